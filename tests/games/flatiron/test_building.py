"""Chapter 3a: pillars are built, and what the spaces give."""

from __future__ import annotations

from typing import Any

import pytest

from kaizhuo.games.flatiron.box.tables import REPUTATION_TOKENS
from kaizhuo.games.flatiron.rules import building
from kaizhuo.games.flatiron.rules.domains import SPOT
from kaizhuo.games.flatiron.rules.state import FlatironState
from kaizhuo.games.flatiron.rules.words import COLOUR_EFFECT, SPACE_BONUS
from tests.games.flatiron.table import (
    activate,
    asked,
    by_cause,
    column,
    events,
    floor,
    hand,
    offered,
    outcomes,
    reach,
    refusal,
    say,
    settle,
    step,
    table,
    warehouse,
)


@pytest.mark.rule("FL-14")
def test_the_example_of_the_rulebook_four_and_two_points_for_a_dollar() -> None:
    state = table(sides="1P 2P", tiles="P10", warehouses=("orange", ""), at=("A5", ""))
    activate(state, "BW")
    money = state.money[0]
    say(state, "skip", "do build-1-1-0", "build orange", "place P10-1")
    assert money - state.money[0] == 1
    assert by_cause(state, 0) == {"warehouse": 4, "space": 2}
    assert floor(state) == "orange - -"
    assert warehouse(state, 0) == ""


@pytest.mark.rule("FL-14")
def test_only_your_own_pillars_and_only_free_spaces() -> None:
    state = table(sides="1P 2P", tiles="P1", warehouses=("orange blue", "white"), pillars="- black -")
    activate(state, "BW")
    say(state, "skip", "do build-1-1-0")
    assert offered(state) == ["build orange", "build blue"]
    assert refusal(state, "build white") == "FL-14"
    assert refusal(state, "stop") == "FL-14"
    say(state, "build blue")
    assert offered(state) == ["place P1-1", "place P1-3"]
    assert refusal(state, "place P1-2") == "FL-14"
    assert refusal(state, "place P2-1") == "FL-14"


@pytest.mark.rule("FL-15")
def test_a_floor_holds_no_two_pillars_of_one_colour() -> None:
    state = table(sides="1P 2P", tiles="P1", warehouses=("orange blue", ""), pillars="- blue -")
    activate(state, "BW")
    say(state, "skip", "do build-1-1-0")
    assert offered(state) == ["build orange"]
    assert refusal(state, "build blue") == "FL-15"


@pytest.mark.rule("FL-15", "FL-R54")
def test_without_a_pillar_that_fits_or_without_a_space_nothing_can_be_built() -> None:
    for warehouses, pillars in ((("blue", ""), "- blue -"), (("orange", ""), "blue white black"), (("", ""), "")):
        state = table(sides="1P 2P", tiles="P1", warehouses=warehouses, pillars=pillars, papers=("N2", ""))
        activate(state, "BW")
        say(state, "skip")
        assert offered(state, "do") == []
        assert refusal(state, "do build-1-1-0") == "FL-R54"


@pytest.mark.rule("FL-14")
def test_two_pillars_are_built_one_after_the_other_and_paid_once() -> None:
    state = table(sides="1P 2P", tiles="P10", warehouses=("white blue", ""), money=(9, 9))
    activate(state, "A5")
    say(state, "skip", "do build-2-2-0", "build white", "place P10-2")
    assert state.money[0] == 9 - 2 + 2, "the bonus of the first comes before the second"
    assert by_cause(state, 0) == {"warehouse": 2}
    assert offered(state) == ["build blue", "stop"]
    say(state, "build blue", "place P10-1")
    assert by_cause(state, 0) == {"warehouse": 3, "space": 2}
    assert state.money[0] == 9
    assert floor(state) == "blue white -"


@pytest.mark.rule("FL-R31")
def test_a_double_build_with_one_pillar_costs_and_scores_in_full() -> None:
    state = table(sides="1P 2P", tiles="P2", warehouses=("blue", ""), columns=({"S22": ("S1", "")}, {}))
    activate(state, "S22")
    say(state, "do build-2-3-2", "build blue", "place P2-1")
    assert state.money[0] == 9 - 3
    assert by_cause(state, 0) == {"warehouse": 1, "space": 1, "extra": 2}
    assert step(state) == "acting", "there is no second pillar to ask about"
    state = table(sides="1P 2P", tiles="P2", warehouses=("blue white", ""), columns=({"S22": ("S1", "")}, {}))
    activate(state, "S22")
    say(state, "do build-2-3-2", "build blue", "place P2-1", "stop")
    assert by_cause(state, 0)["extra"] == 2
    assert warehouse(state, 0) == "white"


@pytest.mark.rule("FL-14", "FL-20")
def test_the_extra_points_of_the_action_come_last() -> None:
    state = table(tiles="P13", warehouses=("blue white", ""), columns=({"S22": ("S1", "")}, {}))
    activate(state, "S22")
    say(state, "do build-2-3-2", "build blue", "place P13-1", "build white", "place P13-3")
    assert events(state, "scored", "earned", "paid") == [
        "paid 0 3",
        "scored 0 1 warehouse",
        "scored 0 2 effect",
        "scored 0 2 space",
        "scored 0 2 warehouse",
        "earned 0 2",
        "scored 0 2 extra",
    ]


@pytest.mark.rule("FL-20")
def test_the_single_build_of_a_card_costs_two_and_gives_a_point_more() -> None:
    state = table(tiles="P2", warehouses=("blue", ""), columns=({"S22": ("S2", "")}, {}))
    activate(state, "S22")
    say(state, "do build-1-2-1", "build blue", "place P2-1")
    assert state.money[0] == 9 - 2
    assert by_cause(state, 0)["extra"] == 1


@pytest.mark.rule("FL-20", "FL-R11")
def test_one_action_may_repeat_a_colour_for_a_dollar() -> None:
    state = table(tiles="P2", warehouses=("blue", ""), pillars="blue - -", columns=({"S22": ("S5", "")}, {}))
    activate(state, "S22")
    say(state, "do build-dup-1", "build blue", "place P2-3")
    assert state.money[0] == 9 - 1 + 2
    assert floor(state) == "blue - blue"


@pytest.mark.rule("FL-18", "FL-R11")
def test_a_floor_may_allow_equal_colours() -> None:
    state = table(sides="1P 2P", tiles="P11", warehouses=("blue", ""), pillars="blue - -")
    activate(state, "BW")
    say(state, "skip", "do build-1-1-0", "build blue", "place P11-2")
    assert floor(state) == "blue blue -"


@pytest.mark.rule("FL-R11")
def test_after_a_repeated_colour_others_still_may_not_repeat() -> None:
    state = table(sides="1P 2P", tiles="P2", warehouses=("blue orange", ""), pillars="blue - blue")
    activate(state, "BW")
    say(state, "skip", "do build-1-1-0")
    assert offered(state) == ["build orange"]


@pytest.mark.rule("FL-18", "FL-R30")
def test_floor_and_space_may_both_reward_a_colour() -> None:
    state = table(sides="1P 2P", tiles="P14", warehouses=("black white", ""))
    activate(state, "A5")
    say(state, "skip", "do build-2-2-0", "build white", "place P14-2", "build black", "place P14-3")
    assert by_cause(state, 0) == {"warehouse": 5, "effect": 2, "space": 5}
    state = table(sides="1P 2P", tiles="P14", warehouses=("white", ""))
    activate(state, "A5")
    say(state, "skip", "do build-2-2-0", "build white", "place P14-3")
    assert by_cause(state, 0) == {"warehouse": 2, "effect": 2}, "the space wants black"


@pytest.mark.rule("FL-R30")
def test_a_pillar_that_floor_and_space_reward_scores_both() -> None:
    """No tile of the box rewards the same colour twice, so the space of another tile is lent to it."""
    state = table(tiles="P12")
    orange = 0
    state.plan(0, SPACE_BONUS, building.SPOT.put(SPOT.index["P3-3"]) | building.COLOUR.put(orange))
    state.plan(0, COLOUR_EFFECT, orange)
    settle(state)
    assert by_cause(state, 0) == {"effect": 2, "space": 3}


# FL-19  Bonuses


def built_on(spot: str, colour: str = "blue", **position: Any) -> FlatironState:
    position.setdefault("warehouses", (colour, ""))
    state = table(sides="1P 2P", tiles=spot.split("-")[0], **position)
    activate(state, "BW")
    reach(state, "do build-1-1-0")
    say(state, "do build-1-1-0", f"build {colour}", f"place {spot}")
    return state


@pytest.mark.rule("FL-19")
def test_a_space_gives_points_or_dollars() -> None:
    state = built_on("P6-1")
    assert by_cause(state, 0) == {"warehouse": 1, "space": 3}
    state = built_on("P2-3", at=("A5", ""))
    assert state.money[0] == 9 - 1 + 2


@pytest.mark.rule("FL-19")
def test_a_space_gives_a_hidden_newspaper() -> None:
    state = built_on("P6-3", active="N1")
    assert outcomes(state) == {"draw-paper N1": 1, **{f"draw-paper N{n}": 2 for n in range(2, 8)}}
    say(state, "draw-paper N5")
    assert hand(state, 0) == "N5"
    assert events(state, "paper-drawn", "drew-paper") == ["paper-drawn 0", "drew-paper 0 N5"]


@pytest.mark.rule("FL-19", "FL-R32")
def test_a_space_gives_a_reputation_token_while_there_is_one() -> None:
    state = built_on("P4-3")
    assert list(state.reputation) == [1, 0]
    assert events(state, "got-reputation") == ["got-reputation 0"]
    state = built_on("P4-3", reputation=(1, REPUTATION_TOKENS - 1))
    assert list(state.reputation) == [1, 3]
    assert asked(state) == 1


@pytest.mark.rule("FL-19", "FL-R33", "FL-R32")
def test_a_space_lets_you_buy_the_top_card_of_any_stack_at_full_cost() -> None:
    state = built_on("P7-1", money=(4, 9))
    assert offered(state) == ["do buy-card-0", "skip"]
    say(state, "do buy-card-0")
    assert offered(state) == ["buy B1", "buy T3", "buy F5", "buy S7"]
    assert refusal(state, "buy B2") == "FL-R33"
    say(state, "buy F5", "tuck F5 top")
    assert state.money[0] == 4 - 1 - 3
    assert column(state, 0, "A5") == ("F5", "")
    state = built_on("P7-1")
    say(state, "skip")
    assert asked(state) == 1


@pytest.mark.rule("FL-R32", "FL-R54")
def test_a_card_that_cannot_be_paid_is_not_offered() -> None:
    assert asked(built_on("P7-1", money=(1, 9))) == 1
    assert asked(built_on("P7-1", empty="BW S23 A5 S22")) == 1


@pytest.mark.rule("FL-19", "FL-R32")
def test_a_space_lets_you_carry_out_the_active_newspaper() -> None:
    state = built_on("P3-2", active="N1")
    assert offered(state) == ["do news", "skip"]
    say(state, "do news")
    assert state.money[0] == 9 - 1 + 3
    state = built_on("P3-2", active="N1")
    say(state, "skip")
    assert state.money[0] == 8


@pytest.mark.rule("FL-R20", "FL-R54")
def test_a_newspaper_that_cannot_be_done_is_not_offered_by_a_space() -> None:
    assert asked(built_on("P3-2", active="N2")) == 1, "the only pillar has just been built"
    assert asked(built_on("P3-2", active="N7", money=(1, 9))) == 1


@pytest.mark.rule("FL-19")
def test_a_space_may_give_points_for_one_colour_only() -> None:
    assert by_cause(built_on("P5-3", "blue"), 0) == {"warehouse": 1, "space": 3}
    assert by_cause(built_on("P5-3", "orange"), 0) == {"warehouse": 4}


@pytest.mark.rule("FL-19")
def test_a_newspaper_from_a_space_may_build_the_next_pillar() -> None:
    state = built_on("P3-2", "blue", active="N4", warehouses=("blue orange", ""))
    say(state, "do news", "build orange", "place P3-3")
    assert by_cause(state, 0) == {"warehouse": 5, "space": 3}
    assert state.money[0] == 9 - 1 - 1
