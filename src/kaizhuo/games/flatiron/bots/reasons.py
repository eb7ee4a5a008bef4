"""What a player would say for an answer: what the turn brings, now and later."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kaizhuo.core.answers import Answers
from kaizhuo.core.components import BIT, size
from kaizhuo.core.state import Action, Seat
from kaizhuo.games.flatiron.bots.deeds import deed_worth
from kaizhuo.games.flatiron.bots.value import FLOOR_READY, can_build_floor, threat
from kaizhuo.games.flatiron.bots.worth import (
    ACTIVATION,
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
from kaizhuo.games.flatiron.box.tables import (
    CELL,
    COLOUR_COUNT,
    ITEM_COST,
    PAPER_DEED,
    PRICE,
    STREET_COUNT,
    WAREHOUSE_VP,
)
from kaizhuo.games.flatiron.rules.floors import colours_on_floor, has_roof, may_build_floor
from kaizhuo.games.flatiron.rules.state import NOTHING, FlatironState
from kaizhuo.games.flatiron.rules.words import BURNHAM_SIDE, BUY_PILLAR, CHOOSE_SIDE, EXCHANGE_FOR, GIVE_BACK

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
    if pillars == 0:
        gains.append((warehouse_worth(after, seat, left) - warehouse_worth(before, seat, left), "better", 1))
    found: list[tuple[str, int]] = []
    for worth, name, number in sorted(gains, key=by_worth):
        if worth > 0 and number > 0 and len(found) < MOST:
            found.append((name, number))
            if name == "money":
                found += for_money(before, after, seat)
    return found


def spared(other: FlatironState, after: FlatironState, seat: Seat) -> list[tuple[str, int]]:
    """What is left at the end of the turn because something is not done; `other` is its end with it."""
    if not len(after.pending) or not len(other.pending):
        return []
    found: list[tuple[str, int]] = []
    if threat(other, 1 - seat) > 0 and threat(after, 1 - seat) == 0:
        found.append(("denies", 1))
    if after.money[seat] > other.money[seat]:
        found.append(("keeps", after.money[seat] - other.money[seat]))
        found += for_money(other, after, seat)
    pillars = size(after.warehouse[seat]) - size(other.warehouse[seat])
    if pillars > 0:
        found.append(("stores", pillars))
    return found[:MOST]


def for_side(answers: Answers, action: Action) -> list[tuple[str, int]]:
    """FL-4, FL-25  What a side has more of than some other one, and no other one more of it."""
    if action >= BURNHAM_SIDE:
        mine = prices(WAREHOUSE_VP, action - BURNHAM_SIDE)
        for i in range(answers.count):
            if prices(WAREHOUSE_VP, answers.actions[i] - BURNHAM_SIDE) > mine:
                return [("weak", mine)]
        return []
    sides = [answers.actions[i] - CHOOSE_SIDE for i in range(answers.count)]
    side = action - CHOOSE_SIDE
    found: list[tuple[str, int]] = []
    if stands_out([action_worth(other) for other in sides], action_worth(side)):
        found.append(("actions", 0))
    if stands_out([dearest(other) for other in sides], dearest(side)):
        found.append(("warehouse", dearest(side)))
    if stands_out([-prices(PRICE, other) for other in sides], -prices(PRICE, side)):
        found.append(("prices", prices(PRICE, side)))
    return found


def stands_out(all_of_them: list[i64], mine: i64) -> bool:
    return max(all_of_them) == mine > min(all_of_them)


def action_worth(side: i64) -> i64:
    """The printed actions, a turn each."""
    total: i64 = 0
    for cell in range(2 * STREET_COUNT):
        total += ACTIVATION[CELL[side * 2 * STREET_COUNT + cell]]
    return total


def prices(table: vec[i64], side: i64) -> i64:
    total: i64 = 0
    for colour in range(COLOUR_COUNT):
        total += table[side * COLOUR_COUNT + colour]
    return total


def dearest(side: i64) -> i64:
    most: i64 = 0
    for colour in range(COLOUR_COUNT):
        if WAREHOUSE_VP[side * COLOUR_COUNT + colour] > most:
            most = WAREHOUSE_VP[side * COLOUR_COUNT + colour]
    return most


def for_colour(state: FlatironState, action: Action) -> list[tuple[str, int]]:
    """A colour that the floor under construction has or lacks."""
    on_floor = colours_on_floor(state)
    if GIVE_BACK <= action < EXCHANGE_FOR:
        return [("built", 0)] if on_floor & BIT[action - GIVE_BACK] else []
    if has_roof(state):
        return []
    colour = action - EXCHANGE_FOR if action >= EXCHANGE_FOR else action - BUY_PILLAR
    return [] if on_floor & BIT[colour] else [("lacking", 0)]


def for_replacing(state: FlatironState, seat: Seat, paper: i64, left: i64) -> list[tuple[str, int]]:
    """FL-21  What is played takes the place of a newspaper that would be of more use to the opponent."""
    worse = use_of(state, 1 - seat, paper, left) < use_of(state, 1 - seat, state.active, left)
    return [("replaces", 0)] if worse and not state.solo() else []


def use_of(state: FlatironState, player: i64, paper: i64, left: i64) -> i64:
    """What somebody could do with a newspaper now; 0 if nothing."""
    found = deed_worth(state, player, PAPER_DEED[paper], state.money[player], left)
    return found if found > 0 else i64(0)


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
