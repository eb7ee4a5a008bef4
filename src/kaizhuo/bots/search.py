"""What every search shares: worlds that fit the observation, playouts by advice, the table of the options.  Compiled.

A search is told what its seat may know, never the true state.  A playout follows the advice of the game with a little
chance, stops at the end of a chapter, and asks the advice how well somebody stands there.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from kaizhuo.bots.belief import Belief
from kaizhuo.core.answers import Answers
from kaizhuo.core.duty import settle
from kaizhuo.core.engine import apply, bring_up, list_options
from kaizhuo.core.game import Game
from kaizhuo.core.rng import Rng
from kaizhuo.core.state import State, seat_of, step_of, subject_of

WORDS: Final = 4294967296.0  # different words of the generator
NEW_WORLDS: Final[i64] = 4  # for a playout, until the stock is full


class Style:
    """How playouts are played; one for each game, kept as data (`settings.py`)."""

    def __init__(self, random_in_16: int, looked_at: int, horizon: int, depth: int, candidates: int) -> None:
        self.random_in_16: i64 = random_in_16  # of 16 moves, how many are any option instead of the best rated one
        self.looked_at: i64 = looked_at  # options that a move rates; picked at random out of a longer list
        self.horizon: i64 = horizon  # chapters that are played to their end, this one included
        self.depth: i64 = depth  # decisions before a playout is cut off all the same
        self.candidates: i64 = candidates  # worlds dealt, of which a plausible one is taken


class Arm:
    """An option of the root, and what is meant to follow it in the same turn: how often tried, and what came of it."""

    def __init__(self, line: list[int]) -> None:
        self.action: i64 = line[0]
        self.then = vec[i64](line[1:])
        self.visits: i64 = 0
        self.total: float = 0.0

    def mean(self) -> float:
        return self.total / float(self.visits) if self.visits else 0.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Search:
    def __init__(self, game: Game[Any, Any], seen: State, viewer: i64, lines: list[list[int]], rng: Rng,
                 style: Style) -> None:  # fmt: skip
        self.game = game
        self.seen: State = seen.copy()
        bring_up(game, self.seen, viewer)
        self.viewer = viewer
        self.rng = rng
        self.style = style
        self.arms = [Arm(line) for line in lines]
        self.advice = game.advice()
        self.out = Answers()
        self.moves: i64 = 0  # decisions made in all playouts
        self.chapter: i64 = self.advice.chapter(seen)
        self.belief: Belief | None = None  # what was learnt about how likely worlds are; without it the advice says
        self.stock: i64 = 0  # worlds that are dealt and weighed for all playouts to draw; 0: each one deals its own
        self.laid_in: list[State] = []
        self.sums: list[float] = []  # of their weights

    def run(self, playouts: i64) -> bool:
        """Think on for about so many playouts; False when there is nothing more to think about."""
        raise NotImplementedError

    def last(self, playouts: int) -> None:
        """Think for so many playouts in all."""
        raise NotImplementedError

    def ranking(self) -> list[Arm]:
        """The options, best first, each with the best of its lines."""
        raise NotImplementedError

    def best(self) -> int:
        return self.ranking()[0].action

    def visits(self) -> dict[int, int]:
        """How often each option was tried."""
        found: dict[int, int] = {}
        for arm in self.arms:
            found[arm.action] = found.get(arm.action, 0) + arm.visits
        return found

    def deal(self) -> State:
        """A world that fits the observation: of several candidates one, by how plausible they are."""
        game = self.game
        if self.stock:
            return self.drawn()
        chosen: State = game.resample(self.seen, self.viewer, self.rng)
        if self.style.candidates == 1:
            return chosen
        total = self.plausible(chosen)
        for _ in range(i64(1), self.style.candidates):
            world: State = game.resample(self.seen, self.viewer, self.rng)
            weight = self.plausible(world)
            total += weight
            if float(self.rng.word()) * total < weight * WORDS:
                chosen = world
        return chosen

    def drawn(self) -> State:
        """One of the stock, by its weight; it grows by a few worlds for every playout until it is full."""
        sums = self.sums
        for _ in range(NEW_WORLDS):
            if len(sums) < self.stock:
                world: State = self.game.resample(self.seen, self.viewer, self.rng)
                self.laid_in.append(world)
                sums.append((sums[len(sums) - 1] if sums else 0.0) + self.plausible(world))
        high: i64 = len(sums) - 1
        if sums[high] <= 0.0:  # nothing is likelier than anything else
            return self.laid_in[self.rng.below(high + 1)].copy()
        wanted = float(self.rng.word()) / WORDS * sums[high]
        low: i64 = 0
        while low < high:
            middle = (low + high) >> 1
            if sums[middle] > wanted:
                high = middle
            else:
                low = middle + 1
        return self.laid_in[low].copy()

    def plausible(self, world: State) -> float:
        if self.belief is not None:
            return self.belief.plausible(world, self.viewer)
        return self.advice.plausible(world, self.viewer)

    def follow(self, world: State, action: i64) -> None:
        """Do what somebody chose."""
        apply(self.game, world, action)
        self.moves += 1

    def finish_turn(self, world: State, arm: Arm) -> None:
        """The rest of the turn, as long as nobody else is asked: as planned, as far as this world offers it, then as
        advised, without chance."""
        game = self.game
        planned: i64 = len(arm.then)
        at: i64 = 0
        while len(world.pending) and self.advice.chapter(world) == self.chapter:
            asked = world.pending[len(world.pending) - 1]
            if seat_of(asked) != self.viewer:
                return
            list_options(game, world, self.out)
            if at < planned and self.out.has(arm.then[at]):
                action = arm.then[at]
                at += 1
            else:
                at = planned
                action = self.best_rated(world, self.viewer)
            apply(game, world, action)
            self.moves += 1

    def play_out(self, world: State) -> None:
        """Play on to the end of the last chapter that counts."""
        game = self.game
        advice = self.advice
        steps = game.steps
        out = self.out
        rng = self.rng
        style = self.style
        chapter = self.chapter
        chapters = style.horizon
        depth: i64 = 0
        while depth < style.depth and len(world.pending):
            now = advice.chapter(world)
            if now != chapter:
                chapter = now
                chapters -= 1
                if chapters == 0:
                    break
            asked = world.pending[len(world.pending) - 1]
            seat = seat_of(asked)
            step = steps[step_of(asked)]
            if seat < 0:
                action = step.outcome(world, subject_of(asked), rng, out)
            else:
                out.clear()
                step.options(world, seat, subject_of(asked), out)
                action = self.move(world, seat)
            world.take()
            step.apply(world, seat, subject_of(asked), action)
            settle(game.duties, world)
            depth += 1
        self.moves += depth

    def worth(self, world: State) -> float:
        """How well the viewer stands where a playout ended."""
        return self.advice.value(world, self.viewer)

    def move(self, world: State, seat: i64) -> i64:
        """What somebody does in a playout: mostly what the advice likes best of a few options."""
        out = self.out
        if out.count == 1:
            return out.actions[0]
        if self.rng.below(16) < self.style.random_in_16:
            return out.actions[self.rng.below(out.count)]
        if out.count > self.style.looked_at:
            self.draw()
        return self.best_rated(world, seat)

    def draw(self) -> None:
        """Keep some of the options, at random."""
        actions = self.out.actions
        count = self.out.count
        few = self.style.looked_at
        for i in range(few):
            j = i + self.rng.below(count - i)
            actions[i], actions[j] = actions[j], actions[i]
        self.out.count = few

    def best_rated(self, world: State, seat: i64) -> i64:
        out = self.out
        if out.count > 1:
            self.advice.rate(world, seat, out)
            return out.best()
        return out.actions[0]
