"""Batch: many tables of one kind, stepped in one call."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kaizhuo.arrays.spec import Bytes, Spec, numbers
from kaizhuo.core import engine
from kaizhuo.core.errors import OptionError
from kaizhuo.core.rng import Rng
from kaizhuo.core.stepper import Stepper

MOST = 2**20


class Batch:
    """`count` games at once.  Chance deals inside, and a game that is over begins anew.

    The arrays are views of what the next step writes over: copy what you want to keep.  Game i is the one that
    `Table(spec, seed=batch.seed_of(i))` plays, its next one that after `Table.reset()`.
    """

    def __init__(self, spec: Spec, count: int, seed: int = 0) -> None:
        if not 1 <= count <= MOST:
            raise OptionError("option-value", option="count", value=count, allowed=f"1-{MOST}")
        self.spec = spec
        self.count = count
        self.seed = seed
        seeds = [self.seed_of(i) for i in range(count)]
        self._stepper: Stepper[Any, Any] = Stepper(spec.game, spec.start.copy(), seeds, spec.width)
        self._chooser = Rng(self.seed_of(count))

    def seed_of(self, i: int) -> int:
        """The seed of game i."""
        return (i + 1) << 64 | (self.seed & (2**64 - 1))

    def step(self, actions: Sequence[int] | NDArray[np.integer[Any]]) -> None:
        """An action for each game.  If one is no option an IllegalAction says why, and nothing changes."""
        chosen: list[int] = actions.tolist() if isinstance(actions, np.ndarray) else [int(a) for a in actions]
        if len(chosen) != self.count:
            raise OptionError("option-value", option="actions", value=len(chosen), allowed=str(self.count))
        while (odd := int(self._stepper.refused(chosen))) >= 0:
            state = self._stepper.states[odd].copy()
            chosen[odd] = int(engine.play(self.spec.game, state, int(engine.actor(state)), chosen[odd]))
        self._stepper.step(chosen)

    def sample(self) -> NDArray[np.int64]:
        """Any option in each game: a policy to begin with."""
        return np.array(self._stepper.pick(self._chooser), np.int64)

    @property
    def actor(self) -> NDArray[np.int64]:
        """The seat that is asked in each game."""
        return numbers(self._stepper.actor, np.int64)

    @property
    def options(self) -> NDArray[np.int64]:
        """All options of game 0, then those of game 1 ...: those of game i are `options[starts[i] : starts[i + 1]]`."""
        return numbers(self._stepper.options.actions, np.int64)[: int(self._stepper.options.count)]

    @property
    def starts(self) -> NDArray[np.int64]:
        """Where the options of each game begin; one more number than games."""
        return numbers(self._stepper.starts, np.int64)

    @property
    def mask(self) -> Bytes:
        """[game, action]: 1 for an option."""
        return numbers(self._stepper.mask, np.uint8).reshape(self.count, -1)[:, : self.spec.actions]

    @property
    def observation(self) -> Bytes:
        """[game, column]: what the seat that is asked may know (`Spec.fields`)."""
        return numbers(self._stepper.row.words, np.uint8).reshape(self.count, -1)[:, : self.spec.width]

    @property
    def done(self) -> NDArray[np.bool_]:
        """Which games the last step ended; they have begun anew."""
        return numbers(self._stepper.ended, np.int64).astype(np.bool_)

    @property
    def utilities(self) -> NDArray[np.float64]:
        """[game, seat]: what the games were worth that the last step ended; 0 for the others."""
        return numbers(self._stepper.utilities, np.float64).reshape(self.count, -1)

    def __repr__(self) -> str:
        return f"<Batch of {self.count}, {self.spec!r}>"
