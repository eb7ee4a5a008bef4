"""What is true in a game of Cheers."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kaizhuo.core.state import Event, State
from kaizhuo.games.cheers.box.tables import (
    CYCLE,
    CYCLE_LENGTH,
    FIXED_START,
    HAND,
    MIDDLE_TEAM,
    MOST_SEATS,
    MOST_TURNS,
    NOBODY,
    PLACE_COUNT,
    SEAT_COUNT,
    TEAM_COUNT,
)
from kaizhuo.games.cheers.rules.words import EXTRA, SHARED

APPRENTICE: Final[i64] = 1
MASQUERADE: Final[i64] = 2
NOT_YET: Final = -2  # a recipe that is not drawn, a camp that is not dealt


@final
class CheersState(State):
    """A *place* is a shaker: that of each seat, then the one in the middle, extra or shared, where there is one.

    Cards, contents and recipes are ints as `tables.py` explains them.
    """

    seating: i64  # who sits where: a row of the table of seatings
    places: i64
    variant: i64
    printed: i64  # recipes come from cards, not from tokens
    keep: i64  # house rule: on a cheers one card may stay (CH-8)
    position: i64  # in the cycle of turns
    turns: i64  # turns taken
    sends: i64  # sends in a row
    due: i64  # cards that the active player still has to draw
    winners: i64  # bits by team
    deck: i64  # a bunch, as are hands, returned and toasted cards
    toasted: i64  # every card toasted so far
    discards: i64  # portions by drink that overflowed, six bits each
    hand: vec[i64]  # by seat
    returned: vec[i64]  # by seat: what he has discarded face down
    unseen: vec[i64]  # cards that the viewer cannot name: in hands, returned (both by seat), in the deck
    shaker: vec[i64]  # by place: content
    team: vec[i64]  # by seat; in the masquerade the camp
    recipe: vec[i64]  # by team
    ruled_out: vec[i64]  # by seat: recipes that his team cannot have, or it had won before

    def __init__(self, pending: vec[i64], hand: vec[i64], returned: vec[i64], unseen: vec[i64], shaker: vec[i64],
                 team: vec[i64], recipe: vec[i64], ruled_out: vec[i64]) -> None:  # fmt: skip
        self.pending = pending
        self.journal = None
        self.hand = hand
        self.returned = returned
        self.unseen = unseen
        self.shaker = shaker
        self.team = team
        self.recipe = recipe
        self.ruled_out = ruled_out

    def copy(self) -> CheersState:
        other = CheersState(self.pending[:], self.hand[:], self.returned[:], self.unseen[:], self.shaker[:],
                            self.team[:], self.recipe[:], self.ruled_out[:])  # fmt: skip
        other.seating = self.seating
        other.seats = self.seats
        other.places = self.places
        other.variant = self.variant
        other.printed = self.printed
        other.keep = self.keep
        other.position = self.position
        other.turns = self.turns
        other.sends = self.sends
        other.due = self.due
        other.winners = self.winners
        other.deck = self.deck
        other.toasted = self.toasted
        other.discards = self.discards
        return other

    def teams(self) -> i64:
        return TEAM_COUNT[self.seating]

    def at_turn(self, later: i64) -> i64:
        """CH-4, CH-23  Whose turn it is, so many turns later, within one cycle."""
        position = self.position + later
        if position >= CYCLE_LENGTH[self.seating]:
            position -= CYCLE_LENGTH[self.seating]
        return CYCLE[self.seating * MOST_TURNS + position]

    def hand_limit(self, seat: i64) -> i64:
        """CH-3  Three cards; CH-24 four for a member of the smaller team."""
        return HAND[self.seating * MOST_SEATS + seat]

    def team_at(self, place: i64) -> i64:
        """CH-24  Whose a shaker is.  CH-26  The shared one is nobody's."""
        return self.team[place] if place < self.seats else MIDDLE_TEAM[self.seating]

    def shares_middle(self) -> bool:
        return MIDDLE_TEAM[self.seating] == NOBODY

    def starts_as_written(self) -> bool:
        return FIXED_START[self.seating] != 0

    def word(self, place: i64) -> i64:
        """How the vocabulary calls a shaker."""
        if place < self.seats:
            return place
        return SHARED if self.shares_middle() else EXTRA

    def place(self, word: i64) -> i64:
        """The shaker that the vocabulary calls so, where the game has it."""
        return word if word < EXTRA else self.seats


def new_state(seating: i64, variant: i64, printed: i64, keep: i64) -> CheersState:
    seats = SEAT_COUNT[seating]
    by_seat = vec[i64]([0] * seats)
    state = CheersState(
        vec[i64](),
        by_seat[:],
        by_seat[:],
        vec[i64]([0] * (2 * seats + 1)),
        vec[i64]([0] * PLACE_COUNT[seating]),
        vec[i64]([NOT_YET] * seats),
        vec[i64]([NOT_YET] * TEAM_COUNT[seating]),
        by_seat,
    )
    events: list[Event] = []
    state.journal = events
    state.seating = seating
    state.seats = seats
    state.places = PLACE_COUNT[seating]
    state.variant = variant
    state.printed = printed
    state.keep = keep
    state.position = 0
    state.turns = 0
    state.sends = 0
    state.due = 0
    state.winners = 0
    state.deck = 0
    state.toasted = 0
    state.discards = 0
    return state
