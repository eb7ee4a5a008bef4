"""Chapter 4: going out, the end of a round and of the game (DN-17 to DN-21, DN-25)."""

from __future__ import annotations

from mypy_extensions import i64

from kaizhuo.core.game import Share
from kaizhuo.core.state import Event, Seat
from kaizhuo.games.dnup.box.tables import LETTERS_FIRST, LETTERS_SECOND, STALLED_LIMIT, TURN_LIMIT
from kaizhuo.games.dnup.rules.setup import begin_round
from kaizhuo.games.dnup.rules.state import DnupState
from kaizhuo.games.dnup.rules.turns import next_turn
from kaizhuo.games.dnup.rules.words import ENDED, ROUND_BEGAN, STALLED, WENT_OUT, WON_ROUND


def end_turn(state: DnupState, seat: Seat, area: i64) -> None:
    """DN-17  Whether you are out is checked after the whole action."""
    state.turns += 1
    out = state.hand[seat] == 0
    if out and state.areas == 2:
        win_round(state, seat)
        return
    if out:
        second = state.first_out >= 0
        go_out(state, seat)
        if state.letters[seat] >= state.goal:
            state.tell(ENDED)
            return
        if second:
            begin_round(state)
            return
    if state.turns >= TURN_LIMIT:
        break_off(state)
        return
    next_turn(state, seat, area)


def go_out(state: DnupState, seat: Seat) -> None:
    """DN-17  Two letters for the first.  DN-19  One for the second.  DN-20  Whoever has enough has won at once."""
    letters = LETTERS_SECOND if state.first_out >= 0 else LETTERS_FIRST
    if state.first_out < 0:
        state.first_out = seat
    state.letters[seat] += letters
    state.tell(WENT_OUT, seat, letters)


def win_round(state: DnupState, seat: Seat) -> None:
    """DN-25  With two players an empty hand wins the round, and two rounds win the game."""
    state.letters[seat] += 1
    state.tell(WON_ROUND, seat, state.letters[seat])
    if state.letters[seat] >= state.goal:
        state.tell(ENDED)
    else:
        begin_round(state)


def break_off(state: DnupState) -> None:
    """DN-21  600 turns: a new round is dealt, or after the third such round the game ends."""
    state.stalled += 1
    state.tell(STALLED, state.stalled)
    if state.stalled >= STALLED_LIMIT:
        state.tell(ENDED)
    else:
        begin_round(state)


def breakdown(state: DnupState, told: list[Event]) -> list[list[Share]]:
    """DN-17, DN-19  Letters for going out first and second.  DN-25  With two players the rounds won."""
    firsts, seconds, rounds = [[0] * state.seats for _ in range(3)]
    first = True
    for kind, seat, letters, _, _ in told:
        if kind == ROUND_BEGAN:
            first = True
        elif kind == WENT_OUT:
            (firsts if first else seconds)[seat] += letters
            first = False
        elif kind == WON_ROUND:
            rounds[seat] += 1
    causes = [("points-first", firsts), ("points-second", seconds), ("points-rounds", rounds)]
    return [[(cause, won[seat]) for cause, won in causes if won[seat]] for seat in range(state.seats)]


def verdict(state: DnupState) -> str:
    """DN-20, DN-25  Enough letters or rounds.  DN-21  Or the most, when the game was broken off."""
    if state.stalled >= STALLED_LIMIT:
        return "verdict-stalled"
    return "verdict-rounds" if state.areas == 2 else "verdict-letters"
