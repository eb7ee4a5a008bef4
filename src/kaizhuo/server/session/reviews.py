"""Reviews after games: how many may be asked for and wait, and those that are kept."""

from __future__ import annotations

import asyncio
import contextlib
from functools import partial
from typing import Final

import msgspec

from kaizhuo.bots.judging import Judging
from kaizhuo.bots.turns import Asker
from kaizhuo.play.explanation import Judgement
from kaizhuo.server.errors import TableError
from kaizhuo.server.session.loading import begun
from kaizhuo.server.session.table import Table
from kaizhuo.server.session.thinking import Thinking
from kaizhuo.server.store.store import EventStore, StoreError

KEPT: Final = 50  # reviews in memory
WAITING: Final = 40  # that are not done
WAITING_HERE: Final = 10  # of one address
WAITING_EACH: Final = 3  # of one person
TOLD_EVERY: Final = 1.0  # seconds between two words to other servers


class Reviews:
    """Those that were asked for lately.  Of those that wait, each is asked one question at a time.  Where servers share
    a database each is thought by one of them, and shown by all."""

    def __init__(self, thinking: Thinking, store: EventStore) -> None:
        self.thinking = thinking
        self.store = store
        self.known: dict[tuple[str, int], tuple[Judging, Asker, asyncio.Task[None]]] = {}

    async def of(self, table: Table, seat: int, asker: Asker) -> Judgement:
        """As far as it is."""
        key = (table.id, seat)
        if key not in self.known:
            elsewhere = await asyncio.wrap_future(self.store.review(*key))
            if elsewhere:
                return _decode(elsewhere)
        if key not in self.known:  # perhaps it was asked for twice at once
            self._check(asker)
            judging = Judging(begun(table), seat)
            self.known[key] = (judging, asker, asyncio.create_task(self._run(key, judging, asker)))
            for old in [key for key, (*_, task) in self.known.items() if task.done()][: len(self.known) - KEPT]:
                del self.known[old]
        return self.known[key][0].so_far()

    async def _run(self, key: tuple[str, int], judging: Judging, asker: Asker) -> None:
        """Unless another server has just begun with it."""
        with contextlib.suppress(StoreError):  # then it is thought for those who ask here
            if not await asyncio.wrap_future(self.store.claim_review(*key, _encode(judging))):
                del self.known[key]
                return
        thinking = asyncio.create_task(judging.run(partial(self.thinking.review, asker)))
        try:
            while not thinking.done():
                await asyncio.wait([thinking], timeout=TOLD_EVERY)
                with contextlib.suppress(StoreError):
                    await asyncio.wrap_future(self.store.keep_review(*key, _encode(judging), thinking.done()))
        finally:
            thinking.cancel()

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


_decode = msgspec.json.Decoder(Judgement).decode


def _encode(judging: Judging) -> str:
    return msgspec.json.encode(judging.so_far()).decode()
