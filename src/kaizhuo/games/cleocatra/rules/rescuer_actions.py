"""Chapter 3: rescuers come and go (CL-9, CL-10, CL-12, CL-23)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from kaizhuo.core.answers import Answers
from kaizhuo.core.components import BIT
from kaizhuo.core.state import Action, Seat
from kaizhuo.core.step import Step
from kaizhuo.games.cleocatra.box.tables import LOWEST, TILE_COUNT
from kaizhuo.games.cleocatra.rules.pyramid import around, roomy
from kaizhuo.games.cleocatra.rules.rescue import rescues
from kaizhuo.games.cleocatra.rules.state import RULES, CleocatraState
from kaizhuo.games.cleocatra.rules.two_actions import added_leaves_action
from kaizhuo.games.cleocatra.rules.words import HERD_TO, HERDED, HERDING


def put_rescuer(state: CleocatraState, seat: Seat, tile: i64, event: i64) -> None:
    """CL-9, CL-10, CL-19  A rescuer from the supply comes onto a tile."""
    state.rescuers[seat] |= BIT[tile]
    state.tell(event, seat, tile)


def move_rescuer(state: CleocatraState, seat: Seat, source: i64, tile: i64, event: i64) -> None:
    """CL-20, CL-23  A rescuer goes from tile to tile."""
    state.rescuers[seat] ^= BIT[source] | BIT[tile]
    state.tell(event, seat, source, tile)


def team_ups(state: CleocatraState, seat: Seat, due: bool) -> i64:
    """CL-10  Tiles beside one's own, CL-12 with room; CL-13 where a second action is due, so that there is one."""
    if not state.supply(seat):
        return 0
    tiles = around(state, state.rescuers[seat]) & roomy(state, seat)
    if not due or rescues(state, seat):
        return tiles
    left = tiles
    while left:
        tile = LOWEST[left]
        left &= left - 1
        if not added_leaves_action(state, seat, tile):
            tiles &= ~BIT[tile]
    return tiles


def forbidding_team_up(state: CleocatraState, seat: Seat, fresh: i64, tile: i64) -> str:
    """CL-9  Onto the tile just laid or moved one says Dispatch."""
    if not state.supply(seat) or not around(state, state.rescuers[seat]) & tile:
        return "CL-10"
    if not roomy(state, seat) & tile:
        return "CL-12"
    return "CL-9" if tile == fresh else "CL-13"


def herds(state: CleocatraState, seat: Seat) -> i64:
    """CL-23  One's tiles with room beside them.  As a first action always possible, for a rescuer can go back."""
    if not state.advanced:
        return 0
    room = roomy(state, seat)
    tiles: i64 = 0
    left = state.rescuers[seat]
    while left:
        tile = LOWEST[left]
        left &= left - 1
        if state.beside[tile] & room:
            tiles |= BIT[tile]
    return tiles


@final
class Herding(Step[CleocatraState]):
    """CL-23  To an adjacent tile with room."""

    def options(self, state: CleocatraState, seat: Seat, tile: i64, out: Answers) -> None:
        out.add_each(HERD_TO, state.beside[tile] & roomy(state, seat))

    def apply(self, state: CleocatraState, seat: Seat, tile: i64, action: Action) -> None:
        move_rescuer(state, seat, tile, action - HERD_TO, HERDED)
        state.part_done()

    def forbidding(self, state: CleocatraState, seat: Seat, tile: i64, action: Action) -> str:
        named = HERD_TO <= action < HERD_TO + TILE_COUNT
        return "CL-12" if named and state.beside[tile] & BIT[action - HERD_TO] else "CL-23"


RULES.step(HERDING, Herding())
