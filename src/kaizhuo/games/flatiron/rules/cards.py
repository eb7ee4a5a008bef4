"""Chapter 2b: street cards and decrees are bought and put into their columns (FL-8 to FL-10)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kaizhuo.core.answers import Answers
from kaizhuo.core.components import BIT
from kaizhuo.core.duty import Duty
from kaizhuo.core.state import Action, Seat
from kaizhuo.core.step import Step
from kaizhuo.core.subject import Field
from kaizhuo.games.flatiron.box.tables import (
    CARD_COUNT,
    CARD_VP_EFFECT,
    DECREE_COUNT,
    EFFECT_A,
    HALF_COUNT,
    ITEM_COST,
    ITEM_STREET,
    STREET_COUNT,
)
from kaizhuo.games.flatiron.rules.columns import decree_columns, has_decree, has_room, put_card
from kaizhuo.games.flatiron.rules.domains import BY_CARD
from kaizhuo.games.flatiron.rules.floors import decree_price, has_effect, reduced
from kaizhuo.games.flatiron.rules.gains import pay, score
from kaizhuo.games.flatiron.rules.stacks import stack_of, turn_up
from kaizhuo.games.flatiron.rules.state import NOTHING, RULES, FlatironState
from kaizhuo.games.flatiron.rules.words import (
    BOUGHT_CARD,
    BOUGHT_DECREE,
    BUY,
    BUY_LAW,
    CARD_POINT,
    CHOOSING_CARD,
    CHOOSING_COLUMN,
    CHOOSING_DECREE,
    COLUMN,
    ENACT,
    ENACTING,
    TUCK,
    TUCKING,
)

# The subject of TUCKING and CHOOSING_COLUMN
BOUGHT: Final = Field(0, 6)  # a street card, or a decree
DISCOUNT: Final = Field(6, 8)

# The subject of ENACTING: BOUGHT, and
INTO: Final = Field(6, 2)  # the street of the column
LAW_DISCOUNT: Final = Field(8, 8)


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
        if card != NOTHING and may_buy_card(state, player, card, discount, money):
            found |= BIT[card]
    return found


def forbidding_card(state: FlatironState, player: i64, card: i64, discount: i64) -> str:
    """Why this top card cannot be bought."""
    if not has_room(state, player, ITEM_STREET[card]):
        return "FL-R2"
    return "FL-8" if card_price(card, discount) > state.money[player] else "FL-7"


def begin_card(state: FlatironState, player: i64, card: i64, discount: i64) -> None:
    state.ask(player, TUCKING, BOUGHT.put(card) | DISCOUNT.put(discount))


@final
class ChoosingCard(Step[FlatironState]):
    """FL-19, FL-21  Buy the top card of any one stack; the newspaper gives a discount."""

    def options(self, state: FlatironState, seat: Seat, discount: i64, out: Answers) -> None:
        out.add_each(BUY, cards_for_sale(state, seat, discount, state.money[seat]))

    def apply(self, state: FlatironState, seat: Seat, discount: i64, action: Action) -> None:
        begin_card(state, seat, action - BUY, discount)

    def forbidding(self, state: FlatironState, seat: Seat, discount: i64, action: Action) -> str:
        card = action - BUY
        if not 0 <= card < CARD_COUNT or stack_of(state, card) == NOTHING:
            return "FL-R33"
        return forbidding_card(state, seat, card, discount)


@final
class Tucking(Step[FlatironState]):
    """FL-8  At the top of its column, where only its top action stays visible, or at the bottom."""

    def options(self, state: FlatironState, seat: Seat, subject: i64, out: Answers) -> None:
        out.add_span(TUCK + 2 * BOUGHT.of(subject), HALF_COUNT)

    def apply(self, state: FlatironState, seat: Seat, subject: i64, action: Action) -> None:
        card = BOUGHT.of(subject)
        half = action - TUCK - 2 * card
        street = stack_of(state, card)
        state.tell(BOUGHT_CARD, seat, card, half)
        pay(state, seat, card_price(card, DISCOUNT.of(subject)))
        put_card(state, seat, ITEM_STREET[card], card, half)
        state.plan(seat, CARD_POINT)
        turn_up(state, street)

    def forbidding(self, state: FlatironState, seat: Seat, subject: i64, action: Action) -> str:
        return "FL-8"


@final
class CardPoint(Duty[FlatironState]):
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
    state.ask(player, CHOOSING_COLUMN, BOUGHT.put(decree) | DISCOUNT.put(discount))


@final
class ChoosingDecree(Step[FlatironState]):
    """FL-9, FL-21  Which of the decrees that are laid out?"""

    def options(self, state: FlatironState, seat: Seat, discount: i64, out: Answers) -> None:
        out.add_each(BUY_LAW, state.decrees)

    def apply(self, state: FlatironState, seat: Seat, discount: i64, action: Action) -> None:
        begin_decree(state, seat, action - BUY_LAW, discount)

    def forbidding(self, state: FlatironState, seat: Seat, discount: i64, action: Action) -> str:
        return "FL-R14" if 0 <= action - BUY_LAW < DECREE_COUNT else "FL-9"


@final
class ChoosingColumn(Step[FlatironState]):
    """FL-9  Into any column that has no decree yet.  FL-10  ... and fewer than three cards."""

    def options(self, state: FlatironState, seat: Seat, subject: i64, out: Answers) -> None:
        out.add_each(COLUMN, decree_columns(state, seat))

    def apply(self, state: FlatironState, seat: Seat, subject: i64, action: Action) -> None:
        decree = BOUGHT.put(BOUGHT.of(subject))
        state.ask(seat, ENACTING, decree | INTO.put(action - COLUMN) | LAW_DISCOUNT.put(DISCOUNT.of(subject)))

    def forbidding(self, state: FlatironState, seat: Seat, subject: i64, action: Action) -> str:
        street = action - COLUMN
        if not 0 <= street < STREET_COUNT or has_decree(state, seat, street):
            return "FL-9"
        return "FL-10"


@final
class Enacting(Step[FlatironState]):
    """FL-R5  At the top or the bottom end of the column; the half that stays visible will score."""

    def options(self, state: FlatironState, seat: Seat, subject: i64, out: Answers) -> None:
        out.add_span(ENACT + 2 * BOUGHT.of(subject), HALF_COUNT)

    def apply(self, state: FlatironState, seat: Seat, subject: i64, action: Action) -> None:
        decree = BOUGHT.of(subject)
        street = INTO.of(subject)
        half = action - ENACT - 2 * decree
        state.tell(BOUGHT_DECREE, seat, decree, 2 * street + half)
        pay(state, seat, decree_price(state, LAW_DISCOUNT.of(subject)))
        state.decrees ^= BIT[decree]
        put_card(state, seat, street, CARD_COUNT + decree, half)

    def forbidding(self, state: FlatironState, seat: Seat, subject: i64, action: Action) -> str:
        return "FL-R5"


RULES.step(TUCKING, Tucking())
RULES.step(CHOOSING_CARD, ChoosingCard())
RULES.step(CHOOSING_DECREE, ChoosingDecree())
RULES.step(CHOOSING_COLUMN, ChoosingColumn())
RULES.step(ENACTING, Enacting())
RULES.duty(CARD_POINT, CardPoint())
