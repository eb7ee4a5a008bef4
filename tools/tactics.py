"""Find positions with a right answer: `python tools/tactics.py GAME SEED COUNT`; a person checks what it prints.

A win in one wins in every world tried.  A block is a position where most options let a rival win before the seat is
asked again, in nearly every world, and some options do not.
"""

from __future__ import annotations

import hashlib
import sys
from typing import Any

import msgspec

from kaizhuo.bots.bot import make_bot
from kaizhuo.bots.winning import PARTS, SURE, wins
from kaizhuo.core import engine
from kaizhuo.core.observation import Observation
from kaizhuo.core.rng import Rng
from kaizhuo.core.state import CHANCE
from kaizhuo.games import AnyGame, load_game
from kaizhuo.play.match import Match
from kaizhuo.research.tactics import Position

WORLDS = 24
MOST_STEPS = 60
DRAWN = 0.5
PARTS_OF_A_TURN = 4000  # decisions looked at


def secret_of(seed: int) -> bytes:
    return hashlib.sha256(f"tactics {seed}".encode()).digest()


def won(game: AnyGame, state: Any, seat: int) -> bool:
    return game.advice().value(state, seat) >= SURE


def surely_wins(game: AnyGame, state: Any, seat: int, option: int, parts: list[int]) -> bool:
    """The option wins at once, or its further parts can be answered so that it does, whatever chance brings; alone at
    the table the next turn is one's own again, so it is the chapter that ends the search."""
    after = state.copy()
    engine.apply(game, after, option)
    parts[0] -= 1
    if engine.over(after):
        return won(game, after, seat)
    if parts[0] <= 0 or engine.actor(after) not in (CHANCE, seat):
        return False
    if game.advice().chapter(after) != game.advice().chapter(state):
        return False
    every = all if engine.actor(after) == CHANCE else any
    return every(surely_wins(game, after, seat, further, parts) for further in engine.options(game, after))


def threatened(game: AnyGame, world: Any, me: int, option: int, rng: Rng) -> bool:
    """After the option a rival can win before I am asked again, or has won; a drawn game is no loss."""
    state = world.copy()
    engine.apply(game, state, option)
    greedy = make_bot("level2")
    passed = False
    for _ in range(MOST_STEPS):
        if engine.over(state):
            return game.advice().value(state, me) < DRAWN
        seat = int(engine.actor(state))
        if seat == me and passed:
            return False
        if seat < 0:
            engine.apply(game, state, engine.pick(game, state, rng))
            continue
        options = engine.options(game, state)
        if seat != me:
            passed = True
            if any(wins(game, state, seat, one, [PARTS]) for one in options):
                return True
        engine.apply(game, state, greedy.choose(game, _observed(game, state, seat), rng))
    return False


def _observed(game: AnyGame, state: Any, seat: int) -> Any:
    return Observation(seat, 0, game.redact(state, seat), engine.options(game, state), [])


def examine(match: Match, seat: int, rng: Rng) -> tuple[str, list[int]] | None:
    game, now = match.game, match.observe(seat)
    if len(now.options) < 3:
        return None
    worlds = [game.resample(now.seen, seat, rng) for _ in range(WORLDS)]
    winners = now.options
    for world in [match.state, *worlds]:
        winners = [one for one in winners if surely_wins(game, world, seat, one, [PARTS_OF_A_TURN])]
        if not winners:
            break
    if winners:
        return ("win", winners) if len(winners) < len(now.options) else None
    if not any(threatened(game, match.state, seat, one, rng) for one in now.options[-2:]):
        return None
    risk = {one: sum(threatened(game, w, seat, one, rng) for w in worlds) / WORLDS for one in now.options}
    least = min(risk.values())
    loses = sum(value >= 0.85 for value in risk.values())
    if least > 0.3 or loses < len(risk) / 2:
        return None
    best = [one for one, value in risk.items() if value <= least + 0.1]
    return ("block", best) if 2 * len(best) <= len(risk) else None


def find(name: str, seats: int, seed: int, kinds: dict[str, int], options: dict[str, Any]) -> list[Position]:
    """At most one position of each kind from a game."""
    game = load_game(name)
    match = Match.new(name, [f"P{seat}" for seat in range(seats)], options, secret_of(seed))
    bots = [make_bot("level2" if seat % 2 else "level1") for seat in range(seats)]
    rng = Rng(seed)
    found: dict[str, Position] = {}
    while not match.over:
        seat = match.awaited()[0]
        seen = examine(match, seat, rng)
        if seen and seen[0] not in found and kinds.get(seen[0], 0) > 0:
            record = match.record(with_secret=False)
            best = [game.words.sentence(one) for one in seen[1]]
            kind: Any = seen[0]
            found[kind] = Position(kind, seat, best, seats, options, record.moves)
            kinds[kind] -= 1
        match.submit(seat, bots[seat].choose(game, match.observe(seat), rng))
    return list(found.values())


def main() -> None:
    name, seed, count = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    kinds = {"win": count // 2, "block": count - count // 2}
    found: list[Position] = []
    game = load_game(name)
    for number in range(seed, seed + 40 * count):
        if not any(kinds.values()):
            break
        found += find(name, game.seat_counts[number % len(game.seat_counts)], number, kinds, {})
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(found), indent=1).decode() + "\n")


if __name__ == "__main__":
    main()
