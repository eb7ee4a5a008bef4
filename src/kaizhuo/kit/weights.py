"""Weights: what the bots of a game know in numbers, data in its `bots/weights.toml` with the source of each table."""

from __future__ import annotations

from pathlib import Path

from kaizhuo.kit.boxes import read_toml


class Weights:
    """Of the game whose module asks: `Weights(__file__).whole("hand.flipping")`."""

    def __init__(self, module: str) -> None:
        self.file = Path(module).parent / "weights.toml"
        self._tables = read_toml(self.file)

    def whole(self, name: str) -> int:
        return int(self._find(name))

    def fraction(self, name: str) -> float:
        return float(self._find(name))

    def row(self, name: str) -> list[int]:
        table, _, key = name.rpartition(".")
        return [int(number) for number in self._tables[table][key]]

    def fractions(self, name: str) -> list[float]:
        table, _, key = name.rpartition(".")
        return [float(number) for number in self._tables[table][key]]

    def _find(self, name: str) -> int | float:
        table, _, key = name.rpartition(".")
        found: int | float = self._tables[table][key]
        return found
