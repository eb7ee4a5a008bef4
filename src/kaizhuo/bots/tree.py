"""Tree: plays on from the root by what has worked so far, for whoever is asked, and grows by one decision a playout.
Compiled.

It is information-set search: each playout has a world of its own, nodes are what was chosen so far, whatever chance and
hidden cards were, and an option counts as passed over only where the world offered it.
"""

from __future__ import annotations

import math
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from kaizhuo.bots.search import Arm, Search, Style
from kaizhuo.core.engine import apply, list_options
from kaizhuo.core.game import Game
from kaizhuo.core.rng import Rng
from kaizhuo.core.state import State, seat_of, step_of, subject_of

EVEN: Final = 0.1  # of what the advice promises, how much is promised to all options alike


class Growth:
    """How a tree grows; one for each game, kept as data (`settings.py`)."""

    def __init__(self, curious: float, warm: float, hasty: bool) -> None:
        self.curious = curious  # how much an option gains by having been tried less than others
        self.warm = warm  # by how much ratings differ where one option is to be tried e times as often as another
        self.hasty = hasty  # playouts go on to the end of the game without thinking, instead of as advised


PLAIN: Final = Growth(0.7, 1.0, True)  # of the textbook, which never asks how warm


class Branch:
    """An option: how promising it looked, how often it was offered and tried, and what came of it for who chose it."""

    def __init__(self, action: i64) -> None:
        self.action = action
        self.promise: float = 0.0  # 0: nobody has looked yet
        self.offered: i64 = 0
        self.visits: i64 = 0
        self.total: float = 0.0
        self.then: list[Branch] = []


class Tree(Search):
    """Led by the advice: what it does not think of is hardly tried, and what it likes is tried again and again as long
    as that goes well."""

    def __init__(self, game: Game[Any, Any], seen: State, viewer: i64, lines: list[list[int]], rng: Rng, style: Style,
                 playouts: int, growth: Growth) -> None:  # fmt: skip
        super().__init__(game, seen, viewer, lines, rng, style)
        self.left: i64 = playouts
        self.growth = growth
        self.root: list[Branch] = []
        self.path: list[Branch] = []
        self.movers: list[i64] = []
        self.values = vec[float]([0.0] * seen.seats)
        self.allowed = vec[i64]([arm.action for arm in self.arms])

    def last(self, playouts: int) -> None:
        self.left = playouts

    def run(self, playouts: i64) -> bool:
        while playouts > 0 and self.left > 0 and len(self.arms) > 1:
            world = self.deal()
            self.descend(world)
            self.judge(world)
            self.back_up()
            playouts -= 1
            self.left -= 1
        return self.left > 0 and len(self.arms) > 1

    def descend(self, world: State) -> None:
        """Down to a decision that was not made before, and make it."""
        out = self.out
        branches = self.root
        self.path = []
        self.movers = []
        while len(world.pending):
            asked = world.pending[len(world.pending) - 1]
            seat = seat_of(asked)
            if seat < 0:
                action = self.game.steps[step_of(asked)].outcome(world, subject_of(asked), self.rng, out)
                apply(self.game, world, action)
                continue
            list_options(self.game, world, out)
            if out.count == 1:
                apply(self.game, world, out.actions[0])
                continue
            branch = self.pick(world, seat, branches)
            fresh = branch.visits == 0
            self.path.append(branch)
            self.movers.append(seat)
            self.follow(world, branch.action)
            if fresh:
                return
            branches = branch.then

    def pick(self, world: State, seat: i64, branches: list[Branch]) -> Branch:
        """The best one so far, or one that promises more than it was tried for."""
        self.leave_out()
        out = self.out
        tried: i64 = 0
        total = 0.0
        promised = 0.0
        fresh = False
        for i in range(out.count):
            branch = find(branches, out.actions[i], i)
            tried += branch.visits
            total += branch.total
            promised += branch.promise
            fresh = fresh or branch.promise == 0.0
        if fresh:
            promised = self.look(world, seat, branches)
        hoped = total / float(tried) if tried else 0.5
        reach = self.growth.curious * math.sqrt(float(tried + 1)) / promised
        best: Branch | None = None
        most = 0.0
        for i in range(out.count):
            branch = find(branches, out.actions[i], i)
            visits = branch.visits
            worth = branch.total / float(visits) if visits else hoped
            worth += reach * branch.promise / float(visits + 1)
            if best is None or worth > most:
                best = branch
                most = worth
        assert best is not None
        return best

    def leave_out(self) -> None:
        """At the root what is not to be compared."""
        if self.path:
            return
        out = self.out
        kept: i64 = 0
        for i in range(out.count):
            if among(out.actions[i], self.allowed):
                out.actions[kept] = out.actions[i]
                kept += 1
        out.count = kept

    def look(self, world: State, seat: i64, branches: list[Branch]) -> float:
        """What the options promise that are new, beside the best one of this world; returns the sum of all."""
        out = self.out
        self.advice.rate(world, seat, out)
        weights = out.weights
        best = weights[0]
        for i in range(out.count):
            if weights[i] > best:
                best = weights[i]
        promised = 0.0
        for i in range(out.count):
            branch = find(branches, out.actions[i], i)
            if branch.promise == 0.0:
                branch.promise = math.exp(float(weights[i] - best) / self.growth.warm) + EVEN / float(out.count)
            promised += branch.promise
        return promised

    def judge(self, world: State) -> None:
        """How well everybody stands in the end."""
        if self.growth.hasty:
            self.hurry(world)
            return
        self.play_out(world)
        for seat in range(self.seen.seats):
            self.values[seat] = self.advice.value(world, seat)

    def hurry(self, world: State) -> None:
        """To the end without thinking: of the others, the part that one finishes before."""
        out = self.out
        while len(world.pending):
            asked = world.pending[len(world.pending) - 1]
            seat = seat_of(asked)
            if seat < 0:
                action = self.game.steps[step_of(asked)].outcome(world, subject_of(asked), self.rng, out)
            else:
                list_options(self.game, world, out)
                action = self.in_haste(world, seat) if out.count > 1 else out.actions[0]
            self.follow(world, action)
        places = self.game.places(world)
        seats = self.seen.seats
        for seat in range(seats):
            ahead = 0.0
            for other in range(seats):
                if other != seat:
                    ahead += 1.0 if places[seat] < places[other] else 0.5 if places[seat] == places[other] else 0.0
            self.values[seat] = ahead / float(seats - 1) if seats > 1 else float(places[seat] == 1)

    def in_haste(self, world: State, seat: i64) -> i64:
        if self.rng.below(16) < self.style.random_in_16:
            return self.out.actions[self.rng.below(self.out.count)]
        return self.advice.hunch(world, seat, self.out, self.rng)

    def back_up(self) -> None:
        for i in range(i64(len(self.path))):
            branch = self.path[i]
            branch.visits += 1
            branch.total += self.values[self.movers[i]]

    def ranking(self) -> list[Arm]:
        """The most tried one first."""
        for arm in self.arms:
            branch = find(self.root, arm.action, 0)
            arm.visits = branch.visits
            arm.total = branch.total
        best: dict[int, Arm] = {}
        for arm in sorted(self.arms, key=by_visits):
            best.setdefault(arm.action, arm)
        return list(best.values())

    def visits(self) -> dict[int, int]:
        self.ranking()
        return super().visits()


class Plain(Tree):
    """The textbook: upper confidence bounds, no advice, random playouts to the end."""

    def pick(self, world: State, seat: i64, branches: list[Branch]) -> Branch:
        """One that was not tried yet, or the most promising one."""
        self.leave_out()
        out = self.out
        untried: i64 = 0
        best: Branch | None = None
        most = 0.0
        for i in range(out.count):
            action = out.actions[i]
            branch = find(branches, action, i)
            branch.offered += 1
            if branch.visits == 0:
                out.actions[untried] = action  # never ahead of i
                untried += 1
            elif untried == 0:
                tried = float(branch.visits)
                worth = branch.total / tried + self.growth.curious * math.sqrt(math.log(float(branch.offered)) / tried)
                if best is None or worth > most:
                    best = branch
                    most = worth
        if untried:
            return find(branches, out.actions[self.rng.below(untried)], 0)
        assert best is not None
        return best

    def in_haste(self, world: State, seat: i64) -> i64:
        return self.out.actions[self.rng.below(self.out.count)]


def by_visits(arm: Arm) -> tuple[int, float, int]:
    return -arm.visits, -arm.mean(), arm.action


def among(action: i64, actions: vec[i64]) -> bool:
    for i in range(i64(len(actions))):
        if actions[i] == action:
            return True
    return False


def find(branches: list[Branch], action: i64, near: i64) -> Branch:
    """The branch of an action, probably at this place; a new one if there is none."""
    if near < len(branches) and branches[near].action == action:
        return branches[near]
    for branch in branches:
        if branch.action == action:
            return branch
    found = Branch(action)
    branches.append(found)
    return found
