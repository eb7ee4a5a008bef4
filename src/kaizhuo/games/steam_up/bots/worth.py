"""What things are worth, in hundredths of a point: for bots only.

A *prospect* is what the steamers promise a player: the points of the best ones, less the farther they are away, that is
the more tokens are missing and the more the turntable must turn.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kaizhuo.core.components import BIT
from kaizhuo.core.state import Seat
from kaizhuo.games.steam_up.box.data import BOX
from kaizhuo.games.steam_up.box.shapes import (
    Bite,
    Clash,
    Draw,
    Effect,
    Fortune,
    Gain,
    GainOneOf,
    Keep,
    StealCard,
    SwapWithBoard,
    Take,
    TakeRolled,
    Zodiac,
)
from kaizhuo.games.steam_up.box.tables import (
    COLUMN_POINTS,
    COLUMN_TOKEN,
    COUNTER,
    CRAVING_POINTS,
    CRAVING_TIMES,
    CRAVINGS,
    DISH_COUNT,
    FATE_DECK,
    GOALS,
    MOST_SEATS,
    OUTSIDE_EXTRA,
    OUTSIDE_POINTS,
    PLACE_COUNT,
    PURCHASE_POINTS,
    PURCHASE_WIDTH,
    ROUND_DISH_POINTS,
    ROUND_LESS,
    ROUND_PURCHASE_POINTS,
    ROW_LENGTH,
    ROW_POINTS,
    SPACES,
    ZODIAC_COLUMN_POINTS,
    ZONE,
)
from kaizhuo.games.steam_up.rules.cards import each_card
from kaizhuo.games.steam_up.rules.counts import count_of, lacking, total
from kaizhuo.games.steam_up.rules.state import SteamState

POINT: Final[i64] = 100
TOKEN: Final[i64] = 29  # a token that nothing is known about
MOST_TOKENS: Final[i64] = 6  # that are of any use beyond the next purchase
CARD: Final[i64] = 45  # a card likewise
LEFT_OVER: Final[i64] = 50  # what a token costs and a card gives at the end (ST-33)
COLUMN_REWARD: Final[i64] = 90  # a token or some cards for a column
NEW_ROW: Final[i64] = 153  # a dish that gets its row only now
REACHED: Final = (95, 80, 60, 40, 20, 8)  # of a hundred: how often a space of a row is reached
USUAL: Final = 2820  # what all that a board gives comes to, on the average

# By how far a steamer is away: the share of its points that can be hoped for.
SHARE: Final[vec[i64]] = vec[i64]([76, 56, 41, 29, 20, 14, 10, 7, 5, 4, 3, 2])
SHARE_LATE: Final[vec[i64]] = vec[i64]([86, 30, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0])

# What was surveyed last, by place
POINTS: Final[vec[i64]] = vec[i64]([0] * 8)  # what the top steamer pays the player
TOPS: Final[vec[i64]] = vec[i64]([0] * 8)  # what is in it


def worth_of_effect(effect: Effect) -> int:
    if isinstance(effect, Take):
        return 45 * effect.count if effect.who in ("you", "lowest") else 0
    if isinstance(effect, TakeRolled):
        return 40
    if isinstance(effect, Draw):
        return 42 * effect.count
    if isinstance(effect, Gain):
        return 140 * effect.count
    if isinstance(effect, GainOneOf):
        return 175
    if isinstance(effect, Bite):
        return 170
    if isinstance(effect, SwapWithBoard):
        return 60
    if isinstance(effect, Clash | StealCard):
        return 50
    return 25


def worth_of_keep(keep: Keep) -> int:
    return (
        35 * keep.less + 25 * keep.any + 45 * keep.points * keep.times + 75 * keep.column_points + 12 * keep.row_points
    )


def worth_of_card(card: Fortune) -> int:
    """What it is worth in the hand, an action before it does anything."""
    done = sum([worth_of_effect(effect) for effect in card.effects])
    return 15 + done // 2 + (worth_of_keep(card.keep) // 2 if card.keep else 0)


def worth_of_start(zodiac: Zodiac) -> int:
    return 30 * zodiac.start.tokens + 100 * zodiac.start.cards


def worth_of_board(zodiac: Zodiac) -> int:
    """What a board promises in a whole game beside the others, what it starts with aside.  What abilities are worth was
    read off the victories of the boards (docs/balance.md) and off their scores in 1,000 games of level 2."""
    ability = zodiac.ability
    spaces = sum([often * points for row in zodiac.rows for often, points in zip(REACHED, row, strict=True)])
    rolls = 320 * len([face for face in ability.roll if face != "nothing"]) // 6 - 160 * ability.roll_cost
    trades = len(ability.trade) * (215 + 95 * ability.trade_cards)
    buying = 204 * sum(ability.purchase_points) + 1025 * ability.outside_points + 510 * ability.swap_bought
    columns = 163 * ability.column_points + 43 * sum(ability.column_cards) + 520 * ability.column_token
    others = 180 * ability.repeat + 150 * ability.choose_rows + 90 * ability.redraw
    return spaces + rolls + trades + buying + columns + others - USUAL


BOARD_WORTH: Final[vec[i64]] = vec[i64]([worth_of_board(zodiac) for zodiac in BOX.zodiac])
ZODIAC_WORTH: Final[vec[i64]] = vec[i64]([worth_of_board(zodiac) + worth_of_start(zodiac) for zodiac in BOX.zodiac])
KEPT_WORTH: Final[vec[i64]] = vec[i64]([worth_of_keep(card.keep) if card.keep else 0 for card in BOX.fortune])
WORTH: Final[vec[i64]] = vec[i64]([worth_of_card(card) for card in BOX.fortune])


def rounds_left(state: SteamState) -> i64:
    """A guess, this round included."""
    by_fate = FATE_DECK - state.fates_turned() + 1
    by_track = 1 + (2 * state.track) // state.seats
    return by_fate if by_fate < by_track else by_track


def is_last_round(state: SteamState) -> bool:
    return state.track == 0 or state.fates_turned() >= FATE_DECK


# What dim sum pay


def piece_points(state: SteamState, seat: Seat, dish: i64, more: i64) -> i64:
    """What one more of a dish pays, after so many others of it."""
    row = count_of(state.rows[seat], dish) - 1
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
        if ((state.counters >> COUNTER[kind]) & 15) + more < CRAVING_TIMES[kind]:
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
    return found + towards_column(state, seat, contents) * column // 8


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


def survey(state: SteamState, seat: Seat) -> None:
    """Work out what every top steamer pays a player who buys it."""
    bonus = POINT * ROUND_PURCHASE_POINTS[state.fate]
    first = state.zodiac[seat] * PURCHASE_WIDTH
    for place in range(PLACE_COUNT):
        contents = state.top(place)
        TOPS[place] = contents
        POINTS[place] = 0
        if contents:
            POINTS[place] = (
                meal_points(state, seat, contents) + bonus + POINT * PURCHASE_POINTS[first + total(contents)]
            )


# How far steamers are away


def missing(tokens: i64, contents: i64) -> i64:
    """How many tokens a steamer costs that are not there."""
    return total(lacking(tokens, contents))


def zone_at(state: SteamState, seat: Seat, rotation: i64) -> i64:
    return ZONE[(state.seats * 4 + (rotation & 3)) * MOST_SEATS + seat]


def hope(state: SteamState, seat: Seat, place: i64, tokens: i64, rotation: i64, late: bool) -> i64:
    """The points of one top steamer, less the farther it is away."""
    return hope_within(state, seat, place, tokens, zone_at(state, seat, rotation), near_at(state, seat, rotation), late)


def near_at(state: SteamState, seat: Seat, rotation: i64) -> i64:
    """The places that a quarter turn brings into the zone."""
    return zone_at(state, seat, rotation + 1) | zone_at(state, seat, rotation + 3)


def hope_within(state: SteamState, seat: Seat, place: i64, tokens: i64, zone: i64, near: i64, late: bool) -> i64:
    points = POINTS[place]
    if not points:
        return 0
    contents = TOPS[place]
    away = missing(tokens, contents) - ROUND_LESS[state.fate]
    if away < 0:
        away = 0
    if not zone & BIT[place]:
        zodiac = state.zodiac[seat]
        if OUTSIDE_EXTRA[zodiac]:
            points += POINT * OUTSIDE_POINTS[zodiac] * total(contents)
            if total(tokens) <= total(contents):
                away += 1
        else:
            away += 1 if near & BIT[place] else 2
    share = SHARE_LATE[away] if late else SHARE[away]
    return points * share // 100


def prospect(state: SteamState, seat: Seat, tokens: i64, rotation: i64) -> i64:
    """What the surveyed steamers promise with these tokens: the best one, a part of the next best, and the tokens that
    the best one does not take."""
    return promise(state, seat, tokens, rotation, is_last_round(state))


def promise(state: SteamState, seat: Seat, tokens: i64, rotation: i64, late: bool) -> i64:
    """... `late` in one's last turn."""
    zone = zone_at(state, seat, rotation)
    near = near_at(state, seat, rotation)
    best: i64 = 0
    second: i64 = 0
    taken: i64 = 0
    for place in range(PLACE_COUNT):
        found = hope_within(state, seat, place, tokens, zone, near, late)
        if found > best:
            second = best
            best = found
            taken = total(TOPS[place]) - missing(tokens, TOPS[place])
        elif found > second:
            second = found
    if late:
        return best + second // 4 - LEFT_OVER * total(tokens)
    left = total(tokens) - taken
    return best + second // 5 + TOKEN * (left if left < MOST_TOKENS else MOST_TOKENS)
