"""What is true in a game of d'nup."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from kaizhuo.core.state import Event, State
from kaizhuo.games.dnup.box.tables import DECK


@final
class DnupState(State):
    """Sets of cards are masks.  A *place* is where a set lies: one before each player, two with two players."""

    areas: i64  # sets a player may have before him: 1; with two players 2 (DN-22)
    goal: i64  # letters that win the game; with two players rounds
    rounds: i64  # rounds begun
    turns: i64  # turns taken in this round
    stalled: i64  # rounds broken off (DN-21)
    first_out: i64  # the seat that went out first in this round, or -1
    discards: i64
    turned: i64  # cards whose high value is up
    known: i64  # cards in a hand that everybody knows to be there
    faced: i64  # ... and which way up
    hand: vec[i64]  # by seat
    unseen: vec[i64]  # by seat: cards in the hand that the viewer cannot name; none in the true state
    letters: vec[i64]  # by seat; with two players rounds won
    table: vec[i64]  # by place: the set that lies there
    value: vec[i64]  # by place: its value, 0 for no set
    size: vec[i64]  # by place: the number of its cards

    def __init__(self, pending: vec[i64], hand: vec[i64], unseen: vec[i64], letters: vec[i64], table: vec[i64],
                 value: vec[i64], size: vec[i64]) -> None:  # fmt: skip
        self.pending = pending
        self.journal = None
        self.hand = hand
        self.unseen = unseen
        self.letters = letters
        self.table = table
        self.value = value
        self.size = size

    def copy(self) -> DnupState:
        other = DnupState(self.pending[:], self.hand[:], self.unseen[:], self.letters[:], self.table[:],
                          self.value[:], self.size[:])  # fmt: skip
        other.seats = self.seats
        other.areas = self.areas
        other.goal = self.goal
        other.rounds = self.rounds
        other.turns = self.turns
        other.stalled = self.stalled
        other.first_out = self.first_out
        other.discards = self.discards
        other.turned = self.turned
        other.known = self.known
        other.faced = self.faced
        return other

    def deck(self) -> i64:
        return DECK[self.seats]

    def owner(self, place: i64) -> i64:
        return place if self.areas == 1 else place >> 1


def new_state(seats: i64, goal: i64) -> DnupState:
    by_seat = vec[i64]([0] * seats)
    areas: i64 = 2 if seats == 2 else 1
    by_place = vec[i64]([0] * (seats * areas))
    state = DnupState(vec[i64](), by_seat[:], by_seat[:], by_seat, by_place[:], by_place[:], by_place)
    events: list[Event] = []
    state.journal = events
    state.seats = seats
    state.areas = areas
    state.goal = goal
    state.rounds = 0
    state.turns = 0
    state.stalled = 0
    state.first_out = -1
    state.discards = 0
    state.turned = 0
    state.known = 0
    state.faced = 0
    return state
