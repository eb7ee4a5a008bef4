"""The one way to play much: any work whose parts have numbers, in this process, spread over several or over a cluster.

    for block in run(job, range(1000), processes=8):
        fold(block)

Results come in the order of the numbers, each as soon as it and all before it are there, and they are the same whatever
the number of processes or of machines.  Whoever stops listening, by `break`, an error or Ctrl+C, stops the games at
once.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import partial
from itertools import islice
from multiprocessing.connection import Connection
from threading import Thread
from typing import Any, ClassVar, Final, Protocol, Self, TypeVar

from kaizhuo.core.errors import KaizhuoError

R = TypeVar("R")
R_co = TypeVar("R_co", covariant=True)

BATCH: Final = 20  # parts that are played before they are reported, at most
LOOK: Final = 0.5  # seconds
AHEAD: Final = 4  # batches for each processor that are given out before the first is back


class Work(Protocol[R_co]):
    """What can be pickled and played in parts."""

    FEW: ClassVar[int]  # so few parts are not worth a second process

    def play(self, number: int) -> R_co: ...


class Crew(Protocol):
    """Those who play: they are there inside a `with`, and stop at once when it ends."""

    size: int

    def __enter__(self) -> Self: ...

    def __exit__(self, kind: type[BaseException] | None, wrong: BaseException | None, at: object) -> None: ...

    def give(self, play: Callable[[], list[Any]]) -> Any:
        """Have it done some time; what is returned is what `result` asks for."""
        ...

    def result(self, given: Any) -> list[Any]: ...


def run(
    work: Work[R], numbers: Sequence[int], processes: int | None = None, cluster: str = "", *, apart: bool = False
) -> Iterator[R]:
    """The results of these parts; without a number of processes, as many as there are processors.

    With a cluster the machines of that Ray cluster play.  `apart` keeps the work out of this process even where it is
    little: where this process has loaded something else.
    """
    wanted = min(processes or os.cpu_count() or 1, len(numbers))
    few = wanted <= 1 or len(numbers) <= work.FEW
    if not numbers or (few and not cluster and not apart):
        yield from map(work.play, numbers)
        return
    with _machines(cluster, work) if cluster else Processes(wanted) as crew:
        yield from _spread(work, numbers, crew)


def _machines(address: str, work: Work[R]) -> Crew:
    try:
        from kaizhuo.research.cluster import Machines
    except ImportError:
        raise KaizhuoError("no-ray") from None
    return Machines(address, work)


def _spread(work: Work[R], numbers: Sequence[int], crew: Crew) -> Iterator[R]:
    size = max(1, min(BATCH, len(numbers) // (AHEAD * crew.size)))
    batches = iter([numbers[first : first + size] for first in range(0, len(numbers), size)])
    waiting = deque(crew.give(partial(_play, work, batch)) for batch in islice(batches, AHEAD * crew.size))
    while waiting:
        yield from crew.result(waiting.popleft())
        waiting.extend(crew.give(partial(_play, work, batch)) for batch in islice(batches, 1))


def _play(work: Work[R], numbers: Sequence[int]) -> list[R]:
    return [work.play(number) for number in numbers]


class Processes:
    """Processes of this machine."""

    def __init__(self, size: int) -> None:
        self.size = size
        fresh = multiprocessing.get_context("spawn")  # threads of a progress bar do not survive a fork
        listening, self._end = fresh.Pipe(duplex=False)
        self._pool = ProcessPoolExecutor(size, fresh, _work_till_the_end, (listening,))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, wrong: BaseException | None, at: object) -> None:
        if wrong is not None:
            self._end.close()
        self._pool.shutdown(wait=wrong is None, cancel_futures=True)
        if isinstance(wrong, BrokenProcessPool):
            raise KaizhuoError("worker-died") from None

    def give(self, play: Callable[[], list[Any]]) -> Future[list[Any]]:
        return self._pool.submit(play)

    def result(self, given: Future[list[Any]]) -> list[Any]:
        """Ctrl+C in the instant before Python begins to wait is noticed when it stops waiting: so it does, at times."""
        while not wait([given], LOOK).done:
            pass
        return given.result()


def _work_till_the_end(listening: Connection) -> None:
    """A worker leaves Ctrl+C to whoever wants the games, and is gone when the other end of the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def watch() -> None:
        with suppress(EOFError):
            listening.recv()
        os._exit(1)

    Thread(target=watch, daemon=True).start()
