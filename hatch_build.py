"""A wheel holds the browser client where it is built; where it is not, everything but `kaizhuo serve` works."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not Path(self.root, "src/kaizhuo/server/static/index.html").is_file():
            self.app.display_warning(
                "Without the browser client, which `make wheel` builds: `kaizhuo serve` will not start."
            )
