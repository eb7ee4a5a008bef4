"""Flatiron: the table of contents."""

from __future__ import annotations

from typing import Final, final

import msgspec

from kaizhuo.core.game import Game
from kaizhuo.core.rng import Rng
from kaizhuo.core.state import Action, Seat
from kaizhuo.core.step import Step
from kaizhuo.games.flatiron.bots.advice import FlatironAdvice
from kaizhuo.games.flatiron.box.data import SEAT_COUNTS
from kaizhuo.games.flatiron.box.options import FlatironOptions
from kaizhuo.games.flatiron.box.tables import COPY_MARKET, COPY_OWN, PLAYERS
from kaizhuo.games.flatiron.knowledge import redact as knowledge
from kaizhuo.games.flatiron.rules.agenda import DUTIES, QUESTIONS, Duty
from kaizhuo.games.flatiron.rules.building import Building, ColourEffect, Extra, NextPillar, Placing, SpaceBonus
from kaizhuo.games.flatiron.rules.burnham import BurnhamActs, BurnhamDrawing, BurnhamRepeats, BurnhamRevealing
from kaizhuo.games.flatiron.rules.cards import (
    CardPoint,
    ChoosingCard,
    ChoosingColumn,
    ChoosingDecree,
    Enacting,
    Tucking,
)
from kaizhuo.games.flatiron.rules.copying import AtCityHall, Copying, Offer, Offering
from kaizhuo.games.flatiron.rules.floors import AfterFloor, DrawingTile
from kaizhuo.games.flatiron.rules.newspapers import DrawingPaper, Keeping, MeetNewsboy
from kaizhuo.games.flatiron.rules.pillars import BuyingPillar, Exchanging, GivingBack
from kaizhuo.games.flatiron.rules.scoring import places
from kaizhuo.games.flatiron.rules.setup import (
    Begin,
    BurnhamBoarding,
    BurnhamSiding,
    Dealing,
    Drafting,
    LayingOut,
    RevealBoards,
    Starting,
    set_up,
)
from kaizhuo.games.flatiron.rules.stacks import RevealingCard
from kaizhuo.games.flatiron.rules.state import FlatironState, new_state
from kaizhuo.games.flatiron.rules.turns import (
    BOTS_AGREE,
    Acting,
    BurnhamEnds,
    Choosing,
    Ending,
    LastGap,
    Moving,
    NextDeed,
    agree,
    may_agree,
)
from kaizhuo.games.flatiron.rules.words import AGREE_END, DUTY_NAMES, WORDS
from kaizhuo.games.flatiron.view.view import view


def steps() -> list[Step[FlatironState]]:
    """In the order of the rulebook."""
    return [
        DrawingTile(),
        DrawingPaper(),
        RevealingCard(),
        LayingOut(),
        Dealing(),
        Drafting(),
        Starting(),
        BurnhamBoarding(),
        BurnhamSiding(),
        Moving(),
        Choosing(),
        Acting(),
        Ending(),
        Tucking(),
        ChoosingCard(),
        ChoosingDecree(),
        ChoosingColumn(),
        Enacting(),
        BuyingPillar(),
        GivingBack(),
        Exchanging(),
        Building(),
        Placing(),
        Copying(COPY_OWN),
        Copying(COPY_MARKET),
        AtCityHall(),
        Offering(),
        Keeping(),
        BurnhamRevealing(),
        BurnhamDrawing(),
    ]


def duties() -> list[Duty]:
    """In the order of their names in `words.py`."""
    return [
        RevealBoards(),
        Begin(),
        NextDeed(),
        LastGap(),
        Offer(),
        ColourEffect(),
        SpaceBonus(),
        NextPillar(),
        Extra(),
        AfterFloor(),
        CardPoint(),
        MeetNewsboy(),
        BurnhamActs(),
        BurnhamRepeats(),
        BurnhamEnds(),
    ]


QUESTIONS.extend(steps())
DUTIES.extend(duties())
assert len(DUTIES) == len(DUTY_NAMES), "duties and their names must match"


@final
class Flatiron(Game[FlatironState, FlatironOptions]):
    def arrange(self, seats: int, options: FlatironOptions) -> FlatironState:
        state = new_state(seats, int(options.first_game), int(options.hard and seats == 1))
        set_up(state)
        return state

    def hide(self, state: FlatironState, viewer: Seat) -> FlatironState:
        return knowledge.redact(state, viewer)

    def resample(self, seen: FlatironState, viewer: Seat, rng: Rng) -> FlatironState:
        return knowledge.resample(seen, viewer, rng)

    def scores(self, state: FlatironState) -> list[int]:
        return list(state.vp[: state.seats])

    def places(self, state: FlatironState) -> list[int]:
        return places(state)

    def agreement(self, state: FlatironState) -> Action:
        return AGREE_END if may_agree(state) else -1

    def agree(self, state: FlatironState) -> None:
        agree(state)

    def bots_agree(self, state: FlatironState) -> bool:
        return state.turns >= PLAYERS * BOTS_AGREE

    def view(self, seen: FlatironState, viewer: Seat) -> msgspec.Struct:
        return view(seen, viewer)


GAME: Final = Flatiron("flatiron", 2, list(SEAT_COUNTS), WORDS, QUESTIONS, FlatironAdvice(), FlatironOptions)
