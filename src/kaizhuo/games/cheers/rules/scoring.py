"""Chapter 5: who has won, and when a game is drawn (CH-14 to CH-16, CH-18, CH-27)."""

from __future__ import annotations

from mypy_extensions import i64

from kaizhuo.core.components import BIT
from kaizhuo.core.game import Share
from kaizhuo.core.state import Seat
from kaizhuo.games.cheers.box.tables import FULFILLED, SEND_LIMIT
from kaizhuo.games.cheers.rules.deck import draw_cards
from kaizhuo.games.cheers.rules.state import CheersState
from kaizhuo.games.cheers.rules.words import DRAWN_SENDS, WON


def end_action(state: CheersState) -> None:
    """CH-15  When cheers and overflow are settled, every shaker is checked; then the active player draws.

    CH-18  Too many sends in a row are a draw, unless somebody has just won.
    """
    state.turns += 1
    fulfilled: i64 = 0
    for place in range(state.places):
        fulfilled |= FULFILLED[state.shaker[place]]
    if fulfilled:
        find_winners(state)
        rule_out(state)
    if state.winners:
        tell_winners(state)
    elif state.sends >= SEND_LIMIT[state.seating]:
        state.tell(DRAWN_SENDS, state.sends)
    else:
        draw_cards(state)


def fulfilled_for(state: CheersState, seat: Seat) -> i64:
    """The recipes that a player's own shaker fulfils.

    CH-24  Also the extra one of their team.  CH-27  In the duel also the shared one, for both players.
    """
    fulfilled = FULFILLED[state.shaker[seat]]
    middle = state.seats
    if state.places > middle and (state.shares_middle() or state.team[seat] == state.team_at(middle)):
        fulfilled |= FULFILLED[state.shaker[middle]]
    return fulfilled


def find_winners(state: CheersState) -> None:
    """CH-15  A team wins by the shaker of any member, on anybody's turn.  CH-16  Several may win together."""
    for seat in range(state.seats):
        team = state.team[seat]
        if fulfilled_for(state, seat) & BIT[state.recipe[team]]:
            state.winners |= BIT[team]


def rule_out(state: CheersState) -> None:
    """What everybody learns when a team has not won: the recipes that it cannot have."""
    for seat in range(state.seats):
        if not state.winners & BIT[state.team[seat]]:
            state.ruled_out[seat] |= fulfilled_for(state, seat)


def tell_winners(state: CheersState) -> None:
    """CH-19  The recipe and the members of a team that has won are open to all."""
    for seat in range(state.seats):
        team = state.team[seat]
        if state.winners & BIT[team]:
            state.tell(WON, seat, team, state.recipe[team])


def scores(state: CheersState) -> list[int]:
    """CH-16  A point for every member of a team that has won; nobody has one in a drawn game."""
    return [1 if state.team[seat] >= 0 and state.winners & BIT[state.team[seat]] else 0 for seat in range(state.seats)]


def breakdown(state: CheersState) -> list[list[Share]]:
    """CH-15  There is one way to a point: the recipe of the team."""
    return [[("points-recipe", 1)] if score else [] for score in scores(state)]


def verdict(state: CheersState) -> str:
    """CH-16  Several may have won.  CH-17, CH-18  Or nobody."""
    if not state.winners:
        return "verdict-drawn"
    return "verdict-recipes" if state.winners & (state.winners - 1) else "verdict-recipe"
