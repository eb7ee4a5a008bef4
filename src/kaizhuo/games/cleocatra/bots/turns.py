"""The best outcome of a whole turn: for bots only.

A plan is a copy of the state on which actions are tried and taken back.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaizhuo.core.answers import Answers
from kaizhuo.core.components import BIT
from kaizhuo.core.state import Action, Seat
from kaizhuo.games.cleocatra.bots.value import lead
from kaizhuo.games.cleocatra.box.tables import (
    CLEOCATRA,
    COLOUR_COUNT,
    COUNT,
    LOWEST,
    MUT,
    OF_COLOUR,
    PRINCESS,
)
from kaizhuo.games.cleocatra.rules.pyramid import around, lay, lift, list_places, roomy
from kaizhuo.games.cleocatra.rules.rescue import countable, counted, doubled, lowest_scorer, points_for
from kaizhuo.games.cleocatra.rules.state import CleocatraState
from kaizhuo.games.cleocatra.rules.tile_actions import partners
from kaizhuo.games.cleocatra.rules.two_actions import beside_moved, beside_scouted
from kaizhuo.games.cleocatra.rules.words import (
    DECLINE,
    DISPATCH,
    HERD,
    RESCUE,
    SCOUT,
    SEARCH,
    SWAP,
    TEAM_UP,
)

NEVER: Final[i64] = -4_000_000


def outlook(plan: CleocatraState, seat: Seat, due: bool, fresh: i64) -> i64:
    """What the turn comes to from here: with the best second action if one is due."""
    if not due:
        return lead(plan, seat)
    mine = plan.rescuers[seat]
    room = roomy(plan, seat)
    best = NEVER
    if plan.supply(seat):
        left = (around(plan, mine) | fresh) & room
        while left:
            best = at_least(best, with_rescuers(plan, seat, mine | (left & -left), False, 0))
            left &= left - 1
    left = mine & ~plan.inspectors
    while left:
        best = at_least(best, after_rescue(plan, seat, LOWEST[left]))
        left &= left - 1
    if plan.advanced:
        left = mine
        while left:
            tile = LOWEST[left]
            left &= left - 1
            best = at_least(best, after_move(plan, seat, tile, plan.beside[tile] & room, False))
    return best


def at_least(best: i64, found: i64) -> i64:
    if found > best:
        return found
    return best


def with_rescuers(plan: CleocatraState, seat: Seat, tiles: i64, due: bool, fresh: i64) -> i64:
    """The outlook with the seat's rescuers on these tiles."""
    before = plan.rescuers[seat]
    plan.rescuers[seat] = tiles
    found = outlook(plan, seat, due, fresh)
    plan.rescuers[seat] = before
    return found


def after_move(plan: CleocatraState, seat: Seat, tile: i64, targets: i64, due: bool) -> i64:
    """CL-20, CL-23  The best outlook after a rescuer went from the tile to one of the targets."""
    best = NEVER
    stay = plan.rescuers[seat] & ~BIT[tile]
    while targets:
        best = at_least(best, with_rescuers(plan, seat, stay | (targets & -targets), due, 0))
        targets &= targets - 1
    return best


def after_swap(plan: CleocatraState, seat: Seat, tile: i64, other: i64, target: i64, due: bool) -> i64:
    both = BIT[tile] | BIT[target]
    plan.rescuers[other] ^= both
    found = with_rescuers(plan, seat, plan.rescuers[seat] ^ both, due, 0)
    plan.rescuers[other] ^= both
    return found


def after_best_swap(plan: CleocatraState, seat: Seat, tile: i64, due: bool) -> i64:
    best = NEVER
    for other in range(plan.seats):
        left = partners(plan, seat, tile, other, due)
        while left:
            best = at_least(best, after_swap(plan, seat, tile, other, LOWEST[left], due))
            left &= left - 1
    return best


def after_rescue(plan: CleocatraState, seat: Seat, tile: i64) -> i64:
    """CL-15  With the best choice of the neighbour that counts, if there is one."""
    if not doubled(plan, tile) & plan.rescuers[seat]:
        return after_score(plan, seat, tile, 0)
    best = NEVER
    left = countable(plan, seat, tile)
    while left:
        best = at_least(best, after_score(plan, seat, tile, left & -left))
        left &= left - 1
    return best


def after_score(plan: CleocatraState, seat: Seat, tile: i64, chosen: i64) -> i64:
    """CL-14 to CL-18  With the best choice for the inspector, and on Mut for the rescuer."""
    mine = plan.rescuers[seat]
    score = plan.scores[seat]
    extra = plan.extra
    points = points_for(plan, seat, tile, chosen)
    home = mine & ~counted(plan, tile, chosen)
    if plan.advanced and CLEOCATRA & BIT[tile]:
        plan.extra = lowest_scorer(plan)
    plan.scores[seat] = score + points
    plan.rescuers[seat] = home & ~BIT[tile]
    best = with_inspectors(plan, seat, tile)
    if plan.advanced and MUT & BIT[tile]:
        plan.rescuers[seat] = home
        best = at_least(best, with_inspectors(plan, seat, tile))
    plan.rescuers[seat] = mine
    plan.scores[seat] = score
    plan.extra = extra
    return best


def with_inspectors(plan: CleocatraState, seat: Seat, tile: i64) -> i64:
    """CL-17  The best lead after an inspector came onto the tile.  CL-28  Where two more go is left to later."""
    inspectors = plan.inspectors
    if plan.advanced and PRINCESS & BIT[tile]:
        return lead(plan, seat)
    if plan.unused():
        return with_inspectors_on(plan, seat, inspectors | BIT[tile])
    best = NEVER
    left = inspectors
    while left:
        best = at_least(best, with_inspectors_on(plan, seat, (inspectors ^ (left & -left)) | BIT[tile]))
        left &= left - 1
    return best


def with_inspectors_on(plan: CleocatraState, seat: Seat, tiles: i64) -> i64:
    """The lead with inspectors on these tiles."""
    before = plan.inspectors
    plan.inspectors = tiles
    found = lead(plan, seat)
    plan.inspectors = before
    return found


# Tile actions


def after_laying(plan: CleocatraState, seat: Seat, tile: i64, place: i64, due: bool) -> i64:
    lay(plan, tile, place)
    found = outlook(plan, seat, due, BIT[tile])
    lift(plan, tile)
    return found


def after_laying_anywhere(plan: CleocatraState, seat: Seat, tile: i64, due: bool, places: Answers) -> i64:
    best = NEVER
    for i in range(places.count):
        best = at_least(best, after_laying(plan, seat, tile, places.actions[i], due))
    return best


def after_moving(plan: CleocatraState, seat: Seat, tile: i64, place: i64, due: bool) -> i64:
    home = plan.place[tile]
    lift(plan, tile)
    found = after_laying(plan, seat, tile, place, due)
    lay(plan, tile, home)
    return found


def after_search(plan: CleocatraState, seat: Seat, tile: i64, due: bool, places: Answers) -> i64:
    """CL-7  With the best place for the tile; `places` are listed anew."""
    places.clear()
    list_places(plan, beside_moved(plan, seat, tile) if due else plan.laid & ~BIT[tile], 0, places)
    home = plan.place[tile]
    lift(plan, tile)
    best = after_laying_anywhere(plan, seat, tile, due, places)
    lay(plan, tile, home)
    return best


def after_scout(plan: CleocatraState, seat: Seat, due: bool, places: Answers) -> i64:
    """CL-6  The mean over the colours that can be drawn, each with its best place; `places` are listed anew."""
    places.clear()
    list_places(plan, beside_scouted(plan, seat) if due else plan.laid, 0, places)
    total: i64 = 0
    for colour in range(COLOUR_COUNT):
        tiles = plan.stack & OF_COLOUR[colour]
        if tiles:
            total += COUNT[tiles] * after_laying_anywhere(plan, seat, LOWEST[tiles], due, places)
    return total // COUNT[plan.stack]


def after_action(plan: CleocatraState, seat: Seat, action: Action, due: bool, places: Answers) -> i64:
    """The best outcome of the turn that goes on with this action.  `places` is scratch."""
    if action == SCOUT:
        return after_scout(plan, seat, due, places)
    if action < SWAP:
        return after_search(plan, seat, action - SEARCH, due, places)
    if action < DISPATCH:
        return after_best_swap(plan, seat, action - SWAP, due)
    if action < TEAM_UP:
        return with_rescuers(plan, seat, plan.rescuers[seat] | BIT[action - DISPATCH], due, 0)
    if action < RESCUE:
        return with_rescuers(plan, seat, plan.rescuers[seat] | BIT[action - TEAM_UP], due, 0)
    if action < HERD:
        return after_rescue(plan, seat, action - RESCUE)
    if action < DECLINE:
        tile = action - HERD
        return after_move(plan, seat, tile, plan.beside[tile] & roomy(plan, seat), due)
    return lead(plan, seat)
