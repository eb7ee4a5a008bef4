"""Who knows what (CE-11): the only module that hides.

Everybody sees the discards, the top card, and how many cards lie in the stock and in each hand.  The discards that
become the stock were seen as well: so everybody knows how many cards of a hand were drawn since, and how many are
older (`EightsState.fresh`).  When the game is over, all hands are laid open.
"""

from __future__ import annotations

from crazy_eights.rules.state import EightsState
from kaizhuo.core.components import size
from kaizhuo.core.state import Seat


def redact(state: EightsState, viewer: Seat) -> EightsState:
    seen = state.copy()
    if not len(state.pending):
        return seen
    for seat in range(state.seats):
        if seat != viewer:
            hand = state.hand[seat]
            seen.hand[seat] = 0
            seen.unseen[2 * seat] += size(hand & state.fresh)
            seen.unseen[2 * seat + 1] += size(hand & ~state.fresh)
    seen.stock = 0
    seen.stock_unseen = state.stock_size()
    return seen
