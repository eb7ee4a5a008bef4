"""Many games in one call beside a loop in Python and beside others, in one run and in CPU time: `make bench-batch`.

All give the seat that is asked a mask and an observation at every decision, and choose at random.
"""

from __future__ import annotations

import random
import statistics
import sys
import time
from typing import NamedTuple

import numpy as np
from rich.console import Console
from rich.table import Table as Lines

import kaizhuo
from bench.peers import peers, rate
from kaizhuo.arrays.spec import numbers
from kaizhuo.core import engine
from kaizhuo.core.rng import Rng
from kaizhuo.core.row import Row

ROUNDS = 3
SECONDS = 0.4
COUNT = 256


class Line(NamedTuple):
    """A table, and what a batch of it is to reach: decisions of players a second, and times the loop."""

    game: str
    seats: int
    least: int
    times: float


LINES = [
    Line("dnup", 4, 1_000_000, 4.0),
    Line("cleocatra", 4, 400_000, 2.0),
    Line("cheers", 4, 400_000, 2.0),
    Line("flatiron", 2, 400_000, 2.0),
    Line("steam-up", 4, 400_000, 2.0),
]


def batched(spec: kaizhuo.Spec) -> float:
    batch = kaizhuo.Batch(spec, COUNT, seed=1)
    count = 0
    start = time.process_time()
    while time.process_time() - start < SECONDS:
        batch.step(batch.sample())
        count += COUNT
    return count / (time.process_time() - start)


def looped(spec: kaizhuo.Spec) -> float:
    """The same from Python, with the same compiled functions; every decision has arrays of its own."""
    game, rng, uniform = spec.game, Rng(1), random.Random(1).random
    count = 0
    start = time.process_time()
    while time.process_time() - start < SECONDS:
        state = spec.start.copy()
        while not engine.over(state):
            seat = engine.actor(state)
            if seat < 0:
                engine.apply(game, state, engine.pick(game, state, rng))
                continue
            options = engine.options(game, state)
            mask = np.zeros(spec.actions, np.uint8)
            mask[options] = 1
            row = Row(spec.width)
            game.write(state, seat, row)
            numbers(row.words, np.uint8)
            engine.apply(game, state, options[int(uniform() * len(options))])
            count += 1
    return count / (time.process_time() - start)


def measured(line: Line) -> list[str]:
    spec = kaizhuo.spec(line.game, line.seats)
    ours, loops = [], []
    for _ in range(ROUNDS):
        ours.append(batched(spec))
        loops.append(looped(spec))
    batch, loop = statistics.median(ours), statistics.median(loops)
    ratio = batch / loop
    met = "met" if batch >= line.least and ratio >= line.times else "SHORT"
    bar = f"≥ {line.least:,}, ≥ {line.times}"
    return [line.game, str(line.seats), str(spec.width), f"{batch:,.0f}/s", f"{loop:,.0f}/s", f"{ratio:.2f}", bar, met]


def beside_others(line: Line) -> Lines:
    """A batch beside environments of others, and beside the same game in them."""
    spec = kaizhuo.spec(line.game, line.seats)
    table = Lines(title=f"A batch of {COUNT} games of {line.game} beside others, with mask and observation, CPU time")
    for column in ("environment", "game", "decisions of players", "the batch is"):
        table.add_column(column, justify="left" if column in ("environment", "game") else "right", no_wrap=True)
    for peer in peers(spec, COUNT):
        step = peer.make()
        ours, theirs = [], []
        for _ in range(ROUNDS):
            ours.append(batched(spec))
            theirs.append(rate(step, SECONDS))
        ratio = statistics.median(ours) / statistics.median(theirs)
        table.add_row(peer.what, peer.game, f"{statistics.median(theirs):,.0f}/s", f"{ratio:.2f} times")
    return table


def main() -> None:
    console = Console(width=None if sys.stdout.isatty() else 160)
    mode = "compiled" if kaizhuo.compiled() else "interpreted"
    table = Lines(title=f"A batch of {COUNT} games ({mode}) beside a loop, with mask and observation, CPU time")
    for column in ("game", "seats", "columns", "batch", "loop", "ratio", "bar", ""):
        table.add_column(column, justify="left" if column == "game" else "right", no_wrap=True)
    lines = [line for line in LINES if line.game in (sys.argv[1:] or [each.game for each in LINES])]
    for line in lines:
        table.add_row(*measured(line))
    console.print(table)
    console.print(beside_others(lines[0]))


if __name__ == "__main__":
    main()
