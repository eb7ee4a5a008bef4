"""The store in a file: SQLite with a write-ahead log, every commit synced to the disk."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any, Final

from kaizhuo.server.errors import TableError
from kaizhuo.server.store import sql
from kaizhuo.server.store.alone import Alone
from kaizhuo.server.store.migrations import check_sqlite, migrate_sqlite
from kaizhuo.server.store.shared import Line, SharedBackend
from kaizhuo.server.store.store import BeatenError, StoreError, Write

CLAIM_SECONDS: Final = 2  # for a server that is just ending


class SqliteBackend(SharedBackend):
    def __init__(self, file: str, *, serving: bool = False) -> None:
        self._file = file
        with _trouble(), ExitStack() as stack:
            Path(file).parent.mkdir(parents=True, exist_ok=True)
            self._claim = stack.enter_context(closing(_claim(file))) if serving else None
            self._writing = stack.enter_context(closing(_connect(file)))
            migrate_sqlite(self._writing)
            self._reading = _connect(file)
            stack.pop_all()
        self.nodes = Alone(self.lengths)

    def _check_leases(self, line: Line, batch: list[Write]) -> None:
        pass  # there is one server

    def _nudge(self, line: Line, tables: list[str]) -> None:
        pass

    @contextmanager
    def _transaction(self) -> Iterator[sqlite3.Connection]:
        db = self._writing
        with _trouble():
            db.execute("BEGIN IMMEDIATE")
            try:
                yield db
                db.execute("COMMIT")
            except BaseException:
                if db.in_transaction:
                    db.execute("ROLLBACK")
                raise

    @contextmanager
    def _snapshot(self) -> Iterator[sqlite3.Connection]:
        with _trouble(), closing(_connect(self._file)) as db:
            db.execute("BEGIN")
            yield db
            db.execute("ROLLBACK")

    def _read(self, text: str, *given: Any) -> list[sql.Row]:
        with _trouble():
            return self._reading.execute(text, given).fetchall()

    def close(self) -> None:
        for db in (self._reading, self._writing, self._claim):
            if db is not None:
                db.close()


def _claim(file: str) -> sqlite3.Connection:
    """A lock on an empty file beside it, which the system releases when the process is gone."""
    db = sqlite3.connect(f"{file}-server", CLAIM_SECONDS, isolation_level=None, check_same_thread=False)
    try:
        db.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as wrong:
        db.close()
        if wrong.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            raise TableError("database-in-use") from None
        raise
    return db


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


@contextmanager
def _trouble() -> Iterator[None]:
    try:
        yield
    except sqlite3.IntegrityError as wrong:
        raise BeatenError(str(wrong)) from wrong
    except sqlite3.DataError as wrong:
        raise StoreError(str(wrong)) from wrong
    except (sqlite3.Error, OSError) as wrong:
        raise StoreError(str(wrong), away=True) from wrong
