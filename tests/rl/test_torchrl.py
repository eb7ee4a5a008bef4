"""TorchRL reads the tables, and the example that learns d'nup with it runs.  TorchRL is no dependency, for it is large;
whether the example learns is a matter of minutes, see docs/python.md."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from kaizhuo import Spec
from kaizhuo.rl.pettingzoo import TableEnv

pytest.importorskip("torchrl", reason="TorchRL is no dependency: `pip install torchrl` to run the example")
pytestmark = pytest.mark.filterwarnings("ignore")  # its own

from torchrl.envs import ActionMask, PettingZooWrapper, TransformedEnv  # noqa: E402
from torchrl.envs.utils import check_env_specs  # noqa: E402

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"


def test_torchrls_own_check_of_a_table(spec: Spec) -> None:
    check_env_specs(PettingZooWrapper(TableEnv(spec), use_mask=True))


def test_torchrls_own_check_of_a_batch(duel: Spec, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    check_env_specs(TransformedEnv(import_module("learn_dnup").Games(duel, 4), ActionMask()))


def test_the_example_runs() -> None:
    command = [sys.executable, str(EXAMPLES / "learn_dnup.py"), "--minutes", "0.05", "--games", "2"]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert said.splitlines()[-1].startswith("wins ")
