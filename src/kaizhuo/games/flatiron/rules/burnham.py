"""Chapter 7: Daniel Burnham's turn (FL-25 to FL-29).  He is part of the rules: chance reveals, the rest follows."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from kaizhuo.core.components import BIT, lowest, size
from kaizhuo.core.state import CHANCE, Action, Seat
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
    BURNHAM_SECONDARY,
    BURNHAM_SHARE_VP,
    CARD_COUNT,
    CITY_HALL,
    COLOUR_COUNT,
    HE,
    SPACE_COUNT,
    WAREHOUSE_VP,
    YOU,
)
from kaizhuo.games.flatiron.rules.agenda import Draw, Duty
from kaizhuo.games.flatiron.rules.columns import ITEM, ITEM_BITS, put_last
from kaizhuo.games.flatiron.rules.domains import BY_POPULARITY, BY_SHARE, BY_WAREHOUSE
from kaizhuo.games.flatiron.rules.floors import build_floor, colours_on_floor, free_spaces, may_build_floor
from kaizhuo.games.flatiron.rules.gains import score
from kaizhuo.games.flatiron.rules.stacks import turn_up
from kaizhuo.games.flatiron.rules.state import NONE, FlatironState
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


def revealed_cards(state: FlatironState) -> i64:
    """His cards since the last shuffle, as a set."""
    found: i64 = 0
    row = state.revealed
    while row:
        found |= BIT[(row & ITEM) - 1]
        row >>= ITEM_BITS
    return found


def begin_burnham(state: FlatironState) -> None:
    state.later(HE, BURNHAM_ENDS)
    state.ask(CHANCE, BURNHAM_REVEALING)


@final
class BurnhamRevealing(Draw):
    """FL-26  Reveal a card and move him to its main location, or to its secondary one if he is there already."""

    def options(self, state: FlatironState, seat: Seat, subject: i64, out: vec[i64]) -> i64:
        count: i64 = 0
        cards = revealed_cards(state)
        for card in range(BURNHAM_COUNT):
            if not cards & BIT[card]:
                out[count] = BURNHAM_REVEAL + card
                count += 1
        return count

    def answer(self, state: FlatironState, subject: i64, action: Action) -> None:
        card = action - BURNHAM_REVEAL
        state.revealed = put_last(state.revealed, card)
        state.tell(BURNHAM_REVEALED, card)
        location = BURNHAM_MAIN[card]
        if location == state.location[HE]:
            location = BURNHAM_SECONDARY[card]
        state.location[HE] = location
        state.tell(BURNHAM_MOVED, location)
        state.later(HE, BURNHAM_REPEATS, card)
        state.later(HE, BURNHAM_ACTS, card)
        if location == state.location[YOU]:
            score(state, HE, BURNHAM_SHARE_VP, BY_SHARE)


@final
class BurnhamActs(Duty):
    """FL-27  The main action, or the secondary one if he cannot.  FL-28  He pays nothing, no effect touches him."""

    def do(self, state: FlatironState, player: i64, card: i64) -> None:
        kind = BURNHAM_KIND[card]
        if kind == BURNHAM_PILLAR and may_build(state, BURNHAM_COLOUR[card]):
            build(state, card, BURNHAM_COLOUR[card])
        elif kind == BURNHAM_FLOOR:
            floor_or_decree(state)
        else:
            score(state, HE, popularity(state), BY_POPULARITY)


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
    points = WAREHOUSE_VP[state.side[HE] * COLOUR_COUNT + colour] + BURNHAM_PILLAR_VP
    score(state, HE, points, BY_WAREHOUSE)


def floor_or_decree(state: FlatironState) -> None:
    """FL-27  He builds the floor, or takes a random decree.  FL-R47  If none is left, nothing."""
    if may_build_floor(state):
        build_floor(state, HE, BURNHAM_FLOOR_VP)
    elif state.decrees:
        state.ask(CHANCE, BURNHAM_DRAWING)


@final
class BurnhamDrawing(Draw):
    """FL-27  A random decree of those that are laid out."""

    def options(self, state: FlatironState, seat: Seat, subject: i64, out: vec[i64]) -> i64:
        left = state.decrees
        count: i64 = 0
        while left:
            out[count] = BURNHAM_DECREE + lowest(left)
            count += 1
            left &= left - 1
        return count

    def answer(self, state: FlatironState, subject: i64, action: Action) -> None:
        decree = action - BURNHAM_DECREE
        state.decrees ^= BIT[decree]
        state.taken |= BIT[CARD_COUNT + decree]
        state.tell(BURNHAM_TOOK_DECREE, decree)


@final
class BurnhamRepeats(Duty):
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
    street = state.location[HE]
    if street == CITY_HALL or state.top[street] == NONE:
        return
    state.taken |= BIT[state.top[street]]
    state.tell(BURNHAM_TOOK_CARD, state.top[street])
    turn_up(state, street)
