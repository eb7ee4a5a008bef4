"""What many games amount to: means, and how far chance alone could move them."""

from __future__ import annotations

import math
import statistics
from typing import Any, Final

import msgspec

from kaizhuo.bots.external import Trouble
from kaizhuo.research.playing import Outcome, victory
from kaizhuo.research.simulation import Job

Z: Final = 1.959964  # 95 % of a normal distribution lie within so many deviations


class Spread(msgspec.Struct, frozen=True):
    mean: float
    least: int
    median: float
    most: int


class SeatSummary(msgspec.Struct, frozen=True):
    seat: int
    bot: str
    wins: float  # a victory that is shared by two counts as a half for each
    share: float
    share_low: float
    share_high: float
    score: float
    score_low: float
    score_high: float


class Summary(msgspec.Struct, frozen=True):
    game: str
    box: str  # its fingerprint
    components: str  # an owner's own file; "" for ours
    options: dict[str, Any]
    seed: int
    games: int
    length: Spread  # decisions in a game, those of chance included
    decisions: Spread  # those of the seats
    choices: float  # options at a decision, on average
    drawn: int  # games that nobody won, and nobody lost
    seats: list[SeatSummary]
    trouble: list[Trouble] = []  # with bots of somebody's own


def summary(job: Job, outcomes: list[Outcome]) -> Summary:
    decisions = sum(outcome.decisions for outcome in outcomes)
    return Summary(
        game=job.game,
        box=job.box,
        components=job.components,
        options=job.options,
        seed=job.seed,
        games=len(outcomes),
        length=spread([outcome.plies for outcome in outcomes]),
        decisions=spread([outcome.decisions for outcome in outcomes]),
        choices=sum(outcome.choices for outcome in outcomes) / decisions if decisions else 0.0,
        drawn=sum(drawn(outcome) for outcome in outcomes),
        seats=[seat_summary(seat, bot, outcomes) for seat, bot in enumerate(job.bots)],
        trouble=[one for outcome in outcomes for one in outcome.trouble],
    )


def drawn(outcome: Outcome) -> bool:
    """Nobody is first; but who plays alone has lost to the game."""
    return len(outcome.places) > 1 and 1 not in outcome.places


def seat_summary(seat: int, bot: str, outcomes: list[Outcome]) -> SeatSummary:
    wins = sum(victory(outcome.places, seat) for outcome in outcomes)
    low, high = wilson(wins, len(outcomes))
    mean, least, most = mean_interval([outcome.scores[seat] for outcome in outcomes])
    return SeatSummary(seat, bot, wins, wins / len(outcomes), low, high, mean, least, most)


def spread(values: list[int]) -> Spread:
    return Spread(statistics.fmean(values), min(values), float(statistics.median(values)), max(values))


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share: sensible for few games and for shares near 0 and 1."""
    share = wins / games
    middle = share + Z * Z / (2 * games)
    margin = Z * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return max(0.0, (middle - margin) / scale), min(1.0, (middle + margin) / scale)


def mean_interval(values: list[int]) -> tuple[float, float, float]:
    """A mean and its 95 % interval, which goes below 0 only if a value does; of a single value none can be told."""
    mean = statistics.fmean(values)
    margin = Z * statistics.stdev(values) / math.sqrt(len(values)) if len(values) > 1 else 0.0
    return mean, mean - margin if min(values) < 0 else max(0.0, mean - margin), mean + margin
