"""The example that learns d'nup runs; whether it learns is a matter of minutes, see docs/python.md."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "learn_dnup.py"


def test_the_example_runs() -> None:
    pytest.importorskip("torch", reason="torch is no dependency: `pip install torch` to run the example")
    command = [sys.executable, str(EXAMPLE), "--minutes", "0.05", "--games", "2"]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert said.startswith("wins ")
