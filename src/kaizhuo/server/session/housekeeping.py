"""What the owner of a server does with its tables: list, export, repair, delete.  Works beside a running server."""

from __future__ import annotations

import time

import msgspec

from kaizhuo.core.errors import KaizhuoError
from kaizhuo.play.record import Record
from kaizhuo.server.errors import TableError
from kaizhuo.server.session.lists import head_of
from kaizhuo.server.session.loading import from_disk, load_table
from kaizhuo.server.session.table import Table
from kaizhuo.server.store.events import Deleted, TableEvent, decode_event, encode_event
from kaizhuo.server.store.store import Backend, Head, StoreError, Write


class Found(msgspec.Struct, frozen=True):
    """A table in the database; without a head it is in no list and wants repair."""

    table: str
    head: Head | None


class Checked(msgspec.Struct, frozen=True):
    table: str
    game: str
    plies: int
    wrong: KaizhuoError | None  # why it cannot be shown
    mended: bool  # its entry in the lists was written anew


def tables(backend: Backend) -> list[Found]:
    """All that are not deleted, the one touched last first."""
    found = [Found(table, backend.head(table)) for table in backend.tables()]
    alive = [one for one in found if one.head or not _is_grave(backend.events(one.table))]
    return sorted(alive, key=lambda one: -(one.head.touched if one.head else 0))


def whole_id(backend: Backend, beginning: str) -> str:
    """The table that is meant by the beginning of its id."""
    found = [one.table for one in tables(backend) if one.table.startswith(beginning)]
    if len(found) != 1:
        raise TableError("no-such-table" if not found else "several-tables", table=beginning, count=len(found))
    return found[0]


def record(backend: Backend, table: str) -> Record:
    loaded = load(backend, table)
    if loaded.match is None:
        raise TableError("not-begun")
    return loaded.record()


def repair(backend: Backend, table: str) -> Checked:
    """Replay everything strictly; if that goes well, the entry in the lists is made to say the same."""
    bodies = backend.events(table)
    try:
        loaded = _loaded(table, bodies)
    except KaizhuoError as wrong:
        return Checked(table, "", 0, wrong, False)
    was = backend.head(table)
    now = head_of(loaded, was.touched if was else int(time.time()))
    if now != was:
        try:
            backend.write([Write(len(bodies), [], now)])
        except StoreError as wrong:
            if wrong.away:
                raise
            return repair(backend, table)  # somebody moved meanwhile
    return Checked(table, loaded.opened.game, loaded.ply, None, now != was)


def delete(backend: Backend, table: str) -> None:
    backend.delete(table, encode_event(Deleted(int(time.time()))).decode())


def load(backend: Backend, table: str) -> Table:
    return _loaded(table, backend.events(table))


def _loaded(table: str, bodies: list[str]) -> Table:
    """The table, or the first event that is damaged, by its number."""
    events: list[TableEvent] = []
    for number, body in enumerate(bodies):
        try:
            events.append(decode_event(body))
        except msgspec.DecodeError as wrong:
            raise TableError("damaged-event", number=number, reason=str(wrong)) from None
    if not events:
        raise TableError("no-such-table", table=table)
    with from_disk():
        return load_table(table, events)


def _is_grave(bodies: list[str]) -> bool:
    try:
        return len(bodies) == 1 and isinstance(decode_event(bodies[0]), Deleted)
    except msgspec.DecodeError:
        return False
