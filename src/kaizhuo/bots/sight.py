"""Sight: what nets read of a world: what the advice notes of it, or else the observation for learning.  Compiled.

Search shows it worlds that it has dealt, never the true one; only who teaches a net shows it what was true.
"""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from kaizhuo.core.game import Game
from kaizhuo.core.row import MOST_COLUMNS, Row
from kaizhuo.core.state import State


class Sight:
    def __init__(self, game: Game[Any, Any], width: i64) -> None:
        self.game = game
        self.advice = game.advice()
        self.row = Row(width)

    def look(self, world: State, seat: i64) -> vec[i64]:
        """Good until the next look."""
        row = self.row
        row.at = 0
        self.advice.notes(world, seat, row)
        if row.at == 0:
            self.game.write(world, seat, row)
        return row.words


def width_of(game: Game[Any, Any], state: State) -> int:
    """How many columns nets read, the same in every state with the same number of seats."""
    sight = Sight(game, MOST_COLUMNS)
    sight.look(state, 0)
    return sight.row.at
