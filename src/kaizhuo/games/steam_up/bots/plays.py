"""What buying, trading, rotating and playing a card bring, in hundredths of a point: for bots only."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaizhuo.core.components import BIT
from kaizhuo.core.state import Seat
from kaizhuo.games.steam_up.bots.dim_sum import any_piece, best_piece, cheapest_on_board
from kaizhuo.games.steam_up.bots.steamers import Survey
from kaizhuo.games.steam_up.bots.worth import (
    CARD_WORTH,
    KEPT_WORTH,
    LEFT_OVER,
    POINT,
    WEIGHTS,
    any_card_worth,
    is_last_round,
    rounds_left,
)
from kaizhuo.games.steam_up.box import shapes
from kaizhuo.games.steam_up.box.tables import (
    DISH_COUNT,
    EFFECT_COUNT,
    EFFECT_LIMIT,
    EFFECT_OP,
    EFFECT_WHO,
    EFFECTS_FROM,
    EFFECTS_TO,
    OUTSIDE_POINTS,
    ROUND_STUCK,
    TRADE_CARDS,
)
from kaizhuo.games.steam_up.rules.abilities import other_of
from kaizhuo.games.steam_up.rules.counts import ONE, count_of, total
from kaizhuo.games.steam_up.rules.effects import whom
from kaizhuo.games.steam_up.rules.state import SteamState
from kaizhuo.games.steam_up.rules.swapping import places_in_reach
from kaizhuo.games.steam_up.rules.tokens import available
from kaizhuo.games.steam_up.rules.turntable import HALF

OP_TAKE: Final[i64] = shapes.EFFECTS.index(shapes.Take)
OP_TAKE_ROLLED: Final[i64] = shapes.EFFECTS.index(shapes.TakeRolled)
OP_DRAW: Final[i64] = shapes.EFFECTS.index(shapes.Draw)
OP_GAIN: Final[i64] = shapes.EFFECTS.index(shapes.Gain)
OP_GAIN_ONE_OF: Final[i64] = shapes.EFFECTS.index(shapes.GainOneOf)
OP_BITE: Final[i64] = shapes.EFFECTS.index(shapes.Bite)
OP_SWAP: Final[i64] = shapes.EFFECTS.index(shapes.SwapWithBoard)
OP_MOVE: Final[i64] = shapes.EFFECTS.index(shapes.MoveSteamer)
OP_ROTATE: Final[i64] = shapes.EFFECTS.index(shapes.Rotate)

SMALL: Final[i64] = WEIGHTS.whole("ratings.small")
BEST_OF_SEVERAL: Final[i64] = WEIGHTS.whole("ratings.best_of_several")
KEPT_ROUNDS: Final[i64] = WEIGHTS.whole("ratings.kept_rounds")
NONE_LEFT: Final[i64] = -1000000  # no token can be had


def by_rotating(survey: Survey, state: SteamState, seat: Seat, base: i64, most: i64) -> i64:
    """What the best rotation adds, if there is to be one."""
    if ROUND_STUCK[state.fate]:
        return 0
    best = base
    for quarters in range(i64(1), i64(4)):
        if quarters != HALF or most == HALF:
            found = survey.prospect(state, seat, state.tokens[seat], state.rotation + quarters)
            if found > best:
                best = found
    return best - base


def with_best_token(survey: Survey, state: SteamState, seat: Seat, tokens: i64, count: i64) -> i64:
    """The prospect with so many more tokens of the best types."""
    best = NONE_LEFT
    for _ in range(count):
        best = NONE_LEFT
        chosen: i64 = 0
        for dish in range(DISH_COUNT):
            if available(state, dish):
                found = survey.prospect(state, seat, tokens + ONE[dish], state.rotation)
                if found > best:
                    best = found
                    chosen = ONE[dish]
        tokens += chosen
    return best


def by_buying(survey: Survey, state: SteamState, seat: Seat, place: i64) -> i64:
    """Its points now, and the prospect of what is left."""
    contents = state.top(place)
    points = survey.points[place]
    if not state.zone(seat) & BIT[place]:
        points += POINT * OUTSIDE_POINTS[state.zodiac[seat]] * total(contents)
    kept = survey.points[place]
    survey.points[place] = 0
    left = survey.prospect(state, seat, without(state.tokens[seat], contents), state.rotation)
    survey.points[place] = kept
    return points + left


def without(tokens: i64, contents: i64) -> i64:
    """What is left of the tokens when as many as can be are paid for a steamer."""
    for dish in range(DISH_COUNT):
        held = count_of(tokens, dish)
        price = count_of(contents, dish)
        tokens -= ONE[dish] * (price if price < held else held)
    return tokens


def by_trading(survey: Survey, state: SteamState, seat: Seat, dish: i64) -> i64:
    zodiac = state.zodiac[seat]
    tokens = state.tokens[seat] - ONE[dish]
    if TRADE_CARDS[zodiac]:
        return survey.prospect(state, seat, tokens, state.rotation) + TRADE_CARDS[zodiac] * any_card_worth(state)
    return survey.prospect(state, seat, tokens + ONE[other_of(zodiac, dish)], state.rotation) - 1


def by_playing(survey: Survey, state: SteamState, seat: Seat, kind: i64, base: i64, turned: i64) -> i64:
    """What its effects bring, less what it is worth in the hand."""
    found = base - CARD_WORTH[kind]
    if is_last_round(state):
        found = base - LEFT_OVER
    elif KEPT_WORTH[kind]:
        left = rounds_left(state)
        found += KEPT_WORTH[kind] * (left if left < KEPT_ROUNDS else KEPT_ROUNDS) // KEPT_ROUNDS
    for effect in range(EFFECTS_FROM[kind], EFFECTS_TO[kind]):
        if whom(state, seat, EFFECT_WHO[effect]) == seat:
            found += by_effect(survey, state, seat, effect, base)
    return found + turned


def by_effect(survey: Survey, state: SteamState, seat: Seat, effect: i64, base: i64) -> i64:
    op = EFFECT_OP[effect]
    count = EFFECT_COUNT[effect]
    limit = EFFECT_LIMIT[effect]
    if op in (OP_TAKE, OP_TAKE_ROLLED):
        found = with_best_token(survey, state, seat, state.tokens[seat], count)
        return found - base if found != NONE_LEFT else i64(0)
    if op == OP_DRAW:
        return count * any_card_worth(state)
    if op == OP_GAIN:
        return count * any_piece(state, seat)
    if op == OP_GAIN_ONE_OF:
        return any_piece(state, seat) * BEST_OF_SEVERAL // 100
    if op == OP_BITE:
        return best_piece(state, seat, places_in_reach(state, seat, limit), 0)
    if op == OP_SWAP:
        return best_piece(state, seat, places_in_reach(state, seat, limit), cheapest_on_board(state, seat))
    if op == OP_ROTATE:
        return by_rotating(survey, state, seat, base, limit)
    if op == OP_MOVE:
        return survey.best_outside(state, seat)
    return SMALL
