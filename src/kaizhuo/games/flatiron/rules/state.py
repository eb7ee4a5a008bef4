"""What is true in a game of Flatiron."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kaizhuo.core.rulebook import Rulebook
from kaizhuo.core.state import NONE, State, zeros
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
from kaizhuo.games.flatiron.rules.words import WORDS

NOTHING: Final[i64] = -1  # nowhere, nobody, nothing yet
NO_PAPER: Final[i64] = PAPER_COUNT  # no newspaper was drawn; UNKNOWN stands for one that the viewer cannot see


@final
class FlatironState(State):
    """Two players; in the game of one seat player 1 is Daniel Burnham.

    Cards in a row are packed into one number, six bits a card, item + 1, the first one lowest: `above` and `below` a
    board from top to bottom, `under` a street stack from the next one on, `revealed` Burnham's cards as they came.
    """

    first_game: i64 = 0  # 1: only the purple sides
    hard: i64 = 0  # 1: Burnham scores the reputation of his cards
    turns: i64 = 0  # turns begun
    floors: i64 = 0  # built floors, the start floor and the roof included (FL-R35)
    next_tile: i64 = NOTHING  # the face-up tile, at last the roof; NOTHING while it is being turned up
    roof_by: i64 = NOTHING  # who built the roof
    agreed: i64 = 0  # both want this turn to be the last
    newsboy: i64 = 0  # how many of his positions the newsboy has left
    active: i64 = NOTHING  # the active newspaper
    first_drawn: i64 = NO_PAPER  # newspapers that are drawn and not yet kept or given
    second_drawn: i64 = NO_PAPER
    decrees: i64 = 0  # decrees that are laid out
    revealed: i64 = 0  # Burnham's cards since his last shuffle, in a row
    taken: i64 = 0  # items that Burnham has taken
    side: vec[i64] = NONE  # by player: the board with its side
    location: vec[i64] = NONE  # by player
    money: vec[i64] = NONE  # by player
    vp: vec[i64] = NONE  # by player
    reputation: vec[i64] = NONE  # by player: tokens
    warehouse: vec[i64] = NONE  # by player: colours of the pillars that wait there
    dealt: vec[i64] = NONE  # by player: boards
    unseen: vec[i64] = NONE  # by player: newspapers in hand that the viewer cannot name; none in the true state
    hand: vec[i64] = NONE  # by player and newspaper
    known: vec[i64] = NONE  # by player and newspaper: how many of them the other player knows, having given them
    used: vec[i64] = NONE  # by newspaper: how many have left the game
    points: vec[i64] = NONE  # by player and cause: where the VP came from
    above: vec[i64] = NONE  # by player and street: cards above the board
    below: vec[i64] = NONE  # by player and street: cards below the board
    unturned: vec[i64] = NONE  # by street: cards of the stack that nobody has seen
    top: vec[i64] = NONE  # by street: the card on top of the stack
    under: vec[i64] = NONE  # by street: cards that were seen and lie at the bottom of the stack
    supply: vec[i64] = NONE  # by colour: pillars
    tiles: vec[i64] = NONE  # by storey: the floor there, at last the roof; the highest one is under construction
    pillars: vec[i64] = NONE  # by storey and space: colour + 1, or 0

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
        if self.active != NOTHING:
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
    state = FlatironState()
    state.journal = []
    state.seats = seats
    state.first_game = first_game
    state.hard = hard
    state.side = vec[i64]([NOTHING] * PLAYERS)
    state.location = vec[i64]([NOTHING] * PLAYERS)
    state.money = zeros(PLAYERS)
    state.vp = zeros(PLAYERS)
    state.reputation = zeros(PLAYERS)
    state.warehouse = zeros(PLAYERS)
    state.dealt = zeros(PLAYERS)
    state.unseen = zeros(PLAYERS)
    state.hand = zeros(PLAYERS * PAPER_COUNT)
    state.known = zeros(PLAYERS * PAPER_COUNT)
    state.used = zeros(PAPER_COUNT)
    state.points = zeros(PLAYERS * CAUSE_COUNT)
    state.above = zeros(PLAYERS * STREET_COUNT)
    state.below = zeros(PLAYERS * STREET_COUNT)
    state.unturned = STACK[:]
    state.top = vec[i64]([NOTHING] * STREET_COUNT)
    state.under = zeros(STREET_COUNT)
    state.supply = vec[i64]([PILLARS_OF_A_COLOUR] * COLOUR_COUNT)
    state.tiles = vec[i64]([NOTHING] * (STOREYS + 1))
    state.pillars = zeros(STOREYS * SPACE_COUNT)
    return state


RULES: Final = Rulebook[FlatironState](WORDS)
