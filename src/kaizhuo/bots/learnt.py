"""Searches whose playouts are short, or none, and end with what was learnt.  Compiled."""

from __future__ import annotations

import math
from typing import Any, Final

from mypy_extensions import i64

from kaizhuo.bots.halving import Halving
from kaizhuo.bots.net import Net
from kaizhuo.bots.search import Style
from kaizhuo.bots.tree import Tree
from kaizhuo.core.duty import settle
from kaizhuo.core.game import Game
from kaizhuo.core.rng import Rng
from kaizhuo.core.row import Row
from kaizhuo.core.state import State, seat_of, step_of, subject_of

SURE: Final = 0.02  # how near to certain the advice may be before it is a guess all the same


class Learnt(Halving):
    """`laps`: how often the turn comes back to the viewer before the net is asked; `chapter`: it knows how a chapter
    ends, not the game."""

    def __init__(self, game: Game[Any, Any], seen: State, viewer: i64, lines: list[list[int]], rng: Rng, style: Style,
                 playouts: int, net: Net, width: i64, laps: i64, chapter: bool) -> None:  # fmt: skip
        super().__init__(game, seen, viewer, lines, rng, style, playouts)
        self.net = net.twin()
        self.row = Row(width)
        self.laps = laps
        self.by_chapter = chapter

    def play_out(self, world: State) -> None:
        game = self.game
        steps = game.steps
        out = self.out
        laps = self.laps
        away = False
        depth: i64 = 0
        while laps and depth < self.style.depth and not self.known(world):
            asked = world.pending[len(world.pending) - 1]
            seat = seat_of(asked)
            step = steps[step_of(asked)]
            if seat == self.viewer and away:
                away = False
                laps -= 1
                continue
            if seat < 0:
                action = step.outcome(world, subject_of(asked), self.rng, out)
            else:
                away = seat != self.viewer
                out.clear()
                step.options(world, seat, subject_of(asked), out)
                action = self.move(world, seat)
            world.take()
            step.apply(world, seat, subject_of(asked), action)
            settle(game.duties, world)
            depth += 1
        self.moves += depth

    def known(self, world: State) -> bool:
        """Nothing is left to guess."""
        return not len(world.pending) or (self.by_chapter and self.advice.chapter(world) != self.chapter)

    def worth(self, world: State) -> float:
        value: float = self.advice.value(world, self.viewer)
        if self.known(world):
            return value
        self.row.at = 0
        self.game.write(world, self.viewer, self.row)
        return likely(self.net.logit(self.row.words) + self.net.trust * logit(value))


class LearntTree(Tree):
    """A tree, whose every leaf the net is asked about."""

    def __init__(self, game: Game[Any, Any], seen: State, viewer: i64, lines: list[list[int]], rng: Rng, style: Style,
                 playouts: int, curious: float, net: Net, width: i64) -> None:  # fmt: skip
        super().__init__(game, seen, viewer, lines, rng, style, playouts, curious)
        self.net = net.twin()
        self.row = Row(width)

    def judge(self, world: State) -> None:
        """What everybody hopes for, as parts of the one victory there is."""
        values = self.values
        seats = self.seen.seats
        hopes = 0.0
        for seat in range(seats):
            value: float = self.advice.value(world, seat)
            if len(world.pending):
                self.row.at = 0
                self.game.write(world, seat, self.row)
                value = likely(self.net.logit(self.row.words) + self.net.trust * logit(value))
            values[seat] = value
            hopes += value
        if len(world.pending) and seats > 1:
            for seat in range(seats):
                values[seat] /= hopes


def logit(value: float) -> float:
    value = min(1.0 - SURE, max(SURE, value))
    return math.log(value / (1.0 - value))


def likely(logit: float) -> float:
    return 1.0 / (1.0 + math.exp(-logit))
