"""Every puzzle of a game can be played: its right answers are right, the others are answered, in three languages."""

from __future__ import annotations

import pytest

from kaizhuo.core.rng import Rng
from kaizhuo.games import folder_of, load_game
from kaizhuo.play.lesson import answer, stand
from kaizhuo.play.puzzle import Puzzle, lesson_of, puzzle_of_the_day, puzzles
from kaizhuo.testing.tables import NAMES
from kaizhuo.text.languages import LANGUAGES
from kaizhuo.text.lessons import seat_names
from kaizhuo.text.puzzles import right_words, wrong_words
from kaizhuo.text.speech import Speech

LEAST = 30  # of a game that has any
MARGIN = 0.10
SAMPLE = 6  # one puzzle of so many is tried on the board

WITH = [name for name in NAMES if (folder_of(name) / "view" / "puzzles.json").is_file()]
every_book = pytest.mark.parametrize("name", WITH)


@every_book
def test_no_puzzle_is_hidden_and_none_has_the_name_of_another(name: str) -> None:
    names = [puzzle.name for puzzle in puzzles(name)]
    assert len(names) == len(set(names)) >= LEAST
    assert len({puzzle.level for puzzle in puzzles(name)}) > 1
    assert [puzzle.level for puzzle in puzzles(name)] == sorted(puzzle.level for puzzle in puzzles(name))


@every_book
def test_a_puzzle_asks_its_seat_and_knows_what_can_be_said(name: str) -> None:
    for puzzle in puzzles(name):
        match = stand(lesson_of(name, puzzle.name), []).match(puzzle.ply)
        assert match.awaited() == [puzzle.seat]
        offered = {match.game.words.sentence(action) for action in match.observe(puzzle.seat).options}
        tried = {one.say for one in puzzle.tried}
        assert len(tried) == len(puzzle.tried)
        assert tried <= offered if puzzle.kind == "best" else tried == offered
        assert len(tried) == 3 or puzzle.kind != "best"
        assert_stated(puzzle)


def assert_stated(puzzle: Puzzle) -> None:
    right, wrong = puzzle.tried[: puzzle.right], puzzle.tried[puzzle.right :]
    assert right
    assert puzzle.margin >= MARGIN
    assert min(one.value for one in right) - max(one.value for one in wrong) == pytest.approx(puzzle.margin, abs=0.015)
    if puzzle.kind == "win":
        assert all(one.value == 1 for one in right)
    if puzzle.kind == "block":
        assert max(one.risk for one in right) < min(one.risk for one in wrong)


@every_book
def test_right_answers_are_accepted_and_wrong_ones_are_not(name: str) -> None:
    for puzzle in puzzles(name)[::SAMPLE]:
        here = stand(lesson_of(name, puzzle.name), [])
        for place, one in enumerate(puzzle.tried[:SAMPLE]):
            found = answer(here, one.say)
            assert found.refused is None
            assert found.accepted == (one.say if place < puzzle.right else "")
            assert found.wrong == max(0, place - puzzle.right + 1)


@every_book
def test_a_puzzle_is_explained_in_every_language(name: str) -> None:
    """Wrong answers in all of them; the right one, for which the game is played again, in each by turns."""
    for number, puzzle in enumerate(puzzles(name)):
        lesson = lesson_of(name, puzzle.name)
        names = [seat_names(language, lesson) for language in LANGUAGES]
        voices = [Speech(each, load_game(name), who, puzzle.seat) for each, who in zip(LANGUAGES, names, strict=True)]
        for speech in voices:
            assert speech.say(f"puzzle-{puzzle.kind}.ask")
            assert all(wrong_words(puzzle, one, speech) for one in puzzle.tried[puzzle.right :][:2])
        match = stand(lesson, []).match(puzzle.ply)
        why = right_words(puzzle, match, puzzle.tried[0].say, voices[number % len(voices)])
        assert why.lines
        assert [each.chosen for each in why.weighed].count(True) == 1


@every_book
def test_a_puzzle_says_nothing_that_its_seat_may_not_know(name: str) -> None:
    """In any world that the seat cannot tell from the true one, the same can be said and the same is seen."""
    for puzzle in puzzles(name)[::SAMPLE]:
        match = stand(lesson_of(name, puzzle.name), []).match(puzzle.ply)
        now = match.observe(puzzle.seat)
        other = match.game.resample(now.seen, puzzle.seat, Rng(puzzle.ply))
        seen = match.game.redact(other, puzzle.seat)
        assert match.game.view(seen, puzzle.seat) == match.game.view(now.seen, puzzle.seat)


def test_every_day_has_its_puzzle_and_none_comes_twice_in_a_row() -> None:
    days = [puzzle_of_the_day(day) for day in range(20_000, 20_000 + LEAST * len(WITH))]
    assert len(set(days_named(days))) == len(days)
    assert days_named(days[: len(WITH)]) == days_named([puzzle_of_the_day(20_000 + day) for day in range(len(WITH))])


def days_named(days: list[tuple[str, Puzzle] | None]) -> list[tuple[str, str]]:
    return [(day[0], day[1].name) for day in days if day]
