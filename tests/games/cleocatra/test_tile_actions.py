"""Chapter 2: Scout and Search."""

from __future__ import annotations

import pytest

from kaizhuo.core.components import members
from tests.games.cleocatra.table import STAR, asked, events, names, offered, place, refusal, row, say, table

RING = {"gold": (0, 0), "purple1": (1, 0), "blue1": (2, 0), "orange1": (2, 1), "green1": (1, 1), "purple2": (0, 1)}


@pytest.mark.rule("CL-6")
def test_scout_draws_a_tile_and_lays_it_beside_another() -> None:
    state = table(STAR, "gold", "blue1")
    say(state, "scout", "draw green")
    assert asked(state) == (0, "laying")
    assert set(offered(state, "lay")) == {place(c) for c in [(0, 2), (1, 1), (4, 2), (3, 1), (1, 3), (3, 3)]}
    say(state, f"lay {place((4, 2))}")
    assert names(state.laid & ~state.stack) == "gold purple1 blue1 orange1 green1"
    assert names(state.beside[10]) == "blue1"
    assert "green1" not in names(state.stack)


@pytest.mark.rule("CL-6")
def test_a_drawn_tile_may_not_lie_on_another_or_apart() -> None:
    state = table(STAR, "gold", "blue1")
    say(state, "scout", "draw green")
    assert refusal(state, f"lay {place((1, 2))}") == "CL-6"
    assert refusal(state, f"lay {place((9, 9))}") == "CL-6"
    assert refusal(state, "scout") == "CL-6"


@pytest.mark.rule("CL-6")
def test_there_is_no_scout_without_a_stack() -> None:
    state = table(STAR, "gold", "blue1", stack="")
    assert "scout" not in offered(state)
    assert refusal(state, "scout") == "CL-6"


@pytest.mark.rule("CL-6")
def test_the_second_tile_of_a_colour_is_its_second_number() -> None:
    state = table(STAR, "gold", "blue1")
    say(state, "scout", "draw purple", f"lay {place((0, 2))}", "dispatch purple2")
    assert names(state.rescuers[0]) == "gold purple2"


@pytest.mark.rule("CL-7")
def test_search_moves_a_tile_without_rescuer_and_inspector() -> None:
    state = table(row("gold", "purple1", "blue1", "orange1"), "purple1", "blue1")
    assert offered(state, "search") == ["gold", "orange1"]
    inspected = table(row("gold", "purple1", "blue1", "orange1"), "purple1", "blue1", inspectors="gold")
    assert offered(inspected, "search") == ["orange1"]
    assert refusal(inspected, "search gold") == "CL-7"
    on_it = table(row("gold", "purple1", "blue1", "orange1"), "purple1", "orange1")
    assert offered(on_it, "search") == ["gold"]
    assert refusal(on_it, "search orange1") == "CL-7"
    assert refusal(on_it, "search green1") == "CL-7"


@pytest.mark.rule("CL-7")
def test_a_tile_moves_to_a_different_place_beside_one_of_the_others() -> None:
    state = table(row("gold", "purple1", "blue1"), "purple1", "blue1")
    say(state, "search gold")
    assert set(offered(state, "lay")) == {place(c) for c in [(1, -1), (2, 1), (3, 0)]}
    assert refusal(state, f"lay {place((0, 0))}") == "CL-7"  # where it lies
    assert refusal(state, f"lay {place((-1, 0))}") == "CL-7"  # beside nothing but itself
    assert refusal(state, f"lay {place((2, 0))}") == "CL-7"  # taken
    say(state, f"lay {place((3, 0))}")
    assert names(state.beside[0]) == "blue1"
    assert names(state.beside[1]) == "blue1"
    assert "moved" in events(state)


@pytest.mark.rule("CL-7")
def test_the_others_must_stay_one_group() -> None:
    state = table(row("gold", "purple1", "blue1", "orange1"), "gold", "orange1")
    assert offered(state, "search") == []
    assert refusal(state, "search purple1") == "CL-7"


@pytest.mark.rule("CL-7")
def test_a_tile_of_a_ring_holds_nothing_together() -> None:
    state = table(RING, "gold", "purple1")
    assert offered(state, "search") == ["purple2", "blue1", "orange1", "green1"]
    with_tail = table({**RING, "green2": (3, 0)}, "gold", "purple1")
    assert offered(with_tail, "search") == ["purple2", "orange1", "green1", "green2"]


@pytest.mark.rule("CL-7")
def test_a_tile_with_three_neighbours_may_not_be_moved_even_if_the_others_hold_together() -> None:
    """The middle of a big ring: thirteen tiles, of which one has all three neighbours, in cycles on all sides."""
    cells = [(1, 0), (2, 0), (3, 0), (4, 0), (5, 0), (1, 1), (2, 1), (3, 1), (4, 1), (5, 1), (2, 2), (3, 2), (4, 2)]
    tiles = dict(zip(ALL_TILES, cells, strict=True))
    middle = next(name for name, cell in tiles.items() if cell == (3, 1))
    free = next(name for name, cell in tiles.items() if cell == (1, 0))
    state = table(tiles, "orange1", "orange1", "orange2")
    assert len(list(members(state.beside[ALL_TILES.index(middle)]))) == 3
    assert middle not in offered(state, "search")
    assert refusal(state, f"search {middle}") == "CL-7"
    assert free in offered(state, "search")


@pytest.mark.rule("CL-8")
def test_tiles_are_beside_each_other_only_by_an_edge() -> None:
    state = table(STAR, "gold", "blue1")
    assert names(state.beside[0]) == "purple1 blue1 orange1"
    for tile in (1, 4, 7):
        assert names(state.beside[tile]) == "gold"


ALL_TILES = [
    "gold", "purple1", "purple2", "purple3", "blue1", "blue2", "blue3",
    "orange1", "orange2", "orange3", "green1", "green2", "green3",
]  # fmt: skip
