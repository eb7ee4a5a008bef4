"""Chapter 4, continued: where the inspectors go (CL-17, CL-28)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kaizhuo.core.components import BIT
from kaizhuo.core.state import Action, Seat
from kaizhuo.core.step import Step
from kaizhuo.games.cleocatra.box.tables import NOWHERE, PRINCESS
from kaizhuo.games.cleocatra.rules.actions import list_tiles
from kaizhuo.games.cleocatra.rules.state import CleocatraState
from kaizhuo.games.cleocatra.rules.turns import go_on
from kaizhuo.games.cleocatra.rules.words import (
    CALL_INSPECTOR,
    CALLING_INSPECTOR,
    INSPECTED,
    INSPECTOR_MOVED,
    PUT_INSPECTOR,
    PUTTING_INSPECTOR,
    TAKE_INSPECTOR,
    TAKING_INSPECTOR,
)

TWICE: Final[i64] = 2
BASE: Final[i64] = 16  # a subject is BASE * (inspectors still to go) + (a tile + 1, or 0)


def place_inspectors(state: CleocatraState, seat: Seat, tile: i64) -> None:
    """CL-17  One onto the rescue tile.  CL-28  After a Princess instead two onto any tiles."""
    if state.advanced and PRINCESS & BIT[tile]:
        place_freely(state, seat, TWICE, NOWHERE)
    elif state.unused():
        put(state, seat, NOWHERE, tile)
    else:
        state.ask(seat, CALLING_INSPECTOR, tile)


def put(state: CleocatraState, seat: Seat, source: i64, tile: i64) -> None:
    if source == NOWHERE:
        state.tell(INSPECTED, seat, tile)
    else:
        state.inspectors &= ~BIT[source]
        state.tell(INSPECTOR_MOVED, seat, source, tile)
    state.inspectors |= BIT[tile]


@final
class CallingInspector(Step[CleocatraState]):
    """CL-17  If none is unused, the scorer moves one from another tile to the rescue tile."""

    def options(self, state: CleocatraState, seat: Seat, tile: i64, out: vec[i64]) -> i64:
        return list_tiles(state.inspectors, CALL_INSPECTOR, out, 0)

    def apply(self, state: CleocatraState, seat: Seat, tile: i64, action: Action) -> None:
        put(state, seat, action - CALL_INSPECTOR, tile)
        go_on(state)

    def forbidding(self, state: CleocatraState, seat: Seat, tile: i64, action: Action) -> str:
        return "CL-17"


def place_freely(state: CleocatraState, seat: Seat, left: i64, placed: i64) -> None:
    """CL-28  An unused one, or one from a tile, but not the one just put; without a tile to go to it stays."""
    if not left or not state.laid & ~state.inspectors:
        return
    if state.unused():
        state.ask(seat, PUTTING_INSPECTOR, BASE * left)
    elif takeable(state, placed):
        state.ask(seat, TAKING_INSPECTOR, BASE * left + placed + 1)


def takeable(state: CleocatraState, placed: i64) -> i64:
    return state.inspectors if placed == NOWHERE else state.inspectors & ~BIT[placed]


@final
class TakingInspector(Step[CleocatraState]):
    """CL-28  Take an inspector from a tile, but not the one just put."""

    def options(self, state: CleocatraState, seat: Seat, subject: i64, out: vec[i64]) -> i64:
        return list_tiles(takeable(state, subject % BASE - 1), TAKE_INSPECTOR, out, 0)

    def apply(self, state: CleocatraState, seat: Seat, subject: i64, action: Action) -> None:
        state.ask(seat, PUTTING_INSPECTOR, subject - subject % BASE + action - TAKE_INSPECTOR + 1)

    def forbidding(self, state: CleocatraState, seat: Seat, subject: i64, action: Action) -> str:
        return "CL-28"


@final
class PuttingInspector(Step[CleocatraState]):
    """CL-28  Onto any tile without an inspector other than the one it came from, where it still stands."""

    def options(self, state: CleocatraState, seat: Seat, subject: i64, out: vec[i64]) -> i64:
        return list_tiles(state.laid & ~state.inspectors, PUT_INSPECTOR, out, 0)

    def apply(self, state: CleocatraState, seat: Seat, subject: i64, action: Action) -> None:
        tile = action - PUT_INSPECTOR
        put(state, seat, subject % BASE - 1, tile)
        place_freely(state, seat, subject // BASE - 1, tile)
        go_on(state)

    def forbidding(self, state: CleocatraState, seat: Seat, subject: i64, action: Action) -> str:
        return "CL-28"
