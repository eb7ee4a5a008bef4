"""What nets read of worlds: the same columns in every position, from every seat, and what it says is so."""

from __future__ import annotations

from typing import Any

import pytest

from kaizhuo.bots.sight import Sight, width_of
from kaizhuo.core.row import Row
from kaizhuo.testing.tables import Table, every_table
from tests.bots.positions import plain_tables, positions


def noted(game: Any, world: Any, seat: int) -> list[int]:
    row = Row(4096)
    game.advice().notes(world, seat, row)
    return [int(value) for value in row.listed()]


NOTED = [table for table in plain_tables() if noted(table.load(), table.setup(), 0)]


@every_table
def test_it_is_as_wide_in_every_position(table: Table) -> None:
    game = table.load()
    width = width_of(game, table.setup())
    sight = Sight(game, width)
    for state, _ in positions(table, every=11):
        for seat in range(table.seats):
            sight.look(state, seat)
            assert sight.row.at == width


@pytest.mark.parametrize("table", plain_tables(), ids=str)
def test_without_notes_it_is_the_observation(table: Table) -> None:
    game = table.load()
    columns = game.columns(table.setup())
    if table in NOTED:
        assert len(noted(game, table.setup(), 0)) == width_of(game, table.setup())
    else:
        assert width_of(game, table.setup()) == columns[-1].last + 1
