"""Chapter 4: a Rescue and its points."""

from __future__ import annotations

import pytest

from kaizhuo.games.cleocatra.game import GAME
from tests.games.cleocatra.table import STAR, asked, events, names, offered, refusal, row, say, table

Cell = tuple[int, int]


def around_gold(left: str, right: str, below: str = "") -> dict[str, Cell]:
    cells: dict[str, Cell] = {"gold": (2, 2), left: (1, 2), right: (3, 2)}
    return {**cells, below: (2, 3)} if below else cells


@pytest.mark.rule("CL-14")
def test_example_1_its_own_colour_and_a_doubled_one_count_once() -> None:
    own = table(row("purple1", "purple2", "blue1"), "purple2", "blue1")
    say(own, "rescue purple2")
    assert own.scores[0] == 2
    doubled = table(row("blue1", "purple1", "blue2"), "purple1", "blue1")
    say(doubled, "rescue purple1")
    assert doubled.scores[0] == 2


@pytest.mark.rule("CL-14")
def test_example_2_three_further_colours_are_four_points_and_helpers_make_six() -> None:
    alone = table(STAR, "gold", "blue1")
    say(alone, "rescue gold")
    assert alone.scores[0] == 4
    helped = table(STAR, "gold purple1 orange1", "blue1")
    say(helped, "rescue gold")
    assert helped.scores[0] == 6
    cleocatra = table(STAR, "gold purple1 orange1", "blue1", advanced=True)
    say(cleocatra, "rescue gold")
    assert cleocatra.scores[0] == 7
    assert cleocatra.journal is not None
    assert GAME.breakdown(cleocatra, cleocatra.journal)[0] == [
        ("points-rescues", 1),
        ("points-colours", 3),
        ("points-helpers", 2),
        ("points-cleocatra", 1),
    ]


@pytest.mark.rule("CL-14")
def test_a_tile_alone_among_its_colour_is_one_point() -> None:
    state = table(row("purple1", "purple2", "blue1"), "purple1", "blue1")
    say(state, "rescue purple1")
    assert state.scores[0] == 1


@pytest.mark.rule("CL-14")
def test_no_rescue_under_an_inspector() -> None:
    state = table(STAR, "gold purple1", "blue1", inspectors="gold")
    assert offered(state, "rescue") == ["purple1"]
    assert refusal(state, "rescue gold") == "CL-14"


@pytest.mark.rule("CL-15", "CL-16", "CL-18")
def test_example_3_of_two_orange_neighbours_with_helpers_only_the_chosen_one_counts() -> None:
    state = table(around_gold("orange1", "orange2"), "gold orange1 orange2", "orange1")
    say(state, "rescue gold")
    assert asked(state) == (0, "counting")
    assert offered(state, "count") == ["orange1", "orange2"]
    say(state, "count orange2")
    assert state.scores[0] == 3
    assert names(state.rescuers[0]) == "orange1"
    assert state.supply(0) == 2


@pytest.mark.rule("CL-15")
def test_the_scorer_may_let_a_neighbour_without_a_rescuer_count() -> None:
    state = table(around_gold("orange1", "orange2", "orange3"), "gold orange2", "blue1", "orange1")
    say(state, "rescue gold")
    assert offered(state, "count") == ["orange1", "orange2"]  # the third one would be the same as the first
    assert refusal(state, "count orange3") == "CL-15"
    say(state, "count orange1")
    assert state.scores[0] == 2
    assert names(state.rescuers[0]) == "orange2"


@pytest.mark.rule("CL-15")
def test_the_scorer_is_not_asked_without_a_rescuer_on_one_of_them() -> None:
    state = table(around_gold("orange1", "orange2", "blue1"), "gold blue1", "orange1")
    say(state, "rescue gold")
    assert state.scores[0] == 4
    assert asked(state) == (1, "first-action")
    assert "counted" not in events(state)


@pytest.mark.rule("CL-15", "CL-R1")
def test_a_neighbour_of_the_rescue_tiles_own_colour_never_counts() -> None:
    state = table(row("purple1", "purple2", "blue1"), "purple1 purple2 blue1", "blue1")
    say(state, "rescue purple2")
    assert state.scores[0] == 3  # purple, blue and the helper on blue
    assert names(state.rescuers[0]) == "purple1"


@pytest.mark.rule("CL-16")
def test_a_helper_helps_under_an_inspector_too() -> None:
    state = table(STAR, "gold purple1", "blue1", inspectors="purple1")
    say(state, "rescue gold")
    assert state.scores[0] == 5
    assert names(state.rescuers[0]) == ""


@pytest.mark.rule("CL-16")
def test_rescuers_of_others_do_not_help() -> None:
    state = table(STAR, "gold", "purple1 blue1 orange1")
    say(state, "rescue gold")
    assert list(state.scores) == [4, 0]


@pytest.mark.rule("CL-17")
def test_an_unused_inspector_goes_onto_the_rescue_tile() -> None:
    state = table(STAR, "gold", "blue1", inspectors="purple1 blue1")
    say(state, "rescue gold")
    assert names(state.inspectors) == "gold purple1 blue1"
    assert state.unused() == 0


@pytest.mark.rule("CL-17")
def test_if_none_is_unused_the_scorer_moves_one_of_the_three() -> None:
    state = table(STAR, "gold", "blue1", inspectors="purple1 blue1 orange1")
    say(state, "rescue gold")
    assert asked(state) == (0, "calling-inspector")
    assert offered(state, "call-inspector") == ["purple1", "blue1", "orange1"]
    assert refusal(state, "call-inspector gold") == "CL-17"
    say(state, "call-inspector blue1")
    assert names(state.inspectors) == "gold purple1 orange1"
    assert asked(state) == (1, "first-action")


@pytest.mark.rule("CL-18")
def test_the_rescuer_and_the_helpers_go_back_and_the_others_stay() -> None:
    tiles = {**STAR, "green1": (4, 2)}
    state = table(tiles, "gold purple1 green1", "gold blue1")
    say(state, "rescue gold")
    assert names(state.rescuers[0]) == "green1"
    assert names(state.rescuers[1]) == "gold blue1"
    assert state.supply(0) == 2


@pytest.mark.rule("CL-18")
def test_they_can_be_used_again_in_the_next_turn() -> None:
    state = table(STAR, "gold purple1", "blue1")
    say(state, "rescue gold", "team-up gold", "team-up purple1")
    say(state, "scout", "draw green")
    say(state, offered(state)[0], "dispatch green1")
    assert names(state.rescuers[0]) == "green1"
