"""All tables there are: every game, seat count and combination of options; and ways to play at them."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterable, Iterator
from itertools import product
from typing import Any, NamedTuple

import pytest

from kaizhuo.core import engine
from kaizhuo.core.errors import OptionError
from kaizhuo.core.facts import fingerprint
from kaizhuo.core.rng import Rng
from kaizhuo.games import AnyGame, game_names, load_game
from kaizhuo.play.match import Match
from kaizhuo.play.options import read_options, schema
from kaizhuo.testing.pace import INTERPRETED, PROFILE

MOST_DECISIONS = 100_000
MOST_TABLES = 46  # a game with more has only some of them on ordinary days


class Table(NamedTuple):
    game: str
    seats: int
    options: dict[str, Any]

    def __str__(self) -> str:
        return "-".join([self.game, str(self.seats), *(f"{k}={v}" for k, v in self.options.items())])

    def load(self) -> AnyGame:
        return load_game(self.game)

    def setup(self) -> Any:
        game = self.load()
        return game.setup(self.seats, read_options(game, self.seats, self.options))

    def match(self, seed: int) -> Match:
        return Match.new(self.game, [f"P{seat}" for seat in range(self.seats)], self.options, secret(seed))


def secret(seed: int) -> bytes:
    return hashlib.sha256(str(seed).encode()).digest()


def values(rule: dict[str, Any]) -> list[Any]:
    """The values of an option that are worth a table of their own."""
    if rule.get("type") == "boolean":
        return [False, True]
    if "enum" in rule:
        return list(rule["enum"])
    return sorted({rule["minimum"], rule["default"], rule["maximum"]})


def few(rules: list[dict[str, Any]]) -> list[tuple[Any, ...]]:
    """None changed, each changed on its own, all changed together."""
    plain = [rule["default"] for rule in rules]
    others = [[value for value in values(rule) if value != rule["default"]] for rule in rules]
    single = [(*plain[:i], value, *plain[i + 1 :]) for i, changed in enumerate(others) for value in changed]
    return [tuple(plain), *single, tuple(changed[-1] for changed in others)]


def tables_with(name: str, combinations: Iterable[tuple[Any, ...]]) -> list[Table]:
    """For every seat count those combinations that exist; two that begin with the same state are the same game."""
    game = load_game(name)
    known = schema(game)
    found: set[bytes] = set()
    tables: list[Table] = []
    for seats, combination in product(game.seat_counts, combinations):
        options = dict(zip(known, combination, strict=True))
        try:
            start = fingerprint(game.setup(seats, read_options(game, seats, options)))
        except OptionError:
            continue
        if start not in found:
            found.add(start)
            tables.append(Table(name, seats, options))
    return tables


def tables_of(name: str) -> list[Table]:
    """Every combination of options; a few where they are too many for every day."""
    rules = list(schema(load_game(name)).values())
    tables = tables_with(name, list(product(*(values(rule) for rule in rules))))
    if len(tables) > MOST_TABLES and PROFILE == "test":
        return tables_with(name, few(rules))
    return tables


# Those of a few games only: `KAIZHUO_GAMES="dnup cheers" pytest tests/contract`.
NAMES = os.environ.get("KAIZHUO_GAMES", "").split() or game_names()
ALL = [table for name in NAMES for table in tables_of(name)]

every_table = pytest.mark.parametrize("table", ALL[::3] if INTERPRETED else ALL, ids=str)
every_game = pytest.mark.parametrize("name", NAMES)


def random_game(game: AnyGame, state: Any, rng: Rng) -> Iterator[int]:
    """Play at random to the end; yields the number of the decision before each one."""
    for count in range(MOST_DECISIONS):
        if engine.over(state):
            return
        yield count
        engine.apply(game, state, engine.pick(game, state, rng))
    raise AssertionError(f"{game.name}: no end after {MOST_DECISIONS} decisions")


def worth_a_look(count: int) -> bool:
    """Plies at which a test looks closely: often in the beginning, now and then in a long game."""
    return count % 9 == 0 if count < 90 else count % 89 == 0
