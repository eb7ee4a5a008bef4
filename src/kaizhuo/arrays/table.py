"""Table: one game for a script, every step checked."""

from __future__ import annotations

import copy
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from kaizhuo.arrays.spec import Bytes, Spec, numbers
from kaizhuo.core import engine
from kaizhuo.core.errors import OptionError
from kaizhuo.core.facts import fingerprint
from kaizhuo.core.observation import audible
from kaizhuo.core.rng import Rng
from kaizhuo.core.row import Row
from kaizhuo.core.state import CHANCE, Event

Chance = Literal["dealt", "asked"]


class Table:
    """A game that is being played.

    With chance "dealt" only players are ever asked: cards and dice follow from the seed.  With "asked" chance is an
    actor too, -1, and `weights` are its odds.  With `journal` everything that happens is remembered (`told`).  Of a
    seed 96 bits count.
    """

    def __init__(self, spec: Spec, seed: int = 0, chance: Chance = "dealt", journal: bool = False) -> None:
        if chance not in ("dealt", "asked"):
            raise OptionError("option-value", option="chance", value=str(chance), allowed="dealt, asked")
        self.spec = spec
        self.chance: Chance = chance
        self.journal = journal
        self.reset(seed)

    def reset(self, seed: int | None = None) -> None:
        """Begin anew; without a seed the generator of the last game goes on."""
        if seed is not None:
            self._rng = Rng(seed)
        self.state: Any = self.spec.start.copy()
        self.state.journal = [*self.spec.start.journal] if self.journal else None
        self._deal()

    def _deal(self) -> None:
        game, state = self.spec.game, self.state
        while self.chance == "dealt" and not engine.over(state) and engine.actor(state) == CHANCE:
            engine.apply(game, state, engine.pick(game, state, self._rng))

    @property
    def over(self) -> bool:
        """Whether nobody is asked any more."""
        return engine.over(self.state)

    @property
    def actor(self) -> int | None:
        """Who is asked: a seat, -1 for chance, None when the game is over."""
        return None if self.over else int(engine.actor(self.state))

    @property
    def options(self) -> NDArray[np.int64]:
        """What can be chosen now, ascending; nothing when the game is over."""
        return np.array([] if self.over else engine.options(self.spec.game, self.state), np.int64)

    @property
    def mask(self) -> Bytes:
        """The same as a column for each action: 1 for an option."""
        found = np.zeros(self.spec.actions, np.uint8)
        found[self.options] = 1
        return found

    @property
    def weights(self) -> NDArray[np.int64]:
        """The odds of the options of chance."""
        return np.array(engine.weights(self.spec.game, self.state), np.int64)

    @property
    def features(self) -> Bytes:
        """A row for each option: what it is, as the seat that is asked sees it."""
        return self.spec.features(max(self.actor or 0, 0))[self.options]

    def observation(self, seat: int | None = None) -> Bytes:
        """What a seat may know, as numbers (`Spec.fields`); without a seat that which is asked."""
        viewer = max(self.actor or 0, 0) if seat is None else seat
        self.spec.check_seat(viewer)
        row = Row(self.spec.width)
        self.spec.game.write(self.state, viewer, row)
        return numbers(row.words, np.uint8)[: self.spec.width]

    def step(self, action: int) -> None:
        """Do what who is asked has chosen, or raise an IllegalAction that names the rule and changes nothing."""
        engine.play(self.spec.game, self.state, int(engine.actor(self.state)), int(action))
        self._deal()

    def told(self, seat: int) -> list[Event]:
        """All that a seat was told so far; only at a table with a journal."""
        self.spec.check_seat(seat)
        return audible(self.state.journal or [], seat)

    @property
    def scores(self) -> list[int]:
        """Points by seat, as a person would count them now."""
        return [int(score) for score in self.spec.game.scores(self.state)]

    @property
    def places(self) -> list[int]:
        """Rank by seat, 1 for a winner."""
        return [int(place) for place in self.spec.game.places(self.state)]

    @property
    def utilities(self) -> NDArray[np.float64]:
        """By seat what the game was worth, teams and draws counted as the rules count them; 0 until it is over."""
        found = self.spec.game.utilities(self.state) if self.over else [0.0] * self.spec.seats
        return np.array(found, np.float64)

    def resample(self, seat: int, seed: int) -> Table:
        """A table that the seat cannot tell from this one: what it does not know is dealt anew, and chance too."""
        game, rng = self.spec.game, Rng(seed)
        return _table(self.spec, self.chance, game.resample(game.redact(self.state, seat), seat, rng), rng)

    def copy(self, journal: bool = False) -> Table:
        """The same game once more, which will be dealt the same cards; with the journal if asked for."""
        state = self.state.copy()
        if journal and self.state.journal is not None:
            state.journal = [*self.state.journal]
        return _table(self.spec, self.chance, state, copy.copy(self._rng))

    def __eq__(self, other: object) -> bool:
        """The same position of the same game; what chance will deal does not count."""
        if not isinstance(other, Table):
            return NotImplemented
        return self.spec == other.spec and fingerprint(self.state) == fingerprint(other.state)

    def __hash__(self) -> int:
        return hash((self.spec, fingerprint(self.state)))

    def __copy__(self) -> Table:
        return self.copy(self.journal)

    def __deepcopy__(self, memo: object) -> Table:
        return self.copy(self.journal)

    def __repr__(self) -> str:
        now = "over" if self.over else f"{self.actor} is asked {self.spec.game.words.steps[self._step()]!r}"
        return f"<Table {self.spec.name}, {self.spec.seats} seats, {now}>"

    def _step(self) -> int:
        return int(engine.asked_now(self.state)) >> 8 & 0xFF

    def __reduce__(self) -> tuple[Any, ...]:
        return _table, (self.spec, self.chance, self.state, self._rng)


def _table(spec: Spec, chance: Chance, state: Any, rng: Rng) -> Table:
    """A table in the middle of a game."""
    table = Table.__new__(Table)
    table.spec = spec
    table.chance = chance
    table.journal = state.journal is not None
    table.state = state
    table._rng = rng
    return table
