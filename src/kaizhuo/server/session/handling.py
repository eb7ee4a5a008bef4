"""What a page may send: for each kind of message the one thing that answers it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

from kaizhuo.core.errors import KaizhuoError, StaleAction
from kaizhuo.core.state import SPECTATOR
from kaizhuo.server.protocol import socket as sent
from kaizhuo.server.session import timing
from kaizhuo.server.session.curtain import viewer_of
from kaizhuo.server.session.guest import Guest
from kaizhuo.server.session.hints import hint
from kaizhuo.server.session.past import fitting, moments
from kaizhuo.server.session.room import Room
from kaizhuo.server.session.waiting import check_at_table, publish
from kaizhuo.server.store.events import Held, TableEvent

Message = TypeVar("Message", bound=sent.FromClient)
Asked = TypeVar("Asked", bound=sent.Action)
Answer = Callable[[Room, Guest, Message], Awaitable[None]]
Wish = Callable[[Room, Guest, Asked], list[TableEvent]]

HANDLERS: Final[dict[type[sent.FromClient], Answer[Any]]] = {}


async def receive(room: Room, guest: Guest, message: sent.Incoming) -> str:
    """Whatever is refused changes nothing, and the guest is told why; returns the reason's code."""
    try:
        await HANDLERS[type(message)](room, guest, message)
    except KaizhuoError as wrong:
        guest.refuse(getattr(message, "id", ""), wrong, room.table.opened.game)
        if isinstance(wrong, StaleAction):
            await room.remind(guest)
        return wrong.code
    return ""


def _answers(kind: type[Message]) -> Callable[[Answer[Message]], Answer[Message]]:
    def register(answer: Answer[Message]) -> Answer[Message]:
        assert kind not in HANDLERS, f"{kind.__name__} has two handlers"
        HANDLERS[kind] = answer
        return answer

    return register


def _fulfils(kind: type[Asked]) -> Callable[[Wish[Asked]], Wish[Asked]]:
    """For what is asked of the table: it checks the wish, and what comes of it is stored."""

    def register(wish: Wish[Asked]) -> Wish[Asked]:
        @_answers(kind)
        async def answer(room: Room, guest: Guest, message: Asked) -> None:
            await room.do(guest, message.id, lambda: wish(room, guest, message))

        return wish

    return register


# ---- to the room


@_answers(sent.Ping)
async def _ping(_room: Room, guest: Guest, _message: sent.Ping) -> None:
    guest.tell(sent.Pong())


@_answers(sent.Language)
async def _language(_room: Room, guest: Guest, message: sent.Language) -> None:
    guest.speak(message.lang)


@_answers(sent.Show)
async def _show(room: Room, guest: Guest, message: sent.Show) -> None:
    await room.show(guest, message)


@_answers(sent.Recall)
async def _recall(room: Room, guest: Guest, message: sent.Recall) -> None:
    table = await room.settled()
    past = moments(table, viewer_of(table, guest), guest.lang, message.ply, sent.RECALLED)
    guest.tell(sent.Recalled(message.id, fitting(past.moments, sent.RECALLED_BYTES)))


@_answers(sent.Talk)
async def _talk(room: Room, guest: Guest, message: sent.Talk) -> None:
    await room.talk(guest, message)


@_answers(sent.React)
async def _react(room: Room, guest: Guest, message: sent.React) -> None:
    await room.talk(guest, message)


@_answers(sent.Hint)
async def _hint(room: Room, guest: Guest, message: sent.Hint) -> None:
    await hint(room, guest, message)


# ---- to the table: playing


@_fulfils(sent.Act)
def _act(room: Room, guest: Guest, wish: sent.Act) -> list[TableEvent]:
    """For the seat that is named, or else shown, or else the person's only one."""
    shown = viewer_of(room.table, guest)
    seat = shown if wish.seat is None and shown != SPECTATOR else wish.seat
    return room.table.say(guest.person, seat, wish.say, wish.ply, wish.undos, wish.id)


@_fulfils(sent.Undo)
def _undo(room: Room, guest: Guest, wish: sent.Undo) -> list[TableEvent]:
    return room.consent.undo(guest.person, viewer_of(room.table, guest), wish.ply, wish.undos, wish.id)


@_fulfils(sent.Agree)
def _agree(room: Room, guest: Guest, wish: sent.Agree) -> list[TableEvent]:
    return room.consent.agree(guest.person, wish.yes, wish.id)


@_fulfils(sent.End)
def _end(room: Room, guest: Guest, wish: sent.End) -> list[TableEvent]:
    return room.consent.end(guest.person, wish.id)


@_fulfils(sent.AskHints)
def _ask_hints(room: Room, guest: Guest, wish: sent.AskHints) -> list[TableEvent]:
    return room.consent.hints(guest.person, wish.id)


@_fulfils(sent.Rematch)
def _rematch(room: Room, guest: Guest, wish: sent.Rematch) -> list[TableEvent]:
    return room.consent.rematch(guest.person, wish.options, wish.id)


# ---- to the table: seats


@_fulfils(sent.Sit)
def _sit(room: Room, guest: Guest, wish: sent.Sit) -> list[TableEvent]:
    return room.consent.sit(guest.person, wish.seat, wish.nickname, wish.id, beside=wish.beside)


@_fulfils(sent.SeatBot)
def _seat_bot(room: Room, guest: Guest, wish: sent.SeatBot) -> list[TableEvent]:
    return room.table.seat_bot(guest.person, wish.seat, wish.bot, wish.id)


@_fulfils(sent.Begin)
def _begin(room: Room, guest: Guest, _wish: sent.Begin) -> list[TableEvent]:
    check_at_table(room.table, guest.person)
    return room.table.start()


@_fulfils(sent.Hold)
def _hold(room: Room, guest: Guest, wish: sent.Hold) -> list[TableEvent]:
    check_at_table(room.table, guest.person)
    held = Held(guest.person, wish.id)
    room.table.mark(held)
    return [held]


@_fulfils(sent.Publish)
def _publish(room: Room, guest: Guest, wish: sent.Publish) -> list[TableEvent]:
    return publish(room.table, guest.person, wish.public, wish.id)


@_fulfils(sent.Leave)
def _leave(room: Room, guest: Guest, wish: sent.Leave) -> list[TableEvent]:
    return room.table.leave(guest.person, wish.seat, wish.id)


@_fulfils(sent.StandIn)
def _stand_in(room: Room, guest: Guest, wish: sent.StandIn) -> list[TableEvent]:
    if room.presence.check_stand_in(room.table, guest.person, wish.seat):
        return room.consent.stand_in(guest.person, wish.seat, wish.id)
    return room.table.stand_in(guest.person, wish.seat, wish.id)


@_fulfils(sent.TakeBack)
def _take_back(room: Room, guest: Guest, wish: sent.TakeBack) -> list[TableEvent]:
    return room.table.back(guest.person, wish.seat, wish.id)


# ---- to the table: the clock


@_fulfils(sent.Pause)
def _pause(room: Room, guest: Guest, wish: sent.Pause) -> list[TableEvent]:
    return room.consent.pause(guest.person, wish.id)


@_fulfils(sent.Resume)
def _resume(room: Room, guest: Guest, wish: sent.Resume) -> list[TableEvent]:
    return timing.wish(room.table, guest.person, "resume", action_id=wish.id)


@_fulfils(sent.Give)
def _give(room: Room, guest: Guest, wish: sent.Give) -> list[TableEvent]:
    return timing.wish(room.table, guest.person, "give", wish.seat, wish.id)
