"""`python -m kaizhuo.training GAME SEATS`: games of bots, and a net that learns from them, where level 4 reads it."""

from __future__ import annotations

import argparse
import time
from functools import partial
from typing import Final

import msgspec

from kaizhuo.arrays.spec import spec
from kaizhuo.bots.nets import NetFile, Nets
from kaizhuo.games import folder_of
from kaizhuo.research.runner import run
from kaizhuo.training.selfplay import Harvest, Lessons, SelfPlay, joined

tell: Final = partial(print, flush=True)


def main() -> None:
    words = argparse.ArgumentParser(prog="python -m kaizhuo.training", description=__doc__)
    words.add_argument("game")
    words.add_argument("seats", type=int)
    words.add_argument("--bot", default="level2", help='who plays: a bot of the arena, or "advice"')
    words.add_argument("--parts", type=int, default=5000, help="of 20 games each")
    words.add_argument("--steps", type=int, default=2000, help="of learning")
    words.add_argument("--chapter", action="store_true", help="foretell how a round ends, not the game")
    words.add_argument("--foretold", type=float, default=0.0, help="how much of an end is what the search thought")
    words.add_argument("--hands", action="store_true", help="learn also how likely hands are")
    words.add_argument("--seed", default="1")
    words.add_argument("--cluster", default="", help="the address of a Ray cluster")
    asked = words.parse_args()
    played = spec(asked.game, asked.seats)
    work = SelfPlay(
        played.name,
        asked.seats,
        {},
        asked.seed,
        asked.bot,
        chapter=asked.chapter,
        foretold=asked.foretold,
        hands=asked.hands,
        kept=256 if asked.foretold else 16,
    )
    found = harvested(work, asked.parts, asked.cluster)
    made = f"{vars(asked)}, {played.fingerprint}"
    nets = Nets(*(learnt(part, asked.steps, work, made) if len(part.rows) else None for part in found))
    file = folder_of(played.name) / "bots" / "nets" / f"{asked.seats}.net"
    file.parent.mkdir(exist_ok=True)
    file.write_bytes(msgspec.msgpack.encode(nets))
    tell(file, file.stat().st_size, "bytes")


def harvested(work: SelfPlay, parts: int, cluster: str) -> Harvest:
    begun = time.monotonic()
    found = joined(list(run(work, range(parts), cluster=cluster)))
    tell(f"{parts * work.games} games, {len(found.value.rows)} rows, {time.monotonic() - begun:.0f} s")
    return found


def learnt(found: Lessons, steps: int, work: SelfPlay, made: str) -> NetFile:
    from kaizhuo.training.learning import Learning, write_down

    network = Learning(found, int(work.seed)).run(steps, tell)
    return write_down(network, chapter=work.chapter, made=made)


if __name__ == "__main__":
    main()
