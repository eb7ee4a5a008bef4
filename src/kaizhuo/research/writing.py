"""New numbers in a file of weights: its comments and its layout stay."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Final

NUMBER: Final = re.compile(r"-?[\d_]+(?:\.\d+)?")


def written(text: str, numbers: Mapping[str, float], source: str) -> str:
    """The text with these numbers; every table that has one of them names the source."""
    tables = {name.split(".")[0] for name in numbers}
    table = ""
    lines = []
    for line in text.splitlines():
        if line.startswith("["):
            table = line[1 : line.index("]")]
        key = line.partition(" =")[0]
        if key == "source" and table in tables:
            lines.append(f"source = {json.dumps(source, ensure_ascii=False)}")
        else:
            lines.append(_line(line, f"{table}.{key}", numbers))
    return "\n".join(lines) + "\n"


def _line(line: str, name: str, numbers: Mapping[str, float]) -> str:
    new = [number for known, number in numbers.items() if known == name or known.startswith(f"{name}.")]
    if not new:
        return line
    key, equals, rest = line.partition("=")
    value, sign, comment = rest.partition("#")
    assert len(NUMBER.findall(value)) == len(new), f"some numbers of {name} are new and some are not"
    left = iter(new)
    return key + equals + NUMBER.sub(lambda _: shown(next(left)), value) + sign + comment


def shown(number: float) -> str:
    return str(number) if isinstance(number, int) else f"{number:.2f}"
