"""What must fit together in a box: whatever does not is noted with its place, and all of it is told at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path

from kaizhuo.kit.mistakes import BoxError, Check, Mistake
from kaizhuo.kit.places import Path as At
from kaizhuo.kit.places import places_of


class Fitting:
    """The checks of one components file.  Each names the place that it is about: `("cat", 2, "tiles")`."""

    def __init__(self, file: Path, game: str) -> None:
        self.file = file
        self.game = game
        self.found: list[Mistake] = []

    @cached_property
    def check(self) -> Check:
        return Check(places_of(self.file.read_text("utf-8")), None)

    def settle(self) -> None:
        """Refuse the file if anything was noted."""
        if self.found:
            raise BoxError(str(self.file), self.found)

    def _note(self, mistake: Mistake) -> None:
        if mistake not in self.found:
            self.found.append(mistake)

    def demand(self, fits: bool, at: At, code: str, **args: str | int) -> None:
        """Something of this game alone: `misfit-<code>` among its texts says what is expected."""
        if not fits:
            self._note(self.check.mistake("misfit", at, args, code)._replace(game=self.game))

    def one_of(self, at: At, found: str, allowed: Sequence[str]) -> bool:
        if found not in allowed:
            self._note(self.check.choice(at, found, allowed))
        return found in allowed

    def all_of(self, at: At, found: Sequence[str], allowed: Sequence[str]) -> bool:
        return not [name for name in found if not self.one_of(at, name, allowed)]

    def between(self, at: At, found: int, low: int, high: int) -> None:
        if not low <= found <= high:
            self._note(self.check.value(at, found, "range", low=low, high=high))

    def just(self, fits: bool, at: At, found: object, value: str) -> None:
        """Nothing else than this."""
        if not fits:
            self._note(self.check.value(at, found, "just", value=value))

    def like(self, fits: bool, at: At, found: str, example: str) -> None:
        if not fits:
            self._note(self.check.value(at, found, "like", example=example))

    def length(self, at: At, found: Sequence[object], count: int) -> None:
        if len(found) != count:
            self._note(self.check.value(at, found, "length", count=count))

    def rising(self, at: At, values: Sequence[int]) -> None:
        if list(values) != sorted(set(values)):
            self._note(self.check.value(at, values, "rising"))

    def number(self, at: At, count: int, low: int, high: int) -> None:
        """How many of something there are, all together."""
        if not low <= count <= high:
            self._note(self.check.mistake("number", at, {"count": count, "low": low, "high": high}))

    def each(self, at: At, found: Sequence[object], wanted: Sequence[object]) -> None:
        """Each of these is there once, and nothing else."""
        if Counter(found) != Counter(wanted):
            self._note(self.check.mistake("each", at, {"choices": ", ".join(map(str, wanted))}))

    def different(self, names: Mapping[At, object]) -> None:
        """No name is there twice."""
        seen: set[object] = set()
        for at, name in names.items():
            if name in seen:
                self._note(self.check.mistake("twice", at, {"found": str(name)}))
            seen.add(name)

    def missing(self, fits: bool, at: At, key: str) -> None:
        if not fits:
            self._note(self.check.mistake("missing", at, {"key": key}))

    def either(self, fits: bool, at: At, choices: str) -> None:
        """One of these, and only one."""
        if not fits:
            self._note(self.check.mistake("either", at, {"choices": choices}))
