"""Cheers: the table of contents."""

from __future__ import annotations

from typing import Final, final

import msgspec

from kaizhuo.core.game import Game, Share
from kaizhuo.core.rng import Rng
from kaizhuo.core.row import Row
from kaizhuo.core.state import Event, Seat
from kaizhuo.games.cheers.bots.advice import CheersAdvice
from kaizhuo.games.cheers.box.data import SEAT_COUNTS
from kaizhuo.games.cheers.box.options import RULES_VERSION, CheersOptions, table_of
from kaizhuo.games.cheers.box.tables import MOST_SEATS, TEAM, TURN_LIMIT
from kaizhuo.games.cheers.knowledge.observation import write
from kaizhuo.games.cheers.knowledge.redact import redact
from kaizhuo.games.cheers.knowledge.resample import resample
from kaizhuo.games.cheers.rules import actions, cheering, deck, overflow, scoring, setup, turns
from kaizhuo.games.cheers.rules.scoring import scores
from kaizhuo.games.cheers.rules.setup import begin_game
from kaizhuo.games.cheers.rules.state import RULES, CheersState, new_state
from kaizhuo.games.cheers.view.view import view


@final
class CheersGame(Game[CheersState, CheersOptions]):
    def arrange(self, seats: int, options: CheersOptions) -> CheersState:
        table = table_of(seats, options)
        state = new_state(table.seating, table.variant, table.printed, table.keep)
        begin_game(state)
        return state

    def hide(self, state: CheersState, viewer: Seat) -> CheersState:
        return redact(state, viewer)

    def resample(self, seen: CheersState, viewer: Seat, rng: Rng) -> CheersState:
        return resample(seen, rng)

    def write(self, state: CheersState, viewer: Seat, row: Row) -> None:
        write(state, viewer, row)

    def scores(self, state: CheersState) -> list[int]:
        return scores(state)

    def places(self, state: CheersState) -> list[int]:
        """CH-16  Those who won are first, all others second; in a drawn game nobody is first."""
        return [2 - score for score in scores(state)]

    def breakdown(self, state: CheersState, told: list[Event]) -> list[list[Share]]:
        return scoring.breakdown(state)

    def verdict(self, state: CheersState) -> str:
        return scoring.verdict(state)

    def most_decisions(self, start: CheersState) -> int:
        """CH-18  In a turn: the action, a partner, two cards handed on and two that overflow."""
        return 6 * TURN_LIMIT

    def sides(self, state: CheersState) -> list[int]:
        """CH-21  In the masquerade as many as there are camps, before anybody has one."""
        first = state.seating * MOST_SEATS
        return [team if team >= 0 else TEAM[first + seat] for seat, team in enumerate(state.team)]

    def confidants(self, state: CheersState, seat: Seat) -> list[Seat]:
        """CH-20, CH-21  Apprentices are to guess what their master needs, and in the masquerade nobody knows their own
        team: both would be spoilt by talk."""
        if state.variant != 0:
            return []
        team = [other for other in range(state.seats) if state.team[other] == state.team[seat]]
        return team if len(team) > 1 else []

    def advice(self) -> CheersAdvice:
        return CheersAdvice()

    def view(self, seen: CheersState, viewer: Seat) -> msgspec.Struct:
        return view(seen, viewer)


CHAPTERS: Final = [setup, turns, actions, cheering, overflow, scoring, deck]
GAME: Final = CheersGame("cheers", RULES_VERSION, list(SEAT_COUNTS), RULES, CheersOptions)
