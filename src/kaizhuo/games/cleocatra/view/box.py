"""What is in the box, as a client draws it."""

from __future__ import annotations

import msgspec

from kaizhuo.games.cleocatra.box.data import BOX, TILES
from kaizhuo.games.cleocatra.view.view import FaceView


class ColourBox(msgspec.Struct, frozen=True):
    colour: str
    cat: str
    for_two: int  # tiles in a game of two players
    tiles: list[FaceView]


class CleocatraBox(msgspec.Struct, frozen=True):
    colours: list[ColourBox]
    rescuers: int  # of each player
    inspectors: int


def contents() -> CleocatraBox:
    faces = [FaceView(i, tile.colour, tile.power, tile.number) for i, tile in enumerate(TILES)]
    colours = [
        ColourBox(cat.colour, cat.power, cat.tiles_for_two, [face for face in faces if face.colour == cat.colour])
        for cat in BOX.cat
    ]
    return CleocatraBox(colours, BOX.rescuers, BOX.inspectors)
