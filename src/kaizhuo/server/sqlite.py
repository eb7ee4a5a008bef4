"""The store in a file: SQLite with a write-ahead log, every commit synced to the disk."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from kaizhuo.server import sql
from kaizhuo.server.migrations import check_sqlite, migrate_sqlite
from kaizhuo.server.store import Head, StoreError, Write


class SqliteBackend:
    def __init__(self, file: str) -> None:
        Path(file).parent.mkdir(parents=True, exist_ok=True)
        self._writing = _connect(file)
        migrate_sqlite(self._writing)
        self._reading = _connect(file)

    def write(self, batch: list[Write]) -> None:
        db = self._writing
        try:
            db.execute("BEGIN IMMEDIATE")
            try:
                db.executemany(sql.ADD_EVENT, sql.event_rows(batch))
                db.executemany(sql.SET_HEAD, sql.head_rows(batch))
                db.executemany(sql.ADD_PLAYER, sql.player_rows(batch))
                db.execute("COMMIT")
            except sqlite3.Error:
                if db.in_transaction:
                    db.execute("ROLLBACK")
                raise
        except sqlite3.Error as wrong:
            raise StoreError(str(wrong)) from wrong

    def events(self, table: str) -> list[str]:
        return [row[0] for row in self._reading.execute(sql.EVENTS, (table,))]

    def heads_of(self, person: str, limit: int) -> list[Head]:
        return [sql.read_head(row) for row in self._reading.execute(sql.HEADS_OF, (person, limit))]

    def listed(self, limit: int) -> list[Head]:
        return [sql.read_head(row) for row in self._reading.execute(sql.LISTED, (limit,))]

    def busy(self, since: int) -> list[str]:
        return [row[0] for row in self._reading.execute(sql.BUSY, (since,))]

    def head(self, table: str) -> Head | None:
        row = self._reading.execute(sql.HEAD, (table,)).fetchone()
        return sql.read_head(row) if row else None

    def tables(self) -> list[str]:
        return [row[0] for row in self._reading.execute(sql.TABLES)]

    def delete(self, table: str, grave: str) -> None:
        db = self._writing
        db.execute("BEGIN IMMEDIATE")
        last = db.execute(sql.LAST, (table,)).fetchone()[0]
        for statement in sql.DELETE:
            db.execute(statement, (table,))
        db.execute(sql.ADD_EVENT, (table, last + 1, grave))
        db.execute("COMMIT")

    def close(self) -> None:
        self._reading.close()
        self._writing.close()


def _connect(file: str) -> sqlite3.Connection:
    db = sqlite3.connect(file, isolation_level=None, check_same_thread=False, timeout=10)
    try:
        check_sqlite(db, file)
    except BaseException:
        db.close()
        raise
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    return db
