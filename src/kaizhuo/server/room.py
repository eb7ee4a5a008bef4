"""Room: a table with the people around it.  One thing happens at a time: it is done, stored, and only then told."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable
from typing import Any, Final

from kaizhuo.bots.pool import Pool, PoolError
from kaizhuo.bots.uniform import Uniform
from kaizhuo.core.errors import KaizhuoError, StaleAction
from kaizhuo.core.observation import Observation
from kaizhuo.core.rng import Rng
from kaizhuo.core.state import SPECTATOR
from kaizhuo.server.asking import Asking
from kaizhuo.server.catalogue import game_title
from kaizhuo.server.errors import TableError
from kaizhuo.server.events import TableEvent, encode_event
from kaizhuo.server.guest import AGAIN, Guest, encode
from kaizhuo.server.past import why_words
from kaizhuo.server.protocol import (
    Act,
    Agree,
    Done,
    Hint,
    Hinted,
    Incoming,
    Language,
    Leave,
    Ping,
    Pong,
    SeatBot,
    SeatInfo,
    Sit,
    Source,
    Undo,
)
from kaizhuo.server.protocol import Table as TableMessage
from kaizhuo.server.reader import Reader, names
from kaizhuo.server.store import EventStore, Head, HeadSeat, StoreError, Write
from kaizhuo.server.table import Table

HINT_BOT: Final = "level3"
log = logging.getLogger("kaizhuo")


class Room:
    def __init__(self, table: Table, stored: int, store: EventStore, pool: Pool, pace: float) -> None:
        self.table = table
        self.stored = stored  # how many events are in the store
        self.store = store
        self.pool = pool
        self.pace = pace  # seconds between two moves of bots, for people to follow
        self.guests: list[Guest] = []
        self.asking = Asking(table)
        self.touched = int(time.time())  # when something was stored last
        self.lost = False  # the store failed: what is in memory is not to be trusted
        self._lock = asyncio.Lock()
        self._readers: dict[tuple[int, str], Reader] = {}
        self._bots: asyncio.Task[None] | None = None

    @property
    def idle(self) -> bool:
        return not self.guests and self._bots is None and not self._lock.locked()

    # ---- coming and going

    async def enter(self, guest: Guest) -> None:
        async with self._lock:
            self._check()
            self.guests.append(guest)
            if guest.undos != self.table.undos or guest.since is None or guest.since > self.table.ply:
                guest.since = None
            self._tell_table()
            self._tell_now([guest])
        self.wake()

    async def leave(self, guest: Guest) -> None:
        async with self._lock:
            if guest in self.guests:
                self.guests.remove(guest)
                self._tell_table()

    async def settled(self) -> Table:
        """The table when nothing is on its way to the store.  To be read at once, before anything else is awaited."""
        async with self._lock:
            self._check()
            return self.table

    async def touch(self) -> None:
        """It is looked at again, so it is archived no more."""
        async with self._lock:
            self._check()
            await self.keep([])

    # ---- messages

    async def receive(self, guest: Guest, message: Incoming) -> None:
        try:
            await self._answer(guest, message)
        except KaizhuoError as wrong:
            guest.refuse(getattr(message, "id", ""), wrong, self.table.opened.game)
            if isinstance(wrong, StaleAction):
                async with self._lock:
                    self._tell_now([guest])

    async def _answer(self, guest: Guest, message: Incoming) -> None:
        table, person = self.table, guest.person
        if isinstance(message, Act):
            say = message.say, message.ply, message.undos, message.id
            await self._do(guest, message.id, lambda: table.say(person, *say))
        elif isinstance(message, Undo):
            moment = message.ply, message.undos, message.id
            await self._do(guest, message.id, lambda: self.asking.undo(person, *moment))
        elif isinstance(message, Agree):
            yes = message.yes
            await self._do(guest, message.id, lambda: self.asking.agree(person, yes))
        elif isinstance(message, Sit):
            seat = message.seat, message.nickname, message.id
            await self._do(guest, message.id, lambda: table.sit(person, *seat))
        elif isinstance(message, SeatBot):
            bot = message.seat, message.bot, message.id
            await self._do(guest, message.id, lambda: table.seat_bot(person, *bot))
        elif isinstance(message, Leave):
            own = message.id
            await self._do(guest, message.id, lambda: table.leave(person, own))
        elif isinstance(message, Hint):
            await self._hint(guest, message)
        elif isinstance(message, Language):
            await self._switch(guest, message)
        elif isinstance(message, Ping):
            guest.tell(Pong())

    async def _do(self, guest: Guest, action_id: str, doing: Callable[[], list[TableEvent]]) -> None:
        async with self._lock:
            self._check()
            if not self.table.is_done(guest.person, action_id):
                await self._carry_out(doing, lambda: guest.tell(Done(action_id, self.table.ply)))
            else:
                guest.tell(Done(action_id, self.table.ply))
        self.wake()

    async def _carry_out(self, doing: Callable[[], list[TableEvent]], done: Callable[[], None]) -> None:
        """Do it, store it, tell it; in the lock."""
        undos, started = self.table.undos, self.table.match is not None
        try:
            events = doing()
        except KaizhuoError:
            raise
        except BaseException:
            self._lose()
            raise
        if events:
            await self.keep(events)
        done()
        self.asking.after(events)
        if undos != self.table.undos:
            for guest in self.guests:
                guest.since = None
        if not started or self.table.over:
            self._readers.clear()
            self._tell_table()
        self._tell_now(self.guests)

    async def keep(self, events: list[TableEvent]) -> None:
        bodies = [encode_event(event).decode() for event in events]
        try:
            await asyncio.wrap_future(
                self.store.append(Write(self.stored, bodies, head_of(self.table, int(time.time()))))
            )
        except StoreError:
            log.exception("table %s could not be stored", self.table.id[:6])
            self._lose()
            raise TableError("storage") from None
        except BaseException:  # cancelled: nobody knows whether it is stored
            self._lose()
            raise
        self.stored += len(bodies)
        self.touched = int(time.time())

    def _check(self) -> None:
        if self.lost:
            raise TableError("storage")

    def _lose(self) -> None:
        """What is in memory is ahead of the store: everybody has to come in anew."""
        self.lost = True
        for guest in self.guests:
            guest.outbox.close(AGAIN)
        self.guests = []

    # ---- telling

    def _tell_table(self) -> None:
        for guest in self.guests:
            guest.tell(self._table_message(guest))

    def _table_message(self, guest: Guest) -> TableMessage:
        table = self.table
        online = {other.person for other in self.guests}
        you = table.seat_of(guest.person)
        called = names(table, guest.lang)
        return TableMessage(
            id=table.id,
            game=table.opened.game,
            game_name=game_title(table.opened.game, guest.lang),
            options=table.opened.options,
            host=bool(guest.person) and guest.person == table.opened.host,
            you=you if you != SPECTATOR else None,
            seats=[
                SeatInfo(
                    seat=seat,
                    kind="bot" if chair.bot else "open" if chair.open else "person",
                    name=called[seat],
                    bot=chair.bot,
                    online=bool(chair.bot) or chair.person in online,
                    you=seat == you,
                )
                for seat, chair in enumerate(table.chairs)
            ],
            watching=sum(table.seat_of(other.person) == SPECTATOR for other in self.guests),
            started=table.match is not None,
            over=table.over,
            public=table.opened.public,
            link=f"/t/{table.id}",
            lang=guest.lang,
            commitment=table.commitment,
            secret=table.opened.secret if table.shown else "",
            source=Source(came[-1].table, came[-1].ply) if (came := table.opened.branches) else None,
            upload=table.opened.upload is not None,
        )

    def _tell_now(self, guests: list[Guest]) -> None:
        """Everybody his own view; who has the same view, language and past gets the same bytes."""
        match = self.table.match
        if match is None:
            for guest in guests:
                guest.since, guest.undos = 0, self.table.undos
            return
        ready: dict[tuple[int, str, int | None], list[bytes]] = {}
        for guest in guests:
            viewer = self.table.seat_of(guest.person)
            key = (viewer, guest.lang, guest.since)
            if key not in ready:
                reader = self._reader(viewer, guest.lang)
                whole = [encode(reader.log(match))] if guest.since is None else []
                now = reader.now(match, guest.since, self.asking.message(reader.names))
                ready[key] = [*whole, encode(now)]
            for message in ready[key]:
                guest.outbox.send(message)
            guest.since, guest.undos = match.ply, self.table.undos

    def _reader(self, viewer: int, lang: str) -> Reader:
        found = self._readers.get((viewer, lang))
        if found is None:
            found = self._readers[viewer, lang] = Reader(self.table, viewer, lang)
        return found

    async def _switch(self, guest: Guest, message: Language) -> None:
        async with self._lock:
            guest.lang = message.lang
            guest.since = None
            guest.tell(self._table_message(guest))
            self._tell_now([guest])

    # ---- bots

    async def _hint(self, guest: Guest, message: Hint) -> None:
        async with self._lock:
            self._check()
            table = self.table
            seat = table.seat_of(guest.person)
            if seat not in table.awaited() or table.match is None or guest.hinting:
                raise TableError("no-hint")
            now = table.match.observe(seat, table.match.ply)
            reader = self._reader(seat, guest.lang)
        guest.hinting = True
        try:
            found = await asyncio.wrap_future(self.pool.explain(table.opened.game, now, secrets.randbits(62)))
            option, why = reader.option(found.action), why_words(found, reader)
        except PoolError:
            option, why = reader.option(await self._think(HINT_BOT, now)), None
        finally:
            guest.hinting = False
        guest.tell(Hinted(message.id, option.say, option.label, why))

    def wake(self) -> None:
        """Let the bots go on, if one is to move."""
        if self._bots is None and not self.lost and self.table.awaited_bots():
            self._bots = asyncio.create_task(self._run_bots())
            self._bots.add_done_callback(self._rest)

    def _rest(self, task: asyncio.Task[None]) -> None:
        self._bots = None
        if not task.cancelled() and task.exception() is not None:
            log.error("the bots of table %s stopped", self.table.id[:6], exc_info=task.exception())

    async def _run_bots(self) -> None:
        while await self._bot_turn():
            pass

    async def _bot_turn(self) -> bool:
        async with self._lock:
            table = self.table
            seats = table.awaited_bots()
            if not seats or table.match is None or self.lost:
                return False
            seat, ply, undos = seats[0], table.match.ply, table.undos
            now = table.match.observe(seat, ply)
        shown = time.monotonic()
        action = await self._think(table.chairs[seat].bot, now)
        await asyncio.sleep(max(0.0, self.pace - (time.monotonic() - shown)))
        async with self._lock:
            self._check()
            with contextlib.suppress(StaleAction):  # somebody was faster, or went back: think again
                await self._carry_out(lambda: table.bot_does(seat, action, ply, undos), lambda: None)
        return True

    async def _think(self, bot: str, now: Observation[Any]) -> int:
        seed = secrets.randbits(62)
        try:
            return await asyncio.wrap_future(self.pool.choose(self.table.opened.game, bot, now, seed))
        except PoolError:
            log.exception("%s could not choose at table %s: any option instead", bot, self.table.id[:6])
            return Uniform().choose(self.table.game, now, Rng(seed))

    def close(self) -> None:
        if self._bots is not None:
            self._bots.cancel()


def head_of(table: Table, touched: int) -> Head:
    return Head(
        table=table.id,
        game=table.opened.game,
        seats=[HeadSeat(chair.name, chair.person, chair.bot) for chair in table.chairs],
        awaited=table.awaited(),
        started=table.match is not None,
        over=table.over,
        public=table.opened.public,
        touched=touched,
    )
