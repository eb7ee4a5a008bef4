"""The advanced rules."""

from __future__ import annotations

import pytest

from kaizhuo.core import engine
from kaizhuo.games.cleocatra.game import GAME
from tests.games.cleocatra.table import STAR, asked, events, names, offered, place, refusal, row, say, table

Cell = tuple[int, int]


def star(centre: str, *around: str) -> dict[str, Cell]:
    return dict(zip([centre, *around], [(2, 2), (1, 2), (3, 2), (2, 3)], strict=False))


# Herd


@pytest.mark.rule("CL-23")
def test_herd_moves_a_rescuer_to_an_adjacent_tile_with_room() -> None:
    state = table(STAR, "gold orange1", "purple1", "purple1", advanced=True)
    assert offered(state, "herd") == ["gold"]
    assert refusal(state, "herd orange1") == "CL-12"
    assert refusal(state, "herd purple1") == "CL-23"
    say(state, "herd gold")
    assert offered(state, "herd-to") == ["blue1"]
    assert refusal(state, "herd-to purple1") == "CL-12"
    assert refusal(state, "herd-to gold") == "CL-23"
    say(state, "herd-to blue1")
    assert names(state.rescuers[0]) == "blue1 orange1"
    assert state.supply(0) == 1
    assert asked(state) == (0, "second-action")


@pytest.mark.rule("CL-23")
def test_two_herds_are_a_turn_and_a_herd_may_be_the_second_action() -> None:
    state = table(STAR, "purple1", "blue1", advanced=True)
    say(state, "herd purple1", "herd-to gold", "herd gold", "herd-to purple1")
    assert asked(state) == (1, "first-action")
    assert names(state.rescuers[0]) == "purple1"


@pytest.mark.rule("CL-23")
def test_there_is_no_herd_in_the_basic_game() -> None:
    state = table(STAR, "gold", "blue1")
    assert offered(state, "herd") == []
    assert refusal(state, "herd gold") == "CL-23"
    say(state, "team-up purple1")
    assert offered(state, "herd") == []


# Cleocatra


@pytest.mark.rule("CL-24")
def test_cleocatra_gives_an_extra_point() -> None:
    state = table(STAR, "gold", "blue1", advanced=True)
    say(state, "rescue gold")
    assert state.scores[0] == 5
    basic = table(STAR, "gold", "blue1")
    say(basic, "rescue gold")
    assert basic.scores[0] == 4
    other = table(STAR, "purple1", "blue1", advanced=True)
    say(other, "rescue purple1")
    assert other.scores[0] == 2


@pytest.mark.rule("CL-24")
def test_the_single_lowest_before_the_scoring_may_take_an_extra_action() -> None:
    state = table(STAR, "gold", "blue1", "orange1", advanced=True, scores=[4, 6, 5])
    say(state, "rescue gold")  # the scorer was lowest
    assert asked(state) == (0, "extra-action")
    other = table(STAR, "gold", "blue1", "orange1", advanced=True, scores=[4, 6, 3])
    say(other, "rescue gold")
    assert asked(other) == (2, "extra-action")
    say(other, "team-up gold")
    assert asked(other) == (1, "first-action")


@pytest.mark.rule("CL-24")
def test_with_a_tie_for_lowest_nobody_does() -> None:
    state = table(STAR, "gold", "blue1", "orange1", advanced=True, scores=[4, 3, 3])
    say(state, "rescue gold")
    assert asked(state) == (1, "first-action")
    assert "extra-earned" not in events(state)


@pytest.mark.rule("CL-24")
def test_the_extra_action_comes_at_the_end_of_the_turn_after_all_of_the_rescue() -> None:
    state = table(STAR, "gold", "blue1", "orange1", advanced=True, scores=[4, 6, 3], inspectors="purple1 blue1 orange1")
    say(state, "team-up purple1", "rescue gold")
    assert asked(state) == (0, "calling-inspector")
    say(state, "call-inspector purple1")
    assert asked(state) == (2, "extra-action")


@pytest.mark.rule("CL-24", "CL-R3")
def test_it_is_one_action_of_any_kind_but_a_dispatch_and_may_be_declined() -> None:
    tiles = {**STAR, "green1": (4, 2)}
    state = table(tiles, "gold", "blue1", "orange1", advanced=True, scores=[4, 3, 9])
    say(state, "scout", "draw green", f"lay {place((5, 2))}", "rescue gold")
    assert asked(state) == (1, "extra-action")
    kinds = {sentence.split()[0] for sentence in offered(state)}
    assert kinds == {"scout", "search", "swap", "team-up", "rescue", "herd", "decline"}
    assert refusal(state, "dispatch green2") == "CL-24"
    say(state, "decline")
    assert asked(state) == (1, "first-action")


@pytest.mark.rule("CL-24")
@pytest.mark.parametrize(
    "action",
    [
        ["scout", "draw green", f"lay {place((0, 2))}"],
        ["search green1", f"lay {place((0, 2))}"],
        ["swap blue1", "swap-with 2 orange1"],
        ["team-up gold"],
        ["rescue blue1"],
        ["herd blue1", "herd-to gold"],
    ],
)
def test_it_is_no_turn_so_nothing_follows_it(action: list[str]) -> None:
    state = table({**STAR, "green1": (4, 2)}, "gold", "blue1", "orange1", advanced=True, scores=[4, 3, 9])
    say(state, "rescue gold", *action)
    assert asked(state) == (1, "first-action")


@pytest.mark.rule("CL-24", "CL-13")
def test_what_would_leave_no_second_action_may_be_its_action() -> None:
    """All three rescuers of the player are inspected and shut in: in a turn the full Mafdet tile could not be moved."""
    tiles = row("purple2", "orange1", "gold", "purple1", "green1")
    on = ["gold", "gold purple1 green1", "purple2 orange1", "purple2 orange1"]
    state = table(tiles, *on, inspectors="purple1 green1", advanced=True, scores=[4, 3, 9, 9], stack="")
    say(state, "rescue gold")
    assert asked(state) == (1, "extra-action")
    assert offered(state) == ["search purple2", "decline"]
    say(state, "search purple2")
    assert set(offered(state, "lay")) == {place(c) for c in [(1, -1), (2, 1), (3, -1), (4, 1), (5, 0)]}


@pytest.mark.rule("CL-24", "CL-7")
def test_a_search_in_it_goes_beside_one_of_the_others_too() -> None:
    state = table({**STAR, "green1": (4, 2)}, "gold", "blue1", "orange1", advanced=True, scores=[4, 3, 9])
    say(state, "rescue gold", "search green1")
    assert set(offered(state, "lay")) == {place(c) for c in [(0, 2), (1, 1), (3, 1), (1, 3), (3, 3)]}
    assert refusal(state, f"lay {place((5, 2))}") == "CL-7"  # beside nothing but itself


@pytest.mark.rule("CL-24")
def test_if_nothing_is_possible_it_lapses() -> None:
    tiles = row("green1", "gold", "green2")
    state = table(tiles, "gold green1 green2", "", "green1", "green2", advanced=True, scores=[4, 3, 9, 9], stack="")
    say(state, "rescue gold", "count green1")
    assert events(state)[-1] == "extra-lapsed"
    assert asked(state)[0] == 1
    assert asked(state)[1] != "extra-action"


@pytest.mark.rule("CL-24", "CL-21")
def test_it_comes_before_the_end_of_the_game_is_checked() -> None:
    state = table(STAR, "gold", "blue1", advanced=True, scores=[22, 21], turn=0, starter=1)
    say(state, "rescue gold")
    assert not engine.over(state)
    assert asked(state) == (1, "extra-action")
    say(state, "rescue blue1")
    assert engine.over(state)
    assert GAME.scores(state) == [27, 23]


@pytest.mark.rule("CL-24", "CL-22")
def test_it_comes_after_the_last_turn_of_the_last_round_too() -> None:
    state = table(STAR, "gold", "blue1", advanced=True, scores=[6, 3], turn=0, starter=1, rounds=100)
    say(state, "rescue gold")
    assert asked(state) == (1, "extra-action")
    say(state, "decline")
    assert engine.over(state)


@pytest.mark.rule("CL-24")
def test_it_cannot_chain_for_an_inspector_stands_on_cleocatra() -> None:
    state = table(STAR, "gold", "gold blue1", advanced=True, scores=[6, 3])
    say(state, "rescue gold")
    assert asked(state) == (1, "extra-action")
    assert offered(state, "rescue") == ["blue1"]


# Mafdet


@pytest.mark.rule("CL-25")
def test_a_mafdet_tile_moves_with_everything_on_it() -> None:
    tiles = row("purple1", "gold", "blue1", "orange1")
    state = table(tiles, "gold", "purple1 blue1", "purple1", advanced=True, inspectors="purple1")
    assert offered(state, "search") == ["purple1", "orange1"]
    say(state, "search purple1", f"lay {place((1, -1))}")
    assert names(state.rescuers[1]) == "purple1 blue1"
    assert names(state.rescuers[2]) == "purple1"
    assert names(state.inspectors) == "purple1"
    assert names(state.beside[1]) == "gold"
    basic = table(tiles, "gold", "purple1 blue1", "purple1", inspectors="purple1")
    assert offered(basic, "search") == ["orange1"]


@pytest.mark.rule("CL-25")
def test_only_mafdet_tiles_move_with_somebody_on_them() -> None:
    state = table(row("purple1", "gold", "blue1", "orange1"), "gold", "orange1", advanced=True)
    assert offered(state, "search") == ["purple1"]
    assert refusal(state, "search orange1") == "CL-7"


@pytest.mark.rule("CL-25", "CL-R4")
def test_the_rest_of_search_holds_for_it() -> None:
    """It must not hold others together, must not have three neighbours, and moves to a different place."""
    between = table(row("gold", "purple1", "blue1"), "gold", "purple1", advanced=True)
    assert offered(between, "search") == ["blue1"]
    assert refusal(between, "search purple1") == "CL-7"
    middle = table(star("purple1", "gold", "blue1", "orange1"), "gold", "purple1", advanced=True)
    assert refusal(middle, "search purple1") == "CL-7"
    state = table(row("purple1", "gold", "blue1"), "gold", "purple1", advanced=True)
    say(state, "search purple1")
    assert refusal(state, f"lay {place((0, 0))}") == "CL-7"


@pytest.mark.rule("CL-25", "CL-9")
def test_a_dispatch_onto_it_needs_room() -> None:
    state = table(row("purple1", "gold", "blue1"), "gold", "purple1", advanced=True)
    say(state, "search purple1", f"lay {place((3, 0))}")
    assert offered(state, "dispatch") == ["purple1"]
    full = table(row("purple1", "gold", "blue1"), "gold", "purple1", "purple1", advanced=True)
    say(full, "search purple1", f"lay {place((3, 0))}")
    assert offered(full, "dispatch") == []


# Bastet


@pytest.mark.rule("CL-26")
def test_bastet_swaps_ones_rescuer_with_another_players() -> None:
    tiles = row("blue1", "gold", "purple1", "orange1")
    state = table(tiles, "blue1", "orange1", "purple1 orange1", advanced=True, inspectors="blue1 orange1")
    assert offered(state, "swap") == ["blue1"]
    say(state, "swap blue1")
    assert offered(state, "swap-with") == ["1 orange1", "2 purple1", "2 orange1"]
    say(state, "swap-with 2 orange1")
    assert [names(on) for on in state.rescuers] == ["orange1", "orange1", "purple1 blue1"]
    assert names(state.inspectors) == "blue1 orange1"
    assert events(state)[-2:] == ["swapped", "swapped"]


@pytest.mark.rule("CL-26")
def test_no_tile_may_then_hold_two_of_one_player() -> None:
    tiles = row("blue1", "gold", "purple1", "orange1")
    state = table(tiles, "blue1 orange1", "blue1 purple1", "orange1 gold", advanced=True)
    say(state, "swap blue1")
    assert offered(state, "swap-with") == ["2 gold"]
    assert refusal(state, "swap-with 1 purple1") == "CL-26"  # a second one of theirs would come to Bastet
    assert refusal(state, "swap-with 2 orange1") == "CL-26"  # there is one's own already
    nobody = table(tiles, "blue1 orange1", "blue1 purple1", advanced=True)
    assert offered(nobody, "swap") == []
    assert refusal(nobody, "swap blue1") == "CL-26"


@pytest.mark.rule("CL-26")
def test_a_swap_is_a_tile_action_and_no_dispatch_follows() -> None:
    tiles = row("blue1", "gold", "purple1", "orange1")
    state = table(tiles, "blue1", "orange1", advanced=True)
    say(state, "scout", "draw green", f"lay {place((4, 0))}")
    assert refusal(state, "swap blue1") == "CL-4"
    other = table(tiles, "blue1", "orange1", advanced=True)
    say(other, "swap blue1", "swap-with 1 orange1")
    assert asked(other) == (0, "second-action")
    assert offered(other, "dispatch") == []
    assert refusal(other, "dispatch orange1") == "CL-9"


@pytest.mark.rule("CL-26")
def test_only_on_a_bastet_tile_with_ones_rescuer_in_the_advanced_game() -> None:
    tiles = row("blue1", "gold", "purple1", "orange1")
    state = table(tiles, "gold", "blue1 orange1", advanced=True)
    assert offered(state, "swap") == []
    assert refusal(state, "swap blue1") == "CL-26"
    assert refusal(state, "swap gold") == "CL-26"
    basic = table(tiles, "blue1", "orange1")
    assert offered(basic, "swap") == []
    assert refusal(basic, "swap blue1") == "CL-26"


# Mut


@pytest.mark.rule("CL-27")
@pytest.mark.parametrize(("answer", "left"), [("stay", "orange1"), ("come-back", "")])
def test_the_rescuer_on_mut_may_stay(answer: str, left: str) -> None:
    state = table(star("orange1", "gold", "purple1", "blue1"), "orange1 gold", "blue1", advanced=True)
    say(state, "rescue orange1")
    assert state.scores[0] == 5
    assert asked(state) == (0, "staying")
    assert refusal(state, "decline") == "CL-27"
    say(state, answer)
    assert names(state.rescuers[0]) == left  # the helper on gold came back in either case
    assert names(state.inspectors) == "orange1"
    assert asked(state) == (1, "first-action")


@pytest.mark.rule("CL-27")
def test_a_helper_on_mut_comes_back_and_in_the_basic_game_everybody_does() -> None:
    helper = table(STAR, "gold orange1", "blue1", advanced=True)
    say(helper, "rescue gold")
    assert names(helper.rescuers[0]) == ""
    basic = table(star("orange1", "gold", "purple1", "blue1"), "orange1 gold", "blue1")
    say(basic, "rescue orange1")
    assert names(basic.rescuers[0]) == ""
    assert asked(basic) == (1, "first-action")


# Princess


@pytest.mark.rule("CL-28", "CL-R5")
def test_after_a_princess_two_inspectors_go_onto_any_two_tiles() -> None:
    state = table(star("green1", "gold", "purple1", "blue1"), "green1", "blue1", advanced=True)
    say(state, "rescue green1")
    assert asked(state) == (0, "putting-inspector")
    assert offered(state, "put-inspector") == ["gold", "purple1", "blue1", "green1"]
    say(state, "put-inspector gold")
    assert offered(state, "put-inspector") == ["purple1", "blue1", "green1"]
    assert refusal(state, "put-inspector gold") == "CL-28"
    say(state, "put-inspector green1")
    assert names(state.inspectors) == "gold green1"
    assert asked(state) == (1, "first-action")
    basic = table(star("green1", "gold", "purple1", "blue1"), "green1", "blue1")
    say(basic, "rescue green1")
    assert names(basic.inspectors) == "green1"


@pytest.mark.rule("CL-28", "CL-R5")
def test_if_none_is_unused_one_is_taken_from_a_tile_to_another() -> None:
    tiles = {**star("green1", "gold", "purple1", "blue1"), "orange1": (4, 2)}
    state = table(tiles, "green1", "blue1", advanced=True, inspectors="gold purple1 blue1")
    say(state, "rescue green1")
    assert asked(state) == (0, "taking-inspector")
    assert offered(state, "take-inspector") == ["gold", "purple1", "blue1"]
    assert refusal(state, "take-inspector green1") == "CL-28"
    say(state, "take-inspector gold")
    assert offered(state, "put-inspector") == ["orange1", "green1"]  # not back to gold
    say(state, "put-inspector orange1")
    assert names(state.inspectors) == "purple1 blue1 orange1"
    assert offered(state, "take-inspector") == ["purple1", "blue1"]  # not the one just put
    assert refusal(state, "take-inspector orange1") == "CL-28"
    say(state, "take-inspector blue1")
    assert offered(state, "put-inspector") == ["gold", "green1"]  # the tile that the first one left is free
    say(state, "put-inspector gold")
    assert names(state.inspectors) == "gold purple1 orange1"
    assert asked(state) == (1, "first-action")


@pytest.mark.rule("CL-28")
def test_the_last_unused_one_goes_first_and_then_one_is_taken() -> None:
    tiles = star("green1", "gold", "purple1", "blue1")
    state = table(tiles, "green1", "blue1", advanced=True, inspectors="gold purple1")
    say(state, "rescue green1")
    assert offered(state) == ["put-inspector blue1", "put-inspector green1"]
    say(state, "put-inspector blue1")
    assert offered(state) == ["take-inspector gold", "take-inspector purple1"]
    say(state, "take-inspector gold")
    assert offered(state) == ["put-inspector green1"]


@pytest.mark.rule("CL-28")
def test_one_that_finds_no_tile_stays_where_it_is() -> None:
    state = table(row("gold", "green1", "blue1"), "green1", "blue1", advanced=True, inspectors="gold blue1")
    say(state, "rescue green1", "put-inspector green1")
    assert names(state.inspectors) == "gold blue1 green1"
    assert state.unused() == 0
    assert asked(state)[0] == 1
    two = table(row("gold", "green1"), "green1", "gold", advanced=True, inspectors="gold")
    say(two, "rescue green1", "put-inspector green1")
    assert two.unused() == 1
    assert asked(two)[0] == 1
