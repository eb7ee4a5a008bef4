"""Chapter 1: the tiles, the starting player and the first tiles."""

from __future__ import annotations

from collections import Counter

import pytest

from kaizhuo.core import engine
from kaizhuo.core.components import members
from kaizhuo.core.state import CHANCE
from kaizhuo.games.cleocatra.box.data import TILES
from kaizhuo.games.cleocatra.box.options import CleocatraOptions
from kaizhuo.games.cleocatra.box.tables import MIDDLE
from kaizhuo.games.cleocatra.game import GAME
from kaizhuo.games.cleocatra.rules.words import TILE, WORDS
from tests.games.cleocatra.table import asked, names, offered, place, refusal, say


@pytest.mark.rule("CL-1")
@pytest.mark.parametrize(("seats", "each"), [(2, 2), (3, 3), (4, 3)])
def test_the_stack_has_one_gold_tile_and_as_many_of_each_other_colour(seats: int, each: int) -> None:
    state = GAME.setup(seats, CleocatraOptions())
    colours = Counter(TILES[tile].colour for tile in members(state.stack))
    assert colours == {"gold": 1, "purple": each, "blue": each, "orange": each, "green": each}


@pytest.mark.rule("CL-1")
def test_every_tile_of_the_stack_is_as_likely_as_any_other() -> None:
    state = GAME.setup(3, CleocatraOptions())
    say(state, "start 0")
    assert offered(state, "draw") == ["gold", "purple", "blue", "orange", "green"]
    assert engine.weights(GAME, state) == [1, 3, 3, 3, 3]
    say(state, "draw purple")
    assert engine.weights(GAME, state) == [1, 2, 3, 3, 3]
    say(state, "draw gold")
    say(state, offered(state)[0])
    assert offered(state, "draw") == ["purple", "blue", "orange", "green"]
    assert engine.weights(GAME, state) == [2, 3, 3, 3]


@pytest.mark.rule("CL-2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_any_player_may_be_the_starting_player(seats: int) -> None:
    state = GAME.setup(seats, CleocatraOptions())
    assert engine.actor(state) == CHANCE
    assert offered(state, "start") == [str(seat) for seat in range(seats)]
    assert set(engine.weights(GAME, state)) == {1}


@pytest.mark.rule("CL-2")
def test_each_has_three_rescuers_no_points_and_three_inspectors_are_set_aside() -> None:
    state = GAME.setup(4, CleocatraOptions())
    assert [state.supply(seat) for seat in range(4)] == [3, 3, 3, 3]
    assert list(state.scores) == [0, 0, 0, 0]
    assert state.unused() == 3


@pytest.mark.rule("CL-3")
def test_in_turn_order_each_lays_a_tile_beside_another_and_puts_a_rescuer_on_it() -> None:
    state = GAME.setup(3, CleocatraOptions())
    say(state, "start 1", "draw blue")
    assert state.place[TILE.index["blue1"]] == MIDDLE
    say(state, "draw green")
    assert asked(state) == (2, "opening")
    assert offered(state, "lay") == sorted([place((1, 0)), place((-1, 0)), place((0, 1))], key=_number)
    assert refusal(state, f"lay {place((0, 0))}") == "CL-3"
    assert refusal(state, f"lay {place((5, 0))}") == "CL-3"
    say(state, f"lay {place((1, 0))}", "draw green")
    assert asked(state) == (0, "opening")
    assert len(offered(state)) == 4
    say(state, f"lay {place((1, -1))}")
    assert [names(state.rescuers[seat]) for seat in range(3)] == ["green2", "blue1", "green1"]
    assert [state.supply(seat) for seat in range(3)] == [2, 2, 2]


@pytest.mark.rule("CL-3")
@pytest.mark.parametrize("starter", [0, 1, 2])
def test_then_the_starting_player_begins(starter: int) -> None:
    state = GAME.setup(3, CleocatraOptions())
    say(state, f"start {starter}", "draw blue")
    for _ in range(2):
        say(state, "draw green")
        say(state, offered(state)[0])
    assert asked(state) == (starter, "first-action")
    assert state.rounds == 1


def _number(name: str) -> int:
    return WORDS.parse(f"lay {name}")
