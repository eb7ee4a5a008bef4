"""Judging a game: every decision of a seat, weighed against what level 3 would have done."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, Final

from kaizhuo.bots.pool import PoolError
from kaizhuo.core.observation import Observation
from kaizhuo.games import AnyGame
from kaizhuo.play.explanation import Explanation, Judgement
from kaizhuo.play.match import Match, walk

SECONDS: Final = 8.0  # for a whole review, shared by its decisions
LONGEST: Final = 0.4  # for one of them
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
                now = past.observe(seat)
                if len(now.options) > 1:
                    self.open.append((past.ply, now, int(match.moves[past.ply].action)))
        self.result = float(match.game.advice().value(match.state, seat)) if match.over else 0.5

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

    def so_far(self) -> Judgement:
        return Judgement(self.seat, len(self.open), list(self.found), self.failed, self.result)
