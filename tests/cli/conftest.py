"""The command, run in this process or as a real one."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from kaizhuo.cli.main import run

Shell = Callable[..., "Result"]


class Result(NamedTuple):
    code: int
    out: str
    err: str


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing of these tests is saved among the games of whoever runs them."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "100")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def kaizhuo(capsys: pytest.CaptureFixture[str]) -> Shell:
    """Runs the command in this process."""

    def shell(*args: str, **environment: str) -> Result:
        code = run(list(args), environment)
        return Result(code, *capsys.readouterr())

    return shell


def process(*args: str, given: str | bytes = "", **environment: str) -> Result:
    """Runs the command as users do."""
    done = subprocess.run(
        [sys.executable, "-m", "kaizhuo.cli", *args],
        input=given.encode() if isinstance(given, str) else given,
        capture_output=True,
        env={**os.environ, **environment},
        timeout=120,
        check=False,
    )
    return Result(done.returncode, done.stdout.decode(), done.stderr.decode())


@pytest.fixture(scope="session")
def finished_game(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A whole game, played by somebody who always takes the first option."""
    folder = tmp_path_factory.mktemp("finished")
    file = folder / "game.json"
    played = process(
        "play", "dnup", "--plain", "--seed", "3", "--save", str(file), given="1\n" * 2000, XDG_DATA_HOME=str(folder)
    )
    assert played.code == 0, played.err
    return file.read_bytes()
