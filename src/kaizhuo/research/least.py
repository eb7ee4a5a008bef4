"""The numbers of the least cross-entropy, by Newton's method, in plain Python: for some forty numbers at most."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from typing import Final

import msgspec

ROUNDS: Final = 6  # of Newton's method, at most
HALVINGS: Final = 4  # of a step that leads up
RIDGE: Final = 1e-3  # how much surer of the numbers of now than the games make us, as a part of what the games tell
ENOUGH: Final = 1e-6  # of the loss: less is no gain

Matrix = list[list[float]]
Numbers = Mapping[str, int | float]


class Sums(msgspec.Struct):
    """What some positions of one game tell about the numbers."""

    size: int
    positions: int = 0
    loss: float = 0.0
    slope: list[float] = []
    bend: Matrix = []  # the information, after Fisher

    def __post_init__(self) -> None:
        self.slope = self.slope or [0.0] * self.size
        self.bend = self.bend or [[0.0] * self.size for _ in range(self.size)]

    def count(self, value: float, slopes: Sequence[float], ended: float) -> None:
        """A position whose value has these slopes, and how the game ended: 1.0 won, 0.0 lost."""
        self.positions += 1
        self.loss -= ended * math.log(value) + (1 - ended) * math.log(1 - value)
        scale = 1 / (value * (1 - value))
        for i, one in enumerate(slopes):
            self.slope[i] += (value - ended) * one * scale
            for j, other in enumerate(slopes):
                self.bend[i][j] += one * other * scale


class Fit(msgspec.Struct, frozen=True):
    numbers: Numbers
    errors: Numbers  # standard errors; games are independent, positions of one game are not


def least(start: Numbers, judge: Callable[[Numbers], list[Sums]]) -> Fit:
    """From `start` downhill.  `judge` tells what each game says about some numbers.  Whole numbers stay whole."""
    now, parts = start, judge(start)
    for _ in range(ROUNDS):
        step = times(inverse(sum_of_bends(parts)), sum_of_slopes(parts))
        for halving in range(HALVINGS):
            tried = {name: moved(one, -by / 2**halving) for (name, one), by in zip(now.items(), step, strict=True)}
            found = judge(tried) if tried != now else parts
            if loss(found) < loss(parts):
                break
        gain = loss(parts) - loss(found)
        if gain > 0:
            now, parts = tried, found
        if gain < ENOUGH:
            break
    return Fit(now, dict(zip(now, errors(parts), strict=True)))


def moved(number: float, by: float) -> float:
    return round(number + by) if isinstance(number, int) else number + by


def loss(parts: Sequence[Sums]) -> float:
    """Of a position, on average."""
    return sum(part.loss for part in parts) / sum(part.positions for part in parts)


def sum_of_slopes(parts: Sequence[Sums]) -> list[float]:
    return [sum(column) for column in zip(*(part.slope for part in parts), strict=True)]


def sum_of_bends(parts: Sequence[Sums]) -> Matrix:
    """With a ridge, so that numbers of which the games tell nothing stay as they are."""
    size = parts[0].size
    total = [[sum(part.bend[i][j] for part in parts) for j in range(size)] for i in range(size)]
    for i in range(size):
        total[i][i] += RIDGE * total[i][i] or 1.0
    return total


def errors(parts: Sequence[Sums]) -> list[float]:
    """By how much the games differ in what they say (the sandwich estimate)."""
    bread = inverse(sum_of_bends(parts))
    pulls = [times(bread, part.slope) for part in parts]
    return [math.sqrt(sum(pull[i] ** 2 for pull in pulls)) for i in range(len(bread))]


def times(matrix: Matrix, vector: Sequence[float]) -> list[float]:
    return [sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix]


def inverse(matrix: Matrix) -> Matrix:
    """After Gauss and Jordan; a matrix that is positive definite needs no other pivots."""
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for i in range(size):
        pivot = rows[i][i]
        rows[i] = [value / pivot for value in rows[i]]
        for j in range(size):
            if j != i and rows[j][i]:
                factor = rows[j][i]
                rows[j] = [a - factor * b for a, b in zip(rows[j], rows[i], strict=True)]
    return [row[size:] for row in rows]
