"""Who knows what (CH-19 to CH-21): the only module that hides.

Open: the shakers, the sizes of hands, deck and returned piles, what overflowed, and every toasted card.  Players know
their hand and what they returned themselves, the recipe of their team (apprentices do not), and in the masquerade only
their own camp.  When a team has won, its recipe and its members are open.  That a team has *not* won at a check is open
too: `ruled_out` remembers which recipes it therefore cannot have.
"""

from __future__ import annotations

from mypy_extensions import i64

from kaizhuo.core.components import BIT
from kaizhuo.core.state import UNKNOWN, Seat
from kaizhuo.games.cheers.box.tables import card_count
from kaizhuo.games.cheers.rules.setup import initiates
from kaizhuo.games.cheers.rules.state import MASQUERADE, CheersState


def redact(state: CheersState, viewer: Seat) -> CheersState:
    seen = state.copy()
    for seat in range(state.seats):
        if seat == viewer:
            continue
        seen.unseen[seat] += card_count(state.hand[seat])
        seen.unseen[state.seats + seat] += card_count(state.returned[seat])
        seen.hand[seat] = 0
        seen.returned[seat] = 0
    seen.unseen[2 * state.seats] += card_count(state.deck)
    seen.deck = 0
    for team in range(state.teams()):
        if state.recipe[team] >= 0 and not knows_recipe(state, viewer, team):
            seen.recipe[team] = UNKNOWN
    if state.variant == MASQUERADE:
        for seat in range(state.seats):
            if state.team[seat] >= 0 and seat != viewer and not state.winners & BIT[state.team[seat]]:
                seen.team[seat] = UNKNOWN
    return seen


def knows_recipe(state: CheersState, viewer: Seat, team: i64) -> bool:
    """CH-2, CH-20, CH-21  Those who may look at it; CH-19 everybody when the team has won."""
    if state.winners & BIT[team]:
        return True
    return viewer >= 0 and state.team[viewer] == team and initiates(state, team) & BIT[viewer] != 0
