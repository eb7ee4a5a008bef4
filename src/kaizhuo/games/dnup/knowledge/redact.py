"""Who knows what (DN-26): the only file that decides it.

Open: the sets on the table, hand sizes, letters, and the number of discards.  A card that went from the table into a
hand has been seen by all, so everybody knows it until it is played again; so is the star card of the player who
starts, though not which way up it is.  What was discarded has been seen too: the state remembers, the view
does not show it.
"""

from __future__ import annotations

from mypy_extensions import i64

from kaizhuo.core.components import BIT, deal_masks, members, size
from kaizhuo.core.rng import Rng
from kaizhuo.core.state import Seat
from kaizhuo.games.dnup.rules.state import DnupState


def redact(state: DnupState, viewer: Seat) -> DnupState:
    seen = state.copy()
    upright = state.faced
    for seat in range(state.seats):
        if seat == viewer:
            upright |= state.hand[seat]
            continue
        hidden = state.hand[seat] & ~state.known
        seen.hand[seat] = state.hand[seat] & state.known
        seen.unseen[seat] = state.unseen[seat] + size(hidden)
    for place in range(state.seats * state.areas):
        upright |= state.table[place]
    seen.turned = state.turned & upright
    return seen


def unnamed(seen: DnupState) -> i64:
    """The cards that the viewer cannot name: they are in hands, but he does not know in whose."""
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
