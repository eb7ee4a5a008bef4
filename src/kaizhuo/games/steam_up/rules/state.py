"""What is true in a game of Steam Up."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kaizhuo.core.components import BIT, size
from kaizhuo.core.state import Event, State
from kaizhuo.games.steam_up.box.tables import (
    ALL_DIM_SUM,
    ALL_SIZES,
    ALL_TOKENS,
    FATES,
    FORTUNES,
    LEVELS,
    MOST_SEATS,
    NO_FATE,
    PLACE_COUNT,
    TRACK,
    ZONE,
)
from kaizhuo.games.steam_up.rules.counts import total

CONTENTS: Final[i64] = 0xFFFFFFFFFF  # of a steamer: its dim sum, counted by dish
OPEN: Final[i64] = BIT[40]  # ... it has been on top, so everybody knows it
UNSEEN: Final[i64] = BIT[41]  # ... it stands there, but the viewer cannot look into it
UNSEEN_ZODIAC: Final[i64] = BIT[20]  # one zodiac board that the viewer cannot see, in `dealt`
NOBODY: Final[i64] = -1
NO_CARD: Final[i64] = -1


@final
class SteamState(State):
    """Dim sum and tokens are counts by dish (`counts.py`), Fortune cards are sets (`cards.py`).

    A *place* of the turntable is numbered clockwise as at setup; its stack is LEVELS steamers, the lowest first.
    """

    easier: i64
    all_open: i64  # everybody may look into every steamer (ST-2, open_stacks)
    rounds: i64
    track: i64  # where the steamer marker is
    rotation: i64  # quarter turns clockwise since setup
    marker: i64  # who holds the starting-player marker, or NOBODY
    opener: i64  # who had the first turn of this round
    fate: i64  # the Fate card of this round, or NO_FATE
    fates: i64  # Fate cards that have not been turned up
    special: i64  # the dish that the Fate card of this round speaks of, or -1
    die: i64  # the face that the die shows
    favoured: i64  # whom the card that is carried out means: the lowest, the winner of a roll-off
    in_play: i64  # the Fortune card that is carried out, or NO_CARD
    bag: i64  # dim sum in the bag; for a viewer those he can be sure of
    bag_unseen: i64  # ... and how many others; none in the true state
    sure: i64  # dim sum that everybody knows to be in the bag, because they were put back
    sizes: i64  # how many steamers of each size have not been opened, eight bits a size
    plate: i64  # dim sum on their way from a steamer or the bag to a board
    removed: i64  # empty steamers in the supply
    supply: i64  # tokens that nobody holds
    deck: i64
    deck_unseen: i64  # cards in the deck that the viewer cannot name; none in the true state
    discards: i64
    fresh: i64  # cards that may still be where the last shuffle put them, in the deck or drawn since (`memory.py`)
    stale: i64  # cards that may have been in hands ever since the last shuffle
    counters: i64  # how often each craving has paid, four bits a card
    heights: i64  # steamers in each stack, four bits a place
    stacks: vec[i64]  # by place and level
    zodiac: vec[i64]  # by seat: the board, -1 while it is not chosen
    dealt: vec[i64]  # by seat: boards to choose from, as bits
    tokens: vec[i64]
    hand: vec[i64]  # by seat; for a viewer those that he can name
    unseen: vec[i64]  # by seat: cards in the hand that the viewer cannot name; none in the true state
    old: vec[i64]  # by seat: cards of the hand that were there at the last shuffle
    newer: vec[i64]  # by seat: how many cards of the hand can have been drawn since the last shuffle, for all to see
    older: vec[i64]  # by seat: ... and how many can have been there before
    known: vec[i64]  # by viewer and seat: cards that the viewer knows to be in the hand of the seat
    face_up: vec[i64]
    board: vec[i64]  # by seat: dim sum on spaces
    beside: vec[i64]  # by seat: dim sum beside the board
    rows: vec[i64]  # by seat: the row of each dish, counted from one, eight bits a dish; 0 while it has none
    filled: vec[i64]  # by seat: columns, then rows by dish, that have been filled once
    hp: vec[i64]
    bonus: vec[i64]  # by seat: the part of it that no space paid, by cause, sixteen bits each
    eaten: vec[i64]  # by seat: steamers bought

    def __init__(
        self, pending: vec[i64], stacks: vec[i64], zodiac: vec[i64], dealt: vec[i64], tokens: vec[i64],
        hand: vec[i64], unseen: vec[i64], old: vec[i64], newer: vec[i64], older: vec[i64], known: vec[i64],
        face_up: vec[i64], board: vec[i64], beside: vec[i64], rows: vec[i64], filled: vec[i64], hp: vec[i64],
        bonus: vec[i64], eaten: vec[i64],
    ) -> None:  # fmt: skip
        self.pending = pending
        self.journal = None
        self.stacks = stacks
        self.zodiac = zodiac
        self.dealt = dealt
        self.tokens = tokens
        self.hand = hand
        self.unseen = unseen
        self.old = old
        self.newer = newer
        self.older = older
        self.known = known
        self.face_up = face_up
        self.board = board
        self.beside = beside
        self.rows = rows
        self.filled = filled
        self.hp = hp
        self.bonus = bonus
        self.eaten = eaten

    def copy(self) -> SteamState:
        other = SteamState(
            self.pending[:], self.stacks[:], self.zodiac[:], self.dealt[:], self.tokens[:], self.hand[:],
            self.unseen[:], self.old[:], self.newer[:], self.older[:], self.known[:], self.face_up[:],
            self.board[:], self.beside[:], self.rows[:], self.filled[:], self.hp[:], self.bonus[:], self.eaten[:],
        )  # fmt: skip
        other.seats = self.seats
        other.easier = self.easier
        other.all_open = self.all_open
        other.rounds = self.rounds
        other.track = self.track
        other.rotation = self.rotation
        other.marker = self.marker
        other.opener = self.opener
        other.fate = self.fate
        other.fates = self.fates
        other.special = self.special
        other.die = self.die
        other.favoured = self.favoured
        other.in_play = self.in_play
        other.bag = self.bag
        other.bag_unseen = self.bag_unseen
        other.sure = self.sure
        other.sizes = self.sizes
        other.plate = self.plate
        other.removed = self.removed
        other.supply = self.supply
        other.deck = self.deck
        other.deck_unseen = self.deck_unseen
        other.discards = self.discards
        other.fresh = self.fresh
        other.stale = self.stale
        other.counters = self.counters
        other.heights = self.heights
        return other

    def height(self, place: i64) -> i64:
        return (self.heights >> (4 * place)) & 15

    def top(self, place: i64) -> i64:
        """The dim sum in the top steamer of a place; 0 for an empty place."""
        height = (self.heights >> (4 * place)) & 15
        return self.stacks[place * LEVELS + height - 1] & CONTENTS if height else 0

    def set_top(self, place: i64, contents: i64) -> None:
        self.stacks[place * LEVELS + self.height(place) - 1] = contents | OPEN

    def zone(self, seat: i64) -> i64:
        """The places in the zone of a seat now, as bits."""
        return ZONE[(self.seats * 4 + self.rotation) * MOST_SEATS + seat]

    def bag_size(self) -> i64:
        return total(self.bag) + self.bag_unseen

    def deck_size(self) -> i64:
        return size(self.deck) + self.deck_unseen

    def hand_size(self, seat: i64) -> i64:
        return size(self.hand[seat]) + self.unseen[seat]

    def fates_turned(self) -> i64:
        return size(FATES[self.easier]) - size(self.fates)


def new_state(seats: i64, easier: i64, all_open: i64) -> SteamState:
    none = vec[i64]([0] * seats)
    state = SteamState(
        vec[i64](), vec[i64]([0] * (PLACE_COUNT * LEVELS)), vec[i64]([-1] * seats), none[:], none[:], none[:],
        none[:], none[:], none[:], none[:], vec[i64]([0] * (seats * seats)), none[:], none[:], none[:], none[:],
        none[:], none[:], none[:], none,
    )  # fmt: skip
    events: list[Event] = []
    state.journal = events
    state.seats = seats
    state.easier = easier
    state.all_open = all_open
    state.rounds = 0
    state.track = TRACK[seats]
    state.rotation = 0
    state.marker = NOBODY
    state.opener = NOBODY
    state.fate = NO_FATE
    state.fates = FATES[easier]
    state.special = -1
    state.die = 0
    state.favoured = NOBODY
    state.in_play = NO_CARD
    state.bag = ALL_DIM_SUM
    state.bag_unseen = 0
    state.sure = 0
    state.sizes = ALL_SIZES
    state.plate = 0
    state.removed = 0
    state.supply = ALL_TOKENS
    state.deck = FORTUNES[easier]
    state.deck_unseen = 0
    state.discards = 0
    state.fresh = FORTUNES[easier]
    state.stale = 0
    state.counters = 0
    state.heights = 0
    return state
