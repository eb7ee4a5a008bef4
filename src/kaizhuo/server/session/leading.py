"""Leading: what the one server does that leads a table.  It thinks for the bots, acts when a time is up, and minds
questions that nobody answers."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Final, Protocol

from kaizhuo.bots.pool import PoolClosedError
from kaizhuo.core.errors import StaleAction
from kaizhuo.server.session.consent import Consent
from kaizhuo.server.session.keeping import Keeping
from kaizhuo.server.session.presence import Presence
from kaizhuo.server.session.table import Table
from kaizhuo.server.session.thinking import Thinking
from kaizhuo.server.session.timing import Timing
from kaizhuo.server.store.events import Asked, TableEvent
from kaizhuo.server.store.store import EventStore, StoreError

EARLY: Final = 0.05  # seconds by which a timer may ring too soon
log = logging.getLogger("kaizhuo")


class Outside(Protocol):
    async def wake(self, table_id: str) -> None:
        """Let the bots of a table go on."""
        ...

    def stirred(self, table_id: str) -> None:
        """Somebody came or went, or lifted the curtain."""
        ...

    def nudged(self, table_id: str) -> None:
        """Look what others do at a table, and lead it if nobody does."""
        ...


class Leading(Keeping):
    """`pace`: seconds between two moves of bots, for people to follow."""

    consent: Consent
    timing: Timing

    def __init__(
        self,
        table: Table,
        stored: int,
        store: EventStore,
        thinking: Thinking,
        pace: float,
        grace: float,
        outside: Outside,
    ) -> None:
        super().__init__(table, stored, store)
        self.thinking = thinking
        self.pace = pace
        self.outside = outside
        self.presence = Presence(grace, store.nodes.seconds)
        self._bots: asyncio.Task[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None  # when somebody's time is up
        self._later: set[asyncio.Task[None]] = set()

    @property
    def working(self) -> bool:
        return self._bots is not None or self._alarm is not None

    def wake(self) -> None:
        """Let the bots go on, if one is to move, and the clock, if it runs."""
        self._set_alarm()
        if self.leaderless:
            self.outside.nudged(self.table.id)
        if self._bots is None and self.leading and not self.lost and self.table.awaited_bots():
            self._bots = asyncio.create_task(self._run_bots())
            self._bots.add_done_callback(self._rest)

    def _set_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        wait = self.timing.wait()
        if wait is not None and self.leading and not self.lost:
            self._alarm = self.after(wait + 0.01, self._time_up)

    async def _time_up(self) -> None:
        """Bots stand in for those who have no time left, if that was agreed on."""
        self._alarm = None
        async with self.lock:
            for seat in [] if self.lost else self.timing.expired():
                with contextlib.suppress(StoreError):
                    if self.leading:
                        await self.carry_out(partial(self._stand_in, seat), lease=self.leading)
        self.wake()

    def _stand_in(self, seat: int) -> list[TableEvent]:
        return self.table.stand_in("", seat) if seat in self.timing.expired() else []

    def _rest(self, task: asyncio.Task[None]) -> None:
        self._bots = None
        wrong = None if task.cancelled() else task.exception()
        if wrong is not None and not isinstance(wrong, StoreError | PoolClosedError):
            log.error("the bots of table %s stopped", self.table.id[:6], exc_info=wrong)

    async def _run_bots(self) -> None:
        while await self._bot_turn():
            pass

    async def _bot_turn(self) -> bool:
        async with self.lock:
            table = self.table
            seats = table.awaited_bots()
            if not seats or table.match is None or self.lost or not self.leading:
                return False
            seat, ply, undos = seats[0], table.match.ply, table.undos
            now = table.match.observe(seat)
        shown = time.monotonic()
        asker = self.presence.asker(table)
        action = await self.thinking.choose(asker, table.game, table.chairs[seat].acting, now)
        await asyncio.sleep(max(0.0, self.pace - (time.monotonic() - shown)))
        async with self.lock:
            self.check()
            if not self.leading:
                return False
            with contextlib.suppress(StaleAction):  # somebody was faster, or went back: think again
                await self.carry_out(lambda: self.table.bot_does(seat, action, ply, undos), lease=self.leading)
        self._set_alarm()
        return True

    def mind_question(self) -> None:
        if self.leading and self.consent.open and self.consent.open.what == "stand-in":
            self.after(self.presence.grace + EARLY, partial(self._silence, self.consent.open))

    async def _silence(self, asked: Asked) -> None:
        """Somebody was asked whether a bot shall play for them, and has had time to say no."""
        async with self.lock:
            if self.leading and self.presence.anyone() and not self.lost:
                await self.carry_out(lambda: self.consent.lapse(asked), lease=self.leading)
        self.wake()

    def after(self, seconds: float, do: Callable[[], Coroutine[Any, Any, None]]) -> asyncio.TimerHandle:
        return asyncio.get_running_loop().call_later(seconds, lambda: self.soon(do()))

    def soon(self, doing: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(doing)
        self._later.add(task)
        task.add_done_callback(self._later.discard)
        return task

    def stop(self) -> None:
        self.leader = ""
        for waiting in (self._bots, self._alarm):
            if waiting is not None:
                waiting.cancel()
