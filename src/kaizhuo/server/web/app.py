"""The web application: what it is set up with, and which part answers which address."""

from __future__ import annotations

import contextlib
import time
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Mount, WebSocketRoute
from starlette.staticfiles import StaticFiles

from kaizhuo.core.errors import KaizhuoError
from kaizhuo.server.protocol.socket import Lang
from kaizhuo.server.session.house import House
from kaizhuo.server.session.limits import Buckets
from kaizhuo.server.web.answers import Refusals
from kaizhuo.server.web.dashboard import Dashboard
from kaizhuo.server.web.door import Door
from kaizhuo.server.web.headers import SecurityHeaders
from kaizhuo.server.web.learning import Learning
from kaizhuo.server.web.limits import ARCHIVE_DAYS, RATE
from kaizhuo.server.web.lobby import Lobby
from kaizhuo.server.web.pages import STATIC
from kaizhuo.server.web.records import Records
from kaizhuo.server.web.requests import language_of
from kaizhuo.server.web.sockets import Sockets
from kaizhuo.server.web.watching import Watching


class Settings(msgspec.Struct, frozen=True):
    lang: Lang | None = None  # for visitors who ask for none
    pace: float = 0.8  # seconds between two moves of bots
    workers: int = 0  # processes for bots; 0: as the machine has
    static: Path = STATIC
    rate: int = RATE
    archive: float = ARCHIVE_DAYS  # days after which a table that nobody touches is archived
    proxy: str = ""  # an address or network whose word is taken for where a request comes from
    grace: float = 60.0  # seconds until the others may let a bot stand in for somebody who is away
    json_log: bool = False  # each line of the log as JSON
    names: list[str] = []  # under which the server is found, beside its numbers and those of its own network


def make_app(settings: Settings, house: House) -> Starlette:
    rate, static = settings.rate, settings.static
    lang_of = partial(language_of, settings.lang)
    opening = Buckets(rate / 100, rate * 1.5, time.monotonic, house.sharers)  # tables, by address
    refusals, sockets = Refusals(lang_of, static), Sockets(house, lang_of, rate)
    watching = Watching(house, sockets.pages.total)
    refusals.acted = sockets.acted = watching.acted

    @contextlib.asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await house.start()
        yield
        await house.close()

    return Starlette(
        routes=[
            *Lobby(house, lang_of, static, opening, rate).routes(),
            *Records(house, lang_of, opening, rate).routes(),
            *Learning(house, lang_of, opening, rate).routes(),
            *watching.routes(),
            *Dashboard(house, lang_of).routes(),
            WebSocketRoute("/ws/{table}", sockets.connect),
            *([Mount("/", StaticFiles(directory=static))] if static.is_dir() else []),
        ],
        middleware=[
            Middleware(SecurityHeaders),
            Middleware(Door, names=settings.names),
            Middleware(GZipMiddleware),
        ],
        exception_handlers={KaizhuoError: refusals.refused, HTTPException: refusals.missing},
        lifespan=lifespan,
    )
