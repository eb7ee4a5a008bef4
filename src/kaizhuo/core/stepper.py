"""Stepper: many games of one kind, stepped together, so that a script pays for one call instead of thousands.

Chance answers inside, and a game that is over begins anew.  All buffers can be read as arrays without copying them.
"""

from __future__ import annotations

from typing import Generic, TypeVar

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from kaizhuo.core.answers import Answers
from kaizhuo.core.components import BIT
from kaizhuo.core.duty import settle
from kaizhuo.core.game import Game
from kaizhuo.core.rng import Rng
from kaizhuo.core.row import Row
from kaizhuo.core.state import State, seat_of, step_of, subject_of, zeros

S = TypeVar("S", bound=State)
O = TypeVar("O", bound=msgspec.Struct)  # noqa: E741 - O for options, as S for state


class Stepper(Generic[S, O]):
    """`actor` is who is asked in each game; `options` are all options of the first game, then of the second ..., those
    of game i from `starts[i]` on; `mask` has a column for each action and `row` one for each number of the observation
    of who is asked, a game's beginning at a whole word; `ended` and `utilities` tell of games that the last step
    ended."""

    def __init__(self, game: Game[S, O], start: S, seeds: list[int], width: i64) -> None:
        count: i64 = len(seeds)
        self.game = game
        self.start = start
        self.count = count
        self.seats: i64 = start.seats
        self.actions: i64 = game.words.size
        self.mask_words: i64 = (self.actions + 7) >> 3
        self.row_words: i64 = (width + 7) >> 3
        self.states: list[S] = [start.copy() for _ in seeds]
        self.rngs = [Rng(seed) for seed in seeds]
        self.out = Answers()
        self.options = Answers()
        self.starts = zeros(count + 1)
        self.actor = zeros(count)
        self.ended = zeros(count)
        self.utilities = vec[float]([0.0] * (count * start.seats))
        self.mask = zeros(count * self.mask_words)
        self.row = Row(8 * count * self.row_words)
        for at in range(count):
            self.show(at, self.advance(at, self.states[at]))

    def refused(self, actions: list[int]) -> i64:
        """The first game in which the action is no option; -1 where all can be done."""
        for at in range(self.count):
            action = actions[at]
            if not 0 <= action < self.actions or not self.may(at, action):
                return at
        return -1

    def may(self, at: i64, action: i64) -> bool:
        return (self.mask[at * self.mask_words + (action >> 3)] >> ((action & 7) << 3)) & 1 == 1

    def step(self, actions: list[int]) -> None:
        """An option for each game; nothing is checked."""
        game = self.game
        self.clear()
        for at in range(self.count):
            state = self.states[at]
            asked = state.take()
            game.steps[step_of(asked)].apply(state, seat_of(asked), subject_of(asked), actions[at])
            settle(game.duties, state)
            self.show(at, self.advance(at, state))

    def clear(self) -> None:
        """Forget what the last step told."""
        options = self.options.actions
        starts = self.starts
        mask = self.mask
        ended = self.ended
        for at in range(self.count):
            first = at * self.mask_words
            for i in range(starts[at], starts[at + 1]):
                mask[first + (options[i] >> 3)] = 0
            if ended[at]:
                ended[at] = 0
                for seat in range(self.seats):
                    self.utilities[at * self.seats + seat] = 0.0
        self.options.clear()

    def advance(self, at: i64, state: S) -> S:
        """Let chance answer until a player is asked; a game that is over begins anew."""
        game = self.game
        while True:
            last: i64 = len(state.pending) - 1
            if last < 0:
                self.end(at, state)
                state = self.start.copy()
                self.states[at] = state
                continue
            asked = state.pending[last]
            if seat_of(asked) >= 0:
                return state
            step = game.steps[step_of(asked)]
            action = step.outcome(state, subject_of(asked), self.rngs[at], self.out)
            state.take()
            step.apply(state, seat_of(asked), subject_of(asked), action)
            settle(game.duties, state)

    def end(self, at: i64, state: S) -> None:
        self.ended[at] = 1
        found = self.game.utilities(state)
        for seat in range(self.seats):
            self.utilities[at * self.seats + seat] = found[seat]

    def show(self, at: i64, state: S) -> None:
        """Who is asked, what they may choose, and what they may know."""
        out = self.out
        options = self.options
        asked = state.pending[len(state.pending) - 1]
        seat = seat_of(asked)
        self.actor[at] = seat
        out.clear()
        self.game.steps[step_of(asked)].options(state, seat, subject_of(asked), out)
        found = out.actions
        count = out.count
        options.reserve(count)
        listed = options.actions
        end = options.count
        first = at * self.mask_words
        mask = self.mask
        for i in range(count):
            action = found[i]
            listed[end + i] = action
            mask[first + (action >> 3)] |= BIT[(action & 7) << 3]
        options.count = end + count
        self.starts[at + 1] = end + count
        self.row.at = 8 * at * self.row_words
        self.game.write(state, seat, self.row)

    def pick(self, rng: Rng) -> list[int]:
        """Any option in each game."""
        starts = self.starts
        options = self.options.actions
        return [int(options[starts[i] + rng.below(starts[i + 1] - starts[i])]) for i in range(self.count)]
