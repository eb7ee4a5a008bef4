"""Loading tables: their events are read back, and their games replayed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

import msgspec

from kaizhuo.core.errors import KaizhuoError
from kaizhuo.core.state import CHANCE, TOGETHER
from kaizhuo.play.match import VOICES, Match, replay, with_box
from kaizhuo.server.errors import TableError
from kaizhuo.server.session.table import Table
from kaizhuo.server.session.waiting import apply_listed
from kaizhuo.server.store.events import (
    Asking,
    Boxed,
    Clocked,
    Deleted,
    Held,
    Listed,
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


def follow(table: Table, events: Iterable[TableEvent]) -> None:
    """What was stored by others since, in a table that is loaded.  If it raises, the table is of no use any more."""
    for event in events:
        if isinstance(event, Undone):
            begun(table).rewind(event.ply)
            table.went_back(event)
        elif isinstance(event, Moved):
            _play(table, event)
            table.mark(event)
        else:
            _apply(table, event, table.ply)


def begun(table: Table) -> Match:
    if table.match is None:
        raise TableError("not-begun")
    return table.match


def _play(table: Table, event: Moved) -> None:
    """The same moves lead to the same chance, since it comes from the secret."""
    if table.match is None:
        told = [move for event in table.start() if isinstance(event, Moved) for move in event.moves]
    else:
        match, before = table.match, table.match.ply
        for voice, _, sentence in (move.partition(" ") for move in event.moves):
            if voice == VOICES[TOGETHER]:
                match.agree()
            elif voice != VOICES[CHANCE]:
                match.say(int(voice), sentence)
        told = [match.sentence(ply) for ply in range(before, match.ply)]
    if told != event.moves or (table.over and begun(table).scores != event.scores):
        raise TableError("damaged-table")


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
    elif isinstance(event, Listed):
        apply_listed(table, event)
    elif isinstance(event, Rematched):
        table.played_again(event)
    elif isinstance(event, Boxed):
        table.take_box(event.components)
    elif isinstance(event, Timed | Asking | Held):
        table.mark(event)
    elif isinstance(event, Clocked):
        _tell_time(table, event)
    else:
        assert isinstance(event, Seating)
        table.apply(event, ply)


def _tell_time(table: Table, event: Clocked) -> None:
    clock = table.clock
    assert clock is not None, "only a table with a clock tells the time"
    clock.left, clock.paused = list(event.left), event.paused
    if event.at:
        clock.running, clock.still, clock.at = list(event.running), event.still, event.at
