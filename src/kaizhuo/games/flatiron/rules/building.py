"""Chapter 3a: pillars are built, and what the spaces give (FL-14, FL-15, FL-19)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kaizhuo.core.answers import Answers
from kaizhuo.core.components import BIT
from kaizhuo.core.duty import Duty
from kaizhuo.core.state import Action, Seat
from kaizhuo.core.step import Step
from kaizhuo.core.subject import Field
from kaizhuo.games.flatiron.box.tables import (
    BONUS_A,
    BONUS_B,
    BONUS_KIND,
    CARD_BONUS_KIND,
    CARD_DEED,
    CASH_BONUS,
    COLOR_BONUS,
    COLOR_EFFECT,
    COLOUR_COUNT,
    EFFECT_A,
    EFFECT_B,
    NEWS_BONUS_KIND,
    NEWS_DEED,
    PAPER_BONUS,
    REP_BONUS,
    REPUTATION_TOKENS,
    SPACE_COUNT,
    VP_BONUS,
    WAREHOUSE_VP,
)
from kaizhuo.games.flatiron.rules.domains import BY_EFFECT, BY_EXTRA, BY_SPACE, BY_WAREHOUSE
from kaizhuo.games.flatiron.rules.floors import (
    colours_on_floor,
    free_spaces,
    has_effect,
    has_roof,
    may_repeat_colour,
)
from kaizhuo.games.flatiron.rules.gains import earn, score
from kaizhuo.games.flatiron.rules.newspapers import TO_HAND, draw_paper
from kaizhuo.games.flatiron.rules.pillars import holds
from kaizhuo.games.flatiron.rules.state import RULES, FlatironState
from kaizhuo.games.flatiron.rules.words import (
    BUILD_PILLAR,
    BUILDING,
    BUILT_PILLAR,
    COLOUR_EFFECT,
    EXTRA,
    GOT_REPUTATION,
    NEXT_PILLAR,
    OFFER,
    PLACE,
    PLACING,
    SPACE_BONUS,
    STOP,
)

# The subject of BUILDING and NEXT_PILLAR
SECOND: Final = Field(0, 1)  # a pillar that may be left
REPEATED: Final = Field(1, 1)  # a pillar whose colour may be on the floor already

# The subject of SPACE_BONUS
COLOUR: Final = Field(0, 2)
SPOT: Final = Field(2, 16)


def buildable(state: FlatironState, player: i64, repeated: i64 = 0) -> i64:
    """FL-15  Colours that the floor does not have yet.  FL-R11  The exceptions: the action, or the floor's effect."""
    if not free_spaces(state):
        return 0
    if repeated or may_repeat_colour(state):
        return state.warehouse[player]
    return state.warehouse[player] & ~colours_on_floor(state)


def begin_building(state: FlatironState, player: i64, pillars: i64, extra: i64, repeated: i64 = 0) -> None:
    """FL-14  With two pillars finish the first before the second; the extra VP come last."""
    if extra:
        state.plan(player, EXTRA, extra)
    for _ in range(pillars - 1):
        state.plan(player, NEXT_PILLAR, SECOND.put(1) | REPEATED.put(repeated))
    state.ask(player, BUILDING, REPEATED.put(repeated))


@final
class NextPillar(Duty[FlatironState]):
    """FL-14  A second pillar, if there is one that can be built.  FL-R31  It may be left."""

    def do(self, state: FlatironState, player: i64, subject: i64) -> None:
        if buildable(state, player, REPEATED.of(subject)):
            state.ask(player, BUILDING, subject)


@final
class Extra(Duty[FlatironState]):
    """FL-14  The action's extra VP last.  FL-R31  In full, once at least one pillar is built."""

    def do(self, state: FlatironState, player: i64, points: i64) -> None:
        score(state, player, points, BY_EXTRA)


@final
class Building(Step[FlatironState]):
    """FL-14  Which of your pillars do you build?"""

    def options(self, state: FlatironState, seat: Seat, subject: i64, out: Answers) -> None:
        out.add_each(BUILD_PILLAR, buildable(state, seat, REPEATED.of(subject)))
        if SECOND.of(subject):
            out.add(STOP)

    def apply(self, state: FlatironState, seat: Seat, subject: i64, action: Action) -> None:
        if action != STOP:
            state.ask(seat, PLACING, action - BUILD_PILLAR)

    def forbidding(self, state: FlatironState, seat: Seat, subject: i64, action: Action) -> str:
        colour = action - BUILD_PILLAR
        if 0 <= colour < COLOUR_COUNT and holds(state, seat, colour):
            return "FL-15"
        return "FL-14"


@final
class Placing(Step[FlatironState]):
    """FL-14  On which free space of the floor under construction?"""

    def options(self, state: FlatironState, seat: Seat, colour: i64, out: Answers) -> None:
        out.add_each(PLACE + state.tile() * SPACE_COUNT, free_spaces(state))

    def apply(self, state: FlatironState, seat: Seat, colour: i64, action: Action) -> None:
        spot = action - PLACE
        space = spot % SPACE_COUNT
        state.warehouse[seat] &= ~BIT[colour]
        state.pillars[state.storey() + space] = colour + 1
        state.tell(BUILT_PILLAR, seat, colour, spot)
        state.plan(seat, SPACE_BONUS, SPOT.put(spot) | COLOUR.put(colour))
        state.plan(seat, COLOUR_EFFECT, colour)
        score(state, seat, WAREHOUSE_VP[state.side[seat] * COLOUR_COUNT + colour], BY_WAREHOUSE)

    def forbidding(self, state: FlatironState, seat: Seat, colour: i64, action: Action) -> str:
        return "FL-14"


@final
class ColourEffect(Duty[FlatironState]):
    """FL-18  The floor may reward the colour, on any space.  FL-R30  A space may reward it too."""

    def do(self, state: FlatironState, player: i64, colour: i64) -> None:
        if has_effect(state, COLOR_EFFECT) and EFFECT_A[state.tile()] == colour:
            score(state, player, EFFECT_B[state.tile()], BY_EFFECT)


@final
class SpaceBonus(Duty[FlatironState]):
    """FL-19  The bonus of the space.  FL-R32  A card and the newspaper are offered, the rest is given."""

    def do(self, state: FlatironState, player: i64, subject: i64) -> None:
        spot = SPOT.of(subject)
        kind = BONUS_KIND[spot]
        if kind == VP_BONUS:
            score(state, player, BONUS_A[spot], BY_SPACE)
        elif kind == CASH_BONUS:
            earn(state, player, BONUS_A[spot])
        elif kind == PAPER_BONUS:
            if state.papers_left():
                draw_paper(state, player, TO_HAND)
        elif kind == REP_BONUS:
            take_reputation(state, player)
        elif kind == CARD_BONUS_KIND:
            state.plan(player, OFFER, CARD_DEED)
        elif kind == NEWS_BONUS_KIND:
            state.plan(player, OFFER, NEWS_DEED)
        elif kind == COLOR_BONUS and BONUS_A[spot] == COLOUR.of(subject):
            score(state, player, BONUS_B[spot], BY_SPACE)


def take_reputation(state: FlatironState, player: i64) -> None:
    """FL-R32  If no reputation token is left, nothing."""
    if state.reputation[0] + state.reputation[1] < REPUTATION_TOKENS:
        state.reputation[player] += 1
        state.tell(GOT_REPUTATION, player)


def has_colour(state: FlatironState, colour: i64) -> bool:
    """FL-20  Has the floor under construction a pillar of this colour?"""
    return not has_roof(state) and colours_on_floor(state) & BIT[colour] != 0


RULES.step(BUILDING, Building())
RULES.step(PLACING, Placing())
RULES.duty(COLOUR_EFFECT, ColourEffect())
RULES.duty(SPACE_BONUS, SpaceBonus())
RULES.duty(NEXT_PILLAR, NextPillar())
RULES.duty(EXTRA, Extra())
