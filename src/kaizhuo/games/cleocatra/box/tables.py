"""The box and the grid as tables of ints, for the rules.

Tiles are numbered colour by colour, and of one colour they are drawn in the order of their numbers: they are all alike.
A set of tiles is a mask.

A *place* is where a tile can lie: a triangle of an endless grid, named by x mod 16 and y mod 10.  The pyramid may
crawl without limit, but in every pyramid of up to 13 tiles the tiles and the places beside them have different names.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kaizhuo.games.cleocatra.box.data import BOX, POWERS, SEAT_COUNTS, TILES

TILE_COUNT: Final[i64] = len(TILES)
COLOUR_COUNT: Final[i64] = len(POWERS)
NOWHERE: Final[i64] = -1  # the place of a tile that is not laid; the tile or seat where there is none

RESCUERS: Final[i64] = BOX.rescuers
INSPECTORS: Final[i64] = BOX.inspectors
GOAL: Final[i64] = BOX.goal
ROUND_LIMIT: Final[i64] = BOX.round_limit

COLOUR: Final[vec[i64]] = vec[i64]([POWERS.index(tile.power) for tile in TILES])  # by tile
OF_COLOUR: Final[vec[i64]] = vec[i64](  # by colour: its tiles
    [sum(2**t for t, tile in enumerate(TILES) if tile.power == power) for power in POWERS]
)
CLEOCATRA: Final[i64] = OF_COLOUR[0]
MAFDET: Final[i64] = OF_COLOUR[1]
BASTET: Final[i64] = OF_COLOUR[2]
MUT: Final[i64] = OF_COLOUR[3]
PRINCESS: Final[i64] = OF_COLOUR[4]


def _in_game(seats: int) -> int:
    duel = seats == min(SEAT_COUNTS)
    counts: dict[str, int] = {cat.power: cat.tiles_for_two if duel else cat.tiles for cat in BOX.cat}
    return sum(2**t for t, tile in enumerate(TILES) if tile.number <= counts[tile.power])


IN_GAME: Final[vec[i64]] = vec[i64](  # by number of players: the tiles in use (CL-1)
    [_in_game(seats) if seats in SEAT_COUNTS else 0 for seats in range(max(SEAT_COUNTS) + 1)]
)
COUNT: Final[vec[i64]] = vec[i64]([tiles.bit_count() for tiles in range(2 ** len(TILES))])  # by set: how many tiles
LOWEST: Final[vec[i64]] = vec[i64](  # by set: its tile with the lowest number
    [max((tiles & -tiles).bit_length() - 1, 0) for tiles in range(2 ** len(TILES))]
)
COLOURS_OF: Final[vec[i64]] = vec[i64](  # by set of tiles: the set of their colours
    [
        sum(2**c for c in range(len(POWERS)) if any(tiles >> t & 1 and COLOUR[t] == c for t in range(len(TILES))))
        for tiles in range(2 ** len(TILES))
    ]
)

WIDTH: Final[i64] = 16
HEIGHT: Final[i64] = 10
PLACE_COUNT: Final[i64] = 160
SIDES: Final[i64] = 3
MOST_PLACES: Final[i64] = 15  # that are empty beside a pyramid


def points_up(x: int, y: int) -> bool:
    return (x + y) % 2 == 0


def around(x: int, y: int) -> list[tuple[int, int]]:
    """CL-8  The triangles that share an edge with this one."""
    return [(x - 1, y), (x + 1, y), (x, y + 1) if points_up(x, y) else (x, y - 1)]


def name_of(x: int, y: int) -> int:
    """The name of the place at these coordinates."""
    return (y % HEIGHT) * WIDTH + x % WIDTH


ROW: Final[vec[i64]] = vec[i64]([place // WIDTH for place in range(PLACE_COUNT)])  # by place
COLUMN_BIT: Final[vec[i64]] = vec[i64]([2 ** (place % WIDTH) for place in range(PLACE_COUNT)])  # by place
NEXT: Final[vec[i64]] = vec[i64](  # by SIDES * place + side: the place beyond that side
    [name_of(nx, ny) for y in range(HEIGHT) for x in range(WIDTH) for nx, ny in around(x, y)]
)
MIDDLE: Final[i64] = 0  # where the first tile lies
