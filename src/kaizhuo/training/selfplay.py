"""Self-play: games of bots, and what was seen in them, with how they ended."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar, Final, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from kaizhuo.arrays.spec import Bytes, Spec, numbers, spec
from kaizhuo.bots.bot import Bot, make_bot
from kaizhuo.bots.rating import rate
from kaizhuo.bots.sight import Sight, width_of
from kaizhuo.bots.thinker import Thinker
from kaizhuo.core import engine
from kaizhuo.core.observation import Observation
from kaizhuo.core.state import CHANCE
from kaizhuo.research.entrants import entrant
from kaizhuo.research.playing import rng_of

PARTS: Final = 256  # chances are given in so many parts


class Lessons(NamedTuple):
    """Row by row: what a seat saw, what is thought of it without learning, and what was true."""

    rows: Bytes
    advice: NDArray[np.float32]
    ends: NDArray[np.float32]


class Harvest(NamedTuple):
    """How positions ended for who saw them; and hands, some of them held by their owners, some only dealt."""

    value: Lessons
    belief: Lessons


def write(found: Harvest, file: Path) -> None:
    """All of it or nothing: a part that was cut off would be taken for the whole."""
    half = file.with_suffix(".half")
    with half.open("wb") as out:
        np.savez_compressed(out, *(column for part in found for column in part))
    half.rename(file)


def read(file: Path) -> Harvest:
    with np.load(file) as found:
        columns = [found[name] for name in found.files]
    return Harvest(Lessons(*columns[:3]), Lessons(*columns[3:]))


def joined(found: list[Harvest]) -> Harvest:
    value, belief = ([one[part] for one in found] for part in range(2))
    return Harvest(_joined(value), _joined(belief))


def _joined(found: list[Lessons]) -> Lessons:
    return Lessons(*(np.concatenate(column) for column in zip(*found, strict=True)))


class SelfPlay(msgspec.Struct, frozen=True):
    """Work for the runner: each part is some games, and parts take turns among the variants.

    `bot` is "advice" for the best rated option, or the name of a bot of the arena.  Of 256 decisions `random` are any
    option, and `kept` are kept, as seen by all seats: rows of one game are much alike, so few of many games teach more.
    `foretold`: how much of an end is what the search thought, for who thought, instead of how the game went.  `hands`:
    at kept decisions also the hands of the others are, the true ones and others dealt by chance."""

    FEW: ClassVar[int] = 1

    game: str
    seats: int
    variants: tuple[dict[str, Any], ...]
    seed: str
    bot: str = "advice"
    games: int = 20
    random: int = 12
    kept: int = 16
    chapter: bool = False
    foretold: float = 0.0
    hands: bool = False

    def play(self, number: int) -> Harvest:
        table = Table(self, spec(self.game, self.seats, self.variants[number % len(self.variants)]), number)
        for _ in range(self.games):
            table.play()
        return Harvest(table.value.lessons(), table.belief.lessons())


class Rows:
    """As they come."""

    def __init__(self, game: Any, width: int) -> None:
        self.width = width
        self.sight = Sight(game, width)
        self.seen: list[bytes] = []
        self.advice: list[float] = []
        self.ends: list[float] = []

    def add(self, state: Any, viewer: int, advice: float) -> None:
        self.seen.append(numbers(self.sight.look(state, viewer), np.uint8).tobytes())
        self.advice.append(advice)

    def lessons(self) -> Lessons:
        rows = np.frombuffer(b"".join(self.seen), np.uint8).reshape(len(self.seen), 8 * len(self.sight.row.words))
        return Lessons(rows[:, : self.width], np.array(self.advice, np.float32), np.array(self.ends, np.float32))


class Table:
    def __init__(self, plan: SelfPlay, played: Spec, number: int) -> None:
        self.plan = plan
        self.spec = played
        self.game = played.game
        self.rng = rng_of("self-play", plan.seed, number)
        self.bot: Bot | None = None if plan.bot == "advice" else entrant(plan.bot) or make_bot(plan.bot, 0.0)
        self.judge = self.game.advice()
        width = width_of(self.game, played.start)
        self.value, self.belief = Rows(self.game, width), Rows(self.game, width)
        self.open: list[tuple[int, float | None]] = []  # whose rows have no end yet, and what was foretold

    def play(self) -> None:
        game, state = self.game, self.spec.start.copy()
        chapter = self.judge.chapter(state)
        while not engine.over(state):
            seat = int(engine.actor(state))
            engine.apply(game, state, engine.pick(game, state, self.rng) if seat == CHANCE else self._turn(state, seat))
            if self.plan.chapter and self.judge.chapter(state) != chapter:
                chapter = self.judge.chapter(state)
                self._end(state)
        self._end(state)

    def _turn(self, state: Any, seat: int) -> int:
        options = engine.options(self.game, state)
        seen = self.game.redact(state, seat)
        kept = self.rng.below(PARTS) < self.plan.kept
        if kept and self.plan.hands:
            self._keep_hands(state, seat, seen)
        action, foretold = self._chosen(Observation(seat, 0, seen, options, []), kept=kept)
        if kept:
            for viewer in range(self.spec.seats):
                self.value.add(state, viewer, float(self.judge.value(state, viewer)))
                self.open.append((viewer, foretold if viewer == seat else None))
        return action

    def _chosen(self, now: Observation[Any], *, kept: bool) -> tuple[int, float | None]:
        """And what is foretold of it."""
        if len(now.options) == 1:
            return now.options[0], None
        if self.rng.below(PARTS) < self.plan.random:
            return now.options[int(self.rng.below(len(now.options)))], None
        if kept and self.plan.foretold and isinstance(self.bot, Thinker):
            best = self.bot.think(self.game, now, self.rng).ranking()[0]
            return best.action, best.mean()
        return self._best_rated(now) if self.bot is None else self.bot.choose(self.game, now, self.rng), None

    def _best_rated(self, now: Observation[Any]) -> int:
        """Of equals any."""
        weights = rate(self.game, now.seen, now.viewer, now.options)
        most = max(weights)
        among = [option for option, weight in zip(now.options, weights, strict=True) if weight == most]
        return among[int(self.rng.below(len(among)))]

    def _keep_hands(self, state: Any, viewer: int, seen: Any) -> None:
        dealt = self.game.resample(seen, viewer, self.rng)
        for seat in set(range(self.spec.seats)) - {viewer}:
            for world, real in ((state, 1.0), (dealt, 0.0)):
                self.belief.add(world, seat, 0.5)
                self.belief.ends.append(real)

    def _end(self, state: Any) -> None:
        worth = [float(self.judge.value(state, seat)) for seat in range(self.spec.seats)]
        part = self.plan.foretold
        for viewer, foretold in self.open:
            self.value.ends.append(worth[viewer] if foretold is None else (1 - part) * worth[viewer] + part * foretold)
        self.open.clear()
