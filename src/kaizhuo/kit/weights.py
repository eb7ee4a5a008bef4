"""Weights: what the bots of a game know in numbers, data in its `bots/weights.toml` with the source of each table."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from kaizhuo.core.errors import OptionError
from kaizhuo.kit.boxes import read_toml

Tables = dict[str, dict[str, Any]]


class Weights:
    """Of the game whose module asks: `Weights(__file__).whole("hand.flipping")`."""

    def __init__(self, module: str) -> None:
        self.file = Path(module).parent / "weights.toml"
        self._tables: Tables = read_toml(self.file)
        for name, number in _trying.changes.items():
            change(self._tables, name, number)

    def whole(self, name: str) -> int:
        return int(self._find(name))

    def fraction(self, name: str) -> float:
        return float(self._find(name))

    def row(self, name: str) -> list[int]:
        return [int(number) for number in self._find(name)]

    def fractions(self, name: str) -> list[float]:
        return [float(number) for number in self._find(name)]

    def _find(self, name: str) -> Any:
        table, _, key = name.rpartition(".")
        if _trying.read is not None:
            _trying.read.add(name)
        return self._tables[table][key]


# ---- other numbers for modules that are imported once more


class _Trying(threading.local):
    changes: Mapping[str, float] = {}
    read: set[str] | None = None


_trying = _Trying()


@contextmanager
def trying(changes: Mapping[str, float]) -> Iterator[set[str]]:
    """What is imported meanwhile reads these numbers instead of those of the file; yields the names that it reads."""
    _trying.changes, _trying.read = changes, set()
    try:
        yield _trying.read
    finally:
        _trying.changes, _trying.read = {}, None


def numbers_in(tables: Tables) -> dict[str, int | float]:
    """Every number by its name; one of a row has its place there behind its name: `value.money.0`."""
    found: dict[str, int | float] = {}
    for table, numbers in tables.items():
        for key, number in numbers.items():
            row = number if isinstance(number, list) else []
            found |= {f"{table}.{key}.{place}": one for place, one in enumerate(row)}
            if isinstance(number, int | float):
                found[f"{table}.{key}"] = number
    return found


def change(tables: Tables, name: str, number: float) -> None:
    known = numbers_in(tables)
    if name not in known:
        raise OptionError("option-value", option="NUMBER", value=name, allowed=", ".join(known))
    table, key, *place = name.split(".")
    if place:
        tables[table][key][int(place[0])] = number
    else:
        tables[table][key] = number
