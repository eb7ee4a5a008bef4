"""Steam Up: the table of contents."""

from __future__ import annotations

from typing import Final, final

import msgspec

from kaizhuo.core.game import Game
from kaizhuo.core.rng import Rng
from kaizhuo.core.state import Seat
from kaizhuo.games.steam_up.bots.advice import SteamAdvice
from kaizhuo.games.steam_up.box.options import SteamOptions
from kaizhuo.games.steam_up.box.shapes import SEAT_COUNTS
from kaizhuo.games.steam_up.knowledge import redact as knowledge
from kaizhuo.games.steam_up.rules import scoring
from kaizhuo.games.steam_up.rules.abilities import AbilityRolled
from kaizhuo.games.steam_up.rules.agenda import ITEMS
from kaizhuo.games.steam_up.rules.bag import Bagging, BagMore, PutBack, ServeOne, Serving, TasteOne, Tasting
from kaizhuo.games.steam_up.rules.buying import Helping, Paying, SendingBack
from kaizhuo.games.steam_up.rules.dice import DishRolled, RolledOff, Rolling, RollOff
from kaizhuo.games.steam_up.rules.eating import Assigning, Eat, Rewarding, RewardMore
from kaizhuo.games.steam_up.rules.effects import CarryOut, DoEffect, FinishCard
from kaizhuo.games.steam_up.rules.filling import Filling, FillNext, Putting, Sizing
from kaizhuo.games.steam_up.rules.fortune import Discarding, DiscardMore, Drawing, DrawMore, Exchanging
from kaizhuo.games.steam_up.rules.moving import Lifting, Raising, SettingDown, Switching
from kaizhuo.games.steam_up.rules.rivals import Challenging, ClashRolled, Robbing, Seizing, Stealing
from kaizhuo.games.steam_up.rules.rounds import NewRound, NextTurn, OpenTurns, TurningFate
from kaizhuo.games.steam_up.rules.setup import (
    ChooseStarter,
    ChoosingZodiac,
    DealBoards,
    DealingZodiacs,
    HandOut,
    RevealBoards,
    Starting,
    set_up,
)
from kaizhuo.games.steam_up.rules.state import SteamState
from kaizhuo.games.steam_up.rules.swapping import ChoosingSteamer, Giving, Picking
from kaizhuo.games.steam_up.rules.tokens import Returning, TakeShown, Taking
from kaizhuo.games.steam_up.rules.turns import GoOnTurn, Turn
from kaizhuo.games.steam_up.rules.turntable import MayRotate, Rotating
from kaizhuo.games.steam_up.rules.words import WORDS
from kaizhuo.games.steam_up.view.view import view


@final
class SteamUp(Game[SteamState, SteamOptions]):
    def arrange(self, seats: int, options: SteamOptions) -> SteamState:
        by_players = options.fill == "players"
        return set_up(seats, int(options.easier), int(options.open_stacks), int(by_players), int(options.beginner))

    def hide(self, state: SteamState, viewer: Seat) -> SteamState:
        return knowledge.redact(state, viewer)

    def resample(self, seen: SteamState, viewer: Seat, rng: Rng) -> SteamState:
        return knowledge.resample(seen, viewer, rng)

    def scores(self, state: SteamState) -> list[int]:
        return scoring.scores(state)

    def places(self, state: SteamState) -> list[int]:
        return scoring.places(state)

    def view(self, seen: SteamState, viewer: Seat) -> msgspec.Struct:
        return view(seen, viewer)


ITEMS.extend(
    [
        FillNext(), DealBoards(), RevealBoards(), ChooseStarter(), HandOut(), NewRound(), OpenTurns(), NextTurn(),
        GoOnTurn(), AbilityRolled(), CarryOut(), DoEffect(), FinishCard(), MayRotate(), DrawMore(), DiscardMore(),
        TakeShown(), BagMore(), Eat(), TasteOne(), ServeOne(), RewardMore(), RollOff(), RolledOff(), DishRolled(),
        ClashRolled(), PutBack(),
    ]
)  # fmt: skip

GAME: Final = SteamUp(
    "steam-up",
    2,
    list(SEAT_COUNTS),
    WORDS,
    [
        Sizing(), Filling(), Putting(), DealingZodiacs(), ChoosingZodiac(), Starting(), TurningFate(), Turn(),
        Taking(), Returning(), Drawing(), Exchanging(), Discarding(), Rotating(), Lifting(), SettingDown(), Raising(),
        Switching(), Helping(), Paying(), SendingBack(), Assigning(), Rewarding(), Bagging(), Tasting(), Serving(),
        ChoosingSteamer(), Picking(), Giving(), Rolling(), Challenging(), Seizing(), Robbing(), Stealing(),
    ],
    SteamAdvice(),
    SteamOptions,
)  # fmt: skip
