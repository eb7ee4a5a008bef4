"""Chapter 2: the actions of a turn and who may choose them when (CL-4 to CL-13, CL-23 to CL-26)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from kaizhuo.core.components import BIT
from kaizhuo.core.state import Seat
from kaizhuo.games.cleocatra.box.tables import BASTET, LOWEST, MAFDET, TILE_COUNT
from kaizhuo.games.cleocatra.rules.pyramid import around, is_loose, occupied, roomy
from kaizhuo.games.cleocatra.rules.state import CleocatraState
from kaizhuo.games.cleocatra.rules.two_actions import (
    added_leaves_action,
    beside_moved,
    beside_scouted,
    can_rescue,
    have_place,
    swap_leaves_action,
)
from kaizhuo.games.cleocatra.rules.words import DISPATCH, HERD, RESCUE, SCOUT, SEARCH, SWAP, SWAP_WITH, TEAM_UP


def list_tiles(tiles: i64, first: i64, out: vec[i64], count: i64) -> i64:
    """One option for each of these tiles."""
    while tiles:
        out[count] = first + LOWEST[tiles]
        count += 1
        tiles &= tiles - 1
    return count


def list_first_actions(state: CleocatraState, seat: Seat, duty: bool, out: vec[i64]) -> i64:
    """CL-4  Any action but a Dispatch.  CL-13  As a duty only what leaves a second action."""
    count = list_scout(state, seat, duty, out)
    count = list_searches(state, seat, duty, out, count)
    if state.advanced and state.rescuers[seat] & BASTET:
        count = list_swaps(state, seat, duty, out, count)
    if state.supply(seat):
        count = list_tiles(team_ups(state, seat, duty), TEAM_UP, out, count)
    count = list_tiles(rescues(state, seat), RESCUE, out, count)
    if state.advanced:
        count = list_tiles(herds(state, seat), HERD, out, count)
    return count


def list_second_actions(state: CleocatraState, seat: Seat, fresh: i64, out: vec[i64]) -> i64:
    """CL-4  A rescuer action.  `fresh` is the set of the tile that was laid or moved in this turn, if any.

    CL-9, CL-10  To Dispatch or to Team up onto that tile is the same, and is offered once.
    """
    count: i64 = 0
    if state.supply(seat):
        room = roomy(state, seat)
        count = list_tiles(fresh & room, DISPATCH, out, count)
        count = list_tiles(around(state, state.rescuers[seat]) & room & ~fresh, TEAM_UP, out, count)
    count = list_tiles(rescues(state, seat), RESCUE, out, count)
    if state.advanced:
        count = list_tiles(herds(state, seat), HERD, out, count)
    return count


# Tile actions


def list_scout(state: CleocatraState, seat: Seat, duty: bool, out: vec[i64]) -> i64:
    """CL-6  Not when the stack is empty."""
    if not state.stack or (duty and not have_place(state, beside_scouted(state, seat))):
        return 0
    out[0] = SCOUT
    return 1


def list_searches(state: CleocatraState, seat: Seat, duty: bool, out: vec[i64], count: i64) -> i64:
    """CL-7  Tiles that nobody is on and that hold nothing together."""
    left = movable(state)
    while left:
        tile = LOWEST[left]
        left &= left - 1
        if is_loose(state, tile) and (not duty or have_place(state, beside_moved(state, seat, tile))):
            out[count] = SEARCH + tile
            count += 1
    return count


def movable(state: CleocatraState) -> i64:
    """CL-7  Tiles without rescuer and inspector.  CL-25  A Mafdet tile may be moved with what is on it."""
    free = state.laid & ~occupied(state)
    return free | (state.laid & MAFDET) if state.advanced else free


def list_swaps(state: CleocatraState, seat: Seat, duty: bool, out: vec[i64], count: i64) -> i64:
    """CL-26  Bastet tiles with a rescuer that somebody can be found for."""
    left = state.rescuers[seat] & BASTET
    while left:
        tile = LOWEST[left]
        left &= left - 1
        if list_partners(state, seat, tile, duty, out, count) > count:
            out[count] = SWAP + tile
            count += 1
    return count


def list_partners(state: CleocatraState, seat: Seat, tile: i64, duty: bool, out: vec[i64], count: i64) -> i64:
    """CL-26  Rescuers of others on other tiles, unless a tile would then hold two of one player."""
    for other in range(state.seats):
        if other == seat or state.rescuers[other] & BIT[tile]:
            continue
        left = state.rescuers[other] & ~state.rescuers[seat]
        while left:
            target = LOWEST[left]
            left &= left - 1
            if not duty or swap_leaves_action(state, seat, tile, target):
                out[count] = SWAP_WITH + other * TILE_COUNT + target
                count += 1
    return count


# Rescuer actions


def team_ups(state: CleocatraState, seat: Seat, duty: bool) -> i64:
    """CL-10  Tiles beside one's own, CL-12 with room."""
    tiles = around(state, state.rescuers[seat]) & roomy(state, seat)
    if not duty or can_rescue(state, seat):
        return tiles
    left = tiles
    while left:
        tile = LOWEST[left]
        left &= left - 1
        if not added_leaves_action(state, seat, tile):
            tiles &= ~BIT[tile]
    return tiles


def rescues(state: CleocatraState, seat: Seat) -> i64:
    """CL-14  Tiles with one's rescuer and without an inspector."""
    return state.rescuers[seat] & ~state.inspectors


def herds(state: CleocatraState, seat: Seat) -> i64:
    """CL-23  One's tiles with room beside them.  As a first action always possible, for a rescuer can go back."""
    room = roomy(state, seat)
    tiles: i64 = 0
    left = state.rescuers[seat]
    while left:
        tile = LOWEST[left]
        left &= left - 1
        if state.beside[tile] & room:
            tiles |= BIT[tile]
    return tiles
