"""Level 4: level 3's search, led by what was learnt from games and by what the others have done."""

from __future__ import annotations

from typing import Any

from kaizhuo.bots.belief import Belief
from kaizhuo.bots.halving import Halving
from kaizhuo.bots.learnt import Guess, Learnt, LearntTree
from kaizhuo.bots.nets import NetFile, Nets, nets_for, unfold
from kaizhuo.bots.search import Search
from kaizhuo.bots.settings import LEARNT, levels_of, settings_of
from kaizhuo.bots.sight import Sight
from kaizhuo.bots.thinker import PATIENCE, Thinker, worth_trying
from kaizhuo.bots.tree import Tree
from kaizhuo.core.observation import Observation
from kaizhuo.core.rng import Rng
from kaizhuo.games import AnyGame


def adviser(game: AnyGame, now: Observation[Any], patience: float = PATIENCE) -> Thinker:
    """The strongest bot that people can choose at such a table: hints, reasons and reviews are its own."""
    learnt = LEARNT in levels_of(game.name, len(game.scores(now.seen)))
    return Scholar(patience=patience) if learnt else Thinker(patience=patience)


class Scholar(Thinker):
    """Where nothing was learnt, as with the box of an owner who added cards, it is level 3."""

    def knows(self, game: AnyGame, now: Observation[Any]) -> bool:
        """Whether it can play as its settings say."""
        return settings_of(game.name).level4.netless or nets_for(game, now.seen, len(game.scores(now.seen))) is not None

    def search(self, game: AnyGame, now: Observation[Any], rng: Rng) -> Search:
        if not self.knows(game, now):
            return super().search(game, now, rng)
        nets = nets_for(game, now.seen, len(game.scores(now.seen))) or Nets()
        search = self.led_by(nets.value, game, now, rng)
        if nets.belief is not None:
            search.belief = Belief(Sight(game, nets.belief.width), unfold(nets.belief))
        search.stock = settings_of(game.name).level4.stock
        search.advice.remember(now.told, search.seen, now.viewer)
        return search

    def led_by(self, net: NetFile | None, game: AnyGame, now: Observation[Any], rng: Rng) -> Search:
        found, settings = settings_of(game.name).level3, settings_of(game.name).level4
        lines = worth_trying(game, now, rng, self.breadth or found.breadth, found.beam)
        style = found.style(len(game.scores(now.seen)))
        playouts = self.playouts or settings.playouts or found.playouts
        growth = settings.growth(len(game.scores(now.seen)))
        known = game, now.seen, now.viewer, lines, rng, style, playouts
        if net is None:
            return Tree(*known, growth) if growth else Halving(*known)
        guess = Guess(Sight(game, net.width), unfold(net), settings.laps, net.chapter)
        return LearntTree(*known, growth, guess) if growth else Learnt(*known, guess)
