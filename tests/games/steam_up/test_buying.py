"""Chapter 4: buying a steamer."""

from __future__ import annotations

import pytest

from kaizhuo.core import engine
from kaizhuo.games.steam_up.rules.counts import total
from kaizhuo.games.steam_up.rules.state import SteamState
from tests.games.steam_up.table import (
    asked,
    board,
    card_names,
    events,
    names,
    offered,
    player,
    refusal,
    say,
    stack,
    table,
    tokens,
    top,
)


@pytest.mark.rule("ST-18")
def test_only_top_steamers_in_your_zone_can_be_bought() -> None:
    rich = player(tokens="hg hg lm lm sm sm")
    state = table(rich, player(), stacks={1: ["lm lm", "hg"], 2: "lm", 6: "sm", 3: "hg hg"})
    assert offered(state, "buy") == ["1", "2"]
    assert refusal(state, "buy 6") == "ST-18"
    assert refusal(state, "buy 3") == "ST-18"
    assert refusal(state, "buy 5") == "ST-18", "there is no steamer"


@pytest.mark.rule("ST-18")
def test_without_a_steamer_in_your_zone_no_purchase() -> None:
    state = table(player(tokens="hg hg"), player(), stacks={4: "hg"})
    assert offered(state, "buy") == []


@pytest.mark.rule("ST-17", "ST-R9")
def test_a_steamer_partly_in_the_zone_is_in_it_and_may_be_shared() -> None:
    for turn in (0, 1):
        seats = [player(tokens="hg"), player(tokens="hg")]
        state = table(*seats, stacks={1: "hg"}, turn=turn)
        assert offered(state, "buy") == ["1"]


@pytest.mark.rule("ST-19")
def test_the_price_matches_the_steamer_in_number_and_type() -> None:
    state = table(player(tokens="hg hg lm cb"), player(), stacks={1: "hg hg cb", 2: "hg sm"})
    assert offered(state, "buy") == ["1"]
    assert refusal(state, "buy 2") == "ST-19"
    say(state, "buy 1")
    assert tokens(state, 0) == "lm"
    assert total(state.supply) == 49


@pytest.mark.rule("ST-19")
def test_never_a_part_of_a_steamer() -> None:
    state = table(player(tokens="hg hg"), player(), stacks={1: "hg hg hg"})
    assert refusal(state, "buy 1") == "ST-19"


@pytest.mark.rule("ST-20")
def test_example_three_first_spaces_score_3_and_the_marker_goes_from_13_to_12() -> None:
    buyer = player("ox", tokens="hg lm cb")
    state = table(player(), buyer, player(), player(), track=13, turn=1, stacks={4: ["sm sm", "hg lm cb"]})
    say(state, "buy 4")
    assert board(state, 1) == "hg lm cb"
    assert state.hp[1] == 3
    assert state.track == 12
    assert state.eaten[1] == 1
    assert stack(state, 4) == ["sm sm"]


@pytest.mark.rule("ST-20")
def test_a_purchase_goes_in_order() -> None:
    state = table(player("dog", tokens="hg hg"), player(), stacks={1: ["lm lm", "hg hg"]})
    before = len(events(state))
    say(state, "buy 1")
    told = [name for name in events(state)[before:] if name != "turn-ended"]
    assert told == ["bought", "paid", "opened", "placed", "placed", "scored", "marker-moved"]


@pytest.mark.rule("ST-20")
def test_dim_sum_go_on_the_leftmost_free_spaces_of_their_rows() -> None:
    state = table(player(tokens="hg hg lm", board="hg"), player(), stacks={1: "hg hg lm"})
    say(state, "buy 1")
    assert board(state, 0) == "hg hg hg lm"
    assert state.hp[0] == 1 + 1 + 2 + 1


@pytest.mark.rule("ST-21")
def test_a_full_row_sends_further_dim_sum_beside_the_board() -> None:
    state = table(player(tokens="hg hg hg", board="hg hg hg hg hg"), player(), stacks={1: "hg hg hg"})
    before = state.hp[0]
    say(state, "buy 1")
    assert board(state, 0) == "hg " * 5 + "hg"
    assert names(state.beside[0]) == "hg hg"
    assert state.hp[0] == before + 0, "the sixth space pays 0"


# Help with buying


@pytest.mark.rule("ST-R45")
def test_a_coupon_saves_a_token_of_your_choice() -> None:
    state = table(player(tokens="hg lm sm", face_up="coupon"), player(), stacks={1: "hg lm sm"})
    say(state, "buy 1")
    assert offered(state) == ["use coupon", "pay-now"]
    say(state, "use coupon")
    assert asked(state) == (0, "paying")
    say(state, "pay hg")
    assert offered(state) == ["pay lm", "pay sm"]
    say(state, "pay sm")
    assert tokens(state, 0) == "lm"
    assert card_names(state.face_up[0]) == ""
    assert card_names(state.discards) == "coupon"
    assert board(state, 0) == "hg lm sm"


@pytest.mark.rule("ST-R45")
def test_a_coupon_need_not_be_used() -> None:
    state = table(player(tokens="hg lm", face_up="coupon"), player(), stacks={1: "hg lm"})
    say(state, "buy 1", "pay-now")
    assert tokens(state, 0) == ""
    assert card_names(state.face_up[0]) == "coupon"


@pytest.mark.rule("ST-R45")
def test_what_can_be_paid_in_one_way_only_is_not_asked() -> None:
    state = table(player(tokens="hg sm cb", face_up="coupon"), player(), stacks={1: "hg lm sm"})
    say(state, "buy 1")
    assert offered(state) == ["use coupon"], "without it there is not enough"
    say(state, "use coupon")
    assert tokens(state, 0) == "cb"
    assert board(state, 0) == "hg lm sm"


@pytest.mark.rule("ST-R45")
def test_one_coupon_a_purchase_and_at_least_one_token() -> None:
    state = table(player(tokens="hg lm", face_up="coupon coupon"), player(), stacks={1: "hg lm", 2: "lm"})
    say(state, "buy 1", "use coupon")
    assert asked(state)[1] == "paying"
    state = table(player(tokens="lm", face_up="coupon"), player(), stacks={2: "lm"})
    say(state, "buy 2")
    assert tokens(state, 0) == ""
    assert card_names(state.face_up[0]) == "coupon", "it would change nothing, so it was not offered"


@pytest.mark.rule("ST-R45")
def test_a_coupon_that_changes_nothing_is_refused() -> None:
    seat = player(tokens="hg lm sm", face_up="coupon substitution")
    state = table(seat, player(), stacks={1: "hg"})
    say(state, "buy 1")
    assert offered(state) == ["use substitution", "pay-now"]
    assert refusal(state, "use coupon") == "ST-R45"


@pytest.mark.rule("ST-R45")
def test_a_substitution_lets_up_to_two_tokens_be_of_any_type() -> None:
    seat = player(tokens="hg cb cb fz", face_up="substitution")
    state = table(seat, player(), stacks={1: "hg lm sm", 2: "lm lm lm"})
    assert offered(state, "buy") == ["1"]
    say(state, "buy 1")
    assert offered(state) == ["use substitution"]
    say(state, "use substitution")
    assert offered(state) == ["pay fz", "pay cb"], "the har gow and a char siu bao are paid anyway"
    say(state, "pay cb")
    assert tokens(state, 0) == "fz"
    assert board(state, 0) == "hg lm sm"


@pytest.mark.rule("ST-R45")
def test_a_substitution_must_change_what_is_paid() -> None:
    seat = player(tokens="hg lm", face_up="substitution")
    state = table(seat, player(), stacks={1: "hg lm"})
    say(state, "buy 1")
    assert board(state, 0) == "hg lm", "nothing else could be paid, so it was not offered"
    assert card_names(state.face_up[0]) == "substitution"
    rich = table(player(tokens="hg lm sm", face_up="substitution"), player(), stacks={1: "hg lm"})
    say(rich, "buy 1", "use substitution")
    assert offered(rich) == ["pay hg", "pay lm"]
    say(rich, "pay hg")
    assert tokens(rich, 0) == "lm", "so the siu mai takes the place of the lo mai gai"


@pytest.mark.rule("ST-R45")
def test_coupon_and_substitution_together() -> None:
    seat = player(tokens="cb cb fz", face_up="coupon substitution")
    state = table(seat, player(), stacks={1: "hg lm sm"})
    say(state, "buy 1")
    assert offered(state) == ["use coupon", "use substitution"]
    say(state, "use substitution", "use coupon")
    assert offered(state) == ["pay fz", "pay cb"], "a char siu bao is paid anyway"
    say(state, "pay fz")
    assert tokens(state, 0) == "cb"


@pytest.mark.rule("ST-R45")
def test_discounts_add_up_but_one_token_must_be_paid() -> None:
    seat = player(tokens="hg", face_up="coupon")
    state = table(seat, player(), stacks={1: "hg lm sm"}, fate="tea_discount")
    say(state, "buy 1", "use coupon")
    assert tokens(state, 0) == ""
    assert board(state, 0) == "hg lm sm"
    poor = table(player(face_up="coupon"), player(), stacks={1: "hg lm"}, fate="tea_discount")
    assert offered(poor, "buy") == []


@pytest.mark.rule("ST-R45")
def test_afternoon_tea_is_not_optional() -> None:
    state = table(player(tokens="hg lm"), player(), stacks={1: "hg lm"}, fate="tea_discount")
    say(state, "buy 1")
    assert asked(state) == (0, "paying")
    say(state, "pay lm")
    assert tokens(state, 0) == "hg"


@pytest.mark.rule("ST-R45")
def test_the_extra_token_of_the_ox_is_never_discounted_and_not_one_of_the_two() -> None:
    state = table(player("ox", tokens="hg cb"), player(), stacks={4: "hg lm"}, fate="tea_discount")
    say(state, "buy 4")
    assert tokens(state, 0) == "", "one of two, and the extra one"
    poor = table(player("ox", tokens="hg"), player(), stacks={4: "hg lm"}, fate="tea_discount")
    assert refusal(poor, "buy 4") == "ST-42"
    swapped = table(player("ox", tokens="cb cb fz", face_up="substitution"), player(), stacks={4: "hg lm"})
    say(swapped, "buy 4", "use substitution")
    assert tokens(swapped, 0) == ""
    assert board(swapped, 0) == "hg lm"


def test_what_a_payment_may_be_is_found_among_all_handfuls() -> None:
    """Against a plain count of all ways to pay."""
    seat = player("ox", tokens="hg hg lm sm", face_up="coupon substitution")
    state = table(seat, player(), stacks={4: "hg lm cb"})
    paid: set[str] = set()

    def follow(now: SteamState) -> None:
        if asked(now)[1] not in ("helping", "paying"):
            left = tokens(now, 0)
            used = "coupon" not in card_names(now.face_up[0])
            swapped = "substitution" not in card_names(now.face_up[0])
            paid.add(f"{used:d}{swapped:d} {left}")
            return
        for sentence in offered(now):
            after = now.copy()
            after.journal = []
            say(after, sentence)
            follow(after)

    say(state, "buy 4")
    follow(state)
    # price 3 with char siu bao missing, and one extra token: four tokens, so only with help
    assert paid == {
        "01 ",  # all four: hg lm and two that are off, of which one is the extra one
        "10 hg",  # coupon: hg lm and the extra one
        "10 sm",
        "11 lm",  # with both at least two must be off: the second hg, and sm
    }
    assert engine.actor(state) == 0


@pytest.mark.rule("ST-18", "ST-R40")
def test_the_steamer_beneath_is_opened_when_one_is_bought() -> None:
    state = table(player(tokens="hg"), player(), stacks={1: ["lm cb", "hg"]})
    say(state, "buy 1")
    assert top(state, 1) == "lm cb"
    assert "opened" in events(state)
