"""A win in one: an option after which the seat can win before anybody else is asked, whatever is hidden."""

from __future__ import annotations

from typing import Any, Final

from kaizhuo.core import engine
from kaizhuo.core.observation import Observation
from kaizhuo.core.rng import Rng
from kaizhuo.games import AnyGame

WORLDS: Final = 4  # in which it must win
PARTS: Final = 200  # decisions looked at, where a move has several parts
SURE: Final = 0.999


def winning_option(game: AnyGame, now: Observation[Any], rng: Rng) -> int | None:
    """The lowest option that wins at once in every world tried, or None."""
    left = now.options
    for _ in range(WORLDS):
        world = game.resample(now.seen, now.viewer, rng)
        engine.bring_up(game, world, now.viewer)
        left = [option for option in left if wins(game, world, now.viewer, option, [PARTS])]
        if not left:
            return None
    return left[0]


def wins(game: AnyGame, state: Any, seat: int, option: int, parts: list[int]) -> bool:
    """The option wins at once, or its further parts can be answered so that it does."""
    after = state.copy()
    engine.apply(game, after, option)
    parts[0] -= 1
    if engine.over(after):
        return game.advice().value(after, seat) >= SURE
    if parts[0] <= 0 or engine.actor(after) != seat:
        return False
    return any(wins(game, after, seat, further, parts) for further in engine.options(game, after))
