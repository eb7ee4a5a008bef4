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
from kaizhuo.core.rng import Rng
from kaizhuo.games import load_game
from kaizhuo.play.match import Match
from kaizhuo.research.proving import sure_wins, threat_after, worlds_of
from kaizhuo.research.tactics import Position

WORLDS = 24


def secret_of(seed: int) -> bytes:
    return hashlib.sha256(f"tactics {seed}".encode()).digest()


def examine(match: Match, seat: int, rng: Rng) -> tuple[str, list[int]] | None:
    game, now = match.game, match.observe(seat)
    if len(now.options) < 3:
        return None
    worlds = worlds_of(game, now, rng, WORLDS)
    winners = sure_wins(game, now, [match.state, *worlds])
    if winners:
        return ("win", winners) if len(winners) < len(now.options) else None
    if not any(threat_after(game, match.state, seat, one, rng) for one in now.options[-2:]):
        return None
    after = {one: [threat_after(game, world, seat, one, rng) for world in worlds] for one in now.options}
    risk = {one: sum(threat is not None for threat in found) / WORLDS for one, found in after.items()}
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
