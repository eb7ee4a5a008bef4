"""Chapter 2b: street cards and decrees are bought and put into their columns."""

from __future__ import annotations

import pytest

from tests.games.flatiron.table import (
    activate,
    asked,
    by_cause,
    column,
    events,
    offered,
    outcomes,
    refusal,
    say,
    step,
    table,
    top,
)


@pytest.mark.rule("FL-8")
def test_a_street_card_costs_its_price_and_goes_to_the_top_or_the_bottom() -> None:
    for half, lies in (("top", ("B1", "")), ("bottom", ("", "B1"))):
        state = table(money=(2, 9))
        say(state, "move BW", "buy B1")
        assert offered(state) == ["tuck B1 top", "tuck B1 bottom"]
        assert refusal(state, "skip") == "FL-8"
        say(state, f"tuck B1 {half}")
        assert state.money[0] == 0
        assert column(state, 0, "BW") == lies
        assert events(state, "bought-card") == [f"bought-card 0 B1 {half}"]


@pytest.mark.rule("FL-8")
def test_who_cannot_pay_the_cost_cannot_buy() -> None:
    state = table(money=(1, 9))
    say(state, "move BW")
    assert offered(state) == ["activate BW", "take 2"]
    assert refusal(state, "buy B1") == "FL-8"


@pytest.mark.rule("FL-8")
def test_only_the_action_of_the_half_that_shows_can_be_used() -> None:
    state = table(columns=({"BW": ("B1", "")}, {}))
    activate(state, "BW")
    assert offered(state, "do") == ["gain-3"], "not the swap of the covered half"


@pytest.mark.rule("FL-3", "FL-8")
def test_the_next_card_of_the_stack_lies_on_top_at_once() -> None:
    state = table()
    say(state, "move BW", "buy B1", "tuck B1 top")
    assert outcomes(state) == {f"reveal-card {name}": 1 for name in ["B2", "T1", "T2", "F1", "F2", "S1", "S2"]}
    say(state, "reveal-card F2")
    assert top(state, "BW") == "F2"
    assert asked(state) == 1


@pytest.mark.rule("FL-R1")
def test_a_card_goes_into_the_column_of_its_own_street_whatever_stack_it_came_from() -> None:
    state = table(tops="F2 T3 B5 S7")
    say(state, "move BW", "buy F2", "tuck F2 bottom")
    assert column(state, 0, "A5") == ("", "F2")
    assert column(state, 0, "BW") == ("", "")


@pytest.mark.rule("FL-10", "FL-R2")
def test_a_card_whose_column_has_three_cards_cannot_be_bought() -> None:
    state = table(columns=({"BW": ("B2 L10", "B3")}, {}))
    say(state, "move BW")
    assert not offered(state, "buy")
    assert refusal(state, "buy B1") == "FL-R2"
    state = table(columns=({"BW": ("B2", "B3")}, {}))
    say(state, "move BW")
    assert offered(state, "buy") == ["B1"]


@pytest.mark.rule("FL-R13")
def test_an_empty_stack_has_nothing_to_buy_but_may_be_visited() -> None:
    state = table(empty="BW")
    say(state, "move BW")
    assert offered(state) == ["activate BW", "take 2"]
    assert refusal(state, "buy B1") == "FL-R13"


@pytest.mark.rule("FL-R13")
def test_the_last_card_of_a_stack_leaves_it_empty() -> None:
    state = table(empty="BW")
    state.top[0] = 0
    say(state, "move BW", "buy B1", "tuck B1 top")
    assert top(state, "BW") == ""
    assert asked(state) == 1


@pytest.mark.rule("FL-R42")
def test_a_card_that_went_to_the_bottom_comes_back_when_all_others_are_gone() -> None:
    state = table(under={"BW": "F1 S1"})
    state.unturned[0] = 0
    say(state, "move BW", "buy B1", "tuck B1 top")
    assert top(state, "BW") == "F1"
    assert asked(state) == 1, "no draw: everybody has seen it"


# FL-9  Decrees


@pytest.mark.rule("FL-9", "FL-R5")
def test_a_decree_costs_three_dollars_and_goes_to_either_end_of_any_column() -> None:
    state = table(money=(3, 9))
    say(state, "move CITY_HALL", "buy-decree L5")
    assert offered(state) == ["column BW", "column S23", "column A5", "column S22"]
    say(state, "column A5")
    assert offered(state) == ["enact L5 top", "enact L5 bottom"]
    assert refusal(state, "enact L1 top") == "FL-R5"
    say(state, "enact L5 bottom")
    assert column(state, 0, "A5") == ("", "L5")
    assert state.money[0] == 0
    assert events(state, "bought-decree") == ["bought-decree 0 L5 A5-bottom"]
    assert not state.decrees >> 4 & 1


@pytest.mark.rule("FL-9")
def test_two_dollars_are_not_enough_for_a_decree() -> None:
    state = table(money=(2, 9), tiles="P6")
    say(state, "move CITY_HALL")
    assert not offered(state, "buy-decree")
    assert refusal(state, "buy-decree L1") == "FL-9"


@pytest.mark.rule("FL-9", "FL-10")
def test_a_column_takes_one_decree_and_three_cards() -> None:
    columns = {"BW": ("L9", ""), "S23": ("T1 T2", "T5"), "A5": ("", "L10 F1")}
    state = table(columns=(columns, {}))
    say(state, "move CITY_HALL", "buy-decree L1")
    assert offered(state) == ["column S22"]
    assert refusal(state, "column BW") == "FL-9"
    assert refusal(state, "column A5") == "FL-9"
    assert refusal(state, "column S23") == "FL-10"


@pytest.mark.rule("FL-R14")
def test_without_a_decree_or_a_column_for_it_none_can_be_bought() -> None:
    state = table(decrees="")
    say(state, "move CITY_HALL")
    assert offered(state) == ["activate CITY_HALL", "take 2"]
    assert refusal(state, "buy-decree L1") == "FL-R14"
    full = {"BW": ("L7", ""), "S23": ("L8", ""), "A5": ("L9", ""), "S22": ("S1 S2", "S3")}
    state = table(columns=(full, {}))
    say(state, "move CITY_HALL")
    assert refusal(state, "buy-decree L1") == "FL-R14"
    state = table(decrees="L1")
    say(state, "move CITY_HALL", "buy-decree L1", "column BW", "enact L1 top")
    assert state.decrees == 0, "no new decree is laid out"


@pytest.mark.rule("FL-R14")
def test_the_newspaper_that_sells_decrees_can_then_be_played_but_not_done() -> None:
    state = table(decrees="", papers=("N6", ""))
    say(state, "play N6")
    assert step(state) == "moving"
    assert state.active == 5


@pytest.mark.rule("FL-R5")
def test_a_decree_has_no_action() -> None:
    state = table(columns=({"BW": ("L10", "")}, {}))
    activate(state, "BW")
    assert offered(state, "do") == ["trade-orange"]


# FL-18  Effects


@pytest.mark.rule("FL-18", "FL-R29")
def test_a_street_card_may_give_a_point_after_it_is_placed() -> None:
    state = table(tiles="P7")
    say(state, "move BW", "buy B1", "tuck B1 top", "reveal-card B2")
    assert by_cause(state, 0) == {"card": 1}
    told = events(state, "bought-card", "scored")
    assert told == ["bought-card 0 B1 top", "scored 0 1 card"]


@pytest.mark.rule("FL-R29")
def test_the_point_comes_for_every_street_card_however_bought_but_not_for_decrees() -> None:
    state = table(tiles="P7", papers=("N5 N6", ""))
    say(state, "play N5", "do buy-card-1", "buy T3", "tuck T3 top", "play N6", "do buy-decree-1", "buy-decree L1")
    say(state, "column BW", "enact L1 top")
    assert by_cause(state, 0) == {"card": 1}
    state = table(sides="1P 2P", tiles="P7", warehouses=("blue", ""))
    activate(state, "BW")
    say(state, "skip", "do build-1-1-0", "build blue", "place P7-1", "do buy-card-0", "buy T3", "tuck T3 top")
    assert by_cause(state, 0) == {"warehouse": 1}
    say(state, "reveal-card B3")
    assert by_cause(state, 0) == {"warehouse": 1, "card": 1}


@pytest.mark.rule("FL-18", "FL-R27")
def test_discounts_on_decrees_add_up() -> None:
    for tile, paper, price in (("P6", "", 3), ("P9", "", 2), ("P6", "N6", 2), ("P9", "N6", 1)):
        state = table(tiles=tile, papers=(paper, ""))
        if paper:
            say(state, "play N6", "do buy-decree-1")
        else:
            say(state, "move CITY_HALL")
        say(state, "buy-decree L1", "column BW", "enact L1 top")
        assert state.money[0] == 9 - price


@pytest.mark.rule("FL-21")
def test_the_newspaper_sells_the_top_card_of_any_stack_for_a_dollar_less() -> None:
    state = table(papers=("N5", ""), money=(1, 9), tops="B2 T3 F5 S7")
    say(state, "play N5", "do buy-card-1")
    assert offered(state) == ["buy T3", "buy S7"], "those that cost two"
    assert refusal(state, "buy B2") == "FL-8"
    assert refusal(state, "buy B1") == "FL-R33"
    say(state, "buy S7", "tuck S7 top")
    assert state.money[0] == 0
    assert column(state, 0, "S22") == ("S7", "")
