"""What speaks for an answer beside the others, as a player would say it."""

from __future__ import annotations

import pytest

from kaizhuo.core import engine
from kaizhuo.core.rng import Rng
from kaizhuo.core.state import CHANCE
from kaizhuo.games.steam_up.box.options import SteamOptions
from kaizhuo.games.steam_up.game import GAME
from kaizhuo.games.steam_up.rules.state import SteamState
from kaizhuo.games.steam_up.rules.words import WORDS
from tests.games.steam_up.table import Player, fated, player, say, table


def why(state: SteamState, said: str) -> list[tuple[str, int]]:
    """Of the player who is asked, who sees only what they may."""
    seat = engine.actor(state)
    return GAME.advice().reasons(GAME.redact(state, seat), seat, WORDS.parse(said))


def choosing(mine: str, other: str) -> SteamState:
    """The first of two players chooses between two zodiac boards."""
    state = GAME.setup(2, SteamOptions())
    dealt = [WORDS.parse(f"deal-zodiac {zodiac}") for zodiac in (mine, "ox", other, "dog")]
    while engine.actor(state) == CHANCE:
        meant = bool(dealt) and dealt[0] in engine.options(GAME, state)
        engine.apply(GAME, state, dealt.pop(0) if meant else engine.pick(GAME, state, Rng(1)))
    return state


@pytest.mark.rule("ST-6")
def test_a_zodiac_board_is_kept_for_what_it_has_more_of() -> None:
    assert why(choosing("rat", "pig"), "keep rat") == [("spaces", 0), ("starts", 1)]
    assert why(choosing("rat", "pig"), "keep pig") == [("talent", 0)]
    assert why(choosing("dragon", "rooster"), "keep dragon")[-1] == ("starts", 3)


@pytest.mark.rule("ST-R16")
def test_a_turn_ends_where_what_is_left_costs_more_than_it_brings() -> None:
    rat = table(player("rat", hand="coupon"), player(), stacks={1: "hg"})
    say(rat, "gain fz", "draw", "draw-card push_cart", "stay")
    assert why(rat, "end-turn") == [("blanks", 2)]
    snake = table(player("snake", tokens="hg lm sm cb"), player(), stacks={1: "hg lm sm cb"})
    say(snake, "gain fz", "draw", "draw-card push_cart", "stay")
    assert why(snake, "end-turn") == [("enough", 0)]
    spare = table(player("snake", tokens="hg hg hg"), player(), stacks={1: "cb"})
    say(spare, "gain fz", "draw", "draw-card push_cart", "stay")
    assert why(spare, "end-turn") == []


def rewarded(board: str, track: int = 9) -> SteamState:
    state = table(player("dragon", tokens="cb", board=board), player(), stacks={1: "cb", 2: "hg sm"}, track=track)
    say(state, "buy 1")
    return state


@pytest.mark.rule("ST-45")
def test_a_reward_for_a_column() -> None:
    first, third = "hg lm sm fz", "hg lm sm fz hg lm sm fz hg lm sm fz cb cb"
    assert why(rewarded(first), "claim-token 1") == [("lacks", 2)]
    assert why(rewarded(first), "claim-cards 1") == []
    assert why(rewarded(third), "claim-cards 3") == [("pair", 2)]
    assert why(rewarded(third, track=0), "claim-cards 3") == [("hoard", 0)]
    assert why(rewarded(third, track=0), "claim-token 3") == []


@pytest.mark.rule("ST-12")
def test_two_cards_for_a_token() -> None:
    def exchanging(track: int = 9) -> SteamState:
        hand = "push_cart first_bite red_envelope"
        return table(player(tokens="hg", hand=hand), player(), stacks={4: "hg lm cb"}, track=track)

    state = exchanging()
    assert why(state, "exchange") == [("lacks", 4)]
    say(state, "exchange")
    assert why(state, "discard push_cart") == [("cheapest", 0)]
    assert why(state, "discard first_bite") == [("useless", 0)]
    assert why(state, "discard red_envelope") == [("two", 0)]
    last = exchanging(track=0)
    say(last, "exchange")
    assert why(last, "discard red_envelope") == [("equal", 0)]


@pytest.mark.rule("ST-50")
def test_the_rooster_keeps_what_is_no_worse_than_the_bag() -> None:
    kept = table(player("rooster", tokens="hg lm"), player(), stacks={1: "hg lm"})
    say(kept, "buy 1")
    assert why(kept, "redraw") == [("keepers", 0)]
    sent = table(player("rooster", tokens="hg lm", board="hg hg hg hg"), player(), stacks={1: "hg lm"})
    say(sent, "buy 1")
    assert why(sent, "redraw") == []
    assert why(sent, "send-back lm") == [("average", 0)]


def test_a_card_that_helps_with_a_purchase() -> None:
    rich = table(player(tokens="hg hg lm", face_up="coupon"), player(), stacks={1: "hg lm"})
    say(rich, "buy 1")
    assert why(rich, "pay-now") == [("saves", 0)]
    assert why(rich, "use coupon") == []
    poor = table(player(tokens="hg lm", face_up="coupon substitution"), player(), stacks={1: "hg lm sm"})
    say(poor, "buy 1")
    assert why(poor, "use coupon") == [("enables", 0)]
    late = table(player(tokens="hg hg lm", face_up="coupon"), player(), stacks={1: "hg lm"}, track=0)
    say(late, "buy 1")
    assert why(late, "pay-now") == []


@pytest.mark.rule("ST-19")
def test_the_token_that_is_paid_is_of_no_use_elsewhere() -> None:
    """The steamer that is bought does not count."""

    def paying(others: dict[int, str]) -> SteamState:
        state = table(player(tokens="hg lm", face_up="coupon"), player(), stacks={1: "hg lm", **others})
        say(state, "buy 1", "use coupon")
        return state

    assert why(paying({}), "pay hg") == why(paying({}), "pay lm") == [("unused", 0)]
    assert why(paying({2: "lm sm"}), "pay hg") == [("without", 2)]
    assert why(paying({2: "lm sm"}), "pay lm") == []
    assert why(paying({2: "lm sm", 4: "hg fz fz fz"}), "pay hg") == [("without", 2)]


@pytest.mark.rule("ST-24")
def test_two_steamers_swap_so_that_one_can_be_paid_for() -> None:
    state = table(player(tokens="hg hg", hand="kitchen_mixup"), player(), stacks={1: "hg sm", 4: "hg lm"})
    say(state, "play kitchen_mixup")
    assert why(state, "choose 1") == why(state, "choose 4") == [("suits", 1)]
    say(state, "choose 1")
    assert why(state, "choose 4") == [("suits", 1)]
    say(state, "choose 4")
    assert why(state, "pick hg") == [("suits", 1)]
    assert why(state, "pick lm") == []
    say(state, "pick hg")
    assert why(state, "give sm") == [("suits", 1)]
    poor = table(player(hand="kitchen_mixup"), player(), stacks={1: "hg sm", 4: "hg lm"})
    say(poor, "play kitchen_mixup")
    assert why(poor, "choose 1") == []


@pytest.mark.rule("ST-27")
def test_what_the_next_player_could_buy_does_not_stay() -> None:
    stacks: dict[int, str | list[str]] = {1: "cb", 4: "hg sm", 5: "fz", 6: "lm"}
    state = table(player(hand="push_cart"), player(tokens="cb lm"), stacks=stacks)
    say(state, "play push_cart")
    assert why(state, "lift 1") == [("fed", 0)]
    say(state, "lift 4")
    assert why(state, "set-down 6") == [("covers", 0)]
    state = table(player(hand="push_cart"), player(tokens="cb"), stacks=stacks)
    say(state, "play push_cart", "lift 4")
    assert why(state, "set-down 6") == [("dear", 0)]
    state = table(player(hand="push_cart"), player(tokens="hg sm"), stacks=stacks)
    say(state, "play push_cart", "lift 4")
    assert why(state, "set-down 6") == []
    state = table(player(hand="bottom_first"), player(tokens="lm"), stacks={4: ["lm", "hg sm"], 6: ["sm", "lm"]})
    say(state, "play bottom_first")
    assert why(state, "raise 6") == [("fed", 0)]
    assert why(state, "raise 4") == [("aside", 0)]


def test_an_opponent_is_challenged_for_a_token_that_is_missing() -> None:
    rivals = player(tokens="sm"), player(tokens="lm"), player(tokens="fz", more=9)
    state = table(player(tokens="hg", hand="chopstick_clash"), *rivals, stacks={1: "hg sm"})
    say(state, "play chopstick_clash")
    assert why(state, "challenge 1") == [("loot", 1)]
    assert why(state, "challenge 2") == []
    assert why(state, "challenge 3") == [("leader", 0)]


def test_a_dim_sum_goes_into_a_steamer_where_it_does_no_harm() -> None:
    state = fated("fresh_batch", player(tokens="hg lm"), player(tokens="sm"),
                  stacks={1: "hg", 3: "fz", 4: "cb cb", 6: "sm"})  # fmt: skip
    say(state, "bag lm")
    assert why(state, "serve 1") == [("richer", 0)]
    assert why(state, "serve 3") == [("elsewhere", 0)]
    assert why(state, "serve 4") == [("outside", 0)]
    assert why(state, "serve 6") == [("dearer", 0)]
    near = fated("fresh_batch", player(tokens="hg"), player(), stacks={1: "hg", 2: "cb fz", 3: "fz"})
    say(near, "bag lm")
    assert why(near, "serve 1") == []


def test_the_token_that_is_missed_least_goes_back() -> None:
    state = table(player(tokens="hg lm sm"), player(hand="spilled_tea"), turn=1,
                  stacks={1: "hg lm sm", 2: "hg lm"})  # fmt: skip
    say(state, "play spilled_tea")
    assert why(state, "return sm") == [("least", 0)]
    assert why(state, "return hg") == []


def rotating(*players: Player, stacks: dict[int, str], track: int = 9) -> SteamState:
    state = table(*players, stacks=stacks, track=track)
    say(state, "draw", "draw-card coupon")
    return state


@pytest.mark.rule("ST-17")
def test_where_the_turntable_stands_best() -> None:
    even = rotating(player(tokens="hg"), player(), stacks={1: "hg lm", 2: "cb sm", 5: "sm sm", 6: "fz fz"})
    assert why(even, "stay") == [("balance", 0)]
    assert why(even, "rotate clockwise") == why(even, "rotate counterclockwise") == []
    late = rotating(player(), player(), player(tokens="hg"), stacks={5: "lm", 6: "hg"}, track=0)
    assert why(late, "stay") == [("none", 0)]
    rich = rotating(player(tokens="hg"), player(), player(), stacks={5: "lm", 6: "hg"}, track=0)
    assert why(rich, "stay") == []


@pytest.mark.rule("ST-17")
def test_a_steamer_leaves_the_reach_of_a_player_whose_turn_comes_later() -> None:
    players = player(tokens="hg lm"), player(), player(tokens="fz")
    state = rotating(*players, stacks={1: "hg lm", 3: "sm", 6: "fz"}, track=0)
    assert why(state, "rotate clockwise") == [("leaves", 6)]
    assert why(rotating(*players[:2], player(), stacks={1: "hg lm", 3: "sm", 6: "fz"}, track=0),
               "rotate clockwise") == []  # fmt: skip
