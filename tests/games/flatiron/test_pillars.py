"""Chapter 3: pillars are bought, sold and swapped."""

from __future__ import annotations

import pytest

from tests.games.flatiron.table import activate, asked, events, offered, refusal, say, step, table, warehouse


@pytest.mark.rule("FL-13")
def test_a_pillar_is_bought_at_the_price_of_your_own_board() -> None:
    for side, price in (("1P", 4), ("1R", 2)):
        state = table(sides=f"{side} 2P")
        activate(state, "BW")
        say(state, "do trade-orange")
        assert state.money[0] == 9 - price
        assert warehouse(state, 0) == "orange"
        assert state.supply[0] == 6
        assert events(state, "bought-pillar") == [f"bought-pillar 0 orange {price}"]


@pytest.mark.rule("FL-13")
def test_the_pillar_you_hold_is_sold_at_its_sale_price() -> None:
    state = table(sides="1P 2P", warehouses=("orange", ""))
    activate(state, "BW")
    say(state, "do trade-orange")
    assert state.money[0] == 9 + 3
    assert warehouse(state, 0) == ""
    assert events(state, "sold-pillar") == ["sold-pillar 0 orange 3"]


@pytest.mark.rule("FL-13", "FL-R54")
def test_who_can_neither_pay_nor_sell_cannot_trade() -> None:
    state = table(sides="1P 2P", money=(3, 9), warehouses=("blue", ""), papers=("N2", ""))
    activate(state, "BW")
    assert offered(state, "do") == ["build-1-1-0"], "orange costs four dollars"


@pytest.mark.rule("FL-R9")
def test_one_trade_is_a_purchase_or_a_sale_and_a_later_copy_may_be_the_other() -> None:
    state = table(sides="2P 1P")
    activate(state, "A5")
    say(state, "do trade-blue")
    assert warehouse(state, 0) == "blue"
    assert offered(state) == ["do copy-own-1", "skip"], "the trade is over"
    say(state, "do copy-own-1", "copy trade-blue")
    assert warehouse(state, 0) == ""
    assert state.money[0] == 9 - 5 - 1 + 3


@pytest.mark.rule("FL-R10", "FL-13")
def test_never_two_pillars_of_one_colour_in_the_warehouses() -> None:
    state = table(papers=("N7", ""), warehouses=("orange blue", ""))
    say(state, "play N7", "do buy-any-1")
    assert offered(state) == ["buy-pillar white", "buy-pillar black"]
    assert refusal(state, "buy-pillar blue") == "FL-R10"
    state = table(papers=("N2", ""), warehouses=("orange blue", ""))
    say(state, "play N2", "do swap", "give-back orange")
    assert offered(state) == ["exchange-for white", "exchange-for black"]
    assert refusal(state, "exchange-for blue") == "FL-R10"
    state = table(papers=("N7 N2", ""), warehouses=("orange blue white black", ""))
    say(state, "play N7", "play N2")
    assert step(state) == "moving", "with all four colours neither can be done"


@pytest.mark.rule("FL-R12")
def test_a_colour_that_the_supply_lacks_can_neither_be_bought_nor_swapped_for() -> None:
    state = table(sides="1P 2P", papers=("N7 N2", ""), warehouses=("blue", ""))
    state.supply[0] = 0
    say(state, "play N7", "do buy-any-1")
    assert offered(state) == ["buy-pillar white", "buy-pillar black"]
    assert refusal(state, "buy-pillar orange") == "FL-R12"
    say(state, "buy-pillar white", "play N2", "do swap", "give-back blue")
    assert offered(state) == ["exchange-for black"]
    assert refusal(state, "exchange-for orange") == "FL-R12"
    say(state, "exchange-for black", "move BW", "activate BW")
    assert "do trade-orange" not in offered(state)


@pytest.mark.rule("FL-R12")
def test_pillars_sold_and_swapped_return_to_the_supply() -> None:
    state = table(sides="1P 2P", papers=("N2", ""), warehouses=("orange blue", ""))
    assert list(state.supply) == [6, 6, 7, 7]
    say(state, "play N2", "do swap", "give-back blue", "exchange-for black")
    assert list(state.supply) == [6, 7, 7, 6]
    activate(state, "BW")
    say(state, "do trade-orange")
    assert list(state.supply) == [7, 7, 7, 6]


@pytest.mark.rule("FL-20")
def test_a_swap_exchanges_a_warehouse_pillar_for_another_colour() -> None:
    state = table(papers=("N2", ""), warehouses=("orange blue", ""))
    say(state, "play N2", "do swap")
    assert offered(state) == ["give-back orange", "give-back blue"]
    assert refusal(state, "give-back white") == "FL-20"
    say(state, "give-back blue")
    assert refusal(state, "exchange-for blue") == "FL-20", "another colour"
    say(state, "exchange-for white")
    assert warehouse(state, 0) == "orange white"
    assert state.money[0] == 9
    assert events(state, "swapped") == ["swapped 0 blue white"]


@pytest.mark.rule("FL-20")
def test_a_pillar_of_any_colour_costs_the_price_of_the_action() -> None:
    for card, price in (("B5", 2), ("T2", 1)):
        street = "BW" if card == "B5" else "S23"
        state = table(columns=({street: (card, "")}, {}))
        activate(state, street)
        say(state, f"do buy-any-{price}", "buy-pillar white")
        assert state.money[0] == 9 - price
        assert warehouse(state, 0) == "white"


@pytest.mark.rule("FL-20", "FL-R54")
def test_a_pillar_of_any_colour_needs_the_money() -> None:
    state = table(columns=({"BW": ("B5", "")}, {}), money=(1, 9), warehouses=("", ""))
    activate(state, "BW")
    assert asked(state) == 1
    assert refusal(table(columns=({"BW": ("B5", "")}, {})), "buy-pillar blue") == "FL-5"


@pytest.mark.rule("FL-18", "FL-R28")
def test_a_floor_may_make_every_sale_two_dollars_better() -> None:
    state = table(sides="1P 2P", tiles="P8", warehouses=("orange", ""))
    activate(state, "BW")
    say(state, "do trade-orange")
    assert state.money[0] == 9 + 3 + 2


@pytest.mark.rule("FL-18", "FL-R28")
def test_a_floor_may_make_every_purchase_of_a_pillar_a_dollar_cheaper() -> None:
    state = table(sides="1P 2P", tiles="P10", columns=({"BW": ("B5", "")}, {}))
    activate(state, "BW")
    say(state, "do buy-any-2", "buy-pillar black")
    assert state.money[0] == 9 - 1
    say(state, "do trade-orange")
    assert state.money[0] == 9 - 1 - 3


@pytest.mark.rule("FL-R27")
def test_nothing_costs_less_than_nothing() -> None:
    state = table(tiles="P10", papers=("N7", ""), money=(0, 9))
    say(state, "play N7", "do buy-any-1", "buy-pillar white")
    assert state.money[0] == 0
    state = table(tiles="P10", money=(0, 9))
    activate(state, "S23")
    say(state, "do trade-blue")
    assert state.money[0] == 0


@pytest.mark.rule("FL-R28")
def test_a_swap_is_neither_a_purchase_nor_a_sale() -> None:
    for tile in ("P8", "P10"):
        state = table(tiles=tile, papers=("N2", ""), warehouses=("orange", ""))
        say(state, "play N2", "do swap", "give-back orange", "exchange-for blue")
        assert state.money[0] == 9
