"""A table as its guests are told of it: who sits where, and what the reader may do about it."""

from __future__ import annotations

from typing import NamedTuple

from kaizhuo.bots.cast import characters
from kaizhuo.core.state import SPECTATOR
from kaizhuo.server.protocol.socket import Lang, May, SeatInfo, Source
from kaizhuo.server.protocol.socket import Table as TableMessage
from kaizhuo.server.session.boxes import title_with_box
from kaizhuo.server.session.consent import Consent, asked_to_sit, hints_allowed
from kaizhuo.server.session.curtain import view_and_next
from kaizhuo.server.session.guest import Guest
from kaizhuo.server.session.names import bot_label, names
from kaizhuo.server.session.presence import Presence
from kaizhuo.server.session.table import Table
from kaizhuo.text.speech import say


class Own(NamedTuple):
    """What of the message about a table is the reader's own; the rest is the same for all."""

    lang: Lang
    host: bool
    viewer: int
    mine: tuple[int, ...]
    curtain: int | None
    hints: bool
    may: tuple[tuple[May, ...], ...]  # by seat


def own_part(table: Table, guest: Guest, presence: Presence, consent: Consent) -> Own:
    viewer, curtain = view_and_next(table, guest)
    return Own(
        lang=guest.lang,
        host=bool(guest.person) and guest.person == table.opened.host,
        viewer=viewer,
        mine=tuple(table.seats_of(guest.person)),
        curtain=curtain,
        hints=hints_allowed(table, guest.person),
        may=tuple(tuple(may(table, guest.person, seat, presence, consent)) for seat in range(len(table.chairs))),
    )


def table_message(table: Table, own: Own, presence: Presence) -> TableMessage:
    return TableMessage(
        id=table.id,
        game=table.opened.game,
        game_name=title_with_box(table.opened.game, table.opened.components, own.lang),
        options=table.opened.options,
        host=own.host,
        you=own.viewer if own.viewer != SPECTATOR else None,
        mine=list(own.mine),
        curtain=own.curtain,
        team=table.team_of(own.viewer),
        hints=own.hints,
        seats=_seats(table, own, presence),
        watching=presence.watching(table),
        started=table.match is not None,
        begins=None if table.begins is None else max(0, round((table.begins - presence.clock()) * 1000)),
        over=table.over,
        public=table.public,
        link=f"/t/{table.id}",
        lang=own.lang,
        commitment=table.commitment,
        secret=table.opened.secret if table.shown else "",
        source=Source(came[-1].table, came[-1].ply) if (came := table.opened.branches) else None,
        upload=table.opened.upload is not None,
        clock=table.opened.clock,
        rematch=table.rematch,
    )


def _seats(table: Table, own: Own, presence: Presence) -> list[SeatInfo]:
    called = names([chair._replace(stand_in="") for chair in table.chairs], own.lang)
    cast = characters([(chair.bot, chair.name) for chair in table.chairs])
    return [
        SeatInfo(
            seat=seat,
            kind="bot" if chair.bot else "open" if chair.open else "person",
            name="" if chair.open else called[seat],
            bot=chair.bot,
            level=bot_label(own.lang, chair.bot) if chair.bot else "",
            who=cast[seat],
            line=say(own.lang, f"cast-{cast[seat]}.line") if cast[seat] else "",
            stand_in=bot_label(own.lang, chair.stand_in) if chair.stand_in else "",
            online=bool(chair.bot) or presence.here(chair.person),
            you=seat == own.viewer,
            may=list(own.may[seat]),
        )
        for seat, chair in enumerate(table.chairs)
    ]


def may(table: Table, person: str, seat: int, presence: Presence, consent: Consent) -> list[May]:
    """What somebody may do with a seat."""
    chair, held = table.chairs[seat], table.seats_of(person)
    if not person or table.shown:
        return []
    found: list[May] = ["back"] if chair.stand_in and seat in held else []
    if chair.open and (person == table.opened.host or (table.match and held)):
        found.append("bot")
    found += _may_sit(table, person, seat, consent)
    if seat in held:
        found.append("leave")
    how = presence.stand_in(table, person, seat) if table.match and chair.person and not chair.stand_in else ""
    if how:
        found.append("stand-in" if how == "at-once" else "ask-stand-in")
    if table.clock and table.match and held and chair.person and not chair.stand_in and seat not in held:
        found.append("give")
    return found


def _may_sit(table: Table, person: str, seat: int, consent: Consent) -> list[May]:
    """Before the game begins where there is room; after it at once only where one sat, elsewhere by consent."""
    chair, held, known = table.chairs[seat], table.seats_of(person), table.known.get(person)
    wished = consent.wished(person)
    if wished is not None:
        return ["withdraw"] if wished == seat else []
    if not (chair.open or (chair.bot and (not held or table.match))) or (known and seat not in known):
        return []
    return ["ask-sit" if asked_to_sit(table, person, seat) else "sit"]
