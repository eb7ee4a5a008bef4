"""Chapter 7, columns, rows and actions: Dragon, Horse, Goat."""

from __future__ import annotations

import pytest

from kaizhuo.core import engine
from kaizhuo.games.steam_up.rules.counts import count_of
from tests.games.steam_up.table import asked, board, hand, offered, player, refusal, say, table, tally, tokens

# Dragon


@pytest.mark.rule("ST-45")
def test_example_the_dragon_takes_a_token_for_one_column_and_one_card_for_the_next() -> None:
    state = table(player("dragon", tokens="hg", board="lm sm fz cb lm sm fz cb"), player(), stacks={1: ["hg", "hg"]})
    say(state, "buy 1", "claim-token 1", "take sm")
    assert tokens(state, 0) == "sm"
    state.tokens[0] += 1
    say(state, "gain hg")  # the second action
    say(state, "gain hg", "draw", "draw-card *", "stay")  # the other player
    say(state, "turn-fate vip_day", "buy 1")
    assert offered(state) == ["claim-token 2", "claim-cards 2", "waive 2"]
    say(state, "claim-cards 2", "draw-card delicious")
    assert hand(state, 0) == "delicious"
    assert asked(state) == (0, "turn")


@pytest.mark.rule("ST-45")
def test_later_columns_give_two_cards_and_the_reward_may_be_left() -> None:
    four = "lm sm fz cb " * 3
    state = table(player("dragon", tokens="hg", board=f"{four} hg hg"), player(), stacks={1: "hg"})
    say(state, "buy 1", "claim-cards 3", "draw-card coupon", "draw-card coupon")
    assert hand(state, 0) == "coupon coupon"
    left = table(player("dragon", tokens="hg", board=f"{four} hg hg"), player(), stacks={1: "hg"})
    say(left, "buy 1", "waive 3")
    assert hand(left, 0) == tokens(left, 0) == ""


@pytest.mark.rule("ST-45", "ST-25")
def test_the_dragon_is_rewarded_once_for_each_column() -> None:
    seat = player("dragon", tokens="cb", hand="swap_plates", board="hg lm sm fz cb")
    state = table(seat, player(), stacks={1: "hg", 2: "cb"})
    say(state, "play swap_plates", "choose 1", "pick hg", "give cb", "stay", "buy 2")
    assert board(state, 0) == "hg hg lm sm fz cb"
    assert tally(state, "column-filled") == 0
    assert asked(state)[1] == "turn"


@pytest.mark.rule("ST-R46")
def test_if_one_reward_is_impossible_it_is_the_other_one() -> None:
    column = "lm sm fz cb"
    no_cards = table(player("dragon", tokens="hg", board=column), player(), stacks={1: "hg"}, deck="")
    say(no_cards, "buy 1")
    assert offered(no_cards) == ["claim-token 1", "waive 1"]
    assert refusal(no_cards, "claim-cards 1") == "ST-R46"
    held = " ".join(f"{dish} " * 10 for dish in ("lm", "sm", "fz", "cb")) + " hg" * 9
    sold_out = table(player("dragon", hand="chefs_choice", tokens="hg", board=column), player(tokens=held))
    say(sold_out, "play chefs_choice", "bag hg")
    assert offered(sold_out) == ["claim-cards 1", "waive 1"]
    assert refusal(sold_out, "claim-token 1") == "ST-R46"


@pytest.mark.rule("ST-R46")
def test_a_reward_that_cannot_be_had_is_lost_and_a_short_deck_gives_what_there_is() -> None:
    held = " ".join(f"{dish} " * 10 for dish in ("lm", "sm", "fz", "cb")) + " hg" * 9
    seats = [player("dragon", hand="chefs_choice", tokens="hg", board="lm sm fz cb"), player(tokens=held)]
    lost = table(*seats, deck="")
    say(lost, "play chefs_choice", "bag hg")
    assert asked(lost) == (0, "rotating")
    short = table(player("dragon", tokens="hg", board="lm sm fz cb " * 3 + "hg hg"), player(), stacks={1: "hg"},
                  deck="coupon")  # fmt: skip
    say(short, "buy 1", "claim-cards 3", "draw-card coupon")
    assert hand(short, 0) == "coupon"
    assert asked(short) == (0, "turn")


# Horse


@pytest.mark.rule("ST-47")
def test_example_the_horse_gains_two_tokens_by_the_same_action() -> None:
    state = table(player("horse"), player())
    say(state, "gain fz", "gain hg")
    assert tokens(state, 0) == "hg fz"
    assert engine.actor(state) == 1


@pytest.mark.rule("ST-R15")
@pytest.mark.parametrize(
    "action",
    [
        ["draw", "draw-card *", "stay"],
        ["exchange", "discard *", "discard *", "take hg"],
        ["play *", "stay"],
        ["buy *"],
    ],
)
def test_the_horse_may_do_any_action_twice(action: list[str]) -> None:
    seat = player("horse", tokens="hg hg lm lm", hand="coupon coupon craving_hg craving_lm")
    state = table(seat, player(), stacks={1: "hg", 2: "lm"})
    say(state, *action, *action)
    assert engine.actor(state) == 1


# Goat


@pytest.mark.rule("ST-48")
def test_example_the_goat_scores_5_with_two_on_the_top_row_and_one_on_the_bottom_row() -> None:
    state = table(player("goat", tokens="hg hg fz"), player(), stacks={1: "hg hg fz"})
    say(state, "buy 1")
    assert offered(state) == ["assign 1", "assign 2", "assign 3", "assign 4", "assign 5"]
    say(state, "assign 1", "assign 5")
    assert state.hp[0] == 2 + 2 + 1
    assert board(state, 0) == "hg hg fz"


@pytest.mark.rule("ST-48", "ST-R21")
def test_a_type_keeps_its_row_even_if_all_of_it_are_swapped_away() -> None:
    seat = player("goat", hand="swap_plates", tokens="hg", board="hg", rows="- - hg - -")
    state = table(seat, player(), stacks={1: "lm", 2: "hg"})
    say(state, "play swap_plates", "choose 1", "pick lm", "give hg", "assign 1", "stay")
    assert board(state, 0) == "lm"
    say(state, "buy 2")
    assert board(state, 0) == "hg lm", "har gow was not asked about again"
    assert count_of(state.rows[0], 0) == 3


@pytest.mark.rule("ST-R48")
def test_each_row_takes_one_type() -> None:
    seat = player("goat", tokens="lm", board="hg", rows="- hg - - -")
    state = table(seat, player(), stacks={1: "lm"})
    say(state, "buy 1")
    assert offered(state) == ["assign 1", "assign 3", "assign 4", "assign 5"]
    assert refusal(state, "assign 2") == "ST-R48"


@pytest.mark.rule("ST-R21")
def test_new_types_of_one_purchase_can_get_the_rows_in_any_way() -> None:
    found = set()
    for first in range(1, 6):
        for second in range(1, 6):
            state = table(player("goat", tokens="hg lm"), player(), stacks={1: "hg lm"})
            say(state, "buy 1", f"assign {first}")
            if f"assign {second}" in offered(state):
                say(state, f"assign {second}")
                found.add((count_of(state.rows[0], 0), count_of(state.rows[0], 1)))
    assert len(found) == 20
