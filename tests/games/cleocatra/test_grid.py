"""The grid: triangles of an endless plane, named on a wrapped field of 16 by 10."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import pytest

from kaizhuo.games.cleocatra.box.tables import (
    HEIGHT,
    MOST_PLACES,
    NEXT,
    PLACE_COUNT,
    SIDES,
    WIDTH,
    around,
    name_of,
)

Cell = tuple[int, int]
MOST_TILES = 13
FIXED_LAYOUTS = [2, 3, 6, 14, 36, 94, 250, 675, 1838, 5053, 14016, 39169, 110194]  # by tiles, from 1
FIELD = 32  # width of a part of the plane that holds all layouts
BASE = 15  # where its first cell lies


class Spot(NamedTuple):
    """A cell as bits of the plane and of the names: alone, and with its three neighbours."""

    cell: int
    name: int
    near: tuple[Cell, ...]
    near_cells: tuple[tuple[int, int], ...]  # bits of cell and name
    closed: int
    closed_names: int


def bit(x: int, y: int) -> int:
    return int(2 ** (FIELD * (y + 1) + x + BASE))


@cache
def spot(cell: Cell) -> Spot:
    near = tuple(around(*cell))
    bits = tuple((bit(*beyond), 2 ** name_of(*beyond)) for beyond in near)
    closed = sum(cell for cell, _ in bits) + bit(*cell)
    names = 2 ** name_of(*cell)
    for _, name in bits:
        names |= name
    return Spot(bit(*cell), 2 ** name_of(*cell), near, bits, closed, names)


class Layout(NamedTuple):
    tiles: int
    cells: int
    names: int
    closed: int  # cells of the tiles and of the places beside them
    closed_names: int

    def and_tile(self, new: Spot) -> Layout:
        for cell, name in new.near_cells:
            # A tile there is a neighbour by name exactly if it is one in the plane.
            assert bool(self.cells & cell) == bool(self.names & name)
        return Layout(
            self.tiles + 1,
            self.cells | new.cell,
            self.names | new.name,
            self.closed | new.closed,
            self.closed_names | new.closed_names,
        )


def layouts(untried: list[Cell], seen: int, layout: Layout) -> Iterator[Layout]:
    """Redelmeier's enumeration: every layout whose first cell in reading order is the one it began with, once."""
    while untried:
        new = spot(untried.pop())
        grown = layout.and_tile(new)
        yield grown
        if grown.tiles < MOST_TILES:
            fresh = [beyond for beyond, (cell, _) in zip(new.near, new.near_cells, strict=True) if not seen & cell]
            yield from layouts(untried + fresh, seen | new.closed, grown)


@pytest.mark.rule("CL-8")
def test_on_all_171350_layouts_names_never_clash_and_neighbours_agree() -> None:
    counts = [0] * MOST_TILES
    most_places = [0] * MOST_TILES
    for start in ((0, 0), (1, 0)):  # pointing up, pointing down
        earlier = 2 * bit(*start) - 1  # cells before it in reading order are left out
        for tiles, _, _, closed, closed_names in layouts([start], earlier, Layout(0, 0, 0, 0, 0)):
            counts[tiles - 1] += 1
            assert closed.bit_count() == closed_names.bit_count(), "two cells with one name"
            most_places[tiles - 1] = max(most_places[tiles - 1], closed.bit_count() - tiles)
    assert counts == FIXED_LAYOUTS
    assert sum(counts) == 171_350
    assert most_places == [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, MOST_PLACES]


@pytest.mark.rule("CL-8")
def test_every_place_has_three_neighbours_that_have_it_as_a_neighbour() -> None:
    assert len(NEXT) == PLACE_COUNT * SIDES == WIDTH * HEIGHT * SIDES
    for place in range(PLACE_COUNT):
        beyond = {NEXT[SIDES * place + side] for side in range(SIDES)}
        assert len(beyond) == SIDES
        for other in beyond:
            assert place in {NEXT[SIDES * other + side] for side in range(SIDES)}


@pytest.mark.rule("CL-8")
def test_triangles_that_touch_at_a_corner_are_not_beside_each_other() -> None:
    assert around(2, 2) == [(1, 2), (3, 2), (2, 3)]  # points up: its edges are left, right and below
    assert around(3, 2) == [(2, 2), (4, 2), (3, 1)]  # points down: left, right and above
    assert (2, 1) not in around(2, 2)


@pytest.mark.rule("CL-8")
def test_names_wrap_around_with_their_neighbours() -> None:
    for x in range(-20, 20):
        for y in range(-20, 20):
            place = name_of(x, y)
            assert [NEXT[SIDES * place + side] for side in range(SIDES)] == [name_of(*cell) for cell in around(x, y)]
