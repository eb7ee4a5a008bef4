"""Chapter 2, continued: laying and moving tiles, and the swap of Bastet (CL-6, CL-7, CL-25, CL-26).

`due` says that a second action must follow (CL-13): then only what leaves one possible is allowed.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from kaizhuo.core.answers import Answers
from kaizhuo.core.components import BIT
from kaizhuo.core.state import Action, Seat
from kaizhuo.core.step import Step
from kaizhuo.games.cleocatra.box.tables import BASTET, LOWEST, MAFDET, TILE_COUNT
from kaizhuo.games.cleocatra.rules.pyramid import is_loose, lay, lift, list_places, occupied, tiles_beside
from kaizhuo.games.cleocatra.rules.state import RULES, CleocatraState
from kaizhuo.games.cleocatra.rules.two_actions import (
    beside_moved,
    beside_scouted,
    have_place,
    second_is_due,
    swap_leaves_action,
)
from kaizhuo.games.cleocatra.rules.words import (
    HERD_TO,
    LAID,
    LAY,
    LAYING,
    MOVED,
    MOVING,
    SCOUT,
    SWAP_WITH,
    SWAPPED,
    SWAPPING,
)

# Scout: lay a drawn tile


def can_scout(state: CleocatraState, seat: Seat, due: bool) -> bool:
    """CL-6  Not when the stack is empty."""
    return state.stack != 0 and (not due or have_place(state, beside_scouted(state, seat)))


@final
class Laying(Step[CleocatraState]):
    """CL-6  Lay the drawn tile beside a laid one; CL-13 where a second action is due, so that there is one."""

    def options(self, state: CleocatraState, seat: Seat, tile: i64, out: Answers) -> None:
        tiles = beside_scouted(state, seat) if second_is_due(state) else state.laid
        list_places(state, tiles, LAY, out)

    def apply(self, state: CleocatraState, seat: Seat, tile: i64, action: Action) -> None:
        lay(state, tile, action - LAY)
        state.tell(LAID, seat, tile, action - LAY)
        state.part_done()

    def forbidding(self, state: CleocatraState, seat: Seat, tile: i64, action: Action) -> str:
        return forbidding_place(state, state.laid, action, "CL-6")


def forbidding_place(state: CleocatraState, tiles: i64, action: Action, rule: str) -> str:
    """A place that is taken, or beside none of these tiles, is forbidden by the rule; the rest by CL-13."""
    if not LAY <= action < SCOUT:
        return rule
    place = action - LAY
    left = state.laid
    while left:
        if state.place[LOWEST[left]] == place:
            return rule
        left &= left - 1
    return "CL-13" if tiles_beside(state, place) & tiles else rule


# Search: move a tile


def searches(state: CleocatraState, seat: Seat, due: bool) -> i64:
    """CL-7  Tiles that nobody is on and that hold nothing together."""
    tiles: i64 = 0
    left = movable(state)
    while left:
        tile = LOWEST[left]
        left &= left - 1
        if is_loose(state, tile) and (not due or have_place(state, beside_moved(state, seat, tile))):
            tiles |= BIT[tile]
    return tiles


def movable(state: CleocatraState) -> i64:
    """CL-7  Tiles without rescuer and inspector.  CL-25  A Mafdet tile may be moved with what is on it."""
    free = state.laid & ~occupied(state)
    return free | (state.laid & MAFDET) if state.advanced else free


def forbidding_search(state: CleocatraState, tile: i64) -> str:
    if not movable(state) & BIT[tile] or not is_loose(state, tile):
        return "CL-7"
    return "CL-13"


@final
class Moving(Step[CleocatraState]):
    """CL-7  Move the tile to a different place beside one of the others; CL-13 as above."""

    def options(self, state: CleocatraState, seat: Seat, tile: i64, out: Answers) -> None:
        tiles = beside_moved(state, seat, tile) if second_is_due(state) else state.laid & ~BIT[tile]
        list_places(state, tiles, LAY, out)

    def apply(self, state: CleocatraState, seat: Seat, tile: i64, action: Action) -> None:
        lift(state, tile)
        lay(state, tile, action - LAY)
        state.tell(MOVED, seat, tile, action - LAY)
        state.part_done()

    def forbidding(self, state: CleocatraState, seat: Seat, tile: i64, action: Action) -> str:
        return forbidding_place(state, state.laid & ~BIT[tile], action, "CL-7")


# Bastet: swap rescuers


def swaps(state: CleocatraState, seat: Seat, due: bool) -> i64:
    """CL-26  Bastet tiles with a rescuer that a partner can be found for."""
    if not state.advanced:
        return 0
    tiles: i64 = 0
    left = state.rescuers[seat] & BASTET
    while left:
        tile = LOWEST[left]
        left &= left - 1
        for other in range(state.seats):
            if partners(state, seat, tile, other, due):
                tiles |= BIT[tile]
    return tiles


def partners(state: CleocatraState, seat: Seat, tile: i64, other: Seat, due: bool) -> i64:
    """CL-26  Where another player's rescuers are, unless a tile would then hold two of one player."""
    if other == seat or state.rescuers[other] & BIT[tile]:
        return 0
    tiles = state.rescuers[other] & ~state.rescuers[seat]
    left = tiles if due else i64(0)
    while left:
        target = LOWEST[left]
        left &= left - 1
        if not swap_leaves_action(state, seat, tile, target):
            tiles &= ~BIT[target]
    return tiles


def forbidding_swap(state: CleocatraState, seat: Seat, tile: i64) -> str:
    """CL-26  The tile must be a Bastet tile with one's rescuer, and somebody's rescuer must be free to come."""
    return "CL-13" if swaps(state, seat, False) & BIT[tile] else "CL-26"


@final
class Swapping(Step[CleocatraState]):
    """CL-26  The rescuer on a Bastet tile changes places with one of another player."""

    def options(self, state: CleocatraState, seat: Seat, tile: i64, out: Answers) -> None:
        due = second_is_due(state)
        for other in range(state.seats):
            out.add_each(SWAP_WITH + other * TILE_COUNT, partners(state, seat, tile, other, due))

    def apply(self, state: CleocatraState, seat: Seat, tile: i64, action: Action) -> None:
        other = (action - SWAP_WITH) // TILE_COUNT
        target = (action - SWAP_WITH) % TILE_COUNT
        both = BIT[tile] | BIT[target]
        state.rescuers[seat] ^= both
        state.rescuers[other] ^= both
        state.tell(SWAPPED, seat, tile, target)
        state.tell(SWAPPED, other, target, tile)
        state.part_done()

    def forbidding(self, state: CleocatraState, seat: Seat, tile: i64, action: Action) -> str:
        other = (action - SWAP_WITH) // TILE_COUNT
        if not SWAP_WITH <= action < HERD_TO or other >= state.seats:
            return "CL-26"
        allowed = partners(state, seat, tile, other, False)
        return "CL-13" if allowed & BIT[(action - SWAP_WITH) % TILE_COUNT] else "CL-26"


RULES.step(LAYING, Laying())
RULES.step(MOVING, Moving())
RULES.step(SWAPPING, Swapping())
