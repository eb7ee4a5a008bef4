"""The store in PostgreSQL, through psycopg (extra `postgres`)."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, closing, contextmanager
from functools import cache
from typing import Any, Final

import psycopg

from kaizhuo.server.errors import TableError
from kaizhuo.server.store import sql
from kaizhuo.server.store.migrations import migrate_postgres
from kaizhuo.server.store.shared import SharedBackend
from kaizhuo.server.store.store import StoreError

MAKING: Final = 8168  # the lock of the process that makes the tables
PATIENCE: Final[dict[str, Any]] = {  # with a line on which nothing is heard any more
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 2,
    "tcp_user_timeout": 10_000,
}
CLAIM: Final = (
    b"SET tcp_keepalives_idle = 10",  # so that the lock of a machine that has lost its power is released soon
    b"SET tcp_keepalives_interval = 5",
    b"SET tcp_keepalives_count = 3",
    b"SET lock_timeout = 2000",  # ms, for a server that is just ending
    b"SELECT pg_advisory_lock(8169, hashtext(current_schema()))",  # of the one server
    b"RESET lock_timeout",
)
END_OLD: Final = b"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = %s AND pid <> %s"


class Line:
    """Speaks to PostgreSQL in the words of SQLite."""

    def __init__(self, cursor: psycopg.Cursor[Any]) -> None:
        self.cursor = cursor

    def execute(self, text: str, given: sql.Row = (), /) -> psycopg.Cursor[Any]:
        return self.cursor.execute(_statement(text), given)

    def executemany(self, text: str, rows: Iterable[sql.Row], /) -> None:
        self.cursor.executemany(_statement(text), rows)


@cache
def _statement(text: str) -> bytes:
    return text.replace("?", "%s").encode()


class PostgresBackend(SharedBackend):
    def __init__(self, url: str, *, alone: bool = False) -> None:
        """`alone`: a lock that lasts as long as the line to the database; a new line takes it again."""
        self._url = url
        self._name = f"kaizhuo {secrets.token_hex(8)}"  # by which it finds its own old line
        self._alone = alone
        with _trouble(), ExitStack() as stack:
            self._writing = stack.enter_context(closing(self._new_line()))
            with self._writing.transaction():
                self._writing.execute("SELECT pg_advisory_xact_lock(%s)", (MAKING,))
                migrate_postgres(self._writing)
            self._reading = psycopg.connect(url, autocommit=True, **PATIENCE)
            stack.pop_all()

    def _new_line(self) -> psycopg.Connection[Any]:
        line = psycopg.connect(self._url, application_name=self._name, **PATIENCE)
        try:
            if self._alone:
                with line.transaction():
                    line.execute(END_OLD, (self._name, line.info.backend_pid))
                    for statement in CLAIM:
                        line.execute(statement)
        except psycopg.errors.LockNotAvailable:
            line.close()
            raise TableError("database-in-use") from None
        except BaseException:
            line.close()
            raise
        return line

    @contextmanager
    def _transaction(self) -> Iterator[Line]:
        """A lost connection leaves it open whether the commit arrived: then StoreError, and the table is read anew."""
        with _trouble(), ExitStack() as stack:
            try:
                stack.enter_context(self._line().transaction())
            except psycopg.OperationalError:  # the line was cut meanwhile, and nothing has been said on it yet
                self._writing.close()
                stack.enter_context(self._line().transaction())
            yield Line(stack.enter_context(self._writing.cursor()))

    def _line(self) -> psycopg.Connection[Any]:
        if self._writing.closed:
            try:
                self._writing = self._new_line()
            except TableError as wrong:  # another server came while the database was away
                raise StoreError(wrong.code, away=True) from None
        return self._writing

    def _read(self, text: str, *given: Any) -> list[sql.Row]:
        with _trouble():
            try:
                return self._reading.execute(_statement(text), given).fetchall()
            except psycopg.OperationalError:
                self._reading.close()
                self._reading = psycopg.connect(self._url, autocommit=True, **PATIENCE)
                return self._reading.execute(_statement(text), given).fetchall()

    def close(self) -> None:
        self._reading.close()
        self._writing.close()


@contextmanager
def _trouble() -> Iterator[None]:
    try:
        yield
    except (psycopg.IntegrityError, psycopg.DataError) as wrong:
        raise StoreError(str(wrong)) from wrong
    except psycopg.Error as wrong:
        raise StoreError(str(wrong), away=True) from wrong
