"""Boxes beside each other: what is edited, what is told apart and what is not, and which values meet a goal."""

from __future__ import annotations

import random
import tomllib
from typing import Any

import msgspec
import pytest

from kaizhuo.core.errors import OptionError
from kaizhuo.games import boxes_of, game_names, load_game
from kaizhuo.kit.boxes import fingerprint_of
from kaizhuo.research.comparing import compared
from kaizhuo.research.editing import changes, found_at, read_setting, toml, with_value
from kaizhuo.research.figures import Figure, Twofold, figures_of
from kaizhuo.research.jobs import new_job
from kaizhuo.research.playing import Outcome
from kaizhuo.research.study import Study
from kaizhuo.research.sweeping import Goal, Trial, as_it_is, play_all, read_goal, summed, variants_of

GAME = load_game("dnup")
SHORT = {"letters_to_win": 2}
STEAM: dict[str, Any] = tomllib.loads(boxes_of("steam-up")[0].file.read_text("utf-8"))


def job(seed: int | str = 1) -> Study:
    return new_job(Study, GAME, ("level1",) * 4, SHORT, seed, playouts=0)


def test_a_place_in_a_box_and_its_values() -> None:
    assert read_setting(STEAM, "zodiac.dragon.rows[2][3]=0..4").values == [0, 1, 2, 3, 4]
    assert read_setting(STEAM, "actions = 1..9..4").values == [1, 5, 9]
    assert read_setting(STEAM, "dishes[0]=hg,lm").values == ["hg", "lm"]
    changed = with_value(STEAM, "zodiac.dragon.rows[2][3]", 9)
    assert found_at(changed, "zodiac.dragon.rows[2][3]") == 9
    assert found_at(STEAM, "zodiac[4].rows[2][3]") != 9
    assert [path for path, _, _ in changes(STEAM, changed)] == ["zodiac.dragon.rows[2]"]
    assert changes(STEAM, STEAM) == []


@pytest.mark.parametrize(
    ("given", "code", "said"),
    [
        ("zodiac.dragn.rows[0][0]=1", "set-path", "dragon"),
        ("zodiac.dragon.row=1", "set-path", "rows"),
        ("actions", "set-form", "actions"),
        ("actions=many", "set-value", "2"),
        ("actions=0..99", "set-many", "40"),
        ("zodiac.dragon.rows[9]=1", "set-path", "0 … 4"),
        ("zodiac=1", "set-value", "rat"),
    ],
)
def test_a_place_that_there_is_not_is_answered_with_the_nearest(given: str, code: str, said: str) -> None:
    with pytest.raises(OptionError) as wrong:
        read_setting(STEAM, given)
    assert wrong.value.code == code
    assert said in str(wrong.value)


@pytest.mark.parametrize("name", game_names())
def test_a_box_that_is_written_says_the_same(name: str) -> None:
    box = tomllib.loads(boxes_of(name)[0].file.read_text("utf-8"))
    assert tomllib.loads(toml(box)) == box
    assert fingerprint_of(tomllib.loads(toml(box))) == boxes_of(name)[0].fingerprint


def test_goals() -> None:
    assert read_goal("wins.zodiac.* in 19..31%") == Goal("wins.zodiac.*", 0.19, 0.31)
    assert read_goal("length.decisions in 70..100") == Goal("length.decisions", 70, 100)
    for wrong in ("wins", "wins in 3", "wins in 5..3", "wins 1..2"):
        with pytest.raises(OptionError, match="goal-form"):
            read_goal(wrong)


@pytest.fixture(scope="module")
def pool() -> list[Outcome]:
    given = job()
    return [game for number in range(240) for game in given.play(number).games]


def given_more(game: Outcome, piece: str, part: float, dice: random.Random) -> Outcome:
    """The same game, but at times the victory goes to somebody who used the piece."""
    users = game.notes.used.get(piece, []) if game.notes else []
    if len(users) != 1 or game.places[users[0]] == 1 or dice.random() > part:
        return game
    return msgspec.structs.replace(game, places=[1 if seat == users[0] else 2 for seat in range(len(game.places))])


_known: dict[tuple[int, tuple[int, ...]], dict[str, Figure]] = {}


def cards(game: Outcome) -> dict[str, Figure]:
    """The victories of the cards of a game of the pool, or of one that was given to somebody else."""
    key = id(game.notes), tuple(game.places)
    if key not in _known:
        _known[key] = {name: one for name, one in figures_of(game).items() if name.startswith("wins.card.")}
    return _known[key]


def test_a_planted_change_is_found_and_equal_boxes_are_not_told_apart(pool: list[Outcome]) -> None:
    """In comparisons of so many deals as a comparison says that it needs, for a difference of 25 points so that the
    test is short; `make soak-compare` does the same with 5 points, more figures and games of its own."""
    dice = random.Random(3)
    piece, jobs = "card.3/9", [job(), job(2)]
    wrong = found = 0
    for _ in range(25):
        equal, planted = Twofold(), Twofold()
        for _ in range(220):
            one, other = dice.choice(pool), dice.choice(pool)
            equal.count(cards(one), cards(other))
            planted.count(cards(one), cards(given_more(other, piece, 0.36, dice)))
        wrong += compared(jobs, equal).different
        found += any(change.told and change.name == f"wins.{piece}" for change in compared(jobs, planted).changes)
    assert wrong <= 1
    assert found >= 24


def test_the_same_box_does_not_differ_at_all(pool: list[Outcome]) -> None:
    both = Twofold()
    for game in pool[:60]:
        both.add(game, game)
    found = compared([job(), job()], both)
    assert not found.different
    assert found.edits == []
    assert all(change.less.value == 0 for change in found.changes)


def test_values_far_from_the_goal_are_given_up_early(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kaizhuo.research.sweeping.FIRST", 30)
    base = new_job(Study, GAME, ("uniform",) * 3, SHORT, 1, playouts=0)
    box = tomllib.loads(base.text())
    settings = [read_setting(box, "letters_first=1..3")]
    goals = [read_goal("length.decisions in 40..80")]
    trials = [Trial(label, one) for label, one in variants_of(base, box, settings)]
    assert [trial.job.box == base.box for trial in trials] == [False, True, False]
    plays: list[tuple[str, int]] = []

    def play(given: Study, numbers: Any) -> Any:
        plays.append((given.box, len(numbers)))
        for number in numbers:
            yield given.play(number)

    known = as_it_is(base, trials)
    assert known is trials[1]
    play_all(known, trials, goals, 40, play)
    found = summed(base, known, trials, settings, goals, ["seat.*"])
    assert [variant.label for variant in found.variants] == ["1", "2", "3"]
    assert (found.variants[0].standing, found.variants[0].games) == ("out", 30)
    assert found.variants[2].standing == "sure"
    assert found.variants[2].games == 40
    narrow = [read_goal("length.decisions in 40..80"), read_goal("wins.action.flip in 33..33.6%")]
    assert summed(base, known, trials[2:], settings, narrow, []).variants[0].standing in ("holds", "unsure")
    few = Trial("3", trials[2].job)
    assert summed(base, known, [few], settings, goals, []).variants[0].standing == "few"  # nothing was played
    assert set(found.variants[1].figures) == {"length.decisions", "seat.0", "seat.1", "seat.2"}
    assert not any(point.told for point in found.variants[1].figures.values())
    assert found.variants[0].figures["length.decisions"].told
