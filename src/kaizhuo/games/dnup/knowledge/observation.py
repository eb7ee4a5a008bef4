"""What a viewer may know, as numbers for learning (DN-26).  It hides what `redact` hides."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaizhuo.core.components import size
from kaizhuo.core.row import Asking, Row, first_seat, next_seat
from kaizhuo.core.state import Seat
from kaizhuo.games.dnup.box.tables import CARD_COUNT
from kaizhuo.games.dnup.rules.state import DnupState
from kaizhuo.games.dnup.rules.words import WORDS

ASKING: Final = Asking(len(WORDS.steps), 6)  # a card while they are dealt, then an area


def write(state: DnupState, viewer: Seat, row: Row) -> None:
    """All sets of cards first: forty cards are five whole ints."""
    seats = state.seats
    row.bits("discards", state.discards, CARD_COUNT)
    row.bits("known to all", state.known, CARD_COUNT)
    row.bits("known which way up", state.faced, CARD_COUNT)
    upright = state.faced
    seat = first_seat(viewer)
    for left in range(seats):
        row.whose = left
        upright |= write_cards(state, seat, viewer, row)
        seat = next_seat(seat, seats)
    row.whose = -1
    row.bits("high end up", state.turned & upright, CARD_COUNT)
    for left in range(seats):
        row.whose = left
        write_counts(state, seat, viewer, row)
        seat = next_seat(seat, seats)
    row.whose = -1
    row.count("goal", state.goal)
    row.count("rounds", state.rounds)
    row.number("turns", state.turns)
    row.count("stalled", state.stalled)
    row.seat("first out", state.first_out, viewer, seats)
    row.question(state, viewer, ASKING)


def write_cards(state: DnupState, seat: Seat, viewer: Seat, row: Row) -> i64:
    """Returns the cards of the seat of which the viewer sees which way up they are."""
    hand = state.hand[seat]
    upright: i64 = 0
    if seat == viewer:
        upright = hand
    else:
        hand &= state.known
    row.bits("hand", hand, CARD_COUNT)
    first = seat * state.areas
    for place in range(first, first + state.areas):
        row.bits("set", state.table[place], CARD_COUNT)
        upright |= state.table[place]
    return upright


def write_counts(state: DnupState, seat: Seat, viewer: Seat, row: Row) -> None:
    unseen = state.unseen[seat]
    if seat != viewer:
        unseen += size(state.hand[seat] & ~state.known)
    row.count("cards in hand that nobody names", unseen)
    row.count("letters", state.letters[seat])
    first = seat * state.areas
    for place in range(first, first + state.areas):
        row.count("set's value", state.value[place])
        row.count("set's size", state.size[place])
