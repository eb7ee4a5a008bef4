"""What good play looks like, in numbers: for bots only."""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kaizhuo.core.advice import Advice
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
from kaizhuo.games.cleocatra.bots.value import promise, worth
from kaizhuo.games.cleocatra.box.tables import COUNT, GOAL, NOWHERE, TILE_COUNT
from kaizhuo.games.cleocatra.rules.inspectors import BASE
from kaizhuo.games.cleocatra.rules.pyramid import crowded, roomy
from kaizhuo.games.cleocatra.rules.state import CleocatraState
from kaizhuo.games.cleocatra.rules.turns import best_score
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

# Fitted to who won 1,500 games of the greedy bot against itself.
VALUE_OF_PROMISE: Final = 0.3
VALUE_ON_TABLE: Final = 1.1
SPREAD_AT_END: Final = 1.4
SPREAD_PER_POINT: Final = 0.06


@final
class CleocatraAdvice(Advice[CleocatraState]):
    def rate(self, state: CleocatraState, seat: Seat, options: vec[i64], count: i64, out: vec[i64]) -> None:
        """How the whole turn turns out if it goes on with each option and then as well as possible."""
        plan = state.copy()
        asked = state.pending[len(state.pending) - 1]
        step = step_of(asked)
        subject = subject_of(asked)
        for i in range(count):
            if step == FIRST_ACTION:
                out[i] = after_action(plan, seat, options[i], True)
            elif step in (SECOND_ACTION, EXTRA_ACTION):
                out[i] = after_action(plan, seat, options[i], False)
            else:
                out[i] = rate_part(plan, seat, step, subject, options[i])

    def value(self, state: CleocatraState, seat: Seat) -> float:
        """Who leads: by points, what the next turn promises, and rescuers on the table; surer near the end."""
        best = best_score(state)
        if not len(state.pending):
            return win_share(state, seat, best)
        full = crowded(state)
        spread = SPREAD_AT_END
        if best < GOAL:
            spread += SPREAD_PER_POINT * float(GOAL - best)
        total = 0.0
        mine = 0.0
        for other in range(state.seats):
            points = float(state.scores[other] - best) + VALUE_OF_PROMISE * float(promise(state, other, full))
            points += VALUE_ON_TABLE * float(COUNT[state.rescuers[other]])
            chance = exp(points / spread)
            total += chance
            if other == seat:
                mine = chance
        return mine / total

    def chapter(self, state: CleocatraState) -> i64:
        return state.rounds


def win_share(state: CleocatraState, seat: Seat, best: i64) -> float:
    """CL-21  Those with the most points share the victory."""
    if state.scores[seat] < best:
        return 0.0
    sharing: i64 = 0
    for other in range(state.seats):
        if state.scores[other] == best:
            sharing += 1
    return 1.0 / float(sharing)


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
        source = subject % BASE - 1
        if source != NOWHERE:
            inspectors &= ~BIT[source]
        return with_inspectors_on(plan, seat, inspectors | BIT[action - PUT_INSPECTOR])
    if action == STAY:
        return worth(plan, seat)
    return with_rescuers(plan, seat, plan.rescuers[seat] & ~BIT[subject], False, 0)


def after_putting(plan: CleocatraState, seat: Seat, inspectors: i64) -> i64:
    """CL-28  With the best tile for one more inspector."""
    best = NEVER
    left = plan.laid & ~plan.inspectors
    while left:
        best = at_least(best, with_inspectors_on(plan, seat, inspectors | (left & -left)))
        left &= left - 1
    return best
