"""What a player would say for an answer: what the turn brings, now and later."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaizhuo.core.components import size
from kaizhuo.core.state import Seat
from kaizhuo.games.flatiron.bots.value import FLOOR_READY, can_build_floor, threat
from kaizhuo.games.flatiron.bots.worth import (
    DECREES,
    REPUTATION,
    VP,
    decrees_worth,
    engine_worth,
    money_worth,
    papers_worth,
    pillar_worth,
    reputation_worth,
)
from kaizhuo.games.flatiron.box.tables import COLOUR_COUNT, ITEM_COST, STREET_COUNT
from kaizhuo.games.flatiron.rules.floors import may_build_floor
from kaizhuo.games.flatiron.rules.state import NOTHING, FlatironState

MOST: Final = 3  # reasons that are told


def reasons_for(before: FlatironState, after: FlatironState, seat: Seat, left: i64) -> list[tuple[str, int]]:
    """What is worth most comes first.  `after` is the end of the turn; where the game is over nothing needs to be
    said."""
    if not len(after.pending):
        return []
    streets = reputation_worth(after, seat) - reputation_worth(before, seat)
    decrees = decrees_worth(after, seat, left) - decrees_worth(before, seat, left)
    pillars = size(after.warehouse[seat]) - size(before.warehouse[seat])
    gains: list[tuple[i64, str, i64]] = [
        ((after.vp[seat] - before.vp[seat]) * VP, "points", after.vp[seat] - before.vp[seat]),
        (streets, "streets", streets // REPUTATION),
        (decrees, "decrees", decrees // DECREES),
        (engine_worth(after, seat, left) - engine_worth(before, seat, left), "engine", 1),
        (warehouse_worth(after, seat, left) - warehouse_worth(before, seat, left), "pillars", pillars),
        (papers_worth(after, seat, left) - papers_worth(before, seat, left), "papers", 1),
        (FLOOR_READY if threat(before, 1 - seat) > 0 and threat(after, 1 - seat) == 0 else i64(0), "denies", 1),
    ]
    money = after.money[seat] - before.money[seat]
    if money > 0:
        gains.append((money_worth(after, seat, left) - money_worth(before, seat, left), "money", money))
    found: list[tuple[str, int]] = []
    for worth, name, number in sorted(gains, key=by_worth):
        if worth > 0 and number > 0 and len(found) < MOST:
            found.append((name, number))
            if name == "money":
                found += for_money(before, after, seat)
    return found


def by_worth(gain: tuple[i64, str, i64]) -> tuple[i64, str]:
    return -gain[0], gain[1]


def warehouse_worth(state: FlatironState, seat: Seat, left: i64) -> i64:
    total: i64 = 0
    for colour in range(COLOUR_COUNT):
        if state.warehouse[seat] >> colour & 1:
            total += pillar_worth(state, seat, colour, left)
    return total


def for_money(before: FlatironState, after: FlatironState, seat: Seat) -> list[tuple[str, int]]:
    """What it is for: the next floor, or a card that was too dear."""
    if may_build_floor(after) and can_build_floor(after, seat) and not can_build_floor(before, seat):
        return [("floor", 0)]
    dearest: i64 = 0
    for street in range(STREET_COUNT):
        card = after.top[street]
        if card != NOTHING:
            price = ITEM_COST[card]
            if before.money[seat] < price <= after.money[seat] and price > dearest:
                dearest = price
    return [("affords", dearest)] if dearest else []
