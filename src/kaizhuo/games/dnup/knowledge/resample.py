"""Worlds that a viewer cannot tell from the true one (DN-26)."""

from __future__ import annotations

from mypy_extensions import i64

from kaizhuo.core.components import BIT, deal_masks, members
from kaizhuo.core.rng import Rng
from kaizhuo.core.state import Seat
from kaizhuo.games.dnup.rules.state import DnupState


def unnamed(seen: DnupState) -> i64:
    """The cards that the viewer cannot name: they are in hands, but not in whose, as far as the viewer knows."""
    cards = seen.deck() & ~seen.discards
    for place in range(seen.seats * seen.areas):
        cards &= ~seen.table[place]
    for seat in range(seen.seats):
        cards &= ~seen.hand[seat]
    return cards


def resample(seen: DnupState, viewer: Seat, rng: Rng) -> DnupState:
    """Deal what the viewer cannot name at random, either end up, to the hands where it can be."""
    world = seen.copy()
    upright = seen.faced
    for place in range(seen.seats * seen.areas):
        upright |= seen.table[place]
    if viewer >= 0:
        upright |= seen.hand[viewer]
    pool = members(unnamed(seen))
    rng.shuffle(pool)
    dealt = deal_masks(pool, seen.unseen)
    loose: i64 = 0  # cards in hands that may be either way up
    for seat in range(seen.seats):
        world.hand[seat] |= dealt[seat]
        world.unseen[seat] = 0
        loose |= world.hand[seat] & ~upright
    world.turned |= loose & (rng.word() | rng.word() * BIT[31])
    return world
