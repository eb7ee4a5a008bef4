"""What nets read of a world that was dealt: hands by what they show, either way up, and the sets on the table."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kaizhuo.core.components import PLACE
from kaizhuo.core.row import Row, first_seat, next_seat
from kaizhuo.core.state import Seat
from kaizhuo.games.dnup.bots.worth import HIGHEST, count_hand
from kaizhuo.games.dnup.box.tables import VALUE
from kaizhuo.games.dnup.knowledge.observation import ASKING
from kaizhuo.games.dnup.rules.state import DnupState

ALIKE: Final[i64] = 4  # cards of one value that are told apart
CARDS: Final[i64] = 16  # ... of a hand
SIZES: Final[i64] = 8  # ... of a set
LETTERS: Final[i64] = 5


def notes(state: DnupState, viewer: Seat, row: Row, now: vec[i64], then: vec[i64]) -> None:
    """`now` and `then` are paper."""
    seats = state.seats
    row.question(state, viewer, ASKING)
    row.seat("first out", state.first_out, viewer, seats)
    row.bit("a later round", state.rounds > 1)
    row.count("to be reached", state.goal)
    seat = first_seat(viewer)
    for left in range(seats):
        row.whose = left
        count_hand(state.hand[seat], state.turned, now, then)
        write_values("hand", now, row)
        write_values("hand, flipped", then, row)
        write_letters(state, seat, row)
        for place in range(seat * state.areas, seat * state.areas + state.areas):
            write_set(state, place, row)
        seat = next_seat(seat, seats)
    row.whose = -1


def write_values(name: str, counts: vec[i64], row: Row) -> None:
    """By value: whether there is one card, a second one ..., and how many values and cards there are."""
    row.begin(name, HIGHEST * ALIKE)
    values: i64 = 0
    cards: i64 = 0
    for value in range(i64(1), HIGHEST + 1):
        count = counts[value]
        cards += count
        if count:
            values += 1
        for least in range(ALIKE):
            row.put(i64(count > least))
    row.one_hot("values", values, HIGHEST + 1)
    if cards >= CARDS:
        cards = CARDS - 1
    row.one_hot("cards", cards, CARDS)


def write_letters(state: DnupState, seat: Seat, row: Row) -> None:
    letters = state.letters[seat]
    if letters >= LETTERS:
        letters = LETTERS - 1
    row.one_hot("letters", letters, LETTERS)


def write_set(state: DnupState, place: i64, row: Row) -> None:
    """Its value and size, and what its cards would show in a hand."""
    size = state.size[place]
    if size >= SIZES:
        size = SIZES - 1
    row.one_hot("value of a set", state.value[place], HIGHEST + 1)
    row.one_hot("size of a set", size, SIZES)
    at = row.at
    row.begin("a set flipped", HIGHEST + 1)
    row.blank(HIGHEST + 1)
    left = state.table[place]
    while left:
        card = PLACE[(left & -left) % 67]
        row.add(at + VALUE[2 * card + 1 - ((state.turned >> card) & 1)], 1)
        left &= left - 1
