"""How much the tests play through: less where the engine is not compiled, many times as much in `make soak`."""

from __future__ import annotations

import os

from kaizhuo import compiled

PROFILE = os.environ.get("KAIZHUO_PROFILE", "test")  # or "today", or "soak"
INTERPRETED = not compiled()
A_FEW = 1 if INTERPRETED else 4  # positions of a table
