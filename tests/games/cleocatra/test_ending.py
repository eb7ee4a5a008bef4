"""Chapter 5: the end of the game."""

from __future__ import annotations

import pytest

from kaizhuo.core import engine
from kaizhuo.games.cleocatra.game import GAME
from kaizhuo.games.cleocatra.rules.state import CleocatraState
from tests.games.cleocatra.table import STAR, asked, events, offered, row, say, table


@pytest.mark.rule("CL-21")
def test_with_23_points_the_round_is_finished() -> None:
    state = table(STAR, "gold", "blue1", "orange1", scores=[19, 0, 0], starter=0)
    say(state, "rescue gold")
    assert state.scores[0] == 23
    say(state, "rescue blue1")
    assert asked(state) == (2, "first-action")
    say(state, "rescue orange1")
    assert engine.over(state)
    assert events(state)[-1] == "ended"
    assert GAME.places(state) == [1, 2, 2]


@pytest.mark.rule("CL-21")
def test_22_points_are_not_enough() -> None:
    state = table(STAR, "gold", "blue1", scores=[18, 0], turn=0, starter=1)
    say(state, "rescue gold")
    assert state.scores[0] == 22
    assert asked(state) == (1, "first-action")
    assert state.rounds == 2


@pytest.mark.rule("CL-21")
def test_the_last_of_the_round_ends_the_game_at_once() -> None:
    state = table(STAR, "gold", "blue1", scores=[20, 3], turn=0, starter=1)
    say(state, "rescue gold")
    assert engine.over(state)


@pytest.mark.rule("CL-21")
def test_somebody_may_still_overtake_and_a_tie_is_shared() -> None:
    state = table(STAR, "blue1", "gold", "orange1", scores=[21, 23, 20], starter=0)
    say(state, "rescue blue1")
    assert state.scores[0] == 23
    say(state, "rescue gold")
    assert state.scores[1] == 27
    say(state, "rescue orange1")
    assert GAME.scores(state) == [23, 27, 22]
    assert GAME.places(state) == [2, 1, 3]
    tie = table(STAR, "gold", "blue1", scores=[20, 24], turn=0, starter=1)
    say(tie, "rescue gold")
    assert GAME.scores(tie) == [24, 24]
    assert GAME.places(tie) == [1, 1]
    assert [GAME.verdict(state), GAME.verdict(tie)] == ["verdict-most", "verdict-shared"]


def herd_on(state: CleocatraState) -> None:
    """A whole turn of going back and forth."""
    turn = state.turn
    while not engine.over(state) and state.turn == turn and asked(state)[0] == turn:
        say(state, next(sentence for sentence in offered(state) if sentence.startswith("herd")))


@pytest.mark.rule("CL-22")
def test_after_100_rounds_the_game_ends_the_same_way() -> None:
    state = table(row("gold", "green1", "orange1", "blue1"), "gold", "blue1", advanced=True, scores=[3, 4])
    for number in range(1, 101):
        assert state.rounds == number
        herd_on(state)
        assert not engine.over(state)
        herd_on(state)
    assert engine.over(state)
    assert state.rounds == 100
    assert GAME.places(state) == [2, 1]
