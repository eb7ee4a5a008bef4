"""Two players."""

from __future__ import annotations

import pytest

from kaizhuo.core.state import CHANCE
from kaizhuo.games.cheers.game import GAME
from tests.games.cheers.table import A_RECIPE, act, asked, dealt, offered, refusal, say, shaker, table

SIX = "beer beer soda soda whisky whisky"


@pytest.mark.rule("CH-26")
def test_either_player_may_start() -> None:
    assert {asked(dealt(2, seed))[0] for seed in range(12)} == {0, 1}


@pytest.mark.rule("CH-26")
def test_each_has_a_shaker_and_a_recipe_and_one_shaker_is_shared() -> None:
    state = dealt(2, 1)
    assert len(state.shaker) == 3
    assert len(state.recipe) == 2
    assert list(state.team) == [0, 1]


@pytest.mark.rule("CH-26")
def test_both_may_toast_and_send_into_the_shared_shaker_and_nobody_sends_from_it() -> None:
    for position in (0, 1):
        state = table(
            {position: "beer-wine wine-soda soda-beer"},
            {"0": "whisky", "1": "whisky", "shared": "martini"},
            seating="duel",
            position=position,
        )
        assert offered(state, "send") == [f"whisky {1 - position}", "whisky shared"]
        assert offered(state, "toast beer-wine") == ["0", "1", "shared"]
        assert refusal(state, "send martini 0") == "CH-11"
        assert refusal(state, "toast beer-wine extra") == "CH-24"
        act(state, "toast beer-wine shared")
        assert shaker(state, "shared") == "beer martini"


@pytest.mark.rule("CH-26")
@pytest.mark.parametrize("position", [0, 1])
def test_for_the_shared_shaker_decides_whose_turn_it_is_not(position: int) -> None:
    hands = {position: "beer-wine wine-wine soda-beer"}
    state = table(hands, {"shared": "wine"}, seating="duel", position=position)
    say(state, "toast beer-wine shared")
    assert asked(state) == (1 - position, "cheers")
    state = table(hands, {"shared": SIX}, seating="duel", position=position)
    say(state, "toast wine-wine shared")
    assert asked(state) == (1 - position, "overflow")


@pytest.mark.rule("CH-26")
def test_the_cards_of_a_cheers_in_the_shared_shaker_go_one_to_each_player() -> None:
    for first, wanted in (("0", ["beer", "wine"]), ("1", ["wine", "beer"])):
        state = table({0: "beer-wine wine-wine soda-beer"}, {"shared": "wine"}, seating="duel")
        say(state, "toast beer-wine shared")
        assert offered(state) == ["give beer 0", "give beer 1"]
        assert refusal(state, "give beer shared") == "CH-26"
        say(state, f"give beer {first}")
        assert [shaker(state, "0"), shaker(state, "1")] == wanted, "the other card has one way to go"
        assert asked(state) == (CHANCE, "drawing")


@pytest.mark.rule("CH-26")
def test_a_cheers_in_ones_own_shaker_gives_one_card_to_the_opponent_and_one_to_the_shared_shaker() -> None:
    for first, wanted in (("0", ["beer", "", "wine"]), ("shared", ["wine", "", "beer"])):
        state = table({0: "beer-wine wine-wine soda-beer"}, {"1": "wine"}, seating="duel")
        say(state, "toast beer-wine 1")
        assert asked(state) == (1, "cheers")
        assert offered(state) == ["give beer 0", "give beer shared"]
        assert refusal(state, "give beer 1") == "CH-26"
        say(state, f"give beer {first}")
        assert [shaker(state, name) for name in ("0", "1", "shared")] == wanted


@pytest.mark.rule("CH-26", "CH-9")
def test_two_identical_cards_leave_no_choice_in_the_duel() -> None:
    state = table({0: "wine-wine wine-soda soda-beer"}, {"1": "wine"}, seating="duel")
    say(state, "toast wine-wine 1")
    assert asked(state) == (CHANCE, "drawing")
    assert [shaker(state, name) for name in ("0", "1", "shared")] == ["wine", "", "wine"]


@pytest.mark.rule("CH-27")
@pytest.mark.parametrize(("place", "winners"), [("0", 0b01), ("shared", 0b01), ("1", 0)])
def test_ones_own_or_the_shared_shaker_wins(place: str, winners: int) -> None:
    for position in (0, 1):
        hands = {position: "martini-soda wine-soda soda-beer"}
        state = table(hands, {place: "beer beer wine whisky"}, seating="duel", position=position)
        act(state, f"toast martini-soda {place}")
        assert state.winners == winners


@pytest.mark.rule("CH-27")
def test_the_shared_shaker_wins_for_the_second_player_too() -> None:
    state = table({0: "soda-beer wine-soda soda-beer"}, {"shared": "wine wine whisky martini"}, seating="duel")
    say(state, "toast soda-beer shared")
    assert state.winners == 0b10
    assert GAME.scores(state) == [0, 1]


@pytest.mark.rule("CH-27")
def test_both_at_once_is_a_shared_win() -> None:
    state = table(
        {0: "martini-soda wine-soda soda-beer"},
        {"shared": "beer beer wine whisky"},
        seating="duel",
        recipes=[A_RECIPE, A_RECIPE],
    )
    say(state, "toast martini-soda shared")
    assert state.winners == 0b11
    assert GAME.scores(state) == [1, 1]
