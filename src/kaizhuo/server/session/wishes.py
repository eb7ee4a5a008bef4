"""What a message asks of a table.  Each wish is checked by the table and comes to the events that are stored."""

from __future__ import annotations

from kaizhuo.core.state import SPECTATOR
from kaizhuo.server.protocol.socket import (
    Act,
    Agree,
    End,
    Give,
    Leave,
    Pause,
    Rematch,
    Resume,
    SeatBot,
    Sit,
    StandIn,
    TakeBack,
    Undo,
)
from kaizhuo.server.session.consent import Consent
from kaizhuo.server.session.curtain import viewer_of
from kaizhuo.server.session.guest import Guest
from kaizhuo.server.session.presence import Presence
from kaizhuo.server.session.table import Table
from kaizhuo.server.store.events import TableEvent

Wish = Act | Undo | Agree | Sit | Leave | StandIn | TakeBack | Rematch | SeatBot | Pause | Resume | Give | End


def fulfil(table: Table, consent: Consent, presence: Presence, guest: Guest, wish: Wish) -> list[TableEvent]:
    person = guest.person
    if isinstance(wish, Act):
        return table.say(person, _seat(table, guest, wish.seat), wish.say, wish.ply, wish.undos, wish.id)
    if isinstance(wish, Undo):
        return consent.undo(person, viewer_of(table, guest), wish.ply, wish.undos, wish.id)
    if isinstance(wish, Agree):
        return consent.agree(person, wish.yes)
    if isinstance(wish, Sit):
        return consent.sit(person, wish.seat, wish.nickname, wish.id, beside=wish.beside)
    if isinstance(wish, Leave):
        return table.leave(person, wish.seat, wish.id)
    if isinstance(wish, StandIn):
        ask = presence.check_stand_in(table, person, wish.seat)
        return consent.stand_in(person, wish.seat, wish.id) if ask else table.stand_in(person, wish.seat, wish.id)
    if isinstance(wish, TakeBack):
        return table.back(person, wish.seat, wish.id)
    if isinstance(wish, Rematch):
        return consent.rematch(person, wish.options, wish.id)
    if isinstance(wish, Pause):
        return consent.pause(person, wish.id)
    if isinstance(wish, End):
        return consent.end(person, wish.id)
    if isinstance(wish, Resume):
        return table.time(person, "resume", action_id=wish.id)
    if isinstance(wish, Give):
        return table.time(person, "give", wish.seat, wish.id)
    return table.seat_bot(person, wish.seat, wish.bot, wish.id)


def _seat(table: Table, guest: Guest, seat: int | None) -> int | None:
    """The one that is named, or else shown, or else the person's only one."""
    shown = viewer_of(table, guest)
    return shown if seat is None and shown != SPECTATOR else seat
