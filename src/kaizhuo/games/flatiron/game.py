"""Flatiron: the table of contents."""

from __future__ import annotations

from typing import Final, final

import msgspec

from kaizhuo.core.game import Game, Share
from kaizhuo.core.rng import Rng
from kaizhuo.core.row import Row
from kaizhuo.core.state import Action, Event, Seat
from kaizhuo.games.flatiron.bots.advice import AGREES_AFTER, FlatironAdvice
from kaizhuo.games.flatiron.box.data import SEAT_COUNTS
from kaizhuo.games.flatiron.box.options import RULES_VERSION, FlatironOptions
from kaizhuo.games.flatiron.box.tables import PLAYERS, TURN_LIMIT
from kaizhuo.games.flatiron.knowledge.observation import write
from kaizhuo.games.flatiron.knowledge.redact import redact
from kaizhuo.games.flatiron.knowledge.resample import resample
from kaizhuo.games.flatiron.rules import (
    building,
    burnham,
    cards,
    copying,
    deeds,
    floors,
    newspapers,
    pillars,
    scoring,
    setup,
    stacks,
    turns,
)
from kaizhuo.games.flatiron.rules.scoring import places
from kaizhuo.games.flatiron.rules.setup import set_up
from kaizhuo.games.flatiron.rules.state import RULES, FlatironState, new_state
from kaizhuo.games.flatiron.rules.turns import agree, may_agree
from kaizhuo.games.flatiron.rules.words import AGREE_END
from kaizhuo.games.flatiron.view.view import view

PARTS_OF_A_TURN: Final = 100


@final
class Flatiron(Game[FlatironState, FlatironOptions]):
    def arrange(self, seats: int, options: FlatironOptions) -> FlatironState:
        state = new_state(seats, int(options.first_game), int(options.hard and seats == 1))
        set_up(state)
        return state

    def hide(self, state: FlatironState, viewer: Seat) -> FlatironState:
        return redact(state, viewer)

    def resample(self, seen: FlatironState, viewer: Seat, rng: Rng) -> FlatironState:
        return resample(seen, viewer, rng)

    def write(self, state: FlatironState, viewer: Seat, row: Row) -> None:
        write(state, viewer, row)

    def scores(self, state: FlatironState) -> list[int]:
        return list(state.vp[: state.seats])

    def places(self, state: FlatironState) -> list[int]:
        return places(state)

    def breakdown(self, state: FlatironState, told: list[Event]) -> list[list[Share]]:
        return scoring.breakdown(state)

    def verdict(self, state: FlatironState) -> str:
        return scoring.verdict(state)

    def agreement(self, state: FlatironState) -> Action:
        return AGREE_END if may_agree(state) else -1

    def agree(self, state: FlatironState) -> None:
        agree(state)

    def bots_agree(self, state: FlatironState) -> bool:
        return state.turns >= PLAYERS * AGREES_AFTER

    def most_decisions(self, start: FlatironState) -> int:
        """FL-R43  A board for each; a turn has far fewer parts than are counted here, and Burnham builds in time."""
        return PLAYERS + PARTS_OF_A_TURN * PLAYERS * TURN_LIMIT

    def advice(self) -> FlatironAdvice:
        return FlatironAdvice()

    def view(self, seen: FlatironState, viewer: Seat) -> msgspec.Struct:
        return view(seen, viewer)


CHAPTERS: Final = [setup, stacks, turns, cards, pillars, building, deeds, copying, floors, newspapers, scoring, burnham]
GAME: Final = Flatiron("flatiron", RULES_VERSION, list(SEAT_COUNTS), RULES, FlatironOptions)
