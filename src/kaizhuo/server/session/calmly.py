"""Doing something at once, but no more often than every so often."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


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
