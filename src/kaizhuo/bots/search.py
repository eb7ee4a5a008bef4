"""Single-observer information-set tree search for any number of seats.  Compiled.

Every simulation deals a world that fits the observation, walks down one shared tree by upper confidence bounds among
the options that this world allows, adds a node, plays on by advice and a little chance, and gives every seat its
own reward.  Chance is sampled by its odds.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from kaizhuo.core.engine import pick_chance
from kaizhuo.core.game import Game
from kaizhuo.core.rng import Rng
from kaizhuo.core.state import State, seat_of, step_of, subject_of

EXPLORATION: Final = 0.5
RANDOM_IN_16: Final = 3  # of 16 playout moves, how many are any option instead of the best rated one
LOOKED_AT: Final = 6  # options that a playout move rates; picked at random out of a longer list
DEPTH: Final = 400  # decisions of a playout before it is cut off


class Node:
    def __init__(self, seat: i64) -> None:
        self.seat = seat  # who chose the action that leads here
        self.children: dict[int, Node] = {}
        self.visits: i64 = 0
        self.available: i64 = 0
        self.total: float = 0.0


class Search:
    def __init__(self, game: Game[Any, Any], seen: State, viewer: i64, rng: Rng) -> None:
        self.game = game
        self.seen = seen
        self.viewer = viewer
        self.rng = rng
        self.root = Node(viewer)
        self.chapter: i64 = game.advice.chapter(seen)
        self.out: vec[i64] = game.buffer()
        self.ratings: vec[i64] = vec[i64]([0] * 64)
        self.moves: i64 = 0  # decisions made in all simulations

    def run(self, simulations: i64) -> None:
        for _ in range(simulations):
            self.simulate()

    def simulate(self) -> None:
        game = self.game
        world: State = game.resample(self.seen, self.viewer, self.rng)
        node = self.root
        path = [node]
        while len(world.pending) and game.advice.chapter(world) == self.chapter:
            asked = world.pending[len(world.pending) - 1]
            step = game.steps[step_of(asked)]
            count = step.options(world, seat_of(asked), subject_of(asked), self.out)
            if seat_of(asked) < 0:
                action = pick_chance(game, world, self.rng, self.out, count)
            else:
                action = self.select(node, count)
            known = node.children.get(action)
            world.answer()
            step.apply(world, seat_of(asked), subject_of(asked), action)
            self.moves += 1
            if known is None:
                known = Node(seat_of(asked))
                known.available = 1
                node.children[action] = known
                path.append(known)
                break
            node = known
            path.append(node)
        self.play_out(world)
        for node in path:
            node.visits += 1
            if node.seat >= 0:
                node.total += game.advice.value(world, node.seat)

    def select(self, node: Node, count: i64) -> i64:
        """An option that was never tried, any of them; else the one with the best bound."""
        fresh: i64 = 0
        fresh_action: i64 = -1
        best = -1.0
        best_action: i64 = -1
        for i in range(count):
            action = self.out[i]
            child = node.children.get(action)
            if child is None:
                fresh += 1
                if self.rng.below(fresh) == 0:
                    fresh_action = action
                continue
            child.available += 1
            visits = float(child.visits)
            bound = child.total / visits + EXPLORATION * sqrt(log(float(child.available)) / visits)
            if bound > best:
                best = bound
                best_action = action
        return fresh_action if fresh else best_action

    def play_out(self, world: State) -> None:
        """Play on to the end of the chapter: mostly what the advice likes best of a few options."""
        game = self.game
        depth: i64 = 0
        while depth < DEPTH and len(world.pending) and game.advice.chapter(world) == self.chapter:
            asked = world.pending[len(world.pending) - 1]
            step = game.steps[step_of(asked)]
            count = step.options(world, seat_of(asked), subject_of(asked), self.out)
            if seat_of(asked) < 0:
                action = pick_chance(game, world, self.rng, self.out, count)
            elif count == 1:
                action = self.out[0]
            elif self.rng.below(16) < RANDOM_IN_16:
                action = self.out[self.rng.below(count)]
            else:
                action = self.best_rated(world, seat_of(asked), count)
            world.answer()
            step.apply(world, seat_of(asked), subject_of(asked), action)
            depth += 1
        self.moves += depth

    def best_rated(self, world: State, seat: i64, count: i64) -> i64:
        out = self.out
        if count > LOOKED_AT:
            for i in range(i64(LOOKED_AT)):
                j = i + self.rng.below(count - i)
                out[i], out[j] = out[j], out[i]
            count = LOOKED_AT
        self.game.advice.rate(world, seat, out, count, self.ratings)
        best: i64 = 0
        for i in range(i64(1), count):
            if self.ratings[i] > self.ratings[best]:
                best = i
        return out[best]

    def best(self) -> int:
        """The most visited option; of equals the lowest."""
        chosen = -1
        visits: i64 = -1
        for action, child in self.root.children.items():
            if child.visits > visits or (child.visits == visits and action < chosen):
                chosen = action
                visits = child.visits
        return chosen

    def visits(self) -> dict[int, int]:
        """How often each option was tried."""
        return {action: child.visits for action, child in self.root.children.items()}
