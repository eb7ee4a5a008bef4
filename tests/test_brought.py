"""What the tests need comes with them: no browser, no fonts and no database of the system's."""

from __future__ import annotations

import platform
import sys
from pathlib import Path

import pytest

from tests.server.stores import postgres_binaries
from tests.web.browser import UNPACKED, launching

pytestmark = pytest.mark.skipif(
    (platform.system(), platform.machine()) != ("Linux", "x86_64"), reason="the packages are for Linux on x86-64"
)


def test_the_browser_is_the_one_we_bring() -> None:
    launch = launching()
    assert launch is not None
    assert launch["executable_path"] == str(UNPACKED / "chromium")
    for place in ("LD_LIBRARY_PATH", "FONTCONFIG_FILE"):
        assert Path(launch["env"][place]).exists()


def test_the_database_is_the_one_we_bring() -> None:
    binaries = postgres_binaries()
    assert binaries is not None
    assert binaries.is_relative_to(sys.prefix)
    assert (binaries / "initdb").is_file()
