"""Chapter 4: going out, the end of a round and of the game."""

from __future__ import annotations

import pytest

from kaizhuo.core import engine
from kaizhuo.core.components import size
from kaizhuo.core.errors import OptionError
from kaizhuo.core.state import CHANCE
from kaizhuo.games.dnup.box.options import DnupOptions
from kaizhuo.games.dnup.box.tables import STALLED_LIMIT, TURN_LIMIT
from kaizhuo.games.dnup.game import GAME
from kaizhuo.play.options import read_options
from tests.games.dnup.table import events, hand, offered, on_table, refusal, say, table


@pytest.mark.rule("DN-17")
def test_the_first_whose_hand_is_empty_takes_two_letters_and_no_more_turns() -> None:
    state = table("8/1", "9/1 2/4", "10/2 2/4")
    say(state, "play 8/1")
    assert list(state.letters) == [2, 0, 0]
    order = []
    for _ in range(4):
        order.append(engine.actor(state))
        say(state, "flip")
    assert order == [1, 2, 1, 2]


@pytest.mark.rule("DN-17")
def test_going_out_by_adding_the_last_card_counts() -> None:
    state = table("7/3", "9/1 2/4", "10/2 2/4", sets={1: "7/1"})
    say(state, "add 7/3 1")
    assert list(state.letters) == [2, 0, 0]


@pytest.mark.rule("DN-17")
def test_out_is_checked_after_the_whole_action() -> None:
    """The last card is played, but with two players one's own beaten set comes back."""
    state = table("8/1", "9/1", sets={1: "7/1"}, area=0)
    say(state, "play 8/1")
    assert list(state.letters) == [0, 0]
    assert hand(state, 0) == ["1/7"]


@pytest.mark.rule("DN-18")
def test_the_set_of_who_is_out_stays_until_his_next_turn_would_come() -> None:
    state = table("8/1", "9/1 2/4", "10/2 2/4")
    say(state, "play 8/1")
    assert on_table(state, 0) == ["8/1"]
    say(state, "flip")
    assert size(state.table[0]) == 1
    say(state, "flip")
    assert size(state.table[0]) == 0
    assert engine.actor(state) == 1


@pytest.mark.rule("DN-18")
def test_the_set_of_who_is_out_blocks_its_size_and_can_be_added_to_and_taken() -> None:
    state = table("8/1", "8/3 7/2 2/4", "10/2 2/4")
    say(state, "play 8/1")
    assert refusal(state, "play 7/2") == "DN-8"
    assert "add 8/3 0" in offered(state)
    assert "take 0" in offered(state)
    say(state, "take 0")
    assert hand(state, 1) == ["1/8", "2/4", "7/2", "8/3"]


@pytest.mark.rule("DN-18")
def test_the_set_of_who_is_out_is_discarded_when_beaten() -> None:
    state = table("8/1", "9/1 2/4", "10/2 2/4")
    say(state, "play 8/1")
    before = size(state.discards)
    say(state, "play 9/1")
    assert hand(state, 0) == []
    assert size(state.discards) == before + 1


@pytest.mark.rule("DN-19")
def test_the_second_whose_hand_is_empty_takes_one_letter_and_the_round_ends() -> None:
    state = table("8/1", "9/1", "10/2 2/4")
    say(state, "play 8/1", "play 9/1")
    assert list(state.letters) == [2, 1, 0]
    assert engine.actor(state) == CHANCE
    assert state.rounds == 2
    assert [size(cards) for cards in state.hand] == [0, 0, 0]
    assert state.first_out == -1


@pytest.mark.rule("DN-20")
def test_who_has_four_letters_has_won_at_once_and_second_place_is_not_played_out() -> None:
    state = table("8/1", "9/1", "10/2 2/4", letters=[2, 3, 0])
    say(state, "play 8/1")
    assert engine.over(state)
    assert GAME.scores(state) == [4, 3, 0]
    assert GAME.places(state) == [1, 2, 3]
    assert events(state)[-1] == "ended"


@pytest.mark.rule("DN-20")
def test_the_letters_of_the_first_come_before_those_of_the_second() -> None:
    state = table("8/1", "9/1", "10/2 2/4", letters=[1, 3, 0])
    say(state, "play 8/1")
    assert not engine.over(state)
    say(state, "play 9/1")
    assert engine.over(state)
    assert GAME.places(state) == [2, 1, 3]


@pytest.mark.rule("DN-20")
def test_letters_to_win_is_an_option_from_2_to_8() -> None:
    assert GAME.setup(3, DnupOptions(letters_to_win=7)).goal == 7
    assert GAME.setup(2, DnupOptions(letters_to_win=7)).goal == 2
    for letters in (1, 9):
        with pytest.raises(OptionError) as refused:
            read_options(GAME, 3, {"letters_to_win": letters})
        assert refused.value.facts["allowed"] == "2-8"


@pytest.mark.rule("DN-21")
def test_a_round_of_600_turns_is_broken_off_without_further_letters() -> None:
    assert TURN_LIMIT == 600
    state = table("8/1 3/5", "9/1 2/4", "10/2 2/4", letters=[2, 1, 0])
    for _ in range(TURN_LIMIT - 1):
        say(state, "flip")
    assert state.rounds == 1
    say(state, "flip")
    assert state.rounds == 2
    assert state.stalled == 1
    assert list(state.letters) == [2, 1, 0]
    assert engine.actor(state) == CHANCE


@pytest.mark.rule("DN-21")
def test_what_the_600th_turn_earns_is_still_taken() -> None:
    state = table("8/1", "9/1 2/4", "10/2 2/4")
    state.turns = TURN_LIMIT - 1
    say(state, "play 8/1")
    assert list(state.letters) == [2, 0, 0]
    assert (state.rounds, state.stalled) == (2, 1)


@pytest.mark.rule("DN-21")
def test_a_round_that_ends_on_its_600th_turn_is_not_broken_off() -> None:
    state = table("8/1", "9/1", "10/2 2/4")
    say(state, "play 8/1")
    state.turns = TURN_LIMIT - 1
    say(state, "play 9/1")
    assert (state.rounds, state.stalled) == (2, 0)
    assert state.journal is not None
    assert GAME.breakdown(state, state.journal) == [[("points-first", 2)], [("points-second", 1)], []]
    assert GAME.verdict(state) == "verdict-letters"
    duel = table("8/1", "9/1")
    duel.turns = TURN_LIMIT - 1
    say(duel, "play 8/1")
    assert (duel.rounds, duel.stalled, list(duel.letters)) == (2, 0, [1, 0])
    assert GAME.verdict(duel) == "verdict-rounds"
    assert duel.journal is not None
    assert GAME.breakdown(duel, duel.journal) == [[("points-rounds", 1)], []]


@pytest.mark.rule("DN-21")
def test_after_the_third_such_round_the_game_ends_and_most_letters_win() -> None:
    assert STALLED_LIMIT == 3
    state = table("8/1 3/5", "9/1 2/4", "10/2 2/4", letters=[2, 2, 0])
    state.stalled = 2
    state.turns = TURN_LIMIT - 1
    say(state, "flip")
    assert engine.over(state)
    assert GAME.places(state) == [1, 1, 3]
    assert GAME.verdict(state) == "verdict-stalled"
