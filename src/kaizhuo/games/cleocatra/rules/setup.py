"""Chapter 1: who starts, the stack, and the first tiles (CL-1 to CL-3)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from kaizhuo.core.answers import Answers
from kaizhuo.core.components import BIT
from kaizhuo.core.state import CHANCE, Action, Seat
from kaizhuo.core.step import ChanceStep, Step
from kaizhuo.games.cleocatra.box.tables import COLOUR_COUNT, COUNT, LOWEST, MIDDLE, OF_COLOUR
from kaizhuo.games.cleocatra.rules.pyramid import lay, list_places
from kaizhuo.games.cleocatra.rules.state import RULES, CleocatraState, new_state
from kaizhuo.games.cleocatra.rules.turns import begin_round
from kaizhuo.games.cleocatra.rules.words import (
    DRAW,
    DRAWING,
    DREW,
    LAID,
    LAY,
    LAYING,
    OPENED,
    OPENING,
    START,
    STARTED,
    STARTING,
)


def set_up(seats: i64, advanced: i64) -> CleocatraState:
    """CL-1  The stack is all tiles in the game, in an order that nobody knows.  CL-2  Nothing is on the table."""
    state = new_state(seats, advanced)
    state.ask(CHANCE, STARTING)
    return state


@final
class Starting(ChanceStep[CleocatraState]):
    """CL-2  The starting player is random."""

    def options(self, state: CleocatraState, seat: Seat, subject: i64, out: Answers) -> None:
        out.add_span(START, state.seats)

    def apply(self, state: CleocatraState, seat: Seat, subject: i64, action: Action) -> None:
        state.starter = action - START
        state.turn = state.starter
        state.tell(STARTED, state.starter)
        state.ask(CHANCE, DRAWING, state.starter)


@final
class Drawing(ChanceStep[CleocatraState]):
    """CL-1  The order of the stack is unknown: every tile in it is equally likely.  The subject is who draws."""

    def options(self, state: CleocatraState, seat: Seat, drawer: i64, out: Answers) -> None:
        for colour in range(COLOUR_COUNT):
            out.add_copies(DRAW + colour, COUNT[state.stack & OF_COLOUR[colour]])

    def apply(self, state: CleocatraState, seat: Seat, drawer: i64, action: Action) -> None:
        tile = LOWEST[state.stack & OF_COLOUR[action - DRAW]]
        state.stack &= ~BIT[tile]
        state.tell(DREW, drawer, tile)
        if state.rounds:
            state.ask(drawer, LAYING, tile)
        elif state.laid:
            state.ask(drawer, OPENING, tile)
        else:
            open_with(state, drawer, tile, MIDDLE)


@final
class Opening(Step[CleocatraState]):
    """CL-3  Each lays a tile beside a laid one and puts a rescuer on it."""

    def options(self, state: CleocatraState, seat: Seat, tile: i64, out: Answers) -> None:
        list_places(state, state.laid, LAY, out)

    def apply(self, state: CleocatraState, seat: Seat, tile: i64, action: Action) -> None:
        open_with(state, seat, tile, action - LAY)

    def forbidding(self, state: CleocatraState, seat: Seat, tile: i64, action: Action) -> str:
        return "CL-3"


def open_with(state: CleocatraState, seat: Seat, tile: i64, place: i64) -> None:
    """CL-3  The very first tile may lie anywhere: that is the middle."""
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


RULES.step(STARTING, Starting())
RULES.step(DRAWING, Drawing())
RULES.step(OPENING, Opening())
