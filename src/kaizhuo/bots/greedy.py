"""Level 2: the option that the game's advice rates highest; of equals any."""

from __future__ import annotations

from typing import Any

from kaizhuo.bots.beginner import rated
from kaizhuo.core.observation import Observation
from kaizhuo.core.rng import Rng
from kaizhuo.games import AnyGame


class Greedy:
    def choose(self, game: AnyGame, now: Observation[Any], rng: Rng) -> int:
        if len(now.options) == 1:
            return now.options[0]
        ratings = rated(game, now)
        best = max(ratings)
        among = [option for option, rating in zip(now.options, ratings, strict=True) if rating == best]
        return among[rng.below(len(among))]
