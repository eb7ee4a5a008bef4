"""Set-up for all tests.

With KAIZHUO_INTERPRETED=1 the compiled modules are passed over, so that the same tests run on the plain source.
"""

from __future__ import annotations

import os
import sys
from importlib.machinery import FileFinder, SourceFileLoader
from pathlib import Path

from hypothesis import HealthCheck, settings

SOURCE = str(Path(__file__).parent.parent / "src")

if os.environ.get("KAIZHUO_INTERPRETED"):

    def source_only(path: str) -> FileFinder:
        if not path.startswith(SOURCE):
            raise ImportError(path)
        return FileFinder(path, (SourceFileLoader, [".py"]))

    sys.path_hooks.insert(0, source_only)
    sys.path_importer_cache.clear()

_SLOW_IS_FINE = [HealthCheck.too_slow, HealthCheck.data_too_large]
settings.register_profile("test", max_examples=2, deadline=None, derandomize=True, suppress_health_check=_SLOW_IS_FINE)
settings.register_profile("soak", max_examples=200, deadline=None, suppress_health_check=_SLOW_IS_FINE)
settings.load_profile(os.environ.get("KAIZHUO_PROFILE", "test"))
