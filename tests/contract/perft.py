"""How many distinct sequences of decisions there are to a depth: a count that any change of a rule moves."""

from __future__ import annotations

from typing import Any

from kaizhuo.core import engine
from kaizhuo.games import AnyGame


def perft(game: AnyGame, state: Any, depth: int) -> int:
    if depth == 0 or engine.over(state):
        return 1
    options = engine.options(game, state)
    if depth == 1:
        return len(options)
    total = 0
    for action in options:
        after = state.copy()
        engine.apply(game, after, action)
        total += perft(game, after, depth - 1)
    return total
