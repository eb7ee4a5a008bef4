"""What an action showed to others, found out from what they know, never flagged by hand."""

from __future__ import annotations

from typing import Any

from kaizhuo.core import engine
from kaizhuo.core.facts import values
from kaizhuo.core.rng import Rng
from kaizhuo.core.state import SPECTATOR
from kaizhuo.games import AnyGame

TRUTHS = 2  # worlds that the doer thinks possible
WORLDS = 8  # in each of them, worlds that another viewer thinks possible


def reveals(game: AnyGame, before: Any, seat: int, action: int) -> bool:
    """Whether the action told anybody something that they could not know.

    The answer is shown to the doer, so it is found from what they know and may not depend on anything else: in
    every world that they think possible the action must have looked to them as it did, and to nobody else different.
    """
    own = game.redact(before, seat)
    looked = values(game.redact(_played(game, before.copy(), seat, action), seat))
    rng = Rng(seat + 3)
    for _ in range(TRUTHS):
        truth = game.resample(own, seat, rng)
        after = _played(game, truth.copy(), seat, action)
        if values(game.redact(after, seat)) != looked or _tells_others(game, truth, after, seat, action, rng):
            return True
    return False


def _tells_others(game: AnyGame, before: Any, after: Any, seat: int, action: int, rng: Rng) -> bool:
    """In every world that another viewer thinks possible the action must have been possible, and must look the same."""
    for viewer in [*range(_seats(game, before)), SPECTATOR]:
        if viewer == seat:
            continue
        seen = game.redact(before, viewer)
        looks = values(game.redact(after, viewer))
        for _ in range(WORLDS):
            world = game.resample(seen, viewer, rng)
            if not engine.bring_up(game, world, seat) or action not in engine.options(game, world):
                return True
            engine.apply(game, world, action)
            if values(game.redact(world, viewer)) != looks:
                return True
    return False


def _played(game: AnyGame, state: Any, seat: int, action: int) -> Any:
    engine.bring_up(game, state, seat)
    engine.apply(game, state, action)
    return state


def _seats(game: AnyGame, state: Any) -> int:
    return len(game.scores(state))
