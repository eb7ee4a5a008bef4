"""What a viewer may know, as numbers for learning: all there is."""

from __future__ import annotations

from typing import Final

from kaizhuo.core.row import Asking, Row, first_seat, next_seat
from kaizhuo.core.state import Seat
from kaizhuo.games.cleocatra.box.tables import NOWHERE, TILE_COUNT, WIDTH
from kaizhuo.games.cleocatra.rules.state import CleocatraState
from kaizhuo.games.cleocatra.rules.words import WORDS

ASKING: Final = Asking(len(WORDS.steps), 6, below=1, digits_below=1)


def write(state: CleocatraState, viewer: Seat, row: Row) -> None:
    seats = state.seats
    row.question(state, viewer, ASKING)
    row.one_hot("my seat", viewer, seats)
    row.bit("advanced", state.advanced != 0)
    row.number("rounds", state.rounds)
    row.seat("starter", state.starter, viewer, seats)
    row.seat("turn", state.turn, viewer, seats)
    row.seat("extra action", state.extra, viewer, seats)
    row.one_hot("last tile", state.last, TILE_COUNT)
    row.bits("stack", state.stack, TILE_COUNT)
    row.bits("laid", state.laid, TILE_COUNT)
    row.bits("inspectors", state.inspectors, TILE_COUNT)
    seat = first_seat(viewer)
    for left in range(seats):
        row.whose = left
        row.bits("rescuers", state.rescuers[seat], TILE_COUNT)
        row.count("points", state.scores[seat])
        seat = next_seat(seat, seats)
    row.whose = -1
    write_pyramid(state, row)


def write_pyramid(state: CleocatraState, row: Row) -> None:
    """Which tiles touch, and where each lies: column and row, counted from one."""
    for tile in range(TILE_COUNT):
        row.bits("beside", state.beside[tile], TILE_COUNT)
    row.begin("column and row", 2 * TILE_COUNT)
    for tile in range(TILE_COUNT):
        place = state.place[tile]
        if place == NOWHERE:
            row.blank(2)
        else:
            row.put(place % WIDTH + 1)
            row.put(place // WIDTH + 1)
