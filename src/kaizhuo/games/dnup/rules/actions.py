"""Chapter 3: the four actions of a turn (DN-7 to DN-16, DN-24)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kaizhuo.core.answers import Answers
from kaizhuo.core.components import BIT, PLACE, lowest
from kaizhuo.core.state import Action, Seat
from kaizhuo.core.step import Step
from kaizhuo.games.dnup.box.tables import (
    BITS,
    CHOICE_CARDS,
    CHOICE_SIDES,
    CHOICE_SIZE,
    CHOICE_VALUE,
    FIRST_CHOICE,
    FIRST_TWINS,
    TWIN,
    TWINS,
    VALUE,
    WITHIN,
)
from kaizhuo.games.dnup.rules.scoring import end_turn
from kaizhuo.games.dnup.rules.state import RULES, DnupState
from kaizhuo.games.dnup.rules.turns import beat, choice_of, into_hand
from kaizhuo.games.dnup.rules.words import ADD, ADDED, FLIP, FLIPPED, PLACE_COUNT, PLAY, PLAYED, TAKE, TOOK, TURN

HIGHEST: Final[i64] = 10

# Where in the notes of a question is what.
GROUP: Final[i64] = 0  # by value: the cards of the hand that show it, as bits among its sides
PUBLIC: Final[i64] = 12  # by value: those of them that everybody knows
CEILING: Final[i64] = 24  # by size: the value of the set of that size on the table, 0 for none


def sort_hand(state: DnupState, seat: Seat, notes: vec[i64]) -> None:
    """DN-2  A hand may be sorted at will; no card of it is turned."""
    for value in range(HIGHEST + 1):
        notes[GROUP + value] = 0
        notes[PUBLIC + value] = 0
    left = state.hand[seat]
    turned = state.turned
    known = state.known
    while left:
        card = PLACE[(left & -left) % 67]  # lowest(left), written out: this is the hottest loop there is
        side = 2 * card + ((turned >> card) & 1)
        value = VALUE[side]
        notes[GROUP + value] |= WITHIN[side]
        if (known >> card) & 1:
            notes[PUBLIC + value] |= WITHIN[side]
        left &= left - 1


def measure_table(state: DnupState, notes: vec[i64]) -> None:
    """DN-8, DN-10  A set must be higher than another one of its size.  DN-15  So no two have the same size."""
    for size in range(HIGHEST + 2):
        notes[CEILING + size] = 0
    for place in range(state.seats * state.areas):
        if state.size[place]:
            notes[CEILING + state.size[place]] = state.value[place]


def meant(value: i64, picked: i64, notes: vec[i64]) -> i64:
    """DN-7  Of two identical cards it does not matter which is named: the one that everybody knows goes first."""
    single = (picked ^ (picked >> 1)) & TWINS[value]  # pairs of which one card is picked
    if not single:
        return picked
    held = notes[GROUP + value]
    public = notes[PUBLIC + value]
    second = single & (held >> 1) & (~held | ((public >> 1) & ~public))
    return (picked & ~(single | single << 1)) | (single & ~second) | second << 1


@final
class Turn(Step[DnupState]):
    """DN-6  Do exactly one of A, B, C, D.  DN-16  There is always something to do, and no pass."""

    def options(self, state: DnupState, seat: Seat, area: i64, out: Answers) -> None:
        sort_hand(state, seat, out.notes)
        measure_table(state, out.notes)
        list_plays(out)
        list_additions(state, seat, out)
        list_takes(state, seat, out)
        out.add(FLIP)

    def apply(self, state: DnupState, seat: Seat, area: i64, action: Action) -> None:
        if action < ADD:
            play_set(state, seat, seat * state.areas + area, action - PLAY)
        elif action < TAKE:
            add_card(state, seat, (action - ADD) // PLACE_COUNT, (action - ADD) % PLACE_COUNT)
        elif action < FLIP:
            take_set(state, seat, action - TAKE)
        else:
            flip_hand(state, seat)
        end_turn(state, seat, area)

    def meaning(self, state: DnupState, seat: Seat, area: i64, action: Action) -> Action:
        """DN-7  Identical cards have two names, and either will do."""
        if action < PLAY or action >= TAKE:
            return action
        notes = Answers().notes
        sort_hand(state, seat, notes)
        if action >= ADD:
            side = (action - ADD) // PLACE_COUNT
            value = VALUE[side]
            side = CHOICE_SIDES[FIRST_CHOICE[value] - 1 + meant(value, WITHIN[side], notes)][0]
            return ADD + side * PLACE_COUNT + (action - ADD) % PLACE_COUNT
        first = PLAY + FIRST_CHOICE[CHOICE_VALUE[action - PLAY]] - 1
        return first + meant(CHOICE_VALUE[action - PLAY], action - first, notes)

    def forbidding(self, state: DnupState, seat: Seat, area: i64, action: Action) -> str:
        if action < PLAY:
            return "DN-1"
        notes = Answers().notes
        measure_table(state, notes)
        if action < ADD:
            return forbidding_play(state, seat, action - PLAY, notes)
        if action < TAKE:
            side = (action - ADD) // PLACE_COUNT
            return forbidding_addition(state, seat, side, (action - ADD) % PLACE_COUNT, notes)
        return "DN-14" if owns(state, seat, action - TAKE) else "DN-11"


RULES.step(TURN, Turn())


# A: play a set


def list_plays(out: Answers) -> None:
    """DN-7  Any cards of one value, not necessarily all; DN-8 higher than another set of that size."""
    notes = out.notes
    count = out.count
    for value in range(i64(1), HIGHEST + 1):
        group = notes[GROUP + value]
        if not group:
            continue
        out.reserve(group)
        actions = out.actions
        first = PLAY + FIRST_CHOICE[value] - 1
        twins = group & (group >> 1) & TWINS[value]
        picked = group & -group
        while picked:
            if value > notes[CEILING + BITS[picked]] and (not twins or meant(value, picked, notes) == picked):
                actions[count] = first + picked
                count += 1
            picked = (picked - group) & group
        out.count = count


def play_set(state: DnupState, seat: Seat, place: i64, choice: i64) -> None:
    cards = leave_hand(state, seat, CHOICE_CARDS[choice])
    state.table[place] = cards
    state.value[place] = CHOICE_VALUE[choice]
    state.size[place] = CHOICE_SIZE[choice]
    if state.journal is not None:
        state.tell(PLAYED, seat, choice_of(cards, state.turned, CHOICE_VALUE[choice]), place)
    beat(state, place)


def forbidding_play(state: DnupState, seat: Seat, choice: i64, notes: vec[i64]) -> str:
    for side in CHOICE_SIDES[choice]:
        if not holds(state, seat, side):
            return "DN-2" if holds_alike(state, seat, side ^ 1) else "DN-7"
    if CHOICE_VALUE[choice] > notes[CEILING + CHOICE_SIZE[choice]]:
        return "DN-7"
    for place in range(seat * state.areas, (seat + 1) * state.areas):
        if state.size[place] == CHOICE_SIZE[choice]:
            return "DN-24"
    return "DN-8"


# B: add a card


def may_grow(state: DnupState, place: i64, notes: vec[i64]) -> bool:
    """DN-10  The grown set must be higher than another one of its new size."""
    return state.value[place] > notes[CEILING + state.size[place] + 1]


def list_additions(state: DnupState, seat: Seat, out: Answers) -> None:
    """DN-9  Exactly one card to an opponent's set of the same value."""
    notes = out.notes
    wanted: i64 = 0
    places = state.seats * state.areas
    for place in range(places):
        value = state.value[place]
        if value and notes[GROUP + value] and not owns(state, seat, place) and may_grow(state, place, notes):
            wanted |= BIT[place]
    left = state.hand[seat]
    while wanted and left:
        card = lowest(left)
        left &= left - 1
        side = 2 * card + ((state.turned >> card) & 1)
        for place in range(places):
            if not (wanted >> place) & 1 or state.value[place] != VALUE[side]:
                continue
            if meant(VALUE[side], WITHIN[side], notes) == WITHIN[side]:
                out.add(ADD + side * PLACE_COUNT + place)


def add_card(state: DnupState, seat: Seat, side: i64, place: i64) -> None:
    card = leave_hand(state, seat, BIT[side >> 1])
    state.table[place] |= card
    state.size[place] += 1
    state.tell(ADDED, seat, 2 * lowest(card) + (side & 1), place)
    beat(state, place)


def forbidding_addition(state: DnupState, seat: Seat, side: i64, place: i64, notes: vec[i64]) -> str:
    if owns(state, seat, place):
        return "DN-14"
    if not holds(state, seat, side) and holds_alike(state, seat, side ^ 1):
        return "DN-2"
    exists = place < state.seats * state.areas
    fits = exists and holds(state, seat, side) and state.value[place] == VALUE[side]
    if not fits or may_grow(state, place, notes):
        return "DN-9"
    return "DN-10"


# C: take a set


def list_takes(state: DnupState, seat: Seat, out: Answers) -> None:
    """DN-11  Any set of an opponent.  DN-14  Never your own."""
    for place in range(state.seats * state.areas):
        if state.table[place] and not owns(state, seat, place):
            out.add(TAKE + place)


def take_set(state: DnupState, seat: Seat, place: i64) -> None:
    if state.journal is not None:
        state.tell(TOOK, seat, choice_of(state.table[place], state.turned, state.value[place]), place)
    into_hand(state, seat, place)


# D: flip the hand


def flip_hand(state: DnupState, seat: Seat) -> None:
    """DN-12  Flip your whole hand."""
    state.turned ^= state.hand[seat]
    state.tell(FLIPPED, seat)


# Cards leave a hand


def leave_hand(state: DnupState, seat: Seat, cards: i64) -> i64:
    """Returns the cards by the names that everybody hears."""
    if (cards >> 1) & FIRST_TWINS & ~cards:
        cards = renamed(state, cards)
    state.hand[seat] ^= cards
    state.known &= ~cards
    state.faced &= ~cards
    return cards


def renamed(state: DnupState, cards: i64) -> i64:
    """DN-26  Which of two hidden twins is seen first may tell nothing, so the first one seen has the first name: where
    it had the second, the two change names, wherever the other is."""
    hidden: i64 = 0
    for seat in range(state.seats):
        hidden |= state.hand[seat]
    hidden &= ~state.known
    pairs = (cards >> 1) & FIRST_TWINS & ~cards & hidden & (hidden >> 1)
    if not pairs:
        return cards
    for seat in range(state.seats):
        state.hand[seat] = exchanged(state.hand[seat], pairs)
    state.turned = exchanged(state.turned, pairs)
    return exchanged(cards, pairs)


def exchanged(cards: i64, pairs: i64) -> i64:
    """The cards with the names of twins exchanged; `pairs` are the first ones of them."""
    differing = (cards ^ (cards >> 1)) & pairs
    return cards ^ (differing | differing << 1)


def owns(state: DnupState, seat: Seat, place: i64) -> bool:
    return state.owner(place) == seat


def holds(state: DnupState, seat: Seat, side: i64) -> bool:
    card = side >> 1
    return (state.hand[seat] >> card) & 1 == 1 and (state.turned >> card) & 1 == side & 1


def holds_alike(state: DnupState, seat: Seat, side: i64) -> bool:
    return holds(state, seat, side) or holds(state, seat, TWIN[side])
