"""Lessons in the terminal."""

from __future__ import annotations

import io

import pytest

from kaizhuo.cli.reader import Reader
from kaizhuo.cli.terminal.lessons import Tutor
from kaizhuo.games import game_names
from kaizhuo.play.lesson import lesson_named, lessons, questions
from kaizhuo.text.languages import LANGUAGES
from kaizhuo.text.lessons import lesson_text
from tests.cli.conftest import process

every_first = pytest.mark.parametrize("game", game_names())


def talk(game: str, words: str, capsys: pytest.CaptureFixture[str], language: str = "en") -> str:
    Tutor(lesson_named(game, "first"), Reader(language), io.StringIO(words)).run()
    return " ".join(capsys.readouterr().out.split())


@every_first
def test_a_first_lesson_is_played_to_its_end(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    lesson = lesson_named(game, "first")
    script = [lesson.beats[number].accept[0] for number in questions(lesson)]
    language = LANGUAGES[len(game) % 3]
    said = talk(game, "\n".join(script) + "\n", capsys, language)
    for beat in lesson.beats:
        assert " ".join(lesson_text(language, lesson, beat.id).split())[:12] in said
    assert f"kaizhuo play {game}" in said


def test_what_is_wrong_is_answered_and_the_move_shown_when_asked(capsys: pytest.CaptureFixture[str]) -> None:
    said = talk("dnup", "flip\nplay 3/7\n99\nsing\nh\nq\n", capsys)
    assert "Later. Your 6s are ready now." in said
    assert "DN-8" in said
    assert "Nobody has two cards out" in said
    assert "is not a move" in said
    assert said.count("Play 2 × 6 (6/2 6/3)") == 2  # among the options, and when asked for


def test_all_lessons_are_listed_and_an_unknown_one_is_refused() -> None:
    listed = process("learn").out
    assert all(f"kaizhuo learn {each.game} {each.name}" in listed for game in game_names() for each in lessons(game))
    refused = process("learn", "dnup", "ninth")
    assert refused.code == 2
    assert "ninth" in refused.err
