"""Outbox: messages wait here for the network.  A page that does not read is told no more, and at last given up."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import Callable
from typing import Final, Protocol

from starlette.websockets import WebSocket, WebSocketDisconnect

from kaizhuo.server.session.guest import AGAIN
from kaizhuo.server.web.limits import BEHIND_BYTES, OUTBOX_BYTES, OUTBOXES_BYTES

PAGE: Final = "kaizhuo.page"  # where a socket names its `Post`


class Post(Protocol):
    """What carries messages away."""

    writable: asyncio.Event  # the network has taken enough of what it was given

    def put(self, *messages: bytes) -> None: ...


class Outboxes:
    """All of them.  When too much waits, the address that most waits for loses the page that has waited longest."""

    def __init__(self, most: int = OUTBOXES_BYTES) -> None:
        self.most = most
        self.size = 0
        self.waiting: dict[SocketOutbox, None] = {}  # those that are not empty, longest first

    def grow(self, outbox: SocketOutbox, size: int) -> None:
        self.size += size
        self.waiting.setdefault(outbox)
        while self.size > self.most:
            self._give_up()

    def shrink(self, outbox: SocketOutbox, size: int) -> None:
        self.size -= size
        if not outbox.size:
            self.waiting.pop(outbox, None)

    def _give_up(self) -> None:
        sizes: Counter[str] = Counter()
        for outbox in self.waiting:
            sizes[outbox.address] += outbox.size
        most = sizes.most_common(1)[0][0]
        next(outbox for outbox in self.waiting if outbox.address == most).give_up()


class SocketOutbox:
    def __init__(self, common: Outboxes, address: str) -> None:
        self.common = common
        self.address = address
        self.waiting: asyncio.Queue[bytes | int | None] = asyncio.Queue()  # a number: of bytes on their way
        self.size = 0  # of what waits, and of what the network has not taken yet
        self.granted = 0  # of that, what has no limit of its own
        self.code = 0  # of closing; 0 while it is open
        self.emptied: Callable[[], None] = lambda: None
        self._post: Post | None = None
        self._writing: asyncio.Task[None] | None = None

    @property
    def behind(self) -> bool:
        return self.size > BEHIND_BYTES

    def send(self, *messages: bytes, granted: bool = False) -> None:
        if self.code:
            return
        size = sum(map(len, messages))
        self.granted += size if granted else 0
        if self.size + size - self.granted > OUTBOX_BYTES:
            self.give_up()
            return
        at_once = self._post is not None and not self.size and self._post.writable.is_set()
        if self._post is not None and at_once:
            self._post.put(*messages)
            if self._post.writable.is_set():
                self.granted = 0
                return
        self.size += size
        for message in messages:
            self.waiting.put_nowait(len(message) if at_once else message)
        self.common.grow(self, size)

    def close(self, code: int) -> None:
        """When what waits is read."""
        self.code = self.code or code
        self.waiting.put_nowait(None)

    def give_up(self) -> None:
        """At once: the page has to come in anew."""
        self.close(AGAIN)
        self._sent(self.size)
        self.waiting = asyncio.Queue()
        self.waiting.put_nowait(None)
        if self._writing is not None:
            self._writing.cancel()

    def _sent(self, size: int) -> None:
        self.size -= size
        self.common.shrink(self, size)
        if not self.size:
            self.granted = 0

    def start(self, socket: WebSocket) -> None:
        self._post = socket.scope["extensions"][PAGE]
        self._writing = asyncio.create_task(self._write(socket, self._post))

    async def end(self, code: int) -> None:
        self.close(code)
        if self._writing is not None:
            await asyncio.wait([self._writing])
        self._sent(self.size)

    async def _write(self, socket: WebSocket, post: Post) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # closed by the other side, or for a broken frame
            with contextlib.suppress(asyncio.CancelledError):
                while (message := await self.waiting.get()) is not None:
                    if isinstance(message, bytes):
                        post.put(message)
                    await post.writable.wait()
                    self._sent(len(message) if isinstance(message, bytes) else message)
                    if not self.size:
                        self.emptied()
            await socket.close(self.code)
