from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent.parent


def test_the_types_of_the_client_are_current() -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "tools/typescript.py"), "--check"], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
