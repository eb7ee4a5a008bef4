"""A cluster of Ray as those who play: `kaizhuo[ray]` on every machine.

Ray gives a part to somebody else when its machine is gone, and plays again what a lost machine had found; a part
depends on its number alone, so that costs time and nothing else.
"""

from __future__ import annotations

import logging
import socket
from collections.abc import Callable
from hashlib import sha256
from typing import Any, Final, Self

import ray

from kaizhuo.core.errors import KaizhuoError

AGAIN: Final = 20  # times that a part is given to somebody else
PATIENCE: Final = 10  # seconds for a cluster to answer


class Machines:
    def __init__(self, address: str, work: object) -> None:
        self._mine = not ray.is_initialized()
        if self._mine:
            try:
                knock(address)
                ray.init(address, log_to_driver=False, logging_level=logging.ERROR)
            except (OSError, ValueError, RuntimeError) as wrong:
                raise KaizhuoError("no-cluster", address=address, reason=str(wrong)) from None
        self.size = max(1, int(ray.cluster_resources().get("CPU", 1)))
        # The rules of a game are made from one box in a process, so nobody is given the work of two.
        key = sha256(repr(work).encode()).hexdigest()[:16]
        remote: Any = ray.remote(_do)
        self._do = remote.options(max_retries=AGAIN, num_cpus=1, runtime_env={"env_vars": {"KAIZHUO_WORK": key}})
        self._given: dict[Any, None] = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, wrong: BaseException | None, at: object) -> None:
        for given in self._given:
            ray.cancel(given, force=True)
        if self._mine:
            ray.shutdown()

    def give(self, play: Callable[[], list[Any]]) -> Any:
        given = self._do.remote(play)
        self._given[given] = None
        return given

    def result(self, given: Any) -> list[Any]:
        try:
            found: list[Any] = ray.get(given)
        except ray.exceptions.RayTaskError as wrong:
            raise wrong.cause from None
        except ray.exceptions.RayError as wrong:
            raise KaizhuoError("worker-died") from wrong
        del self._given[given]
        return found


def knock(address: str) -> None:
    """An OSError at once where nobody is; Ray would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if port.isdigit():
        socket.create_connection((host, int(port)), PATIENCE).close()


def _do(play: Callable[[], list[Any]]) -> list[Any]:
    return play()
