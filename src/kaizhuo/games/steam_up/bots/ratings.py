"""How promising the parts of actions and cards are, in hundredths of a point: for bots only."""

from __future__ import annotations

from mypy_extensions import i64

from kaizhuo.core.components import BIT
from kaizhuo.core.state import Action, Seat
from kaizhuo.games.steam_up.bots.dim_sum import any_piece, best_in, last_space, piece_points, worst_on_plate
from kaizhuo.games.steam_up.bots.ratings import SMALL, with_best_token
from kaizhuo.games.steam_up.bots.steamers import Survey, zone_at
from kaizhuo.games.steam_up.bots.worth import CARD_WORTH, POINT, any_card_worth
from kaizhuo.games.steam_up.box.tables import (
    COLUMN_CARDS,
    DISH_COUNT,
    ROW_LENGTH,
    SPACES,
)
from kaizhuo.games.steam_up.rules.counts import ONE, count_of, total
from kaizhuo.games.steam_up.rules.state import SteamState
from kaizhuo.games.steam_up.rules.swapping import BOARD, NOTHING, PLATE, SOURCE
from kaizhuo.games.steam_up.rules.words import (
    ASSIGN,
    CHALLENGE,
    CHOOSE,
    CLAIM_CARDS,
    CLAIM_TOKEN,
    DECLINE,
    DISCARD,
    GIVE,
    LIFT,
    PAY,
    PAY_NOW,
    PICK,
    RAISE,
    REDRAW,
    RETURN,
    ROB,
    ROTATE,
    SEIZE,
    SEND_BACK,
    SERVE,
    SET_DOWN,
    STAY,
    SWITCH,
    TAKE,
    TASTE,
    USE,
    WAIVE,
)


def rate_payment(survey: Survey, state: SteamState, seat: Seat, action: Action, base: i64) -> i64:
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
    """Which steamer, which dim sum, what for it; what goes back; which row; which reward."""
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
    if action == REDRAW:
        return 0
    if action < CLAIM_TOKEN:
        row = (state.zodiac[seat] * DISH_COUNT + action - ASSIGN) * ROW_LENGTH
        return SPACES[row] * POINT + SPACES[row + ROW_LENGTH - 1]
    if action < CLAIM_CARDS:
        return with_best_token(survey, state, seat, state.tokens[seat], 1) - survey.prospect(
            state, seat, state.tokens[seat], state.rotation
        )
    if action < WAIVE:
        return any_card_worth(state) * COLUMN_CARDS[state.zodiac[seat] * ROW_LENGTH + action - CLAIM_CARDS]
    return -SMALL


def rate_rest(survey: Survey, state: SteamState, seat: Seat, subject: i64, action: Action) -> i64:
    tokens = state.tokens[seat]
    zone = zone_at(state, seat, state.rotation)
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
