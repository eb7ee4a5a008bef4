"""Chapter 7, abilities once a round: Rat, Tiger, Snake, Monkey."""

from __future__ import annotations

import pytest

from kaizhuo.core import engine
from kaizhuo.core.state import CHANCE
from tests.games.steam_up.table import asked, board, card_names, hand, offered, player, refusal, say, table, tokens, top

# Rat


@pytest.mark.rule("ST-41")
def test_example_the_rat_rolls_a_5_and_scores_2_on_a_second_space() -> None:
    state = table(player("rat", hand="coupon", board="hg"), player())
    say(state, "gain cb")
    before = state.hp[0]
    say(state, "gamble coupon", "roll 5", "bag hg")
    assert state.hp[0] == before + 2
    assert card_names(state.discards) == "coupon"
    assert asked(state) == (0, "turn"), "then the second action"


@pytest.mark.rule("ST-41")
@pytest.mark.parametrize(
    ("face", "then"),
    [
        (0, (0, "turn")),
        (1, (0, "turn")),
        (2, (CHANCE, "drawing")),
        (3, (0, "rotating")),
        (5, (CHANCE, "bagging")),
        (6, (CHANCE, "bagging")),
    ],
)
def test_what_the_rat_can_roll(face: int, then: tuple[int, str]) -> None:
    state = table(player("rat", hand="coupon"), player())
    say(state, "gamble coupon", f"roll {face}")
    assert asked(state) == then


@pytest.mark.rule("ST-41", "ST-R16")
def test_the_rat_gambles_once_a_round_and_needs_a_card() -> None:
    state = table(player("rat", hand="coupon coupon delicious"), player())
    assert offered(state, "gamble") == ["delicious", "coupon"]
    say(state, "gamble coupon", "roll 0")
    assert offered(state, "gamble") == []
    assert refusal(state, "gamble coupon") == "ST-R16"
    assert refusal(table(player("rat"), player()), "gamble coupon") == "ST-41"
    assert refusal(table(player("pig", hand="coupon"), player()), "gamble coupon") == "ST-41"


@pytest.mark.rule("ST-R17")
def test_the_result_is_compulsory_and_what_is_impossible_does_nothing() -> None:
    state = table(player("rat", hand="coupon"), player())
    say(state, "gamble coupon", "roll 3")
    assert offered(state) == ["rotate clockwise", "rotate counterclockwise"]
    assert refusal(state, "stay") == "ST-R17"
    stuck = table(player("rat", hand="coupon"), player(), fate="stuck_table")
    say(stuck, "gamble coupon", "roll 3")
    assert asked(stuck) == (0, "turn")
    no_cards = table(player("rat", hand="coupon"), player(), deck="")
    say(no_cards, "gamble coupon", "roll 2")
    assert asked(no_cards) == (0, "turn")
    bare = table(player("monkey"), player())
    say(bare, "roll-die", "roll 6")
    assert asked(bare) == (0, "turn")


@pytest.mark.rule("ST-R8")
def test_a_card_drawn_by_an_ability_gives_no_rotation() -> None:
    state = table(player("rat", hand="coupon"), player())
    say(state, "gamble coupon", "roll 2", "draw-card delicious")
    assert asked(state) == (0, "turn")


# Tiger


@pytest.mark.rule("ST-43")
def test_the_tiger_swaps_har_gow_and_lo_mai_gai_tokens_once_a_round() -> None:
    state = table(player("tiger", tokens="hg lm sm"), player(), stacks={1: "hg hg"})
    assert offered(state, "trade") == ["hg", "lm"]
    assert refusal(state, "trade sm") == "ST-43"
    say(state, "trade lm")
    assert tokens(state, 0) == "hg hg sm"
    assert refusal(state, "trade hg") == "ST-R16"
    say(state, "buy 1")
    assert state.hp[0] == 2 + 2


@pytest.mark.rule("ST-43")
def test_others_cannot_trade() -> None:
    assert refusal(table(player("pig", tokens="hg"), player()), "trade hg") == "ST-43"
    assert refusal(table(player("tiger", tokens="lm"), player()), "trade hg") == "ST-43"


@pytest.mark.rule("ST-R19")
def test_the_wanted_token_must_be_in_the_supply() -> None:
    state = table(player("tiger", tokens="hg"), player(tokens="lm " * 10))
    assert refusal(state, "trade hg") == "ST-R19"
    named = table(player("tiger", tokens="hg lm"), player(), fate="sold_out", dish="lm")
    assert offered(named, "trade") == ["lm"]


# Snake


@pytest.mark.rule("ST-46")
def test_example_the_snake_trades_a_token_for_two_cards_after_having_triggered_the_end() -> None:
    state = table(player("snake", tokens="hg lm fz"), player(), stacks={1: "lm fz"}, track=1)
    say(state, "gain hg", "buy 1")
    assert state.hp[0] == 1 + 2
    assert state.track == 0
    assert offered(state) == ["trade hg", "end-turn"]
    say(state, "trade hg", "draw-card coupon", "draw-card coupon")
    assert hand(state, 0) == "coupon coupon"
    assert tokens(state, 0) == "hg"
    assert engine.actor(state) == 1


@pytest.mark.rule("ST-46", "ST-R16")
def test_the_snake_trades_har_gow_or_lo_mai_gai_once_a_round() -> None:
    state = table(player("snake", tokens="hg lm sm"), player())
    assert offered(state, "trade") == ["hg", "lm"]
    assert refusal(state, "trade sm") == "ST-46"
    say(state, "trade lm", "draw-card coupon", "draw-card coupon")
    assert refusal(state, "trade hg") == "ST-R16"


@pytest.mark.rule("ST-R20")
def test_the_snake_draws_what_there_is_and_does_not_trade_for_nothing() -> None:
    state = table(player("snake", tokens="hg"), player(), deck="coupon")
    say(state, "trade hg", "draw-card coupon")
    assert hand(state, 0) == "coupon"
    assert asked(state) == (0, "turn")
    none = table(player("snake", tokens="hg"), player(), deck="")
    assert refusal(none, "trade hg") == "ST-R20"


# Monkey


@pytest.mark.rule("ST-49")
def test_example_the_monkeys_6_moves_a_steamer_into_her_zone_between_two_actions() -> None:
    state = table(player("monkey", tokens="hg"), player(), stacks={1: "lm", 4: ["sm sm", "cb hg"]})
    say(state, "gain cb", "roll-die", "roll 6", "lift 4", "set-down 1", "buy 1")
    assert board(state, 0) == "hg cb"
    assert top(state, 4) == "sm sm"
    assert engine.actor(state) == 1


@pytest.mark.rule("ST-49")
@pytest.mark.parametrize(
    ("face", "then"), [(0, "turn"), (1, "turn"), (2, "rotating"), (3, "rotating"), (5, "lifting"), (6, "lifting")]
)
def test_what_the_monkey_can_roll(face: int, then: str) -> None:
    state = table(player("monkey"), player(), stacks={1: "hg"})
    say(state, "roll-die", f"roll {face}")
    assert asked(state) == (0, then)


@pytest.mark.rule("ST-49", "ST-R16")
def test_the_monkey_rolls_once_a_round() -> None:
    state = table(player("monkey"), player())
    say(state, "roll-die", "roll 0")
    assert refusal(state, "roll-die") == "ST-R16"
    assert refusal(table(player(), player()), "roll-die") == "ST-49"


@pytest.mark.rule("ST-R16")
def test_abilities_are_used_before_between_or_after_actions_but_never_inside_one() -> None:
    state = table(player("monkey"), player())
    assert "roll-die" in offered(state)
    say(state, "draw")
    assert refusal(state, "roll-die") == "", "chance is asked, not the player"
    say(state, "draw-card coupon")
    assert refusal(state, "roll-die") == "ST-R8", "the rotation belongs to the action"
    say(state, "stay")
    assert "roll-die" in offered(state)
    say(state, "gain hg")
    assert offered(state) == ["roll-die", "end-turn"]
    say(state, "roll-die", "roll 0")
    assert engine.actor(state) == 1, "then the turn ends by itself"


@pytest.mark.rule("ST-R16")
def test_the_turn_is_ended_while_an_ability_is_still_open() -> None:
    state = table(player("monkey"), player())
    say(state, "gain hg", "draw", "draw-card coupon", "stay", "end-turn")
    assert engine.actor(state) == 1
