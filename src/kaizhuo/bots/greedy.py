"""Level 2: the option that the game's advice rates highest; of equals any.

Where the settings say so, it plans whole turns instead: a win in one, or the turn that leads to the best position.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kaizhuo.bots.beginner import rated
from kaizhuo.bots.planning import planned
from kaizhuo.bots.settings import settings_of
from kaizhuo.bots.winning import winning_option
from kaizhuo.core.observation import Observation
from kaizhuo.core.rng import Rng
from kaizhuo.games import AnyGame


class Greedy:
    def choose(self, game: AnyGame, now: Observation[Any], rng: Rng) -> int:
        if len(now.options) == 1:
            return now.options[0]
        beam = settings_of(game.name).level2.beam
        win = winning_option(game, now, rng) if beam else None
        if win is not None:
            return win
        ratings: Sequence[float] = planned(game, now, rng, beam) if beam else rated(game, now)
        best = max(ratings)
        among = [option for option, rating in zip(now.options, ratings, strict=True) if rating == best]
        return among[rng.below(len(among))]
