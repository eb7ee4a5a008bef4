"""What speaks for an action, for a person who asks: names of messages with a number."""

from __future__ import annotations

from mypy_extensions import i64

from kaizhuo.core.components import BIT
from kaizhuo.core.state import Action, Seat
from kaizhuo.games.steam_up.bots.beside import beside_others, for_board
from kaizhuo.games.steam_up.bots.lesser import lesser_reasons
from kaizhuo.games.steam_up.bots.steamers import Survey, can_have, missing, newly
from kaizhuo.games.steam_up.bots.worth import POINT, is_last_round
from kaizhuo.games.steam_up.box.tables import DISH_COUNT, OUTSIDE_POINTS, PLACE_COUNT, ROW_LENGTH
from kaizhuo.games.steam_up.rules.counts import ONE, count_of, total
from kaizhuo.games.steam_up.rules.state import SteamState
from kaizhuo.games.steam_up.rules.words import (
    BUY,
    DRAW,
    END_TURN,
    EXCHANGE,
    GAIN,
    GAMBLE,
    PICK,
    PLAY,
    ROTATE,
    STAY,
    TAKE,
)


def reasons_for(survey: Survey, state: SteamState, seat: Seat, action: Action) -> list[tuple[str, int]]:
    if state.zodiac[seat] < 0:
        return for_board(state, seat, action)
    found = main_reasons(survey, state, seat, action) or lesser_reasons(survey, state, seat, action)
    return found or beside_others(survey, state, seat, action)


def main_reasons(survey: Survey, state: SteamState, seat: Seat, action: Action) -> list[tuple[str, int]]:
    """What comes into reach, and what a purchase brings."""
    if BUY <= action < GAMBLE:
        return for_purchase(survey, state, seat, action - BUY)
    if GAIN <= action < GAIN + DISH_COUNT:
        return for_token(survey, state, seat, action - GAIN)
    if TAKE <= action < TAKE + DISH_COUNT:
        return for_token(survey, state, seat, action - TAKE)
    if ROTATE <= action < STAY:
        return for_rotation(state, seat, state.rotation + action - ROTATE + 1)
    if action == STAY:
        return for_staying(survey, state, seat)
    if action == DRAW and is_last_round(state):
        return [("hoard", 0)]
    if PICK <= action < PICK + DISH_COUNT and fills_column(state, seat, ONE[action - PICK]):
        return [("column", 0)]
    if (action == EXCHANGE or PLAY <= action < BUY) and state.tokens[seat] == 0:
        return [("tokens", 0)]
    if action == DRAW or PLAY <= action < BUY:
        return for_card(state, seat, action)
    if GAMBLE <= action < END_TURN:
        return [("ability", 0)]
    return []


def for_purchase(survey: Survey, state: SteamState, seat: Seat, place: i64) -> list[tuple[str, int]]:
    """Its points, the column it fills, and who could have bought it next."""
    survey.look(state, seat)
    contents = state.top(place)
    points = survey.points[place]
    if not state.zone(seat) & BIT[place]:
        points += POINT * OUTSIDE_POINTS[state.zodiac[seat]] * total(contents)
    found: list[tuple[str, int]] = [("points", (points + POINT // 2) // POINT)]
    if fills_column(state, seat, contents):
        found.append(("column", 0))
    for rival in range(state.seats):
        if rival != seat and can_have(state, rival, place, state.tokens[rival], state.rotation):
            found.append(("snatches", 0))
            break
    return found


def for_token(survey: Survey, state: SteamState, seat: Seat, dish: i64) -> list[tuple[str, int]]:
    """A steamer that can be paid only with it; or the one that promises most with it, of those that cost it."""
    survey.look(state, seat)
    tokens = state.tokens[seat]
    best: i64 = -1
    for place in range(PLACE_COUNT):
        if can_have(state, seat, place, tokens, state.rotation):
            continue
        if can_have(state, seat, place, tokens + ONE[dish], state.rotation) and (
            best < 0 or survey.points[place] > survey.points[best]
        ):
            best = place
    if best >= 0:
        return [("completes", best + 1)]
    most: i64 = 0
    for place in range(PLACE_COUNT):
        hope = survey.hope(state, seat, place, tokens + ONE[dish], state.rotation, False)
        if hope > most and missing(tokens + ONE[dish], state.top(place)) < missing(tokens, state.top(place)):
            most = hope
            best = place
    return [("nearer", best + 1)] if best >= 0 else []


def for_card(state: SteamState, seat: Seat, action: Action) -> list[tuple[str, int]]:
    """ST-11, ST-13  The turntable may be rotated afterwards."""
    for quarter in (1, 3):
        for place in range(PLACE_COUNT):
            if newly(state, seat, place, state.rotation, state.rotation + quarter):
                return [("turns", place + 1)]
    return [("cards", 0)] if action == DRAW else []


def for_staying(survey: Survey, state: SteamState, seat: Seat) -> list[tuple[str, int]]:
    """The best steamer that stays within reach."""
    survey.look(state, seat)
    best: i64 = -1
    for place in range(PLACE_COUNT):
        if can_have(state, seat, place, state.tokens[seat], state.rotation) and (
            best < 0 or survey.points[place] > survey.points[best]
        ):
            best = place
    return [("stays", best + 1)] if best >= 0 else []


def for_rotation(state: SteamState, seat: Seat, rotation: i64) -> list[tuple[str, int]]:
    """What comes into reach, or out of the reach of the next player."""
    rival = (seat + 1) % state.seats
    now = state.rotation
    found = [("reach", place + 1) for place in range(PLACE_COUNT) if newly(state, seat, place, now, rotation)]
    found += [("denies", place + 1) for place in range(PLACE_COUNT) if newly(state, rival, place, rotation, now)]
    return found[:2]


def fills_column(state: SteamState, seat: Seat, contents: i64) -> bool:
    """Whether these dim sum complete a column that was never full."""
    for column in range(ROW_LENGTH):
        if state.filled[seat] & BIT[column]:
            continue
        full = True
        for dish in range(DISH_COUNT):
            if count_of(state.board[seat], dish) + count_of(contents, dish) <= column:
                full = False
        return full
    return False
