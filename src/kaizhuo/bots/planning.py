"""A plan for the rest of one's turn, where a turn is many decisions: a beam over what can be done one after the other.

Every line of play is followed until somebody else is asked.  After dice and cards it goes on as advised: to plan for an
outcome that one cannot know would be to cheat oneself.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from kaizhuo.bots.rating import rate
from kaizhuo.core import engine
from kaizhuo.core.observation import Observation
from kaizhuo.core.rng import Rng
from kaizhuo.core.state import CHANCE
from kaizhuo.games import AnyGame

LONGEST: Final = 40  # decisions of a turn


class Line(NamedTuple):
    moves: list[int]
    state: Any


class Plan(NamedTuple):
    value: float  # how well one stands at the end of the turn
    moves: list[int]  # that lead there, the rest as advised


def planned(game: AnyGame, now: Observation[Any], rng: Rng, beam: int) -> list[Plan]:
    """Turns that were looked at, with every option at least one; each as good as its end, played on as advised."""
    world = game.resample(now.seen, now.viewer, rng)
    engine.bring_up(game, world, now.viewer)
    lines = [Line([option], after(game, world, option)) for option in now.options]
    plans: list[Plan] = []
    for _ in range(LONGEST):
        judged = [(end_of_turn(game, line.state, now.viewer, rng), line) for line in lines]
        plans += [Plan(value, line.moves) for value, line in judged]
        judged = [(value, line) for value, line in judged if asks(line.state, now.viewer)]
        judged.sort(key=lambda pair: -pair[0])
        lines = [
            Line([*line.moves, option], after(game, line.state, option))
            for _, line in judged[:beam]
            for option in promising(game, line.state, now.viewer, beam)
        ]
        if not lines:
            break
    return plans


def asks(state: Any, seat: int) -> bool:
    return not engine.over(state) and engine.actor(state) == seat


def end_of_turn(game: AnyGame, state: Any, me: int, rng: Rng) -> float:
    end = state.copy()
    finish(game, end, me, rng)
    return game.advice().value(end, me)


def after(game: AnyGame, state: Any, option: int) -> Any:
    other = state.copy()
    engine.apply(game, other, option)
    return other


def promising(game: AnyGame, state: Any, me: int, most: int) -> list[int]:
    """The options that the advice rates best."""
    options = engine.options(game, state)
    if len(options) <= most:
        return options
    ratings = rate(game, state, me, options)
    order = sorted(range(len(options)), key=lambda i: (-ratings[i], i))
    return [options[i] for i in order[:most]]


def finish(game: AnyGame, state: Any, me: int, rng: Rng) -> None:
    """Let chance answer, and play the rest of the turn as advised."""
    while not engine.over(state):
        seat = engine.actor(state)
        if seat == CHANCE:
            action = engine.pick(game, state, rng)
        elif seat == me:
            action = promising(game, state, me, 1)[0]
        else:
            return
        engine.apply(game, state, action)
