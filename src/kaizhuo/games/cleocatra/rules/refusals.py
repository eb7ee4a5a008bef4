"""Which rule forbids an action: asked only about what is not among the options."""

from __future__ import annotations

from mypy_extensions import i64

from kaizhuo.core.components import BIT
from kaizhuo.core.state import Action, Seat
from kaizhuo.games.cleocatra.box.tables import BASTET, TILE_COUNT
from kaizhuo.games.cleocatra.rules.actions import movable
from kaizhuo.games.cleocatra.rules.pyramid import around, is_loose, roomy
from kaizhuo.games.cleocatra.rules.state import CleocatraState
from kaizhuo.games.cleocatra.rules.words import DECLINE, DISPATCH, HERD, RESCUE, SCOUT, SEARCH, SWAP, TEAM_UP


def forbidding_first(state: CleocatraState, seat: Seat, action: Action) -> str:
    if action == SCOUT:
        return "CL-13" if state.stack else "CL-6"
    if SEARCH <= action < SWAP:
        return forbidding_search(state, action - SEARCH)
    if SWAP <= action < DISPATCH:
        return forbidding_swap(state, seat, action - SWAP)
    return forbidding_second(state, seat, 0, action)


def forbidding_search(state: CleocatraState, tile: i64) -> str:
    if not movable(state) & BIT[tile] or not is_loose(state, tile):
        return "CL-7"
    return "CL-13"


def forbidding_swap(state: CleocatraState, seat: Seat, tile: i64) -> str:
    """CL-26  The tile must be a Bastet tile with one's rescuer, and somebody's rescuer must be free to come."""
    if not state.advanced or not state.rescuers[seat] & BASTET & BIT[tile]:
        return "CL-26"
    for other in range(state.seats):
        free = state.rescuers[other] & ~state.rescuers[seat]
        if other != seat and free and not state.rescuers[other] & BIT[tile]:
            return "CL-13"
    return "CL-26"


def forbidding_second(state: CleocatraState, seat: Seat, fresh: i64, action: Action) -> str:
    if not DISPATCH <= action < DECLINE:
        return "CL-4"
    tile = BIT[(action - DISPATCH) % TILE_COUNT]
    if action < TEAM_UP:
        return "CL-12" if tile == fresh and state.supply(seat) else "CL-9"
    if action < RESCUE:
        return forbidding_team_up(state, seat, fresh, tile)
    if action < HERD:
        return "CL-14"
    return "CL-12" if state.advanced and state.rescuers[seat] & tile else "CL-23"


def forbidding_team_up(state: CleocatraState, seat: Seat, fresh: i64, tile: i64) -> str:
    """CL-9  Onto the tile just laid or moved one says Dispatch."""
    if not state.supply(seat) or not around(state, state.rescuers[seat]) & tile:
        return "CL-10"
    if not roomy(state, seat) & tile:
        return "CL-12"
    return "CL-9" if tile == fresh else "CL-13"
