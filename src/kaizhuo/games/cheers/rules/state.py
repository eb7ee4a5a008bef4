"""What is true in a game of Cheers."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kaizhuo.core.components import BIT
from kaizhuo.core.rulebook import Rulebook
from kaizhuo.core.state import NONE, State, zeros
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
from kaizhuo.games.cheers.rules.words import EXTRA, SHAKER_COUNT, SHARED, WORDS

APPRENTICE: Final[i64] = 1
MASQUERADE: Final[i64] = 2
NOT_YET: Final = -2  # a recipe that is not drawn, a camp that is not dealt


@final
class CheersState(State):
    """A *place* is a shaker: that of each seat, then the one in the middle, extra or shared, where there is one.

    Cards, contents and recipes are ints as `tables.py` explains them.
    """

    seating: i64 = 0  # who sits where: a row of the table of seatings
    places: i64 = 0
    variant: i64 = 0
    printed: i64 = 0  # recipes come from cards, not from tokens
    keep: i64 = 0  # house rule: on a cheers one card may stay (CH-8)
    position: i64 = 0  # in the cycle of turns
    turns: i64 = 0  # turns taken
    sends: i64 = 0  # sends in a row
    due: i64 = 0  # cards that the active player still has to draw
    winners: i64 = 0  # bits by team
    deck: i64 = 0  # a bunch, as are hands, returned and toasted cards
    toasted: i64 = 0  # every card toasted so far
    discards: i64 = 0  # portions by drink that overflowed, six bits each
    hand: vec[i64] = NONE  # by seat
    returned: vec[i64] = NONE  # by seat: what they have discarded face down
    unseen: vec[i64] = NONE  # cards that the viewer cannot name: in hands, returned (both by seat), in the deck
    shaker: vec[i64] = NONE  # by place: content
    team: vec[i64] = NONE  # by seat; in the masquerade the camp
    recipe: vec[i64] = NONE  # by team
    ruled_out: vec[i64] = NONE  # by seat: recipes that their team cannot have, or it had won before

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

    def all_places(self) -> i64:
        """Every shaker, as bits."""
        return BIT[self.places] - 1

    def word(self, place: i64) -> i64:
        """What the vocabulary calls a shaker."""
        if place < self.seats:
            return place
        return SHARED if self.shares_middle() else EXTRA

    def words(self, places: i64) -> i64:
        """The same for several shakers: bits by place, and bits by word."""
        middle = places & BIT[self.seats]
        return places - middle + BIT[self.word(self.seats)] if middle else places

    def place(self, word: i64) -> i64:
        """The shaker that the vocabulary calls so, where the game has it."""
        return word if word < EXTRA else self.seats

    def target(self, verb: i64, action: i64) -> i64:
        """The shaker that an action of this verb points at: its last operand."""
        return self.place((action - verb) % SHAKER_COUNT)


def new_state(seating: i64, variant: i64, printed: i64, keep: i64) -> CheersState:
    seats = SEAT_COUNT[seating]
    state = CheersState()
    state.journal = []
    state.seats = seats
    state.seating = seating
    state.places = PLACE_COUNT[seating]
    state.variant = variant
    state.printed = printed
    state.keep = keep
    state.hand = zeros(seats)
    state.returned = zeros(seats)
    state.unseen = zeros(2 * seats + 1)
    state.shaker = zeros(PLACE_COUNT[seating])
    state.team = vec[i64]([NOT_YET] * seats)
    state.recipe = vec[i64]([NOT_YET] * TEAM_COUNT[seating])
    state.ruled_out = zeros(seats)
    return state


RULES: Final = Rulebook[CheersState](WORDS)
