"""What things are worth, in hundredths of a victory point: for bots only."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kaizhuo.core.components import BIT, lowest, size
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
    DEED_A,
    DEED_KIND,
    DEEDS,
    FLOOR,
    HALF_DEED,
    HALF_REPUTATION,
    ITEM_COST,
    ITEM_COUNT,
    NO_DEED,
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
from kaizhuo.games.flatiron.rules.columns import ITEM, ITEM_BITS
from kaizhuo.games.flatiron.rules.floors import (
    colours_on_floor,
    free_spaces,
    has_roof,
    may_build_floor,
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

VP: Final[i64] = 100
# Found by letting versions of the greedy bot play against each other and against Burnham.
DOLLAR: Final[i64] = 61  # a dollar, while there is time to spend it
WAITING: Final[i64] = 75  # percent of the VP of a pillar that waits in its warehouse
REPUTATION: Final[i64] = 130  # percent of the VP that the streets would give now
DECREES: Final[i64] = 48  # percent of the VP that decrees will give
FLOOR_READY: Final[i64] = 300  # a floor that is ready for who moves next and can pay it
ANY_PAPER: Final[i64] = 110  # a newspaper that nobody can name
FLOOR_TURNS: Final[i64] = 43  # tenths of a turn of each player for a floor
PILLAR_TURNS: Final[i64] = 12  # ... less for each of its pillars
ENOUGH: Final[i64] = 6  # dollars beyond which a further one is worth a third
BURNHAM_TURN: Final[i64] = 250  # what Burnham gains in a turn more than you do
NEAR_THE_END: Final[i64] = 60  # tenths of a turn: from here on a dollar is worth less and less
COLUMN_SHARE: Final[vec[i64]] = vec[i64]([40, 9, 3, 1])  # thousandths of a tenth of a turn: the best column first


def _activations() -> vec[i64]:
    """By deed: what it is worth to have it in a column.  Money is what an engine needs most."""
    worth = {
        "TRADE": 64,
        "BUILD": 71,
        "BUILD_DUP": 119,
        "FLOOR": 130,
        "CASH_FLOORS": 240,
        "CASH_NEWSBOY": 65,
        "VP_FLOORS": 130,
        "SWAP": 40,
        "BUY_ANY": 230,
        "COPY_OWN": 150,
        "COPY_MARKET": 120,
        "CITY_HALL": 107,
        "NEWS": 50,
        "VP_COLOR": 80,
    }
    found = []
    for deed in DEEDS:
        base = worth.get(deed.kind, 0)
        if deed.kind == "GAIN":
            base = 113 * deed.a
        elif deed.kind == "BUILD":
            base += 25 * (deed.a - 1) - 11 * deed.b + 31 * deed.c
        elif deed.kind == "BUY_ANY":
            base -= 40 * deed.a
        found.append(base)
    found.append(0)
    return vec[i64](found)


def _papers() -> vec[i64]:
    """By newspaper: what it is worth to hold it, so that it is played when it gives more."""
    worth = {"SWAP": 40, "BUILD": 120, "BUY_ANY": 130, "BUY_CARD": 60, "BUY_DECREE": 120}
    found = []
    for paper in PAPER_DEED:
        deed = DEEDS[paper]
        base = worth.get(deed.kind, 0)
        if deed.kind == "GAIN":
            base = 55 * deed.a
        elif deed.kind == "GAIN_VP":
            base = 55 * deed.a + 90 * deed.b
        found.append(base)
    return vec[i64](found)


HELD: Final[vec[i64]] = _papers()
ACTIVATION: Final[vec[i64]] = _activations()


CLOCK: Final[vec[i64]] = vec[i64]([0])  # set when a question is rated, so that all answers are seen at one time


def set_clock(state: FlatironState) -> None:
    CLOCK[0] = estimate_turns(state)


def turns_left() -> i64:
    """How many turns each player may still have, in tenths."""
    return CLOCK[0]


def estimate_turns(state: FlatironState) -> i64:
    if has_roof(state):
        return 0
    filled = SPACE_COUNT - size(free_spaces(state))
    return (STOREYS + 1 - state.floors) * FLOOR_TURNS - filled * PILLAR_TURNS


def dollar() -> i64:
    """A dollar is worth less and less when the end is near."""
    left = turns_left()
    return DOLLAR if left >= NEAR_THE_END else DOLLAR * left // NEAR_THE_END


def money_worth(state: FlatironState, player: i64) -> i64:
    money = state.money[player]
    full = dollar()
    return money * full if money <= ENOUGH else ENOUGH * full + (money - ENOUGH) * full // 3


def pillar_worth(state: FlatironState, player: i64, colour: i64) -> i64:
    """A pillar that waits in its warehouse."""
    if has_roof(state):
        return 0
    points = WAREHOUSE_VP[state.side[player] * COLOUR_COUNT + colour] * WAITING
    left = turns_left()
    if left < 40:
        if state.floors == STOREYS and colours_on_floor(state) & BIT[colour]:
            return 0
        points = points * (left + 20) // 60
    return points


def engine_worth(state: FlatironState, player: i64) -> i64:
    """All visible actions, for the turns to come."""
    return engine_with(state, player, 0, 0)


def engine_with(state: FlatironState, player: i64, street: i64, more: i64) -> i64:
    """... if one column were worth more."""
    return columns_with(state, player, street, more) * turns_left() // 1000


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
        total += ACTIVATION[HALF_DEED[2 * ((row & ITEM) - 1) + half]]
        row >>= ITEM_BITS
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


def decree_worth(state: FlatironState, player: i64, scoring: i64, found: vec[i64]) -> i64:
    """What a half of a decree will give at the end."""
    kind = SCORING_KIND[scoring]
    amount = SCORING_A[scoring]
    left = turns_left()
    storeys = STOREYS - state.floors if state.floors < STOREYS else 0
    if kind == CARDS_DECREE:
        return (count_halves(found, 0, 2 * CARD_COUNT) * VP + left * 10) // amount
    if kind == CASH_DECREE:
        expected = (state.money[player] * VP * (100 - left // 3) + 600 * (left // 3)) // 100 // amount
        return expected if expected < DECREE_CASH_MOST * VP else DECREE_CASH_MOST * VP
    if kind == REP_DECREE:
        return ((positive_reputation(found) + state.reputation[player]) * VP + left * 6) // amount
    if kind == WAREHOUSE_DECREE:
        return 400
    if kind == DECREES_DECREE:
        return amount * (count_halves(found, 2 * CARD_COUNT, 2 * ITEM_COUNT) * VP + left * 3)
    if kind == PILLARS_DECREE:
        return DECREE_PILLAR_VP * (count_pillars(state, amount) * VP + storeys * 75 + chance_of(state, BIT[amount]))
    if kind == PAIR_DECREE:
        pair = BIT[amount] | BIT[SCORING_B[scoring]]
        return DECREE_PAIR_VP * (
            count_pairs(state, amount, SCORING_B[scoring]) * VP + storeys * 50 + chance_of(state, pair)
        )
    return amount * VP


def chance_of(state: FlatironState, colours: i64) -> i64:
    """Percent: that the floor under construction will get these colours, of which it lacks some."""
    missing = size(colours & ~colours_on_floor(state))
    free = size(free_spaces(state))
    if missing == 0 or missing > free:
        return 0
    return 25 * free if missing == 1 else 25 * (free - 1)


def decrees_worth(state: FlatironState, player: i64) -> i64:
    found = halves(state, player)
    total: i64 = 0
    for half in found:
        if half >= 2 * CARD_COUNT:
            total += decree_worth(state, player, half - 2 * CARD_COUNT, found)
    return total * DECREES // 100


def paper_worth(paper: i64) -> i64:
    base = HELD[paper]
    return base if turns_left() >= 20 else base * turns_left() // 20


def papers_worth(state: FlatironState, player: i64) -> i64:
    total: i64 = 0
    for paper in range(PAPER_COUNT):
        total += state.hand[player * PAPER_COUNT + paper] * HELD[paper]
    total += state.unseen[player] * ANY_PAPER
    left = turns_left()
    return total * 9 // 10 if left >= 20 else total * left * 9 // 200


def can_build_floor(state: FlatironState, player: i64) -> bool:
    """Could the player, if it were his turn, go somewhere and build the floor that is ready?"""
    for street in range(STREET_COUNT):
        if street != state.location[player] and street != state.location[1 - player]:
            column = player * STREET_COUNT + street
            cell = (state.side[player] * STREET_COUNT + street) * 2
            if (
                is_floor(CELL[cell], state.money[player])
                or is_floor(CELL[cell + 1], state.money[player])
                or row_has_floor(state.above[column], TOP, state.money[player])
                or row_has_floor(state.below[column], BOTTOM, state.money[player])
            ):
                return True
    return False


def is_floor(deed: i64, money: i64) -> bool:
    return deed != NO_DEED and DEED_KIND[deed] == FLOOR and DEED_A[deed] <= money


def row_has_floor(row: i64, half: i64, money: i64) -> bool:
    while row:
        if is_floor(HALF_DEED[2 * ((row & ITEM) - 1) + half], money):
            return True
        row >>= ITEM_BITS
    return False


def position_worth(state: FlatironState, player: i64) -> i64:
    """All that a player has, as if it were points."""
    total = state.vp[player] * VP + money_worth(state, player) + papers_worth(state, player)
    waiting = state.warehouse[player]
    while waiting:
        total += pillar_worth(state, player, lowest(waiting))
        waiting &= waiting - 1
    total += engine_worth(state, player) + reputation_worth(state, player)
    return total + decrees_worth(state, player)


def burnham_worth(state: FlatironState) -> i64:
    """What Burnham has and will have."""
    return (state.vp[1] + burnham_items(state)) * VP + turns_left() * BURNHAM_TURN // 10


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


def lead(state: FlatironState, player: i64) -> i64:
    """How far the player is ahead, in hundredths of a point."""
    other = 1 - player
    rival = burnham_worth(state) if state.solo() else position_worth(state, other)
    return position_worth(state, player) - rival


def threat(state: FlatironState, mover: i64) -> i64:
    """What it is worth to be the next to move when a floor is ready."""
    if not may_build_floor(state):
        return 0
    if state.is_burnham(mover):
        return FLOOR_READY // 3
    return FLOOR_READY if can_build_floor(state, mover) else 0
