"""What nets read: who is to do what, what Rescues would give, and how near the end is."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaizhuo.core.row import Row, first_seat, next_seat
from kaizhuo.core.state import Seat
from kaizhuo.games.cleocatra.bots.value import points_on, promise
from kaizhuo.games.cleocatra.box.tables import COLOUR_COUNT, COLOURS_OF, COUNT, GOAL, LOWEST, OF_COLOUR, RESCUERS
from kaizhuo.games.cleocatra.knowledge.observation import ASKING
from kaizhuo.games.cleocatra.rules.pyramid import around, crowded
from kaizhuo.games.cleocatra.rules.state import CleocatraState
from kaizhuo.games.cleocatra.rules.turns import best_score

POINTS: Final[i64] = 9  # of a Rescue: 0 to 8
FAR: Final[i64] = 24  # points to the goal that are told apart
LEADS: Final[i64] = 12  # ... of a lead, either way


def notes(state: CleocatraState, viewer: Seat, row: Row) -> None:
    seats = state.seats
    full = crowded(state)
    row.question(state, viewer, ASKING)
    row.bit("advanced", state.advanced != 0)
    row.seat("turn", state.turn, viewer, seats)
    row.seat("starter", state.starter, viewer, seats)
    row.seat("extra action", state.extra, viewer, seats)
    best = best_score(state)
    row.bit("somebody is there", best >= GOAL)
    row.bit("last turn of a round", (state.turn + 1) % seats == state.starter)
    row.count("inspectors left", state.unused())
    row.begin("stack by colour", COLOUR_COUNT)
    for colour in range(COLOUR_COUNT):
        row.put(COUNT[state.stack & OF_COLOUR[colour]])
    seat = first_seat(viewer)
    for left in range(seats):
        row.whose = left
        write_points(state, seat, viewer, row)
        write_rescuers(state, seat, full, row)
        seat = next_seat(seat, seats)
    row.whose = -1


def write_points(state: CleocatraState, seat: Seat, viewer: Seat, row: Row) -> None:
    lacking = GOAL - state.scores[seat]
    if lacking < 0:
        lacking = 0
    if lacking >= FAR:
        lacking = FAR - 1
    row.one_hot("points to the goal", lacking, FAR)
    if seat != viewer:
        lead = state.scores[first_seat(viewer)] - state.scores[seat]
        if lead > LEADS:
            lead = LEADS
        if lead < -LEADS:
            lead = -LEADS
        row.one_hot("lead", lead + LEADS, 2 * LEADS + 1)


def write_rescuers(state: CleocatraState, seat: Seat, full: i64, row: Row) -> None:
    mine = state.rescuers[seat]
    supply = state.supply(seat)
    room: i64 = 0
    if supply:
        room = around(state, mine) & state.laid & ~full & ~mine
    row.one_hot("rescuers in supply", supply, RESCUERS + 1)
    row.one_hot("best Rescue of the next turn", promise(state, seat, full), POINTS)
    write_rescues("Rescues", state, mine & ~state.inspectors, mine, row)
    write_rescues("under inspectors", state, mine & state.inspectors, mine, row)
    write_rescues("Rescues beside", state, room & ~state.inspectors, mine, row)
    write_rescues("under inspectors beside", state, room & state.inspectors, mine, row)
    row.bits("on colours", COLOURS_OF[mine], COLOUR_COUNT)
    row.bits("beside colours", COLOURS_OF[room], COLOUR_COUNT)


def write_rescues(name: str, state: CleocatraState, tiles: i64, mine: i64, row: Row) -> None:
    """How many of these tiles would give how many points."""
    at = row.at
    row.begin(name, POINTS)
    row.blank(POINTS)
    while tiles:
        points = points_on(state, LOWEST[tiles], mine)
        tiles &= tiles - 1
        if points >= POINTS:
            points = POINTS - 1
        row.add(at + points, 1)
