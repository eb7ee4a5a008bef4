"""Chapter 8: the end."""

from __future__ import annotations

import pytest

from kaizhuo.core import engine
from kaizhuo.games.steam_up.game import GAME
from kaizhuo.games.steam_up.rules.state import SteamState
from tests.games.steam_up.table import Player, events, player, say, table


def ended(*players: Player) -> SteamState:
    """The last turn is over."""
    state = table(*players, turn=len(players) - 1, track=0)
    say(state, "gain sm", "draw", "draw-card *", "stay")
    assert engine.over(state)
    return state


@pytest.mark.rule("ST-33", "ST-R38")
@pytest.mark.parametrize(
    ("tokens", "hand", "points"),
    [
        ("", "", 0),
        ("hg", "", 0),
        ("hg lm", "", -1),
        ("hg lm sm", "", -1),
        ("hg lm sm sm", "", -2),
        ("", "coupon", 0),
        ("", "coupon coupon", 1),
        ("", "coupon coupon order_up", 1),
        ("hg lm", "coupon coupon order_up order_up", 1),
    ],
)
def test_pairs_of_tokens_cost_and_pairs_of_cards_give_a_point(tokens: str, hand: str, points: int) -> None:
    state = ended(player(tokens=tokens, hand=hand, board="hg hg"), player())
    assert GAME.scores(state)[0] == 2 + points


@pytest.mark.rule("ST-33")
def test_face_up_cards_do_not_count() -> None:
    state = ended(player(face_up="coupon coupon full_table clean_sweep", board="hg"), player())
    assert GAME.scores(state)[0] == 1


@pytest.mark.rule("ST-R28")
def test_only_the_final_score_can_be_negative() -> None:
    state = ended(player(tokens="hg hg lm lm"), player())
    assert GAME.scores(state) == [-2, 0]
    assert list(state.hp) == [0, 0]


@pytest.mark.rule("ST-33")
def test_while_the_game_lasts_the_score_is_what_the_track_shows() -> None:
    state = table(player(tokens="hg hg lm lm", board="hg"), player())
    assert GAME.scores(state) == [1, 0]


@pytest.mark.rule("ST-34")
def test_most_points_win() -> None:
    state = ended(player(board="hg"), player(board="hg hg"), player())
    assert GAME.places(state) == [2, 1, 3]
    assert GAME.verdict(state) == "verdict-most"


@pytest.mark.rule("ST-34", "ST-R39", "ST-21")
def test_ties_are_settled_by_dim_sum_those_beside_the_board_included() -> None:
    state = ended(player(board="hg hg"), player(more=1, board="hg"), player())
    assert GAME.scores(state)[:2] == [2, 2]
    assert GAME.places(state) == [1, 2, 3]
    beside = ended(player(board="hg", more=1, beside="cb cb"), player(board="hg hg"), player())
    assert GAME.places(beside) == [1, 2, 3]
    assert GAME.verdict(beside) == "verdict-dim-sum"


@pytest.mark.rule("ST-34", "ST-R39")
def test_equal_points_and_dim_sum_share_the_victory() -> None:
    state = ended(player(board="hg"), player(board="cb"), player())
    assert GAME.places(state) == [1, 1, 3]
    assert GAME.verdict(state) == "verdict-shared"


@pytest.mark.rule("ST-33")
def test_left_overs_are_told() -> None:
    state = ended(player(tokens="hg hg", hand="coupon coupon"), player())
    assert events(state)[-3:] == ["left-tokens", "left-cards", "ended"]
    assert GAME.breakdown(state, [])[0] == [("points-tokens-left", -1), ("points-cards-left", 1)]
