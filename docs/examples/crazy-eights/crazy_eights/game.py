"""Crazy Eights: the table of contents."""

from __future__ import annotations

from typing import Final, final

import msgspec

from crazy_eights.bots.advice import EightsAdvice
from crazy_eights.box.options import RULES_VERSION, SEAT_COUNTS, EightsOptions
from crazy_eights.knowledge.observation import write
from crazy_eights.knowledge.redact import redact
from crazy_eights.knowledge.resample import resample
from crazy_eights.rules import scoring, setup, turns
from crazy_eights.rules.state import RULES, EightsState, new_state
from crazy_eights.rules.words import DEALING
from crazy_eights.view.view import view
from kaizhuo.core.game import Game
from kaizhuo.core.rng import Rng
from kaizhuo.core.row import Row
from kaizhuo.core.state import CHANCE, Seat


@final
class CrazyEights(Game[EightsState, EightsOptions]):
    def arrange(self, seats: int, options: EightsOptions) -> EightsState:
        state = new_state(seats, options.draws)
        state.ask(CHANCE, DEALING)
        return state

    def hide(self, state: EightsState, viewer: Seat) -> EightsState:
        return redact(state, viewer)

    def resample(self, seen: EightsState, viewer: Seat, rng: Rng) -> EightsState:
        return resample(seen, rng)

    def write(self, state: EightsState, viewer: Seat, row: Row) -> None:
        write(state, viewer, row)

    def scores(self, state: EightsState) -> list[int]:
        return list(state.points)

    def advice(self) -> EightsAdvice:
        return EightsAdvice()

    def view(self, seen: EightsState, viewer: Seat) -> msgspec.Struct:
        return view(seen)


CHAPTERS: Final = [setup, turns, scoring]
GAME: Final = CrazyEights("crazy-eights", RULES_VERSION, list(SEAT_COUNTS), RULES, EightsOptions)
