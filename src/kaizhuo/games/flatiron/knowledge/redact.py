"""Who knows what (FL-R42): the only file that hides.

Hidden are the newspapers in hand, but for those that the other player gave, and the boards that are being chosen.
What nobody has seen (stacks, floors, supply, Burnham's cards) is no fact of the state: it is drawn when turned up.
A street card that went to the bottom of a stack was seen; it stays in the state, so everybody knows it.
"""

from __future__ import annotations

from mypy_extensions import i64

from kaizhuo.core.state import UNKNOWN, Seat, seat_of, step_of, subject_of
from kaizhuo.games.flatiron.box.tables import PAPER_COUNT, PLAYERS
from kaizhuo.games.flatiron.rules.newspapers import DRAWER
from kaizhuo.games.flatiron.rules.state import NO_PAPER, NOTHING, FlatironState
from kaizhuo.games.flatiron.rules.words import DRAFTING, KEEPING


def redact(state: FlatironState, viewer: Seat) -> FlatironState:
    seen = state.copy()
    for player in range(PLAYERS):
        if player != viewer:
            hide_hand(seen, player, viewer)
            if is_drafting(state):
                seen.side[player] = UNKNOWN
    seen.first_drawn = drawn_seen(state, state.first_drawn, viewer)
    seen.second_drawn = drawn_seen(state, state.second_drawn, viewer)
    return seen


def hide_hand(seen: FlatironState, player: i64, viewer: Seat) -> None:
    """A player sees those newspapers in the other hand that they gave; a spectator sees none."""
    for at in range(player * PAPER_COUNT, (player + 1) * PAPER_COUNT):
        if viewer < 0:
            seen.known[at] = 0
        seen.unseen[player] += seen.hand[at] - seen.known[at]
        seen.hand[at] = seen.known[at]


def drawn_seen(state: FlatironState, paper: i64, viewer: Seat) -> i64:
    """A drawn newspaper as the viewer sees it: only who draws sees which it is."""
    if paper == NO_PAPER or drawer(state) == viewer:
        return paper
    return UNKNOWN


def drawer(state: FlatironState) -> i64:
    """Who is drawing newspapers to keep one of them; NOTHING if nobody."""
    if state.first_drawn == NO_PAPER:
        return NOTHING
    asked = state.pending[len(state.pending) - 1]
    return seat_of(asked) if step_of(asked) == KEEPING else DRAWER.of(subject_of(asked))


def is_drafting(state: FlatironState) -> bool:
    """FL-R41  Is somebody still choosing a board?"""
    return len(state.pending) > 0 and step_of(state.pending[len(state.pending) - 1]) == DRAFTING
