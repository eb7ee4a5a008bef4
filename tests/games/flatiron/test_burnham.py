"""Chapter 7: Daniel Burnham's turn."""

from __future__ import annotations

from typing import Any

import pytest

from kaizhuo.core import engine
from kaizhuo.core.components import members
from kaizhuo.core.rng import Rng
from kaizhuo.core.state import CHANCE
from kaizhuo.games.flatiron.box.options import FlatironOptions
from kaizhuo.games.flatiron.game import GAME
from kaizhuo.games.flatiron.rules.burnham import revealed_cards
from kaizhuo.games.flatiron.rules.columns import length
from kaizhuo.games.flatiron.rules.scoring import finish
from kaizhuo.games.flatiron.rules.state import FlatironState
from kaizhuo.testing.tables import random_game
from tests.games.flatiron.table import (
    activate,
    asked,
    by_cause,
    events,
    floor,
    hand,
    item,
    offered,
    outcomes,
    refusal,
    say,
    step,
    table,
    top,
)


def his_turn(**position: Any) -> FlatironState:
    return table(seats=1, turn=1, **{"sides": "1P 2P", "tiles": "P5", "at": ("S22", "CITY_HALL"), **position})


@pytest.mark.rule("FL-25", "FL-28")
def test_he_takes_turns_with_you_and_has_no_money() -> None:
    state = his_turn(money=(9, 0))
    assert engine.actor(state) == CHANCE
    say(state, "burnham-reveal D4")
    assert asked(state) == 0
    assert step(state) == "moving"
    say(state, "move A5", "take 2")
    assert engine.actor(state) == CHANCE
    assert state.money[1] == 0


@pytest.mark.rule("FL-26")
def test_he_moves_to_the_main_location_or_to_the_secondary_one() -> None:
    state = his_turn()
    assert outcomes(state) == {f"burnham-reveal D{n}": 1 for n in range(1, 10)}
    say(state, "burnham-reveal D4")
    assert state.location[1] == 1
    state = his_turn(at=("S22", "S23"))
    say(state, "burnham-reveal D4")
    assert state.location[1] == 0
    assert events(state, "burnham-moved") == ["burnham-moved BW"]


@pytest.mark.rule("FL-26", "FL-R44")
def test_he_may_come_to_you_and_then_gains_two_points() -> None:
    state = his_turn(at=("S23", "CITY_HALL"))
    say(state, "burnham-reveal D3")
    assert by_cause(state, 1) == {"share": 2, "warehouse": 5}
    state = his_turn(at=("A5", "CITY_HALL"))
    say(state, "burnham-reveal D3")
    assert by_cause(state, 1) == {"warehouse": 5}


@pytest.mark.rule("FL-R44")
def test_you_may_not_come_to_him_unless_the_floor_lets_architects_share() -> None:
    state = table(seats=1, tiles="P5", at=("S22", "BW"))
    assert offered(state) == ["move S23", "move A5", "move CITY_HALL"]
    assert refusal(state, "move BW") == "FL-R44"
    state = table(seats=1, tiles="P6", at=("S22", "BW"))
    say(state, "move BW", "take 2")
    assert by_cause(state, 1) == {}, "nor does he gain anything by it"


@pytest.mark.rule("FL-27", "FL-R49")
def test_popularity_counts_the_icons_of_all_revealed_cards_this_one_included() -> None:
    """The example of the rulebook: the third icon makes three points."""
    state = his_turn(revealed="D2 D4")
    say(state, "burnham-reveal D7")
    assert by_cause(state, 1) == {"share": 2, "popularity": 3}
    state = his_turn(at=("BW", "CITY_HALL"))
    say(state, "burnham-reveal D7")
    assert by_cause(state, 1) == {"popularity": 1}


@pytest.mark.rule("FL-27")
def test_he_builds_from_the_supply_on_the_first_free_space_of_his_order() -> None:
    for pillars, after in (("", "- - white"), ("- - blue", "white - blue"), ("orange - blue", "orange white blue")):
        state = his_turn(pillars=pillars, at=("", "CITY_HALL"))
        before = state.supply[2]
        say(state, "burnham-reveal D5")
        assert floor(state) == after
        assert before - state.supply[2] == 1
        assert by_cause(state, 1) == {"warehouse": 3 + 1}, "the white warehouse of side 2P, and one"


@pytest.mark.rule("FL-27", "FL-28")
def test_he_gets_no_bonus_of_a_space_and_no_effect_of_the_floor() -> None:
    state = his_turn(tiles="P13", at=("", "CITY_HALL"))
    say(state, "burnham-reveal D3")
    assert floor(state) == "- blue -"
    assert by_cause(state, 1) == {"warehouse": 5}, "neither two for blue nor a reputation token"
    assert list(state.reputation) == [0, 0]
    state = his_turn(tiles="P1", at=("", "CITY_HALL"))
    say(state, "burnham-reveal D1")
    assert state.money[1] == 9, "no dollar for visiting"


@pytest.mark.rule("FL-27")
def test_he_may_not_repeat_a_colour_nor_build_on_a_full_floor() -> None:
    for pillars in ("orange - -", "blue white black"):
        state = his_turn(pillars=pillars, revealed="D4", at=("", "CITY_HALL"))
        say(state, "burnham-reveal D1")
        assert floor(state) == pillars
        assert by_cause(state, 1) == {"popularity": 2}


@pytest.mark.rule("FL-R46")
def test_equal_colours_are_not_for_him_and_the_supply_must_have_the_colour() -> None:
    state = his_turn(tiles="P11", pillars="orange - -", revealed="D4", at=("", "CITY_HALL"))
    say(state, "burnham-reveal D1")
    assert by_cause(state, 1) == {"popularity": 2}
    state = his_turn(revealed="D4", at=("", "CITY_HALL"))
    state.supply[0] = 0
    say(state, "burnham-reveal D1")
    assert by_cause(state, 1) == {"popularity": 2}
    assert floor(state) == "- - -"


@pytest.mark.rule("FL-27", "FL-28", "FL-R48")
def test_he_builds_a_floor_for_nothing_and_the_stacks_move_as_usual() -> None:
    state = his_turn(pillars="orange blue white", next_tile="P7", tops="B1 T3 F5 S7", money=(9, 0))
    say(state, "burnham-reveal D9", "reveal-card B2")
    assert by_cause(state, 1) == {"floor": 6}
    assert state.floors == 2
    assert state.money[1] == 0
    assert top(state, "BW") == "B2"
    say(state, "reveal-card T4", "reveal-card F6", "reveal-card S8", "draw-tile P9")
    assert state.next_tile == 8
    assert events(state, "burnham-floored") == ["burnham-floored P7"]


@pytest.mark.rule("FL-27")
def test_without_three_pillars_he_takes_a_random_decree() -> None:
    state = his_turn(pillars="orange blue -", decrees="L2 L7")
    say(state, "burnham-reveal D9")
    assert outcomes(state) == {"burnham-decree L2": 1, "burnham-decree L7": 1}
    say(state, "burnham-decree L7")
    assert list(members(state.taken)) == [item("L7")]
    assert list(members(state.decrees)) == [1]
    assert by_cause(state, 1) == {}


@pytest.mark.rule("FL-R47")
def test_without_a_decree_nothing_happens() -> None:
    state = his_turn(decrees="")
    say(state, "burnham-reveal D9")
    assert asked(state) == 0
    assert state.taken == 0


@pytest.mark.rule("FL-R48", "FL-17")
def test_his_roof_ends_the_game_after_his_turn() -> None:
    state = his_turn(
        tiles="P1 P5 P6 P9 P12", next_tile="ROOF", pillars="orange blue white", vp=(20, 0), tops="B1 T3 F5 S7"
    )
    say(state, "burnham-reveal D6")
    assert step(state) == "over"
    assert state.roof_by == 1
    assert top(state, "BW") == "B1"
    assert events(state, "burnham-roofed", "ended") == ["burnham-roofed", "ended"]


@pytest.mark.rule("FL-29", "FL-R45")
def test_at_the_first_repeat_he_takes_the_top_card_of_the_street_where_he_stands() -> None:
    state = his_turn(revealed="D4", at=("A5", "CITY_HALL"), tops="B1 T3 F5 S7")
    say(state, "burnham-reveal D3")
    assert events(state, "burnham-took-card") == ["burnham-took-card T3"]
    assert list(members(state.taken)) == [item("T3")]
    say(state, "reveal-card T4")
    assert top(state, "S23") == "T4"
    assert list(members(revealed_cards(state))) == [2, 3], "not yet shuffled"


@pytest.mark.rule("FL-29")
def test_without_a_repeat_he_takes_nothing() -> None:
    state = his_turn(revealed="D1 D5 D7 D9", at=("", "CITY_HALL"))
    say(state, "burnham-reveal D3")
    assert state.taken == 0


@pytest.mark.rule("FL-R45")
def test_it_is_the_street_where_he_really_stands() -> None:
    state = his_turn(revealed="D4", at=("A5", "S23"), tops="B1 T3 F5 S7")
    say(state, "burnham-reveal D3")
    assert events(state, "burnham-moved", "burnham-took-card") == ["burnham-moved A5", "burnham-took-card F5"]


@pytest.mark.rule("FL-R45")
def test_none_at_city_hall_and_none_from_an_empty_stack() -> None:
    state = his_turn(revealed="D1", at=("A5", "BW"), decrees="")
    say(state, "burnham-reveal D2")
    assert state.location[1] == 4
    assert state.taken == 0
    state = his_turn(revealed="D4", at=("A5", "CITY_HALL"), empty="S23")
    say(state, "burnham-reveal D3")
    assert state.taken == 0
    assert asked(state) == 0


@pytest.mark.rule("FL-29", "FL-R49")
def test_at_the_second_repeat_he_takes_another_and_all_his_cards_are_shuffled() -> None:
    state = his_turn(revealed="D1 D2 D4", at=("A5", "CITY_HALL"), tops="B1 T3 F5 S7")
    say(state, "burnham-reveal D3")
    assert events(state, "burnham-took-card", "burnham-shuffled") == ["burnham-took-card T3", "burnham-shuffled"]
    assert state.revealed == 0
    say(state, "move BW", "take 2")
    assert len(outcomes(state)) == 9
    say(state, "burnham-reveal D7")
    assert by_cause(state, 1)["popularity"] == 1, "popularity begins again"


@pytest.mark.rule("FL-29")
def test_his_cards_never_run_out() -> None:
    for seed in range(30):
        state = GAME.setup(1, FlatironOptions())
        most = 0
        for _ in random_game(GAME, state, Rng(seed)):
            most = max(most, length(state.revealed))
        assert most <= 7


@pytest.mark.rule("FL-30", "FL-R50")
def test_when_he_meets_the_newsboy_the_first_becomes_active_and_the_second_is_yours() -> None:
    state = his_turn(vp=(0, 8), active="N1", at=("", "CITY_HALL"))
    say(state, "burnham-reveal D3", "draw-paper N4", "draw-paper N6")
    assert state.active == 3
    assert hand(state, 0) == "N6"
    assert list(state.used) == [1, 0, 0, 0, 0, 0, 0]
    assert events(state, "burnham-newsboy") == ["burnham-newsboy 10"]


@pytest.mark.rule("FL-30", "FL-R50")
def test_when_you_meet_him_you_keep_one_and_the_other_becomes_active() -> None:
    state = table(seats=1, vp=(9, 0), papers=("N3", ""), active="N1")
    say(state, "play N3", "do gain-vp-2-1", "draw-paper N4", "draw-paper N6", "keep N4")
    assert hand(state, 0) == "N4"
    assert state.active == 5
    assert hand(state, 1) == ""


@pytest.mark.rule("FL-R16")
def test_with_one_newspaper_left_it_is_yours_or_becomes_active() -> None:
    used = "N1 N2 N2 N3 N3 N4 N4 N5 N5 N6 N6 N7"
    state = his_turn(vp=(0, 8), used=used, at=("", "CITY_HALL"))
    say(state, "burnham-reveal D3", "draw-paper N7")
    assert state.active == 6
    assert hand(state, 0) == ""
    state = table(seats=1, sides="1R 2P", vp=(5, 0), used=used, pillars="orange blue white", active="N1")
    activate(state, "S23")
    say(state, "do floor-5-6", "draw-paper N7")
    assert hand(state, 0) == "N7"
    assert state.active == 0, "the active paper stays"


@pytest.mark.rule("FL-31")
def test_the_example_of_the_rulebook_sixteen_points_and_three_more_in_the_hard_game() -> None:
    for hard, points in ((False, {"costs": 16}), (True, {"costs": 16, "hard": 3})):
        state = table(seats=1, hard=hard, taken="B7 T3 S4 F4 L9")
        state.take()
        finish(state)
        assert by_cause(state, 1) == points


@pytest.mark.rule("FL-31")
def test_only_positive_reputation_of_top_halves_counts_decrees_included() -> None:
    state = table(seats=1, hard=True, taken="T2 L10 L1")
    state.take()
    finish(state)
    assert by_cause(state, 1) == {"costs": 3 + 3 + 3, "hard": 1}, "T2 is -1 above and +2 below, L1 is -1 above"


def test_the_hard_game_changes_nothing_with_two_players() -> None:
    plain = table(columns=({"BW": ("B7", "")}, {}))
    hard = table(columns=({"BW": ("B7", "")}, {}), hard=True)
    for state in (plain, hard):
        state.take()
        finish(state)
    assert list(plain.vp) == list(hard.vp) == [5, 0]
