"""Room: a table with the people around it.  One thing happens at a time: it is done, stored, and only then told."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine
from concurrent.futures import Future
from functools import partial
from typing import Any, Final

from kaizhuo.bots.pool import PoolClosedError, PoolError
from kaizhuo.bots.turns import Asker
from kaizhuo.bots.uniform import Uniform
from kaizhuo.core.errors import KaizhuoError, StaleAction
from kaizhuo.core.observation import Observation
from kaizhuo.core.rng import Rng
from kaizhuo.play.explanation import Explanation
from kaizhuo.server.errors import TableError
from kaizhuo.server.protocol.socket import Done, Hint, Hinted, Put, Show, Talk
from kaizhuo.server.session.chat import Talking
from kaizhuo.server.session.consent import Consent, Request
from kaizhuo.server.session.curtain import falls, viewer_of
from kaizhuo.server.session.guest import AGAIN, Guest
from kaizhuo.server.session.limits import ONLOOKERS, TOLD_EVERY, Calmly
from kaizhuo.server.session.lists import write_of
from kaizhuo.server.session.opening import next_table
from kaizhuo.server.session.presence import Presence
from kaizhuo.server.session.reader import Reader
from kaizhuo.server.session.table import Table
from kaizhuo.server.session.telling import Telling
from kaizhuo.server.session.thinking import Thinking
from kaizhuo.server.session.timing import Timing
from kaizhuo.server.session.waiting import Countdown
from kaizhuo.server.store.events import Rematched, Said, Seating, TableEvent, Undone
from kaizhuo.server.store.store import EventStore, StoreError, Write
from kaizhuo.text.judging import why_words

HINT_BOT: Final = "level3"
EARLY: Final = 0.05  # seconds by which a timer may ring too soon
log = logging.getLogger("kaizhuo")

WakeTable = Callable[[str], Awaitable[None]]  # lets the bots of a table go on


class Room:
    def __init__(
        self,
        table: Table,
        stored: int,
        store: EventStore,
        thinking: Thinking,
        pace: float,
        grace: float,
        wake_table: WakeTable,
    ) -> None:
        self.table = table
        self.stored = stored  # how many events are in the store
        self.store = store
        self.thinking = thinking
        self.pace = pace  # seconds between two moves of bots, for people to follow
        self.wake_table = wake_table
        self.presence = Presence(grace, time.monotonic)
        self.consent = Consent(table, self.presence)
        self.talking = Talking(table)
        self.timing = Timing(table, self.presence, time.monotonic)
        self.countdown = Countdown(table, pace, time.monotonic, lambda wait: self._after(wait, self._begin))
        self.telling = Telling(table, self.presence, self.consent, self.timing)
        self.touched = int(time.time())  # when something was stored last
        self.lost = False  # the store failed: what is in memory is not to be trusted
        self._lock = asyncio.Lock()
        self._stirred = False  # somebody came or went: other clocks run, or bots began or ended their rest
        self._crowd = Calmly(TOLD_EVERY, lambda: self._soon(self._remind()))  # tells who came and went
        self._bots: asyncio.Task[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None  # when somebody's time is up
        self._later: set[asyncio.Task[None]] = set()
        self._attend()

    @property
    def guests(self) -> list[Guest]:
        return self.presence.guests

    @property
    def idle(self) -> bool:
        return (
            not self.guests
            and self._bots is None
            and self._alarm is None
            and self.table.begins is None
            and not self._lock.locked()
        )

    # ---- coming and going

    async def enter(self, guest: Guest) -> None:
        async with self._lock:
            self._check()
            seats = self.table.seats_of(guest.person)
            if not seats and self.presence.watching(self.table) >= ONLOOKERS:
                raise TableError("too-many-onlookers")
            self.presence.enter(guest)
            guest.retell = Calmly(TOLD_EVERY, lambda: self._soon(self.retell(guest)))
            behind = guest.undos != self.table.undos or guest.since is None or guest.since > self.table.ply
            if behind or len(seats) > 1:
                guest.since = None
            self._attend()
            self.telling.everything(guest)
            self._crowd()
        self.wake()

    async def leave(self, guest: Guest) -> None:
        if guest.hint is not None:
            guest.hint.cancel()
        async with self._lock:
            if guest in self.guests:
                self.presence.leave(guest, self.table)
                self._stirred |= not self.presence.here(guest.person) and self.consent.left(guest.person)
                self._attend()
                self._crowd()
                self._expect(guest.person)
            if not self.guests:
                self.telling.forget()
        self.wake()

    def _attend(self) -> None:
        """Bots and clocks rest while nobody is there for whom they would go on."""
        was, self.table.resting = self.table.resting, not self.presence.attended(self.table)
        self._stirred |= self.timing.follow() or was != self.table.resting

    def catch_up(self, guest: Guest) -> None:
        """The guest has read all that they were sent."""
        if guest.missed:
            self._soon(self.retell(guest))

    async def retell(self, guest: Guest) -> None:
        """How it stands, and in another language everything anew, unless they have too much to read for that."""
        async with self._lock:
            if guest not in self.guests or guest.outbox.behind:
                guest.missed = True
                return
            if guest.wants is not None:
                guest.lang, guest.since, guest.wants = guest.wants, None, None
            self.telling.everything(guest)

    def _expect(self, person: str) -> None:
        """When somebody has been away for long enough, the others are told what they may do about it."""
        if self.table.match and not self.table.over and self.table.seats_of(person) and not self.presence.here(person):
            self._after(self.presence.grace + EARLY, self._remind)

    async def remind(self, guest: Guest) -> None:
        """Tell a guest how things stand who acted on a moment that is past."""
        async with self._lock:
            self.telling.now([guest])

    async def _remind(self) -> None:
        async with self._lock:
            self.telling.table(self.guests)
            if self._stirred:
                self._stirred = False
                self.telling.now(self.guests)

    def _after(self, seconds: float, do: Callable[[], Coroutine[Any, Any, None]]) -> asyncio.TimerHandle:
        return asyncio.get_running_loop().call_later(seconds, lambda: self._soon(do()))

    def _soon(self, doing: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(doing)
        self._later.add(task)
        task.add_done_callback(self._later.discard)
        return task

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

    # ---- what guests ask for

    async def do(self, guest: Guest, action_id: str, doing: Callable[[], list[TableEvent]]) -> None:
        """What is asked of the table, once: repeated under the same id it is acknowledged."""
        async with self._lock:
            self._check()
            if not self.table.is_done(guest.person, action_id):
                await self._carry_out(doing, lambda stored: guest.tell(self._done(action_id, stored)))
            else:
                guest.tell(Done(action_id, self.table.ply))
        self.wake()

    def _done(self, action_id: str, stored: bool) -> Done | Put:
        """Nothing to store, and somebody asks something: then the action did no more than that."""
        return Done(action_id, self.table.ply) if stored or self.consent.open is None else Put(action_id)

    async def _silence(self, asked: Request) -> None:
        """Somebody was asked whether a bot shall play for them, and has had time to say no."""
        async with self._lock:
            if self.consent.open is asked and self.guests and not self.lost:
                await self._carry_out(lambda: self.consent.lapse(asked), lambda _: None)
        self.wake()

    async def _begin(self) -> None:
        """The countdown has ended."""
        async with self._lock:
            if self.table.begins is not None and not self.lost:
                with contextlib.suppress(StoreError):
                    await self._carry_out(self.table.start, lambda _: None)
        self.wake()

    async def talk(self, guest: Guest, message: Talk) -> None:
        async with self._lock:
            self._check()
            if not self.table.is_done(guest.person, message.id):
                events = self.talking.say(guest, message)
                await self.keep(events)
                self.telling.said([event for event in events if isinstance(event, Said)], self.guests)
            guest.tell(Done(message.id, self.table.ply))

    async def _carry_out(self, doing: Callable[[], list[TableEvent]], done: Callable[[bool], None]) -> None:
        """Do it, store it, tell it; in the lock.  `done` hears whether there was something to store."""
        started, asked = self.table.match is not None, self.consent.open
        try:
            events = doing()
        except KaizhuoError:
            raise
        except BaseException:
            self.lose()
            raise
        events = [*events, *self.timing.after(events)]
        rematches = [event for event in events if isinstance(event, Rematched)]
        if events:
            await self.keep(events, *(self._next_table(event) for event in rematches))
        done(bool(events))
        self.consent.after(events)
        self.countdown.follow()
        self._attend()
        if self.consent.open is not asked and self.consent.open and self.consent.open.what == "stand-in":
            self._after(self.presence.grace + EARLY, partial(self._silence, self.consent.open))
        seating = not started or self.table.over or any(isinstance(event, Seating) for event in events)
        self._tell(events, seating, seating or self.consent.open is not asked)
        for event in rematches:
            await self.wake_table(event.table)

    def _tell(self, events: list[TableEvent], seating: bool, table: bool) -> None:
        """Everybody how things stand; also the table where that changed, and new words where others sit there."""
        if any(isinstance(event, Undone) for event in events):
            for guest in self.guests:
                guest.since = None
        self.telling.changed()
        if seating:
            self.telling.forget()
        if table:
            self.telling.table(self.guests)
        self.telling.now(self.guests)
        self.telling.now([guest for guest in self.guests if falls(self.table, guest)])

    def _next_table(self, event: Rematched) -> Write:
        """Where this table goes on: stored together with the word that it does."""
        try:
            return write_of(0, *next_table(self.table, event, secrets.token_bytes(32), self.presence.here))
        except BaseException:
            self.lose()
            raise

    async def keep(self, events: list[TableEvent], *beside: Write) -> None:
        """Store what happened, and in the same moment what happens at other tables because of it."""
        try:
            await asyncio.wrap_future(self.store.append(write_of(self.stored, self.table, events), *beside))
        except StoreError as wrong:
            if not wrong.away:
                log.warning("table %s is read anew: %s", self.table.id[:6], wrong.reason)
            self.lose()
            raise
        except BaseException:  # cancelled: nobody knows whether it is stored
            self.lose()
            raise
        self.stored += len(events)
        self.touched = int(time.time())

    def _check(self) -> None:
        if self.lost:
            raise StoreError("the room was given up")

    def lose(self) -> None:
        """What is in memory is ahead of the store: everybody has to come in anew."""
        self.lost = True
        for guest in self.guests:
            guest.outbox.close(AGAIN)
        self.presence.clear()

    async def show(self, guest: Guest, message: Show) -> None:
        async with self._lock:
            self._check()
            guest.shown = self.table.own_seat(guest.person, message.seat)
            guest.tell(Done(message.id, self.table.ply))
            self.telling.now(self.guests if self.timing.follow() else [guest])
        self.wake()

    async def hint(self, guest: Guest, message: Hint) -> None:
        async with self._lock:
            self._check()
            table = self.table
            seat = viewer_of(table, guest)
            stood_in = bool(seat >= 0 and table.chairs[seat].stand_in)
            if seat not in table.awaited() or table.match is None or guest.hint or stood_in:
                raise TableError("no-hint")
            now = table.match.observe(seat, table.match.ply)
            reader = self.telling.reader(seat, guest.lang)
            asker = Asker(guest.address, guest.person)
            asked = self.thinking.why(asker, table.game, now, secrets.randbits(62))
        guest.hint = self._soon(self._give_hint(guest, message, asked, now, reader))

    async def _give_hint(
        self, guest: Guest, message: Hint, asked: Future[Explanation], now: Observation[Any], reader: Reader
    ) -> None:
        try:
            found = await asyncio.wrap_future(asked)
            option, why = reader.option(found.action), why_words(found, reader.speech)
        except PoolClosedError:
            return
        except PoolError:
            option, why = reader.option(await self._think(HINT_BOT, now)), None
        finally:
            guest.hint = None
        guest.tell(Hinted(message.id, option.say, option.label, why))

    def wake(self) -> None:
        """Let the bots go on, if one is to move, and the clock, if it runs."""
        self._set_alarm()
        if self._bots is None and not self.lost and self.table.awaited_bots():
            self._bots = asyncio.create_task(self._run_bots())
            self._bots.add_done_callback(self._rest)

    def _set_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        wait = self.timing.wait()
        if wait is not None and not self.lost:
            self._alarm = self._after(wait + 0.01, self._time_up)

    async def _time_up(self) -> None:
        """Bots stand in for those who have no time left, if that was agreed on."""
        self._alarm = None
        async with self._lock:
            for seat in [] if self.lost else self.timing.expired():
                with contextlib.suppress(StoreError):
                    await self._carry_out(partial(self.table.stand_in, "", seat), lambda _: None)
        self.wake()

    def _rest(self, task: asyncio.Task[None]) -> None:
        self._bots = None
        wrong = None if task.cancelled() else task.exception()
        if wrong is not None and not isinstance(wrong, StoreError | PoolClosedError):
            log.error("the bots of table %s stopped", self.table.id[:6], exc_info=wrong)

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
        action = await self._think(table.chairs[seat].acting, now)
        await asyncio.sleep(max(0.0, self.pace - (time.monotonic() - shown)))
        async with self._lock:
            self._check()
            with contextlib.suppress(StaleAction):  # somebody was faster, or went back: think again
                await self._carry_out(lambda: table.bot_does(seat, action, ply, undos), lambda _: None)
        self._set_alarm()
        return True

    async def _think(self, bot: str, now: Observation[Any]) -> int:
        seed = secrets.randbits(62)
        try:
            return await self.thinking.move(self.presence.asker(self.table), self.table.game, bot, now, seed)
        except PoolClosedError:
            raise
        except PoolError:
            log.exception("%s could not choose at table %s: any option instead", bot, self.table.id[:6])
            return Uniform().choose(self.table.game, now, Rng(seed))

    def close(self) -> None:
        for waiting in (self._bots, self._alarm):
            if waiting is not None:
                waiting.cancel()
        self.countdown.stop()
        self._crowd.close()
