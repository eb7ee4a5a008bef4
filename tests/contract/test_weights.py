"""What bots know in numbers: each table says where its numbers come from, and no number stands there unread."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

import kaizhuo.games

FILES = sorted(Path(kaizhuo.games.__file__).parent.glob("*/bots/weights.toml"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.parent.parent.name)
def test_every_table_names_its_source_and_every_number_is_read(file: Path) -> None:
    tables = tomllib.loads(file.read_text("utf-8"))
    code = "\n".join(module.read_text("utf-8") for module in file.parent.glob("*.py"))
    for name, table in tables.items():
        assert len(table.pop("source")) > 10, f"[{name}] has no source"
        for key in table:
            by_name = f'f"{name}.{{' in code  # names are put together: f"group.{part}"
            assert by_name or re.search(rf"\b{key}\b", code), f"nobody reads {name}.{key}"
