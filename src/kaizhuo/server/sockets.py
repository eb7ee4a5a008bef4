"""Sockets: carries messages between a browser and its room."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter
from typing import TYPE_CHECKING, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from kaizhuo.core.errors import KaizhuoError
from kaizhuo.server.errors import TableError
from kaizhuo.server.guest import AGAIN, GONE, Guest
from kaizhuo.server.headers import same_origin
from kaizhuo.server.limits import MESSAGE_BYTES, OUTBOX_BYTES, SOCKETS_EACH, Bucket, Buckets
from kaizhuo.server.people import COOKIE, person_of
from kaizhuo.server.protocol import Incoming
from kaizhuo.server.room import Room
from kaizhuo.server.store import StoreError

if TYPE_CHECKING:
    from kaizhuo.server.app import App

STRIKES: Final = 20  # bad messages before the socket is closed
_decode = msgspec.json.Decoder(Incoming).decode


class SocketOutbox:
    """Messages wait here for the network; a reader who never reads is given up."""

    def __init__(self) -> None:
        self.waiting: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.size = 0
        self.code = 0  # of closing; 0 while it is open

    def send(self, message: bytes) -> None:
        if self.code:
            return
        self.size += len(message)
        if self.size > OUTBOX_BYTES:
            self.close(AGAIN)
            return
        self.waiting.put_nowait(message)

    def close(self, code: int) -> None:
        self.code = self.code or code
        self.waiting.put_nowait(None)

    async def run(self, socket: WebSocket) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # closed by the other side, or for a broken frame
            while (message := await self.waiting.get()) is not None:
                self.size -= len(message)
                await socket.send_text(message.decode())
            await socket.close(self.code)


class Sockets:
    def __init__(self, app: App, rate: int) -> None:
        self.app = app
        self.rate = rate
        self.by_person: Counter[str] = Counter()
        self.arriving = Buckets(rate * 3, rate * 50, time.monotonic)  # sockets of one address

    async def connect(self, socket: WebSocket) -> None:
        if not same_origin(socket) or not self.arriving.take(socket.client.host if socket.client else ""):
            await socket.close(GONE)
            return
        person = person_of(socket.cookies.get(COOKIE))
        lang = self.app.lang(socket.query_params.get("lang"), socket.headers)
        outbox = SocketOutbox()
        guest = Guest(person, lang, outbox, *(_number(socket, name) for name in ("since", "undos", "changes")))
        await socket.accept()
        writing = asyncio.create_task(outbox.run(socket))
        self.by_person[person] += 1
        try:
            await self.attend(socket, guest)
        finally:
            self.by_person[person] -= 1
            if not self.by_person[person]:
                del self.by_person[person]
            outbox.close(GONE)
            await writing

    async def attend(self, socket: WebSocket, guest: Guest) -> None:
        try:
            if guest.person and self.by_person[guest.person] > SOCKETS_EACH:
                raise TableError("too-many")
            room = await self.app.house.room(socket.path_params["table"])
            await room.enter(guest)
        except StoreError:
            guest.outbox.close(AGAIN)
            return
        except KaizhuoError as wrong:
            guest.dismiss(wrong)
            return
        try:
            await self.listen(socket, guest, room)
        finally:
            await room.leave(guest)

    async def listen(self, socket: WebSocket, guest: Guest, room: Room) -> None:
        pace = Bucket(self.rate, self.rate * 3, time.monotonic)
        strikes = 0
        while strikes < STRIKES:
            received = await socket.receive()
            if received["type"] == "websocket.disconnect":
                return
            text = received.get("text") or ""
            if not pace.take():
                strikes += 1
                guest.refuse(_id_of(text), TableError("too-fast"))
                continue
            try:
                message = _decode(text) if len(text) <= MESSAGE_BYTES else None
            except msgspec.DecodeError:
                message = None
            if message is None:
                strikes += 1
                guest.refuse("", TableError("bad-message"))
                continue
            await room.receive(guest, message)


class _Numbered(msgspec.Struct, frozen=True):
    id: str = ""


def _id_of(text: str) -> str:
    """The id of a message that is not looked at further."""
    try:
        return msgspec.json.decode(text, type=_Numbered).id[:40]
    except msgspec.DecodeError:
        return ""


def _number(socket: WebSocket, name: str) -> int | None:
    given = socket.query_params.get(name, "")
    return int(given) if given.isascii() and given.isdecimal() and len(given) <= 7 else None
