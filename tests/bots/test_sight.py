"""What nets read of worlds: the same columns in every position, from every seat, and what it says is so."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from kaizhuo.arrays.spec import spec
from kaizhuo.bots.sight import Sight, width_of
from kaizhuo.core import engine
from kaizhuo.core.rng import Rng
from kaizhuo.core.row import Row
from kaizhuo.games import AnyGame, load_game
from kaizhuo.games.cleocatra.bots.value import points_on
from kaizhuo.games.cleocatra.box.tables import TILE_COUNT
from kaizhuo.games.dnup.box.tables import CARD_COUNT, VALUE
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
            for seen in (state, game.redact(state, seat)):
                sight.look(seen, seat)
                assert sight.row.at == width


@pytest.mark.parametrize("table", plain_tables(), ids=str)
def test_without_notes_it_is_the_observation(table: Table) -> None:
    game = table.load()
    columns = game.columns(table.setup())
    if table in NOTED:
        assert len(noted(game, table.setup(), 0)) == width_of(game, table.setup())
    else:
        assert width_of(game, table.setup()) == columns[-1].last + 1


def named(game: Any, world: Any, seat: int) -> dict[str, list[int]]:
    """The notes by name."""
    row = Row(4096)
    row.fields = []
    game.advice().notes(world, seat, row)
    numbers = row.listed()
    return {name: [int(value) for value in numbers[first : last + 1]] for name, first, last, _ in row.fields}


def met(game: str, seats: int) -> Iterator[tuple[AnyGame, Any]]:
    table = next(table for table in NOTED if (table.game, table.seats) == (game, seats))
    for state, _ in positions(table, every=7):
        yield table.load(), state


def test_hands_are_noted_by_what_they_show_either_way_up() -> None:
    for game, state in met("dnup", 3):
        for viewer, left in ((0, 0), (0, 2), (2, 1)):
            seat = (viewer + left) % 3
            cards = [card for card in range(CARD_COUNT) if state.hand[seat] >> card & 1]
            sides = [2 * card + (state.turned >> card & 1) for card in cards]
            found = named(game, state, viewer)
            for name, shown in (("hand", sides), ("hand, flipped", [side ^ 1 for side in sides])):
                values = [int(VALUE[side]) for side in shown]
                wanted = [int(values.count(value) > least) for value in range(1, 11) for least in range(4)]
                assert found[f"{name} +{left}"] == wanted


def test_rescues_are_noted_by_their_points() -> None:
    for game, state in met("cleocatra", 2):
        found = named(game, state, 1)
        open_ones = int(state.rescuers[0]) & ~int(state.inspectors)
        points = [int(points_on(state, tile, state.rescuers[0])) for tile in range(TILE_COUNT) if open_ones >> tile & 1]
        assert found["Rescues +1"] == [points.count(number) for number in range(9)]
        assert sum(found["lead +1"]) == 1
        assert found["lead +1"].index(1) - 12 == max(-12, min(12, state.scores[1] - state.scores[0]))


def test_nothing_is_missing_or_alien_where_a_recipe_is_fulfilled() -> None:
    """CH-14  One of the shakers of who won, and none of who lost."""
    game = load_game("cheers")
    ended = 0
    for seed in range(30):
        state = spec("cheers", 4).start.copy()
        rng = Rng(seed)
        while not engine.over(state):
            engine.apply(game, state, engine.pick(game, state, rng))
        for seat in range(4):
            if state.winners:
                assert fulfilled(game, state, seat) == bool(state.winners >> state.team[seat] & 1)
                ended += 1
    assert ended


def fulfilled(game: AnyGame, state: Any, viewer: int) -> bool:
    """Whether a shaker of the viewer's team has all that its recipe asks for, and nothing else."""
    if min(state.recipe) < 0:
        return False
    found = named(game, state, viewer)
    mates = [left for left in range(4) if found[f"team +{left}"][0]]
    return any(found[f"missing +{left}"][0] and found[f"alien +{left}"][0] for left in mates)
