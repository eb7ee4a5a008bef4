"""Before the game: whether strangers are shown the table, and the countdown when nobody is missing any more."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from kaizhuo.server.errors import TableError
from kaizhuo.server.session.limits import Clock
from kaizhuo.server.session.table import Table
from kaizhuo.server.store.events import Held, Listed, TableEvent
from kaizhuo.server.store.store import Around

BEATS: Final = 10  # of the pace at which bots move: so long is counted down


def check_at_table(table: Table, person: str) -> None:
    """The host, or somebody who sits there."""
    if person != table.opened.host:
        table.own_seat(person)


def publish(table: Table, person: str, public: bool, action_id: str) -> list[TableEvent]:
    """The host shows the table on the front page, or there no more."""
    if person != table.opened.host:
        raise TableError("not-host")
    if table.match is not None:
        raise TableError("begun")
    listed = Listed(public, person, action_id)
    apply_listed(table, listed)
    return [listed]


def apply_listed(table: Table, event: Listed) -> None:
    table.mark(event)
    table.public = event.public


class Countdown:
    """From the moment the last seat is taken to the beginning of the game.  Without a pace nobody waits."""

    def __init__(self, table: Table, pace: float, clock: Clock, ring: Callable[[float], asyncio.TimerHandle]) -> None:
        self._table = table
        self._seconds = pace * BEATS
        self._clock = clock
        self._ring = ring
        self._timer: asyncio.TimerHandle | None = None
        self._ready = table.ready
        table.patient = self._seconds > 0

    def move(self, table: Table) -> None:
        """The table was read anew."""
        table.patient, table.begins, self._table = self._table.patient, self._table.begins, table

    def follow(self, events: list[TableEvent]) -> None:
        """Something happened: perhaps the last seat was taken, or one is free again, or the game has begun."""
        if any(isinstance(event, Held) for event in events):
            self.stop()
        was, self._ready = self._ready, self._table.ready
        if self._ready and not was:
            self._begin_at(self._clock() + self._seconds)
        elif was and not self._ready:
            self.stop()

    def hear(self, elsewhere: list[Around]) -> None:
        """It was begun elsewhere before this server had the table, and not stopped since."""
        begun = [one.begins for one in elsewhere if one.begins and one.holds == self._table.holds]
        if begun and self._ready and self._table.begins is None:
            self._begin_at(max(begun))

    def _begin_at(self, moment: float) -> None:
        self._timer = self._ring(max(0.0, moment - self._clock()))
        self._table.begins = moment

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self._table.begins = None
