"""What can be proven about a position: that an option wins before anybody else is asked, or lets a rival do so."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from kaizhuo.bots.planning import promising
from kaizhuo.bots.winning import PARTS, SURE, wins
from kaizhuo.core import engine
from kaizhuo.core.observation import Observation
from kaizhuo.core.rng import Rng
from kaizhuo.core.state import CHANCE
from kaizhuo.games import AnyGame

PARTS_OF_A_TURN: Final = 4000  # decisions looked at
MOST_STEPS: Final = 60
DRAWN: Final = 0.5


class Threat(NamedTuple):
    """How a rival wins next; nobody if the game is lost by itself."""

    seat: int
    action: int


LOST: Final = Threat(-1, -1)


def worlds_of(game: AnyGame, now: Observation[Any], rng: Rng, count: int) -> list[Any]:
    """Worlds that the viewer cannot tell from the true one, with their question on top."""
    found = [game.resample(now.seen, now.viewer, rng) for _ in range(count)]
    for world in found:
        engine.bring_up(game, world, now.viewer)
    return found


def surely_wins(game: AnyGame, state: Any, seat: int, option: int, parts: list[int], steps: int = MOST_STEPS) -> bool:
    """The option wins at once, or its further parts can be answered so that it does, whatever chance brings; alone at
    the table the next turn is one's own again, so it is the chapter that ends the search."""
    after = state.copy()
    engine.apply(game, after, option)
    parts[0] -= 1
    if engine.over(after):
        return game.advice().value(after, seat) >= SURE
    if parts[0] <= 0 or steps == 0 or engine.actor(after) not in (CHANCE, seat):
        return False
    if game.advice().chapter(after) != game.advice().chapter(state):
        return False
    every = all if engine.actor(after) == CHANCE else any
    return every(surely_wins(game, after, seat, one, parts, steps - 1) for one in engine.options(game, after))


def sure_wins(game: AnyGame, now: Observation[Any], worlds: list[Any]) -> list[int]:
    """The options that win in every one of these worlds."""
    winners = now.options
    for world in worlds:
        winners = [one for one in winners if surely_wins(game, world, now.viewer, one, [PARTS_OF_A_TURN])]
    return winners


def finishing(game: AnyGame, world: Any, seat: int, option: int) -> list[int]:
    """The further parts of a turn that wins with this option, as far as no chance comes in between."""
    state, found = world.copy(), []
    engine.apply(game, state, option)
    while not engine.over(state) and engine.actor(state) == seat:
        options = engine.options(game, state)
        last = next((one for one in options if surely_wins(game, state, seat, one, [PARTS_OF_A_TURN])), None)
        if last is None:
            break
        found.append(last)
        engine.apply(game, state, last)
    return found


def threat_after(game: AnyGame, world: Any, me: int, option: int, rng: Rng) -> Threat | None:
    """How a rival can win after the option before I am asked again, or has won; a drawn game is no loss.  The others
    play as advised."""
    state = world.copy()
    engine.apply(game, state, option)
    passed = False
    for _ in range(MOST_STEPS):
        if engine.over(state):
            return LOST if game.advice().value(state, me) < DRAWN else None
        seat = int(engine.actor(state))
        if seat == me and passed:
            return None
        if seat < 0:
            engine.apply(game, state, engine.pick(game, state, rng))
            continue
        if seat != me:
            passed = True
            for one in engine.options(game, state):
                if wins(game, state, seat, one, [PARTS]):
                    return Threat(seat, one)
        engine.apply(game, state, promising(game, state, seat, 1)[0])
    return None
