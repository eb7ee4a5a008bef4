"""Chapter 5: gaining and swapping dim sum, rows and columns."""

from __future__ import annotations

import pytest

from kaizhuo.core import engine
from kaizhuo.core.components import BIT
from kaizhuo.games.steam_up.box.tables import COUNTER
from kaizhuo.games.steam_up.game import GAME
from kaizhuo.games.steam_up.rules.cards import each_card
from kaizhuo.games.steam_up.rules.counts import ONE, count_of, total
from kaizhuo.games.steam_up.rules.scoring import dim_sum
from kaizhuo.games.steam_up.view.view import view
from tests.games.steam_up.table import (
    asked,
    board,
    card_names,
    events,
    fated,
    names,
    offered,
    player,
    refusal,
    say,
    table,
    tally,
    tokens,
    top,
)

COLUMN_BUT_HG = "lm sm fz cb"


@pytest.mark.rule("ST-23")
def test_dim_sum_from_the_bag_are_placed_and_scored_as_bought_ones() -> None:
    state = table(player(hand="chefs_choice", board="hg hg"), player())
    say(state, "play chefs_choice", "bag hg")
    assert board(state, 0) == "hg hg hg"
    assert state.hp[0] == 1 + 1 + 2
    assert state.track == 12, "no purchase"


@pytest.mark.rule("ST-23")
def test_an_empty_bag_gives_nothing() -> None:
    state = table(player(hand="chefs_choice delicious"), player(), bag="")
    assert offered(state, "play") == []
    rolled = table(player("rat", hand="coupon"), player(), bag="")
    say(rolled, "gamble coupon", "roll 5")
    assert asked(rolled) == (0, "turn")
    assert not rolled.board[0]


@pytest.mark.rule("ST-24", "ST-R22")
def test_a_swap_loses_the_space_of_the_one_given_and_scores_the_one_taken() -> None:
    state = table(player(hand="swap_plates", board="hg hg hg lm"), player(), stacks={1: "cb sm"})
    assert state.hp[0] == 1 + 1 + 2 + 1
    say(state, "play swap_plates", "choose 1", "pick cb", "give hg")
    assert board(state, 0) == "hg hg lm cb"
    assert state.hp[0] == 1 + 1 + 1 + 1, "the rightmost har gow paid 2, the char siu bao pays 1"
    assert top(state, 1) == "hg sm"


@pytest.mark.rule("ST-24", "ST-25", "ST-52", "ST-R27")
def test_example_the_pig_that_breaks_a_column_keeps_its_points_and_never_gets_them_again() -> None:
    seat = player(hand="swap_plates", tokens="cb", board=COLUMN_BUT_HG)
    state = table(seat, player(), stacks={1: "hg", 2: "cb"})
    state.tokens[0] += 1  # a har gow token
    say(state, "buy 1")
    assert state.hp[0] == 5 + 3
    say(state, "play swap_plates", "choose 2", "pick cb", "give hg")
    assert state.hp[0] == 5 + 3 - 1 + 1
    assert tally(state, "column-filled") == 1
    say(state, "stay", "gain hg", "draw", "draw-card *", "stay")  # the other player
    say(state, "turn-fate vip_day")
    say(state, "gain hg")
    state.tokens[0] += 1
    assert offered(state, "buy") == ["2"]
    say(state, "buy 2")
    assert board(state, 0) == "hg lm sm fz cb cb"
    assert tally(state, "column-filled") == 1, "filled again, paid no more"
    assert state.hp[0] == 8 + 1 + 1, "the space, and VIP day"


@pytest.mark.rule("ST-24")
def test_a_swapped_dim_sum_counts_as_gained() -> None:
    seat = player(hand="long_chopsticks", board="lm lm sm fz cb", face_up="craving_hg full_table")
    state = table(seat, player(), stacks={4: "hg"}, fate="todays_special", dish="hg")
    before = state.hp[0]
    say(state, "play long_chopsticks", "choose 4", "pick hg", "give lm")
    assert state.hp[0] == before - 1 + 1 + 1 + 1 + 3 + 2, "space, special, craving, the Pig, the full table"


@pytest.mark.rule("ST-25", "ST-R25")
def test_a_row_is_six_of_one_type_and_counts_once() -> None:
    seat = player(tokens="hg", board="hg hg hg hg hg", face_up="clean_sweep")
    state = table(seat, player(), stacks={1: "hg"})
    before = state.hp[0]
    say(state, "buy 1")
    assert state.hp[0] == before + 0 + 5
    assert tally(state, "row-filled") == 1
    again = table(player(hand="swap_plates", tokens="hg", board="hg hg hg hg hg hg", face_up="clean_sweep"), player(),
                  stacks={1: "lm", 2: "hg"})  # fmt: skip
    say(again, "play swap_plates", "choose 1", "pick lm", "give hg", "stay")
    before = again.hp[0]
    say(again, "buy 2")
    assert board(again, 0) == "hg hg hg hg hg hg lm"
    assert again.hp[0] == before + 0
    assert tally(again, "row-filled") == 0


@pytest.mark.rule("ST-R25")
def test_one_column_can_pay_several_sources_at_once() -> None:
    seat = player(tokens="hg", board=COLUMN_BUT_HG, face_up="full_table")
    state = table(seat, player(), stacks={1: "hg"})
    say(state, "buy 1")
    assert state.hp[0] == 5 + 3 + 2


@pytest.mark.rule("ST-R26")
def test_a_column_filled_before_the_goal_card_was_played_does_not_pay_for_it() -> None:
    state = table(player(hand="full_table clean_sweep", board=f"hg {COLUMN_BUT_HG}"), player())
    before = state.hp[0]
    say(state, "play full_table", "take hg", "stay")
    assert state.hp[0] == before
    assert card_names(state.face_up[0]) == "full_table"


@pytest.mark.rule("ST-R25", "ST-R26")
def test_a_column_broken_before_the_goal_card_and_filled_after_it_does_not_pay() -> None:
    seat = player("ox", hand="swap_plates", tokens="cb", board=f"hg {COLUMN_BUT_HG}", face_up="full_table")
    state = table(seat, player(), stacks={1: "hg", 2: "cb"})
    say(state, "play swap_plates", "choose 1", "pick hg", "give cb", "stay")
    before = state.hp[0]
    say(state, "buy 2")
    assert board(state, 0) == "hg hg lm sm fz cb"
    assert state.hp[0] == before + 1


@pytest.mark.rule("ST-R23")
def test_a_swap_removes_then_places_then_checks_once() -> None:
    state = table(player("ox", hand="swap_plates", board="hg hg lm sm fz", face_up="full_table"), player(),
                  stacks={1: "cb"})  # fmt: skip
    say(state, "play swap_plates", "choose 1", "pick cb", "give hg")
    assert tally(state, "column-filled") == 1
    breaking = table(player("ox", hand="swap_plates", board="hg lm sm fz", face_up="full_table"), player(),
                     stacks={1: "cb"})  # fmt: skip
    say(breaking, "play swap_plates", "choose 1", "pick cb", "give hg")
    assert tally(breaking, "column-filled") == 0


@pytest.mark.rule("ST-R23")
def test_same_type_for_same_type_is_not_allowed() -> None:
    state = table(player(hand="swap_plates", board="hg lm"), player(), stacks={1: "hg cb", 2: "hg"})
    say(state, "play swap_plates")
    assert offered(state) == ["choose 1", "choose 2"]
    say(state, "choose 1", "pick hg")
    assert offered(state) == ["give lm"]
    assert refusal(state, "give hg") == "ST-R23"
    only = table(player(hand="swap_plates", board="hg"), player(), stacks={1: "hg cb", 2: "hg"})
    say(only, "play swap_plates")
    assert offered(only) == ["choose 1"]
    assert refusal(only, "choose 2") == "ST-R23"
    say(only, "choose 1")
    assert offered(only) == ["pick cb"]
    assert refusal(only, "pick hg") == "ST-R23"


@pytest.mark.rule("ST-R24")
def test_dim_sum_beside_the_board_stay_there_and_cannot_be_swapped() -> None:
    seat = player(hand="swap_plates swap_plates", board="hg hg hg hg hg hg", beside="hg lm")
    state = table(seat, player(), stacks={1: "cb"})
    say(state, "play swap_plates", "choose 1", "pick cb")
    assert offered(state) == ["give hg"], "the lo mai gai beside the board is none to give"
    say(state, "give hg")
    assert board(state, 0) == "hg hg hg hg hg cb"
    assert names(state.beside[0]) == "hg lm"
    assert dim_sum(state, 0) == 8


@pytest.mark.rule("ST-R24")
def test_a_swap_into_a_full_row_is_legal_and_costs_the_space_given() -> None:
    state = table(player(hand="swap_plates", board="hg hg hg hg hg hg lm lm"), player(), stacks={1: "hg"})
    before = state.hp[0]
    say(state, "play swap_plates", "choose 1", "pick hg", "give lm")
    assert names(state.beside[0]) == "hg"
    assert state.hp[0] == before - 1


@pytest.mark.rule("ST-26", "ST-R29")
def test_taking_the_last_dim_sum_removes_the_steamer_and_moves_the_marker() -> None:
    state = table(player("dog", hand="first_bite"), player(), stacks={1: ["lm lm", "hg"]}, track=5, fate="vip_day")
    say(state, "play first_bite", "choose 1", "pick hg")
    assert top(state, 1) == "lm lm"
    assert state.track == 4
    assert state.removed == 1
    assert state.hp[0] == 1, "no bonus of a purchase for anyone"
    assert state.eaten[0] == 0


@pytest.mark.rule("ST-26")
def test_a_steamer_that_is_not_empty_stays() -> None:
    state = table(player(hand="first_bite"), player(), stacks={1: "hg hg"}, track=5)
    say(state, "play first_bite", "choose 1", "pick hg")
    assert top(state, 1) == "hg"
    assert state.track == 5


@pytest.mark.rule("ST-32", "ST-26")
def test_a_bite_can_trigger_the_end() -> None:
    state = table(player(hand="first_bite"), player(), stacks={1: "hg"}, track=1)
    say(state, "play first_bite", "choose 1", "pick hg")
    assert "end-near" in events(state)


@pytest.mark.rule("ST-R28")
def test_points_never_fall_below_0_during_play() -> None:
    state = table(player("ox", hand="swap_plates", board="hg hg hg hg hg hg"), player(), stacks={1: "lm"})
    say(state, "play swap_plates", "choose 1", "pick lm", "give hg")
    assert state.hp[0] == 6, "the sixth space paid nothing, so nothing is lost; the new one pays 1"


@pytest.mark.rule("ST-29", "ST-R36")
def test_all_gain_from_the_holder_of_the_marker_while_the_bag_lasts() -> None:
    state = fated("tasting_tray", player(), player(), player(), marker=1, bag="hg lm")
    say(state, "bag hg", "bag lm")
    assert [board(state, seat) for seat in range(3)] == ["", "hg", "lm"]
    assert asked(state) == (1, "turn")


@pytest.mark.rule("ST-R47")
def test_the_gaining_player_chooses_the_order_of_his_rewards() -> None:
    seat = player("dragon", tokens="hg hg hg", board="lm lm lm sm sm sm fz fz fz cb cb cb")
    state = table(seat, player(), stacks={1: "hg hg hg"})
    say(state, "buy 1")
    assert asked(state) == (0, "rewarding")
    assert state.track == 11, "after the marker step"
    assert offered(state) == [
        "claim-token 1", "claim-token 2", "claim-token 3", "claim-cards 1", "claim-cards 2", "claim-cards 3",
        "waive 1", "waive 2", "waive 3",
    ]  # fmt: skip
    say(state, "claim-cards 3", "draw-card coupon", "draw-card delicious")
    assert offered(state, "claim-cards") == ["1", "2"]
    say(state, "waive 1", "claim-token 2", "take hg")
    assert tokens(state, 0) == "hg"
    assert asked(state) == (0, "turn")


@pytest.mark.rule("ST-R47")
def test_paid_tokens_are_back_in_the_supply_before_the_reward() -> None:
    others = player(tokens=" ".join(f"{dish} " * 10 for dish in ("lm", "sm", "fz", "cb")) + " hg" * 9)
    state = table(player("dragon", tokens="hg", board=COLUMN_BUT_HG), others, stacks={1: "hg"})
    say(state, "buy 1", "claim-token 1")
    assert offered(state) == ["take hg"]


@pytest.mark.rule("ST-R47")
def test_rewards_come_also_out_of_turn_and_before_the_rest_of_a_card() -> None:
    state = fated("tasting_tray", player(), player("dragon", board=COLUMN_BUT_HG), player())
    say(state, "bag sm", "bag hg")
    assert asked(state) == (1, "rewarding")
    say(state, "claim-token 1", "take cb")
    assert asked(state) == (engine.actor(state), "bagging")
    say(state, "bag sm")
    assert asked(state) == (0, "turn")
    chef = table(player("dragon", hand="chefs_choice", board=COLUMN_BUT_HG), player())
    say(chef, "play chefs_choice", "bag hg")
    assert asked(chef) == (0, "rewarding"), "before the card is drawn"


@pytest.mark.rule("ST-R47")
def test_points_and_finished_cravings_come_at_once() -> None:
    seat = player("dragon", tokens="hg", board=COLUMN_BUT_HG, face_up="craving_hg full_table")
    state = table(seat, player(), stacks={1: "hg"})
    state.counters = 2
    before = state.hp[0]
    say(state, "buy 1")
    assert asked(state) == (0, "rewarding")
    assert state.hp[0] == before + 1 + 1 + 2
    assert card_names(state.face_up[0]) == "full_table"
    assert card_names(state.discards) == "craving_hg"
    assert state.counters == 0


@pytest.mark.rule("ST-R5")
def test_cravings_that_end_with_one_purchase_reach_the_pile_together() -> None:
    """The order of the dishes, which nobody chose, must not matter."""
    seat = player("ox", tokens="hg lm", face_up="craving_hg craving_lm")
    state = table(seat, player(), stacks={1: "hg lm"}, deck="", discards="coupon")
    for kind in each_card(state.face_up[0]):
        state.counters += 2 * BIT[COUNTER[kind]]
    say(state, "buy 1")
    assert set(card_names(state.deck).split()) == {"coupon", "craving_hg", "craving_lm"}
    assert card_names(state.discards) == ""


@pytest.mark.rule("ST-R47")
def test_the_dim_sum_that_was_not_chosen_goes_back_after_the_reward() -> None:
    state = table(player("dragon", hand="delicious", board=COLUMN_BUT_HG), player(), bag="hg cb sm")
    say(state, "play delicious", "bag cb", "bag hg", "taste hg")
    assert asked(state) == (0, "rewarding")
    assert state.plate == ONE[4]
    assert view(GAME.redact(state, 1), 1).plate == [0, 0, 0, 0, 1]
    assert events(state)[-1] != "into-bag"
    say(state, "claim-token 1", "take hg")
    assert state.plate == 0
    assert count_of(state.bag, 4) == 1
    assert events(state)[-2:] == ["into-bag", "discarded"]


def test_the_bonus_is_kept_apart_by_its_cause() -> None:
    seat = player("dog", tokens="hg lm", face_up="craving_hg")
    state = table(seat, player(), stacks={1: "hg lm"}, fate="vip_day")
    say(state, "buy 1")
    assert [state.bonus[0] >> 16 * cause & 0xFFFF for cause in range(3)] == [1, 1, 1]
    assert state.hp[0] == 2 + 3
    assert total(state.board[0]) == 2
