"""Chapter 2: rounds, the starting-player marker, what triggers the end."""

from __future__ import annotations

import pytest

from kaizhuo.core import engine
from kaizhuo.core.components import size
from kaizhuo.core.rng import Rng
from kaizhuo.core.state import CHANCE
from kaizhuo.games.steam_up.box.options import SteamOptions
from kaizhuo.games.steam_up.box.tables import FATE_DECK
from kaizhuo.games.steam_up.game import GAME
from kaizhuo.games.steam_up.rules.state import SteamState
from kaizhuo.games.steam_up.rules.words import FATE
from tests.games.steam_up.table import asked, events, fated, odds, offered, player, say, table, tally


def idle(state: SteamState) -> int:
    """Somebody's whole turn: a token and a card."""
    seat = engine.actor(state)
    say(state, "gain hg", "draw", "draw-card *", "stay")
    return seat


@pytest.mark.rule("ST-8")
@pytest.mark.parametrize(("seats", "marker"), [(2, 1), (3, 0), (4, 2), (5, 4)])
def test_a_round_is_one_turn_for_each_player_clockwise_from_the_marker(seats: int, marker: int) -> None:
    state = table(*[player()] * seats, marker=marker, turn=marker)
    assert [idle(state) for _ in range(seats)] == [(marker + turn) % seats for turn in range(seats)]
    assert asked(state) == (CHANCE, "turning-fate")


@pytest.mark.rule("ST-8")
def test_no_fate_card_in_the_first_round_and_one_at_the_start_of_each_later_one() -> None:
    state = GAME.setup(2, SteamOptions())
    rng = Rng(1)
    turned = {}
    while state.rounds < 4:
        if asked(state)[1] == "turn":
            turned[state.rounds] = size(GAME.setup(2, SteamOptions()).fates) - size(state.fates)
        engine.apply(GAME, state, engine.pick(GAME, state, rng))
    assert turned == {1: 0, 2: 1, 3: 2}


@pytest.mark.rule("ST-5", "ST-8")
def test_every_fate_card_that_was_not_seen_is_as_likely_by_its_copies() -> None:
    state = table(player(), player(), turn=1)
    idle(state)
    found = odds(state)
    assert sum(found.values()) == 26
    assert found["turn-fate good_cheer"] == 2
    assert found["turn-fate tasting_tray"] == 1
    say(state, "turn-fate good_fortune", "draw-card *", "draw-card *")
    idle(state)
    idle(state)
    assert odds(state)["turn-fate good_fortune"] == 1
    assert sum(odds(state).values()) == 25


@pytest.mark.rule("ST-8")
def test_what_holds_in_this_round_lasts_until_the_next_fate_card() -> None:
    state = table(player(tokens="hg"), player(), turn=1, fate="stuck_table", stacks={1: "hg"})
    say(state, "gain hg", "draw", "draw-card *")
    assert asked(state) == (CHANCE, "turning-fate")  # nothing to rotate in this round
    say(state, "turn-fate vip_day")
    say(state, "draw", "draw-card *")
    assert asked(state) == (0, "rotating")


@pytest.mark.rule("ST-31", "ST-R34")
def test_a_marker_that_moves_in_a_round_does_not_change_its_order() -> None:
    state = table(player(hand="wheres_mine"), player(), player(hand="wheres_mine"), marker=1, turn=1)
    idle(state)
    say(state, "play wheres_mine", "take hg", "stay", "gain hg")
    assert state.marker == 2
    assert engine.actor(state) == 0
    say(state, "play wheres_mine", "take hg", "stay", "gain hg")
    assert asked(state) == (CHANCE, "turning-fate")
    assert state.marker == 0
    say(state, "turn-fate vip_day")
    assert [idle(state), idle(state), idle(state)] == [0, 1, 2]


@pytest.mark.rule("ST-31", "ST-R35")
def test_a_fate_card_that_moves_the_marker_changes_this_very_round() -> None:
    state = fated("pass_chili_oil", player(), player(), player(), marker=1)
    assert state.marker == 2
    assert [idle(state), idle(state), idle(state)] == [2, 0, 1]


@pytest.mark.rule("ST-31")
def test_nothing_but_cards_moves_the_marker() -> None:
    state = table(player("monkey"), player(), turn=0)
    for _ in range(2):
        say(state, "gain hg", "draw", "draw-card *", "stay")
        if asked(state)[1] == "turn" and "end-turn" in offered(state):
            say(state, "end-turn")
    assert state.marker == 0


@pytest.mark.rule("ST-22", "ST-32")
def test_a_purchase_that_brings_the_marker_to_0_triggers_the_end_and_the_round_is_completed() -> None:
    seats = [player(tokens="hg"), player(), player()]
    state = table(*seats, track=1, stacks={1: ["lm lm", "hg"], 2: "cb"})
    say(state, "buy 1")
    assert state.track == 0
    assert "end-near" in events(state)
    say(state, "gain hg")
    assert [idle(state), idle(state)] == [1, 2]
    assert engine.over(state)
    assert tally(state, "ended") == 1


@pytest.mark.rule("ST-R30")
def test_on_0_the_marker_stays_and_steamers_can_still_be_bought() -> None:
    state = table(player(tokens="hg"), player(tokens="cb"), track=1, stacks={1: ["lm lm", "hg"], 6: "cb"})
    say(state, "buy 1", "gain hg")
    say(state, "buy 6")
    assert state.track == 0
    assert state.eaten[1] == 1
    assert tally(state, "end-near") == 1


@pytest.mark.rule("ST-32", "ST-R32")
def test_the_round_of_the_last_fate_card_is_the_last_one() -> None:
    state = fated("pass_chili_oil", player(), player(), fates_turned=17, rounds=19)
    assert state.fates_turned() == FATE_DECK
    assert "end-near" in events(state)
    assert [idle(state), idle(state)] == [1, 0]
    assert engine.over(state)
    before = fated("pass_chili_oil", player(), player(), fates_turned=16, rounds=18)
    assert [idle(before), idle(before)] == [1, 0]
    assert asked(before) == (CHANCE, "turning-fate")


@pytest.mark.rule("ST-R32")
def test_no_game_has_more_than_19_rounds() -> None:
    longest = 0
    for seed in range(6):
        state = GAME.setup(5, SteamOptions())
        rng = Rng(seed)
        while not engine.over(state):
            engine.apply(GAME, state, engine.pick(GAME, state, rng))
        longest = max(longest, state.rounds)
    assert longest == 19


@pytest.mark.rule("ST-R31")
def test_a_marker_on_0_at_the_start_of_the_turns_makes_this_round_the_last() -> None:
    """No Fate card of ours does it; so it is put on 0 while the card is being carried out."""
    state = fated("busy_waiter", player(), player(), track=3)
    state.track = 0
    say(state, "rotate clockwise")
    assert [idle(state), idle(state)] == [0, 1]
    assert engine.over(state)


@pytest.mark.rule("ST-R33")
def test_an_empty_turntable_closes_buying_and_nothing_else() -> None:
    state = table(player(tokens="hg lm sm fz cb", hand="order_up order_up push_cart"), player())
    assert offered(state, "buy") == []
    assert {said.split(" ")[0] for said in offered(state)} == {"gain", "draw", "exchange", "play"}
    assert offered(state, "play") == ["order_up"]


def test_the_fate_card_of_the_round_is_known_by_name() -> None:
    state = fated("vip_day", player(), player())
    assert FATE.members[state.fate] == "vip_day"
