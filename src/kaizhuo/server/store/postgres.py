"""The store in PostgreSQL, through psycopg (extra `postgres`)."""

from __future__ import annotations

import secrets
import time
from collections.abc import Generator, Iterable, Iterator
from contextlib import ExitStack, closing, contextmanager
from functools import cache, partial
from typing import Any, Final

import msgspec
import psycopg

from kaizhuo.server.errors import TableError
from kaizhuo.server.store import shared, sql
from kaizhuo.server.store.migrations import migrate_postgres
from kaizhuo.server.store.neighbours import ALL, BEAT, HELD, NUDGE, Neighbours, read_figures
from kaizhuo.server.store.shared import SharedBackend
from kaizhuo.server.store.store import BeatenError, Figures, LeaseError, StoreError, Write

MAKING: Final = 8168  # the lock of the process that makes the tables
PATIENCE: Final[dict[str, Any]] = {  # with a line on which nothing is heard any more
    "connect_timeout": 3,
    "keepalives_idle": 3,
    "keepalives_interval": 1,
    "keepalives_count": 2,
    "tcp_user_timeout": 4_000,
}
MANNERS: Final = (
    b"SET tcp_keepalives_idle = 10",  # so that the locks of a machine that has lost its power are released soon
    b"SET tcp_keepalives_interval = 5",
    b"SET tcp_keepalives_count = 3",
    b"SET idle_in_transaction_session_timeout = 2000",  # ms: those of one that sleeps in the middle of a commit, too
    b"SET lock_timeout = 2500",
)
CLAIM: Final = b"SELECT pg_advisory_lock_shared(8169, hashtext(current_schema()))"  # no server that wants to be alone
SECOND: Final = (  # somebody else was there first
    psycopg.IntegrityError,
    psycopg.errors.SerializationFailure,
    psycopg.errors.DeadlockDetected,
    psycopg.errors.LockNotAvailable,
)
END_OLD: Final = b"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = %s AND pid <> %s"


class SilentError(psycopg.OperationalError):
    """No answer came."""


class Impatient(psycopg.Connection[Any]):
    """Gives up in time, also where somebody on the way keeps up a line that is dead behind them."""

    patience = 0.0  # seconds; 0: however long it takes

    def wait(self, gen: Generator[Any, Any, Any], *args: Any, **more: Any) -> Any:
        if not self.patience:
            return super().wait(gen, *args, **more)
        try:
            return super().wait(_in_time(gen, time.monotonic() + self.patience), *args, **more)
        except SilentError:
            self.close()
            raise


def _in_time(gen: Generator[Any, Any, Any], end: float) -> Generator[Any, Any, Any]:
    try:
        asks = gen.send(None)
        while True:
            ready = yield asks
            if not ready and time.monotonic() > end:
                raise SilentError("it does not answer")
            asks = gen.send(ready)
    except StopIteration as done:
        return done.value


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
    def __init__(
        self, url: str, *, serving: bool = False, patience: float = 0.0, server: Figures | None = None
    ) -> None:
        """`serving`: a lock that lasts as long as the line to the database; a new line takes it again."""
        self._url = url
        self._patience = patience
        node = secrets.token_hex(8)
        self._name = f"kaizhuo {node}"  # by which it finds its own old line
        self.nodes = Neighbours(node, self._read, partial(self._connect, autocommit=True))
        self._serving = serving
        with _trouble(), ExitStack() as stack:
            self._writing = stack.enter_context(closing(self._new_line()))
            with self._writing.transaction():
                self._writing.execute("SELECT pg_advisory_xact_lock(%s)", (MAKING,))
                migrate_postgres(self._writing, partial(self._check_others, server))
                if server is not None:  # in the same moment, so that no other kind comes between
                    line = Line(self._writing.cursor())
                    line.execute(BEAT, (node, msgspec.json.encode(server).decode()))
            self._reading = self._connect(autocommit=True)
            stack.pop_all()

    def _check_others(self, server: Figures | None, changing: bool) -> None:
        """Servers that run now read what is written, and write what is read: they must be like this one.  Who is none
        may come at any time, but changes nothing below them."""
        running = [read_figures(body) for (body,) in Line(self._writing.cursor()).execute(ALL).fetchall()]
        others = [one for one in running if (one.rules != server.rules if server else changing)]
        if others:
            raise TableError("other-version", machine=others[0].machine, version=others[0].version)

    def _check_leases(self, line: shared.Line, batch: list[Write]) -> None:
        asked = {(write.head.table, write.lease) for write in batch if write.lease}
        if asked:
            held = line.execute(HELD, (self.nodes.name, [table for table, _ in asked])).fetchall()
            if asked - set(held):
                raise LeaseError("another server leads the table")

    def _nudge(self, line: shared.Line, tables: list[str]) -> None:
        for table in tables:
            line.execute(NUDGE, (f"{table} {self.nodes.name}",))

    def _connect(self, **more: Any) -> psycopg.Connection[Any]:
        line = Impatient.connect(self._url, **PATIENCE, **more)
        line.patience = self._patience
        for statement in MANNERS:
            line.execute(statement)
        if not line.autocommit:
            line.commit()
        return line

    def _new_line(self) -> psycopg.Connection[Any]:
        line = self._connect(application_name=self._name)
        try:
            if self._serving:
                with line.transaction():
                    line.execute(END_OLD, (self._name, line.info.backend_pid))
                    line.execute(CLAIM)
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
            except SilentError:
                raise
            except psycopg.OperationalError:  # the line was cut meanwhile, and nothing has been said on it yet
                self._writing.close()
                stack.enter_context(self._line().transaction())
            yield Line(stack.enter_context(self._writing.cursor()))

    @contextmanager
    def _snapshot(self) -> Iterator[Line]:
        with _trouble(), closing(self._connect()) as line:
            line.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ
            line.read_only = True
            with line.transaction(), line.cursor() as cursor:
                yield Line(cursor)

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
            except SilentError:
                raise
            except psycopg.OperationalError:
                self._reading.close()
                self._reading = self._connect(autocommit=True)
                return self._reading.execute(_statement(text), given).fetchall()

    def close(self) -> None:
        self._reading.close()
        self._writing.close()


@contextmanager
def _trouble() -> Iterator[None]:
    try:
        yield
    except SECOND as wrong:
        raise BeatenError(str(wrong)) from wrong
    except psycopg.DataError as wrong:
        raise StoreError(str(wrong)) from wrong
    except psycopg.Error as wrong:
        raise StoreError(str(wrong), away=True) from wrong
