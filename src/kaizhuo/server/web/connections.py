"""Connections: how many there may be, how long a request may take, and what happens to a page that does not read."""

from __future__ import annotations

import asyncio
import struct
import sys
from collections import Counter
from functools import cache
from ipaddress import ip_address, ip_network
from typing import Final

import h11
import uvicorn
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request as WebSocketRequest

from kaizhuo.server.web.outbox import PAGE
from kaizhuo.server.web.requests import neighbourhood
from kaizhuo.text.languages import LANGUAGES
from kaizhuo.text.speech import say

HEAD_SECONDS: Final = 10.0  # for the head of a request, from the connection or the last answer on
REQUEST_SECONDS: Final = 120.0  # for the rest of it and the answer
CONNECTIONS_EACH: Final = 1_000  # of one address
HALF_EACH: Final = 100  # of those, without a whole request yet
TEXT: Final = 0x81  # of a frame: the only one of its message
FILES_WANTED: Final = 65_536
FILES_KEPT: Final = 100  # for the database, the bots and what the page is made of


def raise_file_limit() -> int:
    """As many open files as the system lets us have; returns how many that is."""
    if sys.platform == "win32":
        return FILES_WANTED
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES_WANTED if hard == resource.RLIM_INFINITY else min(FILES_WANTED, hard)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return FILES_WANTED if soft == resource.RLIM_INFINITY else soft
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return wanted


class Doors:
    """Counts connections by address; a proxy may have as many as there are."""

    def __init__(self, files: int, proxy: str = "") -> None:
        self.most = max(1, files - FILES_KEPT)
        self.each = min(CONNECTIONS_EACH, max(1, self.most // 2))
        self.proxy = ip_network(proxy) if proxy else None
        self.total = 0
        self.count: Counter[str] = Counter()
        self.half: dict[str, dict[Request, None]] = {}  # by address, the oldest first

    def enter(self, address: str, trusted: bool) -> bool:
        if self.total >= self.most or (self.count[address] >= self.each and not trusted):
            return False
        self.total += 1
        self.count[address] += 1
        return True

    def leave(self, address: str) -> None:
        self.total -= 1
        self.count[address] -= 1
        if not self.count[address]:
            del self.count[address]

    def trusts(self, host: str) -> bool:
        try:
            return self.proxy is not None and ip_address(host) in self.proxy
        except ValueError:
            return False

    def begin(self, request: Request) -> None:
        """It owes us a head.  Where too many do, the oldest is closed, so that the next one gets in."""
        owing = self.half.setdefault(request.address, {})
        owing[request] = None
        if len(owing) > HALF_EACH and not request.trusted:
            oldest = next(iter(owing))
            del owing[oldest]
            oldest.transport.abort()

    def done(self, request: Request) -> None:
        owing = self.half.get(request.address, {})
        owing.pop(request, None)
        if not owing:
            self.half.pop(request.address, None)


class Config(uvicorn.Config):
    doors: Doors


class Request(H11Protocol):
    """A connection that sends requests, whole and in time."""

    config: Config

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.doors = self.config.doors
        host = self.client[0] if self.client else ""
        self.address, self.trusted = neighbourhood(host), self.doors.trusts(host)
        self.owes: bool | None = None  # a head
        self.overdue: asyncio.TimerHandle | None = None
        self.inside = self.doors.enter(self.address, self.trusted)
        if self.inside:
            self._look()
        else:
            transport.write(_crowded())
            transport.close()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._look()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._look()

    def _look(self) -> None:
        """At what comes next, and until when it has to."""
        owes = self.conn.their_state is h11.IDLE
        if not self.inside or owes == self.owes:
            return
        self._rest()
        self.owes = owes
        self.overdue = self.loop.call_later(HEAD_SECONDS if owes else REQUEST_SECONDS, self.transport.abort)
        if owes:
            self.doors.begin(self)

    def _rest(self) -> None:
        if self.overdue is not None:
            self.overdue.cancel()
        self.doors.done(self)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on the page counts for the connection."""
        self._rest()
        self.inside = False
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        if self.inside:
            self._rest()
            self.doors.leave(self.address)
        super().connection_lost(exc)


class Page(WebSocketsSansIOProtocol):
    """A page: what it is sent waits until the network has it, and one that does not read is not waited for."""

    config: Config

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.heard = self.loop.time()

    def data_received(self, data: bytes) -> None:
        self.heard = self.loop.time()
        super().data_received(data)

    def send_keepalive_ping(self) -> None:
        """Whether it is still there is asked only of a page that has been silent for so long."""
        assert self.ping_interval is not None
        left = self.heard + self.ping_interval - self.loop.time()
        if left > 0:
            self.ping_timer = self.loop.call_later(left, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def handle_connect(self, event: WebSocketRequest) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.handshake_complete:
            self.scope["extensions"][PAGE] = self  # type: ignore[assignment]

    def put(self, *messages: bytes) -> None:
        """Whole texts at once, past the layers that would only pass them on: this is most of what a server does."""
        if not self.close_sent and not self.transport.is_closing():
            parts: list[bytes] = []
            for message in messages:
                parts += (_head(len(message)), message)
            self.transport.write(b"".join(parts))

    async def send(self, message: ASGISendEvent) -> None:
        if message["type"] == "websocket.close" and not self.writable.is_set():
            self.transport.abort()
            return
        await super().send(message)
        await self.writable.wait()

    def shutdown(self) -> None:
        super().shutdown()
        if not self.writable.is_set():
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.doors.leave(neighbourhood(self.client[0]) if self.client else "")
        super().connection_lost(exc)


def _head(size: int) -> bytes:
    """Of a frame with a text of so many bytes."""
    if size < 126:
        return struct.pack("!BB", TEXT, size)
    return struct.pack("!BBH", TEXT, 126, size) if size < 65536 else struct.pack("!BBQ", TEXT, 127, size)


@cache
def _crowded() -> bytes:
    """Nothing is known of the visitor, so it is said in all languages."""
    body = "\n".join(say(lang, "error-crowded") for lang in LANGUAGES).encode()
    head = "HTTP/1.1 503 Service Unavailable\r\ncontent-type: text/plain; charset=utf-8\r\nretry-after: 10\r\n"
    return f"{head}connection: close\r\ncontent-length: {len(body)}\r\n\r\n".encode() + body
