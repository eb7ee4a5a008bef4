"""The street stacks: what lies on top, what was seen, what nobody has seen yet (FL-3, FL-16, FL-R13)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kaizhuo.core.answers import Answers
from kaizhuo.core.components import BIT
from kaizhuo.core.state import CHANCE, Action, Seat
from kaizhuo.core.step import ChanceStep
from kaizhuo.games.flatiron.box.tables import BOTTOM, HALF_DEED, STREET_COUNT, TOP
from kaizhuo.games.flatiron.rules.columns import first_of, put_last, rest_of
from kaizhuo.games.flatiron.rules.state import NOTHING, RULES, FlatironState
from kaizhuo.games.flatiron.rules.words import CARD_REVEALED, REVEAL_CARD, REVEALING_CARD

LAST_STREET: Final[i64] = STREET_COUNT - 1


def turn_up(state: FlatironState, street: i64) -> None:
    """The next card of the stack lies on top: one that nobody has seen, or else the first that went to the bottom."""
    state.top[street] = NOTHING
    if state.unturned[street]:
        state.ask(CHANCE, REVEALING_CARD, street)
    elif state.under[street]:
        state.top[street] = first_of(state.under[street])
        state.under[street] = rest_of(state.under[street])
        state.tell(CARD_REVEALED, street, state.top[street])


def rotate(state: FlatironState) -> None:
    """FL-16  The top card of every stack goes to its bottom.  FL-R13  An empty stack is passed over."""
    street = LAST_STREET
    while street >= 0:
        if state.top[street] != NOTHING:
            state.under[street] = put_last(state.under[street], state.top[street])
            turn_up(state, street)
        street -= 1


def stack_of(state: FlatironState, card: i64) -> i64:
    """The street on whose stack the card lies on top; NOTHING if on none."""
    for street in range(STREET_COUNT):
        if state.top[street] == card:
            return street
    return NOTHING


def market_deeds(state: FlatironState) -> i64:
    """FL-R22  Both actions of the four visible street cards, as a set."""
    found: i64 = 0
    for street in range(STREET_COUNT):
        card = state.top[street]
        if card != NOTHING:
            found |= BIT[HALF_DEED[2 * card + TOP]] | BIT[HALF_DEED[2 * card + BOTTOM]]
    return found


@final
class RevealingCard(ChanceStep[FlatironState]):
    """FL-3  The stacks lie face up, so the top card of each is seen, and no other."""

    def options(self, state: FlatironState, seat: Seat, street: i64, out: Answers) -> None:
        out.add_each(REVEAL_CARD, state.unturned[street])

    def apply(self, state: FlatironState, seat: Seat, street: i64, action: Action) -> None:
        card = action - REVEAL_CARD
        state.unturned[street] ^= BIT[card]
        state.top[street] = card
        state.tell(CARD_REVEALED, street, card)


RULES.step(REVEALING_CARD, RevealingCard())
