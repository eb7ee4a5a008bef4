"""A table as its guests and the lists are told of it: who sits where, and what the reader may do about it."""

from __future__ import annotations

from typing import Literal

from kaizhuo.core.state import SPECTATOR
from kaizhuo.server.catalogue import bot_label, game_title
from kaizhuo.server.chairs import Chair, names
from kaizhuo.server.curtain import next_seat, viewer_of
from kaizhuo.server.guest import Guest
from kaizhuo.server.presence import Presence
from kaizhuo.server.protocol import SeatInfo, Source
from kaizhuo.server.protocol import Table as TableMessage
from kaizhuo.server.store import Head, HeadSeat
from kaizhuo.server.table import Table

May = Literal["sit", "bot", "stand-in", "back", "leave", "give"]


def table_message(table: Table, guest: Guest, presence: Presence) -> TableMessage:
    viewer = viewer_of(table, guest)
    return TableMessage(
        id=table.id,
        game=table.opened.game,
        game_name=game_title(table.opened.game, guest.lang),
        options=table.opened.options,
        host=bool(guest.person) and guest.person == table.opened.host,
        you=viewer if viewer != SPECTATOR else None,
        mine=table.seats_of(guest.person),
        curtain=next_seat(table, guest),
        team=table.team_of(viewer),
        seats=_seats(table, guest, presence, viewer),
        watching=sum(not table.seats_of(other.person) for other in presence.guests),
        started=table.match is not None,
        over=table.over,
        public=table.opened.public,
        link=f"/t/{table.id}",
        lang=guest.lang,
        commitment=table.commitment,
        secret=table.opened.secret if table.shown else "",
        source=Source(came[-1].table, came[-1].ply) if (came := table.opened.branches) else None,
        upload=table.opened.upload is not None,
        clock=table.opened.clock,
        rematch=table.rematch,
    )


def _seats(table: Table, guest: Guest, presence: Presence, viewer: int) -> list[SeatInfo]:
    called = names([chair._replace(stand_in="") for chair in table.chairs], guest.lang)
    return [
        SeatInfo(
            seat=seat,
            kind="bot" if chair.bot else "open" if chair.open else "person",
            name="" if chair.open else called[seat],
            bot=chair.bot,
            stand_in=bot_label(guest.lang, chair.stand_in) if chair.stand_in else "",
            online=bool(chair.bot) or presence.here(chair.person),
            you=seat == viewer,
            may=may(table, guest.person, seat, presence),
        )
        for seat, chair in enumerate(table.chairs)
    ]


def may(table: Table, person: str, seat: int, presence: Presence) -> list[May]:
    """What somebody may do with a seat."""
    chair, held = table.chairs[seat], table.seats_of(person)
    if not person or table.opened.upload:
        return []
    found: list[May] = ["back"] if chair.stand_in and seat in held else []
    if table.over:
        return found
    if chair.open and (person == table.opened.host or (table.match and held)):
        found.append("bot")
    if chair.open or (chair.bot and not held):
        found.append("sit")
    if seat in held:
        found.append("leave")
    if table.match and chair.person and not chair.stand_in and presence.may_stand_in(table, person, seat):
        found.append("stand-in")
    if table.clock and table.match and held and chair.person and not chair.stand_in and seat not in held:
        found.append("give")
    return found


def head_of(table: Table, touched: int) -> Head:
    return Head(
        table=table.id,
        game=table.opened.game,
        seats=[HeadSeat(chair.name, _owner(table, chair), chair.bot, chair.stand_in) for chair in table.chairs],
        awaited=table.awaited(),
        started=table.match is not None,
        over=table.over,
        public=table.opened.public,
        touched=touched,
        keeper=table.opened.host if table.opened.upload else "",
        ticking=table.clock is not None and table.match is not None and not table.over and not table.paused,
    )


def _owner(table: Table, chair: Chair) -> str:
    """Nobody has a seat of a record."""
    return "" if table.opened.upload else chair.person
