"""The same source gives the same games, interpreted and compiled."""

from __future__ import annotations

import inspect
import os
import subprocess
import sys
from pathlib import Path

import pytest

from kaizhuo.compiling.docstrings import with_docstrings
from kaizhuo.core import engine
from kaizhuo.core.game import Game
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


@pytest.mark.skipif(INTERPRETED, reason="the engine is not compiled here")
def test_help_shows_what_compiled_modules_say_of_themselves() -> None:
    assert inspect.getdoc(engine.options) == "What can be chosen now: the way of scripts."
    assert str(inspect.signature(engine.options)) == "(game, state)"
    assert (inspect.getdoc(Game) or "").startswith("The table of contents of one game.")
    assert (inspect.getdoc(Game.redact) or "").startswith("What a seat may know")


def test_docstrings_are_written_as_c_writes_them() -> None:
    line = 'CPyPy_a___b___f, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("f(x)\\n--\\n\\n") /* docstring */'
    written = with_docstrings(line, {"a___b___f": 'Say "x".\n\nOr \\.'})
    assert 'PyDoc_STR("f(x)\\n--\\n\\nSay \\"x\\".\\n\\nOr \\\\.")' in written
    assert with_docstrings(line, {}) == line
