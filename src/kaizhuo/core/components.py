"""Helpers over plain ints: sets of cards are masks, one bit a card, at most 62 of them.

`1 << n` is never written: mypyc 2.4.1 computes a literal shifted by a variable in 32 bits.  `BIT[n]` is the same.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

MOST: Final = 62
BIT: Final[vec[i64]] = vec[i64]([2**n for n in range(MOST)])


def _places() -> vec[i64]:
    """2 is a primitive root of 67, so powers of two have different remainders: remainder -> exponent."""
    table = [0] * 67
    for n in range(MOST):
        table[2**n % 67] = n
    return vec[i64](table)


PLACE: Final[vec[i64]] = _places()


def lowest(mask: i64) -> i64:
    """The number of the lowest card of a set that is not empty."""
    return PLACE[(mask & -mask) % 67]


def size(mask: i64) -> i64:
    """How many cards are in a set."""
    mask = mask - ((mask >> 1) & 0x1555555555555555)  # 62 cards; a literal beyond 62 bits would be boxed
    mask = (mask & 0x3333333333333333) + ((mask >> 2) & 0x3333333333333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F0F
    mask = mask + (mask >> 8)
    mask = mask + (mask >> 16)
    return (mask + (mask >> 32)) & 0x7F


def members(mask: i64) -> vec[i64]:
    """The numbers of the cards of a set, ascending."""
    found = vec[i64](capacity=MOST)
    while mask:
        found = append(found, lowest(mask))
        mask &= mask - 1
    return found


def deal_masks(pool: vec[i64], counts: vec[i64]) -> vec[i64]:
    """Split the pool, front to back, into sets of the given sizes."""
    dealt = counts[:]
    at: i64 = 0
    for i in range(i64(len(counts))):
        mask: i64 = 0
        for _ in range(counts[i]):
            mask |= BIT[pool[at]]
            at += 1
        dealt[i] = mask
    return dealt
