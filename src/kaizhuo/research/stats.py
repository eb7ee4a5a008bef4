"""What chance alone can do to a figure: all statistics there are.

Deals are what is drawn at random, so they are the unit of everything.  A figure is a ratio of two sums over deals, as
victories of a card for each seat that took it: several seats of one deal are not counted as if they were several deals.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Callable, Sequence
from typing import Final

import msgspec

LOW, HIGH = 0.025, 0.975
CALLED: Final = 0.02  # how often equal boxes may be called different; 5 of 100 runs are then hardly ever passed
POWER: Final = 0.975  # how surely a difference is to be found that is there; 95 of 100 are promised
LEAST: Final = 30  # deals in which something must occur before it is judged
_NORMAL: Final = statistics.NormalDist()
Z: Final = _NORMAL.inv_cdf(HIGH)  # 95 % of a normal distribution lie within so many deviations


class Interval(msgspec.Struct, frozen=True):
    value: float
    low: float
    high: float

    @property
    def margin(self) -> float:
        return (self.high - self.low) / 2


def of_share(wins: float, games: float) -> Interval:
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


def resample(count: int, below: Callable[[int], int]) -> list[int]:
    """So many deals, drawn anew from as many."""
    return [int(below(count)) for _ in range(count)]


class Sums:
    """A figure: `top` for each `bottom`, summed over deals.

    Its spread is what resampling the deals would show.  For a ratio of sums that need not be drawn: it is the spread of
    `top - value * bottom`, which five sums hold, whatever the number of deals.
    """

    __slots__ = ("bottom", "deals", "top", "xx", "xy", "yy")

    def __init__(self) -> None:
        self.deals = 0  # in which there was any of it
        self.top = self.bottom = self.xx = self.xy = self.yy = 0.0

    def add(self, top: float, bottom: float) -> None:
        self.deals += 1
        self.top += top
        self.bottom += bottom
        self.xx += top * top
        self.xy += top * bottom
        self.yy += bottom * bottom

    def fill(self, deals: int) -> None:
        """Of deals that were not added there was nothing, for 1."""
        missing = deals - self.deals
        self.deals += missing
        self.bottom += missing
        self.yy += missing

    def bottoms(self, deals: int, each: int) -> Sums:
        """How much of what is counted by there was, of so much in each of so many deals."""
        found = Sums()
        found.deals, found.top, found.xx = deals, self.bottom, self.yy
        found.bottom, found.xy, found.yy = deals * each, self.bottom * each, deals * each * each
        return found

    @property
    def value(self) -> float:
        return self.top / self.bottom if self.bottom else 0.0

    @property
    def squares(self) -> float:
        """Of what each deal is off."""
        value = self.value
        return max(0.0, self.xx - 2 * value * self.xy + value * value * self.yy)

    @property
    def error(self) -> float:
        """One standard deviation of the value."""
        if self.deals < 2 or not self.bottom:
            return math.inf
        found = math.sqrt(self.squares * self.deals / (self.deals - 1)) / self.bottom
        return found if found > 1e-9 * max(1.0, abs(self.value)) else 0.0

    def interval(self, *, share: bool) -> Interval:
        """A share's by Wilson, as for so many games as would spread alike; nothing is known of what never occurred."""
        value, error = self.value, self.error
        if not self.bottom:
            return Interval(0.0, 0.0, 1.0 if share else math.inf)
        if not share:
            margin = Z * error if self.deals > 1 else 0.0
            return Interval(value, value - margin if self.top < 0 else max(0.0, value - margin), value + margin)
        if not 0 < value < 1 or error == math.inf:
            return of_share(round(value) * self.deals, self.deals)
        if not error:
            return Interval(value, value, value)
        games = value * (1 - value) / error**2
        return of_share(value * games, games)


class Difference(msgspec.Struct, frozen=True):
    first: float
    second: float
    less: Interval  # the second less the first
    chance: float  # how often chance alone shows so much, if there is no difference
    deals: int
    error: float


class Pair:
    """The same figure of two boxes over the same deals: what both deals have in common does not blur the difference."""

    __slots__ = ("_xx", "_xy", "_yx", "_yy", "first", "second")

    def __init__(self) -> None:
        self.first = Sums()
        self.second = Sums()
        self._xx = self._xy = self._yx = self._yy = 0.0  # products of one with the other

    def add(self, first: tuple[float, float], second: tuple[float, float]) -> None:
        """Of one deal; (0, 0) where there was none of it."""
        for sums, (top, bottom) in ((self.first, first), (self.second, second)):
            if top or bottom:
                sums.add(top, bottom)
        self._xx += first[0] * second[0]
        self._xy += first[0] * second[1]
        self._yx += first[1] * second[0]
        self._yy += first[1] * second[1]

    def fill(self, deals: int) -> None:
        self._yy += deals - self.first.deals
        self.first.fill(deals)
        self.second.fill(deals)

    @property
    def deals(self) -> int:
        return min(self.first.deals, self.second.deals)

    @property
    def error(self) -> float:
        one, other = self.first, self.second
        if self.deals < 2 or not one.bottom or not other.bottom:
            return math.inf
        a, b = one.value, other.value
        together = self._xx - a * self._yx - b * self._xy + a * b * self._yy
        squares = one.squares / one.bottom**2 + other.squares / other.bottom**2
        found = max(0.0, squares - 2 * together / (one.bottom * other.bottom)) * self.deals / (self.deals - 1)
        return math.sqrt(found) if found > 1e-18 * max(1.0, a * a, b * b) else 0.0

    def difference(self) -> Difference:
        found, error = self.second.value - self.first.value, self.error
        if error == math.inf:
            return Difference(self.first.value, self.second.value, Interval(found, -math.inf, math.inf), 1.0,
                              self.deals, error)  # fmt: skip
        interval = Interval(found, found - Z * error, found + Z * error)
        return Difference(self.first.value, self.second.value, interval, chance(found, error, self.deals),
                          self.deals, error)  # fmt: skip


def chance(found: float, error: float, deals: int) -> float:
    """How often chance alone goes so far, to either side: Student's, by Wallace's approximation of it."""
    if not error:
        return 0.0 if abs(found) > 1e-12 else 1.0
    free = deals - 1
    z = math.sqrt(free * math.log1p((found / error) ** 2 / free)) * (8 * free + 1) / (8 * free + 3)
    return 2 * _NORMAL.cdf(-z)


def holm(chances: Sequence[float]) -> list[float]:
    """The same where many are judged at once: among figures that all stay as they were, one falls below an error
    as often as a single one would, not twenty times as often."""
    order = sorted(range(len(chances)), key=lambda i: chances[i])
    found = [1.0] * len(chances)
    least = 0.0
    for rank, i in enumerate(order):
        least = max(least, min(1.0, chances[i] * (len(order) - rank)))
        found[i] = least
    return found


def deals_for(margin: float, share: float) -> int:
    """So many deals bring the interval of a share to plus or minus a margin."""
    return math.ceil(share * (1 - share) * (Z / margin) ** 2)


def deals_within(margin: float, error: float, deals: int) -> int:
    """So many deals bring the interval of a figure to plus or minus a margin, given how it spread over some deals."""
    return math.ceil(deals * (Z * error / margin) ** 2)


def finds(error: float, judged: int = 1) -> float:
    """So small a difference is found in 95 of 100 cases."""
    return error * (_NORMAL.inv_cdf(1 - CALLED / (2 * judged)) + _NORMAL.inv_cdf(POWER))


def surely_outside(sums: Sums, low: float, high: float, judged: int) -> bool:
    """Whether chance alone does not explain that a figure is outside a goal, where so many are judged."""
    off = max(low - sums.value, sums.value - high)
    return off > 0 and chance(off, sums.error, sums.deals) * judged < CALLED


def deals_to_tell(less: float, error: float, deals: int, judged: int = 1) -> int:
    """So many deals show a difference of this size in 95 of 100 cases, given how it spread over some deals, where so
    many figures are judged at once."""
    return math.ceil(deals * (finds(error, judged) / less) ** 2)
