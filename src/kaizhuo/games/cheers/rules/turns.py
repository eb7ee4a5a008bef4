"""Chapter 2: whose turn it is, and who decides for a shaker (CH-4, CH-5, CH-23, CH-25, CH-26)."""

from __future__ import annotations

from mypy_extensions import i64

from kaizhuo.core.state import Seat
from kaizhuo.games.cheers.box.tables import CYCLE_LENGTH
from kaizhuo.games.cheers.rules.state import CheersState
from kaizhuo.games.cheers.rules.words import EXTRA, SHARED, TURN


def begin_turn(state: CheersState) -> None:
    """CH-5  The active player is asked what to do."""
    state.ask(state.at_turn(0), TURN)


def next_turn(state: CheersState) -> None:
    """CH-4  Clockwise; CH-23 or in the order of the odd game."""
    state.position += 1
    if state.position == CYCLE_LENGTH[state.seating]:
        state.position = 0
    begin_turn(state)


def decider(state: CheersState, place: i64) -> Seat:
    """CH-8, CH-13  The owner of a shaker decides.

    CH-25  For the extra shaker the member of its team whose turn it is or comes next.
    CH-26  For the shared one the player whose turn it is not.
    """
    if place < state.seats:
        return place
    if state.shares_middle():
        return state.at_turn(1)
    later: i64 = 0
    while state.team[state.at_turn(later)] != state.team_at(place):
        later += 1
    return state.at_turn(later)


def has_shaker(state: CheersState, word: i64) -> bool:
    """CH-3  One before each player, CH-24 an extra one in odd games, CH-26 a shared one in the duel."""
    if word < EXTRA:
        return word < state.seats
    return state.places > state.seats and state.word(state.seats) == word


def missing_shaker(word: i64) -> str:
    """The rule about a shaker that this game does not have."""
    if word == EXTRA:
        return "CH-24"
    return "CH-26" if word == SHARED else "CH-3"
