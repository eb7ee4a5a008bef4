"""EventStore: what tables leave on disk.  One thread writes, and whatever waits together is committed together.

A `Write` is durable when its future is done; the loop that waits is woken once for all of a commit.  A database is
anything with the methods of `Backend`.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from queue import SimpleQueue
from threading import Thread
from typing import Protocol, TypeVar

import msgspec

from kaizhuo.server.errors import TableError

BATCH = 500  # writes in one commit at most
PAUSE = 0.5
T = TypeVar("T")
Waiting = tuple[tuple["Write", ...], asyncio.Future[None]]
log = logging.getLogger("kaizhuo")


class HeadSeat(msgspec.Struct, frozen=True):
    name: str
    person: str
    bot: str
    stand_in: str = ""


class Head(msgspec.Struct, frozen=True):
    """A table as lists show it, so that no list loads a table."""

    table: str
    game: str
    seats: list[HeadSeat]
    awaited: list[int]
    started: bool
    over: bool
    public: bool
    touched: int  # seconds since 1970
    ticking: bool = False  # somebody's time runs
    keeper: str = ""  # who brought the record, if it is only to be looked at

    @property
    def listed(self) -> bool:
        return self.public and not self.started

    @property
    def busy(self) -> bool:
        """A bot is to move, or a clock runs: after a restart it goes on."""
        return self.ticking or any(self.seats[seat].bot or self.seats[seat].stand_in for seat in self.awaited)


class Write(msgspec.Struct, frozen=True):
    """Events of one table, numbered from `first`; the head as they leave it."""

    first: int
    events: list[str]
    head: Head
    lease: int = 0  # its number, if it is written as the leader of the table


class StoreError(TableError):
    """It was not done.  Either the database is away, or what was given does not fit what is stored: somebody else wrote
    there, so what is in memory is old."""

    def __init__(self, reason: str, *, away: bool = False) -> None:
        super().__init__("storage")
        self.reason = reason
        self.away = away


class BeatenError(StoreError):
    """Somebody else wrote first.  Read what is stored and see whether it still makes sense."""


class LeaseError(BeatenError):
    """Another server leads the table now."""


class Around(msgspec.Struct, frozen=True):
    """Who is at a table through one node, and what that node knows beside the events.  Moments are seconds since 1970,
    by the clock of the database."""

    pages: dict[str, int] = {}  # of each person; of "" those without a cookie
    shown: list[int] = []  # seats for which the curtain is up
    gone: dict[str, float] = {}  # since when those are away who were here
    begins: float = 0.0  # when the countdown ends
    holds: int = 0  # how often it had been stopped before


class Seen(msgspec.Struct, frozen=True):
    """What others may have changed of a table."""

    count: int  # its events
    leader: str = ""  # the node that leads it, if it lives
    number: int = 0  # of the lease
    around: list[Around] = []  # at other living nodes


class Figures(msgspec.Struct, frozen=True):
    """What a server is doing, for its owner; nobody is named."""

    machine: str  # and the port there
    tables: int = 0  # in memory
    led: int = 0  # of those, where it thinks for the bots and keeps the clock
    pages: int = 0
    waiting: int = 0  # questions to bots
    actions: int = 0  # messages that were answered within a minute
    median: float = 0.0  # seconds until the answer
    slow: float = 0.0  # one of a hundred took longer
    version: str = ""
    rules: str = ""  # a fingerprint: only servers that have the same one share tables


class Nodes(Protocol):
    """This server among those on the same database.  Each raises StoreError if it fails."""

    name: str
    several: bool  # there may be others
    living: int  # how many there are

    def seconds(self) -> float:
        """The same for all of them."""
        ...

    def listen(self, heard: Callable[[str], None]) -> None:
        """From now on, of which tables something changed; "" when that may have been missed.  By another thread."""
        ...

    def beat(self, doing: Figures) -> bool:
        """I live, and do this.  False if the others may have thought otherwise meanwhile."""
        ...

    def look(self, tables: list[str]) -> dict[str, Seen]:
        """Without those that are in no list, because they were deleted or are damaged."""
        ...

    def lead(self, table: str) -> int:
        """The number of the lease; 0 if somebody else has it."""
        ...

    def resign(self, tables: list[str]) -> None: ...

    def publish(self, around: dict[str, Around]) -> None: ...

    def orphans(self) -> list[str]:
        """Tables that go on by themselves, and whose leader is dead."""
        ...

    def review(self, table: str, seat: int) -> str:
        """As far as another one has come with it; "" where none that lives is at it."""
        ...

    def claim_review(self, table: str, seat: int, body: str) -> bool:
        """From now on it is thought here, unless another one was faster."""
        ...

    def keep_review(self, table: str, seat: int, body: str, done: bool) -> None:
        """For the others to show."""
        ...

    def others(self) -> int:
        """How many live beside this one."""
        ...

    def all(self) -> list[Figures]:
        """What those do that live."""
        ...

    def retire(self) -> None:
        """I do not live any more: others need not wait until they notice."""
        ...

    def close(self) -> None: ...


class Backend(Protocol):
    """A database.  `write` is called by one thread, the others by another one.  Each raises StoreError if it fails."""

    def write(self, batch: list[Write]) -> None:
        """All of them durably, or none.  Without any it is a test: something is written that changes nothing."""
        ...

    nodes: Nodes

    def events(self, table: str, first: int = 0) -> list[str]:
        """In their order, from a number on; where one is missing "" and no more."""
        ...

    def heads_of(self, person: str, limit: int) -> list[Head]: ...

    def listed(self, limit: int) -> list[Head]: ...

    def busy(self, since: int, span: int) -> list[str]:
        """Tables where a bot is to move, touched since then, or at most so long before the one touched last."""
        ...

    def head(self, table: str) -> Head | None:
        """None too when it cannot be read."""
        ...

    def tables(self) -> list[str]: ...

    def delete(self, table: str, grave: str) -> None:
        """Everything of a table, durably; the given event stays in its place, under the next number."""
        ...

    def close(self) -> None: ...


class Way:
    """To the database, to read or to write: the log hears once that it is cut, and once that it is open again."""

    def __init__(self, what: str, pause: float = 0.0) -> None:
        self.what = what
        self.pause = pause  # seconds after a failure in which it is not tried again, so that not all wait in a row
        self.cut = False
        self.until = 0.0

    def go(self, do: Callable[..., T], *args: object) -> T:
        """Whatever goes wrong is a StoreError."""
        if time.monotonic() < self.until:
            raise StoreError("it did not answer just now", away=True)
        try:
            found = do(*args)
        except StoreError as wrong:
            if wrong.away:
                self._fail(wrong.reason)
            raise
        except Exception as wrong:
            raise StoreError(repr(wrong)) from wrong
        if self.cut:
            log.warning("the database can be %s again", self.what)
        self.cut = False
        return found

    def _fail(self, reason: str) -> None:
        if not self.cut:
            log.error("the database cannot be %s: %s", self.what, reason)
        self.cut = True
        self.until = time.monotonic() + self.pause


class EventStore:
    def __init__(self, backend: Backend) -> None:
        self.backend = backend
        self.nodes = backend.nodes
        self._queue: SimpleQueue[Waiting | None] = SimpleQueue()
        self.committed: Callable[[float], None] = lambda _: None  # hears how many seconds each commit took
        self._writing = Way("written")
        self._reading = Way("read", PAUSE)
        self._writer = Thread(target=self._write, name="store", daemon=True)
        self._writer.start()
        self._reader = ThreadPoolExecutor(1, "store-reader")

    @property
    def away(self) -> bool:
        return self._writing.cut or self._reading.cut

    @property
    def waiting(self) -> int:
        return self._queue.qsize()

    def append(self, *writes: Write) -> asyncio.Future[None]:
        """Done when they are durable, all of them at once; StoreError if none is.  For one loop, which runs."""
        stored = asyncio.get_running_loop().create_future()
        self._queue.put((writes, stored))
        return stored

    def events(self, table: str, first: int = 0) -> Future[list[str]]:
        return self._read(self.backend.events, table, first)

    def heads_of(self, person: str, limit: int = 60) -> Future[list[Head]]:
        return self._read(self.backend.heads_of, person, limit)

    def listed(self, limit: int = 60) -> Future[list[Head]]:
        return self._read(self.backend.listed, limit)

    def busy(self, since: int, span: int) -> Future[list[str]]:
        return self._read(self.backend.busy, since, span)

    def head(self, table: str) -> Future[Head | None]:
        return self._read(self.backend.head, table)

    def beat(self, doing: Figures) -> Future[bool]:
        return self._read(self.nodes.beat, doing)

    def look(self, tables: list[str]) -> Future[dict[str, Seen]]:
        return self._read(self.nodes.look, tables)

    def lead(self, table: str) -> Future[int]:
        return self._read(self.nodes.lead, table)

    def resign(self, tables: list[str]) -> Future[None]:
        return self._read(self.nodes.resign, tables)

    def publish(self, around: dict[str, Around]) -> Future[None]:
        return self._read(self.nodes.publish, around)

    def orphans(self) -> Future[list[str]]:
        return self._read(self.nodes.orphans)

    def review(self, table: str, seat: int) -> Future[str]:
        return self._read(self.nodes.review, table, seat)

    def claim_review(self, table: str, seat: int, body: str) -> Future[bool]:
        return self._read(self.nodes.claim_review, table, seat, body)

    def keep_review(self, table: str, seat: int, body: str, done: bool) -> Future[None]:
        return self._read(self.nodes.keep_review, table, seat, body, done)

    def all(self) -> Future[list[Figures]]:
        return self._read(self.nodes.all)

    def retire(self) -> Future[None]:
        return self._read(self.nodes.retire)

    def close(self) -> None:
        """Write what waits, then close."""
        self._queue.put(None)
        self._writer.join()
        self._reader.shutdown()
        self.nodes.close()
        self.backend.close()

    def _read(self, do: Callable[..., T], *args: object) -> Future[T]:
        return self._reader.submit(self._reading.go, do, *args)

    def _write(self) -> None:
        while (first := self._queue.get()) is not None:
            batch = [first]
            closing = False
            while len(batch) < BATCH and not self._queue.empty():
                following = self._queue.get()
                if following is None:
                    closing = True
                    break
                batch.append(following)
            self._commit([one for one in batch if not one[1].cancelled()])
            if closing:
                return

    def _commit(self, batch: list[Waiting]) -> None:
        """Together; if one of them is at fault one by one, so that it does not take others with it."""
        if not batch:
            return
        began = time.monotonic()
        wrong: StoreError | None = None
        try:
            self._writing.go(self.backend.write, [write for writes, _ in batch for write in writes])
        except StoreError as refused:
            if len(batch) > 1 and not refused.away:
                for one in batch:
                    self._commit([one])
                return
            wrong = refused
        else:
            self.committed(time.monotonic() - began)
        waiting = [stored for _, stored in batch]
        with contextlib.suppress(RuntimeError):  # the loop has ended: nobody waits
            waiting[0].get_loop().call_soon_threadsafe(_settle, waiting, wrong)


def _settle(waiting: list[asyncio.Future[None]], wrong: StoreError | None) -> None:
    for stored in waiting:
        if stored.cancelled():
            continue
        if wrong is None:
            stored.set_result(None)
        else:
            stored.set_exception(wrong)
