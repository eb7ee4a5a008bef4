"""Chapter 1: the deal (CE-1, CE-2)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from crazy_eights.box.tables import DEALT, EIGHT, OF_RANK
from crazy_eights.rules.state import RULES, EightsState
from crazy_eights.rules.words import DEAL, DEALING, TURN, TURN_UP, TURNED_UP, TURNING_UP, WAS_DEALT
from kaizhuo.core.answers import Answers
from kaizhuo.core.components import BIT
from kaizhuo.core.state import CHANCE, Action, Seat
from kaizhuo.core.step import ChanceStep


@final
class Dealing(ChanceStep[EightsState]):
    """CE-1  Seven cards each with two players, five with more.  Subject: how many are dealt."""

    def options(self, state: EightsState, seat: Seat, dealt: i64, out: Answers) -> None:
        out.add_each(DEAL, state.stock)

    def apply(self, state: EightsState, seat: Seat, dealt: i64, action: Action) -> None:
        receiver = dealt % state.seats
        state.stock ^= BIT[action - DEAL]
        state.hand[receiver] |= BIT[action - DEAL]
        state.tell(WAS_DEALT, receiver, action - DEAL, 0, BIT[receiver])
        if dealt + 1 < DEALT[state.seats] * state.seats:
            state.ask(CHANCE, DEALING, dealt + 1)
        else:
            state.ask(CHANCE, TURNING_UP)


@final
class TurningUp(ChanceStep[EightsState]):
    """CE-2  The card that is turned up is no eight: an eight goes back, and another card is turned up."""

    def options(self, state: EightsState, seat: Seat, subject: i64, out: Answers) -> None:
        out.add_each(TURN_UP, state.stock & ~OF_RANK[EIGHT])

    def apply(self, state: EightsState, seat: Seat, subject: i64, action: Action) -> None:
        state.top = action - TURN_UP
        state.stock ^= BIT[state.top]
        state.suit = state.top // 13
        state.tell(TURNED_UP, state.top)
        state.ask(0, TURN)


RULES.step(DEALING, Dealing())
RULES.step(TURNING_UP, TurningUp())
