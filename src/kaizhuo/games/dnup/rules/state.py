"""What is true in a game of d'nup."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kaizhuo.core.rulebook import Rulebook
from kaizhuo.core.state import NONE, State, zeros
from kaizhuo.games.dnup.box.tables import DECK
from kaizhuo.games.dnup.rules.words import WORDS


@final
class DnupState(State):
    """Sets of cards are masks.  A *place* is where a set lies: one before each player, two with two players."""

    areas: i64 = 1  # sets a player may have before them: 1; with two players 2 (DN-22)
    goal: i64 = 0  # letters that win the game; with two players rounds
    rounds: i64 = 0  # rounds begun
    turns: i64 = 0  # turns taken in this round
    stalled: i64 = 0  # rounds broken off (DN-21)
    first_out: i64 = -1  # the seat that went out first in this round
    discards: i64 = 0
    turned: i64 = 0  # cards whose high value is up
    known: i64 = 0  # cards in a hand that everybody knows to be there
    faced: i64 = 0  # ... and which way up
    hand: vec[i64] = NONE  # by seat
    unseen: vec[i64] = NONE  # by seat: cards in the hand that the viewer cannot name; none in the true state
    letters: vec[i64] = NONE  # by seat; with two players rounds won
    table: vec[i64] = NONE  # by place: the set that lies there
    value: vec[i64] = NONE  # by place: its value, 0 for no set
    size: vec[i64] = NONE  # by place: the number of its cards

    def deck(self) -> i64:
        return DECK[self.seats]

    def owner(self, place: i64) -> i64:
        return place if self.areas == 1 else place >> 1


def new_state(seats: i64, goal: i64) -> DnupState:
    state = DnupState()
    state.journal = []
    state.seats = seats
    state.areas = 2 if seats == 2 else 1
    state.goal = goal
    state.hand = zeros(seats)
    state.unseen = zeros(seats)
    state.letters = zeros(seats)
    state.table = zeros(seats * state.areas)
    state.value = zeros(seats * state.areas)
    state.size = zeros(seats * state.areas)
    return state


RULES: Final = Rulebook[DnupState](WORDS)
