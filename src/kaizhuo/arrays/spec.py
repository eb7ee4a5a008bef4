"""Spec: what a table is played with, and how large everything is."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias, TypeVar

import msgspec
import numpy as np
from numpy.typing import NDArray

from kaizhuo.core.errors import DataError, OptionError
from kaizhuo.core.features import Features
from kaizhuo.core.row import Columns
from kaizhuo.games import AnyGame, box_of, boxes_of, load_game, loaded
from kaizhuo.play.options import read_options

Bytes: TypeAlias = NDArray[np.uint8]
Number = TypeVar("Number", bound=np.generic)


def numbers(buffer: Any, kind: type[Number]) -> NDArray[Number]:
    """What is in a buffer of the engine, not copied, and never written from here."""
    return np.frombuffer(buffer, kind)


class VerbBlock(NamedTuple):
    """The actions `first` to `last`, both included, are those of one verb; `chance` answers with some of them."""

    name: str
    first: int
    last: int
    chance: bool


class Utility(NamedTuple):
    """The least and the greatest utility, and what those of all sides (teams, or players) sum up to; None alone."""

    low: float
    high: float
    sum: float | None


def spec(
    game: str, seats: int, options: Mapping[str, object] | None = None, components: Path | str | None = None
) -> Spec:
    """What a table of `game` with so many seats is played with.

    `options` are the variants, `components` an owner's own box; an OptionError or a DataError says what is wrong.

    >>> spec("dnup", 3).actions
    5508
    """
    found = load_game(game, components=None if components is None else Path(components))
    return Spec(found, seats, dict(options or {}))


class Spec:
    """What `spec` returns.  Two that are equal play the same games, with the same numbers for everything."""

    def __init__(self, game: AnyGame, seats: int, options: Mapping[str, object]) -> None:
        self.game = game  # the rules, for `kaizhuo.core.engine`
        self.seats = seats
        self.chosen = read_options(game, seats, options)
        self.options: dict[str, Any] = msgspec.to_builtins(self.chosen)
        self.start = game.setup(seats, self.chosen)  # before the first decision; never played on
        self.fields: list[Columns] = game.columns(self.start)

    @property
    def name(self) -> str:
        """The id of the game."""
        return self.game.name

    @property
    def actions(self) -> int:
        """How many actions there are, those of chance included: 0 to `actions` - 1."""
        return self.game.words.size

    @property
    def verbs(self) -> list[VerbBlock]:
        """The actions verb by verb; none is both chance's and a player's."""
        return [VerbBlock(v.name, v.first, v.first + v.size - 1, v.chance) for v in self.game.words.verbs]

    @property
    def chance_actions(self) -> NDArray[np.bool_]:
        """Which actions are chance's."""
        found = np.zeros(self.actions, np.bool_)
        for verb in self.verbs:
            found[verb.first : verb.last + 1] = verb.chance
        return found

    @property
    def width(self) -> int:
        """The columns of an observation; `fields` names them."""
        return self.fields[-1].last + 1

    @property
    def most_decisions(self) -> int | None:
        """No game has more decisions of players; None where its rules set no limit."""
        return int(self.game.most_decisions(self.start)) or None

    @property
    def utility(self) -> Utility:
        """What `Table.utilities` may be."""
        sides = len({*self.game.sides(self.start)}) if self.seats > 1 else 1
        return Utility(-1.0, 1.0, None) if sides == 1 else Utility(-1.0 / (sides - 1), 1.0, 0.0)

    @property
    def rules_version(self) -> int:
        """Another number where the same game would be played by other rules."""
        return self.game.rules_version

    @property
    def box(self) -> str:
        """The fingerprint of the box."""
        return box_of(self.game)

    @property
    def fingerprint(self) -> str:
        """Equal where actions and columns mean the same and the rules are the same: what a trained network needs."""
        fields = [tuple(field) for field in self.fields]
        facts = (self.name, self.rules_version, self.box, self.seats, sorted(self.options.items()), fields)
        return hashlib.sha256(repr(facts).encode()).hexdigest()

    @cached_property
    def _features(self) -> Features:
        return Features(self.game.words, self.seats)

    @property
    def feature_fields(self) -> list[Columns]:
        """What the columns of `features` are."""
        return self._features.columns

    def features(self, viewer: int) -> Bytes:
        """A row for each action as the viewer sees it: which verb it is, and what it points at."""
        self.check_seat(viewer)
        if viewer not in self._tables:
            flat = numbers(self._features.table(viewer), np.uint8)
            self._tables[viewer] = flat.reshape(self.actions, -1)[:, : self._features.width]
        return self._tables[viewer]

    def check_seat(self, seat: int) -> None:
        """An OptionError where nobody sits."""
        if not 0 <= seat < self.seats:
            raise OptionError("no-seat", seat=seat, last=self.seats - 1)

    @cached_property
    def _tables(self) -> dict[int, Bytes]:
        return {}

    def sentence(self, action: int) -> str:
        """An action in the words of the game's records: "play 3/7+3/9"."""
        return self.game.words.sentence(action)

    def parse(self, sentence: str) -> int:
        """The action that a sentence says, or a NotationError."""
        return self.game.words.parse(sentence)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Spec):
            return NotImplemented
        return (self.game, self.seats, self.options) == (other.game, other.seats, other.options)

    def __hash__(self) -> int:
        return hash((self.name, self.box, self.seats, *sorted(self.options.items())))

    def __repr__(self) -> str:
        return f"<Spec {self.name}, {self.seats} seats, {self.options}>"

    def __reduce__(self) -> tuple[Any, ...]:
        """A game travels by its name and the fingerprint of its box; an owner's box needs its file as well."""
        box = loaded(self.game).box
        own = "" if box in boxes_of(self.name) else str(box.file)
        return _again, (self.name, self.box, own, self.seats, self.options)


def _again(name: str, box: str, own: str, seats: int, options: dict[str, Any]) -> Spec:
    game = load_game(name, components=Path(own)) if own else load_game(name, box)
    if box_of(game) != box:
        raise DataError("changed-components", file=own)
    return Spec(game, seats, options)
