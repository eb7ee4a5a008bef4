"""What bots are told: win when it is there, do not feed the rival, and reasons a person would give."""

from __future__ import annotations

import pytest

from kaizhuo.core import engine
from kaizhuo.core.answers import given
from kaizhuo.games.flatiron.game import GAME
from kaizhuo.games.flatiron.rules.state import FlatironState
from kaizhuo.games.flatiron.rules.words import WORDS
from tests.games.flatiron.table import say, table

FIVE = "P6 P7 P8 P9 P10"


def best(state: FlatironState) -> str:
    """What is rated highest by a player who sees only what they may."""
    seat = engine.actor(state)
    answers = given(engine.options(GAME, state))
    GAME.advice().rate(GAME.redact(state, seat), seat, answers)
    return WORDS.sentence(answers.best())


def reasons(state: FlatironState, sentence: str) -> dict[str, int]:
    seat = engine.actor(state)
    return dict(GAME.advice().reasons(GAME.redact(state, seat), seat, WORDS.parse(sentence)))


@pytest.mark.parametrize("seats", [1, 2])
def test_the_leader_builds_the_roof(seats: int) -> None:
    state = table(seats=seats, sides="1P 2P", tiles=FIVE, next_tile="ROOF", pillars="orange blue white", vp=(40, 35))
    for _ in range(10):
        if not len(state.pending):
            break
        say(state, best(state))
    assert not len(state.pending)
    assert GAME.places(state)[0] == 1


def test_the_player_behind_does_not_build_the_roof() -> None:
    state = table(sides="1P 2P", tiles=FIVE, next_tile="ROOF", pillars="orange blue white", vp=(20, 60))
    say(state, "move S23", "activate S23")
    while len(state.pending) and state.turns == 1:
        assert best(state) != "do floor-5-6"
        say(state, best(state))


def test_chances_grow_with_points_and_are_certain_at_the_end() -> None:
    chances = [GAME.advice().value(table(vp=(points, 30)), 0) for points in (10, 30, 50)]
    assert chances == sorted(chances)
    assert chances[0] < 0.4 < chances[1] < 0.65 < chances[2]
    over = table(sides="1P 2P", tiles=FIVE, next_tile="ROOF", pillars="orange blue white", vp=(40, 35))
    say(over, "move S23", "activate S23", "skip", "do floor-5-6")
    assert [GAME.advice().value(over, seat) for seat in (0, 1)] == [1.0, 0.0]


def test_against_burnham_points_and_a_good_side_count() -> None:
    """FL-31  More points are better, his are worse; of two sides the one with which more games were won."""

    def chance(side: str = "1P", vp: tuple[int, int] = (30, 30)) -> float:
        return GAME.advice().value(table(seats=1, sides=f"{side} 2P", vp=vp), 0)

    assert chance(vp=(20, 30)) < chance() < chance(vp=(40, 30))
    assert chance(vp=(30, 40)) < chance()
    assert chance("1P") < chance("4R")


def test_reasons() -> None:
    ready = table(sides="1P 2P", pillars="orange blue white", money=(9, 9))
    assert reasons(ready, "move S23")["points"] == 6
    assert "denies" in reasons(ready, "move S23")
    poor = table(money=(0, 0), active="N1")
    assert reasons(poor, "move S22") == {"money": 3, "affords": 3}
    rich = table(sides="1P 2P", tops="B7 T3 F5 S7")
    say(rich, "move BW", "buy B7")
    assert reasons(rich, "tuck B7 top").keys() >= {"streets", "engine"}
