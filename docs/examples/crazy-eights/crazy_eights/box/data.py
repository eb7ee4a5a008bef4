"""The box: what `components.toml` says, checked."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import msgspec

from crazy_eights.box.options import SEAT_COUNTS
from kaizhuo.kit.boxes import components_file, load_components

SUITS: Final = ("clubs", "diamonds", "hearts", "spades")
RANKS: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    grade: str
    note: str
    dealt: dict[int, Annotated[int, msgspec.Meta(ge=1, le=9)]]
    points: dict[str, Annotated[int, msgspec.Meta(ge=0, le=99)]]


def load_box(file: Path) -> Box:
    box, fitting = load_components(file, Box, "crazy-eights")
    fitting.each(("dealt",), list(box.dealt), SEAT_COUNTS)
    fitting.each(("points",), list(box.points), RANKS)
    fitting.settle()
    return box


BOX: Final = load_box(components_file(Path(__file__).parent))
