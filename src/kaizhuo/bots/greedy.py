"""The option that the game's advice rates highest; of equals any."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from kaizhuo.core.observation import Observation
from kaizhuo.core.rng import Rng
from kaizhuo.games import AnyGame


class Greedy:
    def choose(self, game: AnyGame, now: Observation[Any], rng: Rng) -> int:
        if len(now.options) == 1:
            return now.options[0]
        ratings = vec[i64]([0] * len(now.options))
        game.advice.rate(now.seen, now.viewer, vec[i64](now.options), len(now.options), ratings)
        best = max(ratings)
        among = [option for option, rating in zip(now.options, ratings, strict=True) if rating == best]
        return among[rng.below(len(among))]
