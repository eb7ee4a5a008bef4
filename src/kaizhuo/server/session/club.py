"""Club: this server among those that share the database.  It looks what they did, leads tables that nobody leads, and
tells who is around its own."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterable
from typing import Final

import msgspec

from kaizhuo.core.errors import KaizhuoError
from kaizhuo.server.session.pulse import Pulse
from kaizhuo.server.session.room import Room
from kaizhuo.server.session.version import this_server
from kaizhuo.server.store.store import Around, EventStore, Figures, Seen, StoreError

BEAT: Final = 1.0  # seconds


class Club:
    def __init__(self, store: EventStore, rooms: dict[str, Room], waiting: Callable[[], int], port: int) -> None:
        self.store = store
        self.rooms = rooms
        self._waiting = waiting  # questions to bots
        self.pulse = Pulse()
        self._me = this_server(shares=store.nodes.several, port=port)
        self._nudged: set[str] = set()  # tables at which something happened elsewhere
        self._stirred: set[str] = set()  # tables around which something happened here
        self._published: dict[str, Around] = {}
        self._closed = False
        self._working: asyncio.Task[None] | None = None
        self._beating: asyncio.Task[None] | None = None

    async def start(self) -> None:
        loop = asyncio.get_running_loop()
        with contextlib.suppress(StoreError):
            await asyncio.wrap_future(self.store.beat(self.figures()))
        self._beating = asyncio.create_task(self._beat())

        def heard(table: str) -> None:
            loop.call_soon_threadsafe(self.nudged, table)

        self.store.nodes.listen(heard)

    async def _beat(self) -> None:
        """If the others may have thought this server dead, they are told anew who is around."""
        while True:
            await asyncio.sleep(BEAT)
            with contextlib.suppress(StoreError):
                if not await asyncio.wrap_future(self.store.beat(self.figures())):
                    self._published.clear()
                    self._stirred.update(self.rooms)
            self._work_soon()

    @property
    def led(self) -> int:
        """How many tables go on here."""
        return sum(room.leading > 0 for room in self.rooms.values())

    def figures(self) -> Figures:
        pages = sum(len(room.guests) for room in self.rooms.values())
        beat = self.pulse.beat()
        return msgspec.structs.replace(
            self._me,
            tables=len(self.rooms),
            led=self.led,
            pages=pages,
            waiting=self._waiting(),
            actions=beat.actions,
            median=beat.median,
            slow=beat.slow,
        )

    def nudged(self, table: str) -> None:
        """Something happened at a table; "" for any of them."""
        self._nudged.update([table] if table else self.rooms)
        self._work_soon()

    def stirred(self, table: str) -> None:
        if self.store.nodes.several:
            self._stirred.add(table)
            self._work_soon()

    def _work_soon(self) -> None:
        idle = self._working is None or self._working.done()
        if (self._stirred or self._nudged) and idle and not self._closed:
            self._working = asyncio.create_task(self._work())

    async def _work(self) -> None:
        with contextlib.suppress(StoreError):  # then it is done at the next beat, or look
            while self._stirred or self._nudged:
                await self._publish()
                tables, self._nudged = self._nudged & self.rooms.keys(), set()
                await self.look(tables)

    async def _publish(self) -> None:
        tables, self._stirred = self._stirred, set()
        now = {table: self.rooms[table].around() if table in self.rooms else Around() for table in tables}
        news = {table: one for table, one in now.items() if one != self._published.get(table, Around())}
        if not news:
            return
        try:
            await asyncio.wrap_future(self.store.publish(news))
        except StoreError:
            self._stirred |= tables
            raise
        self._published.update(news)
        self._published = {table: one for table, one in self._published.items() if one != Around()}

    async def look(self, tables: Iterable[str]) -> None:
        """What others did there."""
        known = list(tables)
        seen = await asyncio.wrap_future(self.store.look(known)) if known else {}
        await asyncio.gather(*(self._show(table, seen.get(table)) for table in known))

    async def _show(self, table: str, seen: Seen | None) -> None:
        room = self.rooms.get(table)
        if room is None:
            return
        if seen is None:  # it was deleted
            room.lose()
            return
        with contextlib.suppress(KaizhuoError):  # the room is lost then, and whoever comes is told why
            await room.look(seen)
            if room.leaderless:
                number = await asyncio.wrap_future(self.store.lead(table))
                if number:
                    await room.lead(number)

    def resign(self, tables: list[str]) -> None:
        """Nobody is there any more."""
        if self.store.nodes.several and tables:
            self.store.resign(tables)

    def close(self) -> None:
        self._closed = True
        for task in (self._beating, self._working):
            if task is not None:
                task.cancel()
