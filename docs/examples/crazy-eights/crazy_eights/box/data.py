"""The box: what `components.toml` says, checked."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import msgspec

from crazy_eights.box.options import SEAT_COUNTS
from kaizhuo.core.errors import DataError
from kaizhuo.kit.boxes import components_file, load_components

SUITS: Final = ("clubs", "diamonds", "hearts", "spades")
RANKS: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    grade: str
    note: str
    dealt: dict[int, Annotated[int, msgspec.Meta(ge=1, le=9)]]
    points: dict[str, Annotated[int, msgspec.Meta(ge=0, le=99)]]


def load_box(file: Path) -> Box:
    box = load_components(file, Box)
    if set(box.dealt) != set(SEAT_COUNTS):
        raise DataError("bad-components", file=str(file), reason="dealt: one number for each number of players")
    if set(box.points) != set(RANKS):
        raise DataError("bad-components", file=str(file), reason=f"points: one number for each of {' '.join(RANKS)}")
    return box


BOX: Final = load_box(components_file(Path(__file__).parent))
