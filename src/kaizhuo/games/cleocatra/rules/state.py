"""What is true in a game of Cleocatra."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from kaizhuo.core.state import Event, Seat, State
from kaizhuo.games.cleocatra.box.tables import COUNT, IN_GAME, INSPECTORS, NOWHERE, RESCUERS, TILE_COUNT


@final
class CleocatraState(State):
    """Sets of tiles are masks.  The stack is a bag: the tiles in the game that are not laid."""

    advanced: i64  # 1 in the advanced game, else 0
    rounds: i64  # the number of the round; 0 while the first tiles are laid
    starter: i64  # who began
    turn: i64  # whose turn it is
    extra: i64  # who may take an extra action at the end of this turn, or NOWHERE (CL-24)
    last: i64  # the tile that was laid or moved last, or NOWHERE
    stack: i64  # tiles not drawn yet
    laid: i64
    inspectors: i64  # tiles with an inspector
    rescuers: vec[i64]  # by seat: tiles with his rescuer
    scores: vec[i64]  # by seat
    place: vec[i64]  # by tile: where it lies, or NOWHERE
    beside: vec[i64]  # by tile: the tiles that share an edge with it

    def __init__(self, pending: vec[i64], rescuers: vec[i64], scores: vec[i64], place: vec[i64],
                 beside: vec[i64]) -> None:  # fmt: skip
        self.pending = pending
        self.journal = None
        self.rescuers = rescuers
        self.scores = scores
        self.place = place
        self.beside = beside

    def copy(self) -> CleocatraState:
        other = CleocatraState(self.pending[:], self.rescuers[:], self.scores[:], self.place[:], self.beside[:])
        other.seats = self.seats
        other.advanced = self.advanced
        other.rounds = self.rounds
        other.starter = self.starter
        other.turn = self.turn
        other.extra = self.extra
        other.last = self.last
        other.stack = self.stack
        other.laid = self.laid
        other.inspectors = self.inspectors
        return other

    def supply(self, seat: Seat) -> i64:
        """Rescuers that are not on a tile."""
        return RESCUERS - COUNT[self.rescuers[seat]]

    def unused(self) -> i64:
        """Inspectors that are not on a tile."""
        return INSPECTORS - COUNT[self.inspectors]


def new_state(seats: i64, advanced: i64) -> CleocatraState:
    by_seat = vec[i64]([0] * seats)
    by_tile = vec[i64]([0] * TILE_COUNT)
    state = CleocatraState(vec[i64](), by_seat[:], by_seat, vec[i64]([NOWHERE] * TILE_COUNT), by_tile)
    events: list[Event] = []
    state.journal = events
    state.seats = seats
    state.advanced = advanced
    state.rounds = 0
    state.starter = 0
    state.turn = 0
    state.extra = NOWHERE
    state.last = NOWHERE
    state.stack = IN_GAME[seats]
    state.laid = 0
    state.inspectors = 0
    return state
