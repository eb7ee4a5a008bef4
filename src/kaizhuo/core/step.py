"""Step: one paragraph of a rulebook."""

from __future__ import annotations

from typing import Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from kaizhuo.core.state import Action, Seat, State

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

    def forbidding(self, state: S, seat: Seat, subject: i64, action: Action) -> str:
        """The number of the rule that forbids this illegal answer."""
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

    def forbidding(self, state: S, seat: Seat, subject: i64, action: Action) -> str:
        return ""
