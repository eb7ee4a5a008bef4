"""What speaks for an action, as a player would say it: for explanations only."""

from __future__ import annotations

from mypy_extensions import i64

from kaizhuo.core.answers import Answers
from kaizhuo.core.components import BIT
from kaizhuo.core.state import Action, Seat, step_of, subject_of
from kaizhuo.games.cleocatra.bots.value import promise
from kaizhuo.games.cleocatra.box.tables import LOWEST, NOWHERE, TILE_COUNT
from kaizhuo.games.cleocatra.rules.inspectors import tile_in
from kaizhuo.games.cleocatra.rules.pyramid import crowded, lay, lift, list_places, roomy
from kaizhuo.games.cleocatra.rules.rescue import countable, doubled, points_for
from kaizhuo.games.cleocatra.rules.state import RULES, CleocatraState
from kaizhuo.games.cleocatra.rules.words import (
    CALL_INSPECTOR,
    CALLING_INSPECTOR,
    COUNT_IN,
    DECLINE,
    DISPATCH,
    EXTRA_ACTION,
    FIRST_ACTION,
    HERD,
    HERD_TO,
    LAY,
    LAYING,
    MOVING,
    OPENING,
    PUT_INSPECTOR,
    PUTTING_INSPECTOR,
    REINFORCE,
    RELOCATE,
    RELOCATE_TO,
    RESCUE,
    SCOUT,
    SEARCH,
    SECOND_ACTION,
    SWAP,
    SWAP_WITH,
    TAKE_INSPECTOR,
    TAKING_INSPECTOR,
)


def reasons(state: CleocatraState, seat: Seat, action: Action, places: Answers) -> list[tuple[str, int]]:
    """The points it gives; or what one's next rescue gains by it, and an opponent's loses.  `places` is scratch."""
    asked = state.pending[len(state.pending) - 1]
    subject = subject_of(asked)
    if action == SCOUT:
        return [("scouts", 0)]
    if RESCUE <= action < HERD:
        return for_rescue(state, seat, action - RESCUE)
    if COUNT_IN <= action < CALL_INSPECTOR:
        return [("points", points_for(state, seat, subject, BIT[action - COUNT_IN]))]
    plan = state.copy()
    do(plan, seat, step_of(asked), subject, action, places)
    found: list[tuple[str, int]] = []
    mine = promised(plan, seat)
    if mine > promised(state, seat):
        found.append(("promise", mine))
    less = most_promised(plan, seat) < most_promised(state, seat)
    if less or (SEARCH <= action < SWAP and can_spoil(state, seat, action - SEARCH, places)):
        found.append(("spoils", 0))
    if not found and plan.supply(seat) < state.supply(seat):
        found.append(("more", 0))
    return found or beside_others(state, plan, seat, action)


def beside_others(state: CleocatraState, plan: CleocatraState, seat: Seat, action: Action) -> list[tuple[str, int]]:
    """Where nothing else can be said: whether other answers are worse for the next rescues."""
    asked = state.pending[len(state.pending) - 1]
    step = step_of(asked)
    subject = subject_of(asked)
    if step in (FIRST_ACTION, SECOND_ACTION, EXTRA_ACTION):
        return []
    mine = promised(plan, seat)
    theirs = most_promised(plan, seat)
    answers = Answers()
    places = Answers()
    RULES.steps()[step].options(state, seat, subject, answers)
    worse = False
    best = True
    more = False
    least = True
    for i in range(answers.count):
        if answers.actions[i] == action:
            continue
        other = state.copy()
        do(other, seat, step, subject, answers.actions[i], places)
        found = promised(other, seat)
        worse = worse or found < mine
        best = best and found <= mine
        found = most_promised(other, seat)
        more = more or found > theirs
        least = least and found >= theirs
    if best and worse:
        return [("keeps", 0)]
    return [("spares", 0)] if least and more else by_neighbours(plan, seat, step, subject, action)


def by_neighbours(plan: CleocatraState, seat: Seat, step: i64, subject: i64, action: Action) -> list[tuple[str, int]]:
    """Whose rescuers are on the tile that an inspector leaves or comes to, or beside a tile that was laid."""
    others: i64 = 0
    for other in range(plan.seats):
        if other != seat:
            others |= plan.rescuers[other]
    if step in (LAYING, MOVING):
        around = plan.beside[subject]
        if around & plan.rescuers[seat]:
            return [("beside", 0)]
        return [] if around & others else [("apart", 0)]
    if step == PUTTING_INSPECTOR:
        return [("blocks", 0)] if others & BIT[action - PUT_INSPECTOR] else []
    if step not in (CALLING_INSPECTOR, TAKING_INSPECTOR):
        return []
    left = action - CALL_INSPECTOR if step == CALLING_INSPECTOR else action - TAKE_INSPECTOR
    if plan.rescuers[seat] & BIT[left]:
        return [("frees", 0)]
    return [] if others & BIT[left] else [("harmless", 0)]


def can_spoil(state: CleocatraState, seat: Seat, tile: i64, places: Answers) -> bool:
    """CL-7  Whether the tile lies somewhere else so that the next rescues of the opponents are worth less."""
    plan = state.copy()
    now = most_promised(state, seat)
    places.clear()
    list_places(plan, plan.laid & ~BIT[tile], 0, places)
    lift(plan, tile)
    for i in range(places.count):
        lay(plan, tile, places.actions[i])
        if most_promised(plan, seat) < now:
            return True
        lift(plan, tile)
    return False


def for_rescue(state: CleocatraState, seat: Seat, tile: i64) -> list[tuple[str, int]]:
    """CL-14, CL-17  Its points; and the inspector that comes there keeps others from theirs."""
    best = points_for(state, seat, tile, 0)
    left = countable(state, seat, tile) if doubled(state, tile) & state.rescuers[seat] else i64(0)
    while left:
        points = points_for(state, seat, tile, left & -left)
        left &= left - 1
        if points > best:
            best = points
    found: list[tuple[str, int]] = [("points", best)]
    for other in range(state.seats):
        if other != seat and state.rescuers[other] & BIT[tile]:
            found.append(("blocks", 0))
            break
    return found


def promised(state: CleocatraState, seat: Seat) -> i64:
    return promise(state, seat, crowded(state))


def most_promised(state: CleocatraState, seat: Seat) -> i64:
    """The best next rescue of an opponent."""
    best: i64 = 0
    for other in range(state.seats):
        if other != seat:
            found = promised(state, other)
            if found > best:
                best = found
    return best


def do(plan: CleocatraState, seat: Seat, step: i64, subject: i64, action: Action, places: Answers) -> None:
    """What an action does, with the best choice of what is asked after it."""
    if DISPATCH <= action < RESCUE:
        plan.rescuers[seat] |= BIT[(action - DISPATCH) % TILE_COUNT]
    elif REINFORCE <= action < RELOCATE:
        plan.rescuers[seat] |= BIT[action - REINFORCE]
    elif LAY <= action < SCOUT:
        if step == OPENING:
            plan.rescuers[seat] = BIT[subject]
        elif step != LAYING:
            lift(plan, subject)
        lay(plan, subject, action - LAY)
    elif SEARCH <= action < SWAP:
        move_tile(plan, seat, action - SEARCH, places)
    elif HERD <= action < DECLINE:
        tile = action - HERD
        move_rescuer(plan, seat, tile, plan.beside[tile] & roomy(plan, seat))
    elif HERD_TO <= action < COUNT_IN:
        move_rescuer(plan, seat, subject, BIT[action - HERD_TO])
    elif RELOCATE <= action < RELOCATE_TO:
        move_rescuer(plan, seat, action - RELOCATE, roomy(plan, seat))
    elif RELOCATE_TO <= action < RELOCATE_TO + TILE_COUNT:
        move_rescuer(plan, seat, subject, BIT[action - RELOCATE_TO])
    elif SWAP_WITH <= action < HERD_TO:
        both = BIT[subject] | BIT[(action - SWAP_WITH) % TILE_COUNT]
        plan.rescuers[(action - SWAP_WITH) // TILE_COUNT] ^= both
        plan.rescuers[seat] ^= both
    else:
        move_inspector(plan, step, subject, action)


def move_tile(plan: CleocatraState, seat: Seat, tile: i64, places: Answers) -> None:
    """CL-7  To where one's next rescue is worth most."""
    places.clear()
    list_places(plan, plan.laid & ~BIT[tile], 0, places)
    home = plan.place[tile]
    lift(plan, tile)
    best: i64 = -1
    where = home
    for i in range(places.count):
        lay(plan, tile, places.actions[i])
        found = promised(plan, seat)
        lift(plan, tile)
        if found > best:
            best = found
            where = places.actions[i]
    lay(plan, tile, where)


def move_rescuer(plan: CleocatraState, seat: Seat, tile: i64, targets: i64) -> None:
    stay = plan.rescuers[seat] & ~BIT[tile]
    best: i64 = -1
    where = BIT[tile]
    while targets:
        target = LOWEST[targets]
        targets &= targets - 1
        plan.rescuers[seat] = stay | BIT[target]
        found = promised(plan, seat)
        if found > best:
            best = found
            where = BIT[target]
    plan.rescuers[seat] = stay | where


def move_inspector(plan: CleocatraState, step: i64, subject: i64, action: Action) -> None:
    """CL-17, CL-28  Where one leaves, others may rescue again."""
    if step == CALLING_INSPECTOR:
        plan.inspectors = (plan.inspectors & ~BIT[action - CALL_INSPECTOR]) | BIT[subject]
    elif step == TAKING_INSPECTOR:
        plan.inspectors &= ~BIT[action - TAKE_INSPECTOR]
    elif step == PUTTING_INSPECTOR:
        source = tile_in(subject)
        if source != NOWHERE:
            plan.inspectors &= ~BIT[source]
        plan.inspectors |= BIT[action - PUT_INSPECTOR]
