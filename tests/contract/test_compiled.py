"""The same source gives the same games, interpreted and compiled."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from kaizhuo.testing.pace import INTERPRETED, PROFILE

ROOT = Path(__file__).parent.parent.parent
GAMES_EACH = 400 if PROFILE == "soak" else 60  # of every game and number of players


@pytest.mark.skipif(INTERPRETED, reason="the engine is not compiled here")
def test_a_thousand_seeded_games_are_the_same_interpreted_and_compiled() -> None:
    def run(**environment: str) -> list[str]:
        code = "import conftest, runpy; runpy.run_module('tests.contract.checksums', run_name='__main__')"
        answer = subprocess.run(
            [sys.executable, "-c", code, str(GAMES_EACH)],
            cwd=ROOT,
            env={**os.environ, **environment},
            capture_output=True,
            text=True,
            check=True,
        )
        return answer.stdout.split()

    plain = run(KAIZHUO_INTERPRETED="1")
    fast = run()
    assert [plain[0], fast[0]] == ["True", "False"]
    assert plain[1] == fast[1]
