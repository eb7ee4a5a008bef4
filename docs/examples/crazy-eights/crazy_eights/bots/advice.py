"""What the bots of Crazy Eights are told about good play."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from crazy_eights.bots.ratings import rate
from crazy_eights.box.tables import EIGHT, OF_SUIT
from crazy_eights.rules.state import EightsState
from crazy_eights.rules.words import DRAW, NAME, PLAY
from kaizhuo.core.advice import Advice
from kaizhuo.core.answers import Answers
from kaizhuo.core.components import size
from kaizhuo.core.state import Seat


@final
class EightsAdvice(Advice[EightsState]):
    def rate(self, state: EightsState, seat: Seat, answers: Answers) -> None:
        rate(state, seat, answers)

    def value(self, state: EightsState, seat: Seat) -> float:
        """A game that is over: the victory, shared if need be.  Else a share that is larger with fewer cards."""
        if not len(state.pending):
            best = max([int(points) for points in state.points])
            winners = len([points for points in state.points if points == best])
            return 1.0 / float(winners) if state.points[seat] == best else 0.0
        total: float = 0.0
        for other in range(state.seats):
            total += 1.0 / float(1 + state.hand_size(other))
        return 1.0 / float(1 + state.hand_size(seat)) / total

    def reasons(self, state: EightsState, seat: Seat, action: i64) -> list[tuple[str, int]]:
        if action >= NAME:
            return [("suit", size(state.hand[seat] & OF_SUIT[action - NAME]))]
        if not PLAY <= action < DRAW:
            return []
        if state.hand_size(seat) == 1:
            return [("out", 0)]
        if (action - PLAY) % 13 == EIGHT:
            return [("eight", 0)]
        return [("cards", state.hand_size(seat) - 1)]
