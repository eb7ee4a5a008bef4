"""How promising the parts of actions and cards are, in hundredths of a point: for bots only."""

from __future__ import annotations

from mypy_extensions import i64

from kaizhuo.core.components import BIT
from kaizhuo.core.state import Action, Seat
from kaizhuo.games.steam_up.bots.food import any_piece, best_in, here, last_space, worst_on_plate
from kaizhuo.games.steam_up.bots.ratings import SMALL, card_worth, with_best_token
from kaizhuo.games.steam_up.bots.worth import (
    POINT,
    POINTS,
    WORTH,
    hope,
    piece_points,
    prospect,
    zone_at,
)
from kaizhuo.games.steam_up.box.tables import (
    COLUMN_CARDS,
    DISH_COUNT,
    PLACE_COUNT,
    ROW_LENGTH,
    SPACES,
)
from kaizhuo.games.steam_up.rules.counts import ONE, count_of, total
from kaizhuo.games.steam_up.rules.state import SteamState
from kaizhuo.games.steam_up.rules.swapping import BOARD, NOTHING, PLATE
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


def rate_dim_sum(state: SteamState, seat: Seat, subject: i64, action: Action) -> i64:
    """Which steamer, which dim sum, what for it; what goes back; which row; which reward."""
    if action < DECLINE:
        contents = state.top(action - CHOOSE)
        source = subject & 15
        if source == PLATE:
            return best_in(state, seat, contents) - worst_on_plate(state, seat) - SMALL
        return best_in(state, seat, contents) if source in (BOARD, NOTHING) else -POINTS[action - CHOOSE]
    if action == DECLINE:
        return 0
    if action < GIVE:
        return piece_points(state, seat, action - PICK, 0)
    if action < SEND_BACK:
        dish = action - GIVE
        if subject & 15 == BOARD:
            return -last_space(state, seat, dish)
        return -piece_points(state, seat, dish, count_of(state.plate, dish) - 1) if subject & 15 == PLATE else i64(0)
    if action < REDRAW:
        dish = action - SEND_BACK
        return any_piece(state, seat) - piece_points(state, seat, dish, count_of(state.plate, dish) - 1) - SMALL
    if action == REDRAW:
        return 0
    if action < CLAIM_TOKEN:
        row = (state.zodiac[seat] * DISH_COUNT + action - ASSIGN) * ROW_LENGTH
        return SPACES[row] * POINT + SPACES[row + ROW_LENGTH - 1]
    if action < CLAIM_CARDS:
        return with_best_token(state, seat, state.tokens[seat], 1) - prospect(
            state, seat, state.tokens[seat], state.rotation
        )
    if action < WAIVE:
        return card_worth(state) * COLUMN_CARDS[state.zodiac[seat] * ROW_LENGTH + action - CLAIM_CARDS]
    return -SMALL


def rate_payment(state: SteamState, seat: Seat, action: Action, base: i64) -> i64:
    tokens = state.tokens[seat]
    if action < ROTATE:
        return prospect(state, seat, tokens + ONE[action - TAKE], state.rotation)
    if action < STAY:
        rotation = state.rotation + action - ROTATE + 1
        return prospect(state, seat, tokens, rotation) - rivals_hope(state, seat, rotation)
    if action == STAY:
        return base - rivals_hope(state, seat, state.rotation)
    if action < USE:
        return -WORTH[action - DISCARD]
    if action < PAY_NOW:
        return SMALL
    if action == PAY_NOW:
        return 0
    return prospect(state, seat, tokens - ONE[action - PAY], state.rotation)


def rivals_hope(state: SteamState, seat: Seat, rotation: i64) -> i64:
    """A part of what lies in the zone of the next player, whom it is better to leave nothing."""
    rival = (seat + 1) % state.seats
    best: i64 = 0
    for place in range(PLACE_COUNT):
        if zone_at(state, rival, rotation) & BIT[place]:
            found = hope(state, rival, place, state.tokens[rival], rotation, True)
            if found > best:
                best = found
    return best // 4


def rate_rest(state: SteamState, seat: Seat, subject: i64, action: Action) -> i64:
    tokens = state.tokens[seat]
    zone = zone_at(state, seat, state.rotation)
    if action < SET_DOWN:
        place = action - LIFT
        return -here(state, seat, place) if zone & BIT[place] else here(state, seat, place)
    if action < RAISE:
        place = action - SET_DOWN
        covered = hope(state, seat, place, tokens, state.rotation, False)
        return here(state, seat, subject) - covered if zone & BIT[place] else i64(0)
    if action < SWITCH:
        place = action - RAISE
        return SMALL - hope(state, seat, place, tokens, state.rotation, False) if zone & BIT[place] else i64(0)
    if action < TASTE:
        place = action - SWITCH
        return -here(state, seat, place) if zone & BIT[place] else here(state, seat, place)
    if action < SERVE:
        return piece_points(state, seat, action - TASTE, 0)
    if action < CHALLENGE:
        return -hope(state, seat, action - SERVE, tokens, state.rotation, False)
    if action < ROB:
        return state.hp[action - CHALLENGE] * POINT + total(state.tokens[action - CHALLENGE])
    if action < SEIZE:
        return state.hp[action - ROB] * POINT + state.hand_size(action - ROB)
    if action < RETURN:
        return prospect(state, seat, tokens + ONE[action - SEIZE], state.rotation)
    return prospect(state, seat, tokens - ONE[action - RETURN], state.rotation)
