"""Find hard positions: `python tools/hard.py GAME COUNT [SEED]` writes them into bots/hard.json of the game.

In games of level 2, where level 2 and a short search disagree, long searches from different seeds are asked: if they
all find the same option, and clearly, it is right.  At most one position of a game; the numbers of seats take turns.
"""

from __future__ import annotations

import hashlib
import sys

import msgspec

from kaizhuo.bots.bot import make_bot
from kaizhuo.bots.settings import settings_of
from kaizhuo.bots.thinker import Thinker
from kaizhuo.core.rng import Rng
from kaizhuo.games import folder_of, load_game
from kaizhuo.play.match import Match
from kaizhuo.research.tactics import Position

SHORT = 300  # playouts
LONG = 4  # times the budget of level 3
JUDGES = 3
CLEAR = 0.02  # by which the right option is likelier to win than any other
LOOKED_AT = 3  # one decision in so many


def right_option(match: Match, seat: int, rng: Rng) -> int | None:
    game, now = match.game, match.observe(seat)
    if len(now.options) < 3 or rng.below(LOOKED_AT):
        return None
    if make_bot("level2").choose(game, now, rng) == Thinker(SHORT, 0.0).choose(game, now, rng):
        return None
    found = set()
    for _ in range(JUDGES):
        best, second, *_ = Thinker(LONG * settings_of(game.name).level3.playouts, 0.0).think(game, now, rng).ranking()
        if best.mean() - second.mean() < CLEAR:
            return None
        found.add(int(best.action))
    return found.pop() if len(found) == 1 else None


def find(name: str, seats: int, seed: int) -> Position | None:
    secret = hashlib.sha256(f"hard {seed}".encode()).digest()
    match, bot, rng = Match.new(name, [f"P{seat}" for seat in range(seats)], {}, secret), make_bot("level2"), Rng(seed)
    while not match.over:
        seat = match.awaited()[0]
        right = right_option(match, seat, rng)
        if right is not None:
            moves = match.record(with_secret=False).moves
            return Position("hard", seat, [match.game.words.sentence(right)], seats, {}, moves)
        match.submit(seat, bot.choose(match.game, match.observe(seat), rng))
    return None


def main() -> None:
    name, count, seed = sys.argv[1], int(sys.argv[2]), int([*sys.argv, "1"][3])
    counts = load_game(name).seat_counts
    found: list[Position] = []
    while len(found) < count:
        position = find(name, counts[seed % len(counts)], seed)
        found += [position] if position else []
        seed += 1
    lines = b",\n".join(map(msgspec.json.encode, found))
    (folder_of(name) / "bots" / "hard.json").write_bytes(b"[\n" + lines + b"\n]\n")


if __name__ == "__main__":
    main()
