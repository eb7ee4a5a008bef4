"""What an action, a card or a decree would be worth now, without trying it out."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kaizhuo.core.components import lowest
from kaizhuo.games.flatiron.bots.worth import (
    ACTIVATION,
    ANY_PAPER,
    HELD,
    REPUTATION,
    VP,
    WEIGHTS,
    decree_worth,
    dollar,
    engine_with,
    engine_worth,
    pillar_worth,
)
from kaizhuo.games.flatiron.box.tables import (
    BONUS_A,
    BONUS_B,
    BONUS_KIND,
    BUILD,
    BUILD_DUP,
    BUY_ANY,
    BUY_CARD,
    BUY_DECREE,
    CARD_BONUS_KIND,
    CARD_COUNT,
    CARD_DEED,
    CASH_BONUS,
    CASH_FLOORS,
    CASH_NEWSBOY,
    COLOR_BONUS,
    COLOR_EFFECT,
    COLOUR_COUNT,
    COPY_MARKET,
    COPY_OWN,
    DEED_A,
    DEED_B,
    DEED_C,
    DEED_KIND,
    EFFECT_A,
    EFFECT_B,
    FLOOR,
    FLOORS_PER_VP,
    GAIN,
    GAIN_VP,
    HALF_DEED,
    HALF_REPUTATION,
    ITEM_STREET,
    MONEY_TAKEN,
    NEWS,
    NEWS_BONUS_KIND,
    NEWS_DEED,
    PAPER_BONUS,
    PAPER_DEED,
    REP_BONUS,
    REPUTATION_TOKENS,
    SPACE_COUNT,
    SWAP,
    TRADE,
    USE_CITY_HALL,
    VP_BONUS,
    VP_FLOORS,
    WAREHOUSE_VP,
)
from kaizhuo.games.flatiron.rules.building import buildable, has_colour
from kaizhuo.games.flatiron.rules.cards import card_price, cards_for_sale, may_buy_decree
from kaizhuo.games.flatiron.rules.deeds import copy_targets, doable
from kaizhuo.games.flatiron.rules.floors import (
    decree_price,
    free_spaces,
    has_effect,
    pillar_discount,
    pillar_price,
    reduced,
    sale_price,
)
from kaizhuo.games.flatiron.rules.pillars import holds, to_be_had
from kaizhuo.games.flatiron.rules.scoring import column_reputation, halves, street_points
from kaizhuo.games.flatiron.rules.state import FlatironState

NEVER: Final[i64] = -1_000_000
TOKEN: Final[i64] = WEIGHTS.whole("things.token")
SECOND_PILLAR: Final[i64] = WEIGHTS.whole("things.second_pillar")


# Building


def bonus_worth(state: FlatironState, player: i64, spot: i64, colour: i64, left: i64) -> i64:
    """FL-19  What a space gives to a pillar of this colour."""
    kind = BONUS_KIND[spot]
    if kind == VP_BONUS:
        return BONUS_A[spot] * VP
    if kind == CASH_BONUS:
        return BONUS_A[spot] * dollar(left)
    if kind == PAPER_BONUS:
        return ANY_PAPER if state.papers_left() else 0
    if kind == REP_BONUS:
        return TOKEN if state.reputation[0] + state.reputation[1] < REPUTATION_TOKENS else 0
    if kind == CARD_BONUS_KIND:
        return positive(deed_worth(state, player, CARD_DEED, state.money[player], left))
    if kind == NEWS_BONUS_KIND:
        if DEED_KIND[PAPER_DEED[state.active]] == BUILD:  # another pillar on another space: no end of looking
            return HELD[state.active] // 2
        return positive(deed_worth(state, player, NEWS_DEED, state.money[player], left))
    return BONUS_B[spot] * VP if kind == COLOR_BONUS and BONUS_A[spot] == colour else 0


def positive(worth: i64) -> i64:
    return worth if worth > 0 else 0


def best_bonus(state: FlatironState, player: i64, colour: i64, left: i64) -> i64:
    best: i64 = 0
    spaces = free_spaces(state)
    while spaces:
        worth = bonus_worth(state, player, state.tile() * SPACE_COUNT + lowest(spaces), colour, left)
        if worth > best:
            best = worth
        spaces &= spaces - 1
    return best


def building_worth(state: FlatironState, player: i64, colour: i64, left: i64) -> i64:
    """FL-14  What a pillar gives when it is built, instead of waiting; without the bonus of the space."""
    worth = WAREHOUSE_VP[state.side[player] * COLOUR_COUNT + colour] * VP - pillar_worth(state, player, colour, left)
    if has_effect(state, COLOR_EFFECT) and EFFECT_A[state.tile()] == colour:
        worth += EFFECT_B[state.tile()] * VP
    return worth


def build_worth(state: FlatironState, player: i64, pillars: i64, left: i64, repeated: i64 = 0) -> i64:
    """The best pillar on the best space, and somewhat less for a second one."""
    best: i64 = 0
    second: i64 = 0
    colours = buildable(state, player, repeated)
    while colours:
        colour = lowest(colours)
        worth = building_worth(state, player, colour, left) + best_bonus(state, player, colour, left)
        if worth > best:
            second = best
            best = worth
        elif worth > second:
            second = worth
        colours &= colours - 1
    return best + second * SECOND_PILLAR // 100 if pillars > 1 else best


# Cards


def half_worth(state: FlatironState, player: i64, half: i64, street: i64, left: i64) -> i64:
    """A card in a column: its action for the turns to come, and its reputation."""
    more = ACTIVATION[HALF_DEED[half]]
    engine = engine_with(state, player, street, more, left) - engine_worth(state, player, left)
    return engine + swing(state, player, half, street)


def swing(state: FlatironState, player: i64, half: i64, street: i64) -> i64:
    """What the reputation of a half changes in a street."""
    reputation = column_reputation(state, player, street)
    return (street_points(reputation + HALF_REPUTATION[half]) - street_points(reputation)) * REPUTATION


def card_worth(state: FlatironState, player: i64, card: i64, left: i64) -> i64:
    street = ITEM_STREET[card]
    top = half_worth(state, player, 2 * card, street, left)
    bottom = half_worth(state, player, 2 * card + 1, street, left)
    return top if top > bottom else bottom


def cards_worth(state: FlatironState, player: i64, discount: i64, money: i64, left: i64) -> i64:
    best: i64 = NEVER
    cards = cards_for_sale(state, player, discount, money)
    while cards:
        card = lowest(cards)
        worth = card_worth(state, player, card, left) - card_price(card, discount) * dollar(left)
        if worth > best:
            best = worth
        cards &= cards - 1
    return best


def law_worth(state: FlatironState, player: i64, decree: i64, found: vec[i64], left: i64) -> i64:
    top = decree_worth(state, player, 2 * decree, found, left)
    bottom = decree_worth(state, player, 2 * decree + 1, found, left)
    return top if top > bottom else bottom


def laws_worth(state: FlatironState, player: i64, discount: i64, money: i64, left: i64) -> i64:
    if not may_buy_decree(state, player, discount, money):
        return NEVER
    found = halves(state, player)
    best: i64 = NEVER
    laws = state.decrees
    while laws:
        worth = law_worth(state, player, lowest(laws), found, left)
        if worth > best:
            best = worth
        laws &= laws - 1
    return best - decree_price(state, discount) * dollar(left)


def column_worth(state: FlatironState, player: i64, decree: i64, street: i64) -> i64:
    first = 2 * (CARD_COUNT + decree)
    top = swing(state, player, first, street)
    bottom = swing(state, player, first + 1, street)
    return top if top > bottom else bottom


# Actions


def best_pillar(state: FlatironState, player: i64, left: i64) -> i64:
    """The most that a pillar from the supply can be worth."""
    best: i64 = NEVER
    colours = to_be_had(state, player)
    while colours:
        worth = pillar_worth(state, player, lowest(colours), left)
        if worth > best:
            best = worth
        colours &= colours - 1
    return best


def worst_pillar(state: FlatironState, player: i64, left: i64) -> i64:
    worst: i64 = -NEVER
    colours = state.warehouse[player]
    while colours:
        worth = pillar_worth(state, player, lowest(colours), left)
        if worth < worst:
            worst = worth
        colours &= colours - 1
    return worst


def deed_worth(state: FlatironState, player: i64, deed: i64, money: i64, left: i64) -> i64:
    """What an action is worth now, its cost paid; NEVER if it cannot be done."""
    if not doable(state, player, deed, money):
        return NEVER
    kind = DEED_KIND[deed]
    unit = dollar(left)
    if kind == TRADE:
        return trade_worth(state, player, DEED_A[deed], left)
    if kind == BUILD:
        return build_worth(state, player, DEED_A[deed], left) + DEED_C[deed] * VP - DEED_B[deed] * unit
    if kind == BUILD_DUP:
        return build_worth(state, player, 1, left, repeated=1) - DEED_A[deed] * unit
    if kind == FLOOR:
        return DEED_B[deed] * VP - DEED_A[deed] * unit
    if kind == SWAP:
        return best_pillar(state, player, left) - worst_pillar(state, player, left)
    if kind == BUY_ANY:
        return best_pillar(state, player, left) - reduced(DEED_A[deed], pillar_discount(state)) * unit
    if kind == BUY_CARD:
        return cards_worth(state, player, DEED_A[deed], money, left)
    if kind == BUY_DECREE:
        return laws_worth(state, player, DEED_A[deed], money, left)
    if kind in (NEWS, USE_CITY_HALL, COPY_OWN, COPY_MARKET):
        return chain_worth(state, player, deed, money, left)
    return gain_worth(state, player, deed, unit)


def trade_worth(state: FlatironState, player: i64, colour: i64, left: i64) -> i64:
    """FL-13  Whichever of the two it is: selling the pillar or buying one."""
    worth = pillar_worth(state, player, colour, left)
    if holds(state, player, colour):
        return sale_price(state, player, colour) * dollar(left) - worth
    return worth - pillar_price(state, player, colour) * dollar(left)


def gain_worth(state: FlatironState, player: i64, deed: i64, unit: i64) -> i64:
    """Dollars and VP at once."""
    kind = DEED_KIND[deed]
    if kind == GAIN:
        return DEED_A[deed] * unit
    if kind == GAIN_VP:
        return DEED_A[deed] * unit + DEED_B[deed] * VP
    if kind == CASH_FLOORS:
        return state.floors * unit
    if kind == CASH_NEWSBOY:
        return state.newsboys_reached(player) * unit
    if kind == VP_FLOORS:
        return state.floors // FLOORS_PER_VP * VP
    return DEED_B[deed] * VP if has_colour(state, DEED_A[deed]) else 0


def chain_worth(state: FlatironState, player: i64, deed: i64, money: i64, left: i64) -> i64:
    kind = DEED_KIND[deed]
    if kind == NEWS:
        return deed_worth(state, player, PAPER_DEED[state.active], money, left)
    price = DEED_A[deed]
    best = MONEY_TAKEN * dollar(left)
    if kind == USE_CITY_HALL:
        news = deed_worth(state, player, NEWS_DEED, money - price, left)
        law = laws_worth(state, player, 0, money - price, left)
        best = news if news > best else best
        best = law if law > best else best
        return best - price * dollar(left)
    best = NEVER
    targets = copy_targets(state, player, kind)
    while targets:
        worth = deed_worth(state, player, lowest(targets), money - price, left)
        best = worth if worth > best else best
        targets &= targets - 1
    return best - price * dollar(left)
