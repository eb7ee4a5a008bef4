"""Information-set search: the most visited option after a number of simulations, or of seconds."""

from __future__ import annotations

import time
from typing import Any

from kaizhuo.bots.search import Search
from kaizhuo.core.observation import Observation
from kaizhuo.core.rng import Rng
from kaizhuo.games import AnyGame

SIMULATIONS = 1000
SLICE = 64  # simulations between two looks at the clock; in between, other threads get their turn


class Ismcts:
    """With `simulations` the same seed gives the same move; with `seconds` it depends on the machine."""

    def __init__(self, simulations: int = SIMULATIONS, seconds: float = 0.0) -> None:
        self.simulations = simulations
        self.seconds = seconds

    def choose(self, game: AnyGame, now: Observation[Any], rng: Rng) -> int:
        if len(now.options) == 1:
            return now.options[0]
        search = Search(game, now.seen, now.viewer, rng)
        if not self.seconds:
            for done in range(0, self.simulations, SLICE):
                search.run(min(SLICE, self.simulations - done))
            return search.best()
        end = time.monotonic() + self.seconds
        while time.monotonic() < end:
            search.run(SLICE)
        return search.best()
