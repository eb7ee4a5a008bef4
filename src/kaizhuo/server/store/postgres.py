"""The store in PostgreSQL, through psycopg (extra `postgres`)."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from typing import Any, Final

import psycopg

from kaizhuo.server.errors import TableError
from kaizhuo.server.store import sql
from kaizhuo.server.store.migrations import migrate_postgres
from kaizhuo.server.store.store import Head, StoreError, Write

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


def _statement(text: str) -> bytes:
    return text.replace("?", "%s").encode()


ADD_EVENT, SET_HEAD, ADD_PLAYER, LAST = map(_statement, (sql.ADD_EVENT, sql.SET_HEAD, sql.ADD_PLAYER, sql.LAST))


class PostgresBackend:
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

    def write(self, batch: list[Write]) -> None:
        """A lost connection leaves it open whether the commit arrived: then StoreError, and the table is read anew."""
        with self._transaction() as cursor:
            for statement, rows in (
                (ADD_EVENT, sql.event_rows(batch)),
                (SET_HEAD, sql.head_rows(batch)),
                (ADD_PLAYER, sql.player_rows(batch)),
            ):
                if rows:
                    cursor.executemany(statement, rows)
            for write in batch:
                sql.check_first(write, lambda table: (cursor.execute(LAST, (table,)).fetchone() or (None,))[0])
            for test in () if batch else sql.TEST:
                cursor.execute(test.encode())

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

    def delete(self, table: str, grave: str) -> None:
        with self._transaction() as cursor:
            (last,) = cursor.execute(LAST, (table,)).fetchone() or (0,)
            for statement in sql.DELETE:
                cursor.execute(_statement(statement), (table,))
            cursor.execute(ADD_EVENT, (table, last + 1, grave))

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
    def _transaction(self) -> Iterator[psycopg.Cursor[Any]]:
        with _trouble(), ExitStack() as stack:
            try:
                stack.enter_context(self._line().transaction())
            except psycopg.OperationalError:  # the line was cut meanwhile, and nothing has been said on it yet
                self._writing.close()
                stack.enter_context(self._line().transaction())
            yield stack.enter_context(self._writing.cursor())

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
