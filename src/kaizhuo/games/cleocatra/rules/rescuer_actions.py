"""Chapter 3: rescuers move (CL-9, CL-10, CL-23), and what helps who cannot act (CL-19, CL-20)."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from kaizhuo.core.components import BIT
from kaizhuo.core.state import Action, Seat
from kaizhuo.core.step import Step
from kaizhuo.games.cleocatra.box.tables import LOWEST, TILE_COUNT
from kaizhuo.games.cleocatra.rules.actions import list_tiles
from kaizhuo.games.cleocatra.rules.pyramid import roomy
from kaizhuo.games.cleocatra.rules.state import CleocatraState
from kaizhuo.games.cleocatra.rules.turns import go_on
from kaizhuo.games.cleocatra.rules.two_actions import added_leaves_action
from kaizhuo.games.cleocatra.rules.words import (
    HERD_TO,
    HERDED,
    REINFORCE,
    REINFORCED,
    RELOCATE,
    RELOCATE_TO,
    RELOCATED,
    RELOCATING_TO,
    SECOND_ACTION,
)


def put_rescuer(state: CleocatraState, seat: Seat, tile: i64, event: i64) -> None:
    """CL-9, CL-10, CL-19  A rescuer from the supply comes onto a tile."""
    state.rescuers[seat] |= BIT[tile]
    state.tell(event, seat, tile)


def move_rescuer(state: CleocatraState, seat: Seat, source: i64, tile: i64, event: i64) -> None:
    """CL-20, CL-23  A rescuer goes from tile to tile."""
    state.rescuers[seat] ^= BIT[source] | BIT[tile]
    state.tell(event, seat, source, tile)


@final
class Herding(Step[CleocatraState]):
    """CL-23  To an adjacent tile with room."""

    def options(self, state: CleocatraState, seat: Seat, tile: i64, out: vec[i64]) -> i64:
        return list_tiles(state.beside[tile] & roomy(state, seat), HERD_TO, out, 0)

    def apply(self, state: CleocatraState, seat: Seat, tile: i64, action: Action) -> None:
        move_rescuer(state, seat, tile, action - HERD_TO, HERDED)
        go_on(state)

    def forbidding(self, state: CleocatraState, seat: Seat, tile: i64, action: Action) -> str:
        named = HERD_TO <= action < HERD_TO + TILE_COUNT
        return "CL-12" if named and state.beside[tile] & BIT[action - HERD_TO] else "CL-23"


@final
class Reinforcing(Step[CleocatraState]):
    """CL-19  Without a complete turn: a rescuer from the supply onto a tile with room that makes an action possible."""

    def options(self, state: CleocatraState, seat: Seat, subject: i64, out: vec[i64]) -> i64:
        count: i64 = 0
        left = roomy(state, seat)
        while left:
            tile = LOWEST[left]
            left &= left - 1
            if added_leaves_action(state, seat, tile):
                out[count] = REINFORCE + tile
                count += 1
        return count

    def apply(self, state: CleocatraState, seat: Seat, subject: i64, action: Action) -> None:
        put_rescuer(state, seat, action - REINFORCE, REINFORCED)
        state.ask(seat, SECOND_ACTION)

    def forbidding(self, state: CleocatraState, seat: Seat, subject: i64, action: Action) -> str:
        if not REINFORCE <= action < REINFORCE + TILE_COUNT:
            return "CL-19"
        tile = BIT[action - REINFORCE]
        return "CL-12" if state.laid & ~roomy(state, seat) & tile else "CL-19"


@final
class Relocating(Step[CleocatraState]):
    """CL-20  Without a complete turn and without a supply: one of one's rescuers moves to any tile with room."""

    def options(self, state: CleocatraState, seat: Seat, subject: i64, out: vec[i64]) -> i64:
        return list_tiles(state.rescuers[seat], RELOCATE, out, 0)

    def apply(self, state: CleocatraState, seat: Seat, subject: i64, action: Action) -> None:
        state.ask(seat, SECOND_ACTION)
        state.ask(seat, RELOCATING_TO, action - RELOCATE)

    def forbidding(self, state: CleocatraState, seat: Seat, subject: i64, action: Action) -> str:
        return "CL-20"


@final
class RelocatingTo(Step[CleocatraState]):
    """CL-20  ... where a Rescue is then always possible."""

    def options(self, state: CleocatraState, seat: Seat, tile: i64, out: vec[i64]) -> i64:
        return list_tiles(roomy(state, seat), RELOCATE_TO, out, 0)

    def apply(self, state: CleocatraState, seat: Seat, tile: i64, action: Action) -> None:
        move_rescuer(state, seat, tile, action - RELOCATE_TO, RELOCATED)

    def forbidding(self, state: CleocatraState, seat: Seat, tile: i64, action: Action) -> str:
        named = RELOCATE_TO <= action < RELOCATE_TO + TILE_COUNT
        return "CL-12" if named and state.laid & BIT[action - RELOCATE_TO] else "CL-20"
