"""From blocks to figures: shares, pairwise scores and an Elo ladder, each with a 95 % interval by resampling blocks."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import combinations
from typing import Final

import msgspec

from kaizhuo.research.jobs import Block
from kaizhuo.research.playing import rng_of, victory
from kaizhuo.research.stats import Interval, of_sampled_share, of_samples, resample

RESAMPLES: Final = 1000
ELO: Final = 400 / math.log(10)
ROUNDS: Final = 200  # of the fit, at most
PRIOR: Final = 0.5  # of a drawn game for each pair: keeps a ladder finite where somebody wins everything


class Standing(msgspec.Struct, frozen=True):
    bot: str
    games: int  # seats it had, in all games
    share: Interval  # of the victories in its games, by seat
    fair: float  # what it would be if all were equal
    margin: Interval  # its score less the mean score of the others
    elo: Interval  # 0 is the mean of the table


class Pair(msgspec.Struct, frozen=True):
    """How often the first finishes before the second; a shared place counts half."""

    first: str
    second: str
    score: Interval
    meetings: int


class Ladder(msgspec.Struct, frozen=True):
    standings: list[Standing]  # best first
    pairs: list[Pair]


class Counts:
    """What a block amounts to, as sums that can be added."""

    def __init__(self, bots: Sequence[str], block: Block | None = None) -> None:
        n = len(bots)
        self.seats = [0.0] * n
        self.wins = [0.0] * n
        self.margin = [0.0] * n
        self.score = [[0.0] * n for _ in bots]  # points of row against column
        if block is not None:
            self.count(bots, block)

    def count(self, bots: Sequence[str], block: Block) -> None:
        index = {bot: i for i, bot in enumerate(bots)}
        for game in block.games:
            at = [index[bot] for bot in game.bots]
            mean = sum(game.scores) / len(at)
            for seat, bot in enumerate(at):
                self.seats[bot] += 1
                self.wins[bot] += victory(game.places, seat)
                self.margin[bot] += (game.scores[seat] - mean) * len(at) / max(1, len(at) - 1)
            for one, other in combinations(range(len(at)), 2):
                if at[one] == at[other]:
                    continue
                points = 0.5 + 0.5 * ((game.places[one] < game.places[other]) - (game.places[one] > game.places[other]))
                self.score[at[one]][at[other]] += points
                self.score[at[other]][at[one]] += 1 - points

    def add(self, other: Counts) -> None:
        for mine, theirs in ((self.seats, other.seats), (self.wins, other.wins), (self.margin, other.margin)):
            for i, value in enumerate(theirs):
                mine[i] += value
        for row, their_row in zip(self.score, other.score, strict=True):
            for i, value in enumerate(their_row):
                row[i] += value


def bradley_terry(score: list[list[float]]) -> list[float]:
    """Elo of each bot, 0 on average: the strengths that make these pairwise scores likeliest."""
    n = len(score)
    met = [[0.0 if i == j else score[i][j] + score[j][i] for j in range(n)] for i in range(n)]
    joined = [[met[i][j] + (2 * PRIOR if met[i][j] else 0.0) for j in range(n)] for i in range(n)]
    points = [sum(score[i][j] + (PRIOR if met[i][j] else 0.0) for j in range(n) if j != i) for i in range(n)]
    strength = [1.0] * n
    for _ in range(ROUNDS):
        before = strength
        strength = []
        for i in range(n):
            weight = sum(joined[i][j] / (before[i] + before[j]) for j in range(n) if j != i)
            strength.append(points[i] / weight if weight else before[i])
        scale = math.exp(sum(math.log(s) for s in strength) / n)
        strength = [s / scale for s in strength]
        if max(abs(math.log(a / b)) for a, b in zip(strength, before, strict=True)) < 1e-6:
            break
    return [ELO * math.log(s) for s in strength]


class _Figures:
    def __init__(self, counts: Counts) -> None:
        seats = [max(1.0, games) for games in counts.seats]
        self.share = [wins / games for wins, games in zip(counts.wins, seats, strict=True)]
        self.margin = [margin / games for margin, games in zip(counts.margin, seats, strict=True)]
        self.elo = bradley_terry(counts.score)
        self.score = [[part(counts.score, i, j) for j in range(len(seats))] for i in range(len(seats))]


def part(score: list[list[float]], one: int, other: int) -> float:
    met = score[one][other] + score[other][one]
    return score[one][other] / met if met else 0.5


def ladder(bots: Sequence[str], blocks: Sequence[Block], resamples: int = RESAMPLES) -> Ladder:
    """Everything that a number of blocks tells.  The resampling has a fixed seed: the same blocks, the same figures."""
    names = list(dict.fromkeys(bots))
    parts = [Counts(names, block) for block in blocks]
    whole = total(names, parts, range(len(parts)))
    found = _Figures(whole)
    rng = rng_of("bootstrap", len(parts))
    samples = [_Figures(total(names, parts, resample(len(parts), rng.below))) for _ in range(resamples)]
    seats = len(blocks[0].games[0].bots)
    games = sum(len(block.games) for block in blocks)
    standings = [
        Standing(
            bot,
            int(whole.seats[i]),
            of_sampled_share(found.share[i], [sample.share[i] for sample in samples], games),
            1 / seats,
            of_samples(found.margin[i], [sample.margin[i] for sample in samples]),
            of_samples(found.elo[i], [sample.elo[i] for sample in samples]),
        )
        for i, bot in enumerate(names)
    ]
    pairs = [
        Pair(names[i], names[j], of_sampled_share(found.score[i][j], [sample.score[i][j] for sample in samples], games),
             round(whole.score[i][j] + whole.score[j][i]))
        for i, j in combinations(range(len(names)), 2)
    ]  # fmt: skip
    return Ladder(sorted(standings, key=lambda standing: -standing.elo.value), pairs)


def total(names: Sequence[str], parts: Sequence[Counts], which: Sequence[int]) -> Counts:
    found = Counts(names)
    for i in which:
        found.add(parts[i])
    return found
