"""Limits: how much, how often."""

from __future__ import annotations

from collections.abc import Callable

MESSAGE_BYTES = 2_000  # a message over the socket
BODY_BYTES = 16_000  # the body of a request
RECORD_BYTES = 300_000  # a record that somebody brings
OUTBOX_BYTES = 256_000  # what may wait for a slow reader, beside the log of a game
BEHIND_BYTES = 64_000  # who has more than that to read is told nothing more till all of it is read
OUTBOXES_BYTES = 64_000_000  # what may wait for all readers together
SOCKETS_EACH = 30  # of one person
NAMELESS_EACH = 100  # pages without a cookie of one address
ONLOOKERS = 1_000  # at one table
TOLD_EVERY = 1.0  # seconds between two tellings of who came and went, and of two changes of language
TABLES_LOADED = 400  # idle ones beyond that are let go
ARCHIVE_DAYS = 90.0
RATE = 20  # messages a second of one page; the limits by address follow it

Clock = Callable[[], float]


class Bucket:
    """`rate` a second, and `burst` at once."""

    def __init__(self, rate: float, burst: float, clock: Clock) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.left = burst
        self.at = clock()

    def take(self) -> bool:
        now = self.clock()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """One bucket for each key; full ones are forgotten."""

    def __init__(self, rate: float, burst: float, clock: Clock) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.by_key: dict[str, Bucket] = {}

    def take(self, key: str) -> bool:
        if len(self.by_key) > 10_000:
            full_after = self.burst / self.rate
            now = self.clock()
            self.by_key = {name: one for name, one in self.by_key.items() if now - one.at < full_after}
        bucket = self.by_key.get(key)
        if bucket is None:
            bucket = self.by_key[key] = Bucket(self.rate, self.burst, self.clock)
        return bucket.take()
