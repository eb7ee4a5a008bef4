"""The review after a game: every decision of a seat judged by level 3, with what the seat knew then."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from typing import Any, Final

from kaizhuo.bots.pool import PoolError
from kaizhuo.bots.turns import Asker
from kaizhuo.core.observation import Observation
from kaizhuo.games import AnyGame
from kaizhuo.play.explanation import Explanation
from kaizhuo.play.match import Match, walk
from kaizhuo.server.errors import TableError
from kaizhuo.server.protocol.http import Judged, Review
from kaizhuo.server.session.past import begun
from kaizhuo.server.session.table import Table
from kaizhuo.server.session.thinking import Thinking
from kaizhuo.text.speech import Speech

SECONDS: Final = 8.0  # for a whole review, shared by its decisions
LONGEST: Final = 0.4  # for one of them
KEPT: Final = 50  # reviews in memory
WAITING: Final = 40  # that are not done
WAITING_HERE: Final = 10  # of one address
WAITING_EACH: Final = 3  # of one person
DEAREST: Final = 3
NOTICED: Final = 0.02  # of value: less is no loss worth a word
Ask = Callable[[AnyGame, Observation[Any], int, int, float], Future[Explanation]]  # seed, move, patience
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

    async def run(self, ask: Ask) -> None:
        """One after the other, so that whoever plays meanwhile does not wait for it."""
        patience = min(LONGEST, SECONDS / (2 * len(self.open) or 1))
        for ply, now, move in self.open:
            try:
                asked = ask(self.game, now, ply, move, patience)
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
    """Those that were asked for lately.  Of those that wait, each is asked one question at a time."""

    def __init__(self, thinking: Thinking) -> None:
        self.thinking = thinking
        self.known: dict[tuple[str, int], tuple[Judging, Asker, asyncio.Task[None]]] = {}

    def of(self, table: Table, seat: int, asker: Asker) -> Judging:
        key = (table.id, seat)
        if key not in self.known:
            self._check(asker)
            judging = Judging(begun(table), seat)
            task = asyncio.create_task(judging.run(partial(self.thinking.review, asker)))
            self.known[key] = (judging, asker, task)
            for old in [key for key, (*_, task) in self.known.items() if task.done()][: len(self.known) - KEPT]:
                del self.known[old]
        return self.known[key][0]

    def _check(self, asker: Asker) -> None:
        """Only so many wait, in all and for whoever asks."""
        waiting = [other for _, other, task in self.known.values() if not task.done()]
        here = [other for other in waiting if other.address == asker.address]
        if len(waiting) >= WAITING or len(here) >= WAITING_HERE or here.count(asker) >= WAITING_EACH:
            raise TableError("reviews-waiting")
        self.thinking.pace(asker)

    def close(self) -> None:
        for *_, task in self.known.values():
            task.cancel()
