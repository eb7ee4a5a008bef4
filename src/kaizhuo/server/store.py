"""EventStore: what tables leave on disk.  One thread writes, and whatever waits together is committed together.

A `Write` is durable when its future is done.  A database is anything with the methods of `Backend`.
"""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor
from queue import SimpleQueue
from threading import Thread
from typing import Protocol

import msgspec

BATCH = 500  # writes in one commit at most


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
        return self.public and not self.over

    @property
    def busy(self) -> bool:
        """A bot is to move, or a clock runs: after a restart it goes on."""
        return self.ticking or any(self.seats[seat].bot or self.seats[seat].stand_in for seat in self.awaited)


class Write(msgspec.Struct, frozen=True):
    """Events of one table, numbered from `first`; the head as they leave it."""

    first: int
    events: list[str]
    head: Head


class StoreError(Exception):
    """It could not be stored, so it did not happen."""


class Backend(Protocol):
    """A database.  `write` is called by one thread, the others by another one."""

    def write(self, batch: list[Write]) -> None:
        """All of them durably, or StoreError and none."""
        ...

    def events(self, table: str) -> list[str]: ...

    def heads_of(self, person: str, limit: int) -> list[Head]: ...

    def listed(self, limit: int) -> list[Head]: ...

    def busy(self, since: int) -> list[str]:
        """Tables where a bot is to move, touched since then."""
        ...

    def head(self, table: str) -> Head | None: ...

    def tables(self) -> list[str]: ...

    def delete(self, table: str, grave: str) -> None:
        """Everything of a table, durably; the given event stays in its place, under the next number."""
        ...

    def close(self) -> None: ...


class EventStore:
    def __init__(self, backend: Backend) -> None:
        self.backend = backend
        self._queue: SimpleQueue[tuple[tuple[Write, ...], Future[None]] | None] = SimpleQueue()
        self._writer = Thread(target=self._write, name="store", daemon=True)
        self._writer.start()
        self._reader = ThreadPoolExecutor(1, "store-reader")

    def append(self, *writes: Write) -> Future[None]:
        """Done when they are durable, all of them at once; StoreError if none is."""
        stored: Future[None] = Future()
        self._queue.put((writes, stored))
        return stored

    def events(self, table: str) -> Future[list[str]]:
        return self._reader.submit(self.backend.events, table)

    def heads_of(self, person: str, limit: int = 60) -> Future[list[Head]]:
        return self._reader.submit(self.backend.heads_of, person, limit)

    def listed(self, limit: int = 60) -> Future[list[Head]]:
        return self._reader.submit(self.backend.listed, limit)

    def busy(self, since: int) -> Future[list[str]]:
        return self._reader.submit(self.backend.busy, since)

    def head(self, table: str) -> Future[Head | None]:
        return self._reader.submit(self.backend.head, table)

    def close(self) -> None:
        """Write what waits, then close."""
        self._queue.put(None)
        self._writer.join()
        self._reader.shutdown()
        self.backend.close()

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
            self._commit(batch)
            if closing:
                return

    def _commit(self, batch: list[tuple[tuple[Write, ...], Future[None]]]) -> None:
        """Together; if that fails one by one, so that one bad write does not take others with it."""
        try:
            self.backend.write([write for writes, _ in batch for write in writes])
        except StoreError as wrong:
            if len(batch) == 1:
                batch[0][1].set_exception(wrong)
                return
            for one in batch:
                self._commit([one])
            return
        for _, stored in batch:
            stored.set_result(None)
