"""Chapter 7, what counts when buying: Ox, Rabbit, Rooster, Dog and Pig."""

from __future__ import annotations

import pytest

from kaizhuo.core.state import CHANCE
from kaizhuo.games.steam_up.rules.counts import total
from tests.games.steam_up.table import (
    asked,
    board,
    names,
    offered,
    player,
    refusal,
    say,
    stack,
    table,
    tally,
    tokens,
    top,
)

# Ox


@pytest.mark.rule("ST-42")
def test_example_the_ox_buys_outside_his_zone_for_4_points() -> None:
    state = table(player("ox", tokens="hg lm cb"), player(), stacks={4: "hg cb"})
    say(state, "buy 4")
    assert tokens(state, 0) == ""
    assert state.hp[0] == 1 + 1 + 2


@pytest.mark.rule("ST-42")
def test_the_extra_token_is_of_any_type_and_chosen() -> None:
    state = table(player("ox", tokens="hg lm cb cb"), player(), stacks={4: "hg"})
    say(state, "buy 4")
    assert offered(state) == ["pay lm", "pay cb"]
    say(state, "pay cb")
    assert tokens(state, 0) == "lm cb"
    poor = table(player("ox", tokens="hg"), player(), stacks={4: "hg"})
    assert refusal(poor, "buy 4") == "ST-42"


@pytest.mark.rule("ST-R10")
def test_the_ox_buys_tops_of_any_stack_outside_also_where_nobody_sits() -> None:
    state = table(player("ox", tokens="hg hg lm lm sm"), player(), stacks={3: "hg", 4: ["sm sm", "lm"], 6: "hg lm"})
    assert offered(state, "buy") == ["3", "4", "6"]


@pytest.mark.rule("ST-R10")
def test_a_shared_steamer_is_inside_no_extra_token_and_no_bonus() -> None:
    state = table(player("ox", tokens="hg cb"), player(), stacks={1: "hg"})
    say(state, "buy 1")
    assert tokens(state, 0) == "cb"
    assert state.hp[0] == 1


@pytest.mark.rule("ST-R11")
def test_the_bonus_of_the_ox_counts_pieces_beside_the_board_too() -> None:
    state = table(player("ox", tokens="hg hg cb", board="hg hg hg hg hg hg"), player(), stacks={4: "hg hg"})
    before = state.hp[0]
    say(state, "buy 4")
    assert state.hp[0] == before + 2


# Rabbit


@pytest.mark.rule("ST-44", "ST-R13")
def test_example_the_rabbit_swaps_one_of_four() -> None:
    state = table(player("rabbit", tokens="sm sm fz cb"), player(), stacks={1: ["lm lm", "sm sm fz cb"], 4: "sm hg"})
    say(state, "buy 1")
    assert offered(state) == ["choose 1", "choose 4", "decline"], "the one beneath is a top steamer now"
    assert state.hp[0] == 0, "before scoring"
    say(state, "choose 4", "pick sm", "give cb")
    assert board(state, 0) == "sm sm sm fz"
    assert top(state, 4) == "hg cb"
    assert state.hp[0] == 1 + 2 + 2 + 1


@pytest.mark.rule("ST-R13")
def test_the_rabbit_may_decline() -> None:
    state = table(player("rabbit", tokens="hg"), player(), stacks={1: "hg", 4: "sm"})
    say(state, "buy 1", "decline")
    assert board(state, 0) == "hg"
    assert top(state, 4) == "sm"


@pytest.mark.rule("ST-R13")
def test_with_nothing_to_swap_the_rabbit_is_not_asked() -> None:
    state = table(player("rabbit", tokens="hg"), player(), stacks={1: "hg", 4: "hg"})
    say(state, "buy 1")
    assert board(state, 0) == "hg"
    assert asked(state) == (0, "turn")


# Rooster


@pytest.mark.rule("ST-50", "ST-R14")
def test_example_the_rooster_keeps_two_returns_two_draws_two() -> None:
    state = table(player("rooster", tokens="fz fz lm sm"), player(), stacks={1: "fz fz lm sm"})
    before = total(state.bag)
    say(state, "buy 1")
    assert offered(state) == ["send-back lm", "send-back sm", "send-back fz", "redraw"]
    say(state, "send-back lm", "send-back sm")
    assert total(state.bag) == before + 2, "all go into the bag first"
    say(state, "redraw", "bag hg", "bag fz")
    assert board(state, 0) == "hg fz fz fz"
    assert state.hp[0] == 1 + 1 + 2 + 2
    assert asked(state) == (0, "turn"), "once for a purchase"


@pytest.mark.rule("ST-R14")
def test_returned_pieces_can_be_drawn_again() -> None:
    state = table(player("rooster", tokens="fz lm"), player(), stacks={1: "fz lm"}, bag="")
    say(state, "buy 1", "send-back fz", "send-back lm")
    assert asked(state) == (CHANCE, "bagging"), "all are returned, so they are drawn at once"
    say(state, "bag lm", "bag fz")
    assert board(state, 0) == "lm fz"


@pytest.mark.rule("ST-50")
def test_the_rooster_may_keep_everything() -> None:
    state = table(player("rooster", tokens="fz"), player(), stacks={1: "fz"})
    say(state, "buy 1", "redraw")
    assert board(state, 0) == "fz"


# Dog and Pig


@pytest.mark.rule("ST-51")
def test_example_the_dogs_first_steamer_of_four_scores_7() -> None:
    state = table(player("dog", tokens="hg hg lm cb"), player(), stacks={1: "hg hg lm cb"})
    say(state, "buy 1")
    assert state.hp[0] == 4 + 3


@pytest.mark.rule("ST-51", "ST-R12")
@pytest.mark.parametrize(("steamer", "bonus"), [("hg", 0), ("hg lm", 1), ("hg lm sm", 2), ("hg lm sm fz", 3),
                                                ("hg lm sm fz cb", 3)])  # fmt: skip
def test_the_dogs_bonus_by_the_number_in_the_steamer(steamer: str, bonus: int) -> None:
    state = table(player("dog", tokens=steamer), player(), stacks={1: steamer})
    say(state, "buy 1")
    assert state.hp[0] == len(steamer.split()) + bonus


@pytest.mark.rule("ST-52")
def test_the_pig_scores_3_for_each_column_once() -> None:
    two = "lm lm sm sm fz fz cb cb"
    state = table(player("pig", tokens="hg hg", board=two), player(), stacks={1: "hg hg"})
    before = state.hp[0]
    say(state, "buy 1")
    assert state.hp[0] == before + 1 + 1 + 3 + 3
    assert tally(state, "column-filled") == 2


def test_every_ability_is_somebodys() -> None:
    """A board without an ability in its turn is never asked about one."""
    for zodiac in ("ox", "rabbit", "dragon", "horse", "goat", "rooster", "dog", "pig"):
        state = table(player(zodiac, tokens="hg lm", hand="coupon"), player(), stacks={3: "hg"})
        verbs = {said.split(" ")[0] for said in offered(state)}
        assert not verbs & {"gamble", "roll-die", "trade", "end-turn"}
        assert stack(state, 3) == ["hg"]
        assert names(state.tokens[0]) == "hg lm"
