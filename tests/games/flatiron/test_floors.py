"""Chapter 4: the floor under construction, its effect, and the next one."""

from __future__ import annotations

from typing import Any

import pytest

from kaizhuo.games.flatiron.rules.domains import TILE
from kaizhuo.games.flatiron.rules.state import FlatironState
from tests.games.flatiron.table import (
    Columns,
    activate,
    asked,
    by_cause,
    events,
    floor,
    offered,
    outcomes,
    reach,
    refusal,
    say,
    step,
    table,
    top,
)

FOUR = "P1 P5 P6 P9"
FIVE = "P1 P5 P6 P9 P12"


def ready(**position: Any) -> FlatironState:
    """The first player stands before their floor action, and the floor has three pillars."""
    state = table(**{"sides": "1P 2P", "tiles": "P5", "pillars": "orange blue white", **position})
    activate(state, "S23")
    reach(state, "do floor-5-6")
    return state


@pytest.mark.rule("FL-16")
def test_a_floor_costs_five_dollars_and_gives_six_points() -> None:
    state = ready(next_tile="P7")
    say(state, "do floor-5-6")
    assert state.money[0] == 4
    assert by_cause(state, 0) == {"floor": 6}
    assert TILE.members[state.tile()] == "P7"
    assert floor(state) == "- - -"
    assert state.floors == 2


@pytest.mark.rule("FL-16", "FL-R54")
def test_a_floor_needs_three_pillars_and_the_money() -> None:
    for pillars, money in (("orange blue -", 9), ("orange blue white", 4)):
        state = table(sides="1P 2P", tiles="P5", pillars=pillars, money=(money, 9), papers=("N1", ""))
        activate(state, "S23")
        say(state, "skip")
        assert refusal(state, "do floor-5-6") == "FL-R54"


@pytest.mark.rule("FL-16")
def test_then_the_top_card_of_every_stack_goes_to_its_bottom_and_a_tile_is_turned_up() -> None:
    state = ready(tops="B1 T3 F5 S7", next_tile="P7")
    say(state, "do floor-5-6")
    assert "reveal-card B2" in outcomes(state)
    say(state, "reveal-card B2", "reveal-card T4", "reveal-card F6", "reveal-card S8")
    assert outcomes(state) == {f"draw-tile P{n}": 1 for n in range(1, 16) if n not in (5, 7)}
    say(state, "draw-tile P9")
    assert [top(state, street) for street in ("BW", "S23", "A5", "S22")] == ["B2", "T4", "F6", "S8"]
    assert [row - 1 for row in state.under] == [0, 10, 20, 30], "the old ones lie at the bottom, seen by all"
    assert TILE.members[state.next_tile] == "P9"


@pytest.mark.rule("FL-16")
def test_the_newsboy_met_by_a_floor_comes_before_the_stacks_move() -> None:
    state = ready(vp=(5, 0), tops="B1 T3 F5 S7")
    say(state, "do floor-5-6", "draw-paper N2", "draw-paper N3")
    assert step(state) == "keeping"
    assert top(state, "BW") == "B1"
    say(state, "keep N2", "reveal-card B2")
    assert top(state, "BW") == "B2"


@pytest.mark.rule("FL-R13")
def test_an_empty_stack_is_passed_over() -> None:
    state = ready(empty="S23")
    say(state, "do floor-5-6", "reveal-card B2", "reveal-card F6", "reveal-card S8", "draw-tile P9")
    assert top(state, "S23") == ""


@pytest.mark.rule("FL-16", "FL-R42")
def test_a_stack_that_was_all_seen_goes_round_in_order() -> None:
    state = ready(tops="B1 T3 F5 S7", under={"BW": "F1 S1"})
    state.unturned[0] = 0
    say(state, "do floor-5-6", "reveal-card T4")
    assert top(state, "BW") == "F1"
    assert events(state, "card-revealed")[0] == "card-revealed BW F1"


@pytest.mark.rule("FL-17", "FL-R35")
def test_after_four_more_floors_comes_the_roof() -> None:
    state = ready(tiles=FOUR, next_tile="P12")
    assert state.floors == 4
    say(state, "do floor-5-6", "reveal-card B2")
    assert TILE.members[state.next_tile] == "ROOF"
    assert state.floors == 5
    assert asked(state) == 1


@pytest.mark.rule("FL-17", "FL-R35")
def test_the_roof_is_built_like_a_floor_moves_no_stack_and_ends_the_game_after_the_turn() -> None:
    state = ready(tiles=FIVE, next_tile="ROOF", tops="B1 T3 F5 S7")
    say(state, "do floor-5-6")
    assert state.floors == 6
    assert state.roof_by == 0
    assert by_cause(state, 0)["floor"] == 6
    assert top(state, "BW") == "B1"
    assert events(state, "built-roof", "card-revealed", "ended") == ["built-roof 0", "ended"]
    assert step(state) == "over"


@pytest.mark.rule("FL-R35")
def test_the_building_takes_fifteen_pillars() -> None:
    state = ready(tiles=FIVE, next_tile="ROOF")
    assert sum(pillar > 0 for pillar in state.pillars) == len(state.pillars) == 15


@pytest.mark.rule("FL-R36", "FL-20")
def test_the_cheap_floor_action_costs_three_and_gives_four_for_the_roof_too() -> None:
    for tiles, next_tile in (("P5", "P7"), (FIVE, "ROOF")):
        columns: Columns = {"S23": ("T8", "")}
        state = table(tiles=tiles, next_tile=next_tile, pillars="orange blue white", columns=(columns, {}))
        activate(state, "S23")
        say(state, "do floor-3-4")
        assert state.money[0] == 9 - 3
        assert by_cause(state, 0)["floor"] == 4
        assert state.roof_by == (0 if next_tile == "ROOF" else -1)


@pytest.mark.rule("FL-R37")
def test_after_the_roof_the_builder_finishes_his_turn_but_builds_no_more() -> None:
    columns: Columns = {"S23": ("T8", "T5")}
    state = table(
        sides="3P 2P",
        tiles=FIVE,
        next_tile="ROOF",
        pillars="orange blue white",
        columns=(columns, {}),
        warehouses=("black", ""),
        papers=("N3 N4", ""),
        active="N1",
    )
    activate(state, "S23")
    say(state, "do floor-3-4")
    assert offered(state, "do") == ["trade-black"], "the rest of the column goes on"
    say(state, "skip")
    assert offered(state, "do") == [], "but no pillar can be built"
    say(state, "play N4")
    assert step(state) == "acting", "nor by a newspaper"
    say(state, "skip", "do buy-any-2", "buy-pillar white", "play N3", "do gain-vp-2-1")
    assert by_cause(state, 0) == {"floor": 4, "paper": 1, "reputation": -3}
    assert step(state) == "over", "and the opponent has no further turn"


@pytest.mark.rule("FL-18", "FL-R24")
def test_moving_to_the_named_street_gives_a_dollar_at_once() -> None:
    state = table(tiles="P1", money=(1, 9))
    say(state, "move BW")
    assert state.money[0] == 2
    assert "buy B1" in offered(state), "before the choice, so that it can be spent"
    for then in (("buy B1", "tuck B1 top"), ("take 2",), ("activate BW",)):
        state = table(tiles="P1", money=(1, 9))
        say(state, "move BW", *then)
        assert events(state, "earned")[0] == "earned 0 1"
    state = table(tiles="P2", money=(1, 9))
    say(state, "move BW")
    assert state.money[0] == 1


@pytest.mark.rule("FL-R24")
def test_copying_is_no_visit() -> None:
    state = table(sides="2P 1P", tiles="P1", at=("S22", ""), money=(9, 9))
    activate(state, "A5")
    say(state, "do trade-blue", "do copy-own-1", "copy trade-black")
    assert state.money[0] == 9 - 5 - 1 - 2


@pytest.mark.rule("FL-18")
def test_at_city_hall_four_dollars_may_be_taken_but_only_there() -> None:
    state = table(tiles="P5")
    say(state, "move CITY_HALL")
    assert refusal(state, "take 2") == "FL-7"
    say(state, "take 4")
    assert state.money[0] == 13
    say(state, "move BW", "take 2")
    assert state.money[1] == 11


@pytest.mark.rule("FL-18")
def test_effects_hold_for_both_players_and_only_while_their_floor_is_under_construction() -> None:
    state = ready(tiles="P10", next_tile="P7", money=(12, 12))
    say(state, "do floor-5-6", "reveal-card B2")
    say(state, "move BW", "buy B2", "tuck B2 top")
    assert by_cause(state, 1) == {}
    say(state, "reveal-card T1")
    assert by_cause(state, 1) == {"card": 1}, "the new effect, for the other player"
    say(state, "move A5", "activate A5", "do trade-white")
    assert state.money[0] == 12 - 5 - 2, "the old discount is gone"


@pytest.mark.rule("FL-R34")
def test_a_floor_built_in_mid_activation_changes_the_rest_of_it_at_once() -> None:
    """T8 builds the floor above a market copy: the new cards can be copied, the new spaces be built on."""
    state = table(
        sides="3P 2P",
        tiles="P5",
        next_tile="P11",
        pillars="orange blue white",
        columns=({"S23": ("T8", "T3")}, {}),
        warehouses=("orange", ""),
        tops="B1 S4 F5 S7",
    )
    activate(state, "S23")
    say(state, "do floor-3-4", "reveal-card B2", "reveal-card B3", "reveal-card F6", "reveal-card S8", "draw-tile P7")
    reach(state, "do build-1-1-0")
    say(state, "do build-1-1-0", "build orange", "place P11-1", "do copy-market-1")
    market = offered(state)
    assert "copy gain-4" in market, "B2 lies on top now"
    assert "copy swap" not in market, "B1 no longer does"
