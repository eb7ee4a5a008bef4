"""How the chapters fit together: questions, draws, and duties that are done by themselves when their time comes.

An action of several parts puts its parts on the stack, the last one first.  A newspaper boy who is met in the middle
comes on top of them and goes first; then the action goes on (FL-R18).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaizhuo.core.state import Action, Seat, seat_of, step_of, subject_of
from kaizhuo.core.step import ChanceStep, Step
from kaizhuo.games.flatiron.rules.state import FlatironState
from kaizhuo.games.flatiron.rules.words import FIRST_DUTY


class Duty:
    """Something that happens by itself.  Stateless, as a Step."""

    def do(self, state: FlatironState, player: i64, subject: i64) -> None:
        raise NotImplementedError


# By number; `game.py` fills them, so that no chapter needs to know those that follow.
QUESTIONS: Final[list[Step[FlatironState]]] = []
DUTIES: Final[list[Duty]] = []


def settle(state: FlatironState) -> None:
    """Do what is to be done until somebody must be asked again, or the game is over."""
    while len(state.pending):
        waiting = state.pending[len(state.pending) - 1]
        if step_of(waiting) < FIRST_DUTY:
            return
        state.answer()
        DUTIES[step_of(waiting) - FIRST_DUTY].do(state, seat_of(waiting), subject_of(waiting))


class Question(Step[FlatironState]):
    """A choice of a player."""

    def apply(self, state: FlatironState, seat: Seat, subject: i64, action: Action) -> None:
        self.answer(state, seat, subject, action)
        settle(state)

    def answer(self, state: FlatironState, seat: Seat, subject: i64, action: Action) -> None:
        raise NotImplementedError


class Draw(ChanceStep[FlatironState]):
    """A choice of chance."""

    def apply(self, state: FlatironState, seat: Seat, subject: i64, action: Action) -> None:
        self.answer(state, subject, action)
        settle(state)

    def answer(self, state: FlatironState, subject: i64, action: Action) -> None:
        raise NotImplementedError
