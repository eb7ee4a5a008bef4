"""The game of docs/examples, installed as anybody would install it: a wheel of its own, found by its entry point."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

ROOT = Path(__file__).parent.parent
EXAMPLE = ROOT / "docs" / "examples" / "crazy-eights"
NAMES = {"en": "Crazy Eights", "zh-Hant": "瘋狂八點", "zh-Hans": "疯狂八点"}


def install(place: Path) -> dict[str, str]:
    """Build the wheel and unpack it in a folder of its own; returns the environment in which it is installed."""
    shutil.copytree(EXAMPLE, place / "source", ignore=shutil.ignore_patterns("__pycache__"))
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(place)]
    subprocess.run(command, cwd=place / "source", capture_output=True, check=True)
    (wheel,) = place.glob("*.whl")
    with ZipFile(wheel) as packed:
        packed.extractall(place / "site")
    path = [str(place / "site"), os.environ.get("PYTHONPATH", "")]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, path))}
