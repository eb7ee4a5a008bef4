"""Step: one paragraph of a rulebook."""

from __future__ import annotations

from typing import Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from kaizhuo.core.answers import Answers
from kaizhuo.core.rng import Rng
from kaizhuo.core.state import CHANCE, Action, Seat, State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """A question that somebody is asked.  Stateless: all facts are in the State."""

    def simultaneous(self) -> bool:
        """All its open decisions may be answered in any order."""
        return False

    def options(self, state: S, seat: Seat, subject: i64, out: Answers) -> None:
        """Add the legal answers, ascending."""
        raise NotImplementedError

    def apply(self, state: S, seat: Seat, subject: i64, action: Action) -> None:
        """Carry out a legal answer."""
        raise NotImplementedError

    def meaning(self, state: S, seat: Seat, subject: i64, action: Action) -> Action:
        """The answer that is meant: where equal things have several names, the option among them."""
        return action

    def forbidding(self, state: S, seat: Seat, subject: i64, action: Action) -> str:
        """The number of the rule that forbids this illegal answer."""
        raise NotImplementedError

    def outcome(self, state: S, subject: i64, rng: Rng, out: Answers) -> Action:
        """What dice and cards say; only chance is asked so."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class ChanceStep(Step[S]):
    """Dice, draws, deals.  Outcomes that are added with their number of copies have these as exact odds; those that
    are just added are equally likely."""

    def outcome(self, state: S, subject: i64, rng: Rng, out: Answers) -> Action:
        """One of the options by its odds.  Where they are many, a step may find the very same one without a list."""
        out.clear()
        self.options(state, CHANCE, subject, out)
        if out.total == 0:
            return out.actions[rng.below(out.count)]
        weights = out.weights
        left = rng.below(out.total)
        i: i64 = 0
        while left >= weights[i]:
            left -= weights[i]
            i += 1
        return out.actions[i]

    def forbidding(self, state: S, seat: Seat, subject: i64, action: Action) -> str:
        return ""
