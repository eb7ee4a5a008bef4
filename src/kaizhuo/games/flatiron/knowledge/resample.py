"""Worlds that a viewer cannot tell from the true one (FL-R42)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from kaizhuo.core.components import members
from kaizhuo.core.rng import Rng
from kaizhuo.core.state import UNKNOWN, Seat, seat_of, step_of
from kaizhuo.games.flatiron.box.tables import PAPER_COUNT, PLAYERS
from kaizhuo.games.flatiron.knowledge.redact import is_drafting
from kaizhuo.games.flatiron.rules.newspapers import in_supply
from kaizhuo.games.flatiron.rules.setup import sides_of
from kaizhuo.games.flatiron.rules.state import FlatironState
from kaizhuo.games.flatiron.rules.words import DRAFTING


def resample(seen: FlatironState, viewer: Seat, rng: Rng) -> FlatironState:
    """Deal what the viewer cannot name at random out of what they have not seen."""
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
    """Whoever has answered already, unseen by the viewer, may have chosen any side of the boards dealt to them."""
    for player in range(world.seats):
        if player != viewer and not is_asked(world, player):
            sides = members(sides_of(world, world.dealt[player]))
            world.side[player] = sides[rng.below(len(sides))]


def is_asked(state: FlatironState, seat: Seat) -> bool:
    asked: i64 = 0
    for waiting in state.pending:
        if step_of(waiting) == DRAFTING and seat_of(waiting) == seat:
            asked += 1
    return asked > 0
