"""The review after a game: every decision of a seat judged by level 3, with what the seat knew then."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

from kaizhuo.bots.pool import Pool, PoolError
from kaizhuo.core.observation import Observation
from kaizhuo.play.explanation import Explanation
from kaizhuo.play.match import Match, walk
from kaizhuo.server.exchange import Judged, Review
from kaizhuo.server.past import begun
from kaizhuo.server.table import Table
from kaizhuo.text.speech import Speech

SECONDS: Final = 8.0  # for a whole review, shared by its decisions
LONGEST: Final = 0.4  # for one of them
KEPT: Final = 50  # reviews in memory
DEAREST: Final = 3
NOTICED: Final = 0.02  # of value: less is no loss worth a word
log = logging.getLogger("kaizhuo")


class Judging:
    """One review on its way."""

    def __init__(self, match: Match, seat: int) -> None:
        self.game = match.game
        self.seat = seat
        self.open: list[tuple[int, Observation[Any], int]] = []  # ply, what was known, what was done
        self.found: list[tuple[int, Explanation]] = []
        self.failed = 0
        for past in walk(match):
            if past.ply < match.ply and match.moves[past.ply].seat == seat:
                now = past.observe(seat, past.ply)
                if len(now.options) > 1:
                    self.open.append((past.ply, now, int(match.moves[past.ply].action)))
        self.result = float(match.game.advice.value(match.state, seat)) if match.over else 0.5

    async def run(self, pool: Pool) -> None:
        """One after the other, so that whoever plays meanwhile does not wait for it."""
        patience = min(LONGEST, SECONDS / (2 * len(self.open) or 1))
        for ply, now, move in self.open:
            try:
                asked = pool.explain(self.game, now, ply, move, patience)
                self.found.append((ply, await asyncio.wrap_future(asked)))
            except PoolError:
                self.failed += 1
                log.exception("a decision at %s could not be judged", self.game.name)

    def message(self, speech: Speech) -> Review:
        judged = [_judged(ply, why, speech) for ply, why in self.found]
        dear = sorted((one for one in judged if one.cost >= NOTICED), key=lambda one: (-one.cost, one.ply))
        costliest = [one.ply for one in dear[:DEAREST]]
        return Review(self.seat, len(self.open), judged, self.failed, costliest, self.result)


def _judged(ply: int, why: Explanation, speech: Speech) -> Judged:
    best = why.alternatives[0]
    option = speech.option
    return Judged(ply, option(why.action), why.value, option(best.action), max(0.0, best.value - why.value))


class Reviews:
    """Those that were asked for lately; one is worked at at a time."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self.known: dict[tuple[str, int], tuple[Judging, asyncio.Task[None]]] = {}
        self._one = asyncio.Lock()

    def of(self, table: Table, seat: int) -> Judging:
        key = (table.id, seat)
        if key not in self.known:
            judging = Judging(begun(table), seat)
            self.known[key] = (judging, asyncio.create_task(self._run(judging)))
            for old in [key for key, (_, task) in self.known.items() if task.done()][: len(self.known) - KEPT]:
                del self.known[old]
        return self.known[key][0]

    async def _run(self, judging: Judging) -> None:
        async with self._one:
            await judging.run(self.pool)

    def close(self) -> None:
        for _, task in self.known.values():
            task.cancel()
