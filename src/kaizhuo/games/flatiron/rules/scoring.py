"""Chapter 6: reputation and decrees (FL-23, FL-24), and Burnham's cards (FL-31)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kaizhuo.core.components import BIT
from kaizhuo.core.game import Share
from kaizhuo.games.flatiron.box.tables import (
    BOTTOM,
    BURNHAM_SEAT,
    CARD_COUNT,
    CARDS_DECREE,
    CASH_DECREE,
    COLOUR_COUNT,
    DECREE_CASH_MOST,
    DECREE_PAIR_VP,
    DECREE_PILLAR_VP,
    DECREES_DECREE,
    HALF_REPUTATION,
    ITEM_COST,
    ITEM_COUNT,
    PAIR_DECREE,
    PILLARS_DECREE,
    PLAYERS,
    REP_DECREE,
    SCORING_A,
    SCORING_B,
    SCORING_KIND,
    SPACE_COUNT,
    STOREYS,
    STREET_COUNT,
    STREET_GAIN,
    STREET_LOSS,
    TOP,
    WAREHOUSE_DECREE,
    WAREHOUSE_VP,
)
from kaizhuo.games.flatiron.rules.columns import first_of, rest_of
from kaizhuo.games.flatiron.rules.domains import (
    BY_COSTS,
    BY_DECREES,
    BY_HARD,
    BY_REPUTATION,
    CAUSE_COUNT,
    CAUSES,
)
from kaizhuo.games.flatiron.rules.gains import note
from kaizhuo.games.flatiron.rules.state import NOTHING, FlatironState
from kaizhuo.games.flatiron.rules.words import (
    BURNHAM_SCORED,
    DECREE_SCORED,
    ENDED,
    STREET_GAINED,
    STREET_LOST,
)

MOST_HALVES: Final[i64] = 32


def finish(state: FlatironState) -> None:
    """FL-24  Most VP win."""
    for player in range(PLAYERS):
        if state.is_burnham(player):
            score_burnham(state)
        else:
            score_reputation(state, player)
            score_decrees(state, player)
    state.tell(ENDED)


# What a player has


def halves(state: FlatironState, player: i64) -> vec[i64]:
    """FL-R4  The visible halves of all cards in the columns, street by street; -1 closes a street."""
    found = vec[i64](capacity=MOST_HALVES)
    for column in range(player * STREET_COUNT, (player + 1) * STREET_COUNT):
        found = append_halves(found, state.above[column], TOP)
        found = append_halves(found, state.below[column], BOTTOM)
        found = append(found, -1)
    return found


def append_halves(found: vec[i64], row: i64, half: i64) -> vec[i64]:
    while row:
        found = append(found, 2 * first_of(row) + half)
        row = rest_of(row)
    return found


def street_reputation(state: FlatironState, player: i64) -> vec[i64]:
    """By street: the reputation of the visible halves."""
    found = vec[i64]([0] * STREET_COUNT)
    for street in range(STREET_COUNT):
        found[street] = column_reputation(state, player, street)
    return found


def column_reputation(state: FlatironState, player: i64, street: i64) -> i64:
    column = player * STREET_COUNT + street
    return row_reputation(state.above[column], TOP) + row_reputation(state.below[column], BOTTOM)


def row_reputation(row: i64, half: i64) -> i64:
    total: i64 = 0
    while row:
        total += HALF_REPUTATION[2 * first_of(row) + half]
        row = rest_of(row)
    return total


# FL-23  Reputation


def street_points(reputation: i64) -> i64:
    """FL-23  A street gives points if its reputation is positive and costs points if it is negative."""
    if reputation > 0:
        return STREET_GAIN
    return -STREET_LOSS if reputation < 0 else 0


def best_split(reputation: vec[i64], tokens: i64) -> vec[i64]:
    """FL-R38  Tokens by street so that the streets give the most VP; of equals most to the earlier street."""
    chosen = vec[i64]([0] * STREET_COUNT)
    best: i64 = -STREET_LOSS * STREET_COUNT - 1
    first = tokens
    while first >= 0:
        second = tokens - first
        while second >= 0:
            third = tokens - first - second
            while third >= 0:
                fourth = tokens - first - second - third
                points = street_points(reputation[0] + first) + street_points(reputation[1] + second)
                points += street_points(reputation[2] + third) + street_points(reputation[3] + fourth)
                if points > best:
                    best = points
                    chosen[0] = first
                    chosen[1] = second
                    chosen[2] = third
                    chosen[3] = fourth
                third -= 1
            second -= 1
        first -= 1
    return chosen


def score_reputation(state: FlatironState, player: i64) -> None:
    """FL-23  The tokens are put on the streets, then each street counts."""
    reputation = street_reputation(state, player)
    tokens = best_split(reputation, state.reputation[player])
    for street in range(STREET_COUNT):
        points = street_points(reputation[street] + tokens[street])
        note(state, player, points, BY_REPUTATION)
        if points > 0:
            state.tell(STREET_GAINED, player, street, points)
        elif points < 0:
            state.tell(STREET_LOST, player, street, -points)


# FL-24  Decrees


def score_decrees(state: FlatironState, player: i64) -> None:
    """FL-24  Every decree by its visible half."""
    found = halves(state, player)
    for half in found:
        if half >= 2 * CARD_COUNT:
            points = decree_points(state, player, half - 2 * CARD_COUNT, found)
            note(state, player, points, BY_DECREES)
            state.tell(DECREE_SCORED, player, half // 2 - CARD_COUNT, points)


def decree_points(state: FlatironState, player: i64, scoring: i64, found: vec[i64]) -> i64:
    """FL-24  What one decree is worth; `found` are the halves that the player shows."""
    kind = SCORING_KIND[scoring]
    amount = SCORING_A[scoring]
    if kind == CARDS_DECREE:
        return count_halves(found, 0, 2 * CARD_COUNT) // amount
    if kind == CASH_DECREE:
        points = state.money[player] // amount
        return points if points < DECREE_CASH_MOST else DECREE_CASH_MOST
    if kind == REP_DECREE:
        return (positive_reputation(found) + state.reputation[player]) // amount
    if kind == WAREHOUSE_DECREE:
        return warehouse_points(state, player)
    if kind == DECREES_DECREE:
        return amount * count_halves(found, 2 * CARD_COUNT, 2 * ITEM_COUNT)
    if kind == PILLARS_DECREE:
        return DECREE_PILLAR_VP * count_pillars(state, amount)
    if kind == PAIR_DECREE:
        return DECREE_PAIR_VP * count_pairs(state, amount, SCORING_B[scoring])
    return amount


def count_halves(found: vec[i64], first: i64, end: i64) -> i64:
    count: i64 = 0
    for half in found:
        if first <= half < end:
            count += 1
    return count


def positive_reputation(found: vec[i64]) -> i64:
    """FL-24  Positive reputation icons; the negative ones are ignored."""
    total: i64 = 0
    for half in found:
        if half >= 0 and HALF_REPUTATION[half] > 0:
            total += HALF_REPUTATION[half]
    return total


def warehouse_points(state: FlatironState, player: i64) -> i64:
    """FL-R40  The VP of every warehouse that holds a pillar after the last turn."""
    points: i64 = 0
    for colour in range(COLOUR_COUNT):
        if state.warehouse[player] & BIT[colour]:
            points += WAREHOUSE_VP[state.side[player] * COLOUR_COUNT + colour]
    return points


def count_pillars(state: FlatironState, colour: i64) -> i64:
    count: i64 = 0
    for space in range(STOREYS * SPACE_COUNT):
        if state.pillars[space] == colour + 1:
            count += 1
    return count


def count_pairs(state: FlatironState, one: i64, other: i64) -> i64:
    """Floors that hold both colours."""
    count: i64 = 0
    for storey in range(STOREYS):
        colours: i64 = 0
        for space in range(storey * SPACE_COUNT, (storey + 1) * SPACE_COUNT):
            if state.pillars[space]:
                colours |= BIT[state.pillars[space] - 1]
        if colours & BIT[one] and colours & BIT[other]:
            count += 1
    return count


# FL-31  Burnham


def score_burnham(state: FlatironState) -> None:
    """FL-31  The costs of Burnham's cards; the hard game adds the positive reputation of their top halves."""
    costs: i64 = 0
    reputation: i64 = 0
    for item in range(ITEM_COUNT):
        if state.taken & BIT[item]:
            costs += ITEM_COST[item]
            if HALF_REPUTATION[2 * item + TOP] > 0:
                reputation += HALF_REPUTATION[2 * item + TOP]
    note(state, BURNHAM_SEAT, costs, BY_COSTS)
    state.tell(BURNHAM_SCORED, costs, BY_COSTS)
    if state.hard:
        note(state, BURNHAM_SEAT, reputation, BY_HARD)
        state.tell(BURNHAM_SCORED, reputation, BY_HARD)


def places(state: FlatironState) -> list[int]:
    """FL-24  Most VP win; a tie goes to the player who placed the roof.  FL-R43  Without a roof it is a draw.

    Alone there is one place to tell: the first, or the second behind Burnham (FL-R52).
    """
    lead = state.vp[0] - state.vp[1]
    if not lead and state.roof_by != NOTHING:
        lead = 1 if state.roof_by == 0 else -1
    mine = 1 if lead >= 0 else 2
    return [mine] if state.solo() else [mine, 1 if lead <= 0 else 2]


def breakdown(state: FlatironState) -> list[list[Share]]:
    """Every VP has its cause; in the game of one seat Burnham's too."""
    found: list[list[Share]] = []
    for player in range(PLAYERS):
        points = state.points[player * CAUSE_COUNT : (player + 1) * CAUSE_COUNT]
        found.append([(f"points-{cause}", int(points[i])) for i, cause in enumerate(CAUSES) if points[i]])
    return found


def verdict(state: FlatironState) -> str:
    """FL-24  Most VP, then the roof.  FL-R43  Without a roof it is a draw."""
    if state.vp[0] != state.vp[1]:
        return "verdict-most"
    return "verdict-roof" if state.roof_by != NOTHING else "verdict-shared"
