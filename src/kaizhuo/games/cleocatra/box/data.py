"""The box: what `components.toml` says, checked."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final, Literal, NamedTuple

import msgspec

from kaizhuo.games.cleocatra.box.options import SEAT_COUNTS as SEAT_COUNTS
from kaizhuo.kit.boxes import components_file, load_components
from kaizhuo.kit.fitting import Fitting

POWERS: Final = ("cleocatra", "mafdet", "bastet", "mut", "princess")
COLOURS: Final = ("gold", "purple", "blue", "orange", "green")
MOST_TILES: Final = 13  # more of them could reach around the grid of places

Small = Annotated[int, msgspec.Meta(ge=1, le=20)]


class Cat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    power: Literal["cleocatra", "mafdet", "bastet", "mut", "princess"]
    colour: Literal["gold", "purple", "blue", "orange", "green"]
    tiles: Small
    tiles_for_two: Small


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    grade: str
    note: str
    rescuers: Small
    inspectors: Small
    goal: Annotated[int, msgspec.Meta(ge=1, le=999)]
    round_limit: Annotated[int, msgspec.Meta(ge=1, le=999)]
    cat: tuple[Cat, ...]


class Tile(NamedTuple):
    power: str
    colour: str
    number: int  # 1, 2, 3 within its colour
    alone: bool  # the only one of its colour


def load_box(file: Path) -> tuple[Box, list[Tile]]:
    """The box and its tiles, those of one colour side by side."""
    box, fitting = load_components(file, Box, "cleocatra")
    fitting.each(("cat",), [cat.power for cat in box.cat], POWERS)
    fitting.each(("cat",), [cat.colour for cat in box.cat], COLOURS)
    for n, cat in enumerate(box.cat):
        fitting.between(("cat", n, "tiles_for_two"), cat.tiles_for_two, 1, cat.tiles)
    check_counts(fitting, box)
    fitting.settle()
    cats = sorted(box.cat, key=lambda cat: POWERS.index(cat.power))
    tiles = [Tile(cat.power, cat.colour, 1 + n, cat.tiles == 1) for cat in cats for n in range(cat.tiles)]
    return msgspec.structs.replace(box, cat=tuple(cats)), tiles


def tile_count(box: Box, seats: int) -> int:
    """CL-1  How many tiles are in the game."""
    return sum(cat.tiles_for_two if seats == min(SEAT_COUNTS) else cat.tiles for cat in box.cat)


def check_counts(fitting: Fitting, box: Box) -> None:
    tiles = tile_count(box, max(SEAT_COUNTS))
    fitting.demand(tiles <= MOST_TILES, ("cat",), "tiles", count=tiles, most=MOST_TILES)
    fitting.between(("inspectors",), box.inspectors, 1, box.rescuers)  # or they could stand on all of a player's
    for seats in SEAT_COUNTS:
        crowded = box.rescuers + ((seats - 1) * box.rescuers // 2 if seats > 2 else 0)
        there = tile_count(box, seats)
        fitting.demand(there > crowded, ("cat",), "few", count=there, seats=seats, crowded=crowded)


BOX, TILES = load_box(components_file(Path(__file__).parent))
