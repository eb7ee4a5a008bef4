"""Chapter 4: a shaker that is too full (CH-13, CH-25, CH-26)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from kaizhuo.core.answers import Answers
from kaizhuo.core.components import BIT
from kaizhuo.core.state import Action, Seat
from kaizhuo.core.step import Step
from kaizhuo.games.cheers.box.tables import (
    CAPACITY,
    CYCLE_LENGTH,
    DISCARD_BITS,
    DRINK_COUNT,
    PORTION,
    PORTIONS,
    portion_count,
)
from kaizhuo.games.cheers.rules.scoring import end_action
from kaizhuo.games.cheers.rules.state import RULES, CheersState
from kaizhuo.games.cheers.rules.turns import decider
from kaizhuo.games.cheers.rules.words import DISCARD, DISCARDED, OVERFLOW


def overflows(state: CheersState, place: i64) -> bool:
    return portion_count(state.shaker[place]) > CAPACITY


def check_overflow(state: CheersState) -> None:
    """CH-13  The next shaker that is too full is settled, or the action is over."""
    for place in range(state.places):
        if overflows(state, place):
            settle_in_turn(state)
            return
    end_action(state)


def settle_in_turn(state: CheersState) -> None:
    """CH-13  In the order of turns, beginning with the active player; everybody's own shaker before another one."""
    for later in range(CYCLE_LENGTH[state.seating]):
        seat = state.at_turn(later)
        if overflows(state, seat):
            settle_place(state, seat, seat)
            return
        if state.places > state.seats and overflows(state, state.seats) and decider(state, state.seats) == seat:
            settle_place(state, seat, state.seats)
            return


def settle_place(state: CheersState, seat: Seat, place: i64) -> None:
    """Seven portions of one drink leave no choice, and nobody is asked."""
    content = state.shaker[place]
    for drink in range(DRINK_COUNT):
        if content & PORTIONS[drink] == content:
            discard(state, seat, place, drink)
            return
    state.ask(seat, OVERFLOW, place)


def discard(state: CheersState, seat: Seat, place: i64, drink: i64) -> None:
    state.shaker[place] -= PORTION[drink]
    state.discards += BIT[DISCARD_BITS * drink]
    state.tell(DISCARDED, seat, drink, state.word(place))
    check_overflow(state)


@final
class Overflow(Step[CheersState]):
    """CH-13  Discard one of the seven cards, whoever's turn it is."""

    def options(self, state: CheersState, seat: Seat, place: i64, out: Answers) -> None:
        for drink in range(DRINK_COUNT):
            if state.shaker[place] & PORTIONS[drink]:
                out.add(DISCARD + drink)

    def apply(self, state: CheersState, seat: Seat, place: i64, action: Action) -> None:
        discard(state, seat, place, action - DISCARD)

    def forbidding(self, state: CheersState, seat: Seat, place: i64, action: Action) -> str:
        return "CH-13"


RULES.step(OVERFLOW, Overflow())
