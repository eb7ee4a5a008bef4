"""Watched: whether the server is well, and what it is doing, for the owner's own programs.

The figures are in the format of Prometheus (extra `metrics`).  They name no table and nobody.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from kaizhuo.server.errors import TableError
from kaizhuo.server.session.house import House
from kaizhuo.server.web.answers import answer
from kaizhuo.server.web.requests import is_near

if TYPE_CHECKING:
    from prometheus_client import CollectorRegistry

BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)  # seconds
TEXT: Final = "text/plain; version=0.0.4; charset=utf-8"


class Health(msgspec.Struct, frozen=True):
    alive: bool  # it answers
    ready: bool  # a balancer may send people here


class Watching:
    def __init__(self, house: House, pages: Callable[[], int]) -> None:
        self.house = house
        self.acted: Callable[[str, float, str], None] = lambda _kind, _seconds, _refused: None
        self.registry: CollectorRegistry | None = None
        try:
            import prometheus_client
        except ImportError:  # then nobody asks
            return
        self._measure(prometheus_client.CollectorRegistry(), pages)

    def routes(self) -> list[Route]:
        return [
            Route("/health", self.ready),
            Route("/health/alive", self.alive),
            Route("/metrics", self.metrics),
        ]

    async def alive(self, _: Request) -> Response:
        return answer(Health(True, self._is_ready()))

    async def ready(self, _: Request) -> Response:
        ready = self._is_ready()
        return answer(Health(True, ready), 200 if ready else 503)

    def _is_ready(self) -> bool:
        return not self.house.draining and not self.house.store.away

    async def metrics(self, request: Request) -> Response:
        """Only for this machine and its network, and not through a proxy."""
        if self.registry is None or not is_near(request):
            raise TableError("not-found")
        from prometheus_client import generate_latest

        return Response(generate_latest(self.registry), media_type=TEXT)

    def _measure(self, registry: CollectorRegistry, pages: Callable[[], int]) -> None:
        from prometheus_client import Counter, Gauge, Histogram

        house, store = self.house, self.house.store
        figures: dict[str, tuple[str, Callable[[], float]]] = {
            "tables": ("Tables in memory", lambda: len(house.rooms)),
            "tables_led": ("Tables whose bots and clocks go on here", lambda: house.club.led),
            "pages": ("Open pages", pages),
            "bots_waiting": ("Questions that wait for a bot", lambda: len(house.thinking.pool.waiting)),
            "store_waiting": ("Writes that wait for the database", lambda: store.waiting),
            "store_away": ("1 while the database does not answer", lambda: store.away),
            "servers": ("Living servers on this database", house.sharers),
        }
        for name, (words, figure) in figures.items():
            Gauge(f"kaizhuo_{name}", words, registry=registry).set_function(figure)
        words = "From a message to its answer"
        seconds = Histogram("kaizhuo_action_seconds", words, ["kind"], registry=registry, buckets=BUCKETS)
        refused = Counter("kaizhuo_refused", "Messages and requests that were refused", ["code"], registry=registry)
        commits = Histogram("kaizhuo_commit_seconds", "Commits to the database", registry=registry, buckets=BUCKETS)
        errors = Counter("kaizhuo_errors", "Lines in the log about something that went wrong", registry=registry)

        seconds_of = cache(seconds.labels)

        def acted(kind: str, passed: float, code: str) -> None:
            if kind:
                seconds_of(kind).observe(passed)
            if code:
                refused.labels(code).inc()

        self.acted, self.registry = acted, registry
        store.committed = commits.observe
        logging.getLogger("kaizhuo").addHandler(Counting(errors.inc))


class Counting(logging.Handler):
    def __init__(self, count: Callable[[], None]) -> None:
        super().__init__(logging.ERROR)
        self._count = count

    def emit(self, record: logging.LogRecord) -> None:
        self._count()
