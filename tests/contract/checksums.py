"""Seeded random games as one number a table: interpreted and compiled must agree.  Run as a program."""

from __future__ import annotations

import hashlib
import sys
from itertools import groupby

from kaizhuo.core import engine
from kaizhuo.core.facts import fingerprint
from kaizhuo.core.rng import Rng
from kaizhuo.testing.tables import ALL


def checksum(games_each: int) -> str:
    """Of the end of every game and, now and then, of a world resampled on the way; so many games for every game and
    seat count, its options in turn."""
    digest = hashlib.sha256()
    for _, group in groupby(ALL, key=lambda table: (table.game, table.seats)):
        tables = list(group)
        for seed in range(games_each):
            table = tables[seed % len(tables)]
            game = table.load()
            rng = Rng(seed)
            state = table.setup()
            state.journal = None
            for _ in range(40 + seed):
                if not engine.over(state):
                    engine.apply(game, state, engine.pick(game, state, rng))
            world = game.resample(game.redact(state, 0), 0, rng)
            decisions = engine.play_out(game, world, rng)
            digest.update(f"{table} {seed} {decisions} ".encode() + fingerprint(world))
    return digest.hexdigest()


if __name__ == "__main__":
    sys.stdout.write(f"{engine.__file__.endswith('.py')} {checksum(int(sys.argv[1]))}")
