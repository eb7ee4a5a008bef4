"""Opening tables: a host lays one, or a rematch follows another."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from kaizhuo.games import box_of, load_game
from kaizhuo.play.options import read_options
from kaizhuo.play.promise import promise
from kaizhuo.play.record import Record
from kaizhuo.server.errors import TableError
from kaizhuo.server.protocol.http import NewTable
from kaizhuo.server.session.boxes import boxes_allowed, chosen_box
from kaizhuo.server.session.table import Table
from kaizhuo.server.store.events import Opened, Origin, Rematched, TableEvent


def open_table(table_id: str, new: NewTable, host: str, secret: bytes) -> tuple[Table, list[TableEvent]]:
    """A new table as its host wants it; the seats are "me", "here:<name>", "open" and "bot:<name>"."""
    box = chosen_box(new.game, new.box)
    game = load_game(new.game, box)
    read_options(game, len(new.seats), new.options)
    first = Opened(new.game, game.rules_version, {}, len(new.seats), host, new.public, "", box, clock=new.clock)
    opened = dealt_anew(first, new.options, secret)
    table = Table(table_id, opened)
    return table, [opened, *seat_all(table, new.seats, host, new.nickname)]


def opened_from(record: Record, host: str, origin: Origin, *, public: bool = False) -> Opened:
    """A table that begins as a record says.  What is only to be looked at promises nothing here."""
    return Opened(
        game=record.game,
        rules_version=record.rules_version,
        options=record.options,
        seats=len(record.seats),
        host=host,
        public=public,
        secret=record.secret,
        components=record.components,
        commitment="" if origin.upload else record.commitment,
        origin=origin,
    )


def dealt_anew(opened: Opened, options: dict[str, int | bool | str], secret: bytes) -> Opened:
    """By the rules and with the box of today, or the owner's that it had if the host of the server still allows it;
    what is promised to the players binds all of it."""
    own = opened.components in boxes_allowed(opened.game)
    game = load_game(opened.game, opened.components if own else "")
    return msgspec.structs.replace(
        opened,
        rules_version=game.rules_version,
        options=dict(options),
        secret=secret.hex(),
        components=box_of(game),
        commitment=promise(secret, opened.game, game.rules_version, box_of(game), opened.seats, options),
        origin=None,
    )


def seat_all(table: Table, kinds: list[str], host: str, nickname: str) -> list[TableEvent]:
    """Seats are "me", "here:<name>" for somebody at the same device, "open" and "bot:<name>"."""
    events: list[TableEvent] = []
    for seat, kind in enumerate(kinds):
        if kind == "me":
            events += table.sit(host, seat, nickname)
        elif kind.startswith("here:"):
            events += table.sit(host, seat, kind.removeprefix("here:"), beside=True)
        elif kind.startswith("bot:"):
            events += table.seat_bot(host, seat, kind.removeprefix("bot:"))
        elif kind != "open":
            raise TableError("seat-kind", kind=kind)
    return events


def next_table(
    table: Table, again: Rematched, secret: bytes, here: Callable[[str], bool]
) -> tuple[Table, list[TableEvent]]:
    """Everybody moves on by one seat, so that the next one begins and all keep their neighbours; bots come along, also
    those that play for somebody who is not here."""
    opened = dealt_anew(table.opened, again.options, secret)
    following = Table(again.table, opened)
    events: list[TableEvent] = [opened]
    relieved: list[int] = []
    for seat, chair in enumerate([*table.chairs[1:], table.chairs[0]]):
        if chair.bot:
            events += following.seat_bot(opened.host, seat, chair.bot)
        elif chair.person:
            events += following.sit(chair.person, seat, chair.name, beside=True)
        if chair.stand_in and not here(chair.person):
            relieved.append(seat)
    for seat in relieved if following.match else []:
        events += following.stand_in(following.chairs[seat].person, seat)
    return following, events
