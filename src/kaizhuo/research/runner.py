"""The one way to play much: any work whose parts have numbers, in this process or spread over several.

    for block in run(job, range(1000), processes=8):
        fold(block)

Results come in the order of the numbers, each as soon as it and all before it are there, and they are the same whatever
the number of processes.  Whoever stops listening, by `break`, an error or Ctrl+C, stops the games at once.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from itertools import islice
from multiprocessing.connection import Connection
from threading import Thread
from typing import ClassVar, Final, Protocol, TypeVar

from kaizhuo.core.errors import KaizhuoError

R = TypeVar("R")
R_co = TypeVar("R_co", covariant=True)

BATCH: Final = 20  # parts that a process plays before it reports, at most
LOOK: Final = 0.5  # seconds
AHEAD: Final = 4  # batches for each process that are given out before the first is back


class Work(Protocol[R_co]):
    """What can be pickled and played in parts."""

    FEW: ClassVar[int]  # so few parts are not worth a second process

    def play(self, number: int) -> R_co: ...


def run(work: Work[R], numbers: Sequence[int], processes: int | None = None) -> Iterator[R]:
    """The results of these parts; without a number of processes, as many as there are processors."""
    wanted = min(processes or os.cpu_count() or 1, len(numbers))
    if wanted == 1 or len(numbers) <= work.FEW:
        yield from map(work.play, numbers)
    else:
        yield from _spread(work, numbers, wanted)


def _spread(work: Work[R], numbers: Sequence[int], processes: int) -> Iterator[R]:
    size = max(1, min(BATCH, len(numbers) // (AHEAD * processes)))
    batches = iter([numbers[first : first + size] for first in range(0, len(numbers), size)])
    fresh = multiprocessing.get_context("spawn")  # threads of a progress bar do not survive a fork
    listening, end = fresh.Pipe(duplex=False)
    with ProcessPoolExecutor(processes, fresh, _work_till_the_end, (listening,)) as pool:
        waiting = deque(pool.submit(_play, work, batch) for batch in islice(batches, AHEAD * processes))
        try:
            while waiting:
                yield from _result(waiting.popleft())
                waiting.extend(pool.submit(_play, work, batch) for batch in islice(batches, 1))
        except BaseException as wrong:
            end.close()
            pool.shutdown(wait=False, cancel_futures=True)
            if isinstance(wrong, BrokenProcessPool):
                raise KaizhuoError("worker-died") from None
            raise


def _result(coming: Future[R]) -> R:
    """Ctrl+C in the instant before Python begins to wait is noticed when it stops waiting: so it does, at times."""
    while not wait([coming], LOOK).done:
        pass
    return coming.result()


def _play(work: Work[R], numbers: Sequence[int]) -> list[R]:
    return [work.play(number) for number in numbers]


def _work_till_the_end(listening: Connection) -> None:
    """A worker leaves Ctrl+C to whoever wants the games, and is gone when the other end of the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def watch() -> None:
        with suppress(EOFError):
            listening.recv()
        os._exit(1)

    Thread(target=watch, daemon=True).start()
