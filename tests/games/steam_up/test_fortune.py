"""The Fortune cards, one by one: what they do and when they can be played."""

from __future__ import annotations

from typing import Any

import pytest

from kaizhuo.core.state import CHANCE
from kaizhuo.games.steam_up.rules.counts import total
from tests.games.steam_up.table import (
    asked,
    board,
    card_names,
    events,
    hand,
    odds,
    offered,
    player,
    refusal,
    roll,
    say,
    stack,
    table,
    tally,
    tokens,
    top,
)

TEN_OF_ALL = " ".join(f"{dish} " * 10 for dish in ("hg", "lm", "sm", "fz", "cb"))
NINE_AND_TEN = "hg " * 9 + " ".join(f"{dish} " * 10 for dish in ("lm", "sm", "fz", "cb"))


def playable(card: str, **more: Any) -> bool:
    return card in offered(table(player(hand=card), player(), **more), "play")


@pytest.mark.rule("ST-R7")
@pytest.mark.parametrize("card", ["order_up", "double_portion", "dice_order", "hospitality"])
def test_cards_for_tokens_need_a_token(card: str) -> None:
    assert playable(card)
    state = table(player(hand=card), player(tokens=TEN_OF_ALL))
    assert refusal(state, f"play {card}") == "ST-R7"


@pytest.mark.rule("ST-13")
def test_order_up_takes_two_different_tokens() -> None:
    state = table(player(hand="order_up"), player())
    say(state, "play order_up", "take hg")
    assert offered(state) == ["take lm", "take sm", "take fz", "take cb"]
    assert refusal(state, "take hg") == "ST-13"
    say(state, "take cb")
    assert tokens(state, 0) == "hg cb"
    few = table(player(hand="order_up"), player(tokens=NINE_AND_TEN))
    say(few, "play order_up", "take hg")
    assert asked(few) == (0, "rotating"), "as far as possible"


def test_double_portion_takes_two_of_one_type_or_the_last_one() -> None:
    state = table(player(hand="double_portion"), player(tokens="hg " * 9))
    say(state, "play double_portion")
    assert offered(state, "take") == ["hg", "lm", "sm", "fz", "cb"]
    say(state, "take hg")
    assert tokens(state, 0) == "hg"
    assert asked(state) == (0, "rotating")


def test_let_the_die_order_takes_the_token_shown_and_any_other() -> None:
    state = table(player(hand="dice_order"), player())
    say(state, "play dice_order", "roll 1")
    assert tokens(state, 0) == "fz"
    say(state, "take fz")
    assert tokens(state, 0) == "fz fz"
    blank = table(player(hand="dice_order"), player())
    say(blank, "play dice_order", "roll 0", "take lm", "take lm")
    assert tokens(blank, 0) == "lm lm"
    gone = table(player(hand="dice_order"), player(tokens="hg " * 10))
    say(gone, "play dice_order", "roll 6")
    assert offered(gone, "take") == ["lm", "sm", "fz", "cb"]


def test_red_envelope_draws_two_cards_then_a_token_and_needs_one_of_them() -> None:
    state = table(player(hand="red_envelope"), player())
    say(state, "play red_envelope", "draw-card coupon", "draw-card coupon", "take hg")
    assert hand(state, 0) == "coupon coupon"
    assert tokens(state, 0) == "hg"
    assert playable("red_envelope", deck="")
    assert "red_envelope" in offered(table(player(hand="red_envelope"), player(tokens=TEN_OF_ALL)), "play")
    none = table(player(hand="red_envelope push_cart"), player(tokens=TEN_OF_ALL), deck="", stacks={1: "hg"})
    assert refusal(none, "play red_envelope") == "ST-R7"


@pytest.mark.rule("ST-28")
def test_hospitality_serves_the_lowest_first() -> None:
    state = table(player(hand="hospitality", board="hg"), player(board="hg hg"), player())
    say(state, "play hospitality")
    assert asked(state) == (2, "taking")
    say(state, "take hg")
    assert asked(state) == (0, "taking")
    say(state, "take lm", "take lm")
    assert [tokens(state, seat) for seat in range(3)] == ["lm lm", "", "hg"]
    both = table(player(hand="hospitality"), player(board="hg"))
    say(both, "play hospitality", "take hg", "take hg", "take hg")
    assert tokens(both, 0) == "hg hg hg"


def test_first_bite_takes_a_dim_sum_out_of_a_steamer_in_the_zone() -> None:
    state = table(player(hand="first_bite"), player(), stacks={1: "hg cb", 4: "sm"})
    say(state, "play first_bite")
    assert offered(state) == ["choose 1"]
    assert refusal(state, "choose 4") == "ST-18"
    assert refusal(state, "choose 5") == "ST-24"
    assert refusal(state, "decline") == "ST-R7"
    say(state, "choose 1")
    assert offered(state) == ["pick hg", "pick cb"]
    assert refusal(state, "pick lm") == "ST-24"
    say(state, "pick cb")
    assert board(state, 0) == "cb"
    assert top(state, 1) == "hg"
    assert not playable("first_bite", stacks={4: "sm"})


def test_chefs_choice_gains_from_the_bag_then_draws() -> None:
    state = table(player(hand="chefs_choice"), player())
    say(state, "play chefs_choice", "bag sm", "draw-card coupon")
    assert board(state, 0) == "sm"
    assert hand(state, 0) == "coupon"
    assert not playable("chefs_choice", bag="")


def test_absolutely_delicious_gains_one_of_two_and_puts_the_other_back() -> None:
    state = table(player(hand="delicious"), player(), bag="hg cb sm")
    say(state, "play delicious", "bag cb", "bag hg")
    assert offered(state) == ["taste hg", "taste cb"]
    assert refusal(state, "taste sm") == "ST-13"
    say(state, "taste cb")
    assert board(state, 0) == "cb"
    assert state.bag == 1 + 256**2
    last = table(player(hand="delicious"), player(), bag="hg")
    say(last, "play delicious", "bag hg")
    assert board(last, 0) == "hg"
    assert not playable("delicious", bag="")


def test_swap_plates_needs_both_and_stays_in_the_zone() -> None:
    state = table(player(hand="swap_plates", board="hg"), player(), stacks={1: "cb", 4: "sm"})
    say(state, "play swap_plates")
    assert offered(state) == ["choose 1"]
    assert not playable("swap_plates", stacks={1: "cb"})
    far = table(player(hand="swap_plates", board="hg"), player(), stacks={4: "cb"})
    assert offered(far, "play") == []
    same = table(player(hand="swap_plates", board="hg"), player(), stacks={1: "hg"})
    assert offered(same, "play") == []


def test_long_chopsticks_reach_every_top_steamer() -> None:
    state = table(player(hand="long_chopsticks", board="hg"), player(), stacks={1: "cb", 4: "sm"})
    say(state, "play long_chopsticks")
    assert offered(state) == ["choose 1", "choose 4"]
    say(state, "choose 4", "pick sm", "give hg")
    assert board(state, 0) == "sm"
    assert top(state, 4) == "hg"
    assert not playable("long_chopsticks", stacks={4: "cb"})


@pytest.mark.rule("ST-R23")
def test_kitchen_mixup_swaps_between_two_top_steamers() -> None:
    state = table(player(hand="kitchen_mixup"), player(), stacks={2: "hg lm", 3: "cb", 5: "hg"})
    say(state, "play kitchen_mixup")
    assert offered(state) == ["choose 2", "choose 3", "choose 5"]
    say(state, "choose 2")
    assert offered(state) == ["choose 3", "choose 5"]
    say(state, "choose 5")
    assert offered(state) == ["pick hg"]
    say(state, "pick hg")
    assert offered(state) == ["give lm"]
    say(state, "give lm", "take fz")
    assert [top(state, place) for place in (2, 3, 5)] == ["hg hg", "cb", "lm"]
    assert tokens(state, 0) == "fz"
    assert not playable("kitchen_mixup", stacks={2: "hg hg", 3: "hg"})
    assert not playable("kitchen_mixup", stacks={2: "hg lm"})


def test_kitchen_mixup_without_a_token_to_take() -> None:
    state = table(player(hand="kitchen_mixup"), player(tokens=TEN_OF_ALL), stacks={2: "hg", 3: "cb"})
    say(state, "play kitchen_mixup", "choose 2", "choose 3", "pick cb", "give hg")
    assert asked(state) == (0, "rotating")


@pytest.mark.rule("ST-27")
def test_push_the_cart_moves_a_top_steamer() -> None:
    state = table(player(hand="push_cart"), player(), stacks={4: ["sm sm", "hg"]})
    say(state, "play push_cart", "lift 4", "set-down 1")
    assert stack(state, 1) == ["hg"]
    assert stack(state, 4) == ["sm sm"]
    assert state.track == 12, "no purchase"
    assert not playable("push_cart")


@pytest.mark.rule("ST-R8")
def test_spin_the_table_rotates_by_90_or_180_and_takes_a_token() -> None:
    state = table(player(hand="spin_table"), player())
    say(state, "play spin_table")
    assert offered(state) == ["rotate clockwise", "rotate half", "rotate counterclockwise"]
    say(state, "rotate half", "take hg")
    assert state.rotation == 2
    assert offered(state) == ["rotate clockwise", "rotate counterclockwise", "stay"], "the usual one comes after"
    say(state, "rotate counterclockwise")
    assert state.rotation == 1
    assert not playable("spin_table", fate="stuck_table")


@pytest.mark.rule("ST-R40")
def test_from_the_bottom_puts_the_lowest_steamer_on_top() -> None:
    state = table(player(hand="bottom_first"), player(), stacks={1: ["lm cb", "sm sm", "hg"], 2: "hg"})
    say(state, "play bottom_first")
    assert offered(state) == ["raise 1"]
    assert refusal(state, "raise 2") == "ST-13"
    say(state, "raise 1", "take hg")
    assert stack(state, 1) == ["sm sm", "hg", "lm cb"]
    assert "opened" in events(state)
    assert not playable("bottom_first", stacks={1: "hg"})


def test_switch_places_exchanges_whole_stacks_also_with_an_empty_place() -> None:
    state = table(player(hand="switch_places"), player(), stacks={1: ["lm lm", "hg"], 2: "cb"})
    say(state, "play switch_places", "switch 5")
    assert offered(state) == ["switch 1", "switch 2"], "two empty places change nothing"
    assert refusal(state, "switch 3") == "ST-13"
    say(state, "switch 1")
    assert stack(state, 5) == ["lm lm", "hg"]
    assert stack(state, 1) == []
    full = table(player(hand="switch_places"), player(), stacks={1: ["lm lm", "hg"], 2: "cb"})
    say(full, "play switch_places", "switch 2")
    assert offered(full) == ["switch 1", "switch 3", "switch 4", "switch 5", "switch 6"]
    say(full, "switch 1")
    assert [stack(full, 1), stack(full, 2)] == [["cb"], ["lm lm", "hg"]]
    assert not playable("switch_places")


def test_coupon_and_substitution_wait_face_up() -> None:
    for card in ("coupon", "substitution"):
        state = table(player(hand=card), player())
        say(state, f"play {card}", "stay")
        assert card_names(state.face_up[0]) == card


@pytest.mark.rule("ST-R5")
@pytest.mark.parametrize("dish", ["hg", "lm", "sm", "fz", "cb"])
def test_a_craving_pays_three_times_and_is_discarded(dish: str) -> None:
    state = table(
        player("ox", hand=f"craving_{dish}", tokens=f"{dish} {dish}"),
        player(),
        stacks={1: [f"{dish} {dish}", f"{dish} {dish}"]},
    )
    say(state, f"play craving_{dish}", "stay", "buy 1")
    assert state.hp[0] == 2 + 2
    say(state, "gain *", "draw", "draw-card *", "stay")
    say(state, "turn-fate smooth_spin")
    state.tokens[0] += 2 * 256 ** ("hg", "lm", "sm", "fz", "cb").index(dish)
    say(state, "buy 1")
    assert state.hp[0] == 2 + 2 + 2 + 1, "the third time, and no fourth"
    assert card_names(state.face_up[0]) == ""
    assert f"craving_{dish}" in card_names(state.discards)


def test_a_craving_pays_only_on_a_space() -> None:
    seat = player(tokens="hg hg", board="hg hg hg hg hg", face_up="craving_hg")
    state = table(seat, player(), stacks={1: "hg hg"})
    before = state.hp[0]
    say(state, "buy 1")
    assert state.hp[0] == before + 0 + 1, "one on the sixth space, one beside the board"


def test_goal_cards_take_a_token_if_they_can_and_stay_to_the_end() -> None:
    for card in ("full_table", "clean_sweep"):
        state = table(player(hand=card), player())
        say(state, f"play {card}", "take hg", "stay")
        assert tokens(state, 0) == "hg"
        assert card_names(state.face_up[0]) == card
        broke = table(player(hand=card), player(tokens=TEN_OF_ALL))
        say(broke, f"play {card}", "stay")
        assert card_names(broke.face_up[0]) == card


@pytest.mark.rule("ST-31")
def test_wheres_my_dim_sum_takes_the_marker_and_a_token() -> None:
    state = table(player(), player(hand="wheres_mine"), turn=1)
    say(state, "play wheres_mine", "take hg")
    assert state.marker == 1
    mine = table(player(hand="wheres_mine"), player())
    say(mine, "play wheres_mine", "take hg")
    assert mine.marker == 0
    assert tally(mine, "took-marker") == 0


@pytest.mark.rule("ST-30")
def test_chopstick_clash_is_won_by_the_higher_number() -> None:
    state = table(player(hand="chopstick_clash"), player(tokens="hg cb"), player())
    say(state, "play chopstick_clash")
    assert offered(state) == ["challenge 1"], "the other has no token"
    assert refusal(state, "challenge 2") == "ST-13"
    say(state, "challenge 1")
    roll(state, 3, 3, 5, 2)
    assert asked(state) == (0, "seizing")
    assert offered(state) == ["seize hg", "seize cb"]
    assert refusal(state, "seize lm") == "ST-13"
    say(state, "seize cb")
    assert [tokens(state, seat) for seat in (0, 1)] == ["cb", "hg"]
    lost = table(player(hand="chopstick_clash"), player(tokens="hg cb"))
    say(lost, "play chopstick_clash", "challenge 1")
    roll(lost, 0, 1)
    say(lost, "draw-card coupon")
    assert hand(lost, 1) == "coupon"
    assert not playable("chopstick_clash")


@pytest.mark.rule("ST-R40")
def test_sticky_fingers_take_a_random_card_then_draw_one() -> None:
    state = table(player(hand="sticky_fingers"), player(hand="coupon coupon delicious"), player())
    say(state, "play sticky_fingers")
    assert offered(state) == ["rob 1"]
    assert refusal(state, "rob 2") == "ST-13"
    say(state, "rob 1")
    assert asked(state) == (CHANCE, "stealing")
    assert odds(state) == {"steal delicious": 1, "steal coupon": 2}
    say(state, "steal delicious", "draw-card push_cart")
    assert hand(state, 0) == "delicious push_cart"
    assert hand(state, 1) == "coupon coupon"
    assert not playable("sticky_fingers")


@pytest.mark.rule("ST-29")
def test_spilled_tea_makes_rich_opponents_return_a_token() -> None:
    seats = [player(tokens="hg hg hg", hand="spilled_tea"), player(tokens="hg lm sm"), player(tokens="hg hg"),
             player(tokens="cb cb cb cb")]  # fmt: skip
    state = table(*seats, marker=3, turn=0)
    say(state, "play spilled_tea")
    assert asked(state) == (3, "returning"), "from the holder of the marker clockwise"
    say(state, "return cb")
    assert offered(state) == ["return hg", "return lm", "return sm"]
    assert refusal(state, "return cb") == "ST-29"
    say(state, "return lm")
    assert [tokens(state, seat) for seat in range(4)] == ["hg hg hg", "hg sm", "hg hg", "cb cb cb"]
    assert total(state.supply) == 50 - 3 - 2 - 2 - 3
    assert not playable("spilled_tea")
