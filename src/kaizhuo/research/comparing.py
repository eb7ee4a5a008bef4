"""Two boxes over the same deals: what changed, and whether it is more than chance."""

from __future__ import annotations

import math
import statistics
import tomllib
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from kaizhuo.research.editing import changes
from kaizhuo.research.figures import Twofold, is_share
from kaizhuo.research.stats import CALLED, LEAST, Interval, deals_to_tell, finds, holm
from kaizhuo.research.study import Study

PLANTED: Final = 0.05  # of victories: the difference whose number of deals is told


class Change(msgspec.Struct, frozen=True):
    name: str
    first: float
    second: float
    less: Interval  # the second less the first
    chance: float  # as often chance shows so much, where nothing changed
    adjusted: float  # the same for all figures judged together
    told: bool  # it is more than chance
    finds: float  # so small a difference would have been found in 95 of 100 comparisons
    deals: int


class Side(msgspec.Struct, frozen=True):
    box: str
    components: str


class Comparison(msgspec.Struct, frozen=True):
    game: str
    seats: int
    bots: tuple[str, ...]
    options: dict[str, Any]
    seed: int | str
    games: int  # with each box
    boxes: list[Side]
    edits: list[tuple[str, str, str]]  # where the boxes differ
    different: bool
    judged: int
    few: int  # figures that occurred too seldom to be judged
    planted: int  # deals that find a piece winning 5 points more often, for a usual piece; 0 where none was judged
    changes: list[Change]  # those that are more than chance first


def compared(jobs: Sequence[Study], found: Twofold) -> Comparison:
    pairs = found.figures()
    judged = [name for name in pairs if pairs[name].deals >= LEAST]
    differences = [pairs[name].difference() for name in judged]
    adjusted = holm([one.chance for one in differences])
    listed = [
        Change(name, one.first, one.second, one.less, one.chance, after, after < CALLED,
               finds(one.error, len(judged)), one.deals)
        for name, one, after in zip(judged, differences, adjusted, strict=True)
    ]  # fmt: skip
    needed = [
        deals_to_tell(PLANTED, one.error, found.games, len(judged))
        for name, one in zip(judged, differences, strict=True)
        if name.startswith("wins.") and 0 < one.error < math.inf
    ]
    first, second = jobs
    return Comparison(
        game=first.game,
        seats=first.seats,
        bots=first.bots,
        options=first.options,
        seed=first.seed,
        games=found.games,
        boxes=[Side(job.box, job.components) for job in jobs],
        edits=changes(*(tomllib.loads(job.text()) for job in (first, second))),
        different=any(change.told for change in listed),
        judged=len(judged),
        few=len(pairs) - len(judged),
        planted=int(statistics.median(needed)) if needed else 0,
        changes=sorted(
            listed, key=lambda change: (not change.told, weight(change.name), change.adjusted, -size(change))
        ),
    )


def weight(name: str) -> int:
    """What concerns the whole game comes first, then victories, then how often something is taken or offered."""
    return ("wins.", "taken.", "offered.").index(name[: name.index(".") + 1]) + 1 if name.count(".") > 1 else 0


def size(change: Change) -> float:
    """How much it changed, whatever it is."""
    usual = 1.0 if is_share(change.name) else max(abs(change.first), abs(change.second), 1e-9)
    return abs(change.less.value) / usual
