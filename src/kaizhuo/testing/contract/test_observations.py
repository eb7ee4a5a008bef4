"""Observations for learning: all that a viewer may know and nothing else, in columns that are always the same."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from kaizhuo.core import engine
from kaizhuo.core.facts import Facts, facts, fingerprint, from_facts
from kaizhuo.core.features import Features
from kaizhuo.core.rng import Rng
from kaizhuo.core.row import Columns, Row
from kaizhuo.core.state import SPECTATOR
from kaizhuo.games import AnyGame
from kaizhuo.testing.tables import ALL, Table, every_table, random_game, worth_a_look

MOST_WIDE = 1100
MOST_MOMENTS = 5
seeds = st.integers(0, 2**32 - 1)


def written(game: AnyGame, state: Any, viewer: int, width: int) -> list[int]:
    row = Row(width)
    game.write(state, viewer, row)
    assert row.at == width, "the width never changes"
    return row.listed()


def width_of(columns: list[Columns]) -> int:
    return columns[-1].last + 1


@every_table
@given(seed=seeds)
def test_it_says_what_a_viewer_may_know_and_nothing_else(table: Table, seed: int) -> None:
    game = table.load()
    state = table.setup()
    columns = game.columns(state)
    width = width_of(columns)
    known: dict[tuple[int, ...], bytes] = {}
    for count in random_game(game, state, Rng(seed)):
        if not worth_a_look(count):
            continue
        for viewer in (*range(table.seats), SPECTATOR):
            seen = game.redact(state, viewer)
            numbers = written(game, seen, viewer, width)
            world = game.resample(seen, viewer, Rng(seed + count))
            assert written(game, state, viewer, width) == numbers
            assert written(game, world, viewer, width) == numbers
            looks = fingerprint(seen)
            assert known.setdefault((viewer, *numbers), looks) == looks
            check_kinds(columns, numbers)
    assert width_of(game.columns(state)) == width


def check_kinds(columns: list[Columns], numbers: list[int]) -> None:
    for name, first, last, kind in columns:
        there = numbers[first : last + 1]
        assert kind in ("bit", "count", "one-hot"), name
        assert max(there) <= (127 if kind == "count" else 1), name
        assert kind != "one-hot" or sum(there) <= 1, name


@every_table
def test_every_column_has_a_name(table: Table) -> None:
    game = table.load()
    columns = game.columns(table.setup())
    ends = [-1, *(column.last for column in columns)]
    assert [column.first for column in columns] == [end + 1 for end in ends[:-1]]
    assert len({column.name for column in columns}) == len(columns)
    assert 0 < width_of(columns) <= MOST_WIDE


@every_table
@given(seed=seeds)
def test_options_have_features_that_tell_them_apart(table: Table, seed: int) -> None:
    game = table.load()
    state = table.setup()
    features = Features(game.words, table.seats)
    known: dict[tuple[int, int], tuple[int, ...]] = {}
    for count in random_game(game, state, Rng(seed)):
        if not worth_a_look(count):
            continue
        viewer = max(int(engine.actor(state)), 0)
        options = engine.options(game, state)
        for action in options:
            if (viewer, action) in known:
                continue
            row = Row(features.width)
            features.write(action, viewer, row)
            assert row.at == features.width
            known[viewer, action] = tuple(row.listed())
            check_kinds(features.columns, row.listed())
        assert len({known[viewer, action] for action in options}) == len(options)


def replaced(one: Facts, other: Facts) -> Iterator[Facts]:
    """The facts of one, each time with one number of the other's in the place of its own."""
    for name, value in one.items():
        instead = other[name]
        if isinstance(value, int) or isinstance(instead, int):
            yield {**one, name: instead}
        elif len(value) != len(instead):
            yield {**one, name: instead if name == "pending" else value}
        else:
            for i, number in enumerate(instead):
                yield {**one, name: [*value[:i], number, *value[i + 1 :]]}


def moments(table: Table, seed: int) -> list[Any]:
    """Some states of a random game."""
    game, state = table.load(), table.setup()
    every = 11 + seed % 13
    return [state.copy() for count in random_game(game, state, Rng(seed)) if count % every == 0][:MOST_MOMENTS]


@every_table
@given(seed=seeds)
def test_no_fact_is_left_out(table: Table, seed: int) -> None:
    """A view in which one number is that of another moment, or of another variant, differs, unless it is hidden."""
    game = table.load()
    width = width_of(game.columns(table.setup()))
    variants = [other for other in ALL if (other.game, other.seats) == (table.game, table.seats)]
    others = moments(variants[seed % len(variants)], seed + 1)
    for count, now in enumerate(moments(table, seed)):
        viewer = count % table.seats
        seen = game.redact(now, viewer)
        known, looks = facts(seen), fingerprint(seen)
        numbers = written(game, seen, viewer, width)
        for changed in replaced(known, facts(game.redact(others[count % len(others)], viewer))):
            if changed == known:
                continue
            try:
                other = game.redact(from_facts(seen, changed), viewer)
            except IndexError:
                continue  # numbers of two variants that do not go together
            if fingerprint(other) != looks:
                differing = [name for name, value in changed.items() if known[name] != value]
                assert written(game, other, viewer, width) != numbers, differing
