"""Timing: lets the clock of a table follow what happens at it.  What it shows is stored with each event, so a crash
costs nobody any time."""

from __future__ import annotations

from collections.abc import Callable

from kaizhuo.server.events import Back, Clocked, Moved, TableEvent, Timed
from kaizhuo.server.protocol import ClockState
from kaizhuo.server.table import Table

GIVEN = 60_000  # ms that somebody gives
BACK = 30_000  # ms that who takes his seat back has at least


class Timing:
    def __init__(self, table: Table, seconds: Callable[[], float]) -> None:
        self.table = table
        self.seconds = seconds
        self.start()

    def now(self) -> int:
        return round(self.seconds() * 1000)

    def start(self) -> None:
        """After loading: the clock runs for who is asked, from what it showed."""
        clock = self.table.clock
        if clock is not None:
            clock.at = self.now()
            clock.running = self.asked()

    def asked(self) -> list[int]:
        """People who are to decide."""
        chairs = self.table.chairs
        return [seat for seat in self.table.awaited() if chairs[seat].person and not chairs[seat].stand_in]

    def after(self, events: list[TableEvent]) -> list[TableEvent]:
        """What the clock shows after these events, to be stored with them."""
        clock, now = self.table.clock, self.now()
        if clock is None or self.table.match is None or not events:
            return []
        clock.charge(now)
        for event in events:
            if isinstance(event, Timed) and event.what == "give":
                clock.give(event.seat, GIVEN, now)
            elif isinstance(event, Timed):
                clock.pause(event.what == "pause", now)
            elif isinstance(event, Back):
                clock.left[event.seat] = max(clock.left[event.seat], BACK)
        clock.turn_to(self.asked(), _mover(events), now)
        return [Clocked(list(clock.left), clock.paused)]

    def state(self) -> ClockState | None:
        clock = self.table.clock
        if clock is None or self.table.match is None:
            return None
        return ClockState(clock.left_at(self.now()), [] if clock.paused else list(clock.running), clock.paused)

    def wait(self) -> float | None:
        """Seconds until somebody's time is up."""
        clock = self.table.clock
        left = clock.next_zero(self.now()) if clock and not self.table.over else None
        return None if left is None else left / 1000

    def expired(self) -> list[int]:
        """Those for whom a bot is to stand in."""
        clock = self.table.clock
        if clock is None or clock.rule.at_zero != "stand-in" or clock.paused or self.table.over:
            return []
        left = clock.left_at(self.now())
        return [seat for seat in clock.running if left[seat] <= 0]


def _mover(events: list[TableEvent]) -> int | None:
    moved = next((event for event in events if isinstance(event, Moved) and event.moves), None)
    seat = moved.moves[0].partition(" ")[0] if moved else ""
    return int(seat) if seat.isdecimal() else None
