"""Chapter 3b: the closed list of actions, and when one may be chosen."""

from __future__ import annotations

import pytest

from kaizhuo.games.flatiron.box.tables import DEEDS
from kaizhuo.games.flatiron.rules.domains import DEED
from tests.games.flatiron.table import (
    Columns,
    activate,
    asked,
    by_cause,
    events,
    hand,
    offered,
    reach,
    refusal,
    say,
    step,
    table,
)


def column_of(card: str, half: str = "top") -> tuple[Columns, Columns]:
    street = {"B": "BW", "T": "S23", "F": "A5", "S": "S22"}[card[0]]
    return ({street: (card, "") if half == "top" else ("", card)}, {})


@pytest.mark.rule("FL-20")
@pytest.mark.parametrize(("card", "half", "dollars"), [("B1", "top", 3), ("B2", "top", 4), ("B6", "bottom", 5)])
def test_gain(card: str, half: str, dollars: int) -> None:
    state = table(columns=column_of(card, half))
    activate(state, "BW")
    reach(state, f"do gain-{dollars}")
    say(state, f"do gain-{dollars}")
    assert state.money[0] == 9 + dollars


@pytest.mark.rule("FL-20", "FL-R35")
def test_a_dollar_for_each_built_floor_start_floor_and_roof_included() -> None:
    for tiles, floors in (("P5", 1), ("P5 P6 P8", 3), ("P5 P6 P8 P9 P10", 5), ("P5 P6 P8 P9 P10 ROOF", 6)):
        state = table(columns=column_of("B4"), tiles=tiles)
        activate(state, "BW")
        say(state, "do cash-floors")
        assert state.money[0] == 9 + floors


@pytest.mark.rule("FL-20")
@pytest.mark.parametrize(("points", "dollars"), [(9, 0), (10, 1), (19, 1), (20, 2), (45, 4), (50, 5), (88, 5)])
def test_a_dollar_for_each_newsboy_position_reached(points: int, dollars: int) -> None:
    state = table(columns=column_of("B3"), vp=(points, 88))
    activate(state, "BW")
    if dollars:
        say(state, "do cash-newsboy")
    assert ("do cash-newsboy" in offered(state)) is False
    assert state.money[0] == 9 + dollars


@pytest.mark.rule("FL-20", "FL-R35", "FL-R54")
def test_a_point_for_every_two_built_floors_rounded_down() -> None:
    for tiles, points in (("P5 P6", 1), ("P5 P6 P8", 1), ("P5 P6 P8 P9 P10 ROOF", 3)):
        state = table(columns=column_of("F5"), tiles=tiles)
        activate(state, "A5")
        say(state, "do vp-floors")
        assert by_cause(state, 0) == {"action": points}
    state = table(columns=column_of("F5"), tiles="P5", papers=("N1", ""))
    activate(state, "A5")
    assert refusal(state, "do vp-floors") == "FL-11", "one floor gives nothing, so it is passed over"


@pytest.mark.rule("FL-20")
def test_points_if_the_floor_has_the_colour() -> None:
    state = table(columns=column_of("B8"), pillars="- orange orange")
    activate(state, "BW")
    say(state, "do vp-color-orange-2")
    assert by_cause(state, 0) == {"action": 2}, "once, however many there are"
    state = table(columns=column_of("B8"), pillars="- blue -")
    activate(state, "BW")
    assert offered(state, "do") == ["trade-orange"]


@pytest.mark.rule("FL-20")
def test_points_for_a_colour_on_a_lower_floor_are_not_given() -> None:
    state = table(columns=column_of("B8"), tiles="P5 P6", built="orange blue white")
    activate(state, "BW")
    assert offered(state, "do") == ["trade-orange"]


@pytest.mark.rule("FL-20")
def test_a_card_may_carry_out_the_active_newspaper() -> None:
    state = table(columns=column_of("B6"), active="N3")
    activate(state, "BW")
    say(state, "do news")
    assert [state.money[0], by_cause(state, 0)] == [11, {"paper": 1}]
    assert state.active == 2, "it stays active"
    state = table(columns=column_of("B6"), active="N2")
    activate(state, "BW")
    assert offered(state, "do") == ["trade-orange"], "nothing to swap"


@pytest.mark.rule("FL-20")
def test_city_hall_from_afar_a_decree_the_newspaper_or_two_dollars() -> None:
    state = table(columns=column_of("B7"), active="N1")
    activate(state, "BW")
    say(state, "do city-hall-1")
    assert offered(state) == [*(f"buy-decree L{n}" for n in range(1, 7)), "take 2", "do news"]
    assert refusal(state, "skip") == "FL-20"
    say(state, "buy-decree L2", "column BW", "enact L2 top")
    assert state.money[0] == 9 - 1 - 3
    state = table(columns=column_of("B7"), active="N1")
    activate(state, "BW")
    say(state, "do city-hall-1", "do news")
    assert state.money[0] == 9 - 1 + 3


@pytest.mark.rule("FL-R23")
def test_city_hall_from_afar_gives_two_dollars_never_four() -> None:
    state = table(columns=column_of("B7"), tiles="P5")
    activate(state, "BW")
    say(state, "do city-hall-1")
    assert refusal(state, "take 4") == "FL-R23"
    say(state, "take 2")
    assert state.money[0] == 9 - 1 + 2
    assert events(state, "took-money") == ["took-money 0 2"]


@pytest.mark.rule("FL-R54")
def test_city_hall_from_afar_needs_its_dollar_and_offers_only_what_can_be_paid() -> None:
    state = table(columns=column_of("B7"), money=(0, 9))
    activate(state, "BW")
    assert asked(state) == 1
    state = table(columns=column_of("B7"), money=(3, 9), active="N2")
    activate(state, "BW")
    say(state, "do city-hall-1")
    assert offered(state) == ["take 2"], "a decree would cost three of the two dollars left"
    assert refusal(state, "buy-decree L1") == "FL-9"
    assert refusal(state, "do news") == "FL-R54"
    assert refusal(state, "play N1") == "FL-20"


@pytest.mark.rule("FL-21")
def test_the_seven_newspapers() -> None:
    state = table(papers=("N1 N3", ""))
    say(state, "play N1", "do gain-3", "play N3", "do gain-vp-2-1")
    assert [state.money[0], state.vp[0]] == [14, 1]
    state = table(papers=("N4", ""), warehouses=("blue", ""), tiles="P10")
    say(state, "play N4", "do build-1-1-0", "build blue", "place P10-1")
    assert [state.money[0], state.vp[0]] == [8, 3]
    state = table(papers=("N7", ""))
    say(state, "play N7", "do buy-any-1", "buy-pillar black")
    assert state.money[0] == 8
    state = table(papers=("N6", ""))
    say(state, "play N6", "do buy-decree-1")
    assert offered(state) == [f"buy-decree L{n}" for n in range(1, 7)]
    assert refusal(state, "buy-decree L7") == "FL-R14"
    assert refusal(state, "skip") == "FL-9"
    say(state, "buy-decree L4", "column S22", "enact L4 bottom")
    assert state.money[0] == 7
    assert hand(state, 0) == ""


@pytest.mark.rule("FL-R54")
def test_equal_actions_have_one_number() -> None:
    assert len(set(DEEDS)) == len(DEEDS) == len(set(DEED.members))


@pytest.mark.rule("FL-R54")
def test_what_cannot_be_paid_can_only_be_skipped() -> None:
    state = table(sides="1P 2P", money=(0, 9), warehouses=("orange", ""), papers=("N2", ""))
    activate(state, "BW")
    say(state, "skip")
    assert offered(state) == ["skip", "play N2"]
    assert refusal(state, "do build-1-1-0") == "FL-R54"
    say(state, "skip")
    assert step(state) == "ending"
