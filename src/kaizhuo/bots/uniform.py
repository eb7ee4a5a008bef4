"""Any option, all equally likely."""

from __future__ import annotations

from typing import Any

from kaizhuo.core.observation import Observation
from kaizhuo.core.rng import Rng
from kaizhuo.games import AnyGame


class Uniform:
    def choose(self, game: AnyGame, now: Observation[Any], rng: Rng) -> int:
        return now.options[rng.below(len(now.options))]
