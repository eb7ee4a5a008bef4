"""Rounds, Fate cards and the end (ST-8, ST-31, ST-32, ST-R30 to ST-R35)."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from kaizhuo.core.components import lowest, size
from kaizhuo.core.state import CHANCE, Action, Seat
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
from kaizhuo.games.steam_up.rules.agenda import GO_ON_TURN, NEW_ROUND, NEXT_TURN, OPEN_TURNS, Chance, Item, plan
from kaizhuo.games.steam_up.rules.effects import carry_out
from kaizhuo.games.steam_up.rules.scoring import count_up
from kaizhuo.games.steam_up.rules.state import NOBODY, SteamState
from kaizhuo.games.steam_up.rules.words import (
    END_NEAR,
    FATE_TURNED,
    ROUND_BEGAN,
    TURN_BEGAN,
    TURN_FATE,
    TURNING_FATE,
)


@final
class NewRound(Item):
    """ST-8  From the second round on, a Fate card is turned up at the start of the round."""

    def run(self, state: SteamState, seat: Seat, subject: i64) -> None:
        state.rounds += 1
        state.tell(ROUND_BEGAN, state.rounds)
        plan(state, NOBODY, OPEN_TURNS)
        if state.rounds > 1:
            state.ask(CHANCE, TURNING_FATE)


@final
class TurningFate(Chance):
    """ST-5, ST-8  The Fate deck is eighteen random cards, so each card not yet seen is as likely as another."""

    def options(self, state: SteamState, seat: Seat, subject: i64, out: vec[i64]) -> i64:
        left = state.fates & FATE_FIRSTS
        count: i64 = 0
        while left:
            out[count] = TURN_FATE + FATE_AT[lowest(left)]
            count += 1
            left &= left - 1
        return count

    def weights(self, state: SteamState, subject: i64, out: vec[i64]) -> i64:
        left = state.fates & FATE_FIRSTS
        count: i64 = 0
        while left:
            out[count] = size(state.fates & FATE_COPIES[FATE_AT[lowest(left)]])
            count += 1
            left &= left - 1
        return size(state.fates)

    def do(self, state: SteamState, subject: i64, action: Action) -> None:
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
class OpenTurns(Item):
    """ST-31, ST-R35  Whoever holds the starting-player marker when a round's turns begin goes first."""

    def run(self, state: SteamState, seat: Seat, subject: i64) -> None:
        state.opener = state.marker
        plan(state, NOBODY, NEXT_TURN, 0)


@final
class NextTurn(Item):
    """ST-8  One turn for each player, clockwise.  ST-R34  A marker that moves does not change the order."""

    def run(self, state: SteamState, seat: Seat, taken: i64) -> None:
        if taken == state.seats:
            end_round(state)
            return
        player = (state.opener + taken) % state.seats
        plan(state, NOBODY, NEXT_TURN, taken + 1)
        state.tell(TURN_BEGAN, player)
        plan(state, player, GO_ON_TURN)


def end_round(state: SteamState) -> None:
    """ST-32  The end: the marker is on 0, or the last Fate card has been turned up; else the next round."""
    if state.track == 0 or state.fates_turned() >= FATE_DECK:
        count_up(state)
    else:
        plan(state, NOBODY, NEW_ROUND)
