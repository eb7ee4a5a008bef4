"""A sequential test for two bots: play until one of two hypotheses, fixed beforehand, can be given up.

The generalised sequential probability ratio test on the scores of whole blocks (as fishtest does with pairs of games):
the variance is estimated from the blocks, so luck that a block evens out does not count.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from kaizhuo.research.jobs import Block
from kaizhuo.research.ratings import Counts

LEAST: Final = 8  # blocks before the variance means anything
FLOOR: Final = 1e-3  # of the variance: blocks that are all alike prove less than they seem to


class Hypotheses(msgspec.Struct, frozen=True):
    """Scores of the first bot against the second, 0 to 1."""

    h0: float = 0.5
    h1: float = 0.55
    error: float = 0.05  # of either kind


class Verdict(msgspec.Struct, frozen=True):
    score: float
    blocks: int
    ratio: float  # logarithm of the likelihoods' ratio, H1 to H0
    bound: float  # H1 above it, H0 below its negative
    accepted: Literal["H0", "H1", ""]


def judge(bots: Sequence[str], blocks: Sequence[Block], test: Hypotheses) -> Verdict:
    scores = [block_score(bots, block) for block in blocks]
    bound = math.log((1 - test.error) / test.error)
    mean = statistics.fmean(scores) if scores else 0.5
    if len(scores) < LEAST:
        return Verdict(mean, len(scores), 0.0, bound, "")
    variance = max(FLOOR, statistics.variance(scores))
    ratio = len(scores) * (test.h1 - test.h0) * (2 * mean - test.h0 - test.h1) / (2 * variance)
    return Verdict(mean, len(scores), ratio, bound, "H1" if ratio >= bound else "H0" if ratio <= -bound else "")


def block_score(bots: Sequence[str], block: Block) -> float:
    counts = Counts(bots, block)
    return counts.score[0][1] / (counts.score[0][1] + counts.score[1][0])
