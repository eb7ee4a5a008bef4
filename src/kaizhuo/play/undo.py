"""What an action showed to others, found out from what they know, never flagged by hand."""

from __future__ import annotations

from typing import Any

from kaizhuo.core import engine
from kaizhuo.core.facts import same
from kaizhuo.core.rng import Rng
from kaizhuo.core.state import SPECTATOR
from kaizhuo.games import AnyGame

WORLDS = 16


def reveals(game: AnyGame, before: Any, seat: int, action: int) -> bool:
    """Whether the action told anybody but its doer something about what he could not know.

    In every world that another viewer thinks possible the action must have been possible, and must look the same.
    """
    after = _played(game, before, seat, action)
    for viewer in [*range(_seats(game, before)), SPECTATOR]:
        if viewer == seat:
            continue
        seen = game.redact(before, viewer)
        looks = game.redact(after, viewer)
        rng = Rng(viewer + 3)
        for _ in range(WORLDS):
            world = game.resample(seen, viewer, rng)
            if action not in engine.seat_options(game, world, seat):
                return True
            if not same(game.redact(_played(game, world, seat, action), viewer), looks):
                return True
    return False


def _played(game: AnyGame, state: Any, seat: int, action: int) -> Any:
    after = state.copy()
    engine.bring_up(game, after, seat)
    engine.apply(game, after, action)
    return after


def _seats(game: AnyGame, state: Any) -> int:
    return len(game.scores(state))
