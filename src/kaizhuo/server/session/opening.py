"""Where tables come from: a host opens one, a rematch follows another, or its events are read back."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager

import msgspec

from kaizhuo.core.errors import KaizhuoError
from kaizhuo.games import box_of, load_game
from kaizhuo.play.match import replay, with_box
from kaizhuo.play.options import read_options
from kaizhuo.play.promise import promise
from kaizhuo.server.errors import TableError
from kaizhuo.server.protocol.http import NewTable
from kaizhuo.server.session.table import Table
from kaizhuo.server.store.events import (
    Boxed,
    Clocked,
    Deleted,
    Moved,
    Opened,
    Rematched,
    Said,
    Seating,
    TableEvent,
    Timed,
    Undone,
)


@contextmanager
def from_disk() -> Iterator[None]:
    """What lies on the disk may be damaged in any way."""
    try:
        yield
    except KaizhuoError:
        raise
    except Exception as wrong:
        raise TableError("damaged-table") from wrong


def load_table(table_id: str, events: Iterable[TableEvent]) -> Table:
    """The table as its events left it."""
    rest = iter(events)
    opened = next(rest)
    if isinstance(opened, Deleted):
        raise TableError("deleted-table")
    if not isinstance(opened, Opened):  # what comes before it is lost
        raise TableError("damaged-table")
    table = Table(table_id, opened)
    moves = list(opened.moves)
    scores = opened.upload.scores if opened.upload else None
    if opened.upload:
        table.begin()
    for event in rest:
        if isinstance(event, Undone):
            del moves[event.ply :]
            scores = None
            table.went_back(event)
        elif isinstance(event, Moved):
            if not table.changes:
                table.begin()
            table.mark(event)
            moves += event.moves
            scores = event.scores
        else:
            _apply(table, event, len(moves))
    _replay(table, moves, scores)
    return table


def _replay(table: Table, moves: list[str], scores: list[int] | None) -> None:
    """Strictly, to the scores that were stored.  A table from before boxes had fingerprints is given its box."""
    record = table.opened.record(table.seat_labels(), moves, scores)
    if table.opened.upload:
        record = msgspec.structs.replace(record, secret="")  # nothing is dealt on
    if not record.components:
        record = with_box(record)
        table.take_box(record.components)
    if table.changes:
        table.match = replay(record)
        table.match.secret = bytes.fromhex(table.opened.secret)


def found_box(table: Table, events: list[TableEvent]) -> list[TableEvent]:
    """What is to be stored of a table that has just been given its box, so that it keeps it."""
    told = [event.components for event in events if isinstance(event, Opened | Boxed)]
    return [] if any(told) else [Boxed(table.opened.components)]


def _apply(table: Table, event: TableEvent, ply: int) -> None:
    """What happened beside the moves."""
    if isinstance(event, Deleted):
        raise TableError("deleted-table")
    if isinstance(event, Said):
        table.hear(event)
    elif isinstance(event, Rematched):
        table.played_again(event)
    elif isinstance(event, Boxed):
        table.take_box(event.components)
    elif isinstance(event, Timed):
        table.mark(event)
    elif isinstance(event, Clocked):
        assert table.clock is not None, "only a table with a clock tells the time"
        table.clock.left, table.clock.paused = event.left, event.paused
    else:
        assert isinstance(event, Seating)
        table.apply(event, ply)


def open_table(table_id: str, new: NewTable, host: str, secret: bytes) -> tuple[Table, list[TableEvent]]:
    """A new table as its host wants it; the seats are "me", "here:<name>", "open" and "bot:<name>"."""
    game = load_game(new.game)
    read_options(game, len(new.seats), new.options)
    first = Opened(new.game, game.rules_version, {}, len(new.seats), host, new.public, "", clock=new.clock)
    opened = dealt_anew(first, new.options, secret)
    table = Table(table_id, opened)
    return table, [opened, *seat_all(table, new.seats, host, new.nickname)]


def dealt_anew(opened: Opened, options: dict[str, int | bool | str], secret: bytes) -> Opened:
    """By the rules and with the box of today; what is promised to the players binds all of it."""
    game = load_game(opened.game)
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
    those that play for who is not here."""
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
