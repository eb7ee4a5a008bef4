"""What good play looks like, in numbers: for bots only."""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kaizhuo.core.advice import Advice
from kaizhuo.core.state import Seat, subject_of
from kaizhuo.games.steam_up.appraisal import (
    LEFT_OVER,
    POINT,
    ZODIAC_WORTH,
    is_last_round,
    prospect,
    rounds_left,
    survey,
)
from kaizhuo.games.steam_up.choices import rate_dim_sum, rate_payment, rate_rest
from kaizhuo.games.steam_up.counts import total
from kaizhuo.games.steam_up.rating import rate_turn
from kaizhuo.games.steam_up.reasons import reasons_for
from kaizhuo.games.steam_up.scoring import dim_sum, final_score
from kaizhuo.games.steam_up.state import SteamState
from kaizhuo.games.steam_up.words import CHOOSE, END_TURN, GAIN, KEEP, LIFT, PUT

QUARTERS: Final[i64] = 4
CARD_LATE: Final[i64] = 60  # a card between turns, in the end and for every round that is left
CARD_EACH_ROUND: Final[i64] = 5


@final
class SteamAdvice(Advice[SteamState]):
    def rate(self, state: SteamState, seat: Seat, options: vec[i64], count: i64, out: vec[i64]) -> None:
        if state.zodiac[seat] < 0:
            for i in range(count):
                out[i] = ZODIAC_WORTH[options[i] - KEEP] if options[i] < PUT else i64(0)
            return
        survey(state, seat)
        subject = subject_of(state.pending[len(state.pending) - 1])
        base = prospect(state, seat, state.tokens[seat], state.rotation)
        for i in range(count):
            action = options[i]
            if action < GAIN:
                out[i] = 0
            elif action <= END_TURN:
                out[i] = rate_turn(state, seat, action, base)
            elif action < CHOOSE:
                out[i] = rate_payment(state, seat, action, base)
            elif action < LIFT:
                out[i] = rate_dim_sum(state, seat, subject, action)
            else:
                out[i] = rate_rest(state, seat, subject, action)

    def value(self, state: SteamState, seat: Seat) -> float:
        """When the game is over the share of the victory; before, how much more is to be hoped for than by others."""
        if not len(state.pending):
            return share_of_victory(state, seat)
        if state.zodiac[seat] < 0:
            return 1.0 / float(state.seats)
        scale = float(160 + 70 * rounds_left(state))
        mine = standing(state, seat)
        sum_of_all = 0.0
        for other in range(state.seats):
            ahead = float(standing(state, other) - mine) / scale
            sum_of_all += exp(ahead if ahead < 30.0 else 30.0)
        return 1.0 / sum_of_all

    def reasons(self, state: SteamState, seat: Seat, action: i64) -> list[tuple[str, int]]:
        return reasons_for(state, seat, action)

    def chapter(self, state: SteamState) -> i64:
        return state.rounds


# How somebody stands


def standing(state: SteamState, seat: Seat) -> i64:
    """Points, and what is to be hoped for: before somebody's next turn others may rotate the turntable, so every
    rotation counts alike.  The weights follow the final scores of games by level 2."""
    cards = state.hand_size(seat)
    points = POINT * state.hp[seat]
    if is_last_round(state):
        return points - LEFT_OVER * total(state.tokens[seat]) + LEFT_OVER * cards
    survey(state, seat)
    hoped: i64 = 0
    for rotation in range(QUARTERS):
        hoped += prospect(state, seat, state.tokens[seat], rotation)
    left = rounds_left(state)
    return points + hoped * 9 // 40 + cards * (CARD_LATE + CARD_EACH_ROUND * (left if left < 8 else i64(8)))


def share_of_victory(state: SteamState, seat: Seat) -> float:
    """ST-34  Those who share it share the value."""
    mine = final_score(state, seat) * 256 + dim_sum(state, seat)
    sharing: i64 = 0
    for other in range(state.seats):
        theirs = final_score(state, other) * 256 + dim_sum(state, other)
        if theirs > mine:
            return 0.0
        if theirs == mine:
            sharing += 1
    return 1.0 / float(sharing)
