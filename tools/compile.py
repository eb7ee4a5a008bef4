"""Compile the engine of this checkout, in place: `python tools/compile.py [GAME ...]`, or `--clean`."""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

if __name__ == "__main__":
    sys.path.insert(0, str(ROOT / "src"))
    from kaizhuo.compiling.__main__ import main

    sys.argv[1:1] = ["--work", str(ROOT / "build")]
    main()
