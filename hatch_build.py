"""A wheel without the client would serve empty pages: it is not built."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        client = Path(self.root, "src/kaizhuo/server/static/index.html")
        if version != "editable" and not client.is_file():
            raise SystemExit("The client is not built yet: `make wheel` builds both.")
