"""Observations of positions, for all tests of bots."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import count, islice
from typing import Any

from kaizhuo.core import engine
from kaizhuo.core.observation import Observation
from kaizhuo.core.rng import Rng
from kaizhuo.core.state import CHANCE, Event
from kaizhuo.games import AnyGame, game_names
from kaizhuo.play.match import Match
from kaizhuo.testing.pace import A_FEW, PROFILE
from kaizhuo.testing.tables import Table, random_game, tables_of


def observation(game: AnyGame, state: Any, viewer: int, told: Sequence[Event] = ()) -> Observation[Any]:
    seen = game.redact(state, viewer)
    return Observation(viewer, 0, seen, engine.seat_options(game, state, viewer), list(told))


def plain_tables() -> list[Table]:
    """For every game and seat count the first table: the contract tests see to the options."""
    found: dict[tuple[str, int], Table] = {}
    for name in game_names():
        for table in tables_of(name):
            found.setdefault((name, table.seats), table)
    return list(found.values())


def choices(table: Table, seed: int, every: int) -> Iterator[tuple[Any, int]]:
    """Positions of a random game in which a seat has a choice; every so many of them."""
    game = table.load()
    state = table.setup()
    met = 0
    for _ in random_game(game, state, Rng(seed)):
        seat = int(engine.actor(state))
        if seat == CHANCE or len(engine.options(game, state)) < 2:
            continue
        met += 1
        if met % every == 0:
            yield state, seat


def positions(table: Table, every: int) -> Iterator[tuple[Any, int]]:
    """A few positions; before a release (`make soak`) a thousand of every game, shared by its seat counts."""
    counts = len(table.load().seat_counts)
    amount = -(-1_000 // counts) if PROFILE == "soak" else A_FEW
    return islice((found for seed in count() for found in choices(table, seed, every)), amount)


def worlds(game: AnyGame, state: Any, seat: int, count: int) -> list[Any]:
    """Worlds that the seat cannot tell from the true one."""
    return [game.resample(game.redact(state, seat), seat, Rng(i)) for i in range(count)]


def random_match(game: str, plies: int) -> Match:
    """The beginning of a game for two in which everybody does anything."""
    rng = random.Random(plies)
    match = Match.new(game, ["Ann", "Bo"], {}, bytes(32))
    while match.ply < plies:
        seat = match.awaited()[0]
        match.submit(seat, rng.choice(match.observe(seat).options))
    return match
