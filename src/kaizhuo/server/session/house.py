"""House: all tables.  They are loaded when somebody comes, and let go when nobody is left."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import secrets
import time
from collections import Counter

from kaizhuo.core.errors import KaizhuoError
from kaizhuo.games import game_names
from kaizhuo.server.errors import TableError
from kaizhuo.server.protocol.http import Home, NewBranch, NewFreePlay, NewTable
from kaizhuo.server.protocol.socket import Lang
from kaizhuo.server.session.branching import keep_record, open_branch
from kaizhuo.server.session.club import Club
from kaizhuo.server.session.ids import branch_id, new_table_id
from kaizhuo.server.session.lessons import open_free_play
from kaizhuo.server.session.limits import TABLES_LOADED
from kaizhuo.server.session.lists import head_of, is_in_list_of, row_of
from kaizhuo.server.session.loading import found_box, from_disk, load_table
from kaizhuo.server.session.opening import open_table
from kaizhuo.server.session.reviews import Reviews
from kaizhuo.server.session.room import Room
from kaizhuo.server.session.table import Table
from kaizhuo.server.session.thinking import Thinking
from kaizhuo.server.store.events import TableEvent, decode_event, encode_event
from kaizhuo.server.store.store import BeatenError, EventStore, Head, Seen, StoreError, Write

FINISHED_SHOWN = 10
LISTED_FOR = 86_400  # seconds that a table nobody joins is shown to strangers
LOOK = 1.0  # seconds between two looks at what others did to the database
TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
log = logging.getLogger("kaizhuo")


class House:
    def __init__(
        self, store: EventStore, thinking: Thinking, pace: float, grace: float, archive_days: float, port: int = 0
    ) -> None:
        """`port`: by which the owner tells servers of one machine apart."""
        self.store = store
        self.thinking = thinking
        self.pace = pace
        self.grace = grace
        self.archive = archive_days * 86_400
        self.reviews = Reviews(thinking, store)
        self.rooms: dict[str, Room] = {}  # the one used last comes last
        self.club = Club(store, self.rooms, lambda: len(thinking.pool.waiting), port)
        self._coming: Counter[str] = Counter()  # how many are on their way to a table
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._stopped: set[str] = set()  # tables whose bots are to be woken
        self._hopeless: set[str] = set()  # tables that cannot go on, which the owner need not hear every second
        self._began = False  # it is known which were to move when the server stopped
        self._watching: asyncio.Task[None] | None = None
        self.draining = False  # it is about to end

    async def start(self) -> None:
        """Bots that were to move when the server stopped go on."""
        await self.club.start()
        with contextlib.suppress(StoreError):
            await self._look()
        self._watching = asyncio.create_task(self._watch())

    async def _watch(self) -> None:
        """Go on by itself when the database is back, and let go what the owner deleted meanwhile."""
        while True:
            await asyncio.sleep(LOOK)
            with contextlib.suppress(StoreError):
                await self._look()

    async def _look(self) -> None:
        if self.store.away:
            await self.store.append()
        if not self._began:
            since, span = int(time.time() - self.archive), int(self.archive)
            busy = await asyncio.wrap_future(self.store.busy(since, span))
            self._stopped.update(busy)
            self._began = True
        orphans = await asyncio.wrap_future(self.store.orphans())
        self._stopped.update(set(orphans) - self._hopeless)
        await self.club.look(self.rooms)
        self._stopped.update(table_id for table_id, room in self.rooms.items() if room.lost)
        await self._wake_stopped()

    async def _wake_stopped(self) -> None:
        while self._stopped and not self.store.away:
            table_id = self._stopped.pop()
            await self.wake(table_id)

    async def wake(self, table_id: str) -> None:
        try:
            (await self.room(table_id)).wake()
        except StoreError:
            self._stopped.add(table_id)
        except KaizhuoError as wrong:
            self.rooms.pop(table_id, None)
            self._hopeless.add(table_id)
            if wrong.code != "deleted-table":
                log.error("table %s cannot go on: %s", table_id[:6], wrong)

    async def drain(self) -> None:
        """It is about to end: no new tables, what it leads is for others, and nobody thinks any more."""
        self.draining = True
        if self._watching:
            self._watching.cancel()
        self.club.close()
        with contextlib.suppress(StoreError):
            await asyncio.wrap_future(self.store.retire())
        self.reviews.close()
        for room in self.rooms.values():
            room.close()
        await asyncio.to_thread(self.thinking.pool.close)

    async def close(self) -> None:
        if not self.draining:
            await self.drain()
        await asyncio.to_thread(self.store.close)

    async def open(self, new: NewTable, person: str) -> str:
        if not person:
            raise TableError("no-cookie")
        return await self._lay(*open_table(new_table_id(), new, person, secrets.token_bytes(32)))

    async def branch(self, origin: str, new: NewBranch, person: str, secret: bytes) -> str:
        """A table that goes on from a moment of a finished one; asked twice for the same it is laid once."""
        if not person:
            raise TableError("no-cookie")
        table_id = branch_id(origin, person, new.id)
        laid = await asyncio.wrap_future(self.store.events(table_id))
        if laid:
            return table_id
        source = await (await self.room(origin)).settled()
        return await self._lay(*open_branch(table_id, source, new, person, secret))

    async def play_on(self, game: str, lesson: str, new: NewFreePlay, person: str) -> str:
        """A table that goes on from the end of a lesson, against gentle bots."""
        if not person:
            raise TableError("no-cookie")
        return await self._lay(*open_free_play(new_table_id(), game, lesson, new, person, secrets.token_bytes(32)))

    async def keep_record(self, data: bytes, person: str) -> str:
        if not person:
            raise TableError("no-cookie")
        return await self._lay(*keep_record(new_table_id(), data, person))

    async def _lay(self, table: Table, events: list[TableEvent]) -> str:
        if self.draining:
            raise TableError("draining")
        room = self._room(table, 0)
        with contextlib.suppress(BeatenError):  # asked for at two servers at once it is laid by one of them
            await room.keep(events)
            self.rooms[table.id] = room
            self._let_go()
            await self.club.look([table.id])
        return table.id

    async def room(self, table_id: str) -> Room:
        """The room of a table, loaded if need be; TableError when there is none.  Whoever asks is about to enter it, so
        it is not let go meanwhile: the next one would find another."""
        self._coming[table_id] += 1
        try:
            return await self._room_of(table_id)
        finally:
            self._coming[table_id] -= 1
            if not self._coming[table_id]:
                del self._coming[table_id]

    async def _room_of(self, table_id: str) -> Room:
        if not TABLE_ID.fullmatch(table_id):
            raise TableError("no-table")
        room = self.rooms.pop(table_id, None)
        if room is not None:
            self.rooms[table_id] = room
            if self.store.nodes.several:
                await self.club.look([table_id])
            if not room.lost:
                return await self._reopened(room)
            self._stopped.add(table_id)
        loading = self._loading.get(table_id)
        if loading is None:
            loading = self._loading[table_id] = asyncio.create_task(self._load(table_id))
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        room = await asyncio.shield(loading)
        await self.club.look([table_id])
        return await self._reopened(room)

    def sharers(self) -> int:
        """How many servers there are: what one address or person may do, they grant together."""
        return self.store.nodes.living

    def archived(self, touched: int) -> bool:
        return touched < time.time() - self.archive

    async def _reopened(self, room: Room) -> Room:
        """Whoever comes to an archived table brings it back."""
        if self.archived(room.touched):
            await room.touch()
        return room

    async def _load(self, table_id: str) -> Room:
        bodies = await asyncio.wrap_future(self.store.events(table_id))
        head = await asyncio.wrap_future(self.store.head(table_id))
        if not bodies:
            raise TableError("no-table")
        with from_disk():
            events = [decode_event(body) for body in bodies]
            table = load_table(table_id, events)
        head = head or head_of(table, 0)
        found = found_box(table, events)
        if found:  # the table stays where it is in the lists: nobody has done anything
            bodies = [encode_event(event).decode() for event in found]
            await self.store.append(Write(len(events), bodies, head))
        seen = (await asyncio.wrap_future(self.store.look([table_id]))).get(table_id, Seen(0))
        led = seen.leader not in ("", self.store.nodes.name)
        room = self.rooms[table_id] = self._room(table, len(events) + len(found), led)
        room.touched = head.touched
        self._let_go()
        return room

    def _room(self, table: Table, stored: int, led: bool = False) -> Room:
        return Room(table, stored, self.store, self.thinking, self.pace, self.grace, self, led=led)

    def stirred(self, table_id: str) -> None:
        self.club.stirred(table_id)

    def nudged(self, table_id: str) -> None:
        self.club.nudged(table_id)

    def _let_go(self) -> None:
        excess = len(self.rooms) - TABLES_LOADED
        if excess > 0:
            idle = [table_id for table_id, room in self.rooms.items() if room.idle and table_id not in self._coming]
            for table_id in idle[:excess]:
                del self.rooms[table_id]
            self.club.resign(idle[:excess])

    async def game_of(self, table_id: str) -> str:
        """What is played at a table, without loading it; "" when there is none."""
        if table_id in self.rooms:
            return self.rooms[table_id].table.opened.game
        head = await asyncio.wrap_future(self.store.head(table_id)) if TABLE_ID.fullmatch(table_id) else None
        return head.game if head else ""

    def _waits(self, head: Head) -> bool:
        """A table that strangers are shown: it was set or joined within a day, and has a free seat."""
        free = any(not seat.name and not seat.bot for seat in head.seats)
        return head.listed and free and head.touched > time.time() - LISTED_FOR

    async def home(self, person: str, lang: Lang) -> Home:
        mine = await asyncio.wrap_future(self.store.heads_of(person)) if person else []
        listed = await asyncio.wrap_future(self.store.listed())
        games = set(game_names())
        mine = [head for head in mine if head.game in games and is_in_list_of(head, person)]
        running = [head for head in mine if not head.over and not head.keeper]
        finished = [head for head in mine if head.over and not head.keeper][:FINISHED_SHOWN]
        brought = [head for head in mine if head.keeper][:FINISHED_SHOWN]
        names = [seat.name for head in mine for seat in head.seats if seat.person == person]
        return Home(
            lang=lang,
            nickname=names[0] if names else "",
            mine=[row_of(head, person, lang, self.archived(head.touched)) for head in [*running, *finished, *brought]],
            public=[row_of(head, person, lang, False) for head in listed if head.game in games and self._waits(head)],
        )
