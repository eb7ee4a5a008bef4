"""Chapter 3a: pillars are built, and what the spaces give (FL-14, FL-15, FL-19)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kaizhuo.core.components import BIT
from kaizhuo.core.state import CHANCE, Action, Seat
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
from kaizhuo.games.flatiron.rules.agenda import Duty, Question
from kaizhuo.games.flatiron.rules.domains import BY_EFFECT, BY_EXTRA, BY_SPACE, BY_WAREHOUSE
from kaizhuo.games.flatiron.rules.floors import (
    colours_on_floor,
    free_spaces,
    has_effect,
    has_roof,
    may_repeat_colour,
)
from kaizhuo.games.flatiron.rules.gains import earn, score
from kaizhuo.games.flatiron.rules.newspapers import TO_HAND
from kaizhuo.games.flatiron.rules.pillars import holds, list_set
from kaizhuo.games.flatiron.rules.state import FlatironState
from kaizhuo.games.flatiron.rules.words import (
    BUILD_PILLAR,
    BUILDING,
    BUILT_PILLAR,
    COLOUR_EFFECT,
    DRAWING_PAPER,
    EXTRA,
    GOT_REPUTATION,
    NEXT_PILLAR,
    OFFER,
    PLACE,
    PLACING,
    SPACE_BONUS,
    STOP,
)

SECOND: Final[i64] = 1  # in the subject of BUILDING: a pillar that may be left
REPEATED: Final[i64] = 2  # ... a pillar whose colour may be on the floor already


def buildable(state: FlatironState, player: i64, flags: i64) -> i64:
    """FL-15  Colours that the floor does not have yet.  FL-R11  The exceptions: the action, or the floor's effect."""
    if not free_spaces(state):
        return 0
    if flags & REPEATED or may_repeat_colour(state):
        return state.warehouse[player]
    return state.warehouse[player] & ~colours_on_floor(state)


def begin_building(state: FlatironState, player: i64, pillars: i64, extra: i64, flags: i64) -> None:
    """FL-14  With two pillars finish the first before the second; the extra VP come last."""
    if extra:
        state.later(player, EXTRA, extra)
    for _ in range(pillars - 1):
        state.later(player, NEXT_PILLAR, SECOND | flags)
    state.ask(player, BUILDING, flags)


@final
class NextPillar(Duty):
    """FL-14  A second pillar, if there is one that can be built.  FL-R31  It may be left."""

    def do(self, state: FlatironState, player: i64, flags: i64) -> None:
        if buildable(state, player, flags):
            state.ask(player, BUILDING, flags)


@final
class Extra(Duty):
    """FL-14  The action's extra VP last.  FL-R31  In full, once at least one pillar is built."""

    def do(self, state: FlatironState, player: i64, points: i64) -> None:
        score(state, player, points, BY_EXTRA)


@final
class Building(Question):
    """FL-14  Which of your pillars do you build?"""

    def options(self, state: FlatironState, seat: Seat, flags: i64, out: vec[i64]) -> i64:
        count = list_set(buildable(state, seat, flags), BUILD_PILLAR, out)
        if flags & SECOND:
            out[count] = STOP
            count += 1
        return count

    def answer(self, state: FlatironState, seat: Seat, flags: i64, action: Action) -> None:
        if action != STOP:
            state.ask(seat, PLACING, action - BUILD_PILLAR)

    def forbidding(self, state: FlatironState, seat: Seat, flags: i64, action: Action) -> str:
        colour = action - BUILD_PILLAR
        if 0 <= colour < COLOUR_COUNT and holds(state, seat, colour):
            return "FL-15"
        return "FL-14"


@final
class Placing(Question):
    """FL-14  On which free space of the floor under construction?"""

    def options(self, state: FlatironState, seat: Seat, colour: i64, out: vec[i64]) -> i64:
        return list_set(free_spaces(state), PLACE + state.tile() * SPACE_COUNT, out)

    def answer(self, state: FlatironState, seat: Seat, colour: i64, action: Action) -> None:
        spot = action - PLACE
        space = spot % SPACE_COUNT
        state.warehouse[seat] &= ~BIT[colour]
        state.pillars[state.storey() + space] = colour + 1
        state.tell(BUILT_PILLAR, seat, colour, spot)
        state.later(seat, SPACE_BONUS, spot * COLOUR_COUNT + colour)
        state.later(seat, COLOUR_EFFECT, colour)
        score(state, seat, WAREHOUSE_VP[state.side[seat] * COLOUR_COUNT + colour], BY_WAREHOUSE)

    def forbidding(self, state: FlatironState, seat: Seat, colour: i64, action: Action) -> str:
        return "FL-14"


@final
class ColourEffect(Duty):
    """FL-18  The floor may reward the colour, on any space.  FL-R30  A space may reward it too."""

    def do(self, state: FlatironState, player: i64, colour: i64) -> None:
        if has_effect(state, COLOR_EFFECT) and EFFECT_A[state.tile()] == colour:
            score(state, player, EFFECT_B[state.tile()], BY_EFFECT)


@final
class SpaceBonus(Duty):
    """FL-19  The bonus of the space.  FL-R32  A card and the newspaper are offered, the rest is given."""

    def do(self, state: FlatironState, player: i64, subject: i64) -> None:
        space = subject // COLOUR_COUNT
        colour = subject % COLOUR_COUNT
        kind = BONUS_KIND[space]
        if kind == VP_BONUS:
            score(state, player, BONUS_A[space], BY_SPACE)
        elif kind == CASH_BONUS:
            earn(state, player, BONUS_A[space])
        elif kind == PAPER_BONUS:
            if state.papers_left():
                state.ask(CHANCE, DRAWING_PAPER, TO_HAND + player)
        elif kind == REP_BONUS:
            take_reputation(state, player)
        elif kind == CARD_BONUS_KIND:
            state.later(player, OFFER, CARD_DEED)
        elif kind == NEWS_BONUS_KIND:
            state.later(player, OFFER, NEWS_DEED)
        elif kind == COLOR_BONUS and BONUS_A[space] == colour:
            score(state, player, BONUS_B[space], BY_SPACE)


def take_reputation(state: FlatironState, player: i64) -> None:
    """FL-R32  If no reputation token is left, nothing."""
    if state.reputation[0] + state.reputation[1] < REPUTATION_TOKENS:
        state.reputation[player] += 1
        state.tell(GOT_REPUTATION, player)


def has_colour(state: FlatironState, colour: i64) -> bool:
    """FL-20  Has the floor under construction a pillar of this colour?"""
    return not has_roof(state) and colours_on_floor(state) & BIT[colour] != 0
