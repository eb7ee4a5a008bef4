"""Chapter 3: the four actions of a turn."""

from __future__ import annotations

import pytest

from kaizhuo.core import engine
from kaizhuo.core.components import size
from kaizhuo.core.facts import fingerprint
from tests.games.dnup.table import events, hand, offered, on_table, refusal, say, table


def plays(state_offers: list[str]) -> list[str]:
    return [sentence.removeprefix("play ") for sentence in state_offers if sentence.startswith("play")]


@pytest.mark.rule("DN-5", "DN-7")
def test_a_set_is_any_cards_of_one_value_not_necessarily_all() -> None:
    state = table("3/5 3/7 3/8 9/1", "8/1", "7/1")
    assert sorted(plays(offered(state))) == sorted(
        ["3/5", "3/7", "3/8", "9/1", "3/5+3/7", "3/5+3/8", "3/7+3/8", "3/5+3/7+3/8"]
    )
    assert refusal(state, "play 9/2") == "DN-7"


@pytest.mark.rule("DN-5")
def test_a_set_has_the_value_that_is_up_and_its_number_of_cards_as_size() -> None:
    state = table("3/5 3/7 9/1", "8/1", "7/1")
    say(state, "play 3/5+3/7")
    assert state.value[0] == 3
    assert size(state.table[0]) == 2
    assert hand(state, 0) == ["9/1"]


@pytest.mark.rule("DN-6")
def test_the_set_before_you_is_discarded_when_your_turn_begins() -> None:
    state = table("3/5 9/1", "8/1 2/4", "7/1 2/4", sets={0: "2/5"}, turn=2)
    before = size(state.discards)
    say(state, "flip")
    assert engine.actor(state) == 0
    assert on_table(state, 0) == []
    assert size(state.discards) == before + 1
    assert "discarded" in events(state)


@pytest.mark.rule("DN-6")
def test_a_turn_is_exactly_one_action() -> None:
    for sentence in ("play 9/1", "add 7/1 2", "take 2", "flip"):
        state = table("3/5 7/1 9/1", "8/1 2/4", "2/4 10/1", sets={2: "7/2"})
        say(state, sentence)
        assert engine.actor(state) == 1


@pytest.mark.rule("DN-7")
def test_of_identical_cards_it_does_not_matter_which() -> None:
    state = table("1/6 1/6 9/1", "8/1", "7/1")
    assert plays(offered(state)) == ["1/6", "1/6+1/6b", "9/1"]


@pytest.mark.rule("DN-7", "DN-9")
@pytest.mark.parametrize(
    ("one", "two"), [("play 7/1", "play 7/1b"), ("play 1/6", "play 1/6b"), ("add 7/1 2", "add 7/1b 2")]
)
def test_either_name_of_an_identical_card_means_the_same_choice(one: str, two: str) -> None:
    """Whether both are in the hand, or only the first, or only the second."""
    for position in (
        table("1/6 1/6 7/1 7/1 9/1", "8/1", "10/2", sets={2: "7/3 7/4"}),
        table("1/6 7/1 9/1", "8/1 1/6 7/1", "10/2", sets={2: "7/3 7/4"}),
        table("8/1 1/6 7/1", "1/6 7/1 9/1", "10/2", sets={2: "7/3 7/4"}, turn=1),
    ):
        there = position.copy()
        say(position, one)
        say(there, two)
        assert fingerprint(position) == fingerprint(there)


@pytest.mark.rule("DN-2")
def test_an_identical_card_the_other_way_up_is_refused_by_either_name() -> None:
    state = table("6/1 9/1", "8/1", "7/1 2/4", sets={2: "1/8"})
    for sentence in ("play 1/6", "play 1/6b", "add 1/6 2", "add 1/6b 2"):
        assert refusal(state, sentence) == "DN-2"
    assert refusal(state, "play 6/1+6/1b") == "DN-7"
    both = table("6/1 1/6 9/1", "8/1", "7/1")
    assert refusal(both, "play 6/1+6/1b") == "DN-2"


@pytest.mark.rule("DN-7")
def test_of_identical_cards_the_one_that_everybody_knows_goes_first() -> None:
    state = table("1/6 9/1", "8/1 10/2", "7/1 4/6", sets={1: "6/1"})
    say(state, "take 1")  # the second 6/1 comes into the hand as 1/6, seen by all
    say(state, "flip", "flip")
    assert plays(offered(state)) == ["1/6b", "1/6+1/6b", "9/1"]


@pytest.mark.rule("DN-8")
def test_example_1_a_set_must_be_higher_than_another_of_its_size() -> None:
    hand_of_mine = "8/1 7/3 7/5 7/6 6/3 5/8"
    state = table(hand_of_mine, "9/1", "10/2", sets={1: "7/1", 2: "6/1 6/1 6/2"})
    singles = [cards for cards in plays(offered(state)) if "+" not in cards]
    assert singles == ["8/1"]
    assert refusal(state, "play 7/3") == "DN-8"
    assert "play 7/3+7/5+7/6" in offered(state)
    assert "play 7/3+7/5" in offered(state)
    low = table("5/1 5/2 5/2 5/3 5/7 8/1", "9/1", "10/2", sets={1: "7/1", 2: "6/1 6/1 6/2"})
    sizes = {len(cards.split("+")) for cards in plays(offered(low)) if cards.startswith("5")}
    assert sizes == {2, 4, 5}
    assert refusal(low, "play 5/1+5/2+5/3") == "DN-8"


@pytest.mark.rule("DN-8")
def test_an_equal_set_is_refused() -> None:
    assert refusal(table("7/3 9/1", "8/1", "10/2", sets={1: "7/1"}), "play 7/3") == "DN-8"


@pytest.mark.rule("DN-8", "DN-13")
def test_a_beaten_set_goes_back_to_its_owner_every_card_flipped() -> None:
    state = table("5/1 5/7 9/1", "8/1", "10/2", sets={1: "3/4 3/6"})
    say(state, "play 5/1+5/7")
    assert hand(state, 1) == ["4/3", "6/3", "8/1"]
    assert on_table(state, 1) == []
    assert events(state)[-1] == "came-back"


@pytest.mark.rule("DN-9")
def test_exactly_one_card_of_the_same_value_is_added_to_an_opponents_set() -> None:
    state = table("7/3 7/5 8/1", "9/1", "10/2", sets={2: "7/1"})
    assert [sentence for sentence in offered(state) if sentence.startswith("add")] == ["add 7/3 2", "add 7/5 2"]
    assert refusal(state, "add 8/1 2") == "DN-9"
    assert refusal(state, "add 7/3 1") == "DN-9"
    assert refusal(state, "add 7/4 2") == "DN-9"
    say(state, "add 7/3 2")
    assert on_table(state, 2) == ["7/1", "7/3"]
    assert hand(state, 0) == ["7/5", "8/1"]


@pytest.mark.rule("DN-10")
def test_example_2_a_card_may_not_make_a_set_meet_a_higher_one() -> None:
    state = table("3/7 8/1", "9/1", "10/2", sets={1: "3/4", 2: "5/1 5/2"})
    assert refusal(state, "add 3/7 1") == "DN-10"


@pytest.mark.rule("DN-10")
def test_a_grown_set_may_not_meet_an_equal_one() -> None:
    state = table("5/7 8/1", "9/1", "10/2", sets={1: "5/4", 2: "5/1 5/2"})
    assert refusal(state, "add 5/7 1") == "DN-10"
    assert "add 5/7 2" in offered(state)


@pytest.mark.rule("DN-10", "DN-13")
def test_example_3_a_grown_set_beats_a_lower_one() -> None:
    state = table("5/7 8/1", "9/1", "10/2", sets={1: "3/4 3/6", 2: "5/4"})
    say(state, "add 5/7 2")
    assert on_table(state, 2) == ["5/4", "5/7"]
    assert hand(state, 1) == ["4/3", "6/3", "9/1"]


@pytest.mark.rule("DN-11")
@pytest.mark.parametrize("others", [3, 4])
def test_example_4_a_taken_set_comes_into_the_hand_flipped(others: int) -> None:
    state = table("8/1", *["9/1", "10/2", "6/1", "7/1"][:others], sets={1: "2/5 2/7 2/9"})
    say(state, "take 1")
    assert hand(state, 0) == ["5/2", "7/2", "8/1", "9/2"]
    assert on_table(state, 1) == []


@pytest.mark.rule("DN-11")
def test_there_must_be_a_set_to_take() -> None:
    state = table("8/1", "9/1", "10/2", sets={1: "2/5"})
    assert [sentence for sentence in offered(state) if sentence.startswith("take")] == ["take 1"]
    assert refusal(state, "take 2") == "DN-11"


@pytest.mark.rule("DN-12")
def test_flipping_turns_every_card_of_the_hand_and_nothing_else() -> None:
    state = table("8/1 3/5 3/7", "9/1", "10/2", sets={1: "2/5"})
    say(state, "flip")
    assert hand(state, 0) == ["1/8", "5/3", "7/3"]
    assert hand(state, 1) == ["9/1"]
    assert hand(state, 2) == ["10/2"]


@pytest.mark.rule("DN-12")
def test_a_flip_leaves_the_sets_of_others_as_they_lie() -> None:
    state = table("8/1 3/5", "9/1", "10/2", sets={2: "2/5"})
    say(state, "flip")
    assert on_table(state, 2) == ["2/5"]


@pytest.mark.rule("DN-13")
def test_an_added_card_belongs_to_the_set_it_joined() -> None:
    state = table("7/3 2/4", "9/1 9/2 5/7", "10/2", sets={2: "7/1"})
    say(state, "add 7/3 2")
    say(state, "play 9/1+9/2")
    assert hand(state, 2) == ["1/7", "3/7", "10/2"]
    assert hand(state, 0) == ["2/4"]


@pytest.mark.rule("DN-14")
def test_your_own_set_may_be_neither_taken_nor_added_to() -> None:
    state = table("7/3 9/1", "8/1 2/4", sets={1: "7/1", 3: "2/5"})
    assert refusal(state, "take 1") == "DN-14"
    assert refusal(state, "add 7/3 1") == "DN-14"
    assert "take 3" in offered(state)


@pytest.mark.rule("DN-16")
def test_the_flip_is_always_possible_and_there_is_no_pass() -> None:
    state = table("2/4", "9/1", sets={1: "5/1", 2: "7/1 7/3"})
    assert offered(state) == ["take 2", "flip"]
    only = table("2/4", "9/1", sets={1: "5/1"})
    assert offered(only) == ["flip"]
