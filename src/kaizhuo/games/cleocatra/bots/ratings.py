"""How promising each answer is: what the turn comes to that goes on with it."""

from __future__ import annotations

from mypy_extensions import i64

from kaizhuo.core.answers import Answers
from kaizhuo.core.components import BIT
from kaizhuo.core.state import Action, Seat, step_of, subject_of
from kaizhuo.games.cleocatra.bots.turns import (
    NEVER,
    after_action,
    after_laying,
    after_move,
    after_moving,
    after_score,
    after_swap,
    at_least,
    with_inspectors_on,
    with_rescuers,
)
from kaizhuo.games.cleocatra.bots.value import lead
from kaizhuo.games.cleocatra.box.tables import NOWHERE, TILE_COUNT
from kaizhuo.games.cleocatra.rules.inspectors import tile_in
from kaizhuo.games.cleocatra.rules.pyramid import roomy
from kaizhuo.games.cleocatra.rules.state import CleocatraState
from kaizhuo.games.cleocatra.rules.two_actions import second_is_due
from kaizhuo.games.cleocatra.rules.words import (
    CALL_INSPECTOR,
    CALLING_INSPECTOR,
    COUNT_IN,
    COUNTING,
    EXTRA_ACTION,
    FIRST_ACTION,
    HERD_TO,
    HERDING,
    LAY,
    LAYING,
    MOVING,
    OPENING,
    PUT_INSPECTOR,
    PUTTING_INSPECTOR,
    REINFORCE,
    REINFORCING,
    RELOCATE,
    RELOCATE_TO,
    RELOCATING,
    RELOCATING_TO,
    SECOND_ACTION,
    STAY,
    SWAP_WITH,
    SWAPPING,
    TAKE_INSPECTOR,
    TAKING_INSPECTOR,
)


def rate(state: CleocatraState, seat: Seat, answers: Answers, places: Answers) -> None:
    """How the turn ends if it goes on with each answer and then as well as possible.  `places` is scratch."""
    plan = state.copy()
    asked = state.pending[len(state.pending) - 1]
    step = step_of(asked)
    subject = subject_of(asked)
    weights = answers.weights
    for i in range(answers.count):
        action = answers.actions[i]
        if step == FIRST_ACTION:
            weights[i] = after_action(plan, seat, action, True, places)
        elif step in (SECOND_ACTION, EXTRA_ACTION):
            weights[i] = after_action(plan, seat, action, False, places)
        else:
            weights[i] = rate_part(plan, seat, step, subject, action)


def rate_part(plan: CleocatraState, seat: Seat, step: i64, subject: i64, action: Action) -> i64:
    """The same for a further part of an action: `subject` is the tile that it is about."""
    due = second_is_due(plan)
    if step == LAYING:
        return after_laying(plan, seat, subject, action - LAY, due)
    if step == MOVING:
        return after_moving(plan, seat, subject, action - LAY, due)
    if step == OPENING:
        plan.rescuers[seat] = BIT[subject]
        return after_laying(plan, seat, subject, action - LAY, False)
    if step == HERDING:
        return after_move(plan, seat, subject, BIT[action - HERD_TO], due)
    if step == SWAPPING:
        choice = action - SWAP_WITH
        return after_swap(plan, seat, subject, choice // TILE_COUNT, choice % TILE_COUNT, due)
    if step == COUNTING:
        return after_score(plan, seat, subject, BIT[action - COUNT_IN])
    if step == REINFORCING:
        return with_rescuers(plan, seat, plan.rescuers[seat] | BIT[action - REINFORCE], True, 0)
    if step == RELOCATING:
        return after_move(plan, seat, action - RELOCATE, roomy(plan, seat), True)
    if step == RELOCATING_TO:
        return after_move(plan, seat, subject, BIT[action - RELOCATE_TO], True)
    return rate_inspector(plan, seat, step, subject, action)


def rate_inspector(plan: CleocatraState, seat: Seat, step: i64, subject: i64, action: Action) -> i64:
    """Which inspector goes where, and whether the rescuer on Mut stays."""
    inspectors = plan.inspectors
    if step == CALLING_INSPECTOR:
        return with_inspectors_on(plan, seat, (inspectors & ~BIT[action - CALL_INSPECTOR]) | BIT[subject])
    if step == TAKING_INSPECTOR:
        return after_putting(plan, seat, inspectors & ~BIT[action - TAKE_INSPECTOR])
    if step == PUTTING_INSPECTOR:
        source = tile_in(subject)
        if source != NOWHERE:
            inspectors &= ~BIT[source]
        return with_inspectors_on(plan, seat, inspectors | BIT[action - PUT_INSPECTOR])
    if action == STAY:
        return lead(plan, seat)
    return with_rescuers(plan, seat, plan.rescuers[seat] & ~BIT[subject], False, 0)


def after_putting(plan: CleocatraState, seat: Seat, inspectors: i64) -> i64:
    """CL-28  With the best tile for one more inspector."""
    best = NEVER
    left = plan.laid & ~plan.inspectors
    while left:
        best = at_least(best, with_inspectors_on(plan, seat, inspectors | (left & -left)))
        left &= left - 1
    return best
