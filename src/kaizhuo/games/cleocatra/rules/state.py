"""What is true in a game of Cleocatra."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kaizhuo.core.rulebook import Rulebook
from kaizhuo.core.state import CHANCE, NONE, Seat, State, zeros
from kaizhuo.games.cleocatra.box.tables import COUNT, IN_GAME, INSPECTORS, NOWHERE, RESCUERS, TILE_COUNT
from kaizhuo.games.cleocatra.rules.words import TURN_OVER, WORDS


@final
class CleocatraState(State):
    """Sets of tiles are masks.  The stack is a bag: the tiles in the game that are not laid."""

    advanced: i64 = 0  # 1 in the advanced game
    rounds: i64 = 0  # the number of the round; 0 while the first tiles are laid
    starter: i64 = 0  # who began
    turn: i64 = 0  # whose turn it is
    extra: i64 = NOWHERE  # who may take an extra action at the end of this turn, or NOWHERE (CL-24)
    last: i64 = NOWHERE  # the tile that was laid or moved last, or NOWHERE
    stack: i64 = 0  # tiles not drawn yet
    laid: i64 = 0
    inspectors: i64 = 0  # tiles with an inspector
    rescuers: vec[i64] = NONE  # by seat: tiles with one of their rescuers
    scores: vec[i64] = NONE  # by seat
    place: vec[i64] = NONE  # by tile: where it lies, or NOWHERE
    beside: vec[i64] = NONE  # by tile: the tiles that share an edge with it

    def supply(self, seat: Seat) -> i64:
        """Rescuers that are not on a tile."""
        return RESCUERS - COUNT[self.rescuers[seat]]

    def unused(self) -> i64:
        """Inspectors that are not on a tile."""
        return INSPECTORS - COUNT[self.inspectors]

    def part_done(self) -> None:
        """A part of a turn is done: when no question of the turn is left, the turn is over."""
        if not len(self.pending):
            self.plan(CHANCE, TURN_OVER)


def new_state(seats: i64, advanced: i64) -> CleocatraState:
    state = CleocatraState()
    state.journal = []
    state.seats = seats
    state.advanced = advanced
    state.stack = IN_GAME[seats]
    state.rescuers = zeros(seats)
    state.scores = zeros(seats)
    state.place = vec[i64]([NOWHERE] * TILE_COUNT)
    state.beside = zeros(TILE_COUNT)
    return state


RULES: Final = Rulebook[CleocatraState](WORDS)
