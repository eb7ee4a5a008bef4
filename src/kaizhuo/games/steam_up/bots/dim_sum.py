"""What dim sum pay a player, in hundredths of a point: for bots only."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kaizhuo.core.components import BIT
from kaizhuo.core.state import Seat
from kaizhuo.games.steam_up.bots.worth import POINT, WEIGHTS
from kaizhuo.games.steam_up.box.tables import (
    COLUMN_POINTS,
    COLUMN_TOKEN,
    CRAVING_POINTS,
    CRAVING_TIMES,
    CRAVINGS,
    DISH_COUNT,
    GOALS,
    PLACE_COUNT,
    ROUND_DISH_POINTS,
    ROW_LENGTH,
    ROW_POINTS,
    SPACES,
    ZODIAC_COLUMN_POINTS,
)
from kaizhuo.games.steam_up.rules.cards import each_card
from kaizhuo.games.steam_up.rules.counts import count_of
from kaizhuo.games.steam_up.rules.state import SteamState

COLUMN_REWARD: Final[i64] = WEIGHTS.whole("things.column_reward")
COLUMN_GAP: Final[i64] = WEIGHTS.whole("things.column_gap")
NEW_ROW: Final[i64] = WEIGHTS.whole("things.new_row")
A_LOT: Final[i64] = 10 * POINT  # more than any dim sum pays


def piece_points(state: SteamState, seat: Seat, dish: i64, more: i64) -> i64:
    """What one more of a dish pays, after so many others of it."""
    row = state.row_of(seat, dish)
    if row < 0:
        return NEW_ROW
    at = count_of(state.board[seat], dish) + more
    points: i64 = 0
    if at < ROW_LENGTH:
        points = POINT * SPACES[(state.zodiac[seat] * DISH_COUNT + row) * ROW_LENGTH + at]
        if dish == state.special:
            points += POINT * ROUND_DISH_POINTS[state.fate]
        if state.face_up[seat] & CRAVINGS[dish]:
            points += craving_points(state, seat, dish, more)
    return points


def craving_points(state: SteamState, seat: Seat, dish: i64, more: i64) -> i64:
    found: i64 = 0
    for kind in each_card(state.face_up[seat] & CRAVINGS[dish]):
        if state.times_paid(kind) + more < CRAVING_TIMES[kind]:
            found += POINT * CRAVING_POINTS[kind]
    return found


def goal_points(state: SteamState, seat: Seat, points: vec[i64]) -> i64:
    found: i64 = 0
    if state.face_up[seat] & GOALS:
        for kind in each_card(state.face_up[seat] & GOALS):
            found += POINT * points[kind]
    return found


def column_worth(state: SteamState, seat: Seat) -> i64:
    zodiac = state.zodiac[seat]
    worth = POINT * ZODIAC_COLUMN_POINTS[zodiac] + goal_points(state, seat, COLUMN_POINTS)
    return worth + COLUMN_REWARD if COLUMN_TOKEN[zodiac] else worth


def meal_points(state: SteamState, seat: Seat, contents: i64) -> i64:
    """What a handful of dim sum pays on the board of a player, columns and rows included."""
    found: i64 = 0
    column = column_worth(state, seat)
    least: i64 = ROW_LENGTH
    for dish in range(DISH_COUNT):
        count = count_of(contents, dish)
        for number in range(count):
            found += piece_points(state, seat, dish, number)
        there = count_of(state.board[seat], dish) + count
        if there < least:
            least = there
        if there >= ROW_LENGTH and not state.filled[seat] & BIT[ROW_LENGTH + dish]:
            found += goal_points(state, seat, ROW_POINTS)
    if not column:
        return found
    for number in range(least):
        if not state.filled[seat] & BIT[number]:
            found += column
    return found + towards_column(state, seat, contents) * column // COLUMN_GAP


def towards_column(state: SteamState, seat: Seat, contents: i64) -> i64:
    """How many gaps of the next columns are filled."""
    filled: i64 = 0
    first: i64 = 0
    while first < ROW_LENGTH - 1 and state.filled[seat] & BIT[first]:
        first += 1
    for dish in range(DISH_COUNT):
        there = count_of(state.board[seat], dish)
        if there <= first and count_of(contents, dish):
            filled += 1
    return filled


# The best and the worst of several


def any_piece(state: SteamState, seat: Seat) -> i64:
    """What a dim sum from the bag pays on average."""
    found: i64 = 0
    for dish in range(DISH_COUNT):
        found += piece_points(state, seat, dish, 0)
    return found // DISH_COUNT


def best_piece(state: SteamState, seat: Seat, places: i64, given: i64) -> i64:
    """The most that a dim sum out of these top steamers pays, less what is given for it."""
    best: i64 = 0
    for place in range(PLACE_COUNT):
        if places & BIT[place]:
            found = best_in(state, seat, state.top(place)) - given
            if found > best:
                best = found
    return best


def best_in(state: SteamState, seat: Seat, contents: i64) -> i64:
    best: i64 = 0
    for dish in range(DISH_COUNT):
        if count_of(contents, dish):
            found = piece_points(state, seat, dish, 0)
            if found > best:
                best = found
    return best


def last_space(state: SteamState, seat: Seat, dish: i64) -> i64:
    """What the rightmost dim sum of a row paid."""
    at = count_of(state.board[seat], dish) - 1
    row = state.row_of(seat, dish)
    return POINT * SPACES[(state.zodiac[seat] * DISH_COUNT + row) * ROW_LENGTH + at]


def cheapest_on_board(state: SteamState, seat: Seat) -> i64:
    least = A_LOT
    for dish in range(DISH_COUNT):
        if count_of(state.board[seat], dish):
            paid = last_space(state, seat, dish)
            if paid < least:
                least = paid
    return least


def worst_on_plate(state: SteamState, seat: Seat) -> i64:
    least = A_LOT
    for dish in range(DISH_COUNT):
        count = count_of(state.plate, dish)
        if count:
            points = piece_points(state, seat, dish, count - 1)
            if points < least:
                least = points
    return least
