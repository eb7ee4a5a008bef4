"""Chapter 5: newspapers and the newsboy."""

from __future__ import annotations

import pytest

from kaizhuo.games.flatiron.box.tables import NEWSBOY_COUNT
from tests.games.flatiron.table import (
    activate,
    asked,
    by_cause,
    events,
    hand,
    offered,
    outcomes,
    reach,
    refusal,
    say,
    step,
    table,
)

ALMOST_ALL = "N1 N2 N2 N3 N3 N4 N4 N5 N5 N6 N6"  # with N1 active only the two N7 are left


@pytest.mark.rule("FL-22")
def test_who_reaches_the_newsboy_draws_two_keeps_one_and_gives_the_other() -> None:
    state = table(vp=(9, 0), papers=("N3", ""))
    say(state, "play N3", "do gain-vp-2-1")
    assert state.newsboy == 1
    assert events(state, "newsboy-met") == ["newsboy-met 0 10"]
    say(state, "draw-paper N5", "draw-paper N2")
    assert asked(state) == 0
    assert offered(state) == ["keep N2", "keep N5"]
    assert refusal(state, "keep N1") == "FL-22"
    say(state, "keep N5")
    assert [hand(state, 0), hand(state, 1)] == ["N5", "N2"]
    assert step(state) == "moving", "and the turn goes on"


@pytest.mark.rule("FL-22")
def test_reaching_is_enough_and_passing_counts_too() -> None:
    for points, met in ((8, 0), (9, 1), (12, 1)):
        state = table(vp=(points, 0), papers=("N3", ""))
        state.newsboy = 0
        say(state, "play N3", "do gain-vp-2-1")
        assert len(events(state, "newsboy-met")) == met


@pytest.mark.rule("FL-22")
def test_he_stands_where_the_leader_left_him() -> None:
    state = table(vp=(9, 12), papers=("N3", ""))
    say(state, "play N3", "do gain-vp-2-1")
    assert events(state, "newsboy-met") == [], "he is at 20"


@pytest.mark.rule("FL-22")
def test_after_50_he_leaves_the_game() -> None:
    state = table(vp=(49, 0), papers=("N3 N3", ""))
    say(state, "play N3", "do gain-vp-2-1", "draw-paper N5", "draw-paper N2", "keep N5")
    assert state.newsboy == NEWSBOY_COUNT
    say(state, "play N3", "do gain-vp-2-1")
    assert step(state) == "moving"
    assert len(events(state, "newsboy-met")) == 1


@pytest.mark.rule("FL-22")
def test_draws_are_by_what_is_left_in_the_supply() -> None:
    state = table(vp=(9, 0), active="N1", papers=("N3", "N4"), used="N2 N6 N6")
    say(state, "play N3", "do gain-vp-2-1")
    assert outcomes(state) == {
        "draw-paper N2": 1,
        "draw-paper N1": 1,
        "draw-paper N3": 1,
        "draw-paper N4": 1,
        "draw-paper N5": 2,
        "draw-paper N7": 2,
    }
    say(state, "draw-paper N2")
    assert "draw-paper N2" not in outcomes(state)


@pytest.mark.rule("FL-R42")
def test_two_equal_newspapers_are_asked_about_all_the_same() -> None:
    state = table(vp=(9, 0), papers=("N3", ""))
    say(state, "play N3", "do gain-vp-2-1", "draw-paper N5", "draw-paper N5")
    assert offered(state) == ["keep N5"]
    say(state, "keep N5")
    assert [hand(state, 0), hand(state, 1)] == ["N5", "N5"]


@pytest.mark.rule("FL-R17")
def test_two_positions_are_resolved_one_after_the_other() -> None:
    state = table(vp=(8, 0), sides="1R 2P", tiles="P6", pillars="orange blue white")
    state.newsboy = 0
    state.vp[0] = 15
    activate(state, "S23")
    say(state, "do floor-5-6")
    assert events(state, "newsboy-met") == ["newsboy-met 0 10"]
    say(state, "draw-paper N5", "draw-paper N2", "keep N5")
    assert events(state, "newsboy-met") == ["newsboy-met 0 10", "newsboy-met 0 20"]
    say(state, "draw-paper N6", "draw-paper N7", "keep N6")
    assert [hand(state, 0), hand(state, 1)] == ["N5 N6", "N2 N7"]
    assert state.newsboy == 2


@pytest.mark.rule("FL-R16")
def test_with_one_newspaper_left_the_scorer_keeps_it_and_with_none_he_just_moves_on() -> None:
    state = table(vp=(5, 0), sides="1R 2P", pillars="orange blue white", used=ALMOST_ALL + " N7")
    activate(state, "S23")
    say(state, "do floor-5-6")
    assert outcomes(state) == {"draw-paper N7": 1}
    say(state, "draw-paper N7")
    assert [hand(state, 0), hand(state, 1)] == ["N7", ""]
    assert state.papers_left() == 0
    state = table(vp=(5, 0), sides="1R 2P", pillars="orange blue white", used=ALMOST_ALL + " N7 N7")
    activate(state, "S23")
    say(state, "do floor-5-6")
    assert state.newsboy == 1
    assert [hand(state, 0), hand(state, 1)] == ["", ""]


@pytest.mark.rule("FL-R16")
def test_without_a_supply_a_space_gives_no_newspaper() -> None:
    state = table(tiles="P6", warehouses=("blue", ""), used=ALMOST_ALL + " N7 N7")
    activate(state, "BW")
    reach(state, "do build-1-1-0")
    say(state, "do build-1-1-0", "build blue", "place P6-3")
    assert asked(state) == 1
    assert hand(state, 0) == ""


@pytest.mark.rule("FL-R16")
def test_the_replaced_newspaper_never_comes_back() -> None:
    state = table(active="N1", papers=("N4", ""), used=ALMOST_ALL.replace("N4 N4", "N4"), vp=(9, 0))
    say(state, "play N4")
    assert state.used[0] == 2
    assert state.papers_left() == 2
    assert [hand(state, 0), state.active] == ["", 3]


@pytest.mark.rule("FL-R18")
def test_he_is_resolved_in_the_middle_of_an_action_before_it_goes_on() -> None:
    """The warehouse points reach them; the space bonus comes afterwards."""
    state = table(sides="1P 2P", tiles="P10", vp=(6, 0), warehouses=("orange", ""), at=("A5", ""))
    activate(state, "BW")
    say(state, "skip", "do build-1-1-0", "build orange", "place P10-1")
    assert state.vp[0] == 10
    say(state, "draw-paper N5", "draw-paper N2")
    assert step(state) == "keeping"
    assert by_cause(state, 0).get("space") is None
    say(state, "keep N5")
    assert by_cause(state, 0)["space"] == 2


@pytest.mark.rule("FL-R18", "FL-R15")
def test_the_newspaper_can_be_played_only_after_the_action() -> None:
    state = table(sides="1P 2P", tiles="P2", vp=(8, 0), warehouses=("white blue", ""), at=("BW", ""))
    activate(state, "A5")
    say(state, "skip", "do build-2-2-0", "build white", "place P2-1", "draw-paper N5", "draw-paper N1", "keep N1")
    assert offered(state) == ["build blue", "stop"]
    say(state, "stop")
    assert offered(state) == ["end-turn", "play N1"], "even if it was got in this turn"


@pytest.mark.rule("FL-R18", "FL-30", "FL-R50")
def test_alone_a_later_newspaper_of_the_same_action_is_the_new_one() -> None:
    state = table(seats=1, sides="1P 2P", tiles="P3", vp=(9, 0), warehouses=("blue", ""), active="N2", at=("A5", ""))
    activate(state, "BW")
    reach(state, "do build-1-1-0")
    say(state, "do build-1-1-0", "build blue", "place P3-2", "draw-paper N5", "draw-paper N1")
    assert refusal(state, "keep N2") == "FL-R50"
    say(state, "keep N5")
    assert state.active == 0
    assert events(state, "paper-turned") == ["paper-turned N1"]
    assert list(state.used)[1] == 1, "N2 has left the game"
    money = state.money[0]
    say(state, "do news")
    assert state.money[0] == money + 3
