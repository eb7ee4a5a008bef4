"""The game of two."""

from __future__ import annotations

import pytest

from kaizhuo.core import engine
from kaizhuo.core.components import size
from kaizhuo.core.state import CHANCE, subject_of
from kaizhuo.games.dnup.game import GAME
from kaizhuo.games.dnup.rules.state import DnupState
from tests.games.dnup.table import hand, offered, on_table, refusal, say, table
from tests.games.dnup.test_dealing import dealt


def asked(state: DnupState) -> tuple[int, int]:
    """Whose turn it is, and in which area, counted from 1."""
    return engine.actor(state), subject_of(state.pending[len(state.pending) - 1]) + 1


@pytest.mark.rule("DN-22")
def test_a_go_is_a_turn_in_area_1_and_then_one_in_area_2() -> None:
    state = table("8/1 3/5", "9/1 2/4")
    goes = []
    for _ in range(6):
        goes.append(asked(state))
        say(state, "flip")
    assert goes == [(0, 1), (0, 2), (1, 1), (1, 2), (0, 1), (0, 2)]


@pytest.mark.rule("DN-22")
def test_a_turn_discards_and_plays_in_its_own_area() -> None:
    state = table("8/1 3/5 3/7 2/4", "9/1 2/4", sets={0: "5/1 5/2 5/2", 1: "6/1 6/1 6/2 6/3"}, area=1)
    assert size(state.table[1]) == 0
    assert size(state.table[0]) == 3
    say(state, "play 3/5+3/7")
    assert on_table(state, 1) == ["3/5", "3/7"]


@pytest.mark.rule("DN-22")
def test_both_sets_of_the_opponent_can_be_added_to_and_taken() -> None:
    state = table("7/3 5/8 2/4", "9/1 2/4", sets={2: "7/1", 3: "5/1 5/2"})
    assert {"add 5/8 3", "take 2", "take 3"} <= set(offered(state))
    assert "add 7/3 2" in offered(state)


@pytest.mark.rule("DN-23")
def test_the_star_holders_first_go_is_the_turn_in_area_2_only() -> None:
    for seed in range(4):
        state = dealt(2, seed)
        starter = engine.actor(state)
        goes = []
        for _ in range(3):
            goes.append(asked(state))
            say(state, "flip")
        assert goes == [(starter, 2), (1 - starter, 1), (1 - starter, 2)]


@pytest.mark.rule("DN-24")
def test_a_set_conflicts_with_your_own_other_set() -> None:
    state = table("8/1 7/3 2/4", "9/1 2/4", sets={1: "7/1"})
    assert refusal(state, "play 7/3") == "DN-24"
    say(state, "play 8/1")
    assert hand(state, 0) == ["1/7", "2/4", "7/3"]
    assert on_table(state, 1) == []


@pytest.mark.rule("DN-24", "DN-10")
def test_a_card_added_to_the_opponents_set_may_beat_your_own() -> None:
    state = table("7/3 2/4", "9/1 2/4", sets={1: "5/1 5/2", 2: "7/1"})
    say(state, "add 7/3 2")
    assert hand(state, 0) == ["1/5", "2/4", "2/5"]


@pytest.mark.rule("DN-24")
def test_who_gets_his_own_set_back_is_not_out() -> None:
    state = table("7/3", "9/1 2/4", sets={1: "5/1 5/2", 2: "7/1"})
    say(state, "add 7/3 2")
    assert list(state.letters) == [0, 0]
    assert asked(state) == (0, 2)


@pytest.mark.rule("DN-25")
def test_an_empty_hand_wins_the_round_at_once() -> None:
    state = table("8/1", "9/1 2/4")
    say(state, "play 8/1")
    assert list(state.letters) == [1, 0]
    assert engine.actor(state) == CHANCE
    assert state.rounds == 2


@pytest.mark.rule("DN-25")
def test_two_rounds_win_the_game() -> None:
    state = table("8/1", "9/1 2/4", letters=[1, 1])
    say(state, "play 8/1")
    assert engine.over(state)
    assert GAME.scores(state) == [2, 1]
    assert GAME.places(state) == [1, 2]


@pytest.mark.rule("DN-16")
def test_only_the_flip_may_be_left() -> None:
    assert offered(table("2/4", "9/1", sets={1: "5/1"})) == ["flip"]
