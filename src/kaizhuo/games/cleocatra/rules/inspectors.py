"""Chapter 4, continued: where the inspectors go (CL-17, CL-28)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kaizhuo.core.answers import Answers
from kaizhuo.core.components import BIT
from kaizhuo.core.state import Action, Seat
from kaizhuo.core.step import Step
from kaizhuo.core.subject import Field
from kaizhuo.games.cleocatra.box.tables import NOWHERE, PRINCESS
from kaizhuo.games.cleocatra.rules.state import RULES, CleocatraState
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
NAMED: Final = Field(0, 4)  # of a subject: a tile + 1, or 0 for none
TO_GO: Final = Field(4, 2)  # ... inspectors still to go


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

    def options(self, state: CleocatraState, seat: Seat, tile: i64, out: Answers) -> None:
        out.add_each(CALL_INSPECTOR, state.inspectors)

    def apply(self, state: CleocatraState, seat: Seat, tile: i64, action: Action) -> None:
        put(state, seat, action - CALL_INSPECTOR, tile)
        state.part_done()

    def forbidding(self, state: CleocatraState, seat: Seat, tile: i64, action: Action) -> str:
        return "CL-17"


def place_freely(state: CleocatraState, seat: Seat, left: i64, placed: i64) -> None:
    """CL-28  An unused one, or one from a tile, but not the one just put; without a tile to go to it stays."""
    if not left or not state.laid & ~state.inspectors:
        return
    if state.unused():
        state.ask(seat, PUTTING_INSPECTOR, TO_GO.put(left))
    elif takeable(state, placed):
        state.ask(seat, TAKING_INSPECTOR, TO_GO.put(left) | NAMED.put(placed + 1))


def tile_in(subject: i64) -> i64:
    """Where the inspector comes from or, when one is to be taken, the last one went; or NOWHERE."""
    return NAMED.of(subject) - 1


def takeable(state: CleocatraState, placed: i64) -> i64:
    return state.inspectors if placed == NOWHERE else state.inspectors & ~BIT[placed]


@final
class TakingInspector(Step[CleocatraState]):
    """CL-28  Take an inspector from a tile, but not the one just put."""

    def options(self, state: CleocatraState, seat: Seat, subject: i64, out: Answers) -> None:
        out.add_each(TAKE_INSPECTOR, takeable(state, tile_in(subject)))

    def apply(self, state: CleocatraState, seat: Seat, subject: i64, action: Action) -> None:
        state.ask(seat, PUTTING_INSPECTOR, TO_GO.put(TO_GO.of(subject)) | NAMED.put(action - TAKE_INSPECTOR + 1))

    def forbidding(self, state: CleocatraState, seat: Seat, subject: i64, action: Action) -> str:
        return "CL-28"


@final
class PuttingInspector(Step[CleocatraState]):
    """CL-28  Onto any tile without an inspector other than the one it came from, where it still stands."""

    def options(self, state: CleocatraState, seat: Seat, subject: i64, out: Answers) -> None:
        out.add_each(PUT_INSPECTOR, state.laid & ~state.inspectors)

    def apply(self, state: CleocatraState, seat: Seat, subject: i64, action: Action) -> None:
        tile = action - PUT_INSPECTOR
        put(state, seat, tile_in(subject), tile)
        place_freely(state, seat, TO_GO.of(subject) - 1, tile)
        state.part_done()

    def forbidding(self, state: CleocatraState, seat: Seat, subject: i64, action: Action) -> str:
        return "CL-28"


RULES.step(CALLING_INSPECTOR, CallingInspector())
RULES.step(TAKING_INSPECTOR, TakingInspector())
RULES.step(PUTTING_INSPECTOR, PuttingInspector())
