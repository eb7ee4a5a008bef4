"""Chapter 3: pillars are bought, sold and swapped (FL-13, FL-20)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from kaizhuo.core.answers import Answers
from kaizhuo.core.components import BIT
from kaizhuo.core.state import Action, Seat
from kaizhuo.core.step import Step
from kaizhuo.games.flatiron.box.tables import COLOUR_COUNT
from kaizhuo.games.flatiron.rules.floors import pillar_discount, pillar_price, reduced, sale_price
from kaizhuo.games.flatiron.rules.state import RULES, FlatironState
from kaizhuo.games.flatiron.rules.words import (
    BOUGHT_PILLAR,
    BUY_PILLAR,
    BUYING_PILLAR,
    EXCHANGE_FOR,
    EXCHANGING,
    GIVE_BACK,
    GIVING_BACK,
    SOLD_PILLAR,
    SWAPPED,
)

# FL-13  Buying and selling


def holds(state: FlatironState, player: i64, colour: i64) -> bool:
    return state.warehouse[player] & BIT[colour] != 0


def to_be_had(state: FlatironState, player: i64) -> i64:
    """FL-R10  Colours that the player does not hold.  FL-R12  The supply must have them."""
    found: i64 = 0
    for colour in range(COLOUR_COUNT):
        if state.supply[colour] and not holds(state, player, colour):
            found |= BIT[colour]
    return found


def take_pillar(state: FlatironState, player: i64, colour: i64) -> None:
    state.supply[colour] -= 1
    state.warehouse[player] |= BIT[colour]


def return_pillar(state: FlatironState, player: i64, colour: i64) -> None:
    state.supply[colour] += 1
    state.warehouse[player] &= ~BIT[colour]


def may_trade(state: FlatironState, player: i64, colour: i64, money: i64) -> bool:
    if holds(state, player, colour):
        return True
    return state.supply[colour] > 0 and pillar_price(state, player, colour) <= money


def trade(state: FlatironState, player: i64, colour: i64) -> None:
    """FL-13  Sell the pillar of this colour, or buy one, never a second.  FL-R9  So it is always one of the two."""
    if holds(state, player, colour):
        price = sale_price(state, player, colour)
        return_pillar(state, player, colour)
        state.money[player] += price
        state.tell(SOLD_PILLAR, player, colour, price)
    else:
        buy_pillar(state, player, colour, pillar_price(state, player, colour))


def buy_pillar(state: FlatironState, player: i64, colour: i64, price: i64) -> None:
    state.money[player] -= price
    take_pillar(state, player, colour)
    state.tell(BOUGHT_PILLAR, player, colour, price)


def any_price(state: FlatironState, price: i64) -> i64:
    return reduced(price, pillar_discount(state))


@final
class BuyingPillar(Step[FlatironState]):
    """FL-20  Buy one pillar of any colour at the price of the action."""

    def options(self, state: FlatironState, seat: Seat, price: i64, out: Answers) -> None:
        out.add_each(BUY_PILLAR, to_be_had(state, seat))

    def apply(self, state: FlatironState, seat: Seat, price: i64, action: Action) -> None:
        buy_pillar(state, seat, action - BUY_PILLAR, any_price(state, price))

    def forbidding(self, state: FlatironState, seat: Seat, price: i64, action: Action) -> str:
        colour = action - BUY_PILLAR
        if not 0 <= colour < COLOUR_COUNT:
            return "FL-20"
        return "FL-R10" if holds(state, seat, colour) else "FL-R12"


# Swapping


def may_swap(state: FlatironState, player: i64) -> bool:
    return state.warehouse[player] != 0 and to_be_had(state, player) != 0


@final
class GivingBack(Step[FlatironState]):
    """FL-20  Swap a warehouse pillar for another colour: first the one that goes back."""

    def options(self, state: FlatironState, seat: Seat, subject: i64, out: Answers) -> None:
        out.add_each(GIVE_BACK, state.warehouse[seat])

    def apply(self, state: FlatironState, seat: Seat, subject: i64, action: Action) -> None:
        state.ask(seat, EXCHANGING, action - GIVE_BACK)

    def forbidding(self, state: FlatironState, seat: Seat, subject: i64, action: Action) -> str:
        return "FL-20"


@final
class Exchanging(Step[FlatironState]):
    """FL-20  ... then the colour that comes for it from the supply."""

    def options(self, state: FlatironState, seat: Seat, given: i64, out: Answers) -> None:
        out.add_each(EXCHANGE_FOR, to_be_had(state, seat))

    def apply(self, state: FlatironState, seat: Seat, given: i64, action: Action) -> None:
        colour = action - EXCHANGE_FOR
        return_pillar(state, seat, given)
        take_pillar(state, seat, colour)
        state.tell(SWAPPED, seat, given, colour)

    def forbidding(self, state: FlatironState, seat: Seat, given: i64, action: Action) -> str:
        colour = action - EXCHANGE_FOR
        if not 0 <= colour < COLOUR_COUNT or colour == given:
            return "FL-20"
        return "FL-R10" if holds(state, seat, colour) else "FL-R12"


RULES.step(BUYING_PILLAR, BuyingPillar())
RULES.step(GIVING_BACK, GivingBack())
RULES.step(EXCHANGING, Exchanging())
