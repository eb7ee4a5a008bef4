"""Chapter 2: a turn, and the gaps in it for newspapers."""

from __future__ import annotations

import pytest

from kaizhuo.games.flatiron.game import GAME
from kaizhuo.games.flatiron.rules.words import AGREE_END
from tests.games.flatiron.table import activate, asked, column, events, hand, offered, refusal, say, step, table

ALL = ["move BW", "move S23", "move A5", "move S22", "move CITY_HALL"]


@pytest.mark.rule("FL-5")
def test_a_turn_is_a_move_and_exactly_one_thing() -> None:
    state = table()
    assert refusal(state, "take 2") == "FL-5"
    assert refusal(state, "activate BW") == "FL-5"
    say(state, "move BW", "take 2")
    assert asked(state) == 1
    assert step(state) == "moving"
    assert events(state, "turn-began") == ["turn-began 0 1", "turn-began 1 1"]


@pytest.mark.rule("FL-6")
def test_you_move_to_another_location_and_not_onto_the_other_architect() -> None:
    state = table(at=("BW", "A5"), tiles="P5")
    assert offered(state) == ["move S23", "move S22", "move CITY_HALL"]
    assert refusal(state, "move BW") == "FL-6"
    assert refusal(state, "move A5") == "FL-6"


@pytest.mark.rule("FL-R8")
def test_on_your_first_turn_any_free_location_will_do() -> None:
    assert offered(table(tiles="P5")) == ALL
    assert offered(table(tiles="P5", at=("", "S22"))) == [move for move in ALL if move != "move S22"]


@pytest.mark.rule("FL-18", "FL-R26")
def test_while_the_floor_says_so_architects_may_share_but_must_still_leave() -> None:
    state = table(at=("BW", "A5"), tiles="P6")
    assert offered(state) == ["move S23", "move A5", "move S22", "move CITY_HALL"]
    assert refusal(state, "move BW") == "FL-R26"
    say(state, "move A5")
    assert list(state.location) == [2, 2]


@pytest.mark.rule("FL-R25")
def test_when_sharing_ends_nobody_moves_and_the_next_move_is_a_normal_one() -> None:
    state = table(sides="1R 2P", at=("BW", "S23"), tiles="P6", pillars="orange blue white", next_tile="P5")
    activate(state, "S23")
    say(state, "do floor-5-6")
    assert list(state.location) == [1, 1], "both stay where they are"
    assert offered(state) == ["move BW", "move A5", "move S22", "move CITY_HALL"], "they leave as always"
    say(state, "move BW", "take 2")
    assert "move BW" not in offered(state)
    assert refusal(state, "move BW") == "FL-6"


@pytest.mark.rule("FL-7")
def test_after_the_move_you_buy_activate_or_take_two_dollars() -> None:
    state = table(tiles="P5")
    say(state, "move BW")
    assert offered(state) == ["buy B1", "activate BW", "take 2"]
    assert refusal(state, "buy T3") == "FL-7"
    assert refusal(state, "buy-decree L1") == "FL-7"
    assert refusal(state, "activate S23") == "FL-7"
    assert refusal(state, "take 4") == "FL-7"
    say(state, "take 2")
    assert state.money[0] == 11
    say(state, "move CITY_HALL")
    assert offered(state) == [*(f"buy-decree L{n}" for n in range(1, 7)), "activate CITY_HALL", "take 4"]


@pytest.mark.rule("FL-R7")
def test_there_is_always_a_legal_turn_even_without_money() -> None:
    state = table(money=(0, 0), tiles="P5", at=("BW", "S23"))
    assert len(offered(state, "move")) == 3
    say(state, "move A5")
    assert offered(state) == ["activate A5", "take 2"]
    say(state, "activate A5")
    assert asked(state) == 1, "an activation of which every action is skipped is a turn"


@pytest.mark.rule("FL-11", "FL-R3")
def test_a_column_is_done_from_top_to_bottom() -> None:
    """The example of the rulebook: two printed actions and two cards make four."""
    state = table(sides="1P 2P", columns=({"BW": ("B6", "B5")}, {}), warehouses=("orange", ""), active="N3")
    activate(state, "BW")
    said = []
    while asked(state) == 0 and step(state) == "acting":
        said.append("do " + offered(state, "do")[0])
        say(state, "skip")
    assert said == ["do news", "do trade-orange", "do build-1-1-0", "do gain-4"]


@pytest.mark.rule("FL-R3")
def test_the_newest_card_lies_at_the_outer_end() -> None:
    state = table(sides="1P 2P", columns=({"BW": ("B6 B2", "B3")}, {}), warehouses=("orange", ""))
    activate(state, "BW")
    said = []
    while asked(state) == 0:
        said.append("do " + offered(state, "do")[0])
        say(state, "skip")
    assert said == ["do news", "do gain-4", "do trade-orange", "do build-1-1-0", "do gain-3"]
    state = table(columns=({"BW": ("B6", "")}, {}), tops="B2 B3 F5 S7", at=("", "A5"))
    say(state, "move BW", "buy B2", "tuck B2 top", "move CITY_HALL", "take 2", "move S23", "buy B3", "tuck B3 bottom")
    assert column(state, 0, "BW") == ("B2 B6", "B3")


@pytest.mark.rule("FL-11")
def test_each_action_may_be_done_or_skipped() -> None:
    state = table(sides="1P 2P", money=(9, 9))
    activate(state, "S22")
    assert offered(state) == ["do trade-black", "skip"]
    say(state, "skip")
    assert offered(state) == ["do gain-3", "skip"]
    assert refusal(state, "do gain-4") == "FL-11"
    say(state, "do gain-3")
    assert list(state.money) == [12, 9]
    assert asked(state) == 1


@pytest.mark.rule("FL-12", "FL-R20")
def test_at_city_hall_the_active_newspaper_may_be_carried_out_or_left() -> None:
    state = table(active="N1")
    say(state, "move CITY_HALL", "activate CITY_HALL")
    assert offered(state) == ["do gain-3", "skip"]
    assert refusal(state, "take 2") == "FL-R20"
    say(state, "do gain-3")
    assert state.money[0] == 12
    state = table(active="N1")
    say(state, "move CITY_HALL", "activate CITY_HALL", "skip")
    assert state.money[0] == 9
    assert asked(state) == 1


@pytest.mark.rule("FL-R20")
def test_city_hall_may_be_activated_even_if_its_newspaper_cannot_be_done() -> None:
    state = table(active="N2", warehouses=("", ""))
    say(state, "move CITY_HALL", "activate CITY_HALL")
    assert asked(state) == 1, "there is nothing to swap"


# FL-21  The gaps


@pytest.mark.rule("FL-21", "FL-R15")
def test_newspapers_may_be_played_before_the_move_and_after_it() -> None:
    state = table(papers=("N1 N3", ""))
    assert offered(state, "play") == ["N1", "N3"]
    say(state, "play N1", "do gain-3")
    assert step(state) == "moving"
    say(state, "move BW")
    assert offered(state, "play") == ["N3"]
    say(state, "play N3", "do gain-vp-2-1")
    assert step(state) == "choosing"
    assert [state.money[0], state.vp[0]] == [14, 1]


@pytest.mark.rule("FL-21")
def test_a_newspaper_that_you_do_not_hold_cannot_be_played() -> None:
    state = table(papers=("N1", "N2"))
    assert refusal(state, "play N2") == "FL-21"
    say(state, "move BW")
    assert refusal(state, "play N2") == "FL-21"


@pytest.mark.rule("FL-21")
def test_a_played_newspaper_replaces_the_active_one_which_leaves_the_game() -> None:
    state = table(papers=("N4", ""), active="N1")
    say(state, "play N4")
    assert state.active == 3
    assert list(state.used) == [1, 0, 0, 0, 0, 0, 0]
    assert hand(state, 0) == ""


@pytest.mark.rule("FL-R15")
def test_there_is_a_gap_after_each_action_of_a_column_but_none_before_the_first() -> None:
    state = table(sides="1P 2P", papers=("N1", ""))
    activate(state, "S22")
    assert offered(state) == ["do trade-black", "skip"]
    assert refusal(state, "play N1") == "FL-R15"
    say(state, "do trade-black")
    assert offered(state) == ["do gain-3", "skip", "play N1"]
    say(state, "skip")
    assert offered(state) == ["end-turn", "play N1"]


@pytest.mark.rule("FL-R15")
def test_the_gap_is_there_too_when_the_next_action_can_only_be_skipped() -> None:
    state = table(sides="1P 2P", papers=("N3", ""), money=(1, 9), warehouses=("white", ""))
    activate(state, "A5")
    say(state, "skip")
    assert offered(state) == ["skip", "play N3"], "two dollars for the build are missing"
    assert refusal(state, "do build-2-2-0") == "FL-R54"
    say(state, "play N3", "do gain-vp-2-1")
    assert offered(state) == ["do build-2-2-0", "skip"], "now they are there"


@pytest.mark.rule("FL-R15")
def test_there_is_a_gap_after_a_purchase_after_taking_money_and_after_city_hall() -> None:
    for sentences in (
        ("move BW", "buy B1", "tuck B1 top"),
        ("move BW", "take 2"),
        ("move CITY_HALL", "buy-decree L1", "column BW", "enact L1 top"),
        ("move CITY_HALL", "activate CITY_HALL", "do gain-3"),
        ("move CITY_HALL", "activate CITY_HALL", "skip"),
    ):
        state = table(papers=("N2", ""))
        say(state, *sentences)
        assert offered(state) == ["end-turn", "play N2"]
        assert refusal(state, "move S23") == "FL-5"
        say(state, "end-turn")
        assert asked(state) == 1


@pytest.mark.rule("FL-R15")
def test_no_newspaper_inside_an_action_or_a_bonus() -> None:
    state = table(sides="1P 2P", tiles="P3", papers=("N1", ""), warehouses=("orange", ""), active="N5")
    activate(state, "BW")
    say(state, "skip", "do build-1-1-0")
    assert offered(state) == ["build orange"]
    say(state, "build orange")
    assert not offered(state, "play")
    say(state, "place P3-2")
    assert offered(state) == ["do news", "skip"]
    say(state, "do news")
    assert not offered(state, "play")
    say(state, "buy B1")
    assert not offered(state, "play")
    say(state, "tuck B1 top")
    assert offered(state) == ["end-turn", "play N1"]


@pytest.mark.rule("FL-21", "FL-R15")
def test_several_newspapers_may_be_played_in_a_row_each_done_before_the_next() -> None:
    state = table(papers=("N1 N1 N7", ""), money=(0, 0))
    say(state, "play N1")
    assert offered(state) == ["do gain-3", "skip"], "first finish this one"
    say(state, "do gain-3", "play N7", "do buy-any-1")
    assert not offered(state, "play")
    say(state, "buy-pillar blue", "play N1", "do gain-3")
    assert step(state) == "moving"
    assert state.money[0] == 5


@pytest.mark.rule("FL-R15")
def test_who_has_no_newspaper_is_not_asked_about_gaps() -> None:
    state = table(sides="1P 2P", papers=("", "N1"), money=(0, 0))
    activate(state, "BW")
    assert asked(state) == 1


@pytest.mark.rule("FL-R20")
def test_a_newspaper_may_be_played_for_nothing() -> None:
    state = table(papers=("N2", ""), active="N1")
    say(state, "play N2")
    assert state.active == 1
    assert step(state) == "moving", "no pillar to swap: nobody is asked"
    state = table(papers=("N1", ""))
    say(state, "play N1", "skip")
    assert state.money[0] == 9


@pytest.mark.rule("FL-R53")
def test_a_card_tucked_into_the_active_column_waits_for_the_next_activation() -> None:
    state = table(sides="3P 2P", papers=("", ""), active="N5", tops="B3 T3 F5 S7", at=("CITY_HALL", ""))
    activate(state, "BW")
    say(state, "skip", "do news", "buy B3", "tuck B3 bottom")
    assert asked(state) == 1, "the gain-3 below the last cell is not done now"
    state = table(sides="3P 2P", columns=({"BW": ("", "B3")}, {}))
    activate(state, "BW")
    say(state, "skip", "skip")
    assert offered(state) == ["do gain-3", "skip"]


@pytest.mark.rule("FL-R53")
def test_a_copy_of_an_own_action_sees_the_new_card_at_once() -> None:
    """NEWS stands above COPY_OWN; the newspaper buys B2, whose GAIN(4) can be copied in the same activation."""
    state = table(sides="2P 1P", columns=({"S23": ("T7 T4", "")}, {}), active="N5", tops="B2 T3 F5 S8")
    activate(state, "S23")
    say(state, "do news", "buy B2", "tuck B2 top", "do copy-own-1")
    assert "copy gain-4" in offered(state)


@pytest.mark.rule("FL-24", "FL-R43")
def test_a_game_without_a_roof_ends_when_each_has_had_a_hundred_turns() -> None:
    state = table(turns=198, turn=1)
    say(state, "move BW", "take 2")
    assert step(state) == "moving"
    say(state, "move S23", "take 2")
    assert step(state) == "over"
    assert "cut-short 100" in events(state)
    assert state.roof_by == -1


@pytest.mark.rule("FL-R43")
def test_when_both_agree_the_present_turn_is_the_last() -> None:
    state = table(turns=9)
    assert GAME.agreement(state) == AGREE_END
    say(state, "move BW")
    GAME.agree(state)
    assert GAME.agreement(state) == -1
    assert step(state) == "choosing"
    say(state, "take 2")
    assert step(state) == "over"
    assert "agreed" in events(state)
    assert "cut-short 100" not in events(state)
    assert "agree-end" not in offered(table()), "it is no choice of one player"


@pytest.mark.rule("FL-R43")
def test_a_roof_built_in_the_agreed_turn_decides_as_always() -> None:
    state = table(
        turns=9, sides="1R 2P", tiles="P1 P3 P5 P6 P2", next_tile="ROOF", pillars="orange blue white", vp=(0, 6)
    )
    GAME.agree(state)
    say(state, "move S23", "activate S23", "do floor-5-6")
    assert step(state) == "over"
    assert GAME.places(state) == [1, 2]


@pytest.mark.rule("FL-R43")
def test_a_bot_agrees_when_each_has_had_eighty_turns() -> None:
    assert not GAME.bots_agree(table(turns=158))
    assert GAME.bots_agree(table(turns=160))
    assert GAME.agreement(table(seats=1, turns=200)) == -1, "a solo game ends by itself"


@pytest.mark.rule("FL-R43")
def test_a_solo_game_has_no_such_limit() -> None:
    state = table(seats=1, turns=500)
    say(state, "move BW", "take 2")
    assert step(state) == "moving"
