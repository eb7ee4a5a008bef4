"""Sequential halving: all options are tried in the same worlds, then the better half in others, until one is left.

Compiled.  Every world is dealt once and played out once for each option that is still in, with the same luck, so that
options are compared under equal conditions.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from kaizhuo.bots.search import Arm, Search, Style
from kaizhuo.core.game import Game
from kaizhuo.core.rng import Rng
from kaizhuo.core.state import State


def ahead(one: Arm, other: Arm) -> bool:
    """The better mean; of equals the lower number."""
    if one.mean() != other.mean():
        return one.mean() > other.mean()
    return one.action < other.action


class Halving(Search):
    def __init__(self, game: Game[Any, Any], seen: State, viewer: i64, lines: list[list[int]], rng: Rng, style: Style,
                 playouts: int) -> None:  # fmt: skip
        super().__init__(game, seen, viewer, lines, rng, style)
        self.left: i64 = playouts
        self.alive: i64 = len(lines)  # the first so many arms are still in
        self.worlds: i64 = 0  # to be dealt in this round
        self.begin_round()

    def begin_round(self) -> None:
        """Share what is left among the rounds to come and the options that are in."""
        rounds: i64 = 0
        arms = self.alive
        while arms > 1:
            arms = (arms + 1) // 2
            rounds += 1
        if rounds:
            self.worlds = self.left // (rounds * self.alive)
            if self.worlds < 1:
                self.worlds = 1

    def last(self, playouts: int) -> None:
        self.left = playouts
        self.begin_round()

    def run(self, playouts: i64) -> bool:
        while playouts > 0 and self.alive > 1:
            self.try_world()
            playouts -= self.alive
            self.left -= self.alive
            self.worlds -= 1
            if self.worlds == 0:
                self.sort()
                self.alive = (self.alive + 1) // 2
                self.begin_round()
        return self.alive > 1

    def try_world(self) -> None:
        """One world, one luck, every option that is still in."""
        rng = self.rng
        world = self.deal()
        a, b, c, counter = rng.a, rng.b, rng.c, rng.counter
        for i in range(self.alive):
            arm = self.arms[i]
            rng.a, rng.b, rng.c, rng.counter = a, b, c, counter
            branch = world.copy()
            self.follow(branch, arm.action)
            self.finish_turn(branch, arm)
            self.play_out(branch)
            arm.visits += 1
            arm.total += self.worth(branch)

    def sort(self) -> None:
        """The arms that are in, best first."""
        arms = self.arms
        for i in range(i64(1), self.alive):
            arm = arms[i]
            j = i
            while j > 0 and ahead(arm, arms[j - 1]):
                arms[j] = arms[j - 1]
                j -= 1
            arms[j] = arm

    def ranking(self) -> list[Arm]:
        """Who stayed in longer is better; among those still in, the better mean."""
        self.sort()
        best: dict[int, Arm] = {}
        for arm in self.arms:
            best.setdefault(arm.action, arm)
        return list(best.values())
