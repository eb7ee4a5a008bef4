"""Chapter 7: Daniel Burnham's turn (FL-25 to FL-29).  He is part of the rules: chance reveals, the rest follows."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kaizhuo.core.answers import Answers
from kaizhuo.core.components import BIT, size
from kaizhuo.core.duty import Duty
from kaizhuo.core.state import CHANCE, Action, Seat
from kaizhuo.core.step import ChanceStep
from kaizhuo.games.flatiron.box.tables import (
    BURNHAM_COLOUR,
    BURNHAM_COUNT,
    BURNHAM_FLOOR,
    BURNHAM_FLOOR_VP,
    BURNHAM_ICONS,
    BURNHAM_KIND,
    BURNHAM_MAIN,
    BURNHAM_ORDER,
    BURNHAM_PILLAR,
    BURNHAM_PILLAR_VP,
    BURNHAM_SEAT,
    BURNHAM_SECONDARY,
    BURNHAM_SHARE_VP,
    CARD_COUNT,
    CITY_HALL,
    COLOUR_COUNT,
    PLAYER_SEAT,
    SPACE_COUNT,
    WAREHOUSE_VP,
)
from kaizhuo.games.flatiron.rules.columns import first_of, put_last, rest_of
from kaizhuo.games.flatiron.rules.domains import BY_POPULARITY, BY_SHARE, BY_WAREHOUSE
from kaizhuo.games.flatiron.rules.floors import build_floor, colours_on_floor, free_spaces, may_build_floor
from kaizhuo.games.flatiron.rules.gains import score
from kaizhuo.games.flatiron.rules.stacks import turn_up
from kaizhuo.games.flatiron.rules.state import NOTHING, RULES, FlatironState
from kaizhuo.games.flatiron.rules.words import (
    BURNHAM_ACTS,
    BURNHAM_BUILT,
    BURNHAM_DECREE,
    BURNHAM_DRAWING,
    BURNHAM_ENDS,
    BURNHAM_MOVED,
    BURNHAM_REPEATS,
    BURNHAM_REVEAL,
    BURNHAM_REVEALED,
    BURNHAM_REVEALING,
    BURNHAM_SHUFFLED,
    BURNHAM_TOOK_CARD,
    BURNHAM_TOOK_DECREE,
)

ALL_CARDS: Final[i64] = BIT[BURNHAM_COUNT] - 1


def revealed_cards(state: FlatironState) -> i64:
    """His cards since the last shuffle, as a set."""
    found: i64 = 0
    row = state.revealed
    while row:
        found |= BIT[first_of(row)]
        row = rest_of(row)
    return found


def begin_burnham(state: FlatironState) -> None:
    state.plan(BURNHAM_SEAT, BURNHAM_ENDS)
    state.ask(CHANCE, BURNHAM_REVEALING)


@final
class BurnhamRevealing(ChanceStep[FlatironState]):
    """FL-26  Reveal a card and move him to its main location, or to its secondary one if he is there already."""

    def options(self, state: FlatironState, seat: Seat, subject: i64, out: Answers) -> None:
        out.add_each(BURNHAM_REVEAL, ALL_CARDS & ~revealed_cards(state))

    def apply(self, state: FlatironState, seat: Seat, subject: i64, action: Action) -> None:
        card = action - BURNHAM_REVEAL
        state.revealed = put_last(state.revealed, card)
        state.tell(BURNHAM_REVEALED, card)
        location = BURNHAM_MAIN[card]
        if location == state.location[BURNHAM_SEAT]:
            location = BURNHAM_SECONDARY[card]
        state.location[BURNHAM_SEAT] = location
        state.tell(BURNHAM_MOVED, location)
        state.plan(BURNHAM_SEAT, BURNHAM_REPEATS, card)
        state.plan(BURNHAM_SEAT, BURNHAM_ACTS, card)
        if location == state.location[PLAYER_SEAT]:
            score(state, BURNHAM_SEAT, BURNHAM_SHARE_VP, BY_SHARE)


@final
class BurnhamActs(Duty[FlatironState]):
    """FL-27  The main action, or the secondary one if he cannot.  FL-28  He pays nothing, no effect touches him."""

    def do(self, state: FlatironState, player: i64, card: i64) -> None:
        kind = BURNHAM_KIND[card]
        if kind == BURNHAM_PILLAR and may_build(state, BURNHAM_COLOUR[card]):
            build(state, card, BURNHAM_COLOUR[card])
        elif kind == BURNHAM_FLOOR:
            floor_or_decree(state)
        else:
            score(state, BURNHAM_SEAT, popularity(state), BY_POPULARITY)


def popularity(state: FlatironState) -> i64:
    """FL-R49  The icons on all revealed cards, this one included."""
    icons: i64 = 0
    cards = revealed_cards(state)
    for card in range(BURNHAM_COUNT):
        if cards & BIT[card]:
            icons += BURNHAM_ICONS[card]
    return icons


def may_build(state: FlatironState, colour: i64) -> bool:
    """FL-27  No repeated colour.  FL-R46  Even where the floor allows it; and the supply must have the colour."""
    return state.supply[colour] > 0 and free_spaces(state) != 0 and not colours_on_floor(state) & BIT[colour]


def build(state: FlatironState, card: i64, colour: i64) -> None:
    """FL-27  From the supply onto the first free space in the card's order; no bonus of the space."""
    tried = card * SPACE_COUNT
    while state.pillars[state.storey() + BURNHAM_ORDER[tried]]:
        tried += 1
    space = BURNHAM_ORDER[tried]
    state.supply[colour] -= 1
    state.pillars[state.storey() + space] = colour + 1
    state.tell(BURNHAM_BUILT, colour, state.tile() * SPACE_COUNT + space)
    points = WAREHOUSE_VP[state.side[BURNHAM_SEAT] * COLOUR_COUNT + colour] + BURNHAM_PILLAR_VP
    score(state, BURNHAM_SEAT, points, BY_WAREHOUSE)


def floor_or_decree(state: FlatironState) -> None:
    """FL-27  He builds the floor, or takes a random decree.  FL-R47  If none is left, nothing."""
    if may_build_floor(state):
        build_floor(state, BURNHAM_SEAT, BURNHAM_FLOOR_VP)
    elif state.decrees:
        state.ask(CHANCE, BURNHAM_DRAWING)


@final
class BurnhamDrawing(ChanceStep[FlatironState]):
    """FL-27  A random decree of those that are laid out."""

    def options(self, state: FlatironState, seat: Seat, subject: i64, out: Answers) -> None:
        out.add_each(BURNHAM_DECREE, state.decrees)

    def apply(self, state: FlatironState, seat: Seat, subject: i64, action: Action) -> None:
        decree = action - BURNHAM_DECREE
        state.decrees ^= BIT[decree]
        state.taken |= BIT[CARD_COUNT + decree]
        state.tell(BURNHAM_TOOK_DECREE, decree)


@final
class BurnhamRepeats(Duty[FlatironState]):
    """FL-29  A main location again: he takes a street card; at the second time his cards are shuffled too."""

    def do(self, state: FlatironState, player: i64, card: i64) -> None:
        if not is_repeat(state, card):
            return
        take_card(state)
        if repeats(state) > 1:
            state.revealed = 0
            state.tell(BURNHAM_SHUFFLED)


def is_repeat(state: FlatironState, card: i64) -> bool:
    """Was a card with the same main location revealed before, since the last shuffle?"""
    cards = revealed_cards(state)
    for other in range(BURNHAM_COUNT):
        if other != card and cards & BIT[other] and BURNHAM_MAIN[other] == BURNHAM_MAIN[card]:
            return True
    return False


def repeats(state: FlatironState) -> i64:
    """How often a main location came again since the last shuffle."""
    locations: i64 = 0
    cards = revealed_cards(state)
    for card in range(BURNHAM_COUNT):
        if cards & BIT[card]:
            locations |= BIT[BURNHAM_MAIN[card]]
    return size(cards) - size(locations)


def take_card(state: FlatironState) -> None:
    """FL-R45  From the street where he really stands; none at City Hall, and none from an empty stack."""
    street = state.location[BURNHAM_SEAT]
    if street == CITY_HALL or state.top[street] == NOTHING:
        return
    state.taken |= BIT[state.top[street]]
    state.tell(BURNHAM_TOOK_CARD, state.top[street])
    turn_up(state, street)


RULES.step(BURNHAM_REVEALING, BurnhamRevealing())
RULES.step(BURNHAM_DRAWING, BurnhamDrawing())
RULES.duty(BURNHAM_ACTS, BurnhamActs())
RULES.duty(BURNHAM_REPEATS, BurnhamRepeats())
