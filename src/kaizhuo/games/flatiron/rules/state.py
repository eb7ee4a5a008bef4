"""What is true in a game of Flatiron."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kaizhuo.core.state import Event, State
from kaizhuo.games.flatiron.box.tables import (
    COLOUR_COUNT,
    NEWSBOY,
    NEWSBOY_COUNT,
    PAPER_COPIES,
    PAPER_COUNT,
    PILLARS_OF_A_COLOUR,
    PLAYERS,
    SPACE_COUNT,
    STACK,
    STOREYS,
    STREET_COUNT,
)
from kaizhuo.games.flatiron.rules.domains import CAUSE_COUNT

NONE: Final[i64] = -1  # nowhere, nobody, nothing yet
NO_PAPER: Final[i64] = PAPER_COUNT  # no newspaper was drawn; UNKNOWN stands for one that the viewer cannot see


@final
class FlatironState(State):
    """Two players; in the game of one seat player 1 is Daniel Burnham.

    Cards in a row are packed into one number, six bits a card, item + 1, the first one lowest: `above` and `below` a
    board from top to bottom, `under` a street stack from the next one on, `revealed` Burnham's cards as they came.
    """

    first_game: i64  # 1: only the purple sides
    hard: i64  # 1: Burnham scores the reputation of his cards
    turns: i64  # turns begun
    floors: i64  # built floors, the start floor and the roof included (FL-R35)
    next_tile: i64  # the face-up tile, at last the roof; NONE while it is being turned up
    roof_by: i64  # who built the roof
    agreed: i64  # both want this turn to be the last
    newsboy: i64  # how many of his positions the newsboy has left
    active: i64  # the active newspaper
    first_drawn: i64  # newspapers that are drawn and not yet kept or given
    second_drawn: i64
    decrees: i64  # decrees that are laid out
    revealed: i64  # Burnham's cards since his last shuffle, in a row
    taken: i64  # items that Burnham has taken
    side: vec[i64]  # by player: the board with its side
    location: vec[i64]  # by player
    money: vec[i64]  # by player
    vp: vec[i64]  # by player
    reputation: vec[i64]  # by player: tokens
    warehouse: vec[i64]  # by player: colours of the pillars that wait there
    dealt: vec[i64]  # by player: boards
    unseen: vec[i64]  # by player: newspapers in hand that the viewer cannot name; none in the true state
    hand: vec[i64]  # by player and newspaper
    known: vec[i64]  # by player and newspaper: how many of them the other player knows, having given them
    used: vec[i64]  # by newspaper: how many have left the game
    points: vec[i64]  # by player and cause: where the VP came from
    above: vec[i64]  # by player and street: cards above the board
    below: vec[i64]  # by player and street: cards below the board
    unturned: vec[i64]  # by street: cards of the stack that nobody has seen
    top: vec[i64]  # by street: the card on top of the stack
    under: vec[i64]  # by street: cards that were seen and lie at the bottom of the stack
    supply: vec[i64]  # by colour: pillars
    tiles: vec[i64]  # by storey: the floor there, at last the roof; the highest one is under construction
    pillars: vec[i64]  # by storey and space: colour + 1, or 0

    def __init__(self, pending: vec[i64]) -> None:
        self.pending = pending
        self.journal = None

    def copy(self) -> FlatironState:
        other = FlatironState(self.pending[:])
        other.seats = self.seats
        other.first_game = self.first_game
        other.hard = self.hard
        other.turns = self.turns
        other.floors = self.floors
        other.next_tile = self.next_tile
        other.roof_by = self.roof_by
        other.agreed = self.agreed
        other.newsboy = self.newsboy
        other.active = self.active
        other.first_drawn = self.first_drawn
        other.second_drawn = self.second_drawn
        other.decrees = self.decrees
        other.revealed = self.revealed
        other.taken = self.taken
        other.side = self.side[:]
        other.location = self.location[:]
        other.money = self.money[:]
        other.vp = self.vp[:]
        other.reputation = self.reputation[:]
        other.warehouse = self.warehouse[:]
        other.dealt = self.dealt[:]
        other.unseen = self.unseen[:]
        other.hand = self.hand[:]
        other.known = self.known[:]
        other.used = self.used[:]
        other.points = self.points[:]
        other.above = self.above[:]
        other.below = self.below[:]
        other.unturned = self.unturned[:]
        other.top = self.top[:]
        other.under = self.under[:]
        other.supply = self.supply[:]
        other.tiles = self.tiles[:]
        other.pillars = self.pillars[:]
        return other

    def later(self, player: i64, duty: i64, subject: i64 = 0) -> None:
        """Put a duty on the stack: it is done as soon as everything that comes on top of it is settled."""
        self.ask(player, duty, subject)

    def solo(self) -> bool:
        return self.seats == 1

    def is_burnham(self, player: i64) -> bool:
        return self.seats == 1 and player == 1

    def tile(self) -> i64:
        """The floor under construction; the roof, once it is on."""
        return self.tiles[self.floors - 1]

    def storey(self) -> i64:
        """The first of the spaces of the floor under construction among the `pillars`."""
        return (self.floors - 1) * SPACE_COUNT

    def papers_in_hand(self, player: i64) -> i64:
        count = self.unseen[player]
        for paper in range(player * PAPER_COUNT, (player + 1) * PAPER_COUNT):
            count += self.hand[paper]
        return count

    def papers_left(self) -> i64:
        """FL-R16  How many newspapers are in the supply."""
        left = PAPER_COUNT * PAPER_COPIES - self.papers_in_hand(0) - self.papers_in_hand(1)
        for paper in range(PAPER_COUNT):
            left -= self.used[paper]
        if self.active != NONE:
            left -= 1
        if self.first_drawn != NO_PAPER:
            left -= 1
        if self.second_drawn != NO_PAPER:
            left -= 1
        return left

    def newsboys_reached(self, player: i64) -> i64:
        """How many of the newsboy's positions the player's score has reached or passed."""
        reached: i64 = 0
        while reached < NEWSBOY_COUNT and self.vp[player] >= NEWSBOY[reached]:
            reached += 1
        return reached


def new_state(seats: i64, first_game: i64, hard: i64) -> FlatironState:
    """The box is open and nothing has been laid out."""
    zeros = vec[i64]([0] * PLAYERS)
    by_street = vec[i64]([0] * STREET_COUNT)
    by_column = vec[i64]([0] * (PLAYERS * STREET_COUNT))
    by_hand = vec[i64]([0] * (PLAYERS * PAPER_COUNT))
    state = FlatironState(vec[i64]())
    events: list[Event] = []
    state.journal = events
    state.seats = seats
    state.first_game = first_game
    state.hard = hard
    state.turns = 0
    state.floors = 0
    state.next_tile = NONE
    state.roof_by = NONE
    state.agreed = 0
    state.newsboy = 0
    state.active = NONE
    state.first_drawn = NO_PAPER
    state.second_drawn = NO_PAPER
    state.decrees = 0
    state.revealed = 0
    state.taken = 0
    state.side = vec[i64]([-1] * PLAYERS)
    state.location = vec[i64]([-1] * PLAYERS)
    state.money = zeros[:]
    state.vp = zeros[:]
    state.reputation = zeros[:]
    state.warehouse = zeros[:]
    state.dealt = zeros[:]
    state.unseen = zeros
    state.hand = by_hand[:]
    state.known = by_hand
    state.used = vec[i64]([0] * PAPER_COUNT)
    state.points = vec[i64]([0] * (PLAYERS * CAUSE_COUNT))
    state.above = by_column[:]
    state.below = by_column
    state.unturned = STACK[:]
    state.top = vec[i64]([-1] * STREET_COUNT)
    state.under = by_street
    state.supply = vec[i64]([PILLARS_OF_A_COLOUR] * COLOUR_COUNT)
    state.tiles = vec[i64]([-1] * (STOREYS + 1))
    state.pillars = vec[i64]([0] * (STOREYS * SPACE_COUNT))
    return state
