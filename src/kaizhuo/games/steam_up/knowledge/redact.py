"""Who knows what (ST-R40): the only file that decides it.

Hidden: the cards in hands and deck, the bag, steamers that never were on top (the number of dim sum included), zodiac
boards until all are shown, the first card named for an exchange.  Open is everything else, and what was open stays
known: a steamer that is covered again, dim sum put back into the bag, the cards of a reshuffled pile (`memory.py`).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaizhuo.core.components import size
from kaizhuo.core.state import CHANCE, Seat, decision, seat_of, step_of, subject_of
from kaizhuo.games.steam_up.box.tables import ALL_DIM_SUM, LEVELS, PLACE_COUNT, SIZE_COUNT, SIZE_HOLDS
from kaizhuo.games.steam_up.rules.counts import count_of, total
from kaizhuo.games.steam_up.rules.filling import BY_PLAYERS, STEAMER
from kaizhuo.games.steam_up.rules.state import BOARDS, CONTENTS, HIDDEN_BOARDS, OPEN, UNSEEN, SteamState
from kaizhuo.games.steam_up.rules.words import EXCHANGING, FILLING, SIZING

UNNAMED: Final[i64] = 255  # the subject of an exchange whose first card is named, but not to the viewer


def redact(state: SteamState, viewer: Seat) -> SteamState:
    seen = state.copy()
    hide_steamers(seen)
    hide_cards(seen, state, viewer)
    hide_zodiacs(seen, viewer)
    hide_question(seen, viewer)
    return seen


def hide_steamers(seen: SteamState) -> None:
    """The number in the bag is open, for everybody knows how many the closed steamers hold together; where there are
    none, what is in it is known by counting."""
    for place in range(PLACE_COUNT):
        for level in range(seen.height(place)):
            if not seen.stacks[place * LEVELS + level] & OPEN:
                seen.stacks[place * LEVELS + level] = UNSEEN
    if hides_bag(seen):
        seen.bag = seen.sure
        seen.bag_unseen = unseen_in_bag(seen)


def hide_cards(seen: SteamState, state: SteamState, viewer: Seat) -> None:
    """What is in the deck is known by counting as long as all cards in hands are."""
    seats = state.seats
    if hands_hide_cards(state, viewer):
        seen.deck = 0
        seen.deck_unseen = state.deck_size()
    for seat in range(seats):
        if seat == viewer:
            continue
        seen.hand[seat] = known_in_hand(state, seat, viewer)
        seen.unseen[seat] = state.hand_size(seat) - size(seen.hand[seat])
        seen.old[seat] = 0
        for other in range(seats):
            seen.known[seat * seats + other] = 0


def known_in_hand(state: SteamState, seat: Seat, viewer: Seat) -> i64:
    """The cards in the hand of another seat that the viewer can name."""
    if viewer < 0:
        return 0
    return state.known[viewer * state.seats + seat]


def hands_hide_cards(state: SteamState, viewer: Seat) -> bool:
    """Whether somebody else holds a card that the viewer cannot name."""
    for seat in range(state.seats):
        if seat != viewer and state.hand_size(seat) > size(known_in_hand(state, seat, viewer)):
            return True
    return False


def hide_zodiacs(seen: SteamState, viewer: Seat) -> None:
    for seat in range(seen.seats):
        if seat != viewer and seen.dealt[seat]:
            there = size(BOARDS.of(seen.dealt[seat])) + HIDDEN_BOARDS.of(seen.dealt[seat])
            seen.dealt[seat] = HIDDEN_BOARDS.put(there)
            seen.zodiac[seat] = -1


def hide_question(seen: SteamState, viewer: Seat) -> None:
    """ST-R5  The first card of an exchange is unshown.  ST-R40  So is how far the closed steamers have been filled."""
    last: i64 = len(seen.pending) - 1
    if last >= 0:
        seen.pending[last] = question(seen, viewer)


def question(state: SteamState, viewer: Seat) -> i64:
    """What a viewer is told of the question that is asked; -1 when the game is over."""
    last: i64 = len(state.pending) - 1
    if last < 0:
        return -1
    asked = state.pending[last]
    if step_of(asked) == EXCHANGING and subject_of(asked) and seat_of(asked) != viewer:
        return decision(seat_of(asked), EXCHANGING, UNNAMED)
    if is_filling(state) and not state.all_open and not is_filling_tops(state):
        return decision(CHANCE, SIZING, STEAMER.put(PLACE_COUNT))
    return asked


def is_filling(seen: SteamState) -> bool:
    """Whether the steamers are still being filled blindly."""
    last: i64 = len(seen.pending) - 1
    if last < 0 or step_of(seen.pending[last]) not in (SIZING, FILLING):
        return False
    return not BY_PLAYERS.of(subject_of(seen.pending[last]))


def is_filling_tops(seen: SteamState) -> bool:
    """The top steamers are filled first, for all to see."""
    return is_filling(seen) and STEAMER.of(subject_of(seen.pending[len(seen.pending) - 1])) < PLACE_COUNT


def hides_bag(state: SteamState) -> bool:
    """Whether it is not known what is in the bag and what in closed steamers."""
    return state.sizes != 0 and not state.all_open and not is_filling_tops(state)


def unseen_in_bag(state: SteamState) -> i64:
    """How many dim sum are in the bag that nobody knows to be there."""
    return total(unlocated(state)) - closed(state)


def unlocated(seen: SteamState) -> i64:
    """The dim sum that nobody can locate: in the bag or in closed steamers."""
    left = ALL_DIM_SUM - seen.sure - seen.plate
    for seat in range(seen.seats):
        left -= seen.board[seat] + seen.beside[seat]
    for place in range(PLACE_COUNT):
        for level in range(seen.height(place)):
            steamer = seen.stacks[place * LEVELS + level]
            if steamer & OPEN:
                left -= steamer & CONTENTS
    return left


def closed(seen: SteamState) -> i64:
    """How many dim sum all steamers together hold that have not been opened."""
    found: i64 = 0
    for number in range(SIZE_COUNT):
        found += count_of(seen.sizes, number) * SIZE_HOLDS[number]
    return found
