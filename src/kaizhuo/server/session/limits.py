"""How much and how often at the tables, and what counts it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

ONLOOKERS: Final = 1_000  # at one table
TOLD_EVERY: Final = 1.0  # seconds: who came and went is told no more often, nor is a page in another language
TABLES_LOADED: Final = 400  # idle ones beyond that are let go

Clock = Callable[[], float]
Sharers = Callable[[], int]  # how many servers grant it together


class Bucket:
    """`rate` a second, and `burst` at once."""

    def __init__(self, rate: float, burst: float, clock: Clock) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.left = burst
        self.at = clock()

    def take(self, sharers: int = 1) -> bool:
        """Of so many servers each grants its part."""
        now = self.clock()
        self.left = min(max(1, self.burst / sharers), self.left + (now - self.at) * self.rate / sharers)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """One bucket for each key; full ones are forgotten."""

    def __init__(self, rate: float, burst: float, clock: Clock, sharers: Sharers = lambda: 1) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.sharers = sharers
        self.by_key: dict[str, Bucket] = {}

    def take(self, key: str) -> bool:
        if len(self.by_key) > 10_000:
            full_after = self.burst / self.rate * self.sharers()
            now = self.clock()
            self.by_key = {name: one for name, one in self.by_key.items() if now - one.at < full_after}
        bucket = self.by_key.get(key)
        if bucket is None:
            bucket = self.by_key[key] = Bucket(self.rate, self.burst, self.clock)
        return bucket.take(self.sharers())


class Calmly:
    """What is asked for too soon after the last time is done once when the time has come."""

    def __init__(self, every: float, do: Callable[[], object]) -> None:
        self._every = every
        self._do = do
        self._timer: asyncio.TimerHandle | None = None
        self._wanted = False

    def __call__(self) -> None:
        if self._timer is not None:
            self._wanted = True
            return
        self._timer = asyncio.get_running_loop().call_later(self._every, self._again)
        self._do()

    def _again(self) -> None:
        self._timer = None
        if self._wanted:
            self._wanted = False
            self()

    def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
