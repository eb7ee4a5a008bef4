"""Chapter 3: the five actions of a turn."""

from __future__ import annotations

import pytest

from kaizhuo.core import engine
from kaizhuo.core.components import size
from kaizhuo.core.state import CHANCE
from kaizhuo.games.steam_up.rules.counts import total
from tests.games.steam_up.table import (
    asked,
    card_names,
    events,
    hand,
    names,
    odds,
    offered,
    player,
    refusal,
    say,
    table,
    tokens,
)

TEN_OF_ALL = " ".join(f"{dish} " * 10 for dish in ("hg", "lm", "sm", "fz", "cb"))


@pytest.mark.rule("ST-9", "ST-R3")
def test_two_different_actions_in_any_order() -> None:
    for actions in (["gain hg", "draw"], ["draw", "gain hg"]):
        state = table(player(), player())
        for action in actions:
            say(state, action)
            if action == "draw":
                say(state, "draw-card coupon", "stay")
        assert engine.actor(state) == 1


@pytest.mark.rule("ST-9", "ST-R3")
@pytest.mark.parametrize(
    ("first", "again"),
    [
        (["gain hg"], "gain lm"),
        (["draw", "draw-card delicious", "stay"], "draw"),
        (["exchange", "discard coupon", "discard coupon", "take hg"], "exchange"),
        (["play order_up", "take hg", "take lm", "stay"], "play double_portion"),
        (["buy 1"], "buy 2"),
    ],
)
def test_no_action_twice_in_a_turn(first: list[str], again: str) -> None:
    hand = "order_up double_portion coupon coupon push_cart push_cart"
    state = table(player(tokens="hg hg lm lm", hand=hand), player(), stacks={1: "hg", 2: "lm"})
    assert again in offered(state)
    say(state, *first)
    assert again not in offered(state)
    assert refusal(state, again) == "ST-R3"


@pytest.mark.rule("ST-R3")
def test_a_token_may_be_gained_and_another_exchanged() -> None:
    state = table(player(hand="coupon push_cart"), player())
    say(state, "gain hg", "exchange", "discard coupon", "discard push_cart", "take lm")
    assert tokens(state, 0) == "hg lm"
    assert engine.actor(state) == 1


@pytest.mark.rule("ST-10", "ST-15")
def test_gaining_takes_one_token_of_any_type_from_the_supply() -> None:
    state = table(player(), player())
    assert offered(state, "gain") == ["hg", "lm", "sm", "fz", "cb"]
    say(state, "gain fz")
    assert tokens(state, 0) == "fz"
    assert total(state.supply) == 49


@pytest.mark.rule("ST-15")
def test_a_type_whose_ten_are_held_is_sold_out_until_one_comes_back() -> None:
    state = table(player(tokens="hg hg hg hg"), player(tokens="hg hg hg hg hg hg"), stacks={1: "hg"})
    assert offered(state, "gain") == ["lm", "sm", "fz", "cb"]
    assert refusal(state, "gain hg") == "ST-15"
    say(state, "buy 1")
    assert "gain hg" in offered(state)


@pytest.mark.rule("ST-10", "ST-12")
def test_without_a_token_to_take_neither_gaining_nor_exchanging_is_legal() -> None:
    state = table(player(tokens=TEN_OF_ALL, hand="coupon coupon"), player())
    assert offered(state, "gain") == offered(state, "exchange") == []
    assert refusal(state, "gain hg") == "ST-15"
    assert refusal(state, "exchange") == "ST-12"


@pytest.mark.rule("ST-15")
def test_any_number_of_tokens_may_be_held() -> None:
    state = table(player(tokens="hg " * 9 + "lm " * 9), player())
    say(state, "gain hg")
    assert total(state.tokens[0]) == 19


@pytest.mark.rule("ST-11", "ST-R6")
@pytest.mark.parametrize(("said", "rotation"), [("rotate clockwise", 1), ("rotate counterclockwise", 3), ("stay", 0)])
def test_drawing_gives_a_card_and_then_a_rotation_if_you_like(said: str, rotation: int) -> None:
    state = table(player(), player())
    say(state, "draw")
    assert asked(state) == (CHANCE, "drawing")
    say(state, "draw-card delicious")
    assert hand(state, 0) == "delicious"
    assert asked(state) == (0, "rotating")
    assert offered(state) == ["rotate clockwise", "rotate counterclockwise", "stay"]
    say(state, said)
    assert state.rotation == rotation


@pytest.mark.rule("ST-11", "ST-16")
def test_every_card_of_the_deck_is_as_likely_by_its_copies() -> None:
    state = table(player(hand="order_up"), player(), discards="delicious")
    say(state, "draw")
    found = odds(state)
    assert sum(found.values()) == 48
    assert found["draw-card order_up"] == 3
    assert found["draw-card delicious"] == 1
    assert found["draw-card first_bite"] == 3


@pytest.mark.rule("ST-R4")
def test_nothing_to_draw_no_drawing_just_to_rotate() -> None:
    state = table(player(), player(), deck="", discards="coupon")
    assert "draw" not in offered(state)
    assert refusal(state, "draw") == "ST-R4"


@pytest.mark.rule("ST-12", "ST-R5")
def test_an_exchange_names_two_cards_one_after_the_other() -> None:
    state = table(player(hand="coupon coupon delicious"), player())
    say(state, "exchange")
    assert offered(state) == ["discard delicious", "discard coupon"]
    say(state, "discard coupon")
    assert hand(state, 0) == "delicious coupon coupon", "unshown, still in the hand"
    assert offered(state) == ["discard delicious", "discard coupon"]
    assert "discarded" not in events(state)
    say(state, "discard delicious")
    assert hand(state, 0) == "coupon"
    assert card_names(state.discards) == "delicious coupon"
    assert asked(state) == (0, "taking")
    say(state, "take cb")
    assert tokens(state, 0) == "cb"


@pytest.mark.rule("ST-12")
def test_a_card_can_be_named_only_as_often_as_it_is_held() -> None:
    state = table(player(hand="coupon delicious"), player())
    say(state, "exchange", "discard coupon")
    assert offered(state) == ["discard delicious"]
    assert refusal(state, "discard coupon") == "ST-12"


@pytest.mark.rule("ST-12")
def test_one_card_is_too_few_for_an_exchange() -> None:
    assert refusal(table(player(hand="coupon"), player()), "exchange") == "ST-12"


@pytest.mark.rule("ST-13")
def test_a_played_card_is_carried_out_discarded_and_then_you_may_rotate() -> None:
    state = table(player(hand="double_portion"), player())
    say(state, "play double_portion")
    assert hand(state, 0) == ""
    assert not state.discards, "while it is carried out it is in no pile"
    say(state, "take hg")
    assert tokens(state, 0) == "hg hg"
    assert card_names(state.discards) == "double_portion"
    assert offered(state) == ["rotate clockwise", "rotate counterclockwise", "stay"]
    say(state, "rotate clockwise")
    assert state.rotation == 1


@pytest.mark.rule("ST-13")
def test_only_a_card_in_hand_can_be_played() -> None:
    assert refusal(table(player(hand="coupon"), player(hand="order_up")), "play order_up") == "ST-13"


@pytest.mark.rule("ST-13")
def test_some_cards_stay_face_up() -> None:
    state = table(player(hand="coupon"), player())
    say(state, "play coupon", "stay")
    assert card_names(state.face_up[0]) == "coupon"
    assert not state.discards


@pytest.mark.rule("ST-R7")
def test_a_card_without_effect_cannot_be_played_to_rotate() -> None:
    state = table(player(hand="first_bite"), player(), stacks={4: "hg"})
    assert offered(state, "play") == []
    assert refusal(state, "play first_bite") == "ST-R7"


@pytest.mark.rule("ST-R2")
def test_two_actions_are_compulsory_while_any_is_legal() -> None:
    state = table(player("monkey"), player())
    assert "end-turn" not in offered(state)
    assert refusal(state, "end-turn") == "ST-R2"
    say(state, "gain hg")
    assert "end-turn" not in offered(state)


@pytest.mark.rule("ST-R2")
def test_who_can_do_nothing_ends_his_turn_with_fewer_actions() -> None:
    state = table(player(tokens=TEN_OF_ALL), player(), deck="")
    assert engine.over(state) is False
    assert engine.actor(state) == CHANCE, "no action was possible for either, so the round is over"


@pytest.mark.rule("ST-R2")
def test_an_ability_is_not_compulsory_even_if_it_would_open_an_action() -> None:
    state = table(player("tiger", tokens="hg lm"), player(), stacks={1: "lm lm"}, deck="")
    say(state, "gain fz")
    assert offered(state) == ["trade hg", "trade lm", "end-turn"]
    say(state, "trade hg")
    assert offered(state) == ["buy 1"]


@pytest.mark.rule("ST-16")
def test_an_empty_deck_is_replaced_by_two_or_more_discards() -> None:
    state = table(player(), player(), deck="coupon", discards="delicious push_cart order_up")
    say(state, "draw", "draw-card coupon")
    assert card_names(state.deck) == "order_up delicious push_cart"
    assert not state.discards
    assert "reshuffled" in events(state)


@pytest.mark.rule("ST-16", "ST-R5")
def test_a_single_discard_waits_for_a_second_one() -> None:
    state = table(player(hand="double_portion"), player(), deck="coupon", discards="delicious")
    say(state, "draw", "draw-card coupon", "stay")
    assert not state.deck
    say(state, "play double_portion", "take hg")
    assert card_names(state.deck) == "double_portion delicious", "before the rotation"
    assert asked(state) == (0, "rotating")


@pytest.mark.rule("ST-R5")
def test_the_cards_of_an_exchange_reach_the_pile_together_and_before_the_token() -> None:
    state = table(player(hand="coupon push_cart"), player(), deck="", discards="delicious")
    say(state, "exchange", "discard coupon", "discard push_cart")
    assert asked(state) == (0, "taking")
    assert card_names(state.deck) == "delicious push_cart coupon"


@pytest.mark.rule("ST-R5")
def test_the_rats_card_is_on_the_pile_before_he_rolls() -> None:
    state = table(player("rat", hand="coupon"), player(), deck="", discards="delicious")
    say(state, "gamble coupon")
    assert asked(state) == (CHANCE, "rolling")
    assert card_names(state.deck) == "delicious coupon"
    say(state, "roll 2")
    assert asked(state) == (CHANCE, "drawing")


@pytest.mark.rule("ST-R5")
def test_a_coupon_goes_with_the_payment() -> None:
    seat = player(tokens="hg", face_up="coupon")
    state = table(seat, player(), stacks={1: "hg lm"}, deck="", discards="delicious")
    say(state, "buy 1", "use coupon")
    assert card_names(state.deck) == "delicious coupon"


@pytest.mark.rule("ST-R5")
def test_the_pile_may_become_the_deck_in_the_middle_of_a_card() -> None:
    state = table(player(hand="red_envelope"), player(), deck="coupon", discards="delicious push_cart")
    say(state, "play red_envelope", "draw-card coupon")
    assert odds(state) == {"draw-card delicious": 1, "draw-card push_cart": 1}
    say(state, "draw-card delicious", "take hg", "stay")
    assert hand(state, 0) == "delicious coupon"
    assert card_names(state.discards) == "red_envelope"


@pytest.mark.rule("ST-16")
def test_any_number_of_cards_may_be_held_and_all_can_be_drawn() -> None:
    state = table(player(hand="push_cart push_cart push_cart"), player(), deck="coupon")
    say(state, "draw", "draw-card coupon", "stay")
    assert size(state.hand[0]) == 4


@pytest.mark.rule("ST-R16")
def test_a_turn_ends_by_itself_when_nothing_more_is_possible() -> None:
    state = table(player(), player())
    say(state, "gain hg", "draw", "draw-card coupon", "stay")
    assert asked(state) == (1, "turn")
    assert events(state).count("turn-ended") == 1


@pytest.mark.rule("ST-14")
def test_buying_is_one_of_the_five_actions() -> None:
    state = table(player(tokens="hg lm"), player(), stacks={1: "hg lm"})
    say(state, "buy 1")
    assert names(state.board[0]) == "hg lm"
    assert refusal(state, "buy 1") == "ST-R3"
    say(state, "gain hg")
    assert engine.actor(state) == 1


@pytest.mark.rule("ST-9")
def test_after_two_actions_no_third() -> None:
    state = table(player("monkey", tokens="hg", hand="order_up"), player(), stacks={1: "hg"})
    say(state, "gain hg", "draw", "draw-card *", "stay")
    assert offered(state) == ["roll-die", "end-turn"]
    for action in ("buy 1", "play order_up", "exchange"):
        assert refusal(state, action) == "ST-9"
