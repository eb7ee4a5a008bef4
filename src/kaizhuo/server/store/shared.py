"""What SQLite and PostgreSQL do alike: the statements are the same, only the way to the database is another."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from contextlib import AbstractContextManager
from typing import Any, Protocol

from kaizhuo.server.errors import TableError
from kaizhuo.server.store import sql
from kaizhuo.server.store.store import Head, Nodes, Write


class Rows(Protocol):
    def fetchone(self) -> Any: ...

    def fetchall(self) -> list[Any]: ...


class Line(Protocol):
    """A connection within a transaction; parameters are `?`."""

    def execute(self, text: str, given: sql.Row = ..., /) -> Rows: ...

    def executemany(self, text: str, rows: Iterable[sql.Row], /) -> object: ...


class SharedBackend(ABC):
    nodes: Nodes

    @abstractmethod
    def _transaction(self) -> AbstractContextManager[Line]: ...

    @abstractmethod
    def _snapshot(self) -> AbstractContextManager[Line]:
        """Everything as it was at one moment, only to be read."""

    @abstractmethod
    def _read(self, text: str, *given: Any) -> list[sql.Row]: ...

    @abstractmethod
    def _check_leases(self, line: Line, batch: list[Write]) -> None:
        """Whoever writes as a leader must still be it."""

    @abstractmethod
    def _nudge(self, line: Line, tables: list[str]) -> None:
        """Other servers hear of it once it is stored."""

    @abstractmethod
    def close(self) -> None: ...

    def write(self, batch: list[Write]) -> None:
        with self._transaction() as line:
            self._check_leases(line, batch)
            for statement, rows in (
                (sql.ADD_EVENT, sql.event_rows(batch)),
                (sql.SET_HEAD, sql.head_rows(batch)),
                (sql.ADD_PLAYER, sql.player_rows(batch)),
            ):
                if rows:
                    line.executemany(statement, rows)
            for write in batch:
                sql.check_first(write, lambda table: _last(line, table))
            self._nudge(line, sorted({write.head.table for write in batch}))
            for test in () if batch else sql.TEST:
                line.execute(test)

    def delete(self, table: str, grave: str) -> None:
        with self._transaction() as line:
            last = _last(line, table)
            for statement in sql.DELETE:
                line.execute(statement, (table,))
            line.execute(sql.ADD_EVENT, (table, (last or 0) + 1, grave))
            self._nudge(line, [table])

    def copy_to(self, target: SharedBackend) -> tuple[int, int]:
        """Everything into an empty database, all or nothing, while this one may be in use; returns how many tables and
        events.  What was written is read again and compared, event by event."""
        with self._snapshot() as here, target._transaction() as there:
            if there.execute(sql.ANY_EVENT).fetchone():
                raise TableError("database-not-empty")
            tables = [table for (table,) in here.execute(sql.TABLES).fetchall()]
            return len(tables), sum(_copy(table, here, there) for table in tables)

    def events(self, table: str, first: int = 0) -> list[str]:
        return sql.read_events(self._read(sql.EVENTS, table, first), first)

    def heads_of(self, person: str, limit: int) -> list[Head]:
        return sql.read_heads(self._read(sql.HEADS_OF, person, limit))

    def listed(self, limit: int) -> list[Head]:
        return sql.read_heads(self._read(sql.LISTED, limit))

    def busy(self, since: int, span: int) -> list[str]:
        return [row[0] for row in self._read(sql.BUSY, since, span)]

    def head(self, table: str) -> Head | None:
        return next((sql.read_head(row) for row in self._read(sql.HEAD, table)), None)

    def lengths(self, tables: list[str]) -> dict[str, int]:
        """How many events each has, of those that have a head."""
        rows = self._read(sql.lengths(tables), *tables) if tables else []
        return {table: (last or 0) + 1 for table, last in rows}

    def tables(self) -> list[str]:
        return [row[0] for row in self._read(sql.TABLES)]


def _copy(table: str, here: Line, there: Line) -> int:
    """How many events it has."""
    events = here.execute(sql.EVENTS, (table, 0)).fetchall()
    there.executemany(sql.ADD_EVENT, [(table, *event) for event in events])
    beside = ((sql.HEAD_ROW, sql.SET_HEAD), (sql.PLAYER_ROWS, sql.ADD_PLAYER))
    for read, write in beside:
        for row in here.execute(read, (table,)).fetchall():
            there.execute(write, row)
    copied = there.execute(sql.EVENTS, (table, 0)).fetchall()
    lists = [[line.execute(read, (table,)).fetchall() for read, _ in beside] for line in (here, there)]
    if copied != events or lists[0] != lists[1]:
        raise TableError("copy-differs", table=table[:10])
    return len(events)


def _last(line: Line, table: str) -> int | None:
    """The number of the last event."""
    found: int | None = line.execute(sql.LAST, (table,)).fetchone()[0]
    return found
