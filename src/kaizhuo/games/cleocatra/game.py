"""Cleocatra: the table of contents."""

from __future__ import annotations

from typing import Final, final

import msgspec

from kaizhuo.core.game import Game
from kaizhuo.core.rng import Rng
from kaizhuo.core.state import Seat
from kaizhuo.core.step import Step
from kaizhuo.games.cleocatra.bots.advice import CleocatraAdvice
from kaizhuo.games.cleocatra.box.data import SEAT_COUNTS
from kaizhuo.games.cleocatra.box.options import CleocatraOptions
from kaizhuo.games.cleocatra.knowledge import redact as knowledge
from kaizhuo.games.cleocatra.rules.choosing import ExtraAction, FirstAction, SecondAction
from kaizhuo.games.cleocatra.rules.inspectors import CallingInspector, PuttingInspector, TakingInspector
from kaizhuo.games.cleocatra.rules.rescue import Counting, Staying
from kaizhuo.games.cleocatra.rules.rescuer_actions import Herding, Reinforcing, Relocating, RelocatingTo
from kaizhuo.games.cleocatra.rules.setup import Opening, Starting, set_up
from kaizhuo.games.cleocatra.rules.state import CleocatraState
from kaizhuo.games.cleocatra.rules.tile_actions import Drawing, Laying, Moving, Swapping
from kaizhuo.games.cleocatra.rules.words import WORDS
from kaizhuo.games.cleocatra.view.view import view


@final
class Cleocatra(Game[CleocatraState, CleocatraOptions]):
    def arrange(self, seats: int, options: CleocatraOptions) -> CleocatraState:
        return set_up(seats, 1 if options.advanced else 0)

    def hide(self, state: CleocatraState, viewer: Seat) -> CleocatraState:
        return knowledge.redact(state)

    def resample(self, seen: CleocatraState, viewer: Seat, rng: Rng) -> CleocatraState:
        return knowledge.resample(seen)

    def scores(self, state: CleocatraState) -> list[int]:
        return list(state.scores)

    def view(self, seen: CleocatraState, viewer: Seat) -> msgspec.Struct:
        return view(seen)


STEPS: Final[list[Step[CleocatraState]]] = [
    Starting(),
    Drawing(),
    Opening(),
    FirstAction(),
    SecondAction(),
    Laying(),
    Moving(),
    Herding(),
    Counting(),
    CallingInspector(),
    Reinforcing(),
    Relocating(),
    RelocatingTo(),
    ExtraAction(),
    Swapping(),
    Staying(),
    TakingInspector(),
    PuttingInspector(),
]

GAME: Final = Cleocatra("cleocatra", 1, list(SEAT_COUNTS), WORDS, STEPS, CleocatraAdvice(), CleocatraOptions)
