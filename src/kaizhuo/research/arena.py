"""The arena: deal blocks.  A block is one seed, played once with every rotation of the bots around the table, so that
nobody is better for his cards or his seat.  Blocks are the unit of everything that is counted.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import msgspec

from kaizhuo.bots.external import Trouble
from kaizhuo.core.errors import RecordError
from kaizhuo.research.playing import Outcome, open_game, play_game, rng_of


class Job(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is played: enough to play any of its blocks anywhere, with the same outcome."""

    game: str
    rules_version: int
    bots: tuple[str, ...]
    seats: int
    options: dict[str, Any]
    seed: int
    components: str = ""  # an owner's own file
    box: str = ""  # the fingerprint of the box


class Played(msgspec.Struct, frozen=True):
    """One game of a block: who sat where, and what came of it."""

    bots: list[str]  # by seat
    scores: list[int]
    places: list[int]
    plies: int
    trouble: list[Trouble] = []


class Block(msgspec.Struct, frozen=True):
    number: int
    games: list[Played]


def lineup(job: Job, number: int) -> list[str]:
    """Who sits in a block.  As many bots as seats sit as they are given; fewer take turns around the table, and who
    sits more often is drawn anew for each block; of more bots than seats some are drawn."""
    bots = list(job.bots)
    if len(bots) == job.seats:
        return bots
    rng = rng_of(job.seed, "lineup", number)
    for i in range(len(bots) - 1, 0, -1):
        j = int(rng.below(i + 1))
        bots[i], bots[j] = bots[j], bots[i]
    return [bots[seat % len(bots)] for seat in range(job.seats)]


def rotations(bots: list[str]) -> list[list[str]]:
    """Every way to turn them around the table that looks different."""
    found: list[list[str]] = []
    for shift in range(len(bots)):
        turned = bots[shift:] + bots[:shift]
        if turned not in found:
            found.append(turned)
    return found


def play_block(job: Job, number: int) -> Block:
    game = open_game(job.game, job.components, job.box)
    seed = f"arena {job.seed} {number}"
    tables = rotations(lineup(job, number))
    return Block(number, [_played(bots, play_game(game, bots, job.options, seed)) for bots in tables])


def _played(bots: list[str], outcome: Outcome) -> Played:
    return Played(bots, outcome.scores, outcome.places, outcome.plies, outcome.trouble)


def play_blocks(job: Job, numbers: list[int], processes: int) -> Iterator[Block]:
    """The blocks in order; each is the same whoever plays it, so the number of processes changes nothing."""
    if processes == 1:
        for number in numbers:
            yield play_block(job, number)
        return
    fresh = multiprocessing.get_context("spawn")  # threads of a progress bar do not survive a fork
    with ProcessPoolExecutor(processes, mp_context=fresh) as pool:
        try:
            waiting = [pool.submit(play_block, job, number) for number in numbers]
            for one in waiting:
                yield one.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


# A file of results: the job in its first line, a block in each further one.  What is there is not played again.


def read_results(file: Path, job: Job) -> list[Block]:
    """The blocks that were already played; a last line that was cut off is forgotten."""
    if not file.exists():
        return []
    lines = file.read_bytes().split(b"\n")
    try:
        was = msgspec.json.decode(lines[0], type=Job) if lines[0] else job
        if was != job:
            same = msgspec.structs.replace(was, box=job.box) == job
            raise RecordError("arena-box" if same else "arena-job", file=str(file))
        return [msgspec.json.decode(line, type=Block) for line in lines[1:-1]]
    except msgspec.DecodeError as wrong:
        raise RecordError("bad-record", file=str(file), reason=str(wrong)) from None


class Results:
    """Appends to the file of results, whole lines only."""

    def __init__(self, file: Path | None, job: Job) -> None:
        self.file = file
        self.blocks = read_results(file, job) if file else []
        if file:
            lines = [msgspec.json.encode(job), *(msgspec.json.encode(block) for block in self.blocks)]
            file.write_bytes(b"".join(line + b"\n" for line in lines))

    def add(self, block: Block) -> None:
        self.blocks.append(block)
        if self.file:
            with self.file.open("ab") as out:
                out.write(msgspec.json.encode(block) + b"\n")

    def missing(self, count: int) -> list[int]:
        done = {block.number for block in self.blocks}
        return [number for number in range(count) if number not in done]
