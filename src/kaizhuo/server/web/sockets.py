"""Sockets: carries messages between a browser and its room."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from typing import Final

import msgspec
from starlette.websockets import WebSocket

from kaizhuo.core.errors import KaizhuoError
from kaizhuo.server.errors import TableError
from kaizhuo.server.protocol.socket import Incoming, Ping
from kaizhuo.server.session.guest import AGAIN, GONE, Guest
from kaizhuo.server.session.handling import receive
from kaizhuo.server.session.house import House
from kaizhuo.server.session.limits import Bucket, Buckets
from kaizhuo.server.session.room import Room
from kaizhuo.server.store.store import StoreError
from kaizhuo.server.web.cookies import person_at
from kaizhuo.server.web.limits import MESSAGE_BYTES, NAMELESS_EACH, SOCKETS_EACH
from kaizhuo.server.web.outbox import Outboxes, SocketOutbox
from kaizhuo.server.web.requests import LangOf, address_of, number_in, same_origin

STRIKES: Final = 20  # bad messages before the socket is closed
_decode = msgspec.json.Decoder(Incoming).decode


class Sockets:
    def __init__(self, house: House, lang_of: LangOf, rate: int) -> None:
        self.house = house
        self.lang_of = lang_of
        self.rate = rate
        self.pages: Counter[str] = Counter()  # of one person, or of those without a cookie at one address
        self.outboxes = Outboxes()
        self.acted: Callable[[str, float, str], None] = lambda _kind, _seconds, _refused: None  # hears of each message
        self.arriving = Buckets(rate * 3, rate * 50, time.monotonic, house.sharers)  # sockets of one address

    async def connect(self, socket: WebSocket) -> None:
        address = address_of(socket)
        if not same_origin(socket) or not self.arriving.take(address):
            await socket.close(GONE)
            return
        person = person_at(socket)
        outbox = SocketOutbox(self.outboxes, address)
        moment = (number_in(socket, name) for name in ("since", "undos", "changes"))
        guest = Guest(person, self.lang_of(socket), outbox, address, *moment)
        await socket.accept()
        outbox.start(socket)
        whose = person or address
        self.pages[whose] += 1
        try:
            if self.pages[whose] > max(1, (SOCKETS_EACH if person else NAMELESS_EACH) // self.house.sharers()):
                guest.dismiss(TableError("too-many"))
            else:
                await self.attend(socket, guest, outbox)
        finally:
            self.pages[whose] -= 1
            if not self.pages[whose]:
                del self.pages[whose]
            await outbox.end(GONE)

    async def attend(self, socket: WebSocket, guest: Guest, outbox: SocketOutbox) -> None:
        try:
            room = await self.house.room(socket.path_params["table"])
            outbox.emptied = lambda: room.catch_up(guest)
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
            began = time.monotonic()
            code = await receive(room, guest, message)
            took = time.monotonic() - began
            self.acted(str(message.__struct_config__.tag), took, code)
            if not isinstance(message, Ping):
                self.house.club.pulse.acted(took)


class _Numbered(msgspec.Struct, frozen=True):
    id: str = ""


def _id_of(text: str) -> str:
    """The id of a message that is not looked at further."""
    try:
        return msgspec.json.decode(text, type=_Numbered).id[:40]
    except msgspec.DecodeError:
        return ""
