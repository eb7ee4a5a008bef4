"""How well somebody stands: what a position is worth, for bots only."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kaizhuo.core.state import Seat, step_of, subject_of
from kaizhuo.games.steam_up.bots.steamers import Survey
from kaizhuo.games.steam_up.bots.worth import (
    BOARD_WORTH,
    CARD_WORTH,
    KEPT_WORTH,
    POINT,
    WEIGHTS,
    is_last_round,
    rounds_left,
)
from kaizhuo.games.steam_up.rules.cards import each_card
from kaizhuo.games.steam_up.rules.counts import total
from kaizhuo.games.steam_up.rules.scoring import dim_sum, final_score
from kaizhuo.games.steam_up.rules.state import SteamState
from kaizhuo.games.steam_up.rules.words import NEXT_TURN

QUARTERS: Final[i64] = 4
FARTHEST: Final = 30.0  # in spreads: more makes no difference
MOST_ROUNDS: Final[i64] = WEIGHTS.whole("value.most_rounds")
HOPED: Final[vec[i64]] = vec[i64](WEIGHTS.row("value.hoped"))
HOPED_OF: Final[i64] = WEIGHTS.whole("value.hoped_of")
TOKEN: Final[vec[i64]] = vec[i64](WEIGHTS.row("value.token"))
CARD: Final[vec[i64]] = vec[i64](WEIGHTS.row("value.card"))
HAND: Final[vec[i64]] = vec[i64](WEIGHTS.row("value.hand"))
BOARD: Final[vec[i64]] = vec[i64](WEIGHTS.row("value.board"))
KEPT: Final[vec[i64]] = vec[i64](WEIGHTS.row("value.kept"))
KEPT_FROM: Final[i64] = WEIGHTS.whole("value.kept_from")
UNSEEN_CARD: Final[i64] = WEIGHTS.whole("value.unseen_card")
PRESENT: Final[i64] = WEIGHTS.whole("value.present")
LAST_HOPED: Final[i64] = WEIGHTS.whole("last_turn.hoped")
LAST_TOKEN: Final[i64] = WEIGHTS.whole("last_turn.token")
LAST_CARD: Final[i64] = WEIGHTS.whole("last_turn.card")
LAST_TURN: Final[i64] = WEIGHTS.whole("last_turn.turn")
LAST_SPREAD: Final[float] = WEIGHTS.fraction("spread.last_round")
SPREAD: Final[vec[i64]] = vec[i64](WEIGHTS.row("spread.others"))


def value_of(survey: Survey, state: SteamState, seat: Seat) -> float:
    """Half the share of the victory, half the part of the rivals that one is ahead of, so that places are fought for
    when the victory is far.  At the end exact, before it after what everybody may hope for."""
    if not len(state.pending):
        return final_value(state, seat)
    if state.zodiac[seat] < 0:
        return 0.25 + 0.5 / float(state.seats)
    scale = spread(state)
    mine = standing(survey, state, seat)
    odds_of_all = 1.0
    ahead = 0.0
    for other in range(state.seats):
        if other != seat:
            lead = float(standing(survey, state, other) - mine) / scale
            odds = exp(lead if lead < FARTHEST else FARTHEST)
            odds_of_all += odds
            ahead += 1.0 / (1.0 + odds)
    return 0.5 / odds_of_all + 0.5 * ahead / float(state.seats - 1)


def final_value(state: SteamState, seat: Seat) -> float:
    """ST-34  Those who share the victory share its value."""
    mine = final_score(state, seat) * 256 + dim_sum(state, seat)
    before: i64 = 0
    level: i64 = 0
    for other in range(state.seats):
        if other != seat:
            theirs = final_score(state, other) * 256 + dim_sum(state, other)
            before += 1 if theirs > mine else 0
            level += 1 if theirs == mine else 0
    ahead = (float(state.seats - 1 - before) - 0.5 * float(level)) / float(state.seats - 1)
    return 0.5 * ahead + (0.0 if before else 0.5 / float(level + 1))


def standing(survey: Survey, state: SteamState, seat: Seat) -> i64:
    """Points, and what is to be hoped for: before somebody's next turn others may rotate the turntable, so every
    rotation counts, and the present one a little more.  Early on tokens and good cards promise most, later the
    steamers, in the end tokens are a burden."""
    late = is_last_round(state)
    if late and not is_to_move(state, seat):
        return POINT * final_score(state, seat)
    survey.look(state, seat)
    hoped = survey.promise(state, seat, state.tokens[seat], state.rotation, False) // PRESENT
    for rotation in range(QUARTERS):
        hoped += survey.promise(state, seat, state.tokens[seat], rotation, False)
    points = POINT * state.hp[seat]
    tokens = total(state.tokens[seat])
    cards = state.hand_size(seat)
    if late:
        return points + hoped * LAST_HOPED // 100 + LAST_TOKEN * tokens + LAST_CARD * cards + LAST_TURN
    left = rounds_that_count(state)
    points += hoped * by_rounds(HOPED, left) // HOPED_OF + tokens * by_rounds(TOKEN, left)
    points += cards * by_rounds(CARD, left) + hand_worth(state, seat) * by_rounds(HAND, left) // 100
    points += board_worth(state, seat) * by_rounds(BOARD, left) // 100
    return points + kept_worth(state, seat) * by_rounds(KEPT, left) // 100 if left >= KEPT_FROM else points


def by_rounds(weights: vec[i64], left: i64) -> i64:
    return weights[0] + weights[1] * left


def rounds_that_count(state: SteamState) -> i64:
    left = rounds_left(state)
    return left if left < MOST_ROUNDS else MOST_ROUNDS


def hand_worth(state: SteamState, seat: Seat) -> i64:
    worth = UNSEEN_CARD * state.unseen[seat]
    for kind in each_card(state.hand[seat]):
        worth += CARD_WORTH[kind]
    return worth


def kept_worth(state: SteamState, seat: Seat) -> i64:
    """Of the cards that lie face up."""
    worth: i64 = 0
    for kind in each_card(state.face_up[seat]):
        worth += KEPT_WORTH[kind]
    return worth


def board_worth(state: SteamState, seat: Seat) -> i64:
    """What the zodiac board promises beside others; nothing is known of one that is not shown yet."""
    return BOARD_WORTH[state.zodiac[seat]] if state.zodiac[seat] >= 0 else i64(0)


def is_to_move(state: SteamState, seat: Seat) -> bool:
    """Whether a player's turn of this round is still to come, or has just begun."""
    return (seat - state.opener + state.seats) % state.seats >= turns_begun(state) - 1


def turns_begun(state: SteamState) -> i64:
    """In this round; what happens between two rounds is part of the first turn."""
    for i in range(i64(len(state.pending))):
        if step_of(state.pending[i]) == NEXT_TURN:
            return subject_of(state.pending[i])
    return 1


def spread(state: SteamState) -> float:
    """How far apart two players who stand equal now may end."""
    return LAST_SPREAD if is_last_round(state) else float(by_rounds(SPREAD, rounds_that_count(state)))
