"""Chapter 5: turns, what helps a player who cannot act, rounds and the end (CL-19 to CL-22, CL-24).

While a turn goes on, its open questions are on the stack; when none is left the turn is over.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from kaizhuo.core.answers import Answers
from kaizhuo.core.components import BIT
from kaizhuo.core.duty import Duty
from kaizhuo.core.state import CHANCE, Action, Seat
from kaizhuo.core.step import Step
from kaizhuo.games.cleocatra.box.tables import GOAL, LOWEST, NOWHERE, ROUND_LIMIT, TILE_COUNT
from kaizhuo.games.cleocatra.rules.actions import can_act
from kaizhuo.games.cleocatra.rules.pyramid import roomy
from kaizhuo.games.cleocatra.rules.rescuer_actions import move_rescuer, put_rescuer
from kaizhuo.games.cleocatra.rules.state import RULES, CleocatraState
from kaizhuo.games.cleocatra.rules.two_actions import added_leaves_action
from kaizhuo.games.cleocatra.rules.words import (
    DRAWING,
    ENDED,
    EXTRA_ACTION,
    EXTRA_EARNED,
    EXTRA_LAPSED,
    FIRST_ACTION,
    MUST_SCOUT,
    REINFORCE,
    REINFORCED,
    REINFORCING,
    RELOCATE,
    RELOCATE_TO,
    RELOCATED,
    RELOCATING,
    RELOCATING_TO,
    ROUND_BEGAN,
    SECOND_ACTION,
    TURN_OVER,
)


def begin_round(state: CleocatraState) -> None:
    state.rounds += 1
    state.tell(ROUND_BEGAN, state.rounds)
    begin_turn(state, state.starter)


def begin_turn(state: CleocatraState, seat: Seat) -> None:
    """CL-4  A turn.  CL-19  Without a complete one (a Rescue, or two actions) a rescuer from the supply helps.
    CL-20  Or one from the table, or at last the stack."""
    state.turn = seat
    if can_act(state, seat, True):
        state.ask(seat, FIRST_ACTION)
    elif state.supply(seat):
        state.ask(seat, REINFORCING)
    elif roomy(state, seat):
        state.ask(seat, RELOCATING)
    else:
        state.tell(MUST_SCOUT, seat)
        state.ask(CHANCE, DRAWING, seat)


@final
class Reinforcing(Step[CleocatraState]):
    """CL-19  Without a complete turn: a rescuer from the supply onto a tile with room that makes an action possible."""

    def options(self, state: CleocatraState, seat: Seat, subject: i64, out: Answers) -> None:
        left = roomy(state, seat)
        while left:
            tile = LOWEST[left]
            left &= left - 1
            if added_leaves_action(state, seat, tile):
                out.add(REINFORCE + tile)

    def apply(self, state: CleocatraState, seat: Seat, subject: i64, action: Action) -> None:
        put_rescuer(state, seat, action - REINFORCE, REINFORCED)
        state.ask(seat, SECOND_ACTION)

    def forbidding(self, state: CleocatraState, seat: Seat, subject: i64, action: Action) -> str:
        if not REINFORCE <= action < REINFORCE + TILE_COUNT:
            return "CL-19"
        tile = BIT[action - REINFORCE]
        return "CL-12" if state.laid & ~roomy(state, seat) & tile else "CL-19"


@final
class Relocating(Step[CleocatraState]):
    """CL-20  Without a complete turn and without a supply: one of one's rescuers moves to any tile with room."""

    def options(self, state: CleocatraState, seat: Seat, subject: i64, out: Answers) -> None:
        out.add_each(RELOCATE, state.rescuers[seat])

    def apply(self, state: CleocatraState, seat: Seat, subject: i64, action: Action) -> None:
        state.ask(seat, SECOND_ACTION)
        state.ask(seat, RELOCATING_TO, action - RELOCATE)

    def forbidding(self, state: CleocatraState, seat: Seat, subject: i64, action: Action) -> str:
        return "CL-20"


@final
class RelocatingTo(Step[CleocatraState]):
    """CL-20  ... where a Rescue is then always possible."""

    def options(self, state: CleocatraState, seat: Seat, tile: i64, out: Answers) -> None:
        out.add_each(RELOCATE_TO, roomy(state, seat))

    def apply(self, state: CleocatraState, seat: Seat, tile: i64, action: Action) -> None:
        move_rescuer(state, seat, tile, action - RELOCATE_TO, RELOCATED)

    def forbidding(self, state: CleocatraState, seat: Seat, tile: i64, action: Action) -> str:
        named = RELOCATE_TO <= action < RELOCATE_TO + TILE_COUNT
        return "CL-12" if named and state.laid & BIT[action - RELOCATE_TO] else "CL-20"


@final
class TurnOver(Duty[CleocatraState]):
    """When nothing is open any more: the extra action of CL-24, or the next turn."""

    def do(self, state: CleocatraState, seat: Seat, subject: i64) -> None:
        if state.extra == NOWHERE or not begin_extra_action(state):
            end_turn(state)


def begin_extra_action(state: CleocatraState) -> bool:
    """CL-24  If nothing is possible it lapses."""
    seat = state.extra
    state.extra = NOWHERE
    if not can_act(state, seat, False):
        state.tell(EXTRA_LAPSED, seat)
        return False
    state.tell(EXTRA_EARNED, seat)
    state.ask(seat, EXTRA_ACTION)
    return True


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


RULES.step(REINFORCING, Reinforcing())
RULES.step(RELOCATING, Relocating())
RULES.step(RELOCATING_TO, RelocatingTo())
RULES.duty(TURN_OVER, TurnOver())
