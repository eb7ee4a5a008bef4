"""Who knows what (FL-R42): the only file that decides it.

Hidden are the newspapers in hand, but for those that the other player gave, and the boards that are being chosen.
What nobody has seen (stacks, floors, supply, Burnham's cards) is no fact of the state: it is drawn when turned up.
A street card that went to the bottom of a stack was seen; it stays in the state, so everybody knows it.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from kaizhuo.core.rng import Rng
from kaizhuo.core.state import UNKNOWN, Seat, seat_of, step_of, subject_of
from kaizhuo.games.flatiron.box.tables import PAPER_COUNT, PLAYERS, SIDE_COUNT
from kaizhuo.games.flatiron.rules.newspapers import in_supply
from kaizhuo.games.flatiron.rules.setup import list_sides
from kaizhuo.games.flatiron.rules.state import NO_PAPER, NONE, FlatironState
from kaizhuo.games.flatiron.rules.words import DRAFTING, KEEPING


def redact(state: FlatironState, viewer: Seat) -> FlatironState:
    seen = state.copy()
    for player in range(PLAYERS):
        if player != viewer:
            hide_hand(seen, player, viewer)
            if is_drafting(state):
                seen.side[player] = UNKNOWN
    if drawer(state) != viewer:
        if seen.first_drawn != NO_PAPER:
            seen.first_drawn = UNKNOWN
        if seen.second_drawn != NO_PAPER:
            seen.second_drawn = UNKNOWN
    return seen


def hide_hand(seen: FlatironState, player: i64, viewer: Seat) -> None:
    """A player sees those newspapers in the other hand that he gave; who only looks on sees none."""
    for at in range(player * PAPER_COUNT, (player + 1) * PAPER_COUNT):
        if viewer < 0:
            seen.known[at] = 0
        seen.unseen[player] += seen.hand[at] - seen.known[at]
        seen.hand[at] = seen.known[at]


def drawer(state: FlatironState) -> i64:
    """Who is drawing newspapers to keep one of them; NONE if nobody."""
    if state.first_drawn == NO_PAPER:
        return NONE
    asked = state.pending[len(state.pending) - 1]
    return seat_of(asked) if step_of(asked) == KEEPING else subject_of(asked) & 1


def is_drafting(state: FlatironState) -> bool:
    """FL-R41  Is somebody still choosing a board?"""
    return len(state.pending) > 0 and step_of(state.pending[len(state.pending) - 1]) == DRAFTING


def resample(seen: FlatironState, viewer: Seat, rng: Rng) -> FlatironState:
    """Deal what the viewer cannot name at random out of what he has not seen."""
    world = seen.copy()
    pool = papers_out_of_sight(seen)
    rng.shuffle(pool)
    at: i64 = 0
    for player in range(PLAYERS):
        for _ in range(seen.unseen[player]):
            world.hand[player * PAPER_COUNT + pool[at]] += 1
            at += 1
        world.unseen[player] = 0
    if seen.first_drawn == UNKNOWN:
        world.first_drawn = pool[at]
        at += 1
    if seen.second_drawn == UNKNOWN:
        world.second_drawn = pool[at]
    if is_drafting(seen):
        choose_boards(world, viewer, rng)
    return world


def papers_out_of_sight(seen: FlatironState) -> vec[i64]:
    """Every newspaper that the viewer cannot see: the supply, and what is hidden in hands."""
    found = vec[i64](capacity=PAPER_COUNT * PLAYERS)
    for paper in range(PAPER_COUNT):
        for _ in range(in_supply(seen, paper)):
            found = append(found, paper)
    return found


def choose_boards(world: FlatironState, viewer: Seat, rng: Rng) -> None:
    """Who has answered already, unseen by the viewer, may have chosen any side of the boards dealt to him."""
    sides = vec[i64]([0] * SIDE_COUNT)
    for player in range(world.seats):
        if player != viewer and not is_asked(world, player):
            count = list_sides(world, world.dealt[player], 0, sides)
            world.side[player] = sides[rng.below(count)]


def is_asked(state: FlatironState, seat: Seat) -> bool:
    asked: i64 = 0
    for waiting in state.pending:
        if step_of(waiting) == DRAFTING and seat_of(waiting) == seat:
            asked += 1
    return asked > 0
