"""Chapter 4: a shaker that is too full."""

from __future__ import annotations

import pytest

from kaizhuo.core.state import CHANCE
from kaizhuo.games.cheers.box.tables import discarded
from kaizhuo.games.cheers.view.view import view
from tests.games.cheers.table import act, asked, events, offered, refusal, say, shaker, table

SIX = "beer beer soda soda whisky whisky"
HANDS = {0: "beer-wine wine-martini soda-martini"}


@pytest.mark.rule("CH-13")
def test_the_owner_discards_one_of_seven_on_anybodys_turn() -> None:
    state = table(HANDS, {"2": SIX})
    say(state, "toast wine-martini 2")
    assert asked(state) == (2, "overflow")
    assert offered(state) == ["discard beer", "discard wine", "discard whisky", "discard soda"]
    say(state, "discard soda")
    assert shaker(state, "2") == "beer beer wine whisky whisky soda"
    assert asked(state) == (CHANCE, "drawing")
    assert events(state)[-1] == "discarded"


@pytest.mark.rule("CH-13")
def test_six_cards_do_not_overflow() -> None:
    state = table(HANDS, {"2": "beer beer soda soda whisky"})
    say(state, "toast wine-martini 2")
    assert asked(state) == (CHANCE, "drawing")


@pytest.mark.rule("CH-13")
def test_a_drink_that_is_not_there_cannot_be_discarded() -> None:
    state = table(HANDS, {"2": SIX})
    say(state, "toast wine-martini 2")
    assert refusal(state, "discard martini") == "CH-13"
    assert refusal(state, "return") == "CH-13"


@pytest.mark.rule("CH-13")
def test_a_send_can_overflow_too() -> None:
    state = table(HANDS, {"0": "wine", "3": SIX})
    say(state, "send wine 3")
    assert asked(state) == (3, "overflow")
    say(state, "discard wine")
    assert asked(state) == (1, "turn")


@pytest.mark.rule("CH-13")
def test_seven_of_one_drink_leave_no_choice_and_nobody_is_asked() -> None:
    state = table({0: "beer-wine wine-soda soda-beer"}, {"2": "beer beer beer beer beer beer"})
    say(state, "toast beer-wine 2")
    assert asked(state) == (CHANCE, "drawing")
    assert shaker(state, "2") == "beer beer beer beer beer beer"
    assert state.discards == 1


@pytest.mark.rule("CH-13")
def test_a_cheers_is_settled_first_so_that_it_overflows_nothing() -> None:
    state = table(HANDS, {"2": "beer beer soda soda wine whisky"})
    say(state, "toast beer-wine 2")
    assert asked(state) == (2, "cheers")
    say(state, "give beer 1", "give wine 3")
    assert asked(state) == (CHANCE, "drawing")
    assert shaker(state, "2") == "beer beer whisky soda soda"
    assert state.discards == 0


@pytest.mark.rule("CH-13")
@pytest.mark.parametrize(("position", "order"), [(0, [1, 3]), (2, [3, 1]), (1, [1, 3]), (3, [3, 1])])
def test_several_overflows_are_settled_by_who_has_the_next_turn(position: int, order: list[int]) -> None:
    state = table(
        dict.fromkeys([position], "beer-wine wine-martini soda-martini"),
        {"0": "wine", "1": SIX, "3": SIX},
        position=position,
    )
    say(state, "toast beer-wine 0", "give beer 1", "give wine 3")
    found = []
    for _ in range(2):
        found.append(asked(state)[0])
        assert asked(state)[1] == "overflow"
        say(state, "discard soda")
    assert found == order
    assert asked(state) == (CHANCE, "drawing")


@pytest.mark.rule("CH-13", "CH-19")
def test_overflow_discards_are_counted_by_drink_for_all_to_see() -> None:
    state = table(HANDS, {"2": SIX})
    act(state, "toast wine-martini 2", "discard whisky")
    assert [discarded(state.discards, drink) for drink in range(5)] == [0, 0, 1, 0, 0]
    assert view(state, 0).discards == [0, 0, 1, 0, 0]
