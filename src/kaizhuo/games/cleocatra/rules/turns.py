"""Chapter 5: turns, rounds and the end (CL-19 to CL-22).

While a turn goes on, its open questions are on the stack; when none is left the turn is over.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kaizhuo.core.state import CHANCE, Seat
from kaizhuo.games.cleocatra.box.tables import GOAL, NOWHERE, ROUND_LIMIT
from kaizhuo.games.cleocatra.rules.actions import list_first_actions
from kaizhuo.games.cleocatra.rules.pyramid import roomy
from kaizhuo.games.cleocatra.rules.state import CleocatraState
from kaizhuo.games.cleocatra.rules.two_actions import can_rescue
from kaizhuo.games.cleocatra.rules.words import (
    DRAWING,
    ENDED,
    EXTRA_ACTION,
    EXTRA_EARNED,
    EXTRA_LAPSED,
    FIRST_ACTION,
    MUST_SCOUT,
    REINFORCING,
    RELOCATING,
    ROUND_BEGAN,
    WORDS,
)

SCRATCH: Final[vec[i64]] = vec[i64]([0] * WORDS.size)


def begin_round(state: CleocatraState) -> None:
    state.rounds += 1
    state.tell(ROUND_BEGAN, state.rounds)
    begin_turn(state, state.starter)


def begin_turn(state: CleocatraState, seat: Seat) -> None:
    """CL-4  A turn.  CL-19  Without a complete one a rescuer from the supply helps.  CL-20  Or one from the table, or
    at last the stack."""
    state.turn = seat
    if has_turn(state, seat):
        state.ask(seat, FIRST_ACTION)
    elif state.supply(seat):
        state.ask(seat, REINFORCING)
    elif roomy(state, seat):
        state.ask(seat, RELOCATING)
    else:
        state.tell(MUST_SCOUT, seat)
        state.ask(CHANCE, DRAWING, seat)


def has_turn(state: CleocatraState, seat: Seat) -> bool:
    """CL-19  Whether there is a complete turn: a Rescue, or two actions."""
    return can_rescue(state, seat) or list_first_actions(state, seat, True, SCRATCH) > 0


def go_on(state: CleocatraState) -> None:
    """When nothing is open any more: the extra action of CL-24, or the next turn."""
    if len(state.pending):
        return
    if state.extra != NOWHERE:
        begin_extra_action(state)
    if not len(state.pending):
        end_turn(state)


def begin_extra_action(state: CleocatraState) -> None:
    """CL-24  If nothing is possible it lapses."""
    seat = state.extra
    state.extra = NOWHERE
    if list_first_actions(state, seat, False, SCRATCH):
        state.tell(EXTRA_EARNED, seat)
        state.ask(seat, EXTRA_ACTION)
    else:
        state.tell(EXTRA_LAPSED, seat)


def end_turn(state: CleocatraState) -> None:
    """CL-21  All have equally many turns.  CL-22  After the last round the game ends in any case."""
    following = (state.turn + 1) % state.seats
    if following != state.starter:
        begin_turn(state, following)
    elif best_score(state) >= GOAL or state.rounds >= ROUND_LIMIT:
        state.tell(ENDED)
    else:
        begin_round(state)


def best_score(state: CleocatraState) -> i64:
    best: i64 = 0
    for seat in range(state.seats):
        if state.scores[seat] > best:
            best = state.scores[seat]
    return best
