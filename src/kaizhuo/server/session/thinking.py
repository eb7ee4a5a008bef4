"""Thinking: what people may ask of the bots, how often, and how much at once."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import Counter
from concurrent.futures import Future
from typing import Any, Final

from kaizhuo.bots.pool import Pool, PoolClosedError, PoolError, is_quick
from kaizhuo.bots.turns import Asker, Rank
from kaizhuo.bots.uniform import Uniform
from kaizhuo.core.observation import Observation
from kaizhuo.core.rng import Rng
from kaizhuo.games import AnyGame
from kaizhuo.play.explanation import Explanation
from kaizhuo.server.errors import TableError
from kaizhuo.server.session.limits import Buckets, Sharers

log = logging.getLogger("kaizhuo")
HINTS_EACH: Final = 3  # hints and reasons that one person waits for
TABLES_EACH: Final = 4  # tables of one person at which level 3 thinks at the same time; the others wait their turn


class Thinking:
    def __init__(self, pool: Pool, rate: int, sharers: Sharers = lambda: 1) -> None:
        self.pool = pool
        self.sharers = sharers
        self.asking = Buckets(rate / 20, rate, time.monotonic, sharers)  # by address
        self._hints: Counter[Asker] = Counter()
        self._tables: dict[str, tuple[asyncio.Semaphore, list[None]]] = {}

    async def move(self, asker: Asker, game: AnyGame, bot: str, now: Observation[Any], seed: int) -> int:
        if is_quick(bot):
            return await asyncio.wrap_future(self.pool.choose(game, bot, now, seed, asker))
        gate, inside = self._tables.setdefault(asker.person, (asyncio.Semaphore(TABLES_EACH), []))
        inside.append(None)
        try:
            async with gate:
                return await asyncio.wrap_future(self.pool.choose(game, bot, now, seed, asker))
        finally:
            inside.pop()
            if not inside:
                del self._tables[asker.person]

    async def choose(self, asker: Asker, game: AnyGame, bot: str, now: Observation[Any]) -> int:
        """What the bot does; if it cannot choose, any option, so that no game is stuck."""
        seed = secrets.randbits(62)
        try:
            return await self.move(asker, game, bot, now, seed)
        except PoolClosedError:
            raise
        except PoolError:
            log.exception("%s could not choose at %s: any option instead", bot, game.name)
            return Uniform().choose(game, now, Rng(seed))

    def pace(self, asker: Asker) -> None:
        """Whoever asks too often is refused."""
        if not self.asking.take(asker.address):
            raise TableError("too-fast")

    def why(self, asker: Asker, game: AnyGame, now: Observation[Any], seed: int, move: int = -1) -> Future[Explanation]:
        """Why level 3 would do what it would do, or how it judges a move."""
        if self._hints[asker] >= max(1, HINTS_EACH // self.sharers()):
            raise TableError("still-thinking")
        self.pace(asker)
        self._hints[asker] += 1
        loop = asyncio.get_running_loop()
        answer = self.pool.explain(game, now, seed, move, asker=asker)
        answer.add_done_callback(lambda _: loop.call_soon_threadsafe(self._answered, asker))
        return answer

    def _answered(self, asker: Asker) -> None:
        self._hints[asker] -= 1
        if not self._hints[asker]:
            del self._hints[asker]

    def review(
        self, asker: Asker, game: AnyGame, now: Observation[Any], seed: int, move: int, patience: float
    ) -> Future[Explanation]:
        return self.pool.explain(game, now, seed, move, patience, asker, Rank.REVIEW)
