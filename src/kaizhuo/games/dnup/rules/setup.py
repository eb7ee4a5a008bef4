"""Chapter 1: a round is dealt (DN-1 to DN-3, DN-23)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from kaizhuo.core.answers import Answers
from kaizhuo.core.components import BIT, MOST, PLACE
from kaizhuo.core.state import CHANCE, Action, Seat
from kaizhuo.core.step import ChanceStep
from kaizhuo.games.dnup.box.tables import DECK_SIZE, STAR
from kaizhuo.games.dnup.rules.state import RULES, DnupState
from kaizhuo.games.dnup.rules.turns import begin_turn
from kaizhuo.games.dnup.rules.words import DEAL, DEALING, DEALT, ROUND_BEGAN, STARTED


def begin_round(state: DnupState) -> None:
    """DN-1  All cards of the player count are shuffled and dealt."""
    state.rounds += 1
    state.turns = 0
    state.first_out = -1
    state.discards = 0
    state.turned = 0
    state.known = 0
    state.faced = 0
    for seat in range(state.seats):
        state.hand[seat] = 0
    for place in range(state.seats * state.areas):
        state.table[place] = 0
        state.value[place] = 0
        state.size[place] = 0
    state.tell(ROUND_BEGAN, state.rounds)
    state.ask(CHANCE, DEALING, 0)


@final
class Dealing(ChanceStep[DnupState]):
    """DN-1  Deal every card, either end up, to the players in turn."""

    def options(self, state: DnupState, seat: Seat, dealt: i64, out: Answers) -> None:
        left = state.deck()
        for player in range(state.seats):
            left &= ~state.hand[player]
        out.reserve(2 * MOST)
        actions = out.actions
        count: i64 = 0
        while left:
            side = DEAL + 2 * PLACE[(left & -left) % 67]  # lowest(left), written out: a hot loop
            actions[count] = side
            actions[count + 1] = side + 1
            count += 2
            left &= left - 1
        out.count = count

    def apply(self, state: DnupState, seat: Seat, dealt: i64, action: Action) -> None:
        side = action - DEAL
        card = BIT[side >> 1]
        receiver = dealt % state.seats
        state.hand[receiver] |= card
        if side & 1:
            state.turned |= card
        if state.journal is not None:
            state.tell(DEALT, receiver, side, 0, BIT[receiver])
        if dealt + 1 < DECK_SIZE[state.seats]:
            state.ask(CHANCE, DEALING, dealt + 1)
        else:
            start(state)


def start(state: DnupState) -> None:
    """DN-3  The holder of the star card starts, so everybody knows who holds it, though not which way up.

    DN-23  With two players their first go is the turn of their second area only.
    """
    starter: i64 = 0
    while not state.hand[starter] & BIT[STAR]:
        starter += 1
    state.known = BIT[STAR]
    state.tell(STARTED, starter)
    begin_turn(state, starter, state.areas - 1)


RULES.step(DEALING, Dealing())
