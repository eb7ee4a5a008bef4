"""Level 4: level 3's search, led by what was learnt from games."""

from __future__ import annotations

from typing import Any

from kaizhuo.bots.learnt import Learnt, LearntTree
from kaizhuo.bots.nets import net_for, unfold
from kaizhuo.bots.search import Search
from kaizhuo.bots.settings import settings_of
from kaizhuo.bots.thinker import Thinker, worth_trying
from kaizhuo.core.observation import Observation
from kaizhuo.core.rng import Rng
from kaizhuo.games import AnyGame


class Scholar(Thinker):
    def search(self, game: AnyGame, now: Observation[Any], rng: Rng) -> Search:
        seats = len(game.scores(now.seen))
        found, settings = settings_of(game.name).level3, settings_of(game.name).level4
        net = net_for(game, seats)
        lines = worth_trying(game, now, rng, self.breadth or found.breadth, found.beam)
        style, playouts = found.style(seats), self.playouts or found.playouts
        if settings.curious:
            return LearntTree(
                game, now.seen, now.viewer, lines, rng, style, playouts, settings.curious, unfold(net), net.width
            )
        return Learnt(
            game, now.seen, now.viewer, lines, rng, style, playouts, unfold(net), net.width, settings.laps, net.chapter
        )
