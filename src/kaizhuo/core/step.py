"""Step: one paragraph of a rulebook."""

from __future__ import annotations

from typing import Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from kaizhuo.core.rng import Rng
from kaizhuo.core.state import CHANCE, Action, Seat, State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """A question that somebody is asked.  Stateless: all facts are in the State."""

    def chance(self) -> bool:
        """Answered by dice and cards, not by a person."""
        return False

    def simultaneous(self) -> bool:
        """All its open decisions may be answered in any order."""
        return False

    def options(self, state: S, seat: Seat, subject: i64, out: vec[i64]) -> i64:
        """Write the legal answers into `out`, ascending, and return how many there are."""
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

    def outcome(self, state: S, subject: i64, rng: Rng, out: vec[i64], odds: vec[i64]) -> Action:
        """What dice and cards say; only chance is asked so."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class ChanceStep(Step[S]):
    """Dice, draws, deals: outcomes with exact odds."""

    def chance(self) -> bool:
        return True

    def even(self) -> bool:
        """All outcomes are equally likely, so nobody needs to ask for weights."""
        return True

    def weights(self, state: S, subject: i64, out: vec[i64]) -> i64:
        """Write the integer weight of each option into `out`, in the order of the options; return their sum."""
        raise NotImplementedError

    def outcome(self, state: S, subject: i64, rng: Rng, out: vec[i64], odds: vec[i64]) -> Action:
        """One of the options by its odds.  Where they are many, a step may find the very same one without a list."""
        count = self.options(state, CHANCE, subject, out)
        if self.even():
            return out[rng.below(count)]
        left = rng.below(self.weights(state, subject, odds))
        i: i64 = 0
        while left >= odds[i]:
            left -= odds[i]
            i += 1
        return out[i]

    def forbidding(self, state: S, seat: Seat, subject: i64, action: Action) -> str:
        return ""
