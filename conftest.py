"""Set-up for all tests.

With KAIZHUO_INTERPRETED=1 the compiled modules are passed over, so that the same tests run on the plain source.
"""

from __future__ import annotations

import os
import random
import signal
import sys
import time
from importlib.machinery import FileFinder, SourceFileLoader
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

SOURCE = str(Path(__file__).parent / "src")

if os.environ.get("KAIZHUO_INTERPRETED"):

    def source_only(path: str) -> FileFinder:
        if not path.startswith(SOURCE):
            raise ImportError(path)
        return FileFinder(path, (SourceFileLoader, [".py"]))

    sys.path_hooks.insert(0, source_only)
    sys.path_importer_cache.clear()

# A shell makes what it starts in the background deaf to Ctrl+C, and so would be all that the tests start.
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

PROFILE = os.environ.get("KAIZHUO_PROFILE", "test")
_SLOW_IS_FINE = [HealthCheck.too_slow, HealthCheck.data_too_large]
settings.register_profile("test", max_examples=2, deadline=None, derandomize=True, suppress_health_check=_SLOW_IS_FINE)
settings.register_profile("today", max_examples=5, deadline=None, suppress_health_check=_SLOW_IS_FINE)
settings.register_profile("soak", max_examples=200, deadline=None, suppress_health_check=_SLOW_IS_FINE)
settings.load_profile(PROFILE)

_SECONDS_TODAY = 10
_UNTIL = pytest.StashKey[float]()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """`make soak-today` has seconds: what it comes to is another part of the tests every day."""
    if PROFILE == "today":
        random.Random(config.getoption("hypothesis_seed")).shuffle(items)


def pytest_collection_finish(session: pytest.Session) -> None:
    session.config.stash[_UNTIL] = time.monotonic() + _SECONDS_TODAY


def pytest_runtest_setup(item: pytest.Item) -> None:
    if PROFILE == "today" and time.monotonic() > item.config.stash[_UNTIL]:
        pytest.skip("the time is up: another day's seed comes to these")
