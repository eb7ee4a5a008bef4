"""From games to figures: each a ratio of two sums over deals, under a name with dots.

    length.decisions  length.minutes  options.each  options.forced  draws
    seat.0 ...        first           points.all    points.margin   points.0 ...
    lead.changes      lead.last       lead.comeback lead.runaway    gap.mean  gap.clear
    offered.<kind>.<piece>   taken.<kind>.<piece>   wins.<kind>.<piece>

`wins.zodiac.*` means all of a kind (`chosen`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from fnmatch import fnmatchcase
from typing import Final

from kaizhuo.core.errors import OptionError
from kaizhuo.core.words import Vocabulary
from kaizhuo.research.playing import Notes, Outcome, victory
from kaizhuo.research.stats import Pair, Sums
from kaizhuo.research.study import pieces_of

Figure = tuple[float, float]  # of one deal: so much of what is counted, for so much of what it is counted by

CLEAR: Final = 0.1  # of a chance to win: a decision that matters
EACH: Final = ("offered.",)  # counted by games, those without any too
MEANS: Final = ("length.", "options.each", "points.", "lead.changes", "gap.mean", "offered.")  # the others are shares


def is_share(name: str) -> bool:
    return not name.startswith(MEANS)


FIXED: Final = (
    "length.decisions", "length.minutes", "options.each", "options.forced", "draws", "first", "points.all",
    "points.margin", "lead.changes", "lead.last", "lead.comeback", "lead.runaway", "gap.mean", "gap.clear",
)  # fmt: skip


def names_of(words: Vocabulary, seats: int) -> list[str]:
    """All figures that there can be."""
    pieces = dict.fromkeys(
        piece for action, found in enumerate(pieces_of(words)) if not words.verb_of(action).chance for piece in found
    )
    each = [f"{what}.{seat}" for what in ("seat", "points") for seat in range(seats)]
    return [*FIXED, *each, *(f"{what}.{piece}" for piece in pieces for what in ("wins", "taken", "offered"))]


def check_patterns(words: Vocabulary, seats: int, patterns: Iterable[str]) -> None:
    """A pattern that no figure fits is refused with the nearest name."""
    known = names_of(words, seats)
    for pattern in patterns:
        if not chosen(known, [pattern]):
            kinds = dict.fromkeys(f"{name.rsplit('.', 1)[0]}.*" for name in known if name.count(".") > 1)
            near = get_close_matches(pattern, [*known, *kinds], 3, 0.5) or [*FIXED, *kinds]
            raise OptionError("no-figure", given=pattern, near=", ".join(near))


def chosen(names: Iterable[str], patterns: Sequence[str]) -> list[str]:
    """Those that fit one of the patterns; without patterns all."""
    return [name for name in names if not patterns or any(fnmatchcase(name, pattern) for pattern in patterns)]


def drawn(outcome: Outcome) -> bool:
    """Nobody is first; but a player alone has lost to the game."""
    return len(outcome.places) > 1 and 1 not in outcome.places


def figures_of(outcome: Outcome) -> dict[str, Figure]:
    seats = range(len(outcome.scores))
    wins = [victory(outcome.places, seat) for seat in seats]
    found: dict[str, Figure] = {
        "length.decisions": (outcome.decisions, 1),
        "options.each": (outcome.choices, outcome.decisions),
        "draws": (drawn(outcome), 1),
        "points.all": (sum(outcome.scores), len(seats)),
        **{f"seat.{seat}": (wins[seat], 1.0) for seat in seats},
        **{f"points.{seat}": (outcome.scores[seat], 1.0) for seat in seats},
    }
    if len(seats) > 1 and outcome.first >= 0:
        found["first"] = (wins[outcome.first], 1)
    return found | (_watched(outcome, outcome.notes, wins) if outcome.notes else {})


def _watched(outcome: Outcome, notes: Notes, wins: list[float]) -> dict[str, Figure]:
    found: dict[str, Figure] = {
        "length.minutes": (notes.minutes, 1),
        "options.forced": (notes.forced, outcome.decisions),
    }
    if notes.margin is not None:
        found["points.margin"] = (notes.margin, 1)
        found["lead.changes"] = (notes.changes, 1)
    for name, part in (("last", notes.last), ("comeback", notes.comeback), ("runaway", notes.runaway)):
        if part is not None:
            found[f"lead.{name}"] = (float(part), 1)
    if notes.gap is not None:
        found["gap.mean"] = (notes.gap, 1)
        found["gap.clear"] = (float(notes.gap > CLEAR), 1)
    for piece, count in notes.offered.items():
        found[f"offered.{piece}"] = (count, 1)
        found[f"taken.{piece}"] = (notes.taken.get(piece, 0), count)
    for piece, seats in notes.used.items():
        found[f"wins.{piece}"] = (sum(wins[seat] for seat in seats), len(seats))
    return found


class Tally:
    """The figures of one box."""

    def __init__(self) -> None:
        self.games = 0
        self.sums: dict[str, Sums] = {}

    def add(self, outcome: Outcome) -> None:
        self.games += 1
        for name, (top, bottom) in figures_of(outcome).items():
            self.sums.setdefault(name, Sums()).add(top, bottom)

    def figures(self) -> dict[str, Sums]:
        for name, sums in self.sums.items():
            if name.startswith(EACH):
                sums.fill(self.games)
        return self.sums


class Twofold:
    """The figures of two boxes over the same deals: those that fit a pattern, or all."""

    def __init__(self, patterns: Sequence[str] = ()) -> None:
        self.games = 0
        self.patterns = patterns
        self.pairs: dict[str, Pair] = {}

    def add(self, first: Outcome, second: Outcome) -> None:
        self.count(*({name: found[name] for name in chosen(found, self.patterns)}
                     for found in (figures_of(first), figures_of(second))))  # fmt: skip

    def count(self, one: dict[str, Figure], other: dict[str, Figure]) -> None:
        self.games += 1
        for name in one | other:
            none = (0.0, 1.0) if name.startswith(EACH) else (0.0, 0.0)
            self.pairs.setdefault(name, Pair()).add(one.get(name, none), other.get(name, none))

    def figures(self) -> dict[str, Pair]:
        for name, pair in self.pairs.items():
            if name.startswith(EACH):
                pair.fill(self.games)
        return self.pairs
