"""Positions of Cleocatra, written as a person would lay them out.

Cells are (x, y), y downwards; the triangle points up when x + y is even.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from kaizhuo.core.components import BIT, members
from kaizhuo.games.cleocatra.box.tables import name_of
from kaizhuo.games.cleocatra.game import GAME
from kaizhuo.games.cleocatra.rules.pyramid import lay
from kaizhuo.games.cleocatra.rules.setup import set_up
from kaizhuo.games.cleocatra.rules.state import CleocatraState
from kaizhuo.games.cleocatra.rules.turns import begin_turn
from kaizhuo.games.cleocatra.rules.words import PLACES, TILE
from kaizhuo.testing import Speaking

RULES = Speaking(GAME)
say, offered, refusal, asked, events = RULES.say, RULES.offered, RULES.refusal, RULES.asked, RULES.heard

Cell = tuple[int, int]

# A rescue tile with three neighbours of three further colours.
STAR: dict[str, Cell] = {"gold": (2, 2), "purple1": (1, 2), "blue1": (3, 2), "orange1": (2, 3)}


def row(*names: str) -> dict[str, Cell]:
    """Tiles side by side."""
    return {name: (x, 0) for x, name in enumerate(names)}


def tile_set(names: str) -> int:
    return sum(BIT[TILE.index[name]] for name in names.split())


def names(tiles: int) -> str:
    """A set of tiles in words."""
    return " ".join(TILE.members[tile] for tile in members(tiles))


def place(cell: Cell) -> str:
    """The name of a place."""
    return PLACES.members[name_of(*cell)]


def table(
    tiles: dict[str, Cell],
    *rescuers: str,
    inspectors: str = "",
    scores: list[int] | None = None,
    advanced: bool = False,
    turn: int = 0,
    starter: int = 0,
    rounds: int = 1,
    stack: str | None = None,
) -> CleocatraState:
    """A position: rescuers by seat; the tiles that are not laid are in the stack.  The turn has begun."""
    state = set_up(len(rescuers), 1 if advanced else 0)
    state.pending = vec[i64]()
    for name, cell in tiles.items():
        lay(state, TILE.index[name], name_of(*cell))
    state.stack = state.stack & ~state.laid if stack is None else tile_set(stack)
    for seat, on in enumerate(rescuers):
        state.rescuers[seat] = tile_set(on)
        state.scores[seat] = scores[seat] if scores else 0
    state.inspectors = tile_set(inspectors)
    state.starter = starter
    state.rounds = rounds
    begin_turn(state, turn)
    return state
