"""`kaizhuo report`: a page, data, and a few lines in the terminal."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from kaizhuo.research.report import Report
from tests.cli.conftest import Shell


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_a_report_is_written_as_page_and_data(kaizhuo: Shell, here: Path) -> None:
    said = kaizhuo("report", "dnup", "--seats", "2,3", "--games", "4", "--skill", "1", "--bots", "uniform")
    assert said.code == 0, said.err
    found = msgspec.json.decode((here / "dnup-report.json").read_bytes(), type=Report)
    assert [(part.seats, part.games) for part in found.parts] == [(2, 4), (3, 4)]
    assert found.skill is not None
    page = (here / "dnup-report.html").read_text("utf-8")
    assert "kaizhuo report dnup --seats 2,3" in page
    assert "dnup-report.html" in said.out


def test_a_report_may_be_markdown(kaizhuo: Shell, here: Path) -> None:
    said = kaizhuo(
        "report", "dnup", "--seats", "2", "--games", "2", "--skill", "0", "--bots", "uniform", "--out", "d.md"
    )
    assert said.code == 0, said.err
    lines = (here / "d.md").read_text("utf-8").splitlines()
    assert lines[0] == "## d'nup, 2 players: 2 games of uniform"
    assert any(line.startswith("| 1/5 |") for line in lines)
    assert all(line.count("|") in (3, 7) for line in lines if line.startswith("|"))


def test_as_many_games_as_the_precision_needs(kaizhuo: Shell, here: Path) -> None:
    args = ("report", "dnup", "--seats", "2", "--precision", "10", "--skill", "0", "--bots", "uniform", "--json")
    found = msgspec.json.decode(kaizhuo(*args).out.encode(), type=Report)
    seat = found.parts[0].figures["seat.0"]
    assert found.parts[0].games == 100
    assert (seat.high - seat.low) / 2 <= 0.1


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("--seats", "9"), "9"),
        (("--seats", "2,x"), "--seats"),
        (("--blind", "nonsense"), "turn"),
        (("--precision", "0"), "--precision"),
    ],
)
def test_mistakes_are_answered_in_one_line(args: tuple[str, ...], said: str, kaizhuo: Shell, here: Path) -> None:
    done = kaizhuo("report", "dnup", *args)
    assert (done.code, done.out) == (2, "")
    assert said in done.err
    assert len(done.err.splitlines()) == 1
    assert not list(here.iterdir())
