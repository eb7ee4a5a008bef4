"""Timing: lets the clock of a table follow what happens at it.  What it shows is stored with each event, so a crash
costs nobody any time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal

from kaizhuo.play.clock import Clock
from kaizhuo.server.errors import TableError
from kaizhuo.server.protocol.socket import ClockState
from kaizhuo.server.session.presence import Presence
from kaizhuo.server.session.table import Table
from kaizhuo.server.store.events import Back, Clocked, Moved, TableEvent, Timed

GIVEN: Final = 60_000  # ms that somebody gives
BACK: Final = 30_000  # ms: whoever takes their seat back has at least this much
BY_LETTER: Final = 3600  # seconds: with this many it is a game by correspondence, and time runs while nobody is there

ClockWish = Literal["pause", "resume", "give"]


def wish(table: Table, person: str, what: ClockWish, seat: int = 0, action_id: str = "") -> list[TableEvent]:
    """Stop the clock, let it go on, give somebody else time."""
    check_wish(table, person, what, seat)
    timed = Timed(what, person, action_id, seat)
    table.mark(timed)
    return [timed]


def check_wish(table: Table, person: str, what: ClockWish, seat: int = 0) -> None:
    own = table.seats_of(person)
    if not own:
        raise TableError("looking-on")
    if table.clock is None or table.match is None or table.over:
        raise TableError("no-clock")
    if what != "give" and (what == "pause") == table.clock.paused:
        raise TableError("paused" if table.clock.paused else "not-paused")
    if what == "give" and (seat in own or seat >= len(table.chairs) or not table.chairs[seat].person):
        raise TableError("no-give")


class Timing:
    """`seconds` is the same clock for all servers."""

    def __init__(self, table: Table, presence: Presence, seconds: Callable[[], float], lifted: set[int]) -> None:
        self.table = table
        self.presence = presence
        self.seconds = seconds
        self.lifted = lifted  # seats for which the curtain went up since they are asked
        self.untold = False  # others cannot know yet since when it runs

    def now(self) -> int:
        return round(self.seconds() * 1000)

    def start(self) -> None:
        """After loading a table that nobody led: the clock runs for those who are asked, from what it showed."""
        clock = self.table.clock
        if clock is not None:
            clock.at = self.now()
            clock.running = self.asked()
            clock.still = not self._runs(clock)
            self.untold = bool(clock.running)

    def _runs(self, clock: Clock) -> bool:
        return clock.rule.seconds >= BY_LETTER or self.presence.anybody(self.table)

    def asked(self) -> list[int]:
        """People who are to decide; where several share a device, only the one who has lifted the curtain."""
        table = self.table
        awaited = table.awaited()
        self.lifted = {seat for seat in awaited if seat in self.lifted or self.presence.shows(table, seat)}
        people = [seat for seat in awaited if table.chairs[seat].person and not table.chairs[seat].stand_in]
        return [seat for seat in people if seat in self.lifted or len(table.seats_of(table.chairs[seat].person)) == 1]

    def after(self, events: list[TableEvent]) -> list[TableEvent]:
        """What the clock shows after these events, to be stored with them; also when there are none but somebody came,
        went, or lifted the curtain, so that it runs for others than before."""
        clock, now = self.table.clock, self.now()
        if clock is None or self.table.match is None:
            return []
        before = clock.still, clock.running
        clock.charge(now)
        for event in events:
            if isinstance(event, Timed) and event.what == "give":
                clock.give(event.seat, GIVEN, now)
            elif isinstance(event, Timed):
                clock.pause(event.what == "pause", now)
            elif isinstance(event, Back):
                clock.left[event.seat] = max(clock.left[event.seat], BACK)
        clock.still = not self._runs(clock)
        clock.turn_to(self.asked(), _mover(events), now)
        if not events and not self.untold and before == (clock.still, clock.running):
            return []
        self.untold = False
        return [Clocked(list(clock.left), clock.paused, list(clock.running), clock.still, now)]

    def state(self) -> ClockState | None:
        clock = self.table.clock
        if clock is None or self.table.match is None:
            return None
        running = [] if clock.paused or clock.still else list(clock.running)
        return ClockState(clock.left_at(self.now()), running, clock.paused)

    def wait(self) -> float | None:
        """Seconds until somebody's time is up; none if it is, and no bot stands in for them yet."""
        clock = self.table.clock
        if self.expired():
            return 0.0
        left = clock.next_zero(self.now()) if clock and not self.table.over else None
        return None if left is None else left / 1000

    def expired(self) -> list[int]:
        """Those for whom a bot is to stand in."""
        clock = self.table.clock
        if clock is None or clock.rule.at_zero != "stand-in" or clock.paused or clock.still or self.table.over:
            return []
        left = clock.left_at(self.now())
        return [seat for seat in clock.running if left[seat] <= 0]


def _mover(events: list[TableEvent]) -> int | None:
    moved = next((event for event in events if isinstance(event, Moved) and event.moves), None)
    seat = moved.moves[0].partition(" ")[0] if moved else ""
    return int(seat) if seat.isdecimal() else None
