"""How well a position looks: for bots only.  The weights were found by play of the greedy bot against itself."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaizhuo.core.components import BIT
from kaizhuo.core.state import Seat
from kaizhuo.games.cleocatra.box.tables import CLEOCATRA, COLOUR, COLOURS_OF, COUNT, GOAL, LOWEST, NOWHERE
from kaizhuo.games.cleocatra.rules.pyramid import around, crowded
from kaizhuo.games.cleocatra.rules.state import CleocatraState
from kaizhuo.games.cleocatra.rules.turns import best_score

POINT: Final[i64] = 64
NEXT_RESCUE: Final[i64] = 36  # for each point that one's next turn promises
RIVAL_RESCUE: Final[i64] = 48  # for each point that a rival's next turn promises
ON_TABLE: Final[i64] = 44  # for each rescuer on the table
EXTRA: Final[i64] = 90  # an extra action (CL-24)
WON: Final[i64] = 1_000_000


def points_on(state: CleocatraState, tile: i64, mine: i64) -> i64:
    """CL-14 to CL-16  What a rescue there gives at best."""
    beside = state.beside[tile]
    further = ~BIT[COLOUR[tile]]
    points = 1 + COUNT[COLOURS_OF[beside] & further] + COUNT[COLOURS_OF[beside & mine] & further]
    if state.advanced and CLEOCATRA & BIT[tile]:
        points += 1
    return points


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
        tile = LOWEST[left]
        left &= left - 1
        points = points_on(state, tile, mine)
        if points > best:
            best = points
    return best


def worth(state: CleocatraState, seat: Seat) -> i64:
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
    best = best_score(state)
    if state.scores[seat] < best:
        return -WON
    for other in range(state.seats):
        if other != seat and state.scores[other] == best:
            return WON // 2
    return WON
