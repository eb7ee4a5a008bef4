"""Chapter 2, continued: drawing, laying and moving tiles, and the swap of Bastet (CL-6, CL-7, CL-25, CL-26)."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from kaizhuo.core.components import BIT
from kaizhuo.core.state import Action, Seat
from kaizhuo.core.step import ChanceStep, Step
from kaizhuo.games.cleocatra.box.tables import COLOUR_COUNT, COUNT, LOWEST, OF_COLOUR, TILE_COUNT
from kaizhuo.games.cleocatra.rules.actions import list_partners
from kaizhuo.games.cleocatra.rules.pyramid import lay, lift, list_places, tiles_beside
from kaizhuo.games.cleocatra.rules.setup import lay_first_tile
from kaizhuo.games.cleocatra.rules.state import CleocatraState
from kaizhuo.games.cleocatra.rules.turns import go_on
from kaizhuo.games.cleocatra.rules.two_actions import beside_moved, beside_scouted, second_is_due
from kaizhuo.games.cleocatra.rules.words import (
    DRAW,
    DREW,
    LAID,
    LAY,
    LAYING,
    MOVED,
    OPENING,
    SCOUT,
    SWAP_WITH,
    SWAPPED,
)


@final
class Drawing(ChanceStep[CleocatraState]):
    """CL-1  The order of the stack is unknown: every tile in it is equally likely.  The subject is who draws."""

    def even(self) -> bool:
        return False

    def options(self, state: CleocatraState, seat: Seat, drawer: i64, out: vec[i64]) -> i64:
        count: i64 = 0
        for colour in range(COLOUR_COUNT):
            if state.stack & OF_COLOUR[colour]:
                out[count] = DRAW + colour
                count += 1
        return count

    def weights(self, state: CleocatraState, drawer: i64, out: vec[i64]) -> i64:
        count: i64 = 0
        for colour in range(COLOUR_COUNT):
            tiles = state.stack & OF_COLOUR[colour]
            if tiles:
                out[count] = COUNT[tiles]
                count += 1
        return COUNT[state.stack]

    def apply(self, state: CleocatraState, seat: Seat, drawer: i64, action: Action) -> None:
        tile = LOWEST[state.stack & OF_COLOUR[action - DRAW]]
        state.stack &= ~BIT[tile]
        state.tell(DREW, drawer, tile)
        if state.rounds:
            state.ask(drawer, LAYING, tile)
        elif state.laid:
            state.ask(drawer, OPENING, tile)
        else:
            lay_first_tile(state, drawer, tile)


@final
class Laying(Step[CleocatraState]):
    """CL-6  Lay the drawn tile beside a laid one; CL-13 where a second action is due, so that there is one."""

    def options(self, state: CleocatraState, seat: Seat, tile: i64, out: vec[i64]) -> i64:
        tiles = beside_scouted(state, seat) if second_is_due(state) else state.laid
        return list_places(state, tiles, LAY, out)

    def apply(self, state: CleocatraState, seat: Seat, tile: i64, action: Action) -> None:
        lay(state, tile, action - LAY)
        state.tell(LAID, seat, tile, action - LAY)
        go_on(state)

    def forbidding(self, state: CleocatraState, seat: Seat, tile: i64, action: Action) -> str:
        return forbidding_place(state, state.laid, action, "CL-6")


@final
class Moving(Step[CleocatraState]):
    """CL-7  Move the tile to a different place beside one of the others; CL-13 as above."""

    def options(self, state: CleocatraState, seat: Seat, tile: i64, out: vec[i64]) -> i64:
        tiles = beside_moved(state, seat, tile) if second_is_due(state) else state.laid & ~BIT[tile]
        return list_places(state, tiles, LAY, out)

    def apply(self, state: CleocatraState, seat: Seat, tile: i64, action: Action) -> None:
        lift(state, tile)
        lay(state, tile, action - LAY)
        state.tell(MOVED, seat, tile, action - LAY)
        go_on(state)

    def forbidding(self, state: CleocatraState, seat: Seat, tile: i64, action: Action) -> str:
        return forbidding_place(state, state.laid & ~BIT[tile], action, "CL-7")


def forbidding_place(state: CleocatraState, tiles: i64, action: Action, rule: str) -> str:
    """A place that is taken, or beside none of these tiles, is forbidden by the rule; the rest is a matter of duty."""
    if not LAY <= action < SCOUT:
        return rule
    place = action - LAY
    left = state.laid
    while left:
        if state.place[LOWEST[left]] == place:
            return rule
        left &= left - 1
    return "CL-13" if tiles_beside(state, place) & tiles else rule


@final
class Swapping(Step[CleocatraState]):
    """CL-26  The rescuer on a Bastet tile changes places with one of another player."""

    def options(self, state: CleocatraState, seat: Seat, tile: i64, out: vec[i64]) -> i64:
        return list_partners(state, seat, tile, second_is_due(state), out, 0)

    def apply(self, state: CleocatraState, seat: Seat, tile: i64, action: Action) -> None:
        other = (action - SWAP_WITH) // TILE_COUNT
        target = (action - SWAP_WITH) % TILE_COUNT
        both = BIT[tile] | BIT[target]
        state.rescuers[seat] ^= both
        state.rescuers[other] ^= both
        state.tell(SWAPPED, seat, tile, target)
        state.tell(SWAPPED, other, target, tile)
        go_on(state)

    def forbidding(self, state: CleocatraState, seat: Seat, tile: i64, action: Action) -> str:
        buffer = vec[i64]([0] * (state.seats * TILE_COUNT))
        for i in range(list_partners(state, seat, tile, False, buffer, 0)):
            if buffer[i] == action:
                return "CL-13"
        return "CL-26"
