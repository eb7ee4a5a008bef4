"""Single-observer information-set tree search for any number of seats.  Compiled.

Every simulation deals a world that fits the observation, walks down one shared tree by upper confidence bounds among
the options that this world allows, adds a node, plays on, and gives every seat its own reward.  Chance is sampled.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Any

from mypy_extensions import i64

from kaizhuo.bots.search import Arm, Search, Style
from kaizhuo.core.engine import pick_chance
from kaizhuo.core.game import Game
from kaizhuo.core.rng import Rng
from kaizhuo.core.state import State, seat_of, step_of, subject_of


class Node:
    def __init__(self, seat: i64) -> None:
        self.seat = seat  # who chose the action that leads here
        self.children: dict[int, Node] = {}
        self.visits: i64 = 0
        self.available: i64 = 0
        self.total: float = 0.0


class Tree(Search):
    def __init__(self, game: Game[Any, Any], seen: State, viewer: i64, options: list[int], rng: Rng, style: Style,
                 playouts: int, exploration: float) -> None:  # fmt: skip
        super().__init__(game, seen, viewer, options, rng, style)
        self.root = Node(viewer)
        self.left: i64 = playouts
        self.exploration = exploration

    def run(self, playouts: i64) -> bool:
        while playouts > 0 and self.left > 0:
            self.simulate()
            playouts -= 1
            self.left -= 1
        return self.left > 0

    def simulate(self) -> None:
        game = self.game
        world = self.deal()
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
            self.follow(world, action)
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
            bound = child.total / visits + self.exploration * sqrt(log(float(child.available)) / visits)
            if bound > best:
                best = bound
                best_action = action
        return fresh_action if fresh else best_action

    def ranking(self) -> list[Arm]:
        """Most visits first; of equals the lowest number."""
        for arm in self.arms:
            child = self.root.children.get(arm.action)
            if child is not None:
                arm.visits = child.visits
                arm.total = child.total
        return sorted(self.arms, key=lambda arm: (-arm.visits, arm.action))

    def visits(self) -> dict[int, int]:
        self.ranking()
        return {arm.action: arm.visits for arm in self.arms}
