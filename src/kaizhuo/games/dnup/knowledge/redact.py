"""Who knows what (DN-26): the only module that hides.

Open: the sets on the table, hand sizes, letters, and the number of discards.  A card that went from the table into a
hand has been seen by all, so everybody knows it until it is played again; so is the star card of the player who
starts, though not which way up it is.  What was discarded has been seen too: the state remembers, the view
does not show it.
"""

from __future__ import annotations

from kaizhuo.core.components import size
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
