"""Puzzles in the terminal."""

from __future__ import annotations

import io

import pytest

from kaizhuo.cli.reader import Reader
from kaizhuo.cli.terminal.puzzles import Riddle
from kaizhuo.play.puzzle import puzzles
from tests.cli.conftest import Shell


@pytest.mark.parametrize(
    ("kind", "asked"), [("win", "You can win in this turn."), ("best", "There are three moves to choose from.")]
)
def test_a_puzzle_is_answered_wrong_and_then_right(kind: str, asked: str, capsys: pytest.CaptureFixture[str]) -> None:
    puzzle = next(one for one in puzzles("dnup") if one.kind == kind)
    wrong = puzzle.tried[puzzle.right]
    answers = f"sing\n{wrong.say}\nh\n{puzzle.tried[0].say}\n"
    Riddle("dnup", puzzle, Reader("en"), io.StringIO(answers)).run()
    said = " ".join(capsys.readouterr().out.split())
    assert said.index(asked) < said.index("is not a move") < said.index(f"{100 * wrong.value:.0f}%")
    assert said.index(f"{100 * wrong.value:.0f}%") < said.index("Right!")


def test_the_puzzles_of_a_game_are_listed_and_an_unknown_one_is_refused(kaizhuo: Shell) -> None:
    _, listed, _ = kaizhuo("puzzle", "dnup")
    assert all(f"kaizhuo puzzle dnup {one.name}" in listed for one in puzzles("dnup"))
    code, _, refused = kaizhuo("puzzle", "dnup", "ninth")
    assert code == 2
    assert "ninth" in refused


def test_without_a_game_it_is_the_puzzle_of_the_day(kaizhuo: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("q\n"))
    code, asked, _ = kaizhuo("puzzle", "--lang", "zh-Hant")
    assert code == 0
    assert "h 顯示答案" in asked
