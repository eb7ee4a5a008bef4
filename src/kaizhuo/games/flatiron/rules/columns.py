"""The columns of a board: what lies there, what is visible, what still fits (FL-8 to FL-11)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kaizhuo.core.components import BIT
from kaizhuo.games.flatiron.box.tables import (
    BOTTOM,
    CARD_COUNT,
    CARDS_IN_COLUMN,
    CELL,
    CELLS,
    HALF_DEED,
    NO_DEED,
    STREET_COUNT,
    TOP,
)
from kaizhuo.games.flatiron.rules.state import FlatironState

# Rows of cards: see FlatironState.
ITEM_BITS: Final[i64] = 6
ITEM: Final[i64] = 63


def first_of(row: i64) -> i64:
    """The first card of a row that is not empty."""
    return (row & ITEM) - 1


def rest_of(row: i64) -> i64:
    """A row without its first card."""
    return row >> ITEM_BITS


def length(row: i64) -> i64:
    """How many cards lie in a row."""
    count: i64 = 0
    while row:
        count += 1
        row >>= ITEM_BITS
    return count


def from_place(row: i64, place: i64) -> i64:
    """A row without so many of its first cards."""
    return row >> (ITEM_BITS * place)


def up_to_place(row: i64, place: i64) -> i64:
    """Only so many of the first cards of a row."""
    return row & (BIT[ITEM_BITS * place] - 1)


def put_last(row: i64, item: i64) -> i64:
    return row | ((item + 1) << (ITEM_BITS * length(row)))


def put_first(row: i64, item: i64) -> i64:
    return (row << ITEM_BITS) | (item + 1)


def has_room(state: FlatironState, player: i64, street: i64) -> bool:
    """FL-10  A column holds at most three cards, decrees included."""
    column = player * STREET_COUNT + street
    return length(state.above[column]) + length(state.below[column]) < CARDS_IN_COLUMN


def has_decree(state: FlatironState, player: i64, street: i64) -> bool:
    column = player * STREET_COUNT + street
    return row_has_decree(state.above[column]) or row_has_decree(state.below[column])


def row_has_decree(row: i64) -> bool:
    while row:
        if first_of(row) >= CARD_COUNT:
            return True
        row >>= ITEM_BITS
    return False


def takes_decree(state: FlatironState, player: i64, street: i64) -> bool:
    """FL-9  Any column that has no decree yet.  FL-10  It must not be full."""
    return has_room(state, player, street) and not has_decree(state, player, street)


def decree_columns(state: FlatironState, player: i64) -> i64:
    """The columns that can take a decree, as a set."""
    found: i64 = 0
    for street in range(STREET_COUNT):
        if takes_decree(state, player, street):
            found |= BIT[street]
    return found


def put_card(state: FlatironState, player: i64, street: i64, item: i64, half: i64) -> None:
    """FL-8  To the top of its column, where its top half stays visible, or to the bottom."""
    column = player * STREET_COUNT + street
    if half == TOP:
        state.above[column] = put_first(state.above[column], item)
    else:
        state.below[column] = put_last(state.below[column], item)


def visible_deeds(state: FlatironState, player: i64) -> i64:
    """FL-R21  Every action that is visible on the player's board and street cards, as a set."""
    found = CELLS[state.side[player]]
    for column in range(player * STREET_COUNT, (player + 1) * STREET_COUNT):
        found |= row_deeds(state.above[column], TOP) | row_deeds(state.below[column], BOTTOM)
    return found


def row_deeds(row: i64, half: i64) -> i64:
    found: i64 = 0
    while row:
        deed = HALF_DEED[2 * first_of(row) + half]
        if deed != NO_DEED:
            found |= BIT[deed]
        row >>= ITEM_BITS
    return found


def column_deeds(state: FlatironState, player: i64, street: i64) -> vec[i64]:
    """FL-11, FL-R3  The visible actions of a column from top to bottom.  FL-R5  A decree has none."""
    column = player * STREET_COUNT + street
    cell = (state.side[player] * STREET_COUNT + street) * 2
    found = vec[i64](capacity=8)
    found = append_row(found, state.above[column], TOP)
    found = append(found, CELL[cell])
    found = append(found, CELL[cell + 1])
    return append_row(found, state.below[column], BOTTOM)


def append_row(found: vec[i64], row: i64, half: i64) -> vec[i64]:
    while row:
        deed = HALF_DEED[2 * first_of(row) + half]
        if deed != NO_DEED:
            found = append(found, deed)
        row >>= ITEM_BITS
    return found
