"""What is true in a game of Crazy Eights."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from crazy_eights.box.tables import PACK
from crazy_eights.rules.words import WORDS
from kaizhuo.core.components import size
from kaizhuo.core.rulebook import Rulebook
from kaizhuo.core.state import NONE, State, zeros


@final
class EightsState(State):
    """Sets of cards are masks.  `copy` comes from this declaration."""

    draws: i64 = 1  # cards that may be drawn in a turn
    stock: i64 = PACK
    stock_unseen: i64 = 0  # cards of the stock for a viewer, who cannot name them; none in the true state
    fresh: i64 = PACK  # cards that were in the stock when it was last shuffled, wherever they are now
    discards: i64 = 0  # under the top card
    top: i64 = -1
    suit: i64 = -1  # that has to be followed: the top card's, or the one that was named
    passes: i64 = 0  # in a row
    hand: vec[i64] = NONE  # by seat
    unseen: vec[i64] = NONE  # by seat: cards a viewer cannot name, first those that were drawn from the fresh stock
    points: vec[i64] = NONE  # by seat

    def stock_size(self) -> i64:
        return size(self.stock) + self.stock_unseen

    def hand_size(self, seat: i64) -> i64:
        return size(self.hand[seat]) + self.unseen[2 * seat] + self.unseen[2 * seat + 1]


def new_state(seats: i64, draws: i64) -> EightsState:
    state = EightsState()
    state.journal = []
    state.seats = seats
    state.draws = draws
    state.hand = zeros(seats)
    state.unseen = zeros(2 * seats)
    state.points = zeros(seats)
    return state


RULES: Final = Rulebook[EightsState](WORDS)
