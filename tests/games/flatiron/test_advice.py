"""What bots are told: win when it is there, do not feed the rival, and reasons a person would give."""

from __future__ import annotations

import pytest

from kaizhuo.core import engine
from kaizhuo.core.answers import given
from kaizhuo.games.flatiron.game import GAME
from kaizhuo.games.flatiron.rules.state import NOTHING, FlatironState
from kaizhuo.games.flatiron.rules.words import BURNHAM_SIDING, DRAFTING, WORDS
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


def asked_before_the_game(step: int, subject: int = 0, dealt: str = "1 2", seats: int = 2) -> FlatironState:
    state = table(seats=seats)
    state.side[0] = NOTHING if step == DRAFTING else state.side[0]
    state.side[1] = NOTHING
    state.dealt[0] = sum(1 << int(board) - 1 for board in dealt.split())
    while len(state.pending):
        state.take()
    state.ask(0, step, subject)
    return state


@pytest.mark.rule("FL-4")
def test_reasons_for_a_side() -> None:
    state = asked_before_the_game(DRAFTING)
    assert reasons(state, "choose-side 1P") == {"actions": 0, "prices": 10}
    assert reasons(state, "choose-side 1R") == {"warehouse": 5}
    assert reasons(state, "choose-side 2P") == {}
    solo = asked_before_the_game(BURNHAM_SIDING, subject=1, seats=1)
    assert reasons(solo, "burnham-side 2P") == {"weak": 10}
    assert reasons(solo, "burnham-side 2R") == {}


@pytest.mark.rule("FL-11")
def test_reasons_to_leave_something_undone() -> None:
    def building(pillars: str) -> FlatironState:
        state = table(sides="1P 3P", pillars=pillars, warehouses=("white", ""))
        say(state, "move BW", "activate BW", "skip")
        return state

    assert reasons(building("orange blue -"), "skip") == {"denies": 1, "saves": 0}
    assert reasons(building("orange - -"), "skip") == {"stores": 1}
    trading = table(money=(4, 9))
    say(trading, "move BW", "activate BW")
    assert reasons(trading, "skip") == {"keeps": 4, "affords": 3}
    selling = table(money=(4, 9), warehouses=("orange", ""))
    say(selling, "move BW", "activate BW")
    assert reasons(selling, "skip") == {"saves": 0}


@pytest.mark.rule("FL-21")
def test_reasons_for_a_newspaper_or_none() -> None:
    ending = table(papers=("N7", ""), active="N4", money=(2, 9))
    say(ending, "move BW", "take 2")
    assert reasons(ending, "end-turn") == {"keeps": 1}
    worthless = table(papers=("N4", ""), active="N1")
    assert reasons(worthless, "play N4") == {"replaces": 0}
    assert reasons(table(papers=("N4", ""), active="N2"), "play N4") == {}
    assert reasons(table(papers=("N4", ""), active="N1", seats=1), "play N4") == {}


@pytest.mark.rule("FL-22")
def test_reasons_for_the_newspaper_that_is_kept() -> None:
    def drawn(*papers: str) -> FlatironState:
        state = table(vp=(9, 0), papers=("N3", ""), warehouses=("", "orange"))
        say(state, "play N3", "do gain-vp-2-1", *[f"draw-paper {paper}" for paper in papers])
        return state

    assert reasons(drawn("N7", "N2"), "keep N7") == {"paper": 0}
    assert reasons(drawn("N7", "N2"), "keep N2") == {}
    assert reasons(drawn("N4", "N6"), "keep N6") == {"withholds": 0}
    assert reasons(drawn("N4", "N6"), "keep N4") == {}


@pytest.mark.rule("FL-20")
def test_reasons_for_a_colour() -> None:
    better = table(sides="2R 2P", warehouses=("blue", ""))
    say(better, "move S22", "activate S22", "skip")
    assert reasons(better, "do swap") == {"better": 1}
    swapping = table(papers=("N2", ""), warehouses=("orange black", ""), pillars="orange - -", money=(0, 9))
    say(swapping, "play N2", "do swap")
    assert reasons(swapping, "give-back orange") == {"built": 0}
    assert reasons(swapping, "give-back black") == {"gives": 0}
    say(swapping, "give-back black")
    assert reasons(swapping, "exchange-for white") == {"colour": 0}
    assert reasons(swapping, "exchange-for blue") == {"lacking": 0}
    buying = table(papers=("N7", ""), pillars="blue - -")
    say(buying, "play N7", "do buy-any-1")
    assert reasons(buying, "buy-pillar black") == {"lacking": 0}
    assert reasons(buying, "buy-pillar blue") == {}


@pytest.mark.rule("FL-21")
def test_reasons_where_only_a_newspaper_could_be_played() -> None:
    """Nothing is said of an action that cannot be done."""
    kept = table(papers=("N4", ""), money=(0, 9))
    say(kept, "move BW", "activate BW")
    assert reasons(kept, "skip") == {"later": 0}
    played = table(papers=("N3", ""), money=(0, 9))
    say(played, "move BW", "activate BW")
    assert reasons(played, "skip") == {}
