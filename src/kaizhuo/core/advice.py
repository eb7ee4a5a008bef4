"""Advice: what a game tells bots about good play.  Never about what is legal."""

from __future__ import annotations

from typing import Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from kaizhuo.core.answers import Answers
from kaizhuo.core.rng import Rng
from kaizhuo.core.row import Row
from kaizhuo.core.state import Event, Seat, State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Advice(Generic[S]):
    """One for each search: what it needs to scribble on is its own."""

    def rate(self, state: S, seat: Seat, answers: Answers) -> None:
        """Write how promising each answer is into its weight: higher is better."""
        raise NotImplementedError

    def hunch(self, state: S, seat: Seat, answers: Answers, rng: Rng) -> i64:
        """What somebody answers who does not think: whole games are played out so."""
        return answers.actions[rng.below(answers.count)]

    def value(self, state: S, seat: Seat) -> float:
        """How well the seat stands: 1.0 won, 0.0 lost; a game may count the places between.  Exact when it is over."""
        raise NotImplementedError

    def notes(self, world: S, seat: Seat, row: Row) -> None:
        """What nets read of a world that search has dealt, instead of the observation for learning: what matters, as
        the seat sees it, the cards of all included, for nobody knows that they lie so."""

    def remember(self, told: list[Event], seen: S, viewer: Seat) -> None:
        """What the viewer was told, before worlds are dealt: `plausible` may look at it."""

    def plausible(self, world: S, viewer: Seat) -> float:
        """How well a world agrees with what the others have done so far, beside other worlds that the viewer cannot
        tell apart: a weight of any scale.  Search deals likely worlds more often."""
        return 1.0

    def reasons(self, state: S, seat: Seat, action: i64) -> list[tuple[str, int]]:
        """What speaks for an action, for a person: names of messages `reason-<name>`, each with a number to name."""
        return []

    def chapter(self, state: S) -> i64:
        """A number that changes at a natural end (of a round, say), where a playout may stop and ask for the value."""
        return 0
