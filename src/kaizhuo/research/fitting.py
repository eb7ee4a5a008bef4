"""Weights fitted to games: which numbers make the value of a position forecast best how the game ends.

Bots play, now and then at random, and some positions of each game are kept with how it ended for a seat.  The value of
every position is then asked for with the numbers of now and with each number changed a little; by these slopes Newton's
method finds the numbers of the least cross-entropy.  So a game offers nothing but its value, and whatever number of
`weights.toml` the value depends on can be fitted.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from itertools import pairwise
from pathlib import Path
from typing import Any, ClassVar, Final, NamedTuple

import msgspec

from kaizhuo.bots.bot import Bot, make_bot
from kaizhuo.bots.settings import FitLine
from kaizhuo.core.advice import Advice
from kaizhuo.core.facts import Facts, facts, from_facts
from kaizhuo.core.observation import Observation
from kaizhuo.core.rng import Rng
from kaizhuo.core.state import CHANCE
from kaizhuo.games import AnyGame, folder_of, load_game
from kaizhuo.kit.boxes import read_toml
from kaizhuo.kit.weights import numbers_in
from kaizhuo.play.options import read_options
from kaizhuo.research.changed import other_advice
from kaizhuo.research.jobs import Block, Job, new_job
from kaizhuo.research.least import Fit, Numbers, Sums, least
from kaizhuo.research.playing import Table, rng_of
from kaizhuo.research.runner import run
from kaizhuo.research.study import Blind

KEPT: Final = 8  # positions of a game
HELD_OUT: Final = 5  # one game of so many is not fitted to
SURE: Final = 1e-4  # no value is surer than this
THOUSAND: Final = 1000
MOST: Final = 64  # advisers that a process keeps: one for each number, and some


class Position(msgspec.Struct, frozen=True):
    seat: int
    state: Facts
    ended: float  # the value at the end of the game, for that seat


class Sample(Block, frozen=True):
    positions: list[Position]


class Playing(Job, frozen=True, forbid_unknown_fields=True, tag="fit"):
    """Games to learn from: one a block."""

    variants: tuple[dict[str, Any], ...] = ({},)  # options; the games take them in turn
    erring: int = 6  # up to one in so many moves is random
    blind: str = ""  # a step that is answered at random

    FEW: ClassVar[int] = 24

    def play(self, number: int) -> Sample:
        seed = f"fit {self.seed} {number}"
        game = self.open()
        errs = rng_of(seed, "errs").below(THOUSAND // self.erring + 1)
        bots: list[Bot] = [Erring(make_bot(name, patience=0.0), errs) for name in self.bots]
        sitting = [Blind(bot, self.blind) for bot in bots] if self.blind else bots
        table = Watched(game, sitting, self.variants[number % len(self.variants)], seed)
        outcome = table.play(self.bots)
        return Sample(number, [outcome], table.positions(number, rng_of(seed, "positions")))


def job_of(name: str, line: FitLine, seed: int | str) -> Playing:
    more = {"variants": line.options, "erring": line.erring, "blind": line.blind}
    return new_job(Playing, load_game(name), (line.bot,) * line.seats, {}, seed, **more)


def in_use(name: str) -> dict[str, int | float]:
    """All numbers that the bots of a game know."""
    return numbers_in(read_toml(folder_of(name) / "bots" / "weights.toml"))


def to_fit(name: str, line: FitLine) -> dict[str, int | float]:
    """Those of a line, of a row all."""
    return {one: number for one, number in in_use(name).items()
            if one in line.weights or one.rpartition(".")[0] in line.weights}  # fmt: skip


class Erring:
    """A bot that moves at random in so many of a thousand cases."""

    def __init__(self, bot: Bot, errs: int) -> None:
        self.bot = bot
        self.errs = errs

    def choose(self, game: AnyGame, now: Observation[Any], rng: Rng) -> int:
        if rng.below(THOUSAND) < self.errs:
            return now.options[rng.below(len(now.options))]
        return self.bot.choose(game, now, rng)


class Moment(NamedTuple):
    chapter: int
    seat: int  # who is asked
    state: Any


class Watched(Table):
    """A table that remembers its positions."""

    def __init__(self, game: AnyGame, bots: Sequence[Bot], options: dict[str, Any], seed: str) -> None:
        super().__init__(game, bots, options, seed)
        self.advice = game.advice()
        self.past: list[Moment] = []

    def _decided(self, seat: int) -> int:
        self._remember(seat)
        return super()._decided(seat)

    def _drawn(self) -> int:
        self._remember(CHANCE)
        return super()._drawn()

    def _remember(self, seat: int) -> None:
        self.past.append(Moment(int(self.advice.chapter(self.state)), seat, self.state.copy()))

    def positions(self, number: int, rng: Rng) -> list[Position]:
        """Some of those at which search asks for a value: where a chapter begins, or all decisions in a game without
        chapters.  Each counts for one seat, so that all have the same weight."""
        begun = [now.state for last, now in pairwise(self.past) if now.chapter != last.chapter]
        asked = begun or [moment.state for moment in self.past if moment.seat != CHANCE]
        kept = [asked.pop(rng.below(len(asked))) for _ in range(min(KEPT, len(asked)))]
        ends = [self.advice.value(self.state, seat) for seat in range(len(self.bots))]
        seats = [(number + place) % len(ends) for place in range(len(kept))]
        return [Position(seat, facts(state), ends[seat]) for seat, state in zip(seats, kept, strict=True)]


class Judging(msgspec.Struct, frozen=True):
    """What the value, with certain numbers, forecasts of the positions in a file of samples: a game a part."""

    game: str
    seats: int
    file: str
    numbers: Numbers
    steps: Numbers  # by which numbers are changed for their slopes; none are asked for if there are none

    FEW: ClassVar[int] = 8

    def play(self, number: int) -> Sums:
        game = load_game(self.game)
        mould = _mould(self.game, self.seats)
        advice = _advice(game, frozenset(self.numbers.items()))
        moved = [
            (_advice(game, frozenset({**self.numbers, name: self.numbers[name] + step}.items())), step)
            for name, step in self.steps.items()
        ]
        found = Sums(len(moved))
        for position in msgspec.json.decode(_lines(self.file)[number], type=Sample).positions:
            state = from_facts(mould, position.state)
            try:
                value = judged(advice, state, position.seat)
                slopes = [(judged(other, state, position.seat) - value) / step for other, step in moved]
            except ArithmeticError:  # numbers that make no sense
                return Sums(len(moved), positions=1, loss=math.inf)
            found.count(value, slopes, position.ended)
        return found


def judged(advice: Advice[Any], state: Any, seat: int) -> float:
    return min(max(advice.value(state, seat), SURE), 1 - SURE)


@lru_cache(MOST)
def _advice(game: AnyGame, numbers: frozenset[tuple[str, float]]) -> Advice[Any]:
    return other_advice(game, dict(numbers))()


@cache
def _mould(name: str, seats: int) -> Any:
    game = load_game(name)
    return game.setup(seats, read_options(game, seats, {}))


@cache
def _lines(file: str) -> list[bytes]:
    """Of samples, each decoded when it is wanted: positions take much room."""
    return Path(file).read_bytes().splitlines()


def write_samples(job: Playing, games: int, file: Path, processes: int | None) -> None:
    with file.open("wb") as out:
        for sample in run(job, range(games), processes):
            out.write(msgspec.json.encode(sample) + b"\n")


class Fitted(msgspec.Struct, frozen=True):
    fit: Fit
    positions: int  # of the games that were held out
    loss: float  # there, with the numbers in use
    fitted_loss: float
    gains: list[float]  # by game: its part of what the fitted numbers gain


def fit(game: str, seats: int, games: int, file: Path, now: Numbers, processes: int | None = None) -> Fitted:
    """These numbers, fitted to the samples in a file."""
    held_out = [number for number in range(games) if number % HELD_OUT == HELD_OUT - 1]
    others = [number for number in range(games) if number % HELD_OUT != HELD_OUT - 1]

    def judge(numbers: Numbers, which: Sequence[int], steps: Numbers) -> list[Sums]:
        return list(run(Judging(game, seats, str(file), numbers, steps), which, processes))

    found = least(now, lambda numbers: judge(numbers, others, steps_of(numbers)))
    before, after = judge(now, held_out, {}), judge(found.numbers, held_out, {})
    positions = sum(part.positions for part in before)
    return Fitted(
        found,
        positions,
        sum(part.loss for part in before) / positions,
        sum(part.loss for part in after) / positions,
        [(was.loss - part.loss) * len(before) / positions for was, part in zip(before, after, strict=True)],
    )


def steps_of(numbers: Mapping[str, float]) -> Numbers:
    """How far each number is moved to see what it does."""
    return {name: max(1, abs(one) // 8) if isinstance(one, int) else max(0.02, abs(one) / 20)
            for name, one in numbers.items()}  # fmt: skip
