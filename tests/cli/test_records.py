"""Replaying and verifying what was played."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from kaizhuo.cli.reader import Reader
from kaizhuo.cli.terminal.judging import BARS
from kaizhuo.cli.terminal.replay import Replay
from kaizhuo.cli.terminal.replay_screen import ReplayScreen
from kaizhuo.cli.terminal.widgets import Leaf
from kaizhuo.play.match import branch_off, replay
from kaizhuo.play.record import Record
from kaizhuo.testing.tables import secret
from kaizhuo.text.languages import LANGUAGES
from tests.cli.conftest import Shell
from tests.cli.test_screen import on_screen, until

every_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture
def file(finished_game: bytes, tmp_path: Path) -> Path:
    file = tmp_path / "game.json"
    file.write_bytes(finished_game)
    return file


@pytest.fixture
def record(finished_game: bytes) -> Record:
    return msgspec.json.decode(finished_game, type=Record)


def test_a_name_in_a_record_gives_the_terminal_nothing_to_obey(
    finished_game: bytes, kaizhuo: Shell, tmp_path: Path
) -> None:
    record = msgspec.json.decode(finished_game, type=Record)
    file = tmp_path / "game.json"
    seats = ["\x1b[2J\u202eAnn" + "n" * 5000, *record.seats[1:]]
    file.write_bytes(msgspec.json.encode(msgspec.structs.replace(record, seats=seats)))
    for command in (["replay"], ["replay", "--step", "60"], ["verify"]):
        code, out, _ = kaizhuo(*command, str(file))
        assert code == 0
        assert "\ufffd[2J\ufffdAnn" in out
        assert not any(bad in out for bad in ("\x1b", "\u202e", "n" * 50))


def test_verify_says_what_was_proven(file: Path, record: Record, kaizhuo: Shell) -> None:
    code, out, _ = kaizhuo("verify", str(file))
    chance = sum(move.startswith("chance") for move in record.moves)
    assert code == 0
    assert record.commitment in out
    assert f"All {chance} random outcomes" in out
    assert f"All {len(record.moves) - chance} decisions" in out
    assert out.count("✓") == 5


@every_language
def test_verify_in_every_language(language: str, file: Path, kaizhuo: Shell) -> None:
    assert kaizhuo("verify", str(file), "--lang", language).out.count("✓") == 5


@every_language
def test_a_branch_says_where_it_came_from(language: str, record: Record, tmp_path: Path, kaizhuo: Shell) -> None:
    file = tmp_path / "branch.json"
    file.write_bytes(msgspec.json.encode(replay(branch_off(record, 50, secret(3))).record()))
    assert kaizhuo("verify", str(file), "--lang", language).out.count("✓") == 5
    assert "50" in kaizhuo("replay", str(file), "--lang", language).out.splitlines()[0]


def test_a_tampered_branch_is_caught(record: Record, tmp_path: Path, kaizhuo: Shell) -> None:
    branch = replay(branch_off(record, 50, secret(3))).record()
    other = [msgspec.structs.replace(branch.branches[0], commitment="0" * 64)]
    file = tmp_path / "branch.json"
    file.write_bytes(msgspec.json.encode(msgspec.structs.replace(branch, branches=other)))
    assert "does not belong to this secret" in kaizhuo("verify", str(file)).err


def test_an_unfinished_game_is_proven_as_far_as_it_goes(record: Record, tmp_path: Path, kaizhuo: Shell) -> None:
    file = tmp_path / "half.json"
    file.write_bytes(msgspec.json.encode(msgspec.structs.replace(record, moves=record.moves[:60], scores=None)))
    code, out, _ = kaizhuo("verify", str(file))
    assert code == 0
    assert out.count("✓") == 4
    assert "not finished" in out
    assert json.loads(kaizhuo("verify", str(file), "--json").out)["finished"] is False


def test_a_pipe_gets_the_whole_log(file: Path, kaizhuo: Shell) -> None:
    log = kaizhuo("replay", str(file)).out.splitlines()
    assert sum(" is dealt " in line for line in log) >= 36
    assert any("wins." in line for line in log)
    assert not any("You " in line for line in log)


def test_a_seat_sees_only_what_it_could_know(file: Path, kaizhuo: Shell) -> None:
    log = kaizhuo("replay", str(file), "--seat", "1").out
    opened = kaizhuo("replay", str(file)).out
    assert 0 < log.count("You are dealt") < opened.count(" is dealt ")
    table = kaizhuo("replay", str(file), "--seat", "1", "--step", "40").out
    assert "As Fen sees it" in table
    assert "As Player 1 sees it" not in table
    for step in json.loads(kaizhuo("replay", str(file), "--seat", "1", "--json").out):
        assert not step["move"].startswith("chance ")


@every_language
def test_one_step_shows_the_table_from_every_seat(language: str, file: Path, kaizhuo: Shell) -> None:
    code, out, _ = kaizhuo("replay", str(file), "--step", "40", "--lang", language)
    assert code == 0
    assert out.count("╭") >= 30


def test_steps_for_a_program(file: Path, record: Record, kaizhuo: Shell) -> None:
    steps = json.loads(kaizhuo("replay", str(file), "--json").out)
    assert [step["move"] for step in steps] == ["", *record.moves]
    assert kaizhuo("replay", str(file), "--step", str(len(record.moves) + 1)).code == 2
    assert kaizhuo("replay", str(file), "--seat", "4").code == 2


def own_step(record: Record) -> int:
    """After the first decision of seat 0."""
    return next(ply for ply, move in enumerate(record.moves, 1) if move.startswith("0 "))


def test_why_a_decision_was_made(file: Path, record: Record, kaizhuo: Shell) -> None:
    step = own_step(record)
    out = kaizhuo("replay", str(file), "--step", str(step), "--why").out
    assert "Why did Player 1 do this?" in out
    assert "Win chance" in out
    assert "%" in out
    for wrong in (["--step", "1"], ["--step", str(step), "--seat", "1"], []):
        assert "Nobody decided anything" in kaizhuo("replay", str(file), *wrong, "--why").err


def test_a_review_shows_the_value_over_time_and_what_cost_most(record: Record, tmp_path: Path, kaizhuo: Shell) -> None:
    half = msgspec.structs.replace(record, moves=record.moves[: own_step(record) + 12], scores=None)
    file = tmp_path / "half.json"
    file.write_bytes(msgspec.json.encode(half))
    found = json.loads(kaizhuo("replay", str(file), "--review", "--json").out)
    assert len(found["judged"]) == found["total"] > 1
    assert [half.moves[one["ply"]][:2] for one in found["judged"]] == ["0 "] * found["total"]
    out = kaizhuo("replay", str(file), "--review", "--lang", "zh-Hant").out
    assert any(set(line.strip()) <= set(BARS) and len(line.strip()) == found["total"] + 1 for line in out.splitlines())
    assert "代價最大的決定" in out or "打得漂亮" in out


async def test_why_on_the_full_screen(record: Record) -> None:
    step = own_step(record)
    app = ReplayScreen(Replay(record, Reader("zh-Hans"), None), step)
    async with app.run_test(size=(100, 40)) as pilot:
        await pilot.press("w")
        await until(pilot, lambda: isinstance(app.screen, Leaf))
        assert "为什么这样做" in on_screen(app)
        await pilot.press("escape", "home", "w")
        await until(pilot, lambda: "没有人做决定" in on_screen(app))


@every_language
async def test_the_keys_of_the_full_screen(language: str, record: Record) -> None:
    app = ReplayScreen(Replay(record, Reader(language), None), 36)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("n")
        assert app.step == 37
        await pilot.press("p", "p")
        assert app.step == 35
        await pilot.press("N")
        assert app.step == 37
        await pilot.press("v")
        assert app.viewer == 1
        await pilot.press("end", "n")
        assert app.step == len(record.moves)
        await pilot.press("home", "p")
        assert app.step == 0
        await pilot.resize_terminal(140, 40)
        await pilot.press("q")
    assert app.return_code == 0


async def test_one_seat_stays_at_its_place(record: Record) -> None:
    app = ReplayScreen(Replay(record, Reader("en"), 2), 50)
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.press("v")
        assert app.viewer == 2
