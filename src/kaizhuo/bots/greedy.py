"""Level 2: the option that the game's advice rates highest; of equals any.

Where the settings say so it does more: it plans whole turns, or tries the best rated options in a few playouts.  It
then also takes any immediate win.
"""

from __future__ import annotations

from typing import Any

from kaizhuo.bots.planning import planned
from kaizhuo.bots.rating import rated
from kaizhuo.bots.settings import settings_of
from kaizhuo.bots.thinker import Thinker
from kaizhuo.bots.winning import winning_option
from kaizhuo.core.observation import Observation
from kaizhuo.core.rng import Rng
from kaizhuo.games import AnyGame


class Greedy:
    def choose(self, game: AnyGame, now: Observation[Any], rng: Rng) -> int:
        if len(now.options) == 1:
            return now.options[0]
        found = settings_of(game.name).level2
        playouts = found.crowd if len(game.scores(now.seen)) > 2 else found.playouts
        if playouts:
            return Thinker(playouts, 0.0, found.breadth).choose(game, now, rng)
        win = winning_option(game, now, rng) if found.beam else None
        if win is not None:
            return win
        judged: list[tuple[float, int]]
        if found.beam:
            judged = [(plan.value, plan.moves[0]) for plan in planned(game, now, rng, found.beam)]
        else:
            judged = list(zip(rated(game, now), now.options, strict=True))
        best = max(value for value, _ in judged)
        among = sorted({option for value, option in judged if value == best})
        return among[rng.below(len(among))]
