"""Chapter 4: a Rescue (CL-14 to CL-18, CL-24, CL-27, CL-28)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from kaizhuo.core.answers import Answers
from kaizhuo.core.components import BIT
from kaizhuo.core.state import Action, Seat
from kaizhuo.core.step import Step
from kaizhuo.games.cleocatra.box.tables import CLEOCATRA, COLOUR, COLOUR_COUNT, COUNT, LOWEST, MUT, NOWHERE, OF_COLOUR
from kaizhuo.games.cleocatra.rules.inspectors import place_inspectors
from kaizhuo.games.cleocatra.rules.state import RULES, CleocatraState
from kaizhuo.games.cleocatra.rules.words import (
    CAME_BACK,
    COME_BACK,
    COUNT_IN,
    COUNTED,
    COUNTING,
    RESCUED,
    STAY,
    STAYED,
    STAYING,
)


def rescues(state: CleocatraState, seat: Seat) -> i64:
    """CL-14  Tiles with one's rescuer and without an inspector."""
    return state.rescuers[seat] & ~state.inspectors


def rescue(state: CleocatraState, seat: Seat, tile: i64) -> None:
    """CL-14  The rescue tile is chosen; CL-15 the scorer may have to say which neighbour counts."""
    if doubled(state, tile) & state.rescuers[seat]:
        state.ask(seat, COUNTING, tile)
    else:
        score(state, seat, tile, 0)


def doubled(state: CleocatraState, tile: i64) -> i64:
    """CL-15  The neighbours of one and the same further colour; of three there cannot be two such colours."""
    beside = state.beside[tile]
    for colour in range(COLOUR_COUNT):
        alike = beside & OF_COLOUR[colour]
        if alike & (alike - 1) and colour != COLOUR[tile]:
            return alike
    return 0


def countable(state: CleocatraState, seat: Seat, tile: i64) -> i64:
    """CL-15  Those of them to choose from: each with one's rescuer, and one of the others, which are all the same."""
    alike = doubled(state, tile)
    others = alike & ~state.rescuers[seat]
    return (alike & state.rescuers[seat]) | (others & -others)


@final
class Counting(Step[CleocatraState]):
    """CL-15  The scorer picks the neighbour that counts."""

    def options(self, state: CleocatraState, seat: Seat, tile: i64, out: Answers) -> None:
        out.add_each(COUNT_IN, countable(state, seat, tile))

    def apply(self, state: CleocatraState, seat: Seat, tile: i64, action: Action) -> None:
        state.tell(COUNTED, seat, action - COUNT_IN)
        score(state, seat, tile, BIT[action - COUNT_IN])
        state.part_done()

    def forbidding(self, state: CleocatraState, seat: Seat, tile: i64, action: Action) -> str:
        return "CL-15"


def counted(state: CleocatraState, tile: i64, chosen: i64) -> i64:
    """CL-14, CL-15  The neighbours that count: one of each further colour; of several the chosen one, else any."""
    beside = state.beside[tile]
    tiles: i64 = 0
    for colour in range(COLOUR_COUNT):
        alike = beside & OF_COLOUR[colour]
        if not alike or colour == COLOUR[tile]:
            continue
        tiles |= alike & chosen if alike & chosen else alike & -alike
    return tiles


def points_for(state: CleocatraState, seat: Seat, tile: i64, chosen: i64) -> i64:
    """CL-14  One for the tile and for each further colour, CL-16 one for each helper, CL-24 one for Cleocatra."""
    neighbours = counted(state, tile, chosen)
    points = 1 + COUNT[neighbours] + COUNT[neighbours & state.rescuers[seat]]
    if state.advanced and CLEOCATRA & BIT[tile]:
        points += 1
    return points


def score(state: CleocatraState, seat: Seat, tile: i64, chosen: i64) -> None:
    """CL-14 to CL-18 in their order; the rescuers can go back at once, for the inspectors do not care."""
    helpers = counted(state, tile, chosen) & state.rescuers[seat]
    points = points_for(state, seat, tile, chosen)
    if state.advanced and CLEOCATRA & BIT[tile]:
        state.extra = lowest_scorer(state)
    state.scores[seat] += points
    state.tell(RESCUED, seat, tile, points)
    if state.advanced and MUT & BIT[tile]:
        state.ask(seat, STAYING, tile)
        come_back(state, seat, helpers)
    else:
        come_back(state, seat, helpers | BIT[tile])
    place_inspectors(state, seat, tile)


def lowest_scorer(state: CleocatraState) -> i64:
    """CL-24  The single player with the lowest score, or nobody."""
    least = state.scores[0]
    found: i64 = 0
    for seat in range(i64(1), state.seats):
        if state.scores[seat] < least:
            least = state.scores[seat]
            found = seat
        elif state.scores[seat] == least:
            found = NOWHERE
    return found


def come_back(state: CleocatraState, seat: Seat, tiles: i64) -> None:
    """CL-18  Rescuers go back to the supply."""
    state.rescuers[seat] &= ~tiles
    if state.journal is not None:
        while tiles:
            state.tell(CAME_BACK, seat, LOWEST[tiles])
            tiles &= tiles - 1


@final
class Staying(Step[CleocatraState]):
    """CL-27  On Mut the rescuer of the rescue tile may stay."""

    def options(self, state: CleocatraState, seat: Seat, tile: i64, out: Answers) -> None:
        out.add(COME_BACK)
        out.add(STAY)

    def apply(self, state: CleocatraState, seat: Seat, tile: i64, action: Action) -> None:
        if action == STAY:
            state.tell(STAYED, seat, tile)
        else:
            come_back(state, seat, BIT[tile])
        state.part_done()

    def forbidding(self, state: CleocatraState, seat: Seat, tile: i64, action: Action) -> str:
        return "CL-27"


RULES.step(COUNTING, Counting())
RULES.step(STAYING, Staying())
