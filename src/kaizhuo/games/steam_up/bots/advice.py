"""What good play looks like, in numbers: for bots only."""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kaizhuo.core.advice import Advice
from kaizhuo.core.state import Seat, step_of, subject_of
from kaizhuo.games.steam_up.bots.ratings import by_rotating, rate_turn
from kaizhuo.games.steam_up.bots.ratings_parts import rate_dim_sum, rate_payment, rate_rest
from kaizhuo.games.steam_up.bots.reasons import reasons_for
from kaizhuo.games.steam_up.bots.worth import (
    BOARD_WORTH,
    KEPT_WORTH,
    POINT,
    WORTH,
    ZODIAC_WORTH,
    is_last_round,
    promise,
    prospect,
    rounds_left,
    survey,
)
from kaizhuo.games.steam_up.box.tables import MOST_SEATS
from kaizhuo.games.steam_up.rules.agenda import NEXT_TURN
from kaizhuo.games.steam_up.rules.cards import each_card
from kaizhuo.games.steam_up.rules.counts import total
from kaizhuo.games.steam_up.rules.scoring import dim_sum, final_score
from kaizhuo.games.steam_up.rules.state import SteamState
from kaizhuo.games.steam_up.rules.words import CHOOSE, END_TURN, GAIN, KEEP, LIFT, PUT, TURN

QUARTERS: Final[i64] = 4
# Before one's last turn, by what it brought in 150 games of level 2
CARD_LAST: Final[i64] = 60
TOKEN_LAST: Final[i64] = 70
LAST_TURN: Final[i64] = 150
MOST_ROUNDS: Final[i64] = 8  # that make a difference
UNSEEN_CARD: Final[i64] = 60


@final
class SteamAdvice(Advice[SteamState]):
    def rate(self, state: SteamState, seat: Seat, options: vec[i64], count: i64, out: vec[i64]) -> None:
        if state.zodiac[seat] < 0:
            for i in range(count):
                out[i] = ZODIAC_WORTH[options[i] - KEEP] if options[i] < PUT else i64(0)
            return
        survey(state, seat)
        asked = state.pending[len(state.pending) - 1]
        subject = subject_of(asked)
        base = prospect(state, seat, state.tokens[seat], state.rotation)
        turned = by_rotating(state, seat, base, 0) if step_of(asked) == TURN else i64(0)
        for i in range(count):
            action = options[i]
            if action < GAIN:
                out[i] = 0
            elif action <= END_TURN:
                out[i] = rate_turn(state, seat, action, base, turned)
            elif action < CHOOSE:
                out[i] = rate_payment(state, seat, action, base)
            elif action < LIFT:
                out[i] = rate_dim_sum(state, seat, subject, action)
            else:
                out[i] = rate_rest(state, seat, subject, action)

    def value(self, state: SteamState, seat: Seat) -> float:
        """Half the share of the victory, half the part of the rivals one is ahead of, so that places are fought for
        when the victory is far.  At the end exact, before it after what everybody may hope for."""
        if not len(state.pending):
            return final_value(state, seat)
        if state.zodiac[seat] < 0:
            return 0.25 + 0.5 / float(state.seats)
        scale = spread(state)
        mine = standing(state, seat)
        odds_of_all = 1.0
        ahead = 0.0
        for other in range(state.seats):
            if other != seat:
                lead = float(standing(state, other) - mine) / scale
                odds = exp(lead if lead < 30.0 else 30.0)
                odds_of_all += odds
                ahead += 1.0 / (1.0 + odds)
        return 0.5 / odds_of_all + 0.5 * ahead / float(state.seats - 1)

    def reasons(self, state: SteamState, seat: Seat, action: i64) -> list[tuple[str, int]]:
        return reasons_for(state, seat, action)

    def chapter(self, state: SteamState) -> i64:
        """Each turn is one, so that playouts look equally far from every seat."""
        return state.rounds * (MOST_SEATS + 1) + turns_begun(state)


# How somebody stands


def standing(state: SteamState, seat: Seat) -> i64:
    """Points, and what is to be hoped for: before somebody's next turn others may rotate the turntable, so every
    rotation counts, and the present one a little more.  Early on tokens and good cards promise most, later the
    steamers, in the end tokens are a burden: fitted by least squares to the scores in 2,200 games of level 2, in
    which up to a seventh of all moves was random."""
    late = is_last_round(state)
    if late and not is_to_move(state, seat):
        return POINT * final_score(state, seat)
    survey(state, seat)
    hoped = promise(state, seat, state.tokens[seat], state.rotation, False) // 4
    for rotation in range(QUARTERS):
        hoped += promise(state, seat, state.tokens[seat], rotation, False)
    points = POINT * state.hp[seat]
    tokens = total(state.tokens[seat])
    cards = state.hand_size(seat)
    if late:
        return points + hoped * 27 // 100 - TOKEN_LAST * tokens + CARD_LAST * cards - LAST_TURN
    left = rounds_left(state)
    if left > MOST_ROUNDS:
        left = MOST_ROUNDS
    points += hoped * (149 - 13 * left) // 425 + tokens * (20 * left - 63) + cards * (60 - 7 * left)
    points += hand_worth(state, seat) * (25 + 8 * left) // 100 + board_worth(state, seat) * left // 25
    return points + kept_worth(state, seat) * (19 * left - 45) // 100 if left > 2 else points


def hand_worth(state: SteamState, seat: Seat) -> i64:
    worth = UNSEEN_CARD * state.unseen[seat]
    for kind in each_card(state.hand[seat]):
        worth += WORTH[kind]
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
    """How far apart two players may end who stand equal now."""
    if is_last_round(state):
        return 230.0
    left = rounds_left(state)
    return float(310 + 25 * (left if left < MOST_ROUNDS else MOST_ROUNDS))


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
