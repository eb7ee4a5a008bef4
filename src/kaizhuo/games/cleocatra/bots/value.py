"""How well a seat stands, in two numbers: its lead when this turn is over, and its chance to win.

The lead compares the ends of one turn, so it may be any whole number; the chance is the value of a position for search.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from kaizhuo.core.components import BIT
from kaizhuo.core.state import Seat
from kaizhuo.games.cleocatra.box.tables import CLEOCATRA, COLOUR, COLOURS_OF, COUNT, GOAL, LOWEST, NOWHERE
from kaizhuo.games.cleocatra.rules.pyramid import around, crowded
from kaizhuo.games.cleocatra.rules.state import CleocatraState
from kaizhuo.games.cleocatra.rules.turns import best_score
from kaizhuo.kit.weights import Weights

WEIGHTS: Final = Weights(__file__)
POINT: Final[i64] = WEIGHTS.whole("lead.point")
NEXT_RESCUE: Final[i64] = WEIGHTS.whole("lead.next_rescue")
RIVAL_RESCUE: Final[i64] = WEIGHTS.whole("lead.rival_rescue")
ON_TABLE: Final[i64] = WEIGHTS.whole("lead.on_table")
WON: Final[i64] = WEIGHTS.whole("win.won")
EXTRA: Final[i64] = WEIGHTS.whole("lead.extra")
CHANCE_OF_PROMISE: Final[float] = WEIGHTS.fraction("chance.promise")
CHANCE_ON_TABLE: Final[float] = WEIGHTS.fraction("chance.on_table")
SPREAD_AT_END: Final[float] = WEIGHTS.fraction("chance.spread_at_end")
SPREAD_PER_POINT: Final[float] = WEIGHTS.fraction("chance.spread_per_point")


def promise(state: CleocatraState, seat: Seat, full: i64) -> i64:
    """The best rescue of the seat's next turn, if need be after one Team up.  `full` tiles take no rescuer."""
    mine = state.rescuers[seat]
    room: i64 = 0
    if state.supply(seat):
        room = around(state, mine) & state.laid & ~full & ~mine
    best: i64 = 0
    left = mine & ~state.inspectors
    while left:
        tile = LOWEST[left]
        left &= left - 1
        points = points_on(state, tile, mine)
        helped = COLOURS_OF[state.beside[tile] & mine] | BIT[COLOUR[tile]]
        if COLOURS_OF[state.beside[tile] & room] & ~helped:
            points += 1
        if points > best:
            best = points
    left = room & ~state.inspectors
    while left:
        points = points_on(state, LOWEST[left], mine)
        left &= left - 1
        if points > best:
            best = points
    return best


def points_on(state: CleocatraState, tile: i64, mine: i64) -> i64:
    """CL-14 to CL-16  What a rescue there gives at best."""
    beside = state.beside[tile]
    further = ~BIT[COLOUR[tile]]
    points = 1 + COUNT[COLOURS_OF[beside] & further] + COUNT[COLOURS_OF[beside & mine] & further]
    if state.advanced and CLEOCATRA & BIT[tile]:
        points += 1
    return points


def lead(state: CleocatraState, seat: Seat) -> i64:
    """The seat's lead over the mean of its rivals when this turn is over, in parts of a point."""
    full = crowded(state)
    rivals: i64 = 0
    mine: i64 = 0
    for other in range(state.seats):
        if other == seat:
            mine = POINT * state.scores[seat] + NEXT_RESCUE * promise(state, seat, full)
            mine += ON_TABLE * COUNT[state.rescuers[seat]]
        else:
            rivals += POINT * state.scores[other] + RIVAL_RESCUE * promise(state, other, full)
            rivals += ON_TABLE * COUNT[state.rescuers[other]]
    total = mine - rivals // (state.seats - 1)
    if state.extra != NOWHERE:
        total += EXTRA if state.extra == seat else -EXTRA // (state.seats - 1)
    if (state.turn + 1) % state.seats == state.starter and best_score(state) >= GOAL:
        total += verdict(state, seat)
    return total


def verdict(state: CleocatraState, seat: Seat) -> i64:
    """CL-21  The game is over: nothing but winning counts."""
    sharing = winners(state, seat)
    if sharing == 0:
        return -WON
    return WON if sharing == 1 else WON // 2


def winners(state: CleocatraState, seat: Seat) -> i64:
    """CL-21  How many have the most points and share the victory; 0 if the seat has not."""
    best = best_score(state)
    if state.scores[seat] < best:
        return 0
    sharing: i64 = 0
    for other in range(state.seats):
        if state.scores[other] == best:
            sharing += 1
    return sharing


def chance_to_win(state: CleocatraState, seat: Seat) -> float:
    """By points, what the next turn promises, and rescuers on the table; surer near the end.  Exact when it is over."""
    if not len(state.pending):
        sharing = winners(state, seat)
        return 1.0 / float(sharing) if sharing else 0.0
    best = best_score(state)
    full = crowded(state)
    spread = SPREAD_AT_END
    if best < GOAL:
        spread += SPREAD_PER_POINT * float(GOAL - best)
    total = 0.0
    mine = 0.0
    for other in range(state.seats):
        points = float(state.scores[other] - best) + CHANCE_OF_PROMISE * float(promise(state, other, full))
        points += CHANCE_ON_TABLE * float(COUNT[state.rescuers[other]])
        chance = exp(points / spread)
        total += chance
        if other == seat:
            mine = chance
    return mine / total
