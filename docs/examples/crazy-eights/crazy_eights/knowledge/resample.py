"""Worlds that a viewer cannot tell from the true one (CE-11)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from crazy_eights.box.tables import PACK
from crazy_eights.rules.state import EightsState
from kaizhuo.core.components import BIT, members
from kaizhuo.core.rng import Rng
from kaizhuo.core.state import zeros


def resample(seen: EightsState, rng: Rng) -> EightsState:
    """Fresh cards that nobody has shown go to the hands that drew and to the stock, older ones to the hands."""
    world = seen.copy()
    hidden = PACK & ~seen.discards
    if seen.top >= 0:
        hidden &= ~BIT[seen.top]
    for seat in range(seen.seats):
        hidden &= ~seen.hand[seat]
    rest = deal(world, members(hidden & seen.fresh), 0, rng)
    deal(world, members(hidden & ~seen.fresh), 1, rng)
    world.stock = rest
    world.stock_unseen = 0
    world.unseen = zeros(2 * seen.seats)
    return world


def deal(world: EightsState, pool: vec[i64], age: i64, rng: Rng) -> i64:
    """To each hand as many as it holds of this age; returns the rest."""
    rng.shuffle(pool)
    at: i64 = 0
    for seat in range(world.seats):
        for _ in range(world.unseen[2 * seat + age]):
            world.hand[seat] |= BIT[pool[at]]
            at += 1
    rest: i64 = 0
    while at < len(pool):
        rest |= BIT[pool[at]]
        at += 1
    return rest
