"""Chapter 2: which action (CL-4, CL-5, CL-24)."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from kaizhuo.core.components import BIT
from kaizhuo.core.state import CHANCE, Action, Seat
from kaizhuo.core.step import Step
from kaizhuo.games.cleocatra.rules.actions import list_first_actions, list_second_actions
from kaizhuo.games.cleocatra.rules.refusals import forbidding_first, forbidding_second
from kaizhuo.games.cleocatra.rules.rescue import rescue
from kaizhuo.games.cleocatra.rules.rescuer_actions import put_rescuer
from kaizhuo.games.cleocatra.rules.state import CleocatraState
from kaizhuo.games.cleocatra.rules.turns import go_on
from kaizhuo.games.cleocatra.rules.words import (
    DECLINE,
    DECLINED,
    DISPATCH,
    DISPATCHED,
    DRAWING,
    HERD,
    HERDING,
    MOVING,
    RESCUE,
    SCOUT,
    SEARCH,
    SECOND_ACTION,
    SWAP,
    SWAPPING,
    TEAM_UP,
    TEAMED_UP,
)


def perform(state: CleocatraState, seat: Seat, action: Action) -> None:
    """Begin an action; its further parts are questions of their own."""
    if action == SCOUT:
        state.ask(CHANCE, DRAWING, seat)
    elif action < SWAP:
        state.ask(seat, MOVING, action - SEARCH)
    elif action < DISPATCH:
        state.ask(seat, SWAPPING, action - SWAP)
    elif action < TEAM_UP:
        put_rescuer(state, seat, action - DISPATCH, DISPATCHED)
    elif action < RESCUE:
        put_rescuer(state, seat, action - TEAM_UP, TEAMED_UP)
    elif action < HERD:
        rescue(state, seat, action - RESCUE)
    else:
        state.ask(seat, HERDING, action - HERD)


@final
class FirstAction(Step[CleocatraState]):
    """CL-4  A tile action or a rescuer action, and then a rescuer action.  CL-5  A Rescue ends the turn."""

    def options(self, state: CleocatraState, seat: Seat, subject: i64, out: vec[i64]) -> i64:
        return list_first_actions(state, seat, True, out)

    def apply(self, state: CleocatraState, seat: Seat, subject: i64, action: Action) -> None:
        if action < SWAP:
            state.ask(seat, SECOND_ACTION, 1)
        elif action < RESCUE or action >= HERD:
            state.ask(seat, SECOND_ACTION, 0)
        perform(state, seat, action)
        go_on(state)

    def forbidding(self, state: CleocatraState, seat: Seat, subject: i64, action: Action) -> str:
        return forbidding_first(state, seat, action)


@final
class SecondAction(Step[CleocatraState]):
    """CL-4  A rescuer action.  The subject is 1 after a tile was laid or moved, which a Dispatch needs (CL-9)."""

    def options(self, state: CleocatraState, seat: Seat, after_tile: i64, out: vec[i64]) -> i64:
        return list_second_actions(state, seat, fresh_tile(state, after_tile), out)

    def apply(self, state: CleocatraState, seat: Seat, after_tile: i64, action: Action) -> None:
        perform(state, seat, action)
        go_on(state)

    def forbidding(self, state: CleocatraState, seat: Seat, after_tile: i64, action: Action) -> str:
        return forbidding_second(state, seat, fresh_tile(state, after_tile), action)


def fresh_tile(state: CleocatraState, after_tile: i64) -> i64:
    """CL-9  The set of the tile that was laid or moved in this turn."""
    if after_tile:
        return BIT[state.last]
    return 0


@final
class ExtraAction(Step[CleocatraState]):
    """CL-24  One action of any kind but a Dispatch, or none; it is no turn, so nothing need follow."""

    def options(self, state: CleocatraState, seat: Seat, subject: i64, out: vec[i64]) -> i64:
        count = list_first_actions(state, seat, False, out)
        out[count] = DECLINE
        return count + 1

    def apply(self, state: CleocatraState, seat: Seat, subject: i64, action: Action) -> None:
        if action == DECLINE:
            state.tell(DECLINED, seat)
        else:
            perform(state, seat, action)
        go_on(state)

    def forbidding(self, state: CleocatraState, seat: Seat, subject: i64, action: Action) -> str:
        return "CL-24" if DISPATCH <= action < TEAM_UP else forbidding_first(state, seat, action)
