"""The street stacks: what lies on top, what was seen, what nobody has seen yet (FL-3, FL-16, FL-R13)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kaizhuo.core.components import BIT, lowest
from kaizhuo.core.state import CHANCE, Action, Seat
from kaizhuo.games.flatiron.box.tables import BOTTOM, HALF_DEED, STREET_COUNT, TOP
from kaizhuo.games.flatiron.rules.agenda import Draw
from kaizhuo.games.flatiron.rules.columns import ITEM, ITEM_BITS, put_last
from kaizhuo.games.flatiron.rules.state import NONE, FlatironState
from kaizhuo.games.flatiron.rules.words import CARD_REVEALED, REVEAL_CARD, REVEALING_CARD

LAST_STREET: Final[i64] = STREET_COUNT - 1


def turn_up(state: FlatironState, street: i64) -> None:
    """The next card of the stack lies on top: one that nobody has seen, or else the first that went to the bottom."""
    state.top[street] = NONE
    if state.unturned[street]:
        state.ask(CHANCE, REVEALING_CARD, street)
    elif state.under[street]:
        state.top[street] = (state.under[street] & ITEM) - 1
        state.under[street] >>= ITEM_BITS
        state.tell(CARD_REVEALED, street, state.top[street])


def rotate(state: FlatironState) -> None:
    """FL-16  The top card of every stack goes to its bottom.  FL-R13  An empty stack is passed over."""
    street = LAST_STREET
    while street >= 0:
        if state.top[street] != NONE:
            state.under[street] = put_last(state.under[street], state.top[street])
            turn_up(state, street)
        street -= 1


def stack_of(state: FlatironState, card: i64) -> i64:
    """The street on whose stack the card lies on top; NONE if on none."""
    for street in range(STREET_COUNT):
        if state.top[street] == card:
            return street
    return NONE


def market_deeds(state: FlatironState) -> i64:
    """FL-R22  Both actions of the four visible street cards, as a set."""
    found: i64 = 0
    for street in range(STREET_COUNT):
        card = state.top[street]
        if card != NONE:
            found |= BIT[HALF_DEED[2 * card + TOP]] | BIT[HALF_DEED[2 * card + BOTTOM]]
    return found


@final
class RevealingCard(Draw):
    """FL-3  The stacks lie face up, so the top card of each is seen, and no other."""

    def options(self, state: FlatironState, seat: Seat, street: i64, out: vec[i64]) -> i64:
        left = state.unturned[street]
        count: i64 = 0
        while left:
            out[count] = REVEAL_CARD + lowest(left)
            count += 1
            left &= left - 1
        return count

    def answer(self, state: FlatironState, street: i64, action: Action) -> None:
        card = action - REVEAL_CARD
        state.unturned[street] ^= BIT[card]
        state.top[street] = card
        state.tell(CARD_REVEALED, street, card)
