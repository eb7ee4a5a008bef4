"""Net: how likely a win is, learnt from games.  Compiled; whole numbers only, so that every machine finds the same.

Two numbers lie in one int, 32 bits each: sums of such ints are both sums at once.  A first layer reads the few columns
of an observation that are not zero, a second one what is left of the first.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kaizhuo.core.state import zeros

LANE: Final[i64] = 32  # bits
LOW: Final[i64] = 4294967295
HALF: Final[i64] = 2147483648
ONE: Final[i64] = 1024  # a neuron that is fully active
FIRST: Final[i64] = 16  # bits behind the point: of the first layer's weights and sums
OTHER: Final[i64] = 12  # of all other weights; a sum has ten more, those of the neurons


@final
class Layer:
    """`weights` are those of the first input for all neurons, two in an int, then those of the second input."""

    def __init__(self, bias: vec[i64], weights: vec[i64]) -> None:
        self.bias = bias
        self.weights = weights
        self.words: i64 = len(bias)
        self.sums = zeros(self.words)

    def begin(self) -> None:
        sums = self.sums
        bias = self.bias
        for i in range(self.words):
            sums[i] = bias[i]

    def add(self, place: i64, value: i64) -> None:
        """An input that is not zero."""
        sums = self.sums
        weights = self.weights
        words = self.words
        first = place * words
        if value == 1:
            for i in range(words):
                sums[i] += weights[first + i]
        else:
            for i in range(words):
                sums[i] += weights[first + i] * value


@final
class Net:
    """`trust`: how much weight the game's own advice has beside what was learnt."""

    def __init__(self, first: Layer, second: Layer, last: vec[i64], bias: i64, trust: float) -> None:
        self.first = first
        self.second = second
        self.last = last
        self.bias = bias
        self.trust = trust

    def twin(self) -> Net:
        """The same weights, to be asked at the same time."""
        first, second = self.first, self.second
        return Net(
            Layer(first.bias, first.weights), Layer(second.bias, second.weights), self.last, self.bias, self.trust
        )

    def logit(self, words: vec[i64]) -> float:
        """Of a row, eight columns in an int: above 0 is a likely win."""
        first = self.first
        second = self.second
        first.begin()
        for at in range(i64(len(words))):
            word = words[at]
            column = at << 3
            while word:
                value = word & 127
                if value:
                    first.add(column, value)
                word >>= 8
                column += 1
        second.begin()
        feed(first.sums, FIRST - 10, second)
        total = self.bias
        last = self.last
        for i in range(second.words):
            word = second.sums[i]
            low = low_of(word)
            total += active(low >> OTHER) * last[2 * i]
            total += active((word - low) >> (LANE + OTHER)) * last[2 * i + 1]
        return float(total) / float(ONE << OTHER)


def feed(sums: vec[i64], bits: i64, layer: Layer) -> None:
    """What is left of one layer, so many bits less exact, goes into the next."""
    for i in range(i64(len(sums))):
        word = sums[i]
        low = low_of(word)
        value = active(low >> bits)
        if value:
            layer.add(2 * i, value)
        value = active((word - low) >> (LANE + bits))
        if value:
            layer.add(2 * i + 1, value)


def low_of(word: i64) -> i64:
    """The lower number, with its sign."""
    low = word & LOW
    if low >= HALF:
        low -= LOW + 1
    return low


def active(value: i64) -> i64:
    """A neuron is between 0 and 1."""
    if value < 0:
        return 0
    if value > ONE:
        return ONE
    return value
