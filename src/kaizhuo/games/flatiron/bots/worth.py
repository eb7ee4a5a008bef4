"""What things are worth, in hundredths of a victory point; `left` are the turns left, in tenths (`turns_left`)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kaizhuo.core.components import BIT, lowest, size
from kaizhuo.games.flatiron.box.data import ACTIONS, Code
from kaizhuo.games.flatiron.box.tables import (
    BOTTOM,
    CARD_COUNT,
    CARDS_DECREE,
    CASH_DECREE,
    CELL,
    COLOUR_COUNT,
    DECREE_CASH_MOST,
    DECREE_PAIR_VP,
    DECREE_PILLAR_VP,
    DECREES_DECREE,
    DEEDS,
    HALF_DEED,
    HALF_REPUTATION,
    ITEM_COST,
    ITEM_COUNT,
    PAIR_DECREE,
    PAPER_COUNT,
    PAPER_DEED,
    PILLARS_DECREE,
    REP_DECREE,
    SCORING_A,
    SCORING_B,
    SCORING_KIND,
    SPACE_COUNT,
    STOREYS,
    STREET_COUNT,
    TOP,
    WAREHOUSE_DECREE,
    WAREHOUSE_VP,
)
from kaizhuo.games.flatiron.rules.columns import first_of, rest_of
from kaizhuo.games.flatiron.rules.floors import (
    colours_on_floor,
    free_spaces,
    has_roof,
)
from kaizhuo.games.flatiron.rules.scoring import (
    best_split,
    count_halves,
    count_pairs,
    count_pillars,
    halves,
    positive_reputation,
    street_points,
    street_reputation,
)
from kaizhuo.games.flatiron.rules.state import FlatironState
from kaizhuo.kit.weights import Weights

VP: Final[i64] = 100
WEIGHTS: Final = Weights(__file__)
DOLLAR: Final[i64] = WEIGHTS.whole("things.dollar")
ENOUGH: Final[i64] = WEIGHTS.whole("things.enough")
BEYOND: Final[i64] = WEIGHTS.whole("things.beyond")
WAITING: Final[i64] = WEIGHTS.whole("things.pillar")
REPUTATION: Final[i64] = WEIGHTS.whole("things.street")
DECREES: Final[i64] = WEIGHTS.whole("things.decree")
ANY_PAPER: Final[i64] = WEIGHTS.whole("things.any_paper")
PAPER_KEPT: Final[i64] = WEIGHTS.whole("things.paper_kept")
COLUMN_SHARE: Final[vec[i64]] = vec[i64](WEIGHTS.row("things.column_share"))
FLOOR_TURNS: Final[i64] = WEIGHTS.whole("pace.floor")
PILLAR_TURNS: Final[i64] = WEIGHTS.whole("pace.pillar")
NEAR_THE_END: Final[i64] = WEIGHTS.whole("pace.near_the_end")
LATE_FOR_PILLARS: Final[i64] = WEIGHTS.whole("pace.late_for_pillars")
PILLARS_REST: Final[i64] = WEIGHTS.whole("pace.late_for_pillars_rest")
LATE_FOR_PAPERS: Final[i64] = WEIGHTS.whole("pace.late_for_papers")
MORE_CARDS: Final[i64] = WEIGHTS.whole("decree.cards")
CASH_SHARE: Final[i64] = WEIGHTS.whole("decree.cash_share")
CASH_AVERAGE: Final[i64] = WEIGHTS.whole("decree.cash_average")
MORE_REPUTATION: Final[i64] = WEIGHTS.whole("decree.reputation")
FULL_WAREHOUSES: Final[i64] = WEIGHTS.whole("decree.warehouse")
MORE_DECREES: Final[i64] = WEIGHTS.whole("decree.decrees")
MORE_PILLARS: Final[i64] = WEIGHTS.whole("decree.pillars")
MORE_PAIRS: Final[i64] = WEIGHTS.whole("decree.pair")
FREE_SPACE: Final[i64] = WEIGHTS.whole("decree.space")


def _in_column(deed: Code) -> int:
    if deed.kind == "GAIN":
        return WEIGHTS.whole("column-amount.gain") * deed.a
    if deed.kind not in ACTIONS:
        return 0
    worth = WEIGHTS.whole(f"column.{deed.kind}")
    if deed.kind == "BUILD":
        pillar, dollar, vp = WEIGHTS.row("column-amount.build")
        worth += pillar * (deed.a - 1) + dollar * deed.b + vp * deed.c
    elif deed.kind == "BUY_ANY":
        worth += WEIGHTS.whole("column-amount.buy_any") * deed.a
    return worth


def _held(deed: Code) -> int:
    if deed.kind in ("GAIN", "GAIN_VP"):
        return WEIGHTS.whole("paper-amount.dollar") * deed.a + WEIGHTS.whole("paper-amount.vp") * deed.b
    return WEIGHTS.whole(f"paper.{deed.kind}")


ACTIVATION: Final[vec[i64]] = vec[i64]([_in_column(deed) for deed in DEEDS] + [0])  # by deed; a decree has none
HELD: Final[vec[i64]] = vec[i64]([_held(DEEDS[deed]) for deed in PAPER_DEED])  # by newspaper


def turns_left(state: FlatironState) -> i64:
    """How many turns each player may still have, in tenths."""
    if has_roof(state):
        return 0
    filled = SPACE_COUNT - size(free_spaces(state))
    return (STOREYS + 1 - state.floors) * FLOOR_TURNS - filled * PILLAR_TURNS


def dollar(left: i64) -> i64:
    """A dollar is worth less and less when the end is near."""
    return DOLLAR if left >= NEAR_THE_END else DOLLAR * left // NEAR_THE_END


def money_worth(state: FlatironState, player: i64, left: i64) -> i64:
    money = state.money[player]
    full = dollar(left)
    return money * full if money <= ENOUGH else ENOUGH * full + (money - ENOUGH) * full // BEYOND


def pillar_worth(state: FlatironState, player: i64, colour: i64, left: i64) -> i64:
    """A pillar that waits in its warehouse."""
    if has_roof(state):
        return 0
    points = WAREHOUSE_VP[state.side[player] * COLOUR_COUNT + colour] * WAITING
    if left < LATE_FOR_PILLARS:
        if state.floors == STOREYS and colours_on_floor(state) & BIT[colour]:
            return 0
        points = points * (left + PILLARS_REST) // (LATE_FOR_PILLARS + PILLARS_REST)
    return points


def engine_worth(state: FlatironState, player: i64, left: i64) -> i64:
    """All visible actions, for the turns to come."""
    return engine_with(state, player, 0, 0, left)


def engine_with(state: FlatironState, player: i64, street: i64, more: i64, left: i64) -> i64:
    """... if one column were worth more."""
    return columns_with(state, player, street, more) * left // 1000


def columns_worth(state: FlatironState, player: i64) -> i64:
    """All visible actions, a turn."""
    return columns_with(state, player, 0, 0)


def columns_with(state: FlatironState, player: i64, street: i64, more: i64) -> i64:
    """The best columns are activated most often."""
    columns = vec[i64]([0, 0, 0, 0])
    for i in range(STREET_COUNT):
        worth = column_activation(state, player, i)
        if i == street:
            worth += more
        at = i
        while at > 0 and columns[at - 1] < worth:
            columns[at] = columns[at - 1]
            at -= 1
        columns[at] = worth
    total: i64 = 0
    for i in range(STREET_COUNT):
        total += columns[i] * COLUMN_SHARE[i]
    return total


def column_activation(state: FlatironState, player: i64, street: i64) -> i64:
    cell = (state.side[player] * STREET_COUNT + street) * 2
    column = player * STREET_COUNT + street
    worth = ACTIVATION[CELL[cell]] + ACTIVATION[CELL[cell + 1]]
    return worth + row_worth(state.above[column], TOP) + row_worth(state.below[column], BOTTOM)


def row_worth(row: i64, half: i64) -> i64:
    total: i64 = 0
    while row:
        total += ACTIVATION[HALF_DEED[2 * first_of(row) + half]]
        row = rest_of(row)
    return total


def reputation_worth(state: FlatironState, player: i64) -> i64:
    reputation = street_reputation(state, player)
    tokens = state.reputation[player]
    if tokens:
        split = best_split(reputation, tokens)
        for street in range(STREET_COUNT):
            reputation[street] += split[street]
    points: i64 = 0
    for street in range(STREET_COUNT):
        points += street_points(reputation[street])
    return points * REPUTATION


def decree_worth(state: FlatironState, player: i64, scoring: i64, found: vec[i64], left: i64) -> i64:
    """What a half of a decree will give at the end."""
    kind = SCORING_KIND[scoring]
    amount = SCORING_A[scoring]
    storeys = STOREYS - state.floors if state.floors < STOREYS else 0
    if kind == CARDS_DECREE:
        return (count_halves(found, 0, 2 * CARD_COUNT) * VP + left * MORE_CARDS) // amount
    if kind == CASH_DECREE:
        share = left // CASH_SHARE
        expected = (state.money[player] * VP * (100 - share) + CASH_AVERAGE * share) // 100 // amount
        return expected if expected < DECREE_CASH_MOST * VP else DECREE_CASH_MOST * VP
    if kind == REP_DECREE:
        return ((positive_reputation(found) + state.reputation[player]) * VP + left * MORE_REPUTATION) // amount
    if kind == WAREHOUSE_DECREE:
        return FULL_WAREHOUSES
    if kind == DECREES_DECREE:
        return amount * (count_halves(found, 2 * CARD_COUNT, 2 * ITEM_COUNT) * VP + left * MORE_DECREES)
    if kind == PILLARS_DECREE:
        more = storeys * MORE_PILLARS + chance_of(state, BIT[amount])
        return DECREE_PILLAR_VP * (count_pillars(state, amount) * VP + more)
    if kind == PAIR_DECREE:
        other = SCORING_B[scoring]
        more = storeys * MORE_PAIRS + chance_of(state, BIT[amount] | BIT[other])
        return DECREE_PAIR_VP * (count_pairs(state, amount, other) * VP + more)
    return amount * VP


def chance_of(state: FlatironState, colours: i64) -> i64:
    """Percent: that the floor under construction will get these colours, of which it lacks some."""
    missing = size(colours & ~colours_on_floor(state))
    free = size(free_spaces(state))
    if missing == 0 or missing > free:
        return 0
    return FREE_SPACE * free if missing == 1 else FREE_SPACE * (free - 1)


def decrees_worth(state: FlatironState, player: i64, left: i64) -> i64:
    found = halves(state, player)
    total: i64 = 0
    for half in found:
        if half >= 2 * CARD_COUNT:
            total += decree_worth(state, player, half - 2 * CARD_COUNT, found, left)
    return total * DECREES // 100


def paper_worth(paper: i64, left: i64) -> i64:
    base = HELD[paper]
    return base if left >= LATE_FOR_PAPERS else base * left // LATE_FOR_PAPERS


def papers_worth(state: FlatironState, player: i64, left: i64) -> i64:
    total: i64 = 0
    for paper in range(PAPER_COUNT):
        total += state.hand[player * PAPER_COUNT + paper] * HELD[paper]
    total += state.unseen[player] * ANY_PAPER
    total *= PAPER_KEPT
    return total // 100 if left >= LATE_FOR_PAPERS else total * left // (100 * LATE_FOR_PAPERS)


def burnham_items(state: FlatironState) -> i64:
    """FL-31  What the cards that Burnham has taken will give him."""
    total: i64 = 0
    items = state.taken
    while items:
        item = lowest(items)
        total += ITEM_COST[item]
        if state.hard and HALF_REPUTATION[2 * item + TOP] > 0:
            total += HALF_REPUTATION[2 * item + TOP]
        items &= items - 1
    return total


def side_worth(side: i64) -> i64:
    """Wide prices are good for whoever chooses when to buy."""
    total: i64 = 0
    for colour in range(COLOUR_COUNT):
        vp = WAREHOUSE_VP[side * COLOUR_COUNT + colour]
        total += vp * vp
    return total
