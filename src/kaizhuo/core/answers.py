"""Answers: what a question may be answered with, collected in a buffer that its owner uses again and again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kaizhuo.core.components import PLACE

ROOM: Final[i64] = 128  # to begin with
ZERO: Final = [0]  # repeated, never written: written as [0] it would be made anew each time
BLANK: Final[vec[i64]] = vec[i64]([0] * ROOM)  # copied, which is quicker than a list turned into one


@final
class Answers:
    """Actions, in the order of their numbers.  Of chance each has a weight; `total` is 0 where all are equally likely.

    Whoever rates answers writes the ratings into `weights` too.  A loop that is hot may `reserve` room and write
    `actions` and `count` itself.  `notes` is paper for whoever lists them: what it held before means nothing.
    """

    actions: vec[i64]
    weights: vec[i64]
    notes: vec[i64]
    room: i64
    count: i64
    total: i64

    def __init__(self) -> None:
        self.actions = BLANK[:]
        self.weights = BLANK[:]
        self.notes = BLANK[:]
        self.room = ROOM
        self.count = 0
        self.total = 0

    def clear(self) -> None:
        self.count = 0
        self.total = 0

    def reserve(self, more: i64) -> None:
        """Make room for so many answers more."""
        while self.room < self.count + more:
            self.actions = doubled(self.actions, self.room)
            self.weights = doubled(self.weights, self.room)
            self.room *= 2

    def add(self, action: i64) -> None:
        count = self.count
        if count == self.room:
            self.reserve(1)
        self.actions[count] = action
        self.count = count + 1

    def add_span(self, first: i64, size: i64) -> None:
        """So many actions that follow each other."""
        count = self.count
        if self.room < count + size:
            self.reserve(size)
        actions = self.actions
        for i in range(size):
            actions[count + i] = first + i
        self.count = count + size

    def add_each(self, first: i64, mask: i64) -> None:
        """One action for each member of a set: `first` is that of member 0."""
        count = self.count
        if self.room < count + 64:
            self.reserve(64)
        actions = self.actions
        while mask:
            actions[count] = first + PLACE[(mask & -mask) % 67]  # lowest(mask), written out: a hot loop
            count += 1
            mask &= mask - 1
        self.count = count

    def add_copies(self, action: i64, copies: i64) -> None:
        """Something that can be drawn, and how many of it there are: nothing if there is none."""
        if copies == 0:
            return
        count = self.count
        if count == self.room:
            self.reserve(1)
        self.actions[count] = action
        self.weights[count] = copies
        self.count = count + 1
        self.total += copies

    def has(self, action: i64) -> bool:
        for i in range(self.count):
            if self.actions[i] == action:
                return True
        return False

    def best(self) -> i64:
        """The action that is rated highest; of equals the first."""
        weights = self.weights
        found: i64 = 0
        for i in range(i64(1), self.count):
            if weights[i] > weights[found]:
                found = i
        return self.actions[found]

    def listed(self) -> list[int]:
        actions = self.actions
        listed = ZERO * self.count  # as long as it will be: a list that grows costs half as much again
        for i in range(self.count):
            listed[i] = actions[i]
        return listed


def doubled(full: vec[i64], size: i64) -> vec[i64]:
    larger = vec[i64]([0] * (2 * size))
    for i in range(size):
        larger[i] = full[i]
    return larger


def given(actions: Sequence[int]) -> Answers:
    """Answers that are known already, to have them rated."""
    out = Answers()
    for action in actions:
        out.add(action)
    return out
