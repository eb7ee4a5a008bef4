"""State: the facts of a game, the open questions, and what was told."""

from __future__ import annotations

from typing import Final, Self, TypeAlias

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr

from kaizhuo.core.copying import write_methods

Seat: TypeAlias = i64  # 0, 1, 2 ...; CHANCE is -1
Action: TypeAlias = i64  # a number of the game's Vocabulary
Decision: TypeAlias = i64  # who chooses, at which step, about what: three small ints packed into one
Event: TypeAlias = tuple[int, int, int, int, int]  # what happened, three operands, audience (bits by seat)

CHANCE: Final = -1
SPECTATOR: Final = -2
TOGETHER: Final = -3  # all players, who agreed to something
UNKNOWN: Final = -1  # in the place of what a viewer cannot see
EVERYONE: Final = -1  # all bits: every seat, and whoever looks on
FIRST_DUTY: Final[i64] = 128  # duties are numbered above all questions

NONE: Final[vec[i64]] = vec[i64]()  # how a list of facts begins


def zeros(size: i64) -> vec[i64]:
    return vec[i64]([0] * size)


def decision(seat: Seat, step: i64, subject: i64) -> Decision:
    return (subject << 16) | (step << 8) | (seat + 1)


def seat_of(asked: Decision) -> Seat:
    return (asked & 0xFF) - 1


def step_of(asked: Decision) -> i64:
    return (asked >> 8) & 0xFF


def subject_of(asked: Decision) -> i64:
    return asked >> 16


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Facts only.  The game is over when nothing is pending.

    Every attribute of a state is an i64 or a vec[i64], but for the journal, so that a state can be compared,
    hashed and sent as plain numbers (`facts.py`).  A game declares them with their beginnings; `copy` and `same` follow
    from the declaration (`copying.py`).
    """

    seats: i64 = 0
    pending: vec[i64] = NONE  # a stack of Decisions: the last one is asked first
    journal: list[Event] | None = None  # None in copies, so search pays nothing

    def __init_subclass__(cls) -> None:
        write_methods(cls)

    def copy(self) -> Self:
        """The same facts once more, without the journal."""
        raise NotImplementedError

    def same(self, other: State) -> bool:
        """Whether all facts are equal; of states of one game."""
        raise NotImplementedError

    @staticmethod
    def alike(one: vec[i64], other: vec[i64]) -> bool:
        """Element by element: compiled, `==` would make two objects first."""
        if len(one) != len(other):
            return False
        for i in range(len(one)):
            if one[i] != other[i]:
                return False
        return True

    def __reduce__(self) -> tuple[object, ...]:
        """To be pickled, and for `copy.copy`, which would share what changes; the journal goes along."""
        from kaizhuo.core.facts import facts, restored

        return restored, (type(self), facts(self), self.journal)

    def ask(self, seat: Seat, step: i64, subject: i64 = 0) -> None:
        self.pending = append(self.pending, (subject << 16) | (step << 8) | (seat + 1))

    def plan(self, seat: Seat, duty: i64, subject: i64 = 0) -> None:
        """A duty, to be done when everything that is asked and planned after it is settled."""
        self.pending = append(self.pending, (subject << 16) | (duty << 8) | (seat + 1))

    def tell(self, event: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, audience: i64 = EVERYONE) -> None:
        journal = self.journal
        if journal is not None:
            journal.append((event, a, b, c, audience))

    def take(self) -> Decision:
        """Take what is on top off the stack."""
        self.pending, asked = pop(self.pending)
        return asked
