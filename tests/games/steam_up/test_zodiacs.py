"""Chapter 7: what each zodiac can do."""

from __future__ import annotations

import pytest

from kaizhuo.core import engine
from kaizhuo.core.state import CHANCE
from kaizhuo.games.steam_up.counts import count_of, total
from tests.games.steam_up.table import (
    asked,
    board,
    card_names,
    hand,
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

TEN_OF_ALL = " ".join(f"{dish} " * 10 for dish in ("hg", "lm", "sm", "fz", "cb"))

# Rat


@pytest.mark.rule("ST-41")
def test_example_the_rat_rolls_a_5_and_scores_2_on_a_second_space() -> None:
    state = table(player("rat", hand="coupon", board="hg"), player())
    say(state, "gain cb")
    before = state.hp[0]
    say(state, "gamble coupon", "roll 5", "bag hg")
    assert state.hp[0] == before + 2
    assert card_names(state.discards) == "coupon"
    assert asked(state) == (0, "turn"), "then his second action"


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
    assert refusal(state, "roll-die") == "", "chance is asked, not he"
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
