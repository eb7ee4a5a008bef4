"""How promising each answer is."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from crazy_eights.box.tables import EIGHT, OF_SUIT, POINTS
from crazy_eights.rules.state import EightsState
from crazy_eights.rules.words import DRAW, NAME, PLAY
from kaizhuo.core.answers import Answers
from kaizhuo.core.components import size
from kaizhuo.core.state import Seat
from kaizhuo.kit.weights import Weights

WEIGHTS: Final = Weights(__file__)
CARD: Final[i64] = WEIGHTS.whole("play.card")
POINT: Final[i64] = WEIGHTS.whole("play.point")
KEEP: Final[i64] = WEIGHTS.whole("play.eight")
SUIT: Final[i64] = WEIGHTS.whole("play.suit")


def rate(state: EightsState, seat: Seat, answers: Answers) -> None:
    for i in range(answers.count):
        action = answers.actions[i]
        if action >= NAME:
            answers.weights[i] = SUIT * size(state.hand[seat] & OF_SUIT[action - NAME])
        elif PLAY <= action < DRAW:
            answers.weights[i] = rating(state, seat, action - PLAY)
        else:
            answers.weights[i] = 0


def rating(state: EightsState, seat: Seat, card: i64) -> i64:
    rank = card % 13
    if rank == EIGHT:
        return CARD - KEEP
    return CARD + POINT * POINTS[rank] + SUIT * (size(state.hand[seat] & OF_SUIT[card // 13]) - 1)
