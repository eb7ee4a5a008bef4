"""CL-13: a turn is two actions, so the first one must leave a second one possible.

Everything is answered from sets of tiles, without trying out a turn.  A tile may be laid wherever it touches one of a
certain set of tiles: any tile if the second action is possible in any case, otherwise those that make it possible.
"""

from __future__ import annotations

from mypy_extensions import i64

from kaizhuo.core.components import BIT
from kaizhuo.core.state import Seat, step_of
from kaizhuo.games.cleocatra.box.tables import COUNT, LOWEST, SIDES
from kaizhuo.games.cleocatra.rules.pyramid import around, crowded, roomy
from kaizhuo.games.cleocatra.rules.rescue import rescues
from kaizhuo.games.cleocatra.rules.state import CleocatraState
from kaizhuo.games.cleocatra.rules.words import SECOND_ACTION


def second_is_due(state: CleocatraState) -> bool:
    """Whether the question that waits below the one asked now is a second action."""
    below: i64 = len(state.pending) - 2
    return below >= 0 and step_of(state.pending[below]) == SECOND_ACTION


def leaves_action(state: CleocatraState, mine: i64, room: i64, supply: i64) -> bool:
    """Whether a Rescue, a Team up or a Herd is possible with rescuers on these tiles, so much room and supply."""
    if mine & ~state.inspectors:
        return True
    return (supply > 0 or state.advanced != 0) and around(state, mine) & room != 0


def added_leaves_action(state: CleocatraState, seat: Seat, tile: i64) -> bool:
    """Whether an action is possible after a rescuer from the supply was put on this tile."""
    new = BIT[tile]
    return leaves_action(state, state.rescuers[seat] | new, roomy(state, seat) & ~new, state.supply(seat) - 1)


def swap_leaves_action(state: CleocatraState, seat: Seat, tile: i64, other: i64) -> bool:
    """CL-26  ... after a rescuer went from a Bastet tile to another one.  How many stand there stays the same."""
    mine = (state.rescuers[seat] & ~BIT[tile]) | BIT[other]
    return leaves_action(state, mine, state.laid & ~crowded(state) & ~mine, state.supply(seat))


def beside_scouted(state: CleocatraState, seat: Seat) -> i64:
    """The tiles beside which a drawn tile may be laid, so that a second action is possible."""
    if rescues(state, seat) or state.supply(seat):
        return state.laid
    if not state.advanced:
        return 0
    mine = state.rescuers[seat]
    return state.laid if around(state, mine) & roomy(state, seat) else mine


def beside_moved(state: CleocatraState, seat: Seat, tile: i64) -> i64:
    """The tiles beside which this tile may be moved, so that a second action is possible."""
    others = state.laid & ~BIT[tile]
    if rescues(state, seat):
        return others
    room = roomy(state, seat)
    supply = state.supply(seat)
    if supply and room & BIT[tile]:
        return others
    if supply == 0 and state.advanced == 0:
        return 0
    mine = state.rescuers[seat] & others
    if around(state, mine) & room & others:
        return others
    if state.rescuers[seat] & BIT[tile]:
        return room
    return mine if room & BIT[tile] else 0


def have_place(state: CleocatraState, tiles: i64) -> bool:
    """Whether there is an empty place beside one of these tiles."""
    while tiles:
        if COUNT[state.beside[LOWEST[tiles]]] < SIDES:
            return True
        tiles &= tiles - 1
    return False
