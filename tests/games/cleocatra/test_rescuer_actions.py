"""Chapter 3: Dispatch and Team up, and room on a tile."""

from __future__ import annotations

import pytest

from tests.games.cleocatra.table import STAR, asked, events, names, offered, place, refusal, row, say, table


@pytest.mark.rule("CL-9")
def test_dispatch_goes_onto_the_tile_just_laid() -> None:
    state = table(STAR, "gold", "blue1")
    assert refusal(state, "dispatch purple1") == "CL-9"
    say(state, "scout", "draw green", f"lay {place((0, 2))}")
    assert offered(state, "dispatch") == ["green1"]
    assert refusal(state, "dispatch purple1") == "CL-9"
    say(state, "dispatch green1")
    assert names(state.rescuers[0]) == "gold green1"
    assert state.supply(0) == 1
    assert "dispatched" in events(state)


@pytest.mark.rule("CL-9")
def test_dispatch_goes_onto_the_tile_just_moved() -> None:
    state = table(row("gold", "purple1", "blue1", "orange1"), "purple1", "blue1")
    say(state, "search orange1", f"lay {place((2, 1))}", "dispatch orange1")
    assert names(state.rescuers[0]) == "purple1 orange1"


@pytest.mark.rule("CL-9")
def test_dispatch_needs_a_tile_action_of_this_turn() -> None:
    state = table(STAR, "gold", "blue1")
    say(state, "scout", "draw green", f"lay {place((0, 2))}", "team-up purple1")
    assert asked(state)[0] == 1
    say(state, "team-up gold")
    assert offered(state, "dispatch") == []
    assert refusal(state, "dispatch green1") == "CL-9"


@pytest.mark.rule("CL-9")
def test_dispatch_needs_a_rescuer_in_the_supply() -> None:
    state = table(STAR, "gold purple1 blue1", "orange1")
    say(state, "scout", "draw green", f"lay {place((0, 2))}")
    assert {sentence.split()[0] for sentence in offered(state)} == {"rescue"}
    assert refusal(state, "dispatch green1") == "CL-9"


@pytest.mark.rule("CL-9", "CL-10")
def test_to_team_up_onto_the_tile_just_laid_is_a_dispatch() -> None:
    state = table(STAR, "gold purple1", "blue1")
    say(state, "scout", "draw green", f"lay {place((0, 2))}")
    assert offered(state, "dispatch") == ["green1"]
    assert offered(state, "team-up") == ["blue1", "orange1"]
    assert refusal(state, "team-up green1") == "CL-9"


@pytest.mark.rule("CL-10")
def test_team_up_goes_beside_ones_own() -> None:
    state = table(STAR, "purple1", "blue1")
    assert offered(state, "team-up") == ["gold"]
    assert refusal(state, "team-up orange1") == "CL-10"
    say(state, "team-up gold")
    assert names(state.rescuers[0]) == "gold purple1"
    assert offered(state, "team-up") == ["blue1", "orange1"]


@pytest.mark.rule("CL-10")
def test_team_up_needs_a_rescuer_in_the_supply() -> None:
    state = table(STAR, "gold purple1 blue1", "orange1")
    assert offered(state, "team-up") == []
    assert refusal(state, "team-up orange1") == "CL-10"


@pytest.mark.rule("CL-11")
def test_a_rescue_needs_ones_rescuer_and_no_inspector() -> None:
    state = table(STAR, "gold purple1", "blue1", inspectors="purple1")
    assert offered(state, "rescue") == ["gold"]
    assert refusal(state, "rescue purple1") == "CL-14"
    assert refusal(state, "rescue blue1") == "CL-14"


@pytest.mark.rule("CL-12")
def test_a_tile_holds_at_most_two_rescuers() -> None:
    state = table(STAR, "gold", "purple1", "purple1")
    assert offered(state, "team-up") == ["blue1", "orange1"]
    assert refusal(state, "team-up purple1") == "CL-12"


@pytest.mark.rule("CL-12")
def test_two_rescuers_on_a_tile_belong_to_different_players() -> None:
    state = table(STAR, "gold purple1", "blue1")
    assert offered(state, "team-up") == ["blue1", "orange1"]
    assert refusal(state, "team-up gold") == "CL-12"


@pytest.mark.rule("CL-12")
def test_an_inspector_takes_no_room() -> None:
    state = table(STAR, "gold", "purple1", inspectors="purple1 blue1")
    assert offered(state, "team-up") == ["purple1", "blue1", "orange1"]


@pytest.mark.rule("CL-12", "CL-9")
def test_a_dispatch_needs_room_too() -> None:
    """Advanced: a moved Mafdet tile may be full, or carry one's own rescuer."""
    state = table(row("gold", "blue1", "purple1"), "gold", "purple1", "purple1", advanced=True)
    say(state, "search purple1", f"lay {place((-1, 0))}")
    assert offered(state, "dispatch") == []
    assert refusal(state, "dispatch purple1") == "CL-12"
