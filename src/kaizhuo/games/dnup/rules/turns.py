"""Chapter 2: whose turn it is, what is discarded and what comes back (DN-4 to DN-6, DN-8, DN-13, DN-18, DN-22)."""

from __future__ import annotations

from mypy_extensions import i64

from kaizhuo.core.components import lowest
from kaizhuo.core.state import Seat
from kaizhuo.games.dnup.box.tables import FIRST_CHOICE, WITHIN
from kaizhuo.games.dnup.rules.state import DnupState
from kaizhuo.games.dnup.rules.words import CAME_BACK, DISCARDED, TURN


def choice_of(cards: i64, turned: i64, value: i64) -> i64:
    """The number of the choice of these cards, all of which show the value."""
    bits: i64 = 0
    while cards:
        card = lowest(cards)
        bits |= WITHIN[2 * card + ((turned >> card) & 1)]
        cards &= cards - 1
    return FIRST_CHOICE[value] + bits - 1


def begin_turn(state: DnupState, seat: Seat, area: i64) -> None:
    """DN-6  First discard the set before you; then you are asked what to do."""
    discard(state, seat * state.areas + area)
    state.ask(seat, TURN, area)


def next_turn(state: DnupState, seat: Seat, area: i64) -> None:
    """DN-4  Turns go clockwise.  DN-22  With two players a go is a turn in area 1 and then one in area 2.

    DN-18  A player who is out has no more turns; their set is discarded when their turn would come.
    """
    if area + 1 < state.areas:
        begin_turn(state, seat, area + 1)
        return
    following = (seat + 1) % state.seats
    if following == state.first_out:
        discard(state, following)
        following = (following + 1) % state.seats
    begin_turn(state, following, 0)


def discard(state: DnupState, place: i64) -> None:
    """DN-6  Discard the set that lies there, if any, face down."""
    cards = state.table[place]
    if not cards:
        return
    if state.journal is not None:
        state.tell(DISCARDED, state.owner(place), choice_of(cards, state.turned, state.value[place]), place)
    state.discards |= cards
    state.turned &= ~cards
    clear(state, place)


def into_hand(state: DnupState, seat: Seat, place: i64) -> None:
    """DN-13  The golden rule: whatever goes from the table into a hand is flipped.  Everybody has seen it."""
    cards = state.table[place]
    state.turned ^= cards
    state.hand[seat] |= cards
    state.known |= cards
    state.faced |= cards
    clear(state, place)


def beat(state: DnupState, place: i64) -> None:
    """DN-8, DN-10, DN-24  Another set of the same size goes back to its owner.  DN-18  Who is out discards it."""
    size = state.size[place]
    for other in range(state.seats * state.areas):
        if other == place or state.size[other] != size:
            continue
        owner = state.owner(other)
        if owner == state.first_out:
            discard(state, other)
            return
        if state.journal is not None:
            state.tell(CAME_BACK, owner, choice_of(state.table[other], state.turned, state.value[other]), other)
        into_hand(state, owner, other)
        return


def clear(state: DnupState, place: i64) -> None:
    state.table[place] = 0
    state.value[place] = 0
    state.size[place] = 0
