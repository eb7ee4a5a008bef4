"""What PettingZoo and Gymnasium call an observation, a mask and an action."""

from __future__ import annotations

import secrets
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Discrete, Space
from numpy.typing import NDArray

from kaizhuo.arrays.spec import Bytes, Spec
from kaizhuo.arrays.table import Table
from kaizhuo.core.row import MOST_COUNT

SEED_BITS = 96  # of a seed that count

Mask = NDArray[np.int8]


def observations(spec: Spec) -> Space[Any]:
    return Box(0, int(MOST_COUNT), (spec.width,), np.uint8)


def masks(spec: Spec) -> Space[Any]:
    return Box(0, 1, (spec.actions,), np.int8)


def actions(spec: Spec) -> Space[Any]:
    """Numbers of the game's own, so that `Spec.sentence` reads them; those of chance are never allowed."""
    return Discrete(spec.actions)


def seen(table: Table, seat: int) -> Bytes:
    """An observation that the caller may keep and write to."""
    return table.observation(seat).copy()


def allowed(table: Table, seat: int) -> Mask:
    """What the seat may do now: nothing, unless it is asked."""
    return table.mask.view(np.int8) if table.actor == seat else np.zeros(table.spec.actions, np.int8)


def any_seed() -> int:
    return secrets.randbits(SEED_BITS)


def told(table: Table) -> str:
    """The table in a few lines: who is asked, what they may do, and the points."""
    lines = [repr(table), f"scores {table.scores}"]
    return "\n".join([*lines, *(f"{action:6} {table.spec.sentence(int(action))}" for action in table.options)])
