"""Many games of bots, and what they amount to: means, and how far chance alone could move them."""

from __future__ import annotations

import statistics
from typing import Any, ClassVar

import msgspec

from kaizhuo.bots.external import Trouble
from kaizhuo.research.figures import drawn
from kaizhuo.research.jobs import Block, Job
from kaizhuo.research.playing import Outcome, play_game, victory
from kaizhuo.research.stats import of_mean, of_share


class Simulation(Job, frozen=True, forbid_unknown_fields=True, tag="simulate"):
    """Every deal is played once, as the bots sit."""

    FEW: ClassVar[int] = 24

    def play(self, number: int) -> Block:
        return Block(number, [play_game(self.open(), self.bots, self.options, f"simulate {self.seed} {number}")])


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
    seed: int | str
    games: int
    length: Spread  # decisions in a game, those of chance included
    decisions: Spread  # those of the seats
    choices: float  # options at a decision, on average
    drawn: int  # games that nobody won, and nobody lost
    seats: list[SeatSummary]
    trouble: list[Trouble] = []  # with bots of somebody's own


def summary(job: Simulation, outcomes: list[Outcome]) -> Summary:
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


def seat_summary(seat: int, bot: str, outcomes: list[Outcome]) -> SeatSummary:
    wins = sum(victory(outcome.places, seat) for outcome in outcomes)
    share = of_share(wins, len(outcomes))
    score = of_mean([outcome.scores[seat] for outcome in outcomes])
    return SeatSummary(seat, bot, wins, share.value, share.low, share.high, score.value, score.low, score.high)


def spread(values: list[int]) -> Spread:
    return Spread(statistics.fmean(values), min(values), float(statistics.median(values)), max(values))
