"""Keeping: a table in memory and its events in the store.  One thing happens at a time: it is done, stored, and only
then told.

Other servers may keep the same table: what they stored is followed, and whoever writes second does it again.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Final, NamedTuple

from kaizhuo.core.errors import KaizhuoError
from kaizhuo.server.session.lists import write_of
from kaizhuo.server.session.loading import follow, from_disk, load_table
from kaizhuo.server.session.table import Table
from kaizhuo.server.store.events import Asked, TableEvent, decode_event
from kaizhuo.server.store.store import BeatenError, EventStore, LeaseError, StoreError, Write

TRIES: Final = 8  # of an action, when other servers are faster

Doing = Callable[[], list[TableEvent]]
Answer = Callable[[list[TableEvent]], None]


class Before(NamedTuple):
    """How the table stood."""

    started: bool
    asked: Asked | None


class Keeping(ABC):
    def __init__(self, table: Table, stored: int, store: EventStore) -> None:
        self.table = table
        self.stored = stored  # how many events are in the store
        self.store = store
        self.leader = ""  # the server that thinks for the bots and keeps the clock
        self.lease = 0  # the number of the last one that is known
        self.touched = int(time.time())  # when something was stored last
        self.lost = False  # the store failed: what is in memory is not to be trusted
        self.lock = asyncio.Lock()

    @abstractmethod
    def completed(self, events: list[TableEvent], lease: int) -> list[TableEvent]:
        """With what is to be stored beside them."""

    @abstractmethod
    def elsewhere(self, events: list[TableEvent]) -> list[Write]:
        """What happens at other tables because of it."""

    @abstractmethod
    def happened(self, events: list[TableEvent], before: Before) -> None:
        """It is stored, by this server or by another one."""

    @abstractmethod
    def take(self, table: Table) -> None:
        """The table was read anew."""

    @abstractmethod
    def lose(self) -> None:
        """What is in memory is ahead of the store."""

    @property
    def leading(self) -> int:
        """The number of the lease, if it is this server's."""
        return self.lease if self.leader == self.store.nodes.name else 0

    @property
    def leaderless(self) -> bool:
        """A game goes on here, and nobody leads it."""
        return not self.leader and not self.lost and self.table.match is not None and not self.table.shown

    def check(self) -> None:
        if self.lost:
            raise StoreError("the room was given up")

    async def settled(self) -> Table:
        """The table when nothing is on its way to the store.  To be read at once, before anything else is awaited."""
        async with self.lock:
            self.check()
            return self.table

    async def touch(self) -> None:
        """It is looked at again, so it is archived no more."""
        async with self.lock:
            self.check()
            with contextlib.suppress(BeatenError):  # somebody did something there
                await self.keep([])

    async def carry_out(self, doing: Doing, done: Answer = lambda _: None, *, lease: int = 0) -> None:
        """Do it, store it, tell it; in the lock.  If somebody else was faster, see what is stored and do it again.
        As the leader only while it is that."""
        for _ in range(TRIES):
            try:
                await self._try(doing, done, lease)
            except LeaseError:
                self.leader = ""
                await self._reload()
            except BeatenError:
                await self._reload()
                continue
            return
        self.lose()
        raise StoreError("others were always faster")

    async def _try(self, doing: Doing, done: Answer, lease: int) -> None:
        before = self._now()
        try:
            events = self.completed(doing(), lease)
            writes = self.elsewhere(events)
        except KaizhuoError:
            raise
        except BaseException:
            self.lose()
            raise
        if events:
            await self.keep(events, *writes, lease=lease)
        done(events)
        if events:
            self.happened(events, before)

    async def keep(self, events: list[TableEvent], *beside: Write, lease: int = 0) -> None:
        """Store what happened, and in the same moment what happens at other tables because of it."""
        try:
            await self.store.append(write_of(self.stored, self.table, events, lease), *beside)
        except BeatenError:
            raise
        except BaseException:  # perhaps cancelled: nobody knows whether it is stored
            self.lose()
            raise
        self.stored += len(events)
        self.touched = int(time.time())

    async def follow(self) -> None:
        """What others stored since, in the lock."""
        before = self._now()
        bodies = await asyncio.wrap_future(self.store.events(self.table.id, self.stored))
        try:
            events = [decode_event(body) for body in bodies]
            follow(self.table, events)
        except Exception:  # it was deleted, or does not fit: then read it from its beginning
            await self._reload()
            return
        self.stored += len(events)
        self.happened(events, before)

    async def _reload(self) -> None:
        try:
            bodies = await asyncio.wrap_future(self.store.events(self.table.id))
            with from_disk():
                table = load_table(self.table.id, [decode_event(body) for body in bodies])
        except BaseException:
            self.lose()
            raise
        self.stored = len(bodies)
        self.take(table)

    def _now(self) -> Before:
        return Before(self.table.match is not None, self.table.questions.open)
