"""Row: what a viewer may know, as numbers for learning.  A game writes it (`Game.write`).

A column is a byte, and eight of them are one int, so that a mask is written eight cards at a time.  numpy reads the
buffer as bytes without copying it, on every machine whose lowest byte comes first.
"""

from __future__ import annotations

from typing import Final, NamedTuple, final

from librt.vecs import vec
from mypy_extensions import i64

from kaizhuo.core.components import BIT
from kaizhuo.core.state import State, seat_of, step_of, subject_of

MOST_COLUMNS: Final = 4096  # of one observation
MOST_COUNT: Final[i64] = 127  # so that eight counts fit into an int with a sign
GROUP: Final = 8  # members of a set that are counted at once
DIGIT: Final[i64] = 6  # bits of a digit: of the lower column of a number, of a part of a subject

SPREAD: Final[vec[i64]] = vec[i64](  # by eight bits: a column for each
    [sum(2 ** (8 * bit) for bit in range(8) if bits >> bit & 1) for bits in range(256)]
)
KEPT: Final[vec[i64]] = vec[i64]([2 ** (8 * columns) - 1 for columns in range(8)])


class Columns(NamedTuple):
    """What the columns `first` to `last` are called, both included, and their kind: "bit" (0 or 1), "count" (0 to 127)
    or "one-hot" (at most one of them is 1)."""

    name: str
    first: int
    last: int
    kind: str


@final
class Asking:
    """How large a game's questions are: the steps there are, the bits of a subject that are a column each, the digits
    of six bits that hold the rest of it, how many questions and duties may lie below, and the digits of what they are
    about."""

    def __init__(self, steps: int, bits: i64, digits: i64 = 0, below: i64 = 0, digits_below: i64 = 0) -> None:
        self.steps: i64 = steps
        self.bits = bits
        self.digits = digits
        self.below = below
        self.digits_below = digits_below


@final
class Kinds:
    """Of what kind each member of a set is, so that they are counted in groups of up to eight: of each group how many
    members it has, as a number and as a mask, its lowest kind, and for every part of it how many are of that kind and
    the next seven, a byte each."""

    def __init__(self, kinds: list[int]) -> None:
        groups = grouped(kinds)
        self.lengths = vec[i64]([len(group) for group in groups])
        self.masks = vec[i64]([2 ** len(group) - 1 for group in groups])
        self.firsts = vec[i64]([min(group) for group in groups])
        self.counts = vec[i64](
            [
                sum(256 ** (kind - min(group)) for i, kind in enumerate(group) if part >> i & 1)
                for group in groups
                for part in range(2**GROUP)
            ]
        )


def grouped(kinds: list[int]) -> list[list[int]]:
    """Neighbours, as long as their kinds are eight at most."""
    groups: list[list[int]] = [[]]
    for kind in kinds:
        group = [*groups[-1], kind]
        if len(group) > GROUP or max(group) - min(group) > 7:
            groups.append([kind])
        else:
            groups[-1] = group
    return groups


@final
class Row:
    """Written from `at` on.  While it has a list of `fields` it notes the names, those of a seat with `whose` it is:
    0 the viewer, 1 the next one to the left ..., -1 for what is nobody's."""

    words: vec[i64]
    at: i64  # the next column
    whose: i64
    fields: list[Columns] | None

    def __init__(self, columns: i64) -> None:
        self.words = vec[i64]([0] * ((columns + 7) >> 3))
        self.at = 0
        self.whose = -1
        self.fields = None

    def bit(self, name: str, yes: bool) -> None:
        if self.fields is not None:
            self.note(name, 1, "bit")
        self.put(1 if yes else 0)

    def count(self, name: str, value: i64) -> None:
        """A number up to 127; what would be more is 127."""
        if self.fields is not None:
            self.note(name, 1, "count")
        self.put(value)

    def number(self, name: str, value: i64) -> None:
        """A number up to 8,191, as two columns: how many times 64, and the rest."""
        if self.fields is not None:
            self.count(name + " / 64", value >> DIGIT)
            self.count(name + " % 64", value & 63)
            return
        high = value >> DIGIT
        if high > MOST_COUNT:
            high = MOST_COUNT
        at = self.at
        self.at = at + 2
        word = at >> 3
        used = at & 7
        if used == 0:
            self.words[word] = high | (value & 63) << 8
        elif used < 7:
            self.words[word] += (high | (value & 63) << 8) << (used << 3)
        else:
            self.words[word] += high << 56
            self.words[word + 1] = value & 63

    def numbers(self, name: str, packed: i64, size: i64, bits: i64) -> None:
        """Several such numbers that are packed into one, the first one lowest."""
        mask = BIT[bits] - 1
        for _i in range(size):  # compiled, `_` would be an object
            self.number(name, packed & mask)
            packed >>= bits

    def counts(self, name: str, packed: i64, size: i64, bits: i64) -> None:
        """Several numbers that are packed into one, at most seven bits each, the first one lowest."""
        if self.fields is not None:
            self.note(name, size, "count")
        words = self.words
        at = self.at
        self.at = at + size
        mask = BIT[bits] - 1
        word = at >> 3
        shift = (at & 7) << 3
        value: i64 = 0
        if shift:
            value = words[word]
        for _i in range(size):  # compiled, `_` would be an object
            value += (packed & mask) << shift
            packed >>= bits
            shift += 8
            if shift == 64:
                words[word] = value
                word += 1
                value = 0
                shift = 0
        if shift:
            words[word] = value

    def bytes(self, name: str, packed: i64, size: i64) -> None:
        """The same with eight bits each, of which no number uses the last; up to seven of them."""
        if self.fields is not None:
            self.note(name, size, "count")
        words = self.words
        at = self.at
        self.at = at + size
        word = at >> 3
        used = at & 7
        if not used:
            words[word] = packed
        elif used + size <= 8:
            words[word] += packed << (used << 3)
        else:
            words[word] += (packed & KEPT[8 - used]) << (used << 3)
            words[word + 1] = packed >> ((8 - used) << 3)

    def listed_counts(self, name: str, numbers: vec[i64], first: i64, size: i64) -> None:
        """So many counts of a list."""
        self.begin(name, size)
        for i in range(first, first + size):
            self.put(numbers[i])

    def tally(self, name: str, mask: i64, kinds: Kinds, size: i64) -> None:
        """How many members of a set are of each of so many kinds."""
        if self.fields is not None:
            self.note(name, size, "count")
        at = self.at
        self.blank(size)
        group: i64 = 0
        while mask:
            found = kinds.counts[(group << GROUP) + (mask & kinds.masks[group])]
            if found:
                self.add(at + kinds.firsts[group], found)
            mask >>= kinds.lengths[group]
            group += 1

    def add(self, column: i64, values: i64) -> None:
        """More in a column that is written already, and in the seven after it."""
        word = column >> 3
        used = column & 7
        if used == 0:
            self.words[word] += values
            return
        self.words[word] += (values & KEPT[8 - used]) << (used << 3)
        rest = values >> ((8 - used) << 3)
        if rest:
            self.words[word + 1] += rest

    def blank(self, size: i64) -> None:
        """Columns with nothing in them."""
        words = self.words
        at = self.at
        end = at + size
        self.at = end
        word = (at + 7) >> 3
        last = (end + 7) >> 3
        while word < last:
            words[word] = 0
            word += 1

    def begin(self, name: str, size: i64) -> None:
        """So many counts are put next."""
        if self.fields is not None:
            self.note(name, size, "count")

    def seat(self, name: str, seat: i64, viewer: i64, seats: i64) -> None:
        """One of the players, seen from the viewer, or nobody."""
        self.one_hot(name, relative(seat, viewer, seats), seats)

    def put(self, value: i64) -> None:
        """One column of those that were begun."""
        if value > MOST_COUNT:
            value = MOST_COUNT
        at = self.at
        shift = (at & 7) << 3
        if shift:
            self.words[at >> 3] += value << shift
        else:
            self.words[at >> 3] = value
        self.at = at + 1

    def bits(self, name: str, mask: i64, size: i64) -> None:
        """A set, a column for each thing that may be in it."""
        if self.fields is not None:
            self.note(name, size, "bit")
        words = self.words
        at = self.at
        end = at + size
        self.at = end
        word = at >> 3
        used = at & 7
        if used:
            shift = used << 3
            first = SPREAD[mask & 255]
            words[word] += (first & KEPT[8 - used]) << shift
            mask >>= 8 - used
            word += 1
        last = (end + 7) >> 3
        while word < last:
            words[word] = SPREAD[mask & 255]
            mask >>= 8
            word += 1

    def one_hot(self, name: str, which: i64, size: i64) -> None:
        """One of so many things, or none of them."""
        if self.fields is not None:
            self.note(name, size, "one-hot")
        column = self.at + which
        self.blank(size)
        if 0 <= which < size:
            self.words[column >> 3] += BIT[(column & 7) << 3]

    def note(self, name: str, size: i64, kind: str) -> None:
        assert self.fields is not None
        if self.whose >= 0:
            name = f"{name} +{self.whose}"
        same = [field.name for field in self.fields if field.name.partition(" #")[0] == name]
        if same:
            name = f"{name} #{len(same) + 1}"
        if size:
            self.fields.append(Columns(name, self.at, self.at + size - 1, kind))

    def question(self, state: State, viewer: i64, asking: Asking) -> None:
        """Who is asked what now, and what is asked or done after that."""
        asked: i64 = -1
        last: i64 = len(state.pending) - 1
        if last >= 0:
            asked = state.pending[last]
        self.asked(asked, state, viewer, asking)

    def asked(self, asked: i64, state: State, viewer: i64, asking: Asking) -> None:
        """The same where the viewer is not told all of the question: `asked` is what they are told of it, or -1."""
        pending = state.pending
        at: i64 = len(pending) - 1
        subject: i64 = 0
        if asked >= 0:
            subject = subject_of(asked)
        seats = state.seats
        self.one_hot("asked", asker(asked, viewer, seats), seats + 1)
        self.one_hot("step", step_of(asked), asking.steps)
        self.bits("subject", subject & (BIT[asking.bits] - 1), asking.bits)
        self.counts("subject, the rest", subject >> asking.bits, asking.digits, DIGIT)
        for left in range(asking.below):
            at -= 1
            if at >= 0:
                asked = pending[at]
            elif self.fields is None:
                self.blank((asking.below - left) * (3 + asking.digits_below))
                return
            else:
                asked = -1
            self.after(asked, viewer, seats, asking.digits_below)

    def after(self, asked: i64, viewer: i64, seats: i64, digits: i64) -> None:
        """What comes after the question: whose it is, which step or duty, counted from one, and what it is about."""
        what: i64 = 0
        about: i64 = 0
        if asked >= 0:
            what = step_of(asked) + 1
            about = subject_of(asked)
        self.count("then who", asker(asked, viewer, seats) + 1)
        self.number("then what", what)
        self.counts("then about what", about, digits, DIGIT)

    def listed(self) -> list[int]:
        """The columns one by one."""
        words = self.words
        return [(words[column >> 3] >> ((column & 7) << 3)) & 255 for column in range(self.at)]


# Compiled, `x if ... else 0` makes an object of the number: hence the branches.


def first_seat(viewer: i64) -> i64:
    """Where a round of the seats begins: at the viewer; who only looks on begins at the first one."""
    if viewer < 0:
        return 0
    return viewer


def next_seat(seat: i64, seats: i64) -> i64:
    if seat + 1 < seats:
        return seat + 1
    return 0


def relative(seat: i64, viewer: i64, seats: i64) -> i64:
    """How far to the left of the viewer a seat is, or -1 for nobody; who only looks on looks from the first one."""
    if seat < 0:
        return -1
    if viewer > seat:
        return seat - viewer + seats
    return seat - first_seat(viewer)


def asker(asked: i64, viewer: i64, seats: i64) -> i64:
    """The same for who is asked, or -1 where nothing is; chance comes last."""
    if asked < 0:
        return -1
    seat = seat_of(asked)
    if seat < 0:
        return seats
    return relative(seat, viewer, seats)
