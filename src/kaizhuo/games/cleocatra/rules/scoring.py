"""Where the points came from, and what decided the game (CL-14, CL-16, CL-21, CL-24)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaizhuo.core.components import BIT
from kaizhuo.core.game import Share
from kaizhuo.core.state import Event
from kaizhuo.games.cleocatra.box.tables import CLEOCATRA, NOWHERE
from kaizhuo.games.cleocatra.rules.state import CleocatraState
from kaizhuo.games.cleocatra.rules.words import CAME_BACK, RESCUED

CAUSES: Final = ["points-rescues", "points-colours", "points-helpers", "points-cleocatra"]


def breakdown(state: CleocatraState, told: list[Event]) -> list[list[Share]]:
    """CL-14  A point for the tile and for each further colour, CL-16 for each helper, CL-24 for Cleocatra.

    Helpers are those who come back right after the rescue, but for the rescuer of the tile.
    """
    found = [[0] * len(CAUSES) for _ in range(state.seats)]
    rescued: i64 = NOWHERE
    for kind, seat, tile, points, _ in told:
        if kind == RESCUED:
            special = 1 if state.advanced and CLEOCATRA & BIT[tile] else 0
            for cause, part in enumerate([1, points - 1 - special, 0, special]):
                found[seat][cause] += part
            rescued = tile
        elif kind != CAME_BACK:
            rescued = NOWHERE
        elif rescued not in (NOWHERE, tile):
            found[seat][1] -= 1
            found[seat][2] += 1
    return [[(cause, points) for cause, points in zip(CAUSES, own, strict=True) if points] for own in found]


def verdict(state: CleocatraState) -> str:
    """CL-21  Most points; those who have equally many share the victory."""
    scores = list(state.scores)
    return "verdict-shared" if scores.count(max(scores)) > 1 else "verdict-most"
