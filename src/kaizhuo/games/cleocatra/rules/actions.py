"""Chapter 2: which action (CL-4, CL-5, CL-9, CL-10, CL-24)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from kaizhuo.core.answers import Answers
from kaizhuo.core.components import BIT
from kaizhuo.core.state import CHANCE, Action, Seat
from kaizhuo.core.step import Step
from kaizhuo.games.cleocatra.box.tables import TILE_COUNT
from kaizhuo.games.cleocatra.rules.pyramid import around, roomy
from kaizhuo.games.cleocatra.rules.rescue import rescue, rescues
from kaizhuo.games.cleocatra.rules.rescuer_actions import forbidding_team_up, herds, put_rescuer, team_ups
from kaizhuo.games.cleocatra.rules.state import RULES, CleocatraState
from kaizhuo.games.cleocatra.rules.tile_actions import (
    can_scout,
    forbidding_search,
    forbidding_swap,
    searches,
    swaps,
)
from kaizhuo.games.cleocatra.rules.words import (
    DECLINE,
    DECLINED,
    DISPATCH,
    DISPATCHED,
    DRAWING,
    EXTRA_ACTION,
    FIRST_ACTION,
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


def list_actions(state: CleocatraState, seat: Seat, due: bool, out: Answers) -> None:
    """CL-4  Any action but a Dispatch.  CL-13  Where a second one is due, only what leaves it possible."""
    if can_scout(state, seat, due):
        out.add(SCOUT)
    out.add_each(SEARCH, searches(state, seat, due))
    out.add_each(SWAP, swaps(state, seat, due))
    out.add_each(TEAM_UP, team_ups(state, seat, due))
    out.add_each(RESCUE, rescues(state, seat))
    out.add_each(HERD, herds(state, seat))


def can_act(state: CleocatraState, seat: Seat, due: bool) -> bool:
    """Whether any of them is possible; what is found quickly comes first."""
    if rescues(state, seat) or can_scout(state, seat, due) or team_ups(state, seat, due) or herds(state, seat):
        return True
    return searches(state, seat, due) | swaps(state, seat, due) != 0


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

    def options(self, state: CleocatraState, seat: Seat, subject: i64, out: Answers) -> None:
        list_actions(state, seat, True, out)

    def apply(self, state: CleocatraState, seat: Seat, subject: i64, action: Action) -> None:
        if action < SWAP:
            state.ask(seat, SECOND_ACTION, 1)
        elif action < RESCUE or action >= HERD:
            state.ask(seat, SECOND_ACTION, 0)
        perform(state, seat, action)
        state.part_done()

    def forbidding(self, state: CleocatraState, seat: Seat, subject: i64, action: Action) -> str:
        return forbidding_first(state, seat, action)


def forbidding_first(state: CleocatraState, seat: Seat, action: Action) -> str:
    if action == SCOUT:
        return "CL-13" if state.stack else "CL-6"
    if SEARCH <= action < SWAP:
        return forbidding_search(state, action - SEARCH)
    if SWAP <= action < DISPATCH:
        return forbidding_swap(state, seat, action - SWAP)
    return forbidding_second(state, seat, 0, action)


@final
class SecondAction(Step[CleocatraState]):
    """CL-4  A rescuer action.  The subject is 1 after a tile was laid or moved, which a Dispatch needs (CL-9)."""

    def options(self, state: CleocatraState, seat: Seat, after_tile: i64, out: Answers) -> None:
        """CL-9, CL-10  To Dispatch or to Team up onto the fresh tile is the same, and is offered once."""
        fresh = fresh_tile(state, after_tile)
        if state.supply(seat):
            room = roomy(state, seat)
            out.add_each(DISPATCH, fresh & room)
            out.add_each(TEAM_UP, around(state, state.rescuers[seat]) & room & ~fresh)
        out.add_each(RESCUE, rescues(state, seat))
        out.add_each(HERD, herds(state, seat))

    def apply(self, state: CleocatraState, seat: Seat, after_tile: i64, action: Action) -> None:
        perform(state, seat, action)
        state.part_done()

    def forbidding(self, state: CleocatraState, seat: Seat, after_tile: i64, action: Action) -> str:
        return forbidding_second(state, seat, fresh_tile(state, after_tile), action)


def fresh_tile(state: CleocatraState, after_tile: i64) -> i64:
    """CL-9  The set of the tile that was laid or moved in this turn."""
    if after_tile:
        return BIT[state.last]
    return 0


def forbidding_second(state: CleocatraState, seat: Seat, fresh: i64, action: Action) -> str:
    if not DISPATCH <= action < DECLINE:
        return "CL-4"
    tile = BIT[(action - DISPATCH) % TILE_COUNT]
    if action < TEAM_UP:
        return "CL-12" if tile == fresh and state.supply(seat) else "CL-9"
    if action < RESCUE:
        return forbidding_team_up(state, seat, fresh, tile)
    if action < HERD:
        return "CL-14"
    return "CL-12" if state.advanced and state.rescuers[seat] & tile else "CL-23"


@final
class ExtraAction(Step[CleocatraState]):
    """CL-24  One action of any kind but a Dispatch, or none; it is no turn, so nothing need follow."""

    def options(self, state: CleocatraState, seat: Seat, subject: i64, out: Answers) -> None:
        list_actions(state, seat, False, out)
        out.add(DECLINE)

    def apply(self, state: CleocatraState, seat: Seat, subject: i64, action: Action) -> None:
        if action == DECLINE:
            state.tell(DECLINED, seat)
        else:
            perform(state, seat, action)
        state.part_done()

    def forbidding(self, state: CleocatraState, seat: Seat, subject: i64, action: Action) -> str:
        return "CL-24" if DISPATCH <= action < TEAM_UP else forbidding_first(state, seat, action)


RULES.step(FIRST_ACTION, FirstAction())
RULES.step(SECOND_ACTION, SecondAction())
RULES.step(EXTRA_ACTION, ExtraAction())
