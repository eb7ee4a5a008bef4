"""A copy equals, shares nothing, covers every field."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from kaizhuo.core import engine
from kaizhuo.core.facts import facts, field_names, fingerprint, from_facts
from kaizhuo.core.rng import Rng
from kaizhuo.testing.tables import Table, every_table, random_game, worth_a_look


@every_table
@given(seed=st.integers(0, 2**32 - 1))
def test_a_copy_is_equal_and_independent(table: Table, seed: int) -> None:
    game = table.load()
    state = table.setup()
    rng = Rng(seed)
    for count in random_game(game, state, rng):
        if not worth_a_look(count):
            continue
        copy = state.copy()
        assert facts(copy) == facts(state)
        assert copy.journal is None
        before = fingerprint(state)
        told = len(state.journal)
        engine.apply(game, copy, engine.pick(game, copy, rng))
        assert fingerprint(state) == before
        assert len(state.journal) == told


@every_table
def test_a_copy_shares_no_list(table: Table) -> None:
    state = table.setup()
    copy = state.copy()
    for name in field_names(type(state)):
        value = getattr(copy, name)
        if isinstance(value, int) or not len(value):
            continue
        before = fingerprint(state)
        value[0] += 1
        setattr(copy, name, value)
        assert fingerprint(state) == before, name


@every_table
def test_a_state_travels_as_plain_numbers(table: Table) -> None:
    state = table.setup()
    assert facts(from_facts(table.setup(), facts(state))) == facts(state)
