"""What is in the box, as a client draws it."""

from __future__ import annotations

import msgspec

from kaizhuo.games.flatiron.box.data import BONUSES, BOX, EFFECTS, read_code
from kaizhuo.games.flatiron.view.cards import (
    BURNHAM_CARDS,
    CARDS,
    DECREE_CARDS,
    PAPERS,
    SIDE_VIEWS,
    BurnhamCardView,
    CardView,
    DecreeView,
    PaperView,
    SideView,
    printed,
)
from kaizhuo.games.flatiron.view.view import FloorView, SpaceView


class FlatironBox(msgspec.Struct, frozen=True):
    sides: list[SideView]
    cards: list[CardView]
    decrees: list[DecreeView]
    floors: list[FloorView]
    papers: list[PaperView]
    paper_copies: int
    burnham: list[BurnhamCardView]
    pillars: int  # of each colour
    reputation: int  # tokens


def contents() -> FlatironBox:
    floors = []
    for i, tile in enumerate(BOX.tiles.tiles):
        spaces = [SpaceView(printed(read_code(space, BONUSES), BONUSES), None) for space in tile.spaces]
        floors.append(FloorView(i, tile.id, False, printed(read_code(tile.effect, EFFECTS), EFFECTS), spaces))
    return FlatironBox(
        sides=SIDE_VIEWS,
        cards=CARDS,
        decrees=DECREE_CARDS,
        floors=floors,
        papers=PAPERS,
        paper_copies=BOX.newspapers.copies,
        burnham=BURNHAM_CARDS,
        pillars=BOX.rules.pillars_of_a_colour,
        reputation=BOX.rules.reputation_tokens,
    )
