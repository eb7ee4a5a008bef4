"""What SQLite and PostgreSQL do alike: the statements are the same, only the way to the database is another."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from contextlib import AbstractContextManager
from typing import Any, Protocol

from kaizhuo.server.store import sql
from kaizhuo.server.store.store import Head, Write


class Rows(Protocol):
    def fetchone(self) -> Any: ...

    def fetchall(self) -> list[Any]: ...


class Line(Protocol):
    """A connection within a transaction; parameters are `?`."""

    def execute(self, text: str, given: sql.Row = ..., /) -> Rows: ...

    def executemany(self, text: str, rows: Iterable[sql.Row], /) -> object: ...


class SharedBackend(ABC):
    @abstractmethod
    def _transaction(self) -> AbstractContextManager[Line]: ...

    @abstractmethod
    def _read(self, text: str, *given: Any) -> list[sql.Row]: ...

    def write(self, batch: list[Write]) -> None:
        with self._transaction() as line:
            for statement, rows in (
                (sql.ADD_EVENT, sql.event_rows(batch)),
                (sql.SET_HEAD, sql.head_rows(batch)),
                (sql.ADD_PLAYER, sql.player_rows(batch)),
            ):
                if rows:
                    line.executemany(statement, rows)
            for write in batch:
                sql.check_first(write, lambda table: _last(line, table))
            for test in () if batch else sql.TEST:
                line.execute(test)

    def delete(self, table: str, grave: str) -> None:
        with self._transaction() as line:
            last = _last(line, table)
            for statement in sql.DELETE:
                line.execute(statement, (table,))
            line.execute(sql.ADD_EVENT, (table, (last or 0) + 1, grave))

    def events(self, table: str) -> list[str]:
        return sql.read_events(self._read(sql.EVENTS, table))

    def heads_of(self, person: str, limit: int) -> list[Head]:
        return sql.read_heads(self._read(sql.HEADS_OF, person, limit))

    def listed(self, limit: int) -> list[Head]:
        return sql.read_heads(self._read(sql.LISTED, limit))

    def busy(self, since: int, span: int) -> list[str]:
        return [row[0] for row in self._read(sql.BUSY, since, span)]

    def head(self, table: str) -> Head | None:
        return next((sql.read_head(row) for row in self._read(sql.HEAD, table)), None)

    def without_head(self, tables: list[str]) -> list[str]:
        found = {row[0] for row in self._read(sql.with_head(tables), *tables)}
        return [table for table in tables if table not in found]

    def tables(self) -> list[str]:
        return [row[0] for row in self._read(sql.TABLES)]


def _last(line: Line, table: str) -> int | None:
    """The number of the last event."""
    found: int | None = line.execute(sql.LAST, (table,)).fetchone()[0]
    return found
