"""Chapter 2b: street cards and decrees are bought and put into their columns (FL-8 to FL-10)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kaizhuo.core.components import BIT, lowest
from kaizhuo.core.state import Action, Seat
from kaizhuo.games.flatiron.box.tables import (
    BOTTOM,
    CARD_COUNT,
    CARD_VP_EFFECT,
    DECREE_COUNT,
    EFFECT_A,
    ITEM_COST,
    ITEM_STREET,
    STREET_COUNT,
    TOP,
)
from kaizhuo.games.flatiron.rules.agenda import Duty, Question
from kaizhuo.games.flatiron.rules.columns import decree_columns, has_decree, has_room, put_card
from kaizhuo.games.flatiron.rules.domains import BY_CARD
from kaizhuo.games.flatiron.rules.floors import decree_price, has_effect, reduced
from kaizhuo.games.flatiron.rules.gains import pay, score
from kaizhuo.games.flatiron.rules.stacks import stack_of, turn_up
from kaizhuo.games.flatiron.rules.state import NONE, FlatironState
from kaizhuo.games.flatiron.rules.words import (
    BOUGHT_CARD,
    BOUGHT_DECREE,
    BUY,
    BUY_LAW,
    CARD_POINT,
    CHOOSING_COLUMN,
    COLUMN,
    ENACT,
    ENACTING,
    TUCK,
    TUCKING,
)

CARDS: Final[i64] = (
    64  # a subject is a card or decree, and 64 times the discount; for ENACTING 64 * (4 * discount + column)
)


# FL-8  Street cards


def may_buy_card(state: FlatironState, player: i64, card: i64, discount: i64, money: i64) -> bool:
    """FL-8  Its cost can be paid.  FL-R2  Its column has room.  FL-R1  That is the column of its own street."""
    return card_price(card, discount) <= money and has_room(state, player, ITEM_STREET[card])


def card_price(card: i64, discount: i64) -> i64:
    return reduced(ITEM_COST[card], discount)


def cards_for_sale(state: FlatironState, player: i64, discount: i64, money: i64) -> i64:
    """FL-R33  The top cards of all stacks that the player could buy, as a set."""
    found: i64 = 0
    for street in range(STREET_COUNT):
        card = state.top[street]
        if card != NONE and may_buy_card(state, player, card, discount, money):
            found |= BIT[card]
    return found


def list_items(items: i64, first: i64, out: vec[i64], count: i64) -> i64:
    while items:
        out[count] = first + lowest(items)
        count += 1
        items &= items - 1
    return count


def forbidding_card(state: FlatironState, player: i64, card: i64, discount: i64) -> str:
    """Why this top card cannot be bought."""
    if not has_room(state, player, ITEM_STREET[card]):
        return "FL-R2"
    return "FL-8" if card_price(card, discount) > state.money[player] else "FL-7"


def begin_card(state: FlatironState, player: i64, card: i64, discount: i64) -> None:
    state.ask(player, TUCKING, card + CARDS * discount)


@final
class ChoosingCard(Question):
    """FL-19, FL-21  Buy the top card of any one stack; the newspaper gives a discount."""

    def options(self, state: FlatironState, seat: Seat, discount: i64, out: vec[i64]) -> i64:
        return list_items(cards_for_sale(state, seat, discount, state.money[seat]), BUY, out, 0)

    def answer(self, state: FlatironState, seat: Seat, discount: i64, action: Action) -> None:
        begin_card(state, seat, action - BUY, discount)

    def forbidding(self, state: FlatironState, seat: Seat, discount: i64, action: Action) -> str:
        card = action - BUY
        if not 0 <= card < CARD_COUNT or stack_of(state, card) == NONE:
            return "FL-R33"
        return forbidding_card(state, seat, card, discount)


@final
class Tucking(Question):
    """FL-8  At the top of its column, where only its top action stays visible, or at the bottom."""

    def options(self, state: FlatironState, seat: Seat, subject: i64, out: vec[i64]) -> i64:
        card = subject % CARDS
        out[0] = TUCK + 2 * card + TOP
        out[1] = TUCK + 2 * card + BOTTOM
        return 2

    def answer(self, state: FlatironState, seat: Seat, subject: i64, action: Action) -> None:
        card = subject % CARDS
        half = action - TUCK - 2 * card
        street = stack_of(state, card)
        state.tell(BOUGHT_CARD, seat, card, half)
        pay(state, seat, card_price(card, subject // CARDS))
        put_card(state, seat, ITEM_STREET[card], card, half)
        state.later(seat, CARD_POINT)
        turn_up(state, street)

    def forbidding(self, state: FlatironState, seat: Seat, subject: i64, action: Action) -> str:
        return "FL-8"


@final
class CardPoint(Duty):
    """FL-18  The floor may give a point for each street card.  FL-R29  After the card is placed."""

    def do(self, state: FlatironState, player: i64, subject: i64) -> None:
        if has_effect(state, CARD_VP_EFFECT):
            score(state, player, EFFECT_A[state.tile()], BY_CARD)


# FL-9  Decrees


def may_buy_decree(state: FlatironState, player: i64, discount: i64, money: i64) -> bool:
    """FL-R14  A decree is left, a column can take it, and it can be paid."""
    return state.decrees != 0 and decree_price(state, discount) <= money and decree_columns(state, player) != 0


def forbidding_decree(state: FlatironState, player: i64, decree: i64, discount: i64) -> str:
    """Why this decree cannot be bought."""
    if not state.decrees & BIT[decree] or not decree_columns(state, player):
        return "FL-R14"
    return "FL-9" if decree_price(state, discount) > state.money[player] else "FL-7"


def begin_decree(state: FlatironState, player: i64, decree: i64, discount: i64) -> None:
    state.ask(player, CHOOSING_COLUMN, decree + CARDS * discount)


@final
class ChoosingDecree(Question):
    """FL-9, FL-21  Which of the decrees that are laid out?"""

    def options(self, state: FlatironState, seat: Seat, discount: i64, out: vec[i64]) -> i64:
        return list_items(state.decrees, BUY_LAW, out, 0)

    def answer(self, state: FlatironState, seat: Seat, discount: i64, action: Action) -> None:
        begin_decree(state, seat, action - BUY_LAW, discount)

    def forbidding(self, state: FlatironState, seat: Seat, discount: i64, action: Action) -> str:
        return "FL-R14" if 0 <= action - BUY_LAW < DECREE_COUNT else "FL-9"


@final
class ChoosingColumn(Question):
    """FL-9  Into any column that has no decree yet.  FL-10  ... and fewer than three cards."""

    def options(self, state: FlatironState, seat: Seat, subject: i64, out: vec[i64]) -> i64:
        return list_items(decree_columns(state, seat), COLUMN, out, 0)

    def answer(self, state: FlatironState, seat: Seat, subject: i64, action: Action) -> None:
        street = action - COLUMN
        discount = subject // CARDS
        state.ask(seat, ENACTING, subject % CARDS + CARDS * (discount * STREET_COUNT + street))

    def forbidding(self, state: FlatironState, seat: Seat, subject: i64, action: Action) -> str:
        street = action - COLUMN
        if not 0 <= street < STREET_COUNT or has_decree(state, seat, street):
            return "FL-9"
        return "FL-10"


@final
class Enacting(Question):
    """FL-R5  At the top or the bottom end of the column; the half that stays visible will score."""

    def options(self, state: FlatironState, seat: Seat, subject: i64, out: vec[i64]) -> i64:
        decree = subject % CARDS
        out[0] = ENACT + 2 * decree + TOP
        out[1] = ENACT + 2 * decree + BOTTOM
        return 2

    def answer(self, state: FlatironState, seat: Seat, subject: i64, action: Action) -> None:
        decree = subject % CARDS
        discount = subject // CARDS // STREET_COUNT
        street = subject // CARDS % STREET_COUNT
        half = action - ENACT - 2 * decree
        state.tell(BOUGHT_DECREE, seat, decree, 2 * street + half)
        pay(state, seat, decree_price(state, discount))
        state.decrees ^= BIT[decree]
        put_card(state, seat, street, CARD_COUNT + decree, half)

    def forbidding(self, state: FlatironState, seat: Seat, subject: i64, action: Action) -> str:
        return "FL-R5"
