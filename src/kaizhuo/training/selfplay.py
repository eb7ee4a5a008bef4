"""Self-play: games of bots, and what was seen in them, with how they ended."""

from __future__ import annotations

from typing import Any, ClassVar, Final, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from kaizhuo.arrays.spec import Bytes, Spec, numbers, spec
from kaizhuo.bots.bot import Bot, make_bot
from kaizhuo.bots.rating import rate
from kaizhuo.bots.thinker import Thinker
from kaizhuo.core import engine
from kaizhuo.core.observation import Observation
from kaizhuo.core.row import Row
from kaizhuo.core.state import CHANCE
from kaizhuo.research.entrants import entrant
from kaizhuo.research.playing import rng_of

PARTS: Final = 256  # chances are given in so many parts


class Harvest(NamedTuple):
    """Row by row: what a seat saw, what the advice thought of it, and how it ended for that seat."""

    rows: Bytes
    advice: NDArray[np.float32]
    ends: NDArray[np.float32]


def joined(found: list[Harvest]) -> Harvest:
    return Harvest(*(np.concatenate(column) for column in zip(*found, strict=True)))


class SelfPlay(msgspec.Struct, frozen=True):
    """Work for the runner: each part is some games.

    `bot` is "advice" for the best rated option, or the name of a bot of the arena.  Of 256 decisions `random` are any
    option, and `kept` are kept, as seen by all seats: rows of one game are much alike, so few of many games teach more.
    `foretold`: how much of an end is what the search thought, instead of how the game went; then only the view of who
    thought is kept."""

    FEW: ClassVar[int] = 1

    game: str
    seats: int
    options: dict[str, Any]
    seed: str
    bot: str = "advice"
    games: int = 20
    random: int = 12
    kept: int = 16
    chapter: bool = False
    foretold: float = 0.0

    def play(self, number: int) -> Harvest:
        table = Table(self, spec(self.game, self.seats, self.options), number)
        for _ in range(self.games):
            table.play()
        return table.harvest()


class Table:
    def __init__(self, plan: SelfPlay, played: Spec, number: int) -> None:
        self.plan = plan
        self.spec = played
        self.game = played.game
        self.rng = rng_of("self-play", plan.seed, number)
        self.bot: Bot | None = None if plan.bot == "advice" else entrant(plan.bot) or make_bot(plan.bot, 0.0)
        self.judge = self.game.advice()
        self.row = Row(played.width)
        self.rows: list[bytes] = []
        self.advice: list[float] = []
        self.ends: list[float] = []
        self.open: list[tuple[int, float]] = []  # whose rows have no end yet, and what was foretold

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

    def harvest(self) -> Harvest:
        rows = np.frombuffer(b"".join(self.rows), np.uint8).reshape(len(self.rows), 8 * len(self.row.words))
        ends = np.array(self.ends, np.float32)
        return Harvest(rows[:, : self.spec.width], np.array(self.advice, np.float32), ends)

    def _turn(self, state: Any, seat: int) -> int:
        kept = self.rng.below(PARTS) < self.plan.kept
        if kept and not self.plan.foretold:
            for viewer in range(self.spec.seats):
                self._keep(state, viewer, 0.0)
        options = engine.options(self.game, state)
        if len(options) == 1:
            return options[0]
        if self.rng.below(PARTS) < self.plan.random:
            return options[int(self.rng.below(len(options)))]
        now = Observation(seat, 0, self.game.redact(state, seat), options, [])
        if kept and self.plan.foretold and isinstance(self.bot, Thinker):
            best = self.bot.think(self.game, now, self.rng).ranking()[0]
            self._keep(state, seat, best.mean())
            return best.action
        return self._best_rated(now) if self.bot is None else self.bot.choose(self.game, now, self.rng)

    def _best_rated(self, now: Observation[Any]) -> int:
        """Of equals any."""
        weights = rate(self.game, now.seen, now.viewer, now.options)
        most = max(weights)
        among = [option for option, weight in zip(now.options, weights, strict=True) if weight == most]
        return among[int(self.rng.below(len(among)))]

    def _keep(self, state: Any, viewer: int, foretold: float) -> None:
        self.row.at = 0
        self.game.write(state, viewer, self.row)
        self.rows.append(numbers(self.row.words, np.uint8).tobytes())
        self.advice.append(float(self.judge.value(state, viewer)))
        self.open.append((viewer, foretold))

    def _end(self, state: Any) -> None:
        worth = [float(self.judge.value(state, seat)) for seat in range(self.spec.seats)]
        part = self.plan.foretold
        self.ends += [(1 - part) * worth[viewer] + part * foretold for viewer, foretold in self.open]
        self.open.clear()
