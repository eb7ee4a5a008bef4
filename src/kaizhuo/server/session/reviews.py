"""Reviews after games: how many may be asked for and wait, and those that are kept."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Final

from kaizhuo.bots.judging import Judging
from kaizhuo.bots.turns import Asker
from kaizhuo.server.errors import TableError
from kaizhuo.server.session.loading import begun
from kaizhuo.server.session.table import Table
from kaizhuo.server.session.thinking import Thinking

KEPT: Final = 50  # reviews in memory
WAITING: Final = 40  # that are not done
WAITING_HERE: Final = 10  # of one address
WAITING_EACH: Final = 3  # of one person


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
        """Only so many may wait: in all, for one address, for one person."""
        waiting = [other for _, other, task in self.known.values() if not task.done()]
        here = [other for other in waiting if other.address == asker.address]
        most = max(1, WAITING_HERE // self.thinking.sharers()), max(1, WAITING_EACH // self.thinking.sharers())
        if len(waiting) >= WAITING or len(here) >= most[0] or here.count(asker) >= most[1]:
            raise TableError("reviews-waiting")
        self.thinking.pace(asker)

    def close(self) -> None:
        for *_, task in self.known.values():
            task.cancel()
