"""Chapter 2: a turn (CE-3 to CE-7)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from crazy_eights.box.tables import EIGHT, OF_RANK, OF_SUIT
from crazy_eights.rules.scoring import end_blocked, end_with
from crazy_eights.rules.state import RULES, EightsState
from crazy_eights.rules.words import (
    DRAW,
    DRAWING,
    DREW,
    FISH,
    NAME,
    NAMED,
    NAMING,
    NEXT_TURN,
    PASS,
    PASSED,
    PLAY,
    PLAYED,
    SAW,
    SHUFFLED,
    TURN,
)
from kaizhuo.core.answers import Answers
from kaizhuo.core.components import BIT
from kaizhuo.core.duty import Duty
from kaizhuo.core.state import CHANCE, Action, Seat
from kaizhuo.core.step import ChanceStep, Step


def matching(state: EightsState) -> i64:
    """CE-3  Cards of the suit or of the rank.  CE-4  Eights always."""
    return OF_SUIT[state.suit] | OF_RANK[state.top % 13] | OF_RANK[EIGHT]


def can_draw(state: EightsState, drawn: i64) -> bool:
    """CE-5  So many cards a turn.  CE-7  From the discards, when the stock is used up."""
    return drawn < state.draws and (state.stock_size() > 0 or state.discards != 0)


@final
class Turn(Step[EightsState]):
    """CE-3  Play a card that matches, or draw.  Subject: how many cards were drawn in this turn."""

    def options(self, state: EightsState, seat: Seat, drawn: i64, out: Answers) -> None:
        out.add_each(PLAY, state.hand[seat] & matching(state))
        out.add(DRAW if can_draw(state, drawn) else PASS)

    def apply(self, state: EightsState, seat: Seat, drawn: i64, action: Action) -> None:
        if action == DRAW:
            draw(state, seat, drawn)
        elif action == PASS:
            state.passes += 1
            state.tell(PASSED, seat)
            state.plan(seat, NEXT_TURN)
        else:
            play(state, seat, action - PLAY)

    def forbidding(self, state: EightsState, seat: Seat, drawn: i64, action: Action) -> str:
        if action == DRAW:
            return "CE-5"
        if action == PASS:
            return "CE-6"
        if PLAY <= action < DRAW and (state.hand[seat] >> (action - PLAY)) & 1 == 0:
            return "CE-1"
        return "CE-3"


def play(state: EightsState, seat: Seat, card: i64) -> None:
    """CE-3  On top of the discards.  CE-4  After an eight its player names a suit.  CE-8  The last card wins."""
    state.hand[seat] ^= BIT[card]
    state.discards |= BIT[state.top]
    state.top = card
    state.suit = card // 13
    state.passes = 0
    state.tell(PLAYED, seat, card)
    if state.hand_size(seat) == 0:
        end_with(state, seat)
        return
    state.plan(seat, NEXT_TURN)
    if card % 13 == EIGHT:
        state.ask(seat, NAMING)


def draw(state: EightsState, seat: Seat, drawn: i64) -> None:
    if state.stock_size() == 0:
        shuffle(state)
    state.tell(DREW, seat)
    state.ask(seat, TURN, drawn + 1)
    state.ask(CHANCE, DRAWING, seat)


def shuffle(state: EightsState) -> None:
    """CE-7  The discards become the stock; the top card stays."""
    state.stock = state.discards
    state.fresh = state.discards
    state.discards = 0
    for seat in range(state.seats):  # what a viewer cannot name was there before the shuffle
        state.unseen[2 * seat + 1] += state.unseen[2 * seat]
        state.unseen[2 * seat] = 0
    state.tell(SHUFFLED)


@final
class Drawing(ChanceStep[EightsState]):
    """CE-5  Only who draws sees the card.  Subject: who."""

    def options(self, state: EightsState, seat: Seat, player: i64, out: Answers) -> None:
        out.add_each(FISH, state.stock)

    def apply(self, state: EightsState, seat: Seat, player: i64, action: Action) -> None:
        state.stock ^= BIT[action - FISH]
        state.hand[player] |= BIT[action - FISH]
        state.tell(SAW, player, action - FISH, 0, BIT[player])


@final
class Naming(Step[EightsState]):
    """CE-4  Any suit."""

    def options(self, state: EightsState, seat: Seat, subject: i64, out: Answers) -> None:
        out.add_span(NAME, 4)

    def apply(self, state: EightsState, seat: Seat, subject: i64, action: Action) -> None:
        state.suit = action - NAME
        state.tell(NAMED, seat, state.suit)

    def forbidding(self, state: EightsState, seat: Seat, subject: i64, action: Action) -> str:
        return "CE-4"


@final
class NextTurn(Duty[EightsState]):
    """CE-6  Clockwise.  CE-10  When nobody can play or draw any more, the game is blocked."""

    def do(self, state: EightsState, seat: Seat, subject: i64) -> None:
        if state.passes == state.seats:
            end_blocked(state)
        else:
            state.ask((seat + 1) % state.seats, TURN)


RULES.step(TURN, Turn())
RULES.step(DRAWING, Drawing())
RULES.step(NAMING, Naming())
RULES.duty(NEXT_TURN, NextTurn())
