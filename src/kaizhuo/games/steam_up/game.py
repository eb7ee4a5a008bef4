"""Steam Up: the table of contents."""

from __future__ import annotations

from typing import Final, final

import msgspec

from kaizhuo.core.game import Game, Share
from kaizhuo.core.rng import Rng
from kaizhuo.core.row import Row
from kaizhuo.core.state import Event, Seat
from kaizhuo.games.steam_up.bots.advice import SteamAdvice
from kaizhuo.games.steam_up.box.options import RULES_VERSION, SteamOptions
from kaizhuo.games.steam_up.box.shapes import SEAT_COUNTS
from kaizhuo.games.steam_up.box.tables import FATE_DECK, STEAMER_COUNT
from kaizhuo.games.steam_up.knowledge.observation import write
from kaizhuo.games.steam_up.knowledge.redact import redact
from kaizhuo.games.steam_up.knowledge.resample import resample
from kaizhuo.games.steam_up.rules import (
    abilities,
    bag,
    buying,
    dice,
    eating,
    effects,
    filling,
    fortune,
    moving,
    rivals,
    rounds,
    scoring,
    setup,
    swapping,
    tokens,
    turns,
    turntable,
)
from kaizhuo.games.steam_up.rules.state import RULES, SteamState
from kaizhuo.games.steam_up.view.view import view

PARTS_OF_A_TURN: Final = 100


@final
class SteamUp(Game[SteamState, SteamOptions]):
    def arrange(self, seats: int, options: SteamOptions) -> SteamState:
        by_players = options.fill == "players"
        return setup.set_up(
            seats, int(options.easier), int(options.open_stacks), int(by_players), int(options.beginner)
        )

    def hide(self, state: SteamState, viewer: Seat) -> SteamState:
        return redact(state, viewer)

    def resample(self, seen: SteamState, viewer: Seat, rng: Rng) -> SteamState:
        return resample(seen, viewer, rng)

    def write(self, state: SteamState, viewer: Seat, row: Row) -> None:
        write(state, viewer, row)

    def scores(self, state: SteamState) -> list[int]:
        return scoring.scores(state)

    def places(self, state: SteamState) -> list[int]:
        return scoring.places(state)

    def breakdown(self, state: SteamState, told: list[Event]) -> list[list[Share]]:
        return scoring.breakdown(state)

    def verdict(self, state: SteamState) -> str:
        return scoring.verdict(state)

    def most_decisions(self, start: SteamState) -> int:
        """ST-32  A round for each Fate card and one before; a turn has far fewer parts than are counted here."""
        return start.seats * (STEAMER_COUNT + PARTS_OF_A_TURN * (FATE_DECK + 1))

    def advice(self) -> SteamAdvice:
        return SteamAdvice()

    def view(self, seen: SteamState, viewer: Seat) -> msgspec.Struct:
        return view(seen, viewer)


CHAPTERS: Final = [
    filling, setup, rounds, turns, tokens, fortune, turntable, buying, eating, bag, swapping, moving, effects, dice,
    rivals, scoring, abilities,
]  # fmt: skip
GAME: Final = SteamUp("steam-up", RULES_VERSION, list(SEAT_COUNTS), RULES, SteamOptions)
