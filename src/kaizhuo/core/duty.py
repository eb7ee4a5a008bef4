"""Duty: what happens by itself when its time comes."""

from __future__ import annotations

from typing import Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from kaizhuo.core.state import FIRST_DUTY, Seat, State, seat_of, step_of, subject_of

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Duty(Generic[S]):
    """Lies on the stack until everything above it is settled; then it is done at once, and may ask and plan more.

    So between two answers the top of the stack is always a question.  Stateless, as a Step.
    """

    def do(self, state: S, seat: Seat, subject: i64) -> None:
        raise NotImplementedError


def settle(duties: list[Duty[S]], state: S) -> None:
    """Do what is to be done by itself until somebody is asked, or the game is over."""
    while len(state.pending):
        waiting = state.pending[len(state.pending) - 1]
        if step_of(waiting) < FIRST_DUTY:
            return
        state.take()
        duties[step_of(waiting) - FIRST_DUTY].do(state, seat_of(waiting), subject_of(waiting))
