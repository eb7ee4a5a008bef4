"""Level 1: errs like a person.  Good options are likelier than bad ones; blunders and missed wins do not happen."""

from __future__ import annotations

import math
import statistics
from typing import Any, Final

from kaizhuo.bots.rating import rated
from kaizhuo.bots.settings import settings_of
from kaizhuo.bots.winning import winning_option
from kaizhuo.core.observation import Observation
from kaizhuo.core.rng import Rng
from kaizhuo.games import AnyGame

BLUNDER: Final = 3.0  # so many temperatures below the best, an option is not considered
OF_SPREAD: Final = 0.7  # the temperature where a game does not give one, as a part of the gap from best to median
FINE: Final = 2**31 - 1


class Beginner:
    def choose(self, game: AnyGame, now: Observation[Any], rng: Rng) -> int:
        if len(now.options) == 1:
            return now.options[0]
        win = winning_option(game, now, rng)
        if win is not None:
            return win
        return now.options[drawn(inclined(game, now), rng)]


def inclined(game: AnyGame, now: Observation[Any]) -> list[float]:
    """How likely each option is, up to a factor, where none wins at once."""
    found = settings_of(game.name).level1
    warmth = found.duel if found.duel and len(game.scores(now.seen)) == 2 else found.temperature
    return weights(rated(game, now), warmth)


def weights(ratings: list[int], temperature: float) -> list[float]:
    """How likely each option is, up to a factor: less by e for every temperature below the best; no blunders."""
    best = max(ratings)
    warmth = temperature or OF_SPREAD * (best - statistics.median(ratings)) or 1.0
    below = [(best - rating) / warmth for rating in ratings]
    return [math.exp(-gap) if gap <= BLUNDER else 0.0 for gap in below]


def drawn(odds: list[float], rng: Rng) -> int:
    left = rng.below(FINE) / FINE * sum(odds)
    last = 0
    for i, weight in enumerate(odds):
        if weight:
            last = i
            left -= weight
            if left < 0:
                return i
    return last
