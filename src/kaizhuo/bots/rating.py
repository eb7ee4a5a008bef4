"""What the advice of a game thinks of the options."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kaizhuo.core import engine
from kaizhuo.core.answers import given
from kaizhuo.core.observation import Observation
from kaizhuo.games import AnyGame


def rated(game: AnyGame, now: Observation[Any]) -> list[int]:
    """A rating for each option of a seat that knows so much."""
    seen = now.seen.copy()
    engine.bring_up(game, seen, now.viewer)
    return rate(game, seen, now.viewer, now.options)


def rate(game: AnyGame, state: Any, seat: int, options: Sequence[int]) -> list[int]:
    """The same where the question is already on top of the stack."""
    answers = given(options)
    game.advice().rate(state, seat, answers)
    return [int(answers.weights[i]) for i in range(len(options))]
