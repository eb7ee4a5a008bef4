"""What a hand is worth: how far it is from empty."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kaizhuo.core.components import PLACE
from kaizhuo.games.dnup.box.tables import VALUE
from kaizhuo.kit.weights import Weights

HIGHEST: Final = 10
MOST: Final = 12  # cards of one value, and a little room
WEIGHTS: Final = Weights(__file__)
FLIPPING: Final[i64] = WEIGHTS.whole("turn.flipping")


def _costs() -> vec[i64]:
    """By value * MOST + count: what a group in the hand costs."""
    turn, low, card = (WEIGHTS.whole(f"group.{name}") for name in ("turn", "low", "card"))
    table = [0] * ((HIGHEST + 1) * MOST)
    for value in range(1, HIGHEST + 1):
        for count in range(1, MOST):
            table[value * MOST + count] = turn + low * (HIGHEST - value) // count + card * count
    return vec[i64](table)


COST: Final[vec[i64]] = _costs()


def count_hand(cards: i64, turned: i64, now: vec[i64], then: vec[i64]) -> None:
    """By value: how many cards of the hand show it now, and after a flip."""
    for value in range(HIGHEST + 1):
        now[value] = 0
        then[value] = 0
    while cards:
        card = PLACE[(cards & -cards) % 67]
        side = 2 * card + ((turned >> card) & 1)
        now[VALUE[side]] += 1
        then[VALUE[side ^ 1]] += 1
        cards &= cards - 1


def burden(counts: vec[i64]) -> i64:
    """How far a hand is from empty."""
    total: i64 = 0
    for value in range(HIGHEST + 1):
        total += COST[value * MOST + counts[value]]
    return total


def change(counts: vec[i64], cards: i64, sides: i64, by: i64) -> i64:
    """What it does to the burden that these cards leave the hand (-1) or come into it (+1); `sides` are their ends
    that count.  The counts are as before when it returns."""
    difference: i64 = 0
    left = cards
    while left:
        card = PLACE[(left & -left) % 67]
        value = VALUE[2 * card + ((sides >> card) & 1)]
        difference -= COST[value * MOST + counts[value]]
        counts[value] += by
        difference += COST[value * MOST + counts[value]]
        left &= left - 1
    left = cards
    while left:
        card = PLACE[(left & -left) % 67]
        counts[VALUE[2 * card + ((sides >> card) & 1)]] -= by
        left &= left - 1
    return difference


def better(now: i64, then: i64) -> i64:
    """A hand is worth its better way up; the other way costs a turn."""
    return now if now <= then + FLIPPING else then + FLIPPING


def one_value(cards: i64, turned: i64) -> i64:
    """The value that all of these cards show, or 0."""
    value: i64 = 0
    while cards:
        card = PLACE[(cards & -cards) % 67]
        shown = VALUE[2 * card + ((turned >> card) & 1)]
        if value and shown != value:
            return 0
        value = shown
        cards &= cards - 1
    return value
