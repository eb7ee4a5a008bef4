"""What speaks for an action that brings nothing into reach: names of messages with a number, as in `reasons.py`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaizhuo.core.components import BIT
from kaizhuo.core.state import Action, Seat, subject_of
from kaizhuo.games.steam_up.bots.dim_sum import (
    any_piece,
    best_in,
    best_piece,
    cheapest_on_board,
    last_space,
    piece_points,
    worst_on_plate,
)
from kaizhuo.games.steam_up.bots.plays import (
    OP_BITE,
    OP_DRAW,
    OP_GAIN,
    OP_GAIN_ONE_OF,
    OP_MOVE,
    OP_SWAP,
    OP_TAKE,
    OP_TAKE_ROLLED,
)
from kaizhuo.games.steam_up.bots.steamers import Survey, missing
from kaizhuo.games.steam_up.bots.worth import CARD_WORTH, KEPT_WORTH, POINT
from kaizhuo.games.steam_up.box.tables import (
    ALL_PLACES,
    DISH_COUNT,
    EFFECT_COUNT,
    EFFECT_LIMIT,
    EFFECT_OP,
    EFFECT_WHO,
    EFFECTS_FROM,
    EFFECTS_TO,
    PLACE_COUNT,
    ROUND_LESS,
    ROW_LENGTH,
    SPACES,
)
from kaizhuo.games.steam_up.rules.buying import BUYING_AT
from kaizhuo.games.steam_up.rules.cards import each_card
from kaizhuo.games.steam_up.rules.counts import ONE, count_of
from kaizhuo.games.steam_up.rules.effects import whom
from kaizhuo.games.steam_up.rules.state import SteamState
from kaizhuo.games.steam_up.rules.swapping import BOARD, NOTHING, PLATE, SOURCE, places_in_reach
from kaizhuo.games.steam_up.rules.words import (
    ASSIGN,
    BUY,
    CHALLENGE,
    CHOOSE,
    CLAIM_TOKEN,
    DECLINE,
    DISCARD,
    DRAW,
    EXCHANGE,
    GAIN,
    GIVE,
    LIFT,
    PAY,
    PICK,
    PLAY,
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
)

Reasons = list[tuple[str, int]]
QUARTERS: Final = (1, 3)


def lesser_reasons(survey: Survey, state: SteamState, seat: Seat, action: Action) -> Reasons:
    survey.look(state, seat)
    if action < DRAW:
        return for_dish(state, action - GAIN)
    if action == EXCHANGE:
        return for_exchange(survey, state, seat)
    if PLAY <= action < BUY:
        return for_effects(survey, state, seat, action - PLAY)
    if action < TAKE:
        return []
    if action < USE:
        return for_part(survey, state, seat, action)
    if action < PAY:
        return []
    if action < CHOOSE:
        survey.points[BUYING_AT.of(subject_of(state.pending[len(state.pending) - 1]))] = 0  # it will be gone
        return for_payment(survey, state, seat, action - PAY)
    if action < LIFT:
        return for_dim_sum(state, seat, SOURCE.of(subject_of(state.pending[len(state.pending) - 1])), action)
    return for_rest(survey, state, seat, action)


def for_part(survey: Survey, state: SteamState, seat: Seat, action: Action) -> Reasons:
    """Tokens, the turntable, a card too many."""
    if action < ROTATE:
        return for_dish(state, action - TAKE)
    if action < STAY:
        return for_turning(survey, state, seat, state.rotation + action - ROTATE + 1)
    if action == STAY:
        return for_standing(survey, state, seat)
    for kind in each_card(state.hand[seat]):
        if CARD_WORTH[kind] < CARD_WORTH[action - DISCARD]:
            return []
    return [("cheapest", 0)]


def for_dish(state: SteamState, dish: i64) -> Reasons:
    """How many top steamers cost it."""
    found: i64 = 0
    for place in range(PLACE_COUNT):
        if count_of(state.top(place), dish):
            found += 1
    return [("common", found)] if found else []


def for_exchange(survey: Survey, state: SteamState, seat: Seat) -> Reasons:
    """ST-12  The token that a card is given for is one's own choice."""
    tokens = state.tokens[seat]
    best: i64 = -1
    for place in range(PLACE_COUNT):
        lacking = missing(tokens, state.top(place)) - ROUND_LESS[state.fate]
        here = state.zone(seat) & BIT[place]
        if here and lacking == 1 and (best < 0 or survey.points[place] > survey.points[best]):
            best = place
    return [("fetches", best + 1)] if best >= 0 else []


def for_effects(survey: Survey, state: SteamState, seat: Seat, kind: i64) -> Reasons:
    """What a card does for whoever plays it."""
    found: Reasons = []
    if KEPT_WORTH[kind]:
        found.append(("kept", 0))
    for effect in range(EFFECTS_FROM[kind], EFFECTS_TO[kind]):
        if whom(state, seat, EFFECT_WHO[effect]) == seat:
            found += for_effect(survey, state, seat, effect)
    return found[:2]


def for_effect(survey: Survey, state: SteamState, seat: Seat, effect: i64) -> Reasons:
    op = EFFECT_OP[effect]
    count = EFFECT_COUNT[effect]
    if op in (OP_TAKE, OP_TAKE_ROLLED):
        return [("takes", count)]
    if op == OP_DRAW:
        return [("draws", count)]
    if op == OP_GAIN:
        return [("gains", count)]
    if op == OP_GAIN_ONE_OF:
        return [("selects", 0)]
    places = places_in_reach(state, seat, EFFECT_LIMIT[effect])
    if op == OP_BITE:
        return worth("bites", best_piece(state, seat, places, 0))
    if op == OP_SWAP:
        return worth("swaps", best_piece(state, seat, places, cheapest_on_board(state, seat)))
    return [("moves", 0)] if op == OP_MOVE and survey.best_outside(state, seat) > 0 else []


def worth(name: str, points: i64) -> Reasons:
    whole = (points + POINT // 2) // POINT
    return [(name, whole)] if whole > 0 else []


def best_place(survey: Survey, state: SteamState, seat: Seat, tokens: i64, rotation: i64) -> i64:
    """The steamer that promises most, or -1."""
    best: i64 = -1
    most: i64 = 0
    for place in range(PLACE_COUNT):
        hope = survey.hope(state, seat, place, tokens, rotation, False)
        if hope > most:
            most = hope
            best = place
    return best


def for_turning(survey: Survey, state: SteamState, seat: Seat, rotation: i64) -> Reasons:
    """A promising steamer comes nearer, or the next player has less."""
    tokens = state.tokens[seat]
    best = best_place(survey, state, seat, tokens, rotation)
    if best >= 0:
        then = survey.hope(state, seat, best, tokens, rotation, False)
        if then > survey.hope(state, seat, best, tokens, state.rotation, False):
            return [("closer", best + 1)]
    less = survey.rivals_hope(state, seat, rotation) < survey.rivals_hope(state, seat, state.rotation)
    return [("less", 0)] if less else []


def for_standing(survey: Survey, state: SteamState, seat: Seat) -> Reasons:
    """... or it is as near as can be, or the next player would have more."""
    tokens = state.tokens[seat]
    now = state.rotation
    best = best_place(survey, state, seat, tokens, now)
    farther = best >= 0
    more = True
    for quarter in QUARTERS:
        if best >= 0:
            there = survey.hope(state, seat, best, tokens, now + quarter, False)
            farther = farther and there < survey.hope(state, seat, best, tokens, now, False)
        more = more and survey.rivals_hope(state, seat, now + quarter) > survey.rivals_hope(state, seat, now)
    if farther:
        return [("waits", best + 1)]
    return [("lets", 0)] if more else []


def for_payment(survey: Survey, state: SteamState, seat: Seat, dish: i64) -> Reasons:
    """A token that the most promising steamer can do without."""
    tokens = state.tokens[seat]
    if not count_of(tokens, dish):
        return []
    best = best_place(survey, state, seat, tokens, state.rotation)
    if best < 0 or missing(tokens - ONE[dish], state.top(best)) > missing(tokens, state.top(best)):
        return []
    return [("without", best + 1)]


def for_dim_sum(state: SteamState, seat: Seat, source: i64, action: Action) -> Reasons:
    """What is taken out of a steamer, and what is given for it."""
    mine = source in (BOARD, NOTHING, PLATE)
    if action < DECLINE:
        return worth("holds", best_in(state, seat, state.top(action - CHOOSE))) if mine else []
    if action == DECLINE:
        swap = best_piece(state, seat, ALL_PLACES, worst_on_plate(state, seat))
        return [] if swap > 0 else [("no-swap", 0)]
    if action < GIVE:
        return worth("points", piece_points(state, seat, action - PICK, 0)) if mine else []
    if action < SEND_BACK:
        return for_gift(state, seat, source, action - GIVE)
    if action < REDRAW:
        dish = action - SEND_BACK
        last = piece_points(state, seat, dish, count_of(state.plate, dish) - 1)
        return [("average", 0)] if last < any_piece(state, seat) else []
    if ASSIGN <= action < CLAIM_TOKEN:
        return worth("row", POINT * SPACES[(state.zodiac[seat] * DISH_COUNT + action - ASSIGN) * ROW_LENGTH])
    return []


def for_gift(state: SteamState, seat: Seat, source: i64, dish: i64) -> Reasons:
    """What pays least on one's own board."""
    if source == BOARD:
        return [("cheap", 0)] if last_space(state, seat, dish) == cheapest_on_board(state, seat) else []
    if source != PLATE:
        return []
    mine = piece_points(state, seat, dish, count_of(state.plate, dish) - 1)
    return [("cheap", 0)] if mine == worst_on_plate(state, seat) else []


def for_rest(survey: Survey, state: SteamState, seat: Seat, action: Action) -> Reasons:
    """Steamers that are moved, and what concerns a rival."""
    zone = state.zone(seat)
    if action < SET_DOWN:
        place = action - LIFT
        now = survey.hope(state, seat, place, state.tokens[seat], state.rotation, False)
        return [("fetched", 0)] if not zone & BIT[place] and survey.here(state, seat, place) > now else []
    if action < RAISE:
        place = action - SET_DOWN
        if zone & BIT[place]:
            return [("into", 0)]
        return [] if state.zone((seat + 1) % state.seats) & BIT[place] else [("away", 0)]
    if action < TASTE:
        return for_switch(survey, state, seat, action)
    if action < SERVE:
        return worth("points", piece_points(state, seat, action - TASTE, 0))
    if action < CHALLENGE:
        return []
    if action < SEIZE:
        return for_rival(state, seat, action - ROB if action >= ROB else action - CHALLENGE)
    return for_dish(state, action - SEIZE) if action < RETURN else for_payment(survey, state, seat, action - RETURN)


def for_switch(survey: Survey, state: SteamState, seat: Seat, action: Action) -> Reasons:
    """ST-27  Another steamer comes to the top, or a whole stack to another place."""
    raising = action < SWITCH
    place = action - RAISE if raising else action - SWITCH
    inside = state.zone(seat) & BIT[place] != 0
    if raising:
        return [("uncovers", 0)] if inside else []
    now = survey.hope(state, seat, place, state.tokens[seat], state.rotation, False)
    return [("fetched", 0)] if not inside and survey.here(state, seat, place) > now else []


def for_rival(state: SteamState, seat: Seat, rival: i64) -> Reasons:
    for other in range(state.seats):
        if other != seat and state.hp[other] > state.hp[rival]:
            return []
    return [("leader", 0)]
