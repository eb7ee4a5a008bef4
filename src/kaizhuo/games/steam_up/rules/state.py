"""What is true in a game of Steam Up."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kaizhuo.core.components import BIT, size
from kaizhuo.core.rulebook import Rulebook
from kaizhuo.core.state import NONE, State, zeros
from kaizhuo.core.subject import Field
from kaizhuo.games.steam_up.box.tables import (
    ALL_DIM_SUM,
    ALL_SIZES,
    ALL_TOKENS,
    COUNTER,
    FATES,
    FORTUNES,
    LEVELS,
    MOST_SEATS,
    NO_FATE,
    PLACE_COUNT,
    TRACK,
    ZONE,
)
from kaizhuo.games.steam_up.rules.counts import ONE, count_of, total
from kaizhuo.games.steam_up.rules.words import WORDS

CONTENTS: Final[i64] = 0xFFFFFFFFFF  # of a steamer: its dim sum, counted by dish
OPEN: Final[i64] = BIT[40]  # ... it has been on top, so everybody knows it
UNSEEN: Final[i64] = BIT[41]  # ... it stands there, but the viewer cannot look into it
BOARDS: Final = Field(0, 20)  # of `dealt`: the zodiac boards that the viewer sees, as bits
HIDDEN_BOARDS: Final = Field(20, 4)  # ... and how many others
NOBODY: Final[i64] = -1
NO_CARD: Final[i64] = -1


@final
class SteamState(State):
    """Dim sum and tokens are counts by dish (`counts.py`), Fortune cards are sets (`cards.py`).

    A *place* of the turntable is numbered clockwise as at setup; its stack is LEVELS steamers, the lowest first.
    """

    easier: i64 = 0
    all_open: i64 = 0  # everybody may look into every steamer (ST-2, open_stacks)
    rounds: i64 = 0
    track: i64 = 0  # where the steamer marker is
    rotation: i64 = 0  # quarter turns clockwise since setup
    marker: i64 = NOBODY  # who holds the starting-player marker, or NOBODY
    opener: i64 = NOBODY  # who had the first turn of this round
    fate: i64 = NO_FATE  # the Fate card of this round, or NO_FATE
    fates: i64 = 0  # Fate cards that have not been turned up
    special: i64 = -1  # the dish that the Fate card of this round speaks of, or -1
    die: i64 = 0  # the face that the die shows
    favoured: i64 = NOBODY  # whom the card that is carried out means: the lowest, the winner of a roll-off
    in_play: i64 = NO_CARD  # the Fortune card that is carried out, or NO_CARD
    bag: i64 = ALL_DIM_SUM  # dim sum in the bag; for a viewer those they can be sure of
    bag_unseen: i64 = 0  # ... and how many others; none in the true state
    sure: i64 = 0  # dim sum that everybody knows to be in the bag, because they were put back
    sizes: i64 = ALL_SIZES  # how many steamers of each size have not been opened, eight bits a size
    plate: i64 = 0  # dim sum on their way from a steamer or the bag to a board
    removed: i64 = 0  # empty steamers in the supply
    supply: i64 = ALL_TOKENS  # tokens that nobody holds
    deck: i64 = 0
    deck_unseen: i64 = 0  # cards in the deck that the viewer cannot name; none in the true state
    discards: i64 = 0
    fresh: i64 = 0  # cards that may still be where the last shuffle put them, in the deck or drawn since (`memory.py`)
    stale: i64 = 0  # cards that may have been in hands ever since the last shuffle
    counters: i64 = 0  # how often each craving has paid, four bits a card
    heights: i64 = 0  # steamers in each stack, four bits a place
    stacks: vec[i64] = NONE  # by place and level
    zodiac: vec[i64] = NONE  # by seat: the board, -1 while it is not chosen
    dealt: vec[i64] = NONE  # by seat: boards to choose from, as bits
    tokens: vec[i64] = NONE
    hand: vec[i64] = NONE  # by seat; for a viewer those that they can name
    unseen: vec[i64] = NONE  # by seat: cards in the hand that the viewer cannot name; none in the true state
    old: vec[i64] = NONE  # by seat: cards of the hand that were there at the last shuffle
    newer: vec[i64] = NONE  # by seat: how many cards of the hand can, for all to see, have been drawn since then
    older: vec[i64] = NONE  # by seat: ... and how many can have been there before
    known: vec[i64] = NONE  # by viewer and seat: cards that the viewer knows to be in the hand of the seat
    face_up: vec[i64] = NONE
    board: vec[i64] = NONE  # by seat: dim sum on spaces
    beside: vec[i64] = NONE  # by seat: dim sum beside the board
    rows: vec[i64] = NONE  # by seat: the row of each dish, counted from one, eight bits a dish; 0 while it has none
    filled: vec[i64] = NONE  # by seat: columns, then rows by dish, that have been filled once
    hp: vec[i64] = NONE
    bonus: vec[i64] = NONE  # by seat: the part of it that no space paid, by cause, sixteen bits each
    eaten: vec[i64] = NONE  # by seat: steamers bought

    def height(self, place: i64) -> i64:
        return (self.heights >> (4 * place)) & 15

    def top(self, place: i64) -> i64:
        """The dim sum in the top steamer of a place; 0 for an empty place."""
        height = self.height(place)
        if not height:
            return 0
        return self.stacks[place * LEVELS + height - 1] & CONTENTS

    def set_top(self, place: i64, contents: i64) -> None:
        self.stacks[place * LEVELS + self.height(place) - 1] = contents | OPEN

    def grow(self, place: i64, by: i64) -> None:
        """Count so many steamers more, or less."""
        self.heights += by * BIT[4 * place]

    def row_of(self, seat: i64, dish: i64) -> i64:
        """-1 while the dish has none."""
        return count_of(self.rows[seat], dish) - 1

    def give_row(self, seat: i64, dish: i64, row: i64) -> None:
        self.rows[seat] += ONE[dish] * (row + 1)

    def bonus_by(self, seat: i64, cause: i64) -> i64:
        return (self.bonus[seat] >> (16 * cause)) & 0xFFFF

    def add_bonus(self, seat: i64, points: i64, cause: i64) -> None:
        self.bonus[seat] += points * BIT[16 * cause]

    def times_paid(self, kind: i64) -> i64:
        """How often a craving has paid."""
        return (self.counters >> COUNTER[kind]) & 15

    def count_payment(self, kind: i64, times: i64) -> None:
        self.counters += times * BIT[COUNTER[kind]]

    def zone(self, seat: i64) -> i64:
        """The places in the zone of a seat now, as bits."""
        return self.zone_at(seat, self.rotation)

    def zone_at(self, seat: i64, rotation: i64) -> i64:
        """... after another rotation."""
        return ZONE[(self.seats * 4 + (rotation & 3)) * MOST_SEATS + seat]

    def bag_size(self) -> i64:
        return total(self.bag) + self.bag_unseen

    def deck_size(self) -> i64:
        return size(self.deck) + self.deck_unseen

    def hand_size(self, seat: i64) -> i64:
        return size(self.hand[seat]) + self.unseen[seat]

    def fates_turned(self) -> i64:
        return size(FATES[self.easier]) - size(self.fates)


def new_state(seats: i64, easier: i64, all_open: i64) -> SteamState:
    state = SteamState()
    state.journal = []
    state.seats = seats
    state.easier = easier
    state.all_open = all_open
    state.track = TRACK[seats]
    state.fates = FATES[easier]
    state.deck = FORTUNES[easier]
    state.fresh = FORTUNES[easier]
    state.stacks = zeros(PLACE_COUNT * LEVELS)
    state.zodiac = vec[i64]([-1] * seats)
    state.dealt = zeros(seats)
    state.tokens = zeros(seats)
    state.hand = zeros(seats)
    state.unseen = zeros(seats)
    state.old = zeros(seats)
    state.newer = zeros(seats)
    state.older = zeros(seats)
    state.known = zeros(seats * seats)
    state.face_up = zeros(seats)
    state.board = zeros(seats)
    state.beside = zeros(seats)
    state.rows = zeros(seats)
    state.filled = zeros(seats)
    state.hp = zeros(seats)
    state.bonus = zeros(seats)
    state.eaten = zeros(seats)
    return state


RULES: Final = Rulebook[SteamState](WORDS)
