"""Searches whose playouts are short, or none, and end with what was learnt.  Compiled."""

from __future__ import annotations

import math
from typing import Any, Final

from mypy_extensions import i64

from kaizhuo.bots.halving import Halving
from kaizhuo.bots.net import Net
from kaizhuo.bots.search import Search, Style
from kaizhuo.bots.sight import Sight
from kaizhuo.bots.tree import Growth, Tree
from kaizhuo.core.duty import settle
from kaizhuo.core.game import Game
from kaizhuo.core.rng import Rng
from kaizhuo.core.state import State, seat_of, step_of, subject_of

SURE: Final = 0.02  # how near to certain the advice may be before it is a guess all the same


class Guess:
    """`laps`: how often the turn comes back to the viewer before the net is asked; `chapter`: it knows how a chapter
    ends, not the game."""

    def __init__(self, sight: Sight, net: Net, laps: i64, chapter: bool) -> None:
        self.sight = sight
        self.net = net.twin()
        self.laps = laps
        self.by_chapter = chapter

    def play_out(self, search: Search, world: State) -> None:
        game = search.game
        steps = game.steps
        out = search.out
        laps = self.laps
        away = False
        depth: i64 = 0
        while laps and depth < search.style.depth and not self.known(search, world):
            asked = world.pending[len(world.pending) - 1]
            seat = seat_of(asked)
            step = steps[step_of(asked)]
            if seat == search.viewer and away:
                away = False
                laps -= 1
                continue
            if seat < 0:
                action = step.outcome(world, subject_of(asked), search.rng, out)
            else:
                away = seat != search.viewer
                out.clear()
                step.options(world, seat, subject_of(asked), out)
                action = search.move(world, seat)
            world.take()
            step.apply(world, seat, subject_of(asked), action)
            settle(game.duties, world)
            depth += 1
        search.moves += depth

    def known(self, search: Search, world: State) -> bool:
        """Nothing is left to guess."""
        return not len(world.pending) or (self.by_chapter and search.advice.chapter(world) != search.chapter)

    def worth(self, search: Search, world: State, seat: i64) -> float:
        value: float = search.advice.value(world, seat)
        if self.known(search, world):
            return value
        return likely(self.net.logit(self.sight.look(world, seat)) + self.net.trust * logit(value))


class Learnt(Halving):
    def __init__(self, game: Game[Any, Any], seen: State, viewer: i64, lines: list[list[int]], rng: Rng, style: Style,
                 playouts: int, guess: Guess) -> None:  # fmt: skip
        super().__init__(game, seen, viewer, lines, rng, style, playouts)
        self.guess = guess

    def play_out(self, world: State) -> None:
        self.guess.play_out(self, world)

    def worth(self, world: State) -> float:
        return self.guess.worth(self, world, self.viewer)


class LearntTree(Tree):
    def __init__(self, game: Game[Any, Any], seen: State, viewer: i64, lines: list[list[int]], rng: Rng, style: Style,
                 playouts: int, growth: Growth, guess: Guess) -> None:  # fmt: skip
        super().__init__(game, seen, viewer, lines, rng, style, playouts, growth)
        self.guess = guess

    def judge(self, world: State) -> None:
        """What everybody hopes for; of two one wins."""
        guess = self.guess
        values = self.values
        seats = self.seen.seats
        guess.play_out(self, world)
        for seat in range(seats):
            values[seat] = guess.worth(self, world, seat)
        if seats == 2:
            values[0] = (values[0] + 1.0 - values[1]) / 2.0
            values[1] = 1.0 - values[0]


def logit(value: float) -> float:
    value = min(1.0 - SURE, max(SURE, value))
    return math.log(value / (1.0 - value))


def likely(logit: float) -> float:
    return 1.0 / (1.0 + math.exp(-logit))
