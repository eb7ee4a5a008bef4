"""The pyramid: where tiles lie, what lies beside what, and which tile can be taken out (CL-7, CL-8, CL-12)."""

from __future__ import annotations

from mypy_extensions import i64

from kaizhuo.core.answers import Answers
from kaizhuo.core.components import BIT, PLACE
from kaizhuo.core.state import Seat
from kaizhuo.games.cleocatra.box.tables import (
    COLUMN_BIT,
    COUNT,
    HEIGHT,
    LOWEST,
    MOST_PLACES,
    NEXT,
    NOWHERE,
    ROW,
    SIDES,
    WIDTH,
)
from kaizhuo.games.cleocatra.rules.state import CleocatraState


def lay(state: CleocatraState, tile: i64, place: i64) -> None:
    """CL-8  Tiles that share an edge are beside each other."""
    touching = tiles_beside(state, place)
    state.place[tile] = place
    state.laid |= BIT[tile]
    state.beside[tile] = touching
    while touching:
        state.beside[LOWEST[touching]] |= BIT[tile]
        touching &= touching - 1
    state.last = tile


def lift(state: CleocatraState, tile: i64) -> None:
    """Take a tile out of the pyramid, with whatever is on it."""
    touching = state.beside[tile]
    while touching:
        state.beside[LOWEST[touching]] &= ~BIT[tile]
        touching &= touching - 1
    state.beside[tile] = 0
    state.place[tile] = NOWHERE
    state.laid &= ~BIT[tile]


def tiles_beside(state: CleocatraState, place: i64) -> i64:
    """CL-8  The tiles that share an edge with this place."""
    a = NEXT[SIDES * place]
    b = NEXT[SIDES * place + 1]
    c = NEXT[SIDES * place + 2]
    touching: i64 = 0
    left = state.laid
    while left:
        tile = LOWEST[left]
        at = state.place[tile]
        if at in (a, b, c):
            touching |= BIT[tile]
        left &= left - 1
    return touching


def around(state: CleocatraState, tiles: i64) -> i64:
    """All tiles beside one of these."""
    touching: i64 = 0
    while tiles:
        touching |= state.beside[LOWEST[tiles]]
        tiles &= tiles - 1
    return touching


def list_places(state: CleocatraState, tiles: i64, first: i64, out: Answers) -> None:
    """The empty places beside one of these tiles, each added to `first`."""
    rows = out.notes  # by row of the grid: places in it, as bits
    for y in range(HEIGHT):
        rows[y] = 0
    while tiles:
        corner = SIDES * state.place[LOWEST[tiles]]
        tiles &= tiles - 1
        for side in range(SIDES):
            place = NEXT[corner + side]
            rows[ROW[place]] |= COLUMN_BIT[place]
    left = state.laid
    while left:
        place = state.place[LOWEST[left]]
        left &= left - 1
        rows[ROW[place]] &= ~COLUMN_BIT[place]
    out.reserve(MOST_PLACES)
    actions = out.actions
    count = out.count
    for y in range(HEIGHT):
        left = rows[y]
        while left:
            actions[count] = first + WIDTH * y + PLACE[(left & -left) % 67]  # lowest(left), written out: a hot loop
            count += 1
            left &= left - 1
    out.count = count


def is_loose(state: CleocatraState, tile: i64) -> bool:
    """CL-7  A tile with all three neighbours stays; the others must be one group without it."""
    touching = state.beside[tile]
    if COUNT[touching] == SIDES:
        return False
    goal = touching & (touching - 1)
    if not goal:
        return True
    others = state.laid & ~BIT[tile]
    reached = touching & -touching
    edge = reached
    while edge:
        edge = around(state, edge) & others & ~reached
        reached |= edge
        if reached & goal:
            return True
    return False


def occupied(state: CleocatraState) -> i64:
    """Tiles with a rescuer or an inspector."""
    tiles = state.inspectors
    for seat in range(state.seats):
        tiles |= state.rescuers[seat]
    return tiles


def crowded(state: CleocatraState) -> i64:
    """CL-12  Tiles with two rescuers."""
    one: i64 = 0
    two: i64 = 0
    for seat in range(state.seats):
        two |= one & state.rescuers[seat]
        one |= state.rescuers[seat]
    return two


def roomy(state: CleocatraState, seat: Seat) -> i64:
    """CL-12  Tiles with room for a rescuer of this seat: at most one there, of another player."""
    return state.laid & ~crowded(state) & ~state.rescuers[seat]
