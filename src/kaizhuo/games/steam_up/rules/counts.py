"""Counts by dish: how many of each of the five types, packed into one int, eight bits a type."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kaizhuo.core.answers import Answers

ONE: Final[vec[i64]] = vec[i64]([256**dish for dish in range(5)])
HIGH: Final[i64] = 0x8080808080  # the highest bit of each count, which no count reaches


def count_of(counts: i64, dish: i64) -> i64:
    return (counts >> (8 * dish)) & 0xFF


def total(counts: i64) -> i64:
    return (counts + (counts >> 8) + (counts >> 16) + (counts >> 24) + (counts >> 32)) & 0xFF


def covers(held: i64, wanted: i64) -> bool:
    """Whether there are at least as many of each type."""
    return ((held | HIGH) - wanted) & HIGH == HIGH


def lacking(held: i64, wanted: i64) -> i64:
    """What is wanted of each type beyond what there is."""
    more = (wanted | HIGH) - held
    return more & (((more & HIGH) >> 7) * 0x7F)


def lowest_count(counts: i64) -> i64:
    least = counts & 0xFF
    for dish in range(i64(1), i64(5)):
        count = (counts >> (8 * dish)) & 0xFF
        if count < least:
            least = count
    return least


def offers_other(counts: i64, dish: i64) -> bool:
    """Whether there is a type other than this one."""
    return counts & ~(ONE[dish] * 0xFF) != 0


def can_swap(here: i64, there: i64) -> bool:
    """ST-R23  Whether one of here can be swapped with one of another type there."""
    for dish in range(i64(5)):
        if (there >> (8 * dish)) & 0xFF and offers_other(here, dish):
            return True
    return False


def list_dishes(counts: i64, verb: i64, out: Answers) -> None:
    """An option for each type that is there."""
    for dish in range(i64(5)):
        if count_of(counts, dish):
            out.add(verb + dish)


def draw_dishes(counts: i64, verb: i64, out: Answers) -> None:
    """Any one of them, all equally likely."""
    for dish in range(i64(5)):
        out.add_copies(verb + dish, count_of(counts, dish))
