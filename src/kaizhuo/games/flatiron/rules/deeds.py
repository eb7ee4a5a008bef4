"""Chapter 3b: what an action needs and what it does (FL-20, FL-R54).

`doable` says whether an action may be chosen: its costs can be paid from the money in hand, and it then changes
something.  `do_deed` carries it out.  A copy never leads to another copy, City Hall leads to the newspaper, and a
newspaper to none of them: no chain is endless (FL-R21).
"""

from __future__ import annotations

from mypy_extensions import i64

from kaizhuo.core.components import lowest
from kaizhuo.games.flatiron.box.tables import (
    BUILD,
    BUILD_DUP,
    BUY_ANY,
    BUY_CARD,
    BUY_DECREE,
    CASH_FLOORS,
    CASH_NEWSBOY,
    COPIES,
    COPY_OWN,
    DEED_A,
    DEED_B,
    DEED_C,
    DEED_KIND,
    FLOOR,
    FLOORS_PER_VP,
    GAIN,
    GAIN_VP,
    NEWS,
    PAPER_DEED,
    SWAP,
    TRADE,
    USE_CITY_HALL,
    VP_COLOR,
    VP_FLOORS,
)
from kaizhuo.games.flatiron.rules.building import begin_building, buildable, has_colour
from kaizhuo.games.flatiron.rules.cards import cards_for_sale, may_buy_decree
from kaizhuo.games.flatiron.rules.columns import visible_deeds
from kaizhuo.games.flatiron.rules.domains import BY_ACTION, BY_PAPER
from kaizhuo.games.flatiron.rules.floors import build_floor, may_build_floor
from kaizhuo.games.flatiron.rules.gains import earn, pay, score
from kaizhuo.games.flatiron.rules.pillars import any_price, may_swap, may_trade, to_be_had, trade
from kaizhuo.games.flatiron.rules.stacks import market_deeds
from kaizhuo.games.flatiron.rules.state import FlatironState
from kaizhuo.games.flatiron.rules.words import (
    AT_CITY_HALL,
    BUYING_PILLAR,
    CHOOSING_CARD,
    CHOOSING_DECREE,
    COPYING_MARKET,
    COPYING_OWN,
    GIVING_BACK,
)


def doable(state: FlatironState, player: i64, deed: i64, money: i64) -> bool:
    """FL-R54  Can the action be chosen with this much money in hand?"""
    kind = DEED_KIND[deed]
    if kind == TRADE:
        return may_trade(state, player, DEED_A[deed], money)
    if kind == BUILD:
        return DEED_B[deed] <= money and buildable(state, player) != 0
    if kind == BUILD_DUP:
        return DEED_A[deed] <= money and buildable(state, player, repeated=1) != 0
    if kind == FLOOR:
        return DEED_A[deed] <= money and may_build_floor(state)
    if kind in (GAIN, GAIN_VP, CASH_FLOORS):
        return True
    if kind == CASH_NEWSBOY:
        return state.newsboys_reached(player) > 0
    if kind == VP_FLOORS:
        return state.floors >= FLOORS_PER_VP
    if kind == SWAP:
        return may_swap(state, player)
    if kind == BUY_ANY:
        return any_price(state, DEED_A[deed]) <= money and to_be_had(state, player) != 0
    if kind == VP_COLOR:
        return has_colour(state, DEED_A[deed])
    if kind == BUY_CARD:
        return cards_for_sale(state, player, DEED_A[deed], money) != 0
    if kind == BUY_DECREE:
        return may_buy_decree(state, player, DEED_A[deed], money)
    return chain_doable(state, player, deed, money)


def chain_doable(state: FlatironState, player: i64, deed: i64, money: i64) -> bool:
    """FL-R54  Actions that lead to other actions: the price first, then that of what they lead to."""
    kind = DEED_KIND[deed]
    if kind == NEWS:
        return doable(state, player, PAPER_DEED[state.active], money)
    if money < DEED_A[deed]:
        return False
    if kind == USE_CITY_HALL:
        return True  # two dollars can always be taken
    targets = copy_targets(state, player, kind)
    while targets:
        if doable(state, player, lowest(targets), money - DEED_A[deed]):
            return True
        targets &= targets - 1
    return False


def copy_targets(state: FlatironState, player: i64, kind: i64) -> i64:
    """FL-R21  Any visible action but another copy; equal ones are one choice (FL-R54)."""
    if kind == COPY_OWN:
        return visible_deeds(state, player) & ~COPIES
    return market_deeds(state) & ~COPIES


def do_deed(state: FlatironState, player: i64, deed: i64) -> None:
    """FL-20  The closed list of actions."""
    kind = DEED_KIND[deed]
    if kind == TRADE:
        trade(state, player, DEED_A[deed])
    elif kind == BUILD:
        pay(state, player, DEED_B[deed])
        begin_building(state, player, DEED_A[deed], DEED_C[deed])
    elif kind == BUILD_DUP:
        pay(state, player, DEED_A[deed])
        begin_building(state, player, 1, 0, repeated=1)
    elif kind == FLOOR:
        pay(state, player, DEED_A[deed])
        build_floor(state, player, DEED_B[deed])
    elif kind == GAIN:
        earn(state, player, DEED_A[deed])
    elif kind == GAIN_VP:
        earn(state, player, DEED_A[deed])
        score(state, player, DEED_B[deed], BY_PAPER)
    elif kind == CASH_FLOORS:
        earn(state, player, state.floors)
    elif kind == CASH_NEWSBOY:
        earn(state, player, state.newsboys_reached(player))
    elif kind == VP_FLOORS:
        score(state, player, state.floors // FLOORS_PER_VP, BY_ACTION)
    elif kind == VP_COLOR:
        score(state, player, DEED_B[deed], BY_ACTION)
    else:
        begin_deed(state, player, deed)


def begin_deed(state: FlatironState, player: i64, deed: i64) -> None:
    """FL-20  Actions that begin with a choice."""
    kind = DEED_KIND[deed]
    if kind == SWAP:
        state.ask(player, GIVING_BACK)
    elif kind == BUY_ANY:
        state.ask(player, BUYING_PILLAR, DEED_A[deed])
    elif kind == BUY_CARD:
        state.ask(player, CHOOSING_CARD, DEED_A[deed])
    elif kind == BUY_DECREE:
        state.ask(player, CHOOSING_DECREE, DEED_A[deed])
    elif kind == NEWS:
        do_deed(state, player, PAPER_DEED[state.active])
    elif kind == USE_CITY_HALL:
        pay(state, player, DEED_A[deed])
        state.ask(player, AT_CITY_HALL)
    else:
        pay(state, player, DEED_A[deed])
        state.ask(player, COPYING_OWN if kind == COPY_OWN else COPYING_MARKET)
