"""The store in PostgreSQL, through psycopg (extra `postgres`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import psycopg

from kaizhuo.server import sql
from kaizhuo.server.migrations import migrate_postgres
from kaizhuo.server.store import Head, StoreError, Write

LOCK: Final = 8168  # so that two servers do not make the tables at once


def _statement(text: str) -> bytes:
    return text.replace("?", "%s").encode()


ADD_EVENT, SET_HEAD, ADD_PLAYER = map(_statement, (sql.ADD_EVENT, sql.SET_HEAD, sql.ADD_PLAYER))


class PostgresBackend:
    def __init__(self, url: str) -> None:
        self._url = url
        self._writing = psycopg.connect(url)
        try:
            with self._writing.transaction():
                self._writing.execute("SELECT pg_advisory_xact_lock(%s)", (LOCK,))
                migrate_postgres(self._writing)
        except BaseException:
            self._writing.close()
            raise
        self._reading = psycopg.connect(url, autocommit=True)

    def write(self, batch: list[Write]) -> None:
        """A lost connection leaves it open whether the commit arrived: then StoreError, and the table is read anew."""
        try:
            if self._writing.closed:
                self._writing = psycopg.connect(self._url)
            with self._writing.transaction(), self._writing.cursor() as cursor:
                for statement, rows in (
                    (ADD_EVENT, sql.event_rows(batch)),
                    (SET_HEAD, sql.head_rows(batch)),
                    (ADD_PLAYER, sql.player_rows(batch)),
                ):
                    if rows:
                        cursor.executemany(statement, rows)
        except psycopg.Error as wrong:
            raise StoreError(str(wrong)) from wrong

    def events(self, table: str) -> list[str]:
        return self._read(sql.EVENTS, (table,), _first)

    def heads_of(self, person: str, limit: int) -> list[Head]:
        return self._read(sql.HEADS_OF, (person, limit), sql.read_head)

    def listed(self, limit: int) -> list[Head]:
        return self._read(sql.LISTED, (limit,), sql.read_head)

    def busy(self, since: int) -> list[str]:
        return self._read(sql.BUSY, (since,), _first)

    def head(self, table: str) -> Head | None:
        return next(iter(self._read(sql.HEAD, (table,), sql.read_head)), None)

    def tables(self) -> list[str]:
        return self._read(sql.TABLES, (), _first)

    def delete(self, table: str, grave: str) -> None:
        with self._writing.transaction(), self._writing.cursor() as cursor:
            (last,) = cursor.execute(_statement(sql.LAST), (table,)).fetchone() or (0,)
            for statement in sql.DELETE:
                cursor.execute(_statement(statement), (table,))
            cursor.execute(ADD_EVENT, (table, last + 1, grave))

    def _read(self, text: str, given: tuple[Any, ...], read: Callable[[sql.Row], Any]) -> list[Any]:
        try:
            return [read(row) for row in self._reading.execute(_statement(text), given)]
        except psycopg.OperationalError:
            self._reading = psycopg.connect(self._url, autocommit=True)
            return [read(row) for row in self._reading.execute(_statement(text), given)]

    def close(self) -> None:
        self._reading.close()
        self._writing.close()


def _first(row: sql.Row) -> str:
    return str(row[0])
