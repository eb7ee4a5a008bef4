"""Subjects: what a question or a duty is about, several small numbers in one int."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from kaizhuo.core.components import BIT


@final
class Field:
    """Some bits of a subject.  The chapter that asks declares its fields; view, bots and knowledge import them.

    PLACE = Field(0, 4)
    LEFT = Field(4, 8)
    state.ask(seat, MOVING, PLACE.put(place) | LEFT.put(left))
    PLACE.of(subject)
    """

    shift: i64
    mask: i64

    def __init__(self, shift: i64, width: i64) -> None:
        self.shift = shift
        self.mask = BIT[width] - 1

    def of(self, subject: i64) -> i64:
        return (subject >> self.shift) & self.mask

    def put(self, number: i64) -> i64:
        return number << self.shift
