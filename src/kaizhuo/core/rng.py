"""One small generator, the same stream interpreted and compiled.

Small Fast Counting (sfc32): additions, shifts and exclusive-ors of 32-bit words, so that nothing can overflow an i64.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF


class Rng:
    """A generator; of a seed 96 bits count."""

    def __init__(self, seed: int) -> None:
        self.a: i64 = seed & WORD
        self.b: i64 = (seed >> 32) & WORD
        self.c: i64 = (seed >> 64) & WORD
        self.counter: i64 = 1
        for _ in range(12):
            self.word()

    def word(self) -> i64:
        """32 random bits."""
        b = self.b
        c = self.c
        result = (self.a + b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD
        self.c = ((((c << 21) | (c >> 11)) & WORD) + result) & WORD
        return result

    def below(self, n: i64) -> i64:
        """0 to n - 1, for n up to 2**31."""
        return (self.word() * n) >> 32

    def __reduce__(self) -> tuple[object, ...]:
        """To be pickled and copied: it goes on where it is."""
        return generator, (int(self.a), int(self.b), int(self.c), int(self.counter))

    def shuffle(self, items: vec[i64]) -> None:
        """In place, every order equally likely."""
        i: i64 = len(items) - 1
        while i > 0:
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
            i -= 1


def generator(a: int, b: int, c: int, counter: int) -> Rng:
    """One that has drawn numbers already."""
    rng = Rng(0)
    rng.a = a
    rng.b = b
    rng.c = c
    rng.counter = counter
    return rng
