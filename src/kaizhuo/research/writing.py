"""New numbers in a file of weights: its comments and its layout stay."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

NUMBER: Final = re.compile(r"-?[\d_]+(?:\.\d+)?")


class Part(NamedTuple):
    """Numbers that were found together, and how."""

    numbers: Mapping[str, float]
    how: str


def written(text: str, parts: Sequence[Part], command: str) -> str:
    """The text with these numbers; every table that has some of them names the command as their source."""
    numbers = {name: number for part in parts for name, number in part.numbers.items()}
    table = ""
    lines = []
    for line in text.splitlines():
        if line.startswith("["):
            table = line[1 : line.index("]")]
        key = line.partition(" =")[0]
        said = source(table, parts) if key == "source" else ""
        if said:
            lines.append(f"source = {json.dumps(f'`{command}`: {said}', ensure_ascii=False)}")
        else:
            lines.append(_line(line, f"{table}.{key}", numbers))
    return "\n".join(lines) + "\n"


def source(table: str, parts: Sequence[Part]) -> str:
    """Which numbers of a table were found how."""
    said = []
    for part in parts:
        names = [name.split(".") for name in part.numbers]
        keys = dict.fromkeys(key for known, key, *_ in names if known == table)
        if keys:
            said.append(f"{', '.join(keys)} by {part.how}")
    return "; ".join(said)


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
