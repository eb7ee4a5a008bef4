"""Why this move: the alternatives with their value and visits, what may follow, and reasons, as plain data.

Words come later (`text/explaining.py`); everything here is found from an observation, as the move itself is.
"""

from __future__ import annotations

from typing import Any, Final

from kaizhuo.bots.greedy import Greedy
from kaizhuo.bots.scholar import adviser
from kaizhuo.bots.thinker import Thinker
from kaizhuo.bots.winning import winning_option
from kaizhuo.core import engine
from kaizhuo.core.observation import Observation
from kaizhuo.core.rng import Rng
from kaizhuo.games import AnyGame
from kaizhuo.play.explanation import Alternative, Explanation, Reason, Step

CLOSE: Final = 0.02  # a difference of value that is hardly one
CLEAR: Final = 0.10
HOPE: Final = 0.15
AHEAD: Final = 0.85
WORLDS: Final = 24  # dealt to see what may follow
STEPS: Final = 3  # decisions that are foretold
LIKELY: Final = 0.4  # in so many of the worlds, or it is not foretold
OWN_STEPS: Final = Thinker(200, 0.3)  # by whom the own steps are foretold; those of others are what level 2 would do


def explain(
    game: AnyGame,
    now: Observation[Any],
    rng: Rng,
    thinker: Thinker | None = None,
    move: int | None = None,
    *,
    foretell: bool = True,
) -> Explanation:
    """Why the strongest bot would do what it would do; or with `move`, how it judges what somebody did.

    What may follow takes as long as all the rest, and interpreted ten times as long: a review does without it.
    """
    thinker = thinker or adviser(game, now)
    win = winning_option(game, now, rng) if len(now.options) > 1 else None
    search = thinker.think(game, now, rng)
    words = game.words
    ranking = [arm for arm in search.ranking() if arm.visits or len(now.options) == 1]
    found = [Alternative(arm.action, words.sentence(arm.action), arm.mean(), arm.visits) for arm in ranking]
    if win is not None:
        found = [Alternative(win, words.sentence(win), 1.0, 1), *(one for one in found if one.action != win)]
    action = found[0].action if move is None else move
    if action != found[0].action:
        found = compared(game, now, rng, thinker, found, action)
    chosen = next(one for one in found if one.action == action)
    return Explanation(
        seat=now.viewer,
        action=action,
        sentence=words.sentence(action),
        value=chosen.value,
        alternatives=found,
        line=main_line(game, now, action, rng) if foretell else [],
        reasons=reasons(game, now, action, found, rng),
    )


def compared(
    game: AnyGame, now: Observation[Any], rng: Rng, thinker: Thinker, found: list[Alternative], move: int
) -> list[Alternative]:
    """What was done, weighed against the best alone, in fresh worlds that are the same for both: the best of many
    looks better than it is, and what search gave up early was hardly looked at."""
    best = found[0]
    both = Observation(now.viewer, now.ply, now.seen, sorted([best.action, move]), now.told)
    weighed = {arm.action: arm for arm in thinker.think(game, both, rng).ranking()}
    mine = weighed[move]
    value = min(1.0, max(0.0, best.value + mine.mean() - weighed[best.action].mean()))
    judged = Alternative(move, game.words.sentence(move), value, mine.visits)
    others = [one for one in found if one.action != move]
    return sorted([*others, judged], key=lambda one: -one.value)


def reasons(game: AnyGame, now: Observation[Any], action: int, found: list[Alternative], rng: Rng) -> list[Reason]:
    """What speaks for it.  Of what is worse than something else nothing is said but what speaks for the other."""
    if len(now.options) == 1:
        return [Reason("forced")]
    if winning_option(game, now, rng) == action:
        return [Reason("win")]
    mine = next((one for one in found if one.action == action), None)
    rival = next((one for one in found if one.action != action), None)
    if mine is None or rival is None:
        return own_reasons(game, now, action)
    gap = mine.value - rival.value
    if mine is found[0]:  # a search recommends what it tried most, which need not be what came out best
        gap = max(gap, 0.0)
    if gap <= -CLOSE:
        because = own_reasons(game, now, rival.action, other=rival.action)
        return because[:1] or [Reason("worse", other=rival.action)]
    own = own_reasons(game, now, action)
    if gap < CLOSE:
        own.append(Reason("close", other=rival.action))
    elif gap > CLEAR:
        own.append(Reason("clear", other=rival.action))
    if mine.value < HOPE:
        own.append(Reason("hope"))
    elif mine.value > AHEAD:
        own.append(Reason("ahead"))
    return own


def own_reasons(game: AnyGame, now: Observation[Any], action: int, other: int = -1) -> list[Reason]:
    """The game's own."""
    found = game.advice().reasons(now.seen, now.viewer, action)
    return [Reason(name, number, other, own=True) for name, number in found]


def main_line(game: AnyGame, now: Observation[Any], action: int, rng: Rng) -> list[Step]:
    """What would be done next, in most of the worlds that are possible; it ends where they part."""
    worlds = []
    for _ in range(WORLDS):
        world = game.resample(now.seen, now.viewer, rng)
        engine.bring_up(game, world, now.viewer)
        engine.apply(game, world, action)
        worlds.append(world)
    line: list[Step] = []
    while len(line) < STEPS:
        said = foretold(game, worlds, now.viewer, rng)
        if not said:
            break
        (seat, choice), agreeing = max(said.items(), key=lambda item: (len(item[1]), -item[0][1]))
        if len(agreeing) < LIKELY * WORLDS:
            break
        line.append(Step(seat, choice, game.words.sentence(choice), len(agreeing) / WORLDS))
        for world in agreeing:
            engine.apply(game, world, choice)
        worlds = agreeing
    return line


def foretold(game: AnyGame, worlds: list[Any], me: int, rng: Rng) -> dict[tuple[int, int], list[Any]]:
    """Who is asked next and would do what, with the worlds in which it is so; chance and the end foretell nothing.
    Whoever asks thinks once, in the first of the worlds that ask them: to them they are alike."""
    said: dict[tuple[int, int], list[Any]] = {}
    mine = -1
    for world in worlds:
        if engine.over(world) or engine.actor(world) < 0:
            continue
        seat = int(engine.actor(world))
        now = Observation(seat, 0, game.redact(world, seat), engine.options(game, world), [])
        if seat != me:
            choice = int(Greedy().choose(game, now, rng))
        elif mine in now.options:
            choice = mine
        else:
            choice = mine = int(OWN_STEPS.choose(game, now, rng))
        said.setdefault((seat, choice), []).append(world)
    return said
