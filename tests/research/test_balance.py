"""`tools/balance.py`: honest intervals, and mistakes answered in words."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

TOOL = Path(__file__).parent.parent.parent / "tools" / "balance.py"

MISTAKES = {
    "no such game": (["chess"], "There is no game"),
    "seat count": (["dnup", "--seats", "9"], "not 9"),
    "no such field": (["dnup", "--by", "side"], "--by"),
    "no such step": (["dnup", "--blind", "nonsense"], "--blind"),
    "no such bot": (["dnup", "--bot", "deep"], "deep"),
    "no games": (["dnup", "--games", "0"], "--games"),
    "option without value": (["dnup", "--option", "x"], "letters_to_win"),
    "no components": (["dnup", "--components", "none.toml"], "none.toml"),
    "kept games of nobody": (["dnup", "--keep", str(TOOL)], "balance.py"),
}


def balance(*args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, TOOL, *args], capture_output=True, text=True, check=False)


@pytest.mark.parametrize("case", MISTAKES)
def test_mistakes_are_answered_in_one_line(case: str) -> None:
    args, said = MISTAKES[case]
    done = balance(*args)
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1
    assert said in done.stderr


def test_an_interval_of_few_games_is_wide() -> None:
    """Of two games, both lost, nobody knows that all will be."""
    done = balance("dnup", "--bot", "uniform", "--games", "2", "--seats", "3", "--blind", "turn", "--by", "seat")
    assert done.returncode == 0, done.stderr
    lines = [line for line in done.stdout.splitlines() if "seat" in line or line[:1].isdigit()][1:]
    assert len(lines) == 6
    assert all(float(line.split("[")[1].split(",")[0]) >= 0 for line in lines)
    assert all(20 < float(line.split(",")[1].split("]")[0]) <= 100 for line in lines)
