"""Chapter 6: rotating and moving."""

from __future__ import annotations

import pytest

from tests.games.steam_up.table import offered, player, refusal, say, stack, table, top


@pytest.mark.rule("ST-17")
def test_a_rotation_brings_other_stacks_into_the_zone() -> None:
    stacks: dict[int, str | list[str]] = {1: "hg", 2: "lm", 6: "cb"}
    state = table(player(tokens="hg lm cb"), player(), stacks=stacks)
    assert offered(state, "buy") == ["1", "2"]
    say(state, "draw", "draw-card coupon", "rotate clockwise")
    assert offered(state, "buy") == ["1", "6"]


@pytest.mark.rule("ST-17", "ST-R9")
def test_example_two_players_have_two_stacks_each_one_shared_and_none_after_a_quarter_turn() -> None:
    state = table(player(), player())
    zones = [state.zone(0), state.zone(1)]
    assert [bin(zone).count("1") for zone in zones] == [2, 2]
    assert bin(zones[0] & zones[1]).count("1") == 1
    say(state, "draw", "draw-card coupon", "rotate clockwise")
    assert [bin(state.zone(seat)).count("1") for seat in range(2)] == [2, 2]
    assert state.zone(0) & state.zone(1) == 0


@pytest.mark.rule("ST-17")
def test_example_three_players_have_three_stacks_each_two_shared_and_two_each_after_a_quarter_turn() -> None:
    state = table(player(), player(), player())
    zones = [state.zone(seat) for seat in range(3)]
    assert [bin(zone).count("1") for zone in zones] == [3, 3, 3]
    assert [bin(zones[seat] & (zones[seat - 1] | zones[seat - 2])).count("1") for seat in range(3)] == [2, 2, 2]
    say(state, "draw", "draw-card coupon", "rotate counterclockwise")
    zones = [state.zone(seat) for seat in range(3)]
    assert [bin(zone).count("1") for zone in zones] == [2, 2, 2]
    assert zones[0] | zones[1] | zones[2] == 0b111111


@pytest.mark.rule("ST-17")
def test_four_quarter_turns_are_none() -> None:
    state = table(player("horse"), player("horse"))
    for _ in range(4):
        say(state, "draw", "draw-card *", "rotate clockwise")
        if state.rotation == 2:
            assert state.zone(0) == 0b011000
    assert state.rotation == 0


@pytest.mark.rule("ST-R8")
def test_no_half_turn_without_a_card() -> None:
    state = table(player(), player())
    say(state, "draw", "draw-card coupon")
    assert refusal(state, "rotate half") == "ST-R8"


@pytest.mark.rule("ST-27", "ST-R18")
def test_no_stack_exceeds_five_and_an_empty_place_is_fine() -> None:
    full = ["hg hg"] * 5
    state = table(player(hand="push_cart"), player(), stacks={1: full, 2: ["sm sm"] * 4, 3: "lm"})
    say(state, "play push_cart", "lift 3")
    assert offered(state, "set-down") == ["2", "4", "5", "6"]
    assert refusal(state, "set-down 1") == "ST-R18"
    assert refusal(state, "set-down 3") == "ST-27"
    say(state, "set-down 2")
    assert len(stack(state, 2)) == 5
    assert stack(state, 3) == []


@pytest.mark.rule("ST-27")
def test_only_a_steamer_that_is_there_can_be_lifted_and_only_the_top_one_moves() -> None:
    state = table(player(hand="push_cart"), player(), stacks={3: ["sm sm", "lm"]})
    say(state, "play push_cart")
    assert offered(state) == ["lift 3"]
    assert refusal(state, "lift 1") == "ST-27"
    say(state, "lift 3", "set-down 6")
    assert top(state, 6) == "lm"
    assert top(state, 3) == "sm sm"


@pytest.mark.rule("ST-R18")
def test_the_monkey_may_move_a_steamer_to_an_empty_place() -> None:
    state = table(player("monkey"), player(), stacks={3: "lm"})
    say(state, "roll-die", "roll 5", "lift 3", "set-down 1")
    assert [stack(state, 1), stack(state, 3)] == [["lm"], []]
