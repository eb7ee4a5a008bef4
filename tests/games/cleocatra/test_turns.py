"""Chapter 2: what a turn is, and the duty of two actions."""

from __future__ import annotations

import pytest

from kaizhuo.core import engine
from kaizhuo.games.cleocatra.game import GAME
from tests.games.cleocatra.table import STAR, asked, names, offered, place, refusal, row, say, table


@pytest.mark.rule("CL-4")
def test_a_tile_action_and_then_a_rescuer_action() -> None:
    state = table(STAR, "gold", "blue1")
    say(state, "scout", "draw green", f"lay {place((0, 2))}")
    assert asked(state) == (0, "second-action")
    assert {sentence.split()[0] for sentence in offered(state)} == {"dispatch", "team-up", "rescue"}
    assert refusal(state, "scout") == "CL-4"
    assert refusal(state, "search green1") == "CL-4"
    say(state, "team-up purple1")
    assert asked(state) == (1, "first-action")


@pytest.mark.rule("CL-4")
def test_two_rescuer_actions() -> None:
    state = table(STAR, "gold", "blue1")
    say(state, "team-up purple1")
    assert asked(state) == (0, "second-action")
    assert refusal(state, "scout") == "CL-4"
    say(state, "team-up orange1")
    assert asked(state) == (1, "first-action")
    assert names(state.rescuers[0]) == "gold purple1 orange1"


@pytest.mark.rule("CL-4")
def test_a_turn_cannot_be_passed() -> None:
    state = table(STAR, "gold", "blue1")
    assert refusal(state, "decline") == "CL-4"
    say(state, "team-up purple1")
    assert refusal(state, "decline") == "CL-4"


@pytest.mark.rule("CL-5")
def test_a_rescue_as_the_first_action_ends_the_turn() -> None:
    state = table(STAR, "gold purple1", "blue1")
    say(state, "rescue gold")
    assert asked(state) == (1, "first-action")


@pytest.mark.rule("CL-4", "CL-5")
def test_a_rescue_may_be_the_second_action() -> None:
    state = table(STAR, "gold purple1", "blue1")
    say(state, "team-up orange1", "rescue gold")
    assert state.scores[0] == 6
    assert asked(state) == (1, "first-action")


@pytest.mark.rule("CL-13")
def test_a_first_team_up_must_leave_a_second_action() -> None:
    """All stand under inspectors; the last rescuer of the supply must go where a Rescue is possible."""
    tiles = row("blue1", "gold", "purple1", "green1")
    state = table(tiles, "gold purple1", "green1", inspectors="gold purple1 blue1", stack="")
    assert offered(state, "team-up") == ["green1"]
    assert refusal(state, "team-up blue1") == "CL-13"
    with_two_left = table(tiles, "gold", "green1", inspectors="gold purple1 blue1", stack="")
    assert offered(with_two_left, "team-up") == ["purple1", "blue1"]


@pytest.mark.rule("CL-13")
def test_a_first_scout_must_leave_a_second_action() -> None:
    """Three rescuers under three inspectors and none in the supply: nothing could follow a Scout."""
    state = table(row("blue1", "gold", "purple1", "green1"), "gold purple1 blue1", "", inspectors="gold purple1 blue1")
    assert asked(state) == (0, "relocating")
    with_one = table(row("blue1", "gold", "purple1", "green1"), "gold purple1", "", inspectors="gold purple1 blue1")
    assert "scout" in offered(with_one)


@pytest.mark.rule("CL-13", "CL-23")
def test_a_drawn_tile_may_have_to_lie_beside_ones_own_so_that_one_can_herd() -> None:
    """Advanced: all one's rescuers are inspected, and every tile around them is full."""
    tiles = {**row("gold", "purple1", "blue1", "orange1"), "green1": (3, -1)}
    on = {"one": "gold purple1 blue1", "two": "orange1", "three": "orange1"}
    state = table(tiles, *on.values(), inspectors="gold purple1 blue1", advanced=True)
    assert refusal(state, "team-up orange1") == "CL-10"
    say(state, "scout")
    say(state, offered(state)[0])
    places = set(offered(state, "lay"))
    assert places == {place(cell) for cell in [(-1, 0), (0, 1), (1, -1), (2, 1)]}
    assert refusal(state, f"lay {place((4, 0))}") == "CL-13"
    assert refusal(state, f"lay {place((8, 8))}") == "CL-6"
    say(state, f"lay {place((0, 1))}")
    assert [sentence.split()[0] for sentence in offered(state)] == ["herd"]


@pytest.mark.rule("CL-13", "CL-7")
def test_a_moved_tile_may_have_to_lie_beside_ones_own() -> None:
    tiles = {**row("gold", "green2", "orange2", "orange1"), "green1": (3, -1)}
    mine = "gold green2 orange2"
    state = table(tiles, mine, "orange1", "orange1", inspectors=mine, advanced=True, stack="")
    assert offered(state) == ["search green1"]
    say(state, "search green1")
    assert set(offered(state, "lay")) == {place(cell) for cell in [(-1, 0), (0, 1), (1, -1), (2, 1)]}
    assert refusal(state, f"lay {place((4, 0))}") == "CL-13"
    assert refusal(state, f"lay {place((3, -1))}") == "CL-7"


@pytest.mark.rule("CL-13", "CL-25")
def test_a_mafdet_tile_may_have_to_lie_beside_room() -> None:
    """One's rescuers are all inspected and shut in; a Mafdet tile carries one to where it can go on."""
    tiles = {**row("purple1", "gold", "orange3", "orange1", "orange2"), "green1": (1, -1)}
    mine = "purple1 gold orange3"
    state = table(tiles, mine, "orange1 green1", "orange1 green1", inspectors=mine, advanced=True, stack="")
    assert offered(state) == ["search purple1", "search orange2"]
    say(state, "search purple1")
    assert set(offered(state, "lay")) == {place((5, 0)), place((4, 1))}
    assert refusal(state, f"lay {place((2, 1))}") == "CL-13"


@pytest.mark.rule("CL-13", "CL-25")
def test_a_full_mafdet_tile_cannot_help_wherever_it_lies() -> None:
    tiles = {**row("green2", "gold", "orange3", "orange1"), "purple1": (3, -1), "green1": (1, -1)}
    mine = "green2 gold orange3"
    on = "orange1 green1 purple1"
    state = table(tiles, mine, on, on, inspectors=mine, advanced=True, stack="green3")
    assert "search purple1" not in offered(state)
    assert refusal(state, "search purple1") == "CL-13"


@pytest.mark.rule("CL-13", "CL-26")
def test_a_swap_may_only_lead_to_where_one_can_act() -> None:
    tiles = row("gold", "purple1", "orange1", "green1", "blue1")
    under = "gold purple1 orange1"
    state = table(tiles, "gold purple1 blue1", "orange1 green1", "green1", inspectors=under, advanced=True)
    say(state, "swap blue1")
    assert offered(state, "swap-with") == ["1 green1", "2 green1"]
    assert refusal(state, "swap-with 1 orange1") == "CL-13"
    assert refusal(state, "swap-with 2 orange1") == "CL-26"


@pytest.mark.rule("CL-13", "CL-26")
def test_a_swap_after_which_nothing_is_possible_may_not_be_chosen() -> None:
    tiles = row("blue1", "gold", "purple1", "orange1")
    under = "gold purple1 orange1"
    state = table(tiles, "blue1 gold purple1", "orange1", "blue1", inspectors=under, advanced=True)
    assert offered(state, "swap") == []
    assert refusal(state, "swap blue1") == "CL-13"


@pytest.mark.rule("CL-13")
def test_the_colour_that_is_drawn_never_matters() -> None:
    """Whatever is drawn, the places are the same."""
    tiles = {**row("gold", "purple1", "blue1", "orange1"), "green1": (3, -1)}
    state = table(tiles, "gold purple1 blue1", "orange1", "orange1", inspectors="gold purple1 blue1", advanced=True)
    say(state, "scout")
    places = []
    for outcome in engine.options(GAME, state):
        after = state.copy()
        engine.apply(GAME, after, outcome)
        places.append(offered(after, "lay"))
    assert len(places) == 4
    assert all(found == places[0] for found in places)
