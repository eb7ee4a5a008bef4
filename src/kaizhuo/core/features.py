"""Features: an action as numbers, so that a network can rate options instead of having an output for every action.

They follow from the words of a game: which verb it is, and what each operand points at.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from kaizhuo.core.row import Columns, Row, relative
from kaizhuo.core.words import Domain, Vocabulary

MOST_THINGS = 62  # in a set, and in a one-hot
DIGIT = 16


class Operand:
    """What a verb can point at, as columns.  `member` -1 is nothing: another verb, which has no such operand."""

    def __init__(self, name: str, domain: Domain, seats: int) -> None:
        self.name = name
        self.domain = domain
        self.seats = seats
        about = [domain.about(i, seats) for i in range(len(domain.members))] if domain.about else []
        self.about = about
        self.keys = sorted({key for facts in about for key in facts} - {"seat"})
        self.pieces = {
            mark: i for i, mark in enumerate(dict.fromkeys(mark for marks in domain.marks for mark in marks))
        }

    def write(self, member: int, viewer: int, row: Row) -> None:
        if self.domain.are_seats:
            self._write_seat(self.name, member, viewer, row)
        elif self.about:
            facts = self.about[member] if member >= 0 else {}
            self._write_seat(f"{self.name}'s seat", facts.get("seat", -1), viewer, row)
            for key in self.keys:
                row.count(f"{self.name}'s {key}", facts.get(key, 0))
        elif len(self.domain.members) <= MOST_THINGS:
            row.one_hot(self.name, member, len(self.domain.members))
        elif len(self.pieces) <= MOST_THINGS:
            self._write_pieces(member, row)
        else:
            row.one_hot(f"{self.name} / {DIGIT}", member // DIGIT, (len(self.domain.members) - 1) // DIGIT + 1)
            row.one_hot(f"{self.name} % {DIGIT}", member % DIGIT if member >= 0 else -1, DIGIT)

    def _write_seat(self, name: str, seat: int, viewer: int, row: Row) -> None:
        there = 0 <= seat < self.seats
        row.one_hot(name, relative(seat, viewer, self.seats) if there else -1, self.seats)

    def _write_pieces(self, member: int, row: Row) -> None:
        """One of many by what it consists of, and by its numbers."""
        marks = self.domain.marks[member] if member >= 0 else []
        row.bits(self.name, sum(2 ** self.pieces[mark] for mark in marks), len(self.pieces))
        for fact, numbers in self.domain.facts.items():
            row.count(f"{self.name}'s {fact}", numbers[member] if member >= 0 else 0)


class Features:
    """Of the actions of a game with so many seats.  Players are seen from the viewer, as in an observation."""

    def __init__(self, words: Vocabulary, seats: int) -> None:
        self.words = words
        self._verbs = {verb: i for i, verb in enumerate(words.verbs)}
        self._operands = {
            (name, nth): Operand(f"{name} {nth + 1}" if nth else name, domain, seats)
            for (name, nth), domain in operands_of(words).items()
        }
        row = Row(4096)
        row.fields = []
        self.write(0, 0, row)
        self.columns: list[Columns] = row.fields
        self.width = int(row.at)
        self.stride = (self.width + 7) // 8 * 8  # the columns from one row of the table to the next

    def write(self, action: int, viewer: int, row: Row) -> None:
        verb = self.words.verb_of(action)
        members = dict(zip(named(verb.operands), self.words.operands(action), strict=True))
        row.one_hot("verb", self._verbs[verb], len(self._verbs))
        for key, operand in self._operands.items():
            operand.write(members.get(key, -1), viewer, row)

    def table(self, viewer: int) -> vec[i64]:
        """One row for each action."""
        row = Row(self.words.size * self.stride)
        for action in range(self.words.size):
            row.at = action * self.stride
            self.write(action, viewer, row)
        return row.words


def named(operands: tuple[Domain, ...]) -> list[tuple[str, int]]:
    """The names of the operands of a verb; of two with one name the second has another number."""
    names = [domain.name for domain in operands]
    return [(name, names[:i].count(name)) for i, name in enumerate(names)]


def operands_of(words: Vocabulary) -> dict[tuple[str, int], Domain]:
    """Every kind of operand that a verb of the game has."""
    found: dict[tuple[str, int], Domain] = {}
    for verb in words.verbs:
        for key, domain in zip(named(verb.operands), verb.operands, strict=True):
            assert found.setdefault(key, domain).members == domain.members, f"two kinds of {domain.name}"
    return found
