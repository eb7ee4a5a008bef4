"""How promising answers are, in hundredths of a point: for bots only."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaizhuo.core.answers import Answers
from kaizhuo.core.components import BIT
from kaizhuo.core.state import Action, Seat, step_of, subject_of
from kaizhuo.games.steam_up.bots.dim_sum import any_piece, best_in, last_space, piece_points, worst_on_plate
from kaizhuo.games.steam_up.bots.plays import SMALL, by_buying, by_playing, by_rotating, by_trading, with_best_token
from kaizhuo.games.steam_up.bots.steamers import Survey
from kaizhuo.games.steam_up.bots.worth import CARD_WORTH, POINT, WEIGHTS, ZODIAC_WORTH, any_card_worth
from kaizhuo.games.steam_up.box.tables import COLUMN_CARDS, DISH_COUNT, ROUND_EXCHANGE, ROW_LENGTH, SPACES
from kaizhuo.games.steam_up.rules.counts import ONE, count_of, total
from kaizhuo.games.steam_up.rules.state import SteamState
from kaizhuo.games.steam_up.rules.swapping import BOARD, NOTHING, PLATE, SOURCE
from kaizhuo.games.steam_up.rules.words import (
    ASSIGN,
    BUY,
    CHALLENGE,
    CHOOSE,
    CLAIM_CARDS,
    CLAIM_TOKEN,
    DECLINE,
    DISCARD,
    DRAW,
    END_TURN,
    EXCHANGE,
    GAIN,
    GAMBLE,
    GIVE,
    KEEP,
    LIFT,
    PAY,
    PAY_NOW,
    PICK,
    PLAY,
    PUT,
    RAISE,
    REDRAW,
    RETURN,
    ROB,
    ROLL_DIE,
    ROTATE,
    SEIZE,
    SEND_BACK,
    SERVE,
    SET_DOWN,
    STAY,
    SWITCH,
    TAKE,
    TASTE,
    TRADE,
    TURN,
    USE,
    WAIVE,
)

GAMBLE_WORTH: Final[i64] = WEIGHTS.whole("ratings.gamble")  # what the Rat's roll brings on average
ROLL_WORTH: Final[i64] = WEIGHTS.whole("ratings.roll")  # ... and the Monkey's


def rate_answers(survey: Survey, state: SteamState, seat: Seat, answers: Answers) -> None:
    if state.zodiac[seat] < 0:
        rate_boards(answers)
        return
    survey.look(state, seat)
    asked = state.pending[len(state.pending) - 1]
    subject = subject_of(asked)
    base = survey.prospect(state, seat, state.tokens[seat], state.rotation)
    turned = by_rotating(survey, state, seat, base, 0) if step_of(asked) == TURN else i64(0)
    for i in range(answers.count):
        action = answers.actions[i]
        if action < GAIN:
            answers.weights[i] = 0
        elif action <= END_TURN:
            answers.weights[i] = rate_turn(survey, state, seat, action, base, turned)
        elif action < CHOOSE:
            answers.weights[i] = rate_payment(survey, state, seat, action, base)
        elif action < LIFT:
            answers.weights[i] = rate_dim_sum(survey, state, seat, subject, action)
        else:
            answers.weights[i] = rate_rest(survey, state, seat, subject, action)


def rate_boards(answers: Answers) -> None:
    """Which zodiac board to keep; where a steamer is put before that does not matter."""
    for i in range(answers.count):
        action = answers.actions[i]
        answers.weights[i] = ZODIAC_WORTH[action - KEEP] if action < PUT else i64(0)


# The answers, in the order of their verbs


def rate_turn(survey: Survey, state: SteamState, seat: Seat, action: Action, base: i64, turned: i64) -> i64:
    """`base` is the prospect as it is, `turned` what the best rotation adds to it."""
    tokens = state.tokens[seat]
    if action < DRAW:
        return survey.prospect(state, seat, tokens + ONE[action - GAIN], state.rotation)
    if action == DRAW:
        return base + any_card_worth(state) + turned
    if action == EXCHANGE:
        cost = any_card_worth(state) * ROUND_EXCHANGE[state.fate]
        return with_best_token(survey, state, seat, tokens, 1) - cost
    if action < BUY:
        return by_playing(survey, state, seat, action - PLAY, base, turned)
    if action < GAMBLE:
        return by_buying(survey, state, seat, action - BUY)
    if action < ROLL_DIE:
        return base + GAMBLE_WORTH - CARD_WORTH[action - GAMBLE]
    if action == ROLL_DIE:
        return base + ROLL_WORTH
    if action < END_TURN:
        return by_trading(survey, state, seat, action - TRADE)
    return base


def rate_payment(survey: Survey, state: SteamState, seat: Seat, action: Action, base: i64) -> i64:
    """Which token to take or to pay, which way to rotate, which card to discard or to use."""
    tokens = state.tokens[seat]
    if action < ROTATE:
        return survey.prospect(state, seat, tokens + ONE[action - TAKE], state.rotation)
    if action < STAY:
        rotation = state.rotation + action - ROTATE + 1
        return survey.prospect(state, seat, tokens, rotation) - survey.rivals_hope(state, seat, rotation)
    if action == STAY:
        return base - survey.rivals_hope(state, seat, state.rotation)
    if action < USE:
        return -CARD_WORTH[action - DISCARD]
    if action < PAY_NOW:
        return SMALL
    if action == PAY_NOW:
        return 0
    return survey.prospect(state, seat, tokens - ONE[action - PAY], state.rotation)


def rate_dim_sum(survey: Survey, state: SteamState, seat: Seat, subject: i64, action: Action) -> i64:
    """Which steamer, which dim sum, what for it; what goes back; the rewards."""
    if action < DECLINE:
        contents = state.top(action - CHOOSE)
        source = SOURCE.of(subject)
        if source == PLATE:
            return best_in(state, seat, contents) - worst_on_plate(state, seat) - SMALL
        return best_in(state, seat, contents) if source in (BOARD, NOTHING) else -survey.points[action - CHOOSE]
    if action == DECLINE:
        return 0
    if action < GIVE:
        return piece_points(state, seat, action - PICK, 0)
    if action < SEND_BACK:
        dish = action - GIVE
        source = SOURCE.of(subject)
        if source == BOARD:
            return -last_space(state, seat, dish)
        return -piece_points(state, seat, dish, count_of(state.plate, dish) - 1) if source == PLATE else i64(0)
    if action < REDRAW:
        dish = action - SEND_BACK
        return any_piece(state, seat) - piece_points(state, seat, dish, count_of(state.plate, dish) - 1) - SMALL
    return i64(0) if action == REDRAW else rate_reward(survey, state, seat, action)


def rate_reward(survey: Survey, state: SteamState, seat: Seat, action: Action) -> i64:
    """Which row for a dish, which reward for a column."""
    if action < CLAIM_TOKEN:
        row = (state.zodiac[seat] * DISH_COUNT + action - ASSIGN) * ROW_LENGTH
        return SPACES[row] * POINT + SPACES[row + ROW_LENGTH - 1]
    if action < CLAIM_CARDS:
        tokens = state.tokens[seat]
        now = survey.prospect(state, seat, tokens, state.rotation)
        return with_best_token(survey, state, seat, tokens, 1) - now
    if action < WAIVE:
        return any_card_worth(state) * COLUMN_CARDS[state.zodiac[seat] * ROW_LENGTH + action - CLAIM_CARDS]
    return -SMALL


def rate_rest(survey: Survey, state: SteamState, seat: Seat, subject: i64, action: Action) -> i64:
    """Where steamers and stacks go, and what concerns a rival."""
    tokens = state.tokens[seat]
    zone = state.zone(seat)
    if action < SET_DOWN:
        place = action - LIFT
        return -survey.here(state, seat, place) if zone & BIT[place] else survey.here(state, seat, place)
    if action < RAISE:
        place = action - SET_DOWN
        covered = survey.hope(state, seat, place, tokens, state.rotation, False)
        return survey.here(state, seat, subject) - covered if zone & BIT[place] else i64(0)
    if action < SWITCH:
        place = action - RAISE
        return SMALL - survey.hope(state, seat, place, tokens, state.rotation, False) if zone & BIT[place] else i64(0)
    if action < TASTE:
        place = action - SWITCH
        return -survey.here(state, seat, place) if zone & BIT[place] else survey.here(state, seat, place)
    if action < SERVE:
        return piece_points(state, seat, action - TASTE, 0)
    if action < CHALLENGE:
        return -survey.hope(state, seat, action - SERVE, tokens, state.rotation, False)
    if action < ROB:
        return state.hp[action - CHALLENGE] * POINT + total(state.tokens[action - CHALLENGE])
    if action < SEIZE:
        return state.hp[action - ROB] * POINT + state.hand_size(action - ROB)
    if action < RETURN:
        return survey.prospect(state, seat, tokens + ONE[action - SEIZE], state.rotation)
    return survey.prospect(state, seat, tokens - ONE[action - RETURN], state.rotation)
