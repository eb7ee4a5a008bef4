"""Level 3: search, with the numbers that suit the game."""

from __future__ import annotations

import time
from typing import Any, Final

from kaizhuo.bots.halving import Halving
from kaizhuo.bots.planning import planned
from kaizhuo.bots.rating import rated
from kaizhuo.bots.search import Search
from kaizhuo.bots.settings import settings_of
from kaizhuo.bots.tree import Tree
from kaizhuo.bots.winning import winning_option
from kaizhuo.core.observation import Observation
from kaizhuo.core.rng import Rng
from kaizhuo.games import AnyGame

PATIENCE: Final = 1.0  # seconds after which a move is made whatever is left of the playouts
LATE: Final = 1.3  # by how much the time may be missed where the first playouts were the quick ones
MANY: Final = 10**9  # more playouts than anybody waits for
SLICE: Final = 64  # playouts between two looks at the clock; in between, other threads get their turn


class Thinker:
    """Thinks for so many playouts about so many options (0: as the settings of the game say), and no longer than its
    patience.  Without patience (0) the same seed gives the same move on every machine.  With `seconds`, of its own
    processor, for as many playouts as they suffice for.
    """

    def __init__(self, playouts: int = 0, patience: float = PATIENCE, breadth: int = 0, seconds: float = 0.0) -> None:
        self.playouts = playouts
        self.patience = patience
        self.breadth = breadth
        self.seconds = seconds

    def choose(self, game: AnyGame, now: Observation[Any], rng: Rng) -> int:
        if len(now.options) == 1:
            return now.options[0]
        win = winning_option(game, now, rng)
        return self.think(game, now, rng).best() if win is None else win

    def think(self, game: AnyGame, now: Observation[Any], rng: Rng) -> Search:
        """The whole search, for those who want to know why."""
        end = time.monotonic() + self.patience
        search = self.search(game, now, rng)
        if self.seconds:
            return self.use_up(search)
        while search.run(SLICE):
            if self.patience and time.monotonic() >= end:
                break
        return search

    def use_up(self, search: Search) -> Search:
        """The first playouts show how many there is time for."""
        begun = time.thread_time()
        search.last(MANY)
        search.run(SLICE)
        passed = time.thread_time() - begun
        search.last(max(1, int(sum(search.visits().values()) * (self.seconds / passed - 1))))
        while search.run(SLICE) and time.thread_time() - begun < LATE * self.seconds:
            pass
        return search

    def search(self, game: AnyGame, now: Observation[Any], rng: Rng) -> Search:
        """One that has not begun."""
        return new_search(game, now, rng, self.playouts, self.breadth)


def new_search(game: AnyGame, now: Observation[Any], rng: Rng, playouts: int = 0, breadth: int = 0) -> Search:
    """A search that has not begun; what is 0 is as the settings say."""
    found = settings_of(game.name).level3
    lines = worth_trying(game, now, rng, breadth or found.breadth, found.beam)
    seats = len(game.scores(now.seen))
    style, growth = found.style(seats), found.growth(seats)
    playouts = playouts or found.playouts
    if growth and not breadth:  # a tree needs more playouts than those have who look at a few options
        return Tree(game, now.seen, now.viewer, lines, rng, style, playouts, growth)
    return Halving(game, now.seen, now.viewer, lines, rng, style, playouts)


def worth_trying(game: AnyGame, now: Observation[Any], rng: Rng, breadth: int, beam: int) -> list[list[int]]:
    """The best rated options (breadth 0: all); with a beam the best plans for the turn, for two options at least."""
    if beam:
        plans = planned(game, now, rng, beam)
        lines, worth = [plan.moves for plan in plans], [plan.value for plan in plans]
    else:
        lines, worth = [[option] for option in now.options], list(map(float, rated(game, now)))
    order = sorted(range(len(lines)), key=lambda i: (-worth[i], i))
    best = order[: breadth or None]
    others = [i for i in order if lines[i][0] != lines[best[0]][0]]
    if others and others[0] not in best:
        best[-1] = others[0]
    return [lines[i] for i in sorted(best)]
