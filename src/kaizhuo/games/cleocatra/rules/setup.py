"""Chapter 1: who starts, and the first tiles (CL-1 to CL-3)."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from kaizhuo.core.components import BIT
from kaizhuo.core.state import CHANCE, Action, Seat
from kaizhuo.core.step import ChanceStep, Step
from kaizhuo.games.cleocatra.box.tables import MIDDLE
from kaizhuo.games.cleocatra.rules.pyramid import lay, list_places
from kaizhuo.games.cleocatra.rules.state import CleocatraState, new_state
from kaizhuo.games.cleocatra.rules.turns import begin_round
from kaizhuo.games.cleocatra.rules.words import DRAWING, LAID, LAY, OPENED, START, STARTED, STARTING


def set_up(seats: i64, advanced: i64) -> CleocatraState:
    """CL-1  The stack is all tiles in the game, in an order that nobody knows.  CL-2  Nothing is on the table."""
    state = new_state(seats, advanced)
    state.ask(CHANCE, STARTING)
    return state


@final
class Starting(ChanceStep[CleocatraState]):
    """CL-2  The starting player is random."""

    def options(self, state: CleocatraState, seat: Seat, subject: i64, out: vec[i64]) -> i64:
        for player in range(state.seats):
            out[player] = START + player
        return state.seats

    def apply(self, state: CleocatraState, seat: Seat, subject: i64, action: Action) -> None:
        state.starter = action - START
        state.turn = state.starter
        state.tell(STARTED, state.starter)
        state.ask(CHANCE, DRAWING, state.starter)


@final
class Opening(Step[CleocatraState]):
    """CL-3  Each lays a tile beside a laid one and puts a rescuer on it."""

    def options(self, state: CleocatraState, seat: Seat, tile: i64, out: vec[i64]) -> i64:
        return list_places(state, state.laid, LAY, out)

    def apply(self, state: CleocatraState, seat: Seat, tile: i64, action: Action) -> None:
        open_with(state, seat, tile, action - LAY)

    def forbidding(self, state: CleocatraState, seat: Seat, tile: i64, action: Action) -> str:
        return "CL-3"


def lay_first_tile(state: CleocatraState, seat: Seat, tile: i64) -> None:
    """CL-3  The first tile may lie anywhere: that is the middle."""
    open_with(state, seat, tile, MIDDLE)


def open_with(state: CleocatraState, seat: Seat, tile: i64, place: i64) -> None:
    lay(state, tile, place)
    state.tell(LAID, seat, tile, place)
    state.rescuers[seat] |= BIT[tile]
    state.tell(OPENED, seat, tile)
    following = (seat + 1) % state.seats
    if following == state.starter:
        begin_round(state)
    else:
        state.turn = following
        state.ask(CHANCE, DRAWING, following)
