"""What a viewer may know, as numbers for learning (DN-26).  It hides what `redact` hides."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaizhuo.core.components import size
from kaizhuo.core.row import Asking, Row
from kaizhuo.core.state import Seat
from kaizhuo.games.dnup.box.tables import CARD_COUNT
from kaizhuo.games.dnup.rules.state import DnupState
from kaizhuo.games.dnup.rules.words import WORDS

ASKING: Final = Asking(len(WORDS.steps), 6)  # a card while they are dealt, then an area


def write(state: DnupState, viewer: Seat, row: Row) -> None:
    seats = state.seats
    row.question(state, viewer, ASKING)
    row.count("goal", state.goal)
    row.count("rounds", state.rounds)
    row.number("turns", state.turns)
    row.count("stalled", state.stalled)
    row.seat("first out", state.first_out, viewer, seats)
    row.bits("discards", state.discards, CARD_COUNT)
    row.bits("known to all", state.known, CARD_COUNT)
    row.bits("known which way up", state.faced, CARD_COUNT)
    upright = state.faced
    seat = viewer if viewer >= 0 else 0
    for left in range(seats):
        row.whose = left
        upright |= write_seat(state, seat, viewer, row)
        seat = seat + 1 if seat + 1 < seats else 0
    row.whose = -1
    row.bits("high end up", state.turned & upright, CARD_COUNT)


def write_seat(state: DnupState, seat: Seat, viewer: Seat, row: Row) -> i64:
    """Returns the cards of the seat of which the viewer sees which way up they are."""
    hand = state.hand[seat]
    named = hand if seat == viewer else hand & state.known
    row.bits("hand", named, CARD_COUNT)
    row.count("cards in hand that nobody names", state.unseen[seat] + size(hand ^ named))
    row.count("letters", state.letters[seat])
    upright = named if seat == viewer else 0
    first = seat * state.areas
    for place in range(first, first + state.areas):
        row.bits("set", state.table[place], CARD_COUNT)
        row.count("set's value", state.value[place])
        row.count("set's size", state.size[place])
        upright |= state.table[place]
    return upright
