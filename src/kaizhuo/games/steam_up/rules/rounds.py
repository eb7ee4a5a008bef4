"""Rounds, Fate cards and the end (ST-8, ST-31, ST-32, ST-R30 to ST-R35)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from kaizhuo.core.answers import Answers
from kaizhuo.core.components import lowest, size
from kaizhuo.core.duty import Duty
from kaizhuo.core.state import CHANCE, Action, Seat
from kaizhuo.core.step import ChanceStep
from kaizhuo.games.steam_up.box.tables import (
    EFFECTS_FROM,
    EFFECTS_TO,
    FATE_AT,
    FATE_COPIES,
    FATE_DECK,
    FATE_FIRST,
    FATE_FIRSTS,
    FORTUNE_COUNT,
)
from kaizhuo.games.steam_up.rules.effects import carry_out
from kaizhuo.games.steam_up.rules.scoring import count_up
from kaizhuo.games.steam_up.rules.state import NOBODY, RULES, SteamState
from kaizhuo.games.steam_up.rules.words import (
    END_NEAR,
    FATE_TURNED,
    GO_ON_TURN,
    NEW_ROUND,
    NEXT_TURN,
    OPEN_TURNS,
    ROUND_BEGAN,
    TURN_BEGAN,
    TURN_FATE,
    TURNING_FATE,
)


@final
class NewRound(Duty[SteamState]):
    """ST-8  From the second round on, a Fate card is turned up at the start of the round."""

    def do(self, state: SteamState, seat: Seat, subject: i64) -> None:
        state.rounds += 1
        state.tell(ROUND_BEGAN, state.rounds)
        state.plan(NOBODY, OPEN_TURNS)
        if state.rounds > 1:
            state.ask(CHANCE, TURNING_FATE)


@final
class TurningFate(ChanceStep[SteamState]):
    """ST-5, ST-8  The Fate deck is eighteen random cards, so each card not yet seen is as likely as another."""

    def options(self, state: SteamState, seat: Seat, subject: i64, out: Answers) -> None:
        left = state.fates & FATE_FIRSTS
        while left:
            kind = FATE_AT[lowest(left)]
            out.add_copies(TURN_FATE + kind, size(state.fates & FATE_COPIES[kind]))
            left &= left - 1

    def apply(self, state: SteamState, seat: Seat, subject: i64, action: Action) -> None:
        kind = action - TURN_FATE
        state.fates -= ((state.fates & FATE_COPIES[kind]) + FATE_FIRST[kind]) >> 1
        state.fate = kind
        state.special = -1
        state.tell(FATE_TURNED, kind)
        if state.fates_turned() == FATE_DECK:
            state.tell(END_NEAR)
        card = FORTUNE_COUNT + kind
        carry_out(state, state.marker, EFFECTS_FROM[card], EFFECTS_TO[card])


@final
class OpenTurns(Duty[SteamState]):
    """ST-31, ST-R35  Whoever holds the starting-player marker when a round's turns begin goes first."""

    def do(self, state: SteamState, seat: Seat, subject: i64) -> None:
        state.opener = state.marker
        state.plan(NOBODY, NEXT_TURN, 0)


@final
class NextTurn(Duty[SteamState]):
    """ST-8  One turn for each player, clockwise.  ST-R34  A marker that moves does not change the order."""

    def do(self, state: SteamState, seat: Seat, taken: i64) -> None:
        if taken == state.seats:
            end_round(state)
            return
        player = (state.opener + taken) % state.seats
        state.plan(NOBODY, NEXT_TURN, taken + 1)
        state.tell(TURN_BEGAN, player)
        state.plan(player, GO_ON_TURN)


def end_round(state: SteamState) -> None:
    """ST-32  The end: the marker is on 0, or the last Fate card has been turned up; else the next round."""
    if state.track == 0 or state.fates_turned() >= FATE_DECK:
        count_up(state)
    else:
        state.plan(NOBODY, NEW_ROUND)


RULES.duty(NEW_ROUND, NewRound())
RULES.step(TURNING_FATE, TurningFate())
RULES.duty(OPEN_TURNS, OpenTurns())
RULES.duty(NEXT_TURN, NextTurn())
