"""What single dim sum and steamers are worth to a player, in hundredths of a point: for bots only."""

from __future__ import annotations

from mypy_extensions import i64

from kaizhuo.core.components import BIT
from kaizhuo.core.state import Seat
from kaizhuo.games.steam_up.bots.worth import (
    POINT,
    POINTS,
    SHARE,
    hope,
    missing,
    piece_points,
    zone_at,
)
from kaizhuo.games.steam_up.box.tables import (
    DISH_COUNT,
    PLACE_COUNT,
    ROW_LENGTH,
    SPACES,
)
from kaizhuo.games.steam_up.rules.counts import count_of
from kaizhuo.games.steam_up.rules.state import SteamState


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
    row = count_of(state.rows[seat], dish) - 1
    return POINT * SPACES[(state.zodiac[seat] * DISH_COUNT + row) * ROW_LENGTH + at]


def cheapest_on_board(state: SteamState, seat: Seat) -> i64:
    least: i64 = 10 * POINT
    for dish in range(DISH_COUNT):
        if count_of(state.board[seat], dish):
            paid = last_space(state, seat, dish)
            if paid < least:
                least = paid
    return least


def worst_on_plate(state: SteamState, seat: Seat) -> i64:
    least: i64 = 10 * POINT
    for dish in range(DISH_COUNT):
        count = count_of(state.plate, dish)
        if count:
            points = piece_points(state, seat, dish, count - 1)
            if points < least:
                least = points
    return least


def here(state: SteamState, seat: Seat, place: i64) -> i64:
    """What a top steamer would promise if it stood in the zone."""
    found = hope(state, seat, place, state.tokens[seat], state.rotation, False)
    if zone_at(state, seat, state.rotation) & BIT[place]:
        return found
    moved = POINTS[place] * SHARE[missing(state.tokens[seat], state.top(place))] // 100
    return moved if moved > found else found


def best_outside(state: SteamState, seat: Seat) -> i64:
    best: i64 = 0
    for place in range(PLACE_COUNT):
        if not zone_at(state, seat, state.rotation) & BIT[place]:
            found = here(state, seat, place) - hope(state, seat, place, state.tokens[seat], state.rotation, False)
            if found > best:
                best = found
    return best
