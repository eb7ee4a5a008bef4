"""What a position is worth, twice.

`lead` compares the ends of a turn that is tried out, in hundredths of a VP, with the worth of things that good turns
were found by.  `chance_to_win` tells search how the game will end: the lead to be expected at the final scoring, with
weights that were fitted to whole games and change with the turns that are left.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from mypy_extensions import i64

from kaizhuo.core.components import lowest
from kaizhuo.core.state import Seat, seat_of
from kaizhuo.games.flatiron.bots.worth import (
    DECREES,
    REPUTATION,
    VP,
    WEIGHTS,
    burnham_items,
    columns_worth,
    decrees_worth,
    engine_worth,
    money_worth,
    papers_worth,
    pillar_worth,
    reputation_worth,
    side_worth,
    turns_left,
)
from kaizhuo.games.flatiron.box.tables import (
    BOTTOM,
    BURNHAM_SEAT,
    CELL,
    COLOUR_COUNT,
    DEED_A,
    DEED_KIND,
    FLOOR,
    HALF_DEED,
    NO_DEED,
    PLAYER_SEAT,
    STREET_COUNT,
    TOP,
    WAREHOUSE_VP,
)
from kaizhuo.games.flatiron.rules.burnham import popularity
from kaizhuo.games.flatiron.rules.columns import first_of, rest_of
from kaizhuo.games.flatiron.rules.floors import may_build_floor
from kaizhuo.games.flatiron.rules.scoring import places
from kaizhuo.games.flatiron.rules.state import FlatironState

WON: Final[i64] = 1_000_000
FLOOR_READY: Final[i64] = WEIGHTS.whole("turn.floor_ready")
FLOOR_READY_BURNHAM: Final[i64] = WEIGHTS.whole("turn.floor_ready_burnham")
BURNHAM_TURN: Final[i64] = WEIGHTS.whole("turn.burnham")


# The end of a turn that is tried out


def outcome(world: FlatironState, seat: Seat, left: i64) -> i64:
    """What a turn has come to; `left` are the turns left when it was asked about, in tenths."""
    if not len(world.pending):
        return WON * (3 - 2 * places(world)[seat]) + world.vp[seat]
    return lead(world, seat, left) - threat(world, 1 - seat)


def lead(state: FlatironState, player: i64, left: i64) -> i64:
    """How far the player is ahead, in hundredths of a VP."""
    other = 1 - player
    rival = burnham_worth(state, left) if state.solo() else position_worth(state, other, left)
    return position_worth(state, player, left) - rival


def position_worth(state: FlatironState, player: i64, left: i64) -> i64:
    """All that a player has, as if it were points."""
    total = state.vp[player] * VP + money_worth(state, player, left) + papers_worth(state, player, left)
    waiting = state.warehouse[player]
    while waiting:
        total += pillar_worth(state, player, lowest(waiting), left)
        waiting &= waiting - 1
    total += engine_worth(state, player, left) + reputation_worth(state, player)
    return total + decrees_worth(state, player, left)


def burnham_worth(state: FlatironState, left: i64) -> i64:
    """What Burnham has and will have."""
    return (state.vp[BURNHAM_SEAT] + burnham_items(state)) * VP + left * BURNHAM_TURN // 10


def threat(state: FlatironState, mover: i64) -> i64:
    """What it is worth to be the next to move when a floor is ready."""
    if not may_build_floor(state):
        return 0
    if state.is_burnham(mover):
        return FLOOR_READY_BURNHAM
    return FLOOR_READY if can_build_floor(state, mover) else 0


def can_build_floor(state: FlatironState, player: i64) -> bool:
    """Could the player, if it were their turn, go somewhere and build the floor that is ready?"""
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
        if is_floor(HALF_DEED[2 * first_of(row) + half], money):
            return True
        row = rest_of(row)
    return False


# The end of the game


@final
class Trend:
    """A weight that changes with the turns of each player that are left, in tens."""

    at_the_end: float
    more: float

    def __init__(self, name: str) -> None:
        self.at_the_end, self.more = WEIGHTS.fractions(name)

    def at(self, left: float) -> float:
        return self.at_the_end + self.more * left


SPENDABLE: Final[i64] = WEIGHTS.whole("value.spendable")
MONEY: Final = Trend("value.money")
RICH: Final[float] = WEIGHTS.fraction("value.rich")
PILLARS: Final = Trend("value.pillars")
PAPER: Final[float] = WEIGHTS.fraction("value.paper")
COLUMNS: Final = Trend("value.columns")
STREETS: Final = Trend("value.streets")
LAWS: Final = Trend("value.decrees")
NEXT: Final[float] = WEIGHTS.fraction("value.next")
SPREAD: Final = Trend("value.spread")

SOLO_MONEY: Final = Trend("value-solo.money")
SOLO_RICH: Final[float] = WEIGHTS.fraction("value-solo.rich")
SOLO_PILLARS: Final = Trend("value-solo.pillars")
SOLO_PAPER: Final = Trend("value-solo.paper")
SOLO_COLUMNS: Final = Trend("value-solo.columns")
SOLO_STREETS: Final = Trend("value-solo.streets")
SOLO_LAWS: Final = Trend("value-solo.decrees")
BURNHAM_ITEMS: Final = Trend("value-solo.burnham_items")
POPULARITY: Final = Trend("value-solo.popularity")
BURNHAM_AHEAD: Final[float] = WEIGHTS.fraction("value-solo.burnham_ahead")
PLAYER_AHEAD: Final[float] = WEIGHTS.fraction("value-solo.player_ahead")
SIDE: Final[float] = WEIGHTS.fraction("value-solo.side")
BURNHAM_SIDE: Final[float] = WEIGHTS.fraction("value-solo.burnham_side")
SIDES_AVERAGE: Final[float] = WEIGHTS.fraction("value-solo.sides_average")
SOLO_NEXT: Final = Trend("value-solo.next")
SOLO_SPREAD: Final = Trend("value-solo.spread")


def chance_to_win(state: FlatironState, seat: Seat) -> float:
    tenths = turns_left(state)
    left = float(tenths) / 100.0
    if state.solo():
        return 1.0 / (1.0 + exp(-ahead_of_burnham(state, tenths) / SOLO_SPREAD.at(left)))
    ahead = expected_points(state, seat, tenths) - expected_points(state, 1 - seat, tenths)
    ahead += NEXT * moves_next(state, seat)
    return 1.0 / (1.0 + exp(-ahead / SPREAD.at(left)))


def expected_points(state: FlatironState, player: i64, tenths: i64) -> float:
    """What the holdings of a player will be at the final scoring; `tenths` of a turn are left."""
    left = float(tenths) / 100.0
    rich = money_beyond(state, player)
    total = float(state.vp[player]) + float(state.money[player] - rich) * MONEY.at(left) - float(rich) * RICH * left
    total += float(waiting(state, player)) * PILLARS.at(left) + float(state.papers_in_hand(player)) * PAPER * left
    total += float(columns_worth(state, player)) * COLUMNS.at(left) / 1000.0
    total += float(reputation_worth(state, player)) * STREETS.at(left) / float(REPUTATION)
    return total + float(decrees_worth(state, player, tenths)) * LAWS.at(left) / float(DECREES)


def money_beyond(state: FlatironState, player: i64) -> i64:
    money = state.money[player]
    return money - SPENDABLE if money > SPENDABLE else 0


def waiting(state: FlatironState, player: i64) -> i64:
    """The VP of the pillars in the warehouses."""
    total: i64 = 0
    colours = state.warehouse[player]
    while colours:
        total += WAREHOUSE_VP[state.side[player] * COLOUR_COUNT + lowest(colours)]
        colours &= colours - 1
    return total


def ahead_of_burnham(state: FlatironState, tenths: i64) -> float:
    """FL-31  What you have, less what Burnham has and what he gains more than you do in the turns that are left."""
    left = float(tenths) / 100.0
    you = PLAYER_SEAT
    rich = money_beyond(state, you)
    total = float(state.vp[you]) + float(state.money[you] - rich) * SOLO_MONEY.at(left) - float(rich) * SOLO_RICH * left
    total += float(waiting(state, you)) * SOLO_PILLARS.at(left)
    total += float(state.papers_in_hand(you)) * SOLO_PAPER.at(left)
    total += float(columns_worth(state, you)) * SOLO_COLUMNS.at(left) / 1000.0
    total += float(reputation_worth(state, you)) * SOLO_STREETS.at(left) / float(REPUTATION)
    total += float(decrees_worth(state, you, tenths)) * SOLO_LAWS.at(left) / float(DECREES)
    total -= float(state.vp[BURNHAM_SEAT]) + float(burnham_items(state)) * BURNHAM_ITEMS.at(left)
    total -= float(popularity(state)) * POPULARITY.at(left) + BURNHAM_AHEAD * left - PLAYER_AHEAD
    total += boards_worth(state) * left
    return total + SOLO_NEXT.at(left) * moves_next(state, you)


def boards_worth(state: FlatironState) -> float:
    """FL-25  The sides of the boards, beside those that level 2 plays with."""
    yours = SIDE * float(side_worth(state.side[PLAYER_SEAT]))
    return yours - BURNHAM_SIDE * float(side_worth(state.side[BURNHAM_SEAT])) - SIDES_AVERAGE


def moves_next(state: FlatironState, player: i64) -> float:
    return 1.0 if seat_of(state.pending[len(state.pending) - 1]) == player else -1.0
