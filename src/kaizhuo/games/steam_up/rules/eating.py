"""Gaining dim sum: spaces, rows, columns, rewards (ST-20 to ST-25, ST-45, ST-48, ST-52, ST-R21 to ST-R27, ST-R47)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kaizhuo.core.answers import Answers
from kaizhuo.core.components import BIT, lowest
from kaizhuo.core.duty import Duty
from kaizhuo.core.state import Action, Seat
from kaizhuo.core.step import Step
from kaizhuo.core.subject import Field
from kaizhuo.games.steam_up.box.tables import (
    CHOOSES_ROWS,
    COLUMN_CARDS,
    COLUMN_POINTS,
    COLUMN_TOKEN,
    CRAVING_POINTS,
    CRAVING_TIMES,
    CRAVINGS,
    DISH_COUNT,
    GOALS,
    OUTSIDE_POINTS,
    PURCHASE_POINTS,
    PURCHASE_WIDTH,
    ROUND_DISH_POINTS,
    ROUND_PURCHASE_POINTS,
    ROW_LENGTH,
    ROW_POINTS,
    SPACES,
    ZODIAC_COLUMN_POINTS,
)
from kaizhuo.games.steam_up.rules.cards import each_card, with_card, without_card
from kaizhuo.games.steam_up.rules.counts import ONE, count_of, lowest_count
from kaizhuo.games.steam_up.rules.memory import reshuffle_if_due
from kaizhuo.games.steam_up.rules.stacks import move_marker
from kaizhuo.games.steam_up.rules.state import RULES, SteamState
from kaizhuo.games.steam_up.rules.tokens import ANY, any_available, ask_take
from kaizhuo.games.steam_up.rules.words import (
    ASSIGN,
    ASSIGNED,
    ASSIGNING,
    CLAIM_CARDS,
    CLAIM_TOKEN,
    COLUMN_FILLED,
    DISCARDED,
    DRAW_MORE,
    EAT,
    GAVE_UP,
    LAID_BESIDE,
    PLACED,
    REWARD_MORE,
    REWARDING,
    ROW_FILLED,
    SCORED,
    WAIVE,
)

# Who pays points that no space pays
BY_ZODIAC: Final[i64] = 0
BY_CARD: Final[i64] = 1
BY_FATE: Final[i64] = 2

# Of what is eaten: how many dim sum the steamer held if it was bought, and whether it stood outside the zone; or that
# it is one dish of several, and which.  Nothing of it: all that lies on the plate.
HOLDS: Final = Field(0, 3)
OUTSIDE: Final = Field(3, 1)
ONLY: Final = Field(4, 1)
ONLY_DISH: Final = Field(0, 3)


def score(state: SteamState, seat: Seat, points: i64, cause: i64) -> None:
    """Bonus points; they are never lost again (ST-R27)."""
    if points:
        state.hp[seat] += points
        state.add_bonus(seat, points, cause)
        state.tell(SCORED, seat, points, cause)


@final
class Eat(Duty[SteamState]):
    """ST-20  What lies on the plate is placed, space by space, and scored; then rows and columns are checked."""

    def do(self, state: SteamState, seat: Seat, subject: i64) -> None:
        eaten = ONE[ONLY_DISH.of(subject)] if ONLY.of(subject) else state.plate
        if CHOOSES_ROWS[state.zodiac[seat]]:
            dish = without_row(state, seat, eaten)
            if dish >= 0:
                state.plan(seat, EAT, subject)
                state.ask(seat, ASSIGNING, dish)
                return
        state.plate -= eaten
        for dish in range(DISH_COUNT):
            for _ in range(count_of(eaten, dish)):
                gain(state, seat, dish)
        reshuffle_if_due(state)
        if HOLDS.of(subject) and not ONLY.of(subject):
            finish_purchase(state, seat, subject)
        check_lines(state, seat)


def space_points(state: SteamState, seat: Seat, dish: i64, at: i64) -> i64:
    """What the space at this position in the row of the dish pays."""
    row = state.row_of(seat, dish)
    return SPACES[(state.zodiac[seat] * DISH_COUNT + row) * ROW_LENGTH + at]


def gain(state: SteamState, seat: Seat, dish: i64) -> None:
    """ST-20  On the leftmost free space of its row.  ST-21  In a full row: beside the board, for nothing."""
    at = count_of(state.board[seat], dish)
    if at >= ROW_LENGTH:
        state.beside[seat] += ONE[dish]
        state.tell(LAID_BESIDE, seat, dish)
        return
    points = space_points(state, seat, dish, at)
    state.board[seat] += ONE[dish]
    state.hp[seat] += points
    state.tell(PLACED, seat, dish, points)
    if dish == state.special:
        score(state, seat, ROUND_DISH_POINTS[state.fate], BY_FATE)
    if state.face_up[seat] & CRAVINGS[dish]:
        crave(state, seat, dish)


def give_up(state: SteamState, seat: Seat, dish: i64) -> None:
    """ST-R22  The rightmost of its row leaves, and the points of its space are lost."""
    state.board[seat] -= ONE[dish]
    points = space_points(state, seat, dish, count_of(state.board[seat], dish))
    state.hp[seat] -= points
    state.tell(GAVE_UP, seat, dish, points)


def crave(state: SteamState, seat: Seat, dish: i64) -> None:
    """3.5  A craving pays a few times; with the last one it is discarded.  ST-R5  The pile is checked after placing."""
    for kind in each_card(state.face_up[seat] & CRAVINGS[dish]):
        score(state, seat, CRAVING_POINTS[kind], BY_CARD)
        state.count_payment(kind, 1)
        if state.times_paid(kind) < CRAVING_TIMES[kind]:
            continue
        state.count_payment(kind, -state.times_paid(kind))
        state.face_up[seat] = without_card(state.face_up[seat], kind)
        state.discards = with_card(state.discards, kind)
        state.tell(DISCARDED, seat, kind)


def finish_purchase(state: SteamState, seat: Seat, bought: i64) -> None:
    """ST-51, ST-42 and a Fate card pay for the steamer; ST-20 the marker moves one step."""
    zodiac = state.zodiac[seat]
    holds = HOLDS.of(bought)
    score(state, seat, PURCHASE_POINTS[zodiac * PURCHASE_WIDTH + holds], BY_ZODIAC)
    if OUTSIDE.of(bought):
        score(state, seat, OUTSIDE_POINTS[zodiac] * holds, BY_ZODIAC)
    score(state, seat, ROUND_PURCHASE_POINTS[state.fate], BY_FATE)
    move_marker(state)


# Rows and columns


def check_lines(state: SteamState, seat: Seat) -> None:
    """ST-25, ST-R25  A row or column counts as filled only the first time in the game, whoever pays for it then."""
    board = state.board[seat]
    columns: i64 = 0
    for column in range(lowest_count(board)):
        if not state.filled[seat] & BIT[column]:
            columns |= BIT[column]
            state.filled[seat] |= BIT[column]
            state.tell(COLUMN_FILLED, seat, column)
            score(state, seat, ZODIAC_COLUMN_POINTS[state.zodiac[seat]], BY_ZODIAC)
            pay_goals(state, seat, COLUMN_POINTS)
    for dish in range(DISH_COUNT):
        row = BIT[ROW_LENGTH + dish]
        if count_of(board, dish) == ROW_LENGTH and not state.filled[seat] & row:
            state.filled[seat] |= row
            state.tell(ROW_FILLED, seat, dish)
            pay_goals(state, seat, ROW_POINTS)
    if columns:
        ask_reward(state, seat, columns)


def pay_goals(state: SteamState, seat: Seat, points: vec[i64]) -> None:
    """3.5  Goal cards that lie face up pay."""
    if state.face_up[seat] & GOALS:
        for kind in each_card(state.face_up[seat] & GOALS):
            score(state, seat, points[kind], BY_CARD)


# The Dragon


def may_claim_cards(state: SteamState, seat: Seat, column: i64) -> bool:
    return COLUMN_CARDS[state.zodiac[seat] * ROW_LENGTH + column] > 0 and state.deck_size() > 0


def may_claim_token(state: SteamState, seat: Seat) -> bool:
    return COLUMN_TOKEN[state.zodiac[seat]] > 0 and any_available(state)


def ask_reward(state: SteamState, seat: Seat, columns: i64) -> None:
    """ST-R46  If neither a token nor a card can be had, the reward is lost."""
    left = columns
    while left:
        if may_claim_token(state, seat) or may_claim_cards(state, seat, lowest(left)):
            state.ask(seat, REWARDING, columns)
            return
        left &= left - 1


@final
class RewardMore(Duty[SteamState]):
    """ST-R47  One reward after the other."""

    def do(self, state: SteamState, seat: Seat, columns: i64) -> None:
        ask_reward(state, seat, columns)


@final
class Rewarding(Step[SteamState]):
    """ST-45  On filling a column you may take a token or draw that column's number of cards.

    ST-R47  The player who gains chooses the order of several columns, also out of turn.
    """

    def options(self, state: SteamState, seat: Seat, columns: i64, out: Answers) -> None:
        token = may_claim_token(state, seat)
        for column in range(ROW_LENGTH):
            if token and columns & BIT[column]:
                out.add(CLAIM_TOKEN + column)
        for column in range(ROW_LENGTH):
            if columns & BIT[column] and may_claim_cards(state, seat, column):
                out.add(CLAIM_CARDS + column)
        for column in range(ROW_LENGTH):
            if columns & BIT[column]:
                out.add(WAIVE + column)

    def apply(self, state: SteamState, seat: Seat, columns: i64, action: Action) -> None:
        if action >= WAIVE:
            state.plan(seat, REWARD_MORE, columns ^ BIT[action - WAIVE])
        elif action >= CLAIM_CARDS:
            column = action - CLAIM_CARDS
            state.plan(seat, REWARD_MORE, columns ^ BIT[column])
            state.plan(seat, DRAW_MORE, COLUMN_CARDS[state.zodiac[seat] * ROW_LENGTH + column])
        else:
            state.plan(seat, REWARD_MORE, columns ^ BIT[action - CLAIM_TOKEN])
            ask_take(state, seat, 1, ANY)

    def forbidding(self, state: SteamState, seat: Seat, columns: i64, action: Action) -> str:
        if CLAIM_TOKEN <= action < CLAIM_CARDS and columns & BIT[action - CLAIM_TOKEN]:
            return "ST-R46"
        if CLAIM_CARDS <= action < WAIVE and columns & BIT[action - CLAIM_CARDS]:
            return "ST-R46"
        return "ST-45"


# The Goat


def without_row(state: SteamState, seat: Seat, eaten: i64) -> i64:
    """A dish that is eaten and has no row yet, or -1."""
    for dish in range(DISH_COUNT):
        if count_of(eaten, dish) and state.row_of(seat, dish) < 0:
            return dish
    return -1


def row_is_free(state: SteamState, seat: Seat, row: i64) -> bool:
    for dish in range(DISH_COUNT):
        if state.row_of(seat, dish) == row:
            return False
    return True


@final
class Assigning(Step[SteamState]):
    """ST-48  The Goat gives a type a free row when first gaining it; it keeps that row (ST-R21, ST-R48)."""

    def options(self, state: SteamState, seat: Seat, dish: i64, out: Answers) -> None:
        for row in range(DISH_COUNT):
            if row_is_free(state, seat, row):
                out.add(ASSIGN + row)

    def apply(self, state: SteamState, seat: Seat, dish: i64, action: Action) -> None:
        row = action - ASSIGN
        state.give_row(seat, dish, row)
        state.tell(ASSIGNED, seat, dish, row)

    def forbidding(self, state: SteamState, seat: Seat, dish: i64, action: Action) -> str:
        return "ST-R48" if ASSIGN <= action < ASSIGN + DISH_COUNT else "ST-48"


RULES.duty(EAT, Eat())
RULES.duty(REWARD_MORE, RewardMore())
RULES.step(REWARDING, Rewarding())
RULES.step(ASSIGNING, Assigning())
