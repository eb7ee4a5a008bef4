"""`kaizhuo compare` and `kaizhuo sweep`: a page, data, and a few lines in the terminal."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from kaizhuo.games import boxes_of, load_game
from kaizhuo.research.comparing import Comparison
from kaizhuo.research.naming import Names
from kaizhuo.research.pages import sweep_page
from kaizhuo.research.sweeping import Sweep
from kaizhuo.text.languages import LANGUAGES
from tests.cli.conftest import Shell


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    ours = boxes_of("dnup")[0].file.read_text("utf-8")
    (tmp_path / "mine.toml").write_text(ours.replace("letters_first = 2", "letters_first = 4"), "utf-8")
    return tmp_path


def test_two_boxes_that_differ(kaizhuo: Shell, here: Path) -> None:
    """The games are shorter, by more than chance; the page says what was edited."""
    args = ("--components", "mine.toml", "--seats", "3", "--games", "40", "--bots", "uniform")
    said = kaizhuo("compare", "dnup", *args, "--figures", "length.*")
    assert said.code == 0, said.err
    assert "The boxes play differently." in said.out
    found = msgspec.json.decode((here / "dnup-compare.json").read_bytes(), type=Comparison)
    assert found.edits == [("letters_first", "2", "4")]
    assert found.changes[0].name == "length.decisions"
    assert found.changes[0].told
    assert found.changes[0].second < found.changes[0].first
    assert "letters_first" in (here / "dnup-compare.html").read_text("utf-8")


def test_a_sweep_says_within_which_values_the_goal_holds(kaizhuo: Shell, here: Path) -> None:
    """The page in every language."""
    args = ("--set", "letters_first=2,4", "--goal", "length.decisions in 1..9000", "--games", "30", "--seats", "3")
    said = kaizhuo("sweep", "dnup", *args, "--bots", "uniform")
    assert said.code == 0, said.err
    assert "Within these the goal holds: 2; 4" in said.out
    found = msgspec.json.decode((here / "dnup-sweep.json").read_bytes(), type=Sweep)
    assert [variant.standing for variant in found.variants] == ["sure", "sure"]
    for language in LANGUAGES:
        page = sweep_page(Names(language, load_game("dnup")), found, "")
        assert f'lang="{language}"' in page
        assert "2; 4" in page


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("compare", "dnup"), "--components"),
        (("compare", "dnup", "--components", "none.toml"), "none.toml"),
        (("sweep", "dnup"), "--set"),
        (("sweep", "dnup", "--set", "letter_first=1"), "letters_first"),
        (("sweep", "dnup", "--set", "letters_first=1", "--goal", "what"), "what"),
        (("sweep", "dnup", "--set", "letters_first=1", "--goal", "wins.crad.* in 1..2%"), "wins.card.*"),
        (("compare", "dnup", "--components", "mine.toml", "--figures", "lenght.minutes"), "length.minutes"),
        (("sweep", "dnup", "--set", "letters_first=99", "--games", "1"), "letters_first"),
        (("sweep", "dnup", "--set", "letters_first=1..7", "--set", "letters_second=1..7"), "40"),
    ],
)
def test_mistakes_are_answered_in_one_line(args: tuple[str, ...], said: str, kaizhuo: Shell, here: Path) -> None:
    done = kaizhuo(*args)
    assert (done.code, done.out) == (2, "")
    assert said in done.err
    assert len(done.err.splitlines()) == 1
