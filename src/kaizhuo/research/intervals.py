"""How far chance alone could move a figure: all 95 % intervals there are."""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from typing import Final

import msgspec

LOW, HIGH = 0.025, 0.975
Z: Final = statistics.NormalDist().inv_cdf(HIGH)  # 95 % of a normal distribution lie within so many deviations


class Interval(msgspec.Struct, frozen=True):
    value: float
    low: float
    high: float


def of_share(wins: float, games: int) -> Interval:
    """Wilson's interval of a share: sensible for few games and for shares near 0 and 1."""
    share = wins / games
    middle = share + Z * Z / (2 * games)
    margin = Z * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    low = (middle - margin) / scale if wins else 0.0
    high = (middle + margin) / scale if wins < games else 1.0
    return Interval(share, low, high)


def of_mean(values: Sequence[float]) -> Interval:
    """The interval of a mean, which goes below 0 only if a value does; of a single value none can be told."""
    mean = statistics.fmean(values)
    margin = Z * statistics.stdev(values) / math.sqrt(len(values)) if len(values) > 1 else 0.0
    return Interval(mean, mean - margin if min(values) < 0 else max(0.0, mean - margin), mean + margin)


def of_samples(value: float, samples: Sequence[float]) -> Interval:
    """The middle 95 % of the resamples of a value."""
    ordered = sorted(samples) or [value]
    last = len(ordered) - 1
    return Interval(value, ordered[round(LOW * last)], ordered[round(HIGH * last)])


def of_sampled_share(value: float, samples: Sequence[float], games: int) -> Interval:
    """The same of a share.  Where all games ended alike resampling shows no width; then what so many games rule out."""
    if value not in (0.0, 1.0):
        return of_samples(value, samples)
    possible = 1 - LOW ** (1 / games)
    return Interval(value, max(0.0, value - possible), min(1.0, value + possible))
