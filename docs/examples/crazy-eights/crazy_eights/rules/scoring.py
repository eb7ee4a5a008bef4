"""Chapter 3: the end (CE-8 to CE-10)."""

from __future__ import annotations

from mypy_extensions import i64

from crazy_eights.box.tables import POINTS
from crazy_eights.rules.state import EightsState
from crazy_eights.rules.words import BLOCKED, SHOWED, WENT_OUT
from kaizhuo.core.components import members
from kaizhuo.core.state import Seat


def worth(cards: i64) -> i64:
    """CE-9  An eight 50, a court card 10, any other its number."""
    total: i64 = 0
    for card in members(cards):
        total += POINTS[card % 13]
    return total


def lay_open(state: EightsState) -> None:
    """CE-8  All hands are laid open."""
    for seat in range(state.seats):
        for card in members(state.hand[seat]):
            state.tell(SHOWED, seat, card)


def end_with(state: EightsState, winner: Seat) -> None:
    """CE-8  Who has no card left scores what the others hold."""
    for seat in range(state.seats):
        state.points[winner] += worth(state.hand[seat])
    state.tell(WENT_OUT, winner, state.points[winner])
    lay_open(state)


def end_blocked(state: EightsState) -> None:
    """CE-10  Who holds the fewest points scores the difference to each of the others; several share the victory."""
    least = worth(state.hand[0])
    for seat in range(state.seats):
        if worth(state.hand[seat]) < least:
            least = worth(state.hand[seat])
    for seat in range(state.seats):
        if worth(state.hand[seat]) == least:
            for other in range(state.seats):
                state.points[seat] += worth(state.hand[other]) - least
    state.tell(BLOCKED)
    lay_open(state)
