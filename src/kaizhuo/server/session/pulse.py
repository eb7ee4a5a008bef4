"""Pulse: what a server has done within the last minute, for its owner."""

from __future__ import annotations

import time
from collections import deque
from typing import Final, NamedTuple

MINUTE: Final = 60  # seconds
KEPT: Final = 2_000  # messages whose time is known


class Beat(NamedTuple):
    actions: int  # within a minute
    median: float  # seconds from a message to its answer
    slow: float  # one of a hundred took longer


class Pulse:
    def __init__(self) -> None:
        self._counts: deque[tuple[int, int]] = deque()  # by second
        self._took: deque[float] = deque(maxlen=KEPT)

    def acted(self, seconds: float) -> None:
        now = int(time.monotonic())
        count = self._counts.pop()[1] if self._counts and self._counts[-1][0] == now else 0
        self._counts.append((now, count + 1))
        self._took.append(seconds)

    def beat(self) -> Beat:
        while self._counts and self._counts[0][0] < time.monotonic() - MINUTE:
            self._counts.popleft()
        actions = sum(count for _, count in self._counts)
        if not actions:
            self._took.clear()
            return Beat(0, 0.0, 0.0)
        took = sorted(self._took)
        return Beat(actions, took[len(took) // 2], took[int(len(took) * 0.99)])
