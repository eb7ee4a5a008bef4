"""The Fate cards, one by one."""

from __future__ import annotations

import pytest

from kaizhuo.core import engine
from kaizhuo.core.state import CHANCE
from kaizhuo.games.steam_up.rules.counts import total
from tests.games.steam_up.table import (
    asked,
    board,
    card_names,
    fated,
    hand,
    offered,
    player,
    refusal,
    roll,
    say,
    table,
    tally,
    tokens,
    top,
)

TEN_OF_ALL_BUT_HG = " ".join(f"{dish} " * 10 for dish in ("lm", "sm", "fz", "cb"))


@pytest.mark.rule("ST-29", "ST-R36")
def test_good_cheer_a_token_for_each_from_the_marker_on_while_there_are_any() -> None:
    state = fated("good_cheer", player(), player(), player(), marker=1)
    for seat in (1, 2, 0):
        assert asked(state) == (seat, "taking")
        say(state, "take hg")
    assert asked(state) == (1, "turn")
    scarce = fated("good_cheer", player(tokens=TEN_OF_ALL_BUT_HG + " hg" * 8), player(), player(), marker=1)
    say(scarce, "take hg", "take hg")
    assert asked(scarce) == (1, "turn")
    assert tokens(scarce, 0).count("hg") == 8


@pytest.mark.rule("ST-29")
def test_good_fortune_a_card_for_each() -> None:
    state = fated("good_fortune", player(), player(), marker=1)
    say(state, "draw-card coupon", "draw-card delicious")
    assert [hand(state, seat) for seat in (0, 1)] == ["delicious", "coupon"]
    short = fated("good_fortune", player(), player(), marker=1, deck="coupon")
    say(short, "draw-card coupon")
    assert [hand(short, seat) for seat in (0, 1)] == ["", "coupon"]


@pytest.mark.rule("ST-23")
def test_tasting_tray_a_dim_sum_for_each() -> None:
    state = fated("tasting_tray", player(), player(board="hg"))
    say(state, "bag hg", "bag hg")
    assert [board(state, seat) for seat in (0, 1)] == ["hg", "hg hg"]
    assert [state.hp[seat] for seat in (0, 1)] == [1, 2]


@pytest.mark.rule("ST-30", "ST-R37", "ST-R44")
def test_roll_for_it_ties_for_the_highest_roll_again() -> None:
    state = fated("roll_for_it", player(), player(), player(), marker=1)
    roll(state, 5, 0, 5)
    assert asked(state) == (CHANCE, "rolling")
    roll(state, 1, 2)
    assert tally(state, "rolled") == 5, "only those two rolled again"
    assert state.favoured == 0
    assert asked(state) == (CHANCE, "bagging"), "drawn blindly, whatever the die shows"
    say(state, "bag lm")
    assert board(state, 0) == "lm"


@pytest.mark.rule("ST-R37")
def test_the_blank_counts_0_and_ties_of_others_do_not_matter() -> None:
    state = fated("roll_for_it", player(), player(), player())
    roll(state, 1, 0, 0)
    assert state.favoured == 0
    all_blank = fated("roll_for_it", player(), player())
    roll(all_blank, 0, 0, 2, 1)
    assert all_blank.favoured == 0


@pytest.mark.rule("ST-R35")
def test_lucky_star_the_winner_takes_the_marker_and_draws() -> None:
    state = fated("lucky_star", player(), player(), player())
    roll(state, 2, 3, 6)
    say(state, "draw-card coupon")
    assert state.marker == 2
    assert hand(state, 2) == "coupon"
    assert asked(state) == (2, "turn")


@pytest.mark.rule("ST-31")
def test_pass_the_chili_oil() -> None:
    assert fated("pass_chili_oil", player(), player(), player(), marker=2).marker == 0


@pytest.mark.rule("ST-28", "ST-R1")
def test_late_to_the_table_the_lowest_takes_marker_and_token() -> None:
    state = fated("late_guest", player(board="hg"), player(board="hg hg"), player())
    assert state.marker == 2
    assert asked(state) == (2, "taking")
    say(state, "take hg")
    assert asked(state) == (2, "turn")


@pytest.mark.rule("ST-28", "ST-R1")
@pytest.mark.parametrize(("marker", "lowest"), [(0, 2), (1, 0), (2, 0), (3, 2)])
def test_of_those_tied_for_lowest_the_farthest_clockwise_from_the_marker_counts(marker: int, lowest: int) -> None:
    """Seats 0 and 2 are tied.  The tie is settled by where the marker was before it moves."""
    seats = [player(), player(board="hg"), player(), player(board="hg")]
    state = fated("late_guest", *seats, marker=marker)
    assert state.marker == lowest
    assert asked(state) == (lowest, "taking")


@pytest.mark.rule("ST-R1")
def test_if_all_are_tied_the_last_in_turn_order_counts_as_the_lowest() -> None:
    state = fated("kind_waiter", player(), player(), player(), marker=1)
    assert asked(state) == (0, "taking")


def test_kind_waiter_two_different_tokens_for_the_lowest() -> None:
    state = fated("kind_waiter", player(board="hg"), player())
    say(state, "take hg")
    assert offered(state) == ["take lm", "take sm", "take fz", "take cb"]
    assert refusal(state, "take hg") == "ST-8"
    say(state, "take sm")
    assert tokens(state, 1) == "hg sm"


@pytest.mark.rule("ST-17")
def test_busy_waiter_the_starting_player_rotates() -> None:
    state = fated("busy_waiter", player(), player(), marker=1)
    assert asked(state) == (1, "rotating")
    assert offered(state) == ["rotate clockwise", "rotate counterclockwise"], "it is not optional"
    say(state, "rotate clockwise")
    assert state.rotation == 1


def test_fresh_from_the_kitchen_goes_into_top_steamers_with_fewer_than_4() -> None:
    state = fated("fresh_batch", player(), player(), stacks={1: ["sm sm", "hg hg"], 2: "cb cb cb cb"})
    say(state, "bag lm")
    assert asked(state) == (0, "serving")
    assert offered(state) == ["serve 1"]
    assert refusal(state, "serve 2") == "ST-8"
    say(state, "serve 1", "bag fz", "serve 1")
    assert top(state, 1) == "hg hg lm fz"
    full = fated("fresh_batch", player(), player(), stacks={2: "cb cb cb cb"}, bag="hg lm")
    say(full, "bag hg", "bag hg")
    assert total(full.bag) == 2, "there is none, so it goes back"
    assert asked(full) == (0, "turn")
    empty = fated("fresh_batch", player(), player(), stacks={1: "hg"}, bag="")
    assert asked(empty) == (0, "turn")


@pytest.mark.rule("ST-29")
def test_clear_the_table_leaves_4_tokens() -> None:
    state = fated("clear_table", player(tokens="hg hg hg hg"), player(tokens="lm lm lm sm sm cb"), marker=1)
    assert asked(state) == (1, "returning")
    say(state, "return lm", "return cb")
    assert tokens(state, 1) == "lm lm sm sm"
    assert asked(state) == (1, "turn")
    assert tokens(state, 0) == "hg hg hg hg"


@pytest.mark.rule("ST-29")
def test_split_the_bill_full_hands_discard_a_card() -> None:
    seats = [player(hand="coupon coupon order_up"), player(hand="order_up order_up delicious push_cart")]
    state = fated("split_bill", *seats)
    assert asked(state) == (1, "discarding")
    assert offered(state) == ["discard order_up", "discard delicious", "discard push_cart"]
    assert refusal(state, "discard coupon") == "ST-29"
    say(state, "discard push_cart")
    assert hand(state, 1) == "order_up order_up delicious"
    assert card_names(state.discards) == "push_cart"
    assert asked(state) == (0, "turn")


@pytest.mark.rule("ST-R45")
def test_afternoon_tea_every_purchase_costs_a_token_less() -> None:
    state = table(player(tokens="hg"), player(tokens="cb"), stacks={1: "hg lm", 6: "cb"}, fate="tea_discount")
    say(state, "buy 1")
    assert board(state, 0) == "hg lm"
    assert tokens(state, 0) == ""
    say(state, "gain hg", "buy 6")
    assert tokens(state, 1) == "", "at least one is paid"


@pytest.mark.rule("ST-9", "ST-R16")
def test_big_appetite_allows_a_third_different_action() -> None:
    state = table(player(tokens="hg"), player(), stacks={1: "hg"}, fate="big_appetite")
    say(state, "gain hg", "draw", "draw-card coupon", "stay")
    assert "gain hg" not in offered(state)
    assert "buy 1" in offered(state)
    assert "end-turn" in offered(state), "it is not compulsory"
    say(state, "buy 1")
    assert engine.actor(state) == 1
    state = table(player(), player(), fate="big_appetite")
    say(state, "gain hg", "draw", "draw-card coupon", "stay", "end-turn")
    assert engine.actor(state) == 1


@pytest.mark.rule("ST-47")
def test_big_appetite_lets_the_horse_do_anything_three_times() -> None:
    state = table(player("horse"), player(), fate="big_appetite")
    say(state, "gain hg", "gain hg", "gain hg")
    assert tokens(state, 0) == "hg hg hg"
    assert engine.actor(state) == 1


def test_vip_day_pays_for_each_steamer_bought() -> None:
    state = table(player("horse", tokens="hg lm"), player(), stacks={1: "hg", 2: "lm"}, fate="vip_day")
    say(state, "buy 1", "buy 2")
    assert state.hp[0] == 1 + 1 + 2


@pytest.mark.rule("ST-R8")
def test_smooth_spin_lets_any_rotation_be_180() -> None:
    state = table(player("rat", hand="coupon"), player(), fate="smooth_spin")
    say(state, "draw", "draw-card delicious")
    assert "rotate half" in offered(state)
    say(state, "stay", "gamble coupon", "roll 3")
    assert offered(state) == ["rotate clockwise", "rotate half", "rotate counterclockwise"], "compulsory ones too"
    say(state, "rotate half")
    assert state.rotation == 2
    plain = table(player(), player())
    say(plain, "draw", "draw-card delicious")
    assert refusal(plain, "rotate half") == "ST-R8"


def test_todays_special_is_rolled_until_an_icon_shows() -> None:
    state = fated("todays_special", player(tokens="fz"), player(), stacks={1: "fz"})
    roll(state, 0, 0, 1)
    assert asked(state) == (0, "turn")
    say(state, "buy 1")
    assert state.hp[0] == 1 + 1
    other = table(player(tokens="fz"), player(), stacks={1: "fz"}, fate="todays_special", dish="hg")
    say(other, "buy 1")
    assert other.hp[0] == 1
    beside = player(tokens="fz", board="fz fz fz fz fz fz")
    full = table(beside, player(), stacks={1: "fz"}, fate="todays_special", dish="fz")
    before = full.hp[0]
    say(full, "buy 1")
    assert full.hp[0] == before, "only on a space"


def test_the_dish_of_a_fate_card_is_gone_with_the_next_card() -> None:
    """ST-8"""
    state = fated("good_fortune", player(), player(), fate="todays_special", dish="hg")
    assert state.special == -1


@pytest.mark.rule("ST-12")
def test_easy_trade_an_exchange_costs_one_card() -> None:
    state = table(player(hand="coupon"), player(), fate="easy_trade")
    say(state, "exchange", "discard coupon", "take hg")
    assert tokens(state, 0) == "hg"
    assert hand(state, 0) == ""


@pytest.mark.rule("ST-17")
def test_stuck_turntable_nothing_rotates() -> None:
    state = table(player("monkey", hand="spin_table"), player(), fate="stuck_table")
    assert refusal(state, "play spin_table") == "ST-R7"
    say(state, "roll-die", "roll 2")
    assert asked(state) == (0, "turn")
    say(state, "draw", "draw-card coupon")
    assert asked(state) == (0, "turn")


@pytest.mark.rule("ST-15")
def test_sold_out_tokens_of_the_type_cannot_be_taken() -> None:
    state = fated("sold_out", player(hand="dice_order"), player())
    roll(state, 2)
    assert offered(state, "gain") == ["hg", "lm", "sm", "fz"]
    assert refusal(state, "gain cb") == "ST-15"
    say(state, "play dice_order", "roll 2")
    assert offered(state, "take") == ["hg", "lm", "sm", "fz"]
    assert refusal(state, "take cb") == "ST-15"
