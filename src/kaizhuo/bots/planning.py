"""A plan for the rest of one's turn, where a turn is many decisions: a beam over what can be done one after the other.

Every line of play is followed until somebody else is asked.  After dice and cards it goes on as advised: to plan for an
outcome that one cannot know would be to cheat oneself.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from kaizhuo.core import engine
from kaizhuo.core.observation import Observation
from kaizhuo.core.rng import Rng
from kaizhuo.core.state import CHANCE
from kaizhuo.games import AnyGame

LONGEST: Final = 40  # decisions of a turn


class Line(NamedTuple):
    first: int  # the option it began with
    state: Any


def planned(game: AnyGame, now: Observation[Any], rng: Rng, beam: int) -> list[float]:
    """How well one stands at the end of the turn, for each option by the best line that begins with it."""
    world = game.resample(now.seen, now.viewer, rng)
    engine.bring_up(game, world, now.viewer)
    lines = [Line(option, after(game, world, option)) for option in now.options]
    ends = best_ends(game, lines, now.viewer, rng, beam)
    return [ends[option] for option in now.options]


def best_ends(game: AnyGame, lines: list[Line], me: int, rng: Rng, beam: int) -> dict[int, float]:
    """A line is as good as the turn that it leads to when it is played on as advised."""
    ends: dict[int, float] = {}
    for _ in range(LONGEST):
        judged: list[tuple[float, Line]] = []
        for line in lines:
            value = end_of_turn(game, line.state, me, rng)
            ends[line.first] = max(ends.get(line.first, 0.0), value)
            if not engine.over(line.state) and engine.actor(line.state) == me:
                judged.append((value, line))
        judged.sort(key=lambda pair: -pair[0])
        lines = [
            Line(line.first, after(game, line.state, option))
            for _, line in judged[:beam]
            for option in promising(game, line.state, me, beam)
        ]
        if not lines:
            break
    return ends


def end_of_turn(game: AnyGame, state: Any, me: int, rng: Rng) -> float:
    end = state.copy()
    finish(game, end, me, rng)
    return game.advice.value(end, me)


def after(game: AnyGame, state: Any, option: int) -> Any:
    other = state.copy()
    engine.apply(game, other, option)
    return other


def promising(game: AnyGame, state: Any, me: int, most: int) -> list[int]:
    """The options that the advice rates best."""
    options = engine.options(game, state)
    if len(options) <= most:
        return options
    ratings = vec[i64]([0] * len(options))
    game.advice.rate(state, me, vec[i64](options), len(options), ratings)
    order = sorted(range(len(options)), key=lambda i: (-ratings[i], i))
    return [options[i] for i in order[:most]]


def finish(game: AnyGame, state: Any, me: int, rng: Rng) -> None:
    """Let chance answer, and play the rest of the turn as advised."""
    while not engine.over(state):
        seat = engine.actor(state)
        if seat == CHANCE:
            action = engine.pick(game, state, rng, game.scratch)
        elif seat == me:
            action = promising(game, state, me, 1)[0]
        else:
            return
        engine.apply(game, state, action)
