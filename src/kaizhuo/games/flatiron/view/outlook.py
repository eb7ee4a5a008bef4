"""What each option would do, tried in a copy of the table: what it costs, what it brings now and at the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from kaizhuo.core.answers import Answers
from kaizhuo.core.duty import settle
from kaizhuo.core.state import Action, Seat, seat_of, step_of, subject_of
from kaizhuo.games.flatiron.box.tables import BOTTOM, CITY_HALL, DEEDS, LOCATION_COUNT, PAPER_DEED, STREET_COUNT, TOP
from kaizhuo.games.flatiron.rules.columns import column_deeds, first_of, rest_of
from kaizhuo.games.flatiron.rules.scoring import (
    best_split,
    decree_points,
    halves,
    street_points,
    street_reputation,
)
from kaizhuo.games.flatiron.rules.state import RULES, FlatironState
from kaizhuo.games.flatiron.rules.words import (
    ACTIVATE,
    BURNHAM_SIDING,
    CHOOSING_COLUMN,
    DRAFTING,
    DRAWING_PAPER,
    DRAWING_TILE,
    ENACTING,
    KEEPING,
    MOVE,
    PLACING,
    REVEALING_CARD,
    TUCKING,
    WORDS,
)
from kaizhuo.games.flatiron.view.cards import ALL_ACTIONS, CARDS, PrintedView, printed

HALF_DONE: Final = (
    TUCKING,
    CHOOSING_COLUMN,
    ENACTING,
    PLACING,
)  # what was chosen is not done before these are answered
CHANCES: Final = (REVEALING_CARD, DRAWING_TILE, DRAWING_PAPER)  # whatever is drawn, the rest of the action is the same
UNTOLD: Final = (DRAFTING, BURNHAM_SIDING, KEEPING)  # nothing comes of these at once


class OutlookView(msgspec.Struct, frozen=True):
    """Each number as the least and the most, where something is still to be chosen."""

    at: list[str]  # the marks of the option
    money: list[int]
    points: list[int]  # VP at once
    later: list[int]  # VP of streets and decrees at the end, as things stand
    opens: list[PrintedView]  # actions that may then be done


def outlooks(seen: FlatironState, viewer: Seat) -> list[OutlookView]:
    """For whoever is asked."""
    if not len(seen.pending) or viewer < 0:
        return []
    asked = seen.pending[len(seen.pending) - 1]
    if seat_of(asked) != viewer or step_of(asked) in UNTOLD:
        return []
    before = standing(seen, viewer)
    found = []
    for action in answers(seen):
        after = [standing(end, viewer) for end in ends(seen, viewer, action)]
        if after:
            money, points, later = [spread([each[i] - before[i] for each in after]) for i in range(len(before))]
            found.append(OutlookView(WORDS.marks(action), money, points, later, opened(seen, viewer, action)))
    return found


def spread(numbers: Sequence[int]) -> list[int]:
    return [min(numbers), max(numbers)]


def answers(state: FlatironState) -> list[Action]:
    out = Answers()
    asked = state.pending[len(state.pending) - 1]
    RULES.steps()[step_of(asked)].options(state, seat_of(asked), subject_of(asked), out)
    return out.listed()


def ends(state: FlatironState, player: Seat, action: Action) -> list[FlatironState]:
    """How the table may stand when the action is done; none when the game is over then, and all is counted."""
    tried = state.copy()
    asked = tried.take()
    RULES.steps()[step_of(asked)].apply(tried, seat_of(asked), subject_of(asked), action)
    settle(RULES.duties(), tried)
    if not len(tried.pending):
        return []
    asked = tried.pending[len(tried.pending) - 1]
    if step_of(asked) in CHANCES:
        return ends(tried, player, answers(tried)[0])
    if seat_of(asked) != player or step_of(asked) not in HALF_DONE:
        return [tried]
    return [end for answer in answers(tried) for end in ends(tried, player, answer)]


def standing(state: FlatironState, player: Seat) -> tuple[int, int, int]:
    """Money, VP, and the VP of streets and decrees if the game ended now."""
    reputation = street_reputation(state, player)
    tokens = best_split(reputation, state.reputation[player])
    streets = sum(street_points(reputation[street] + tokens[street]) for street in range(STREET_COUNT))
    shown = halves(state, player)
    decrees = sum(decree_points(state, player, half, shown) for half in decree_halves(state, player))
    return int(state.money[player]), int(state.vp[player]), int(streets + decrees)


def decree_halves(state: FlatironState, player: Seat) -> list[int]:
    """The visible halves of the decrees in the columns."""
    found = []
    for rows, half in ((state.above, TOP), (state.below, BOTTOM)):
        for street in range(STREET_COUNT):
            row = rows[player * STREET_COUNT + street]
            while row:
                if first_of(row) >= len(CARDS):
                    found.append(int(2 * (first_of(row) - len(CARDS)) + half))
                row = rest_of(row)
    return found


def opened(seen: FlatironState, player: Seat, action: Action) -> list[PrintedView]:
    """FL-11, FL-12  The actions of the location to which one moves, or which is activated."""
    for verb in (MOVE, ACTIVATE):
        location = action - verb
        if 0 <= location < LOCATION_COUNT:
            at_hall = location == CITY_HALL
            deeds = [PAPER_DEED[seen.active]] if at_hall else list(column_deeds(seen, player, location))
            return [printed(DEEDS[deed], ALL_ACTIONS) for deed in deeds]
    return []
