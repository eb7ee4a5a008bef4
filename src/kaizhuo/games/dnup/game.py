"""d'nup: the table of contents."""

from __future__ import annotations

from typing import Final, final

import msgspec

from kaizhuo.core.game import Game, Share
from kaizhuo.core.rng import Rng
from kaizhuo.core.row import Row
from kaizhuo.core.state import Event, Seat
from kaizhuo.games.dnup.bots.advice import DnupAdvice
from kaizhuo.games.dnup.box.data import SEAT_COUNTS
from kaizhuo.games.dnup.box.options import RULES_VERSION, DnupOptions
from kaizhuo.games.dnup.box.tables import ROUNDS_DUEL, STALLED_LIMIT, TURN_LIMIT
from kaizhuo.games.dnup.knowledge.observation import write
from kaizhuo.games.dnup.knowledge.redact import redact
from kaizhuo.games.dnup.knowledge.resample import resample
from kaizhuo.games.dnup.rules import actions, scoring, setup, turns
from kaizhuo.games.dnup.rules.setup import begin_round
from kaizhuo.games.dnup.rules.state import RULES, DnupState, new_state
from kaizhuo.games.dnup.view.view import view


@final
class Dnup(Game[DnupState, DnupOptions]):
    def arrange(self, seats: int, options: DnupOptions) -> DnupState:
        goal = ROUNDS_DUEL if seats == 2 else options.letters_to_win
        state = new_state(seats, goal)
        begin_round(state)
        return state

    def hide(self, state: DnupState, viewer: Seat) -> DnupState:
        return redact(state, viewer)

    def resample(self, seen: DnupState, viewer: Seat, rng: Rng) -> DnupState:
        return resample(seen, viewer, rng)

    def write(self, state: DnupState, viewer: Seat, row: Row) -> None:
        write(state, viewer, row)

    def scores(self, state: DnupState) -> list[int]:
        return list(state.letters)

    def breakdown(self, state: DnupState, told: list[Event]) -> list[list[Share]]:
        return scoring.breakdown(state, told)

    def verdict(self, state: DnupState) -> str:
        return scoring.verdict(state)

    def most_decisions(self, start: DnupState) -> int:
        """DN-20, DN-21  A round brings somebody a letter or is broken off, and a turn is one decision."""
        return (start.seats * start.goal + STALLED_LIMIT) * TURN_LIMIT

    def advice(self) -> DnupAdvice:
        return DnupAdvice()

    def view(self, seen: DnupState, viewer: Seat) -> msgspec.Struct:
        return view(seen, viewer)


CHAPTERS: Final = [setup, turns, actions, scoring]
GAME: Final = Dnup("dnup", RULES_VERSION, list(SEAT_COUNTS), RULES, DnupOptions)
