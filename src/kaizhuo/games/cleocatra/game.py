"""Cleocatra: the table of contents."""

from __future__ import annotations

from typing import Final, final

import msgspec

from kaizhuo.core.game import Game, Share
from kaizhuo.core.rng import Rng
from kaizhuo.core.row import Row
from kaizhuo.core.state import Event, Seat
from kaizhuo.games.cleocatra.bots.advice import CleocatraAdvice
from kaizhuo.games.cleocatra.box.data import SEAT_COUNTS
from kaizhuo.games.cleocatra.box.options import RULES_VERSION, CleocatraOptions
from kaizhuo.games.cleocatra.box.tables import ROUND_LIMIT, TILE_COUNT
from kaizhuo.games.cleocatra.knowledge.observation import write
from kaizhuo.games.cleocatra.knowledge.redact import redact
from kaizhuo.games.cleocatra.knowledge.resample import resample
from kaizhuo.games.cleocatra.rules import (
    actions,
    inspectors,
    pyramid,
    rescue,
    rescuer_actions,
    scoring,
    setup,
    tile_actions,
    turns,
    two_actions,
)
from kaizhuo.games.cleocatra.rules.state import RULES, CleocatraState
from kaizhuo.games.cleocatra.view.view import view

PARTS_OF_A_TURN: Final = 40


@final
class Cleocatra(Game[CleocatraState, CleocatraOptions]):
    def arrange(self, seats: int, options: CleocatraOptions) -> CleocatraState:
        return setup.set_up(seats, 1 if options.advanced else 0)

    def hide(self, state: CleocatraState, viewer: Seat) -> CleocatraState:
        return redact(state)

    def resample(self, seen: CleocatraState, viewer: Seat, rng: Rng) -> CleocatraState:
        return resample(seen)

    def write(self, state: CleocatraState, viewer: Seat, row: Row) -> None:
        write(state, viewer, row)

    def scores(self, state: CleocatraState) -> list[int]:
        return list(state.scores)

    def breakdown(self, state: CleocatraState, told: list[Event]) -> list[list[Share]]:
        return scoring.breakdown(state, told)

    def verdict(self, state: CleocatraState) -> str:
        return scoring.verdict(state)

    def most_decisions(self, start: CleocatraState) -> int:
        """CL-22  Who draws a tile of the beginning lays it; a turn has far fewer parts than are counted here."""
        return TILE_COUNT + PARTS_OF_A_TURN * start.seats * ROUND_LIMIT

    def advice(self) -> CleocatraAdvice:
        return CleocatraAdvice()

    def view(self, seen: CleocatraState, viewer: Seat) -> msgspec.Struct:
        return view(seen)


CHAPTERS: Final = [
    setup,
    pyramid,
    actions,
    tile_actions,
    rescuer_actions,
    two_actions,
    rescue,
    inspectors,
    turns,
    scoring,
]
GAME: Final = Cleocatra("cleocatra", RULES_VERSION, list(SEAT_COUNTS), RULES, CleocatraOptions)
