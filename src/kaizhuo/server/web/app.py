"""The web application: addresses and what answers them."""

from __future__ import annotations

import contextlib
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles

from kaizhuo.bots.pool import Pool
from kaizhuo.core.errors import KaizhuoError
from kaizhuo.server.errors import TableError
from kaizhuo.server.protocol.http import Made, Problem
from kaizhuo.server.protocol.socket import Lang, as_lang
from kaizhuo.server.session.guest import refusal
from kaizhuo.server.session.house import House, read_new_table
from kaizhuo.server.session.limits import Buckets
from kaizhuo.server.session.thinking import Thinking
from kaizhuo.server.store.store import EventStore
from kaizhuo.server.web import catalogue
from kaizhuo.server.web.answers import answer, body_of
from kaizhuo.server.web.cookies import COOKIE, new_token, person_of
from kaizhuo.server.web.door import Door
from kaizhuo.server.web.headers import SecurityHeaders, address_of, same_origin
from kaizhuo.server.web.limits import ARCHIVE_DAYS, BODY_BYTES, RATE
from kaizhuo.server.web.pages import STATIC, page
from kaizhuo.server.web.records import Records
from kaizhuo.server.web.sockets import Sockets
from kaizhuo.text.languages import LANGUAGES, negotiate

COOKIE_AGE = 400 * 24 * 3600
STATUS = {
    "no-table": 404,
    "deleted-table": 410,
    "not-over": 403,
    "unknown-game": 404,
    "not-found": 404,
    "too-fast": 429,
    "still-thinking": 429,
    "reviews-waiting": 429,
    "too-big": 413,
    "bad-origin": 403,
    "storage": 503,
}
RETRY_AFTER = "2"  # seconds


class Settings(msgspec.Struct, frozen=True):
    lang: Lang | None = None  # for who asks for none
    pace: float = 0.8  # seconds between two moves of bots
    workers: int = 0  # processes for bots; 0: as the machine has
    static: Path = STATIC
    rate: int = RATE
    archive: float = ARCHIVE_DAYS  # days after which a table that nobody touches is archived
    proxy: str = ""  # an address or network whose word is taken for where a request comes from
    grace: float = 60.0  # seconds till the others may let a bot stand in for who is away
    names: list[str] = []  # under which the server is found, beside its numbers and those of its own network


class App:
    def __init__(self, settings: Settings, store: EventStore) -> None:
        self.settings = settings
        self.store = store
        self.house: House
        rate = settings.rate
        self.opening = Buckets(rate / 100, rate * 1.5, time.monotonic)  # tables, by address
        self.asking = Buckets(rate, rate * 10, time.monotonic)  # front pages, by address
        self.sockets = Sockets(self, rate)
        self.records = Records(self, rate)

    @contextlib.asynccontextmanager
    async def lifespan(self, _: Starlette) -> AsyncIterator[None]:
        settings = self.settings
        thinking = Thinking(Pool(settings.workers), settings.rate)
        self.house = House(self.store, thinking, settings.pace, settings.grace, settings.archive)
        await self.house.start()
        yield
        await self.house.close()

    def lang(self, asked: str | None, headers: Any) -> Lang:
        """What the client asks for; else the owner's choice; else what the browser prefers."""
        if asked in LANGUAGES:
            return as_lang(asked)
        if self.settings.lang:
            return self.settings.lang
        preferred: str = headers.get("accept-language", "en").split(",")[0].split(";")[0].strip()
        return as_lang(negotiate(preferred))

    async def games(self, request: Request) -> Response:
        return answer(catalogue.games(self.lang_of(request)))

    async def rules(self, request: Request) -> Response:
        return answer(catalogue.rulebook(request.path_params["game"], self.lang_of(request)))

    async def home(self, request: Request) -> Response:
        if not self.asking.take(address_of(request)):
            raise TableError("too-fast")
        token = request.cookies.get(COOKIE)
        return self._known(request, answer(await self.house.home(person_of(token), self.lang_of(request))))

    async def open_table(self, request: Request) -> Response:
        if not same_origin(request):
            raise TableError("bad-origin")
        if not self.opening.take(address_of(request)):
            raise TableError("too-fast")
        new = read_new_table(await body_of(request, BODY_BYTES))
        return answer(Made(await self.house.open(new, person_of(request.cookies.get(COOKIE)))))

    async def page(self, request: Request) -> Response:
        return self._known(request, page(self.settings.static))

    def _known(self, request: Request, response: Response) -> Response:
        """Whoever has no cookie gets one."""
        if not person_of(request.cookies.get(COOKIE)):
            secure = request.url.scheme == "https"
            response.set_cookie(
                COOKIE, new_token(), max_age=COOKIE_AGE, httponly=True, samesite="lax", secure=secure, path="/"
            )
        return response

    def lang_of(self, request: Request) -> Lang:
        return self.lang(request.query_params.get("lang"), request.headers)

    async def refused(self, request: Request, wrong: Exception) -> Response:
        assert isinstance(wrong, KaizhuoError)
        text = refusal(self.lang_of(request), wrong)
        told = answer(Problem(wrong.code, text), STATUS.get(wrong.code, 400))
        if told.status_code == 503:
            told.headers["retry-after"] = RETRY_AFTER
        return told

    async def missing(self, request: Request, wrong: Exception) -> Response:
        """An unknown address: for a program a problem, for a person the page, which says so."""
        assert isinstance(wrong, HTTPException)
        if request.url.path.startswith("/api/") or request.method not in ("GET", "HEAD"):
            text = refusal(self.lang_of(request), TableError("not-found"))
            return answer(Problem("not-found", text), wrong.status_code)
        return page(self.settings.static, wrong.status_code)


def make_app(app: App) -> Starlette:
    settings = app.settings
    built = [Mount("/", StaticFiles(directory=settings.static))] if settings.static.is_dir() else []
    return Starlette(
        routes=[
            Route("/", app.page),
            Route("/t/{table}", app.page),
            Route("/api/games", app.games),
            Route("/api/rules/{game}", app.rules),
            Route("/api/home", app.home),
            Route("/api/tables", app.open_table, methods=["POST"]),
            *app.records.routes(),
            WebSocketRoute("/ws/{table}", app.sockets.connect),
            *built,
        ],
        middleware=[
            Middleware(SecurityHeaders),
            Middleware(Door, names=settings.names),
            Middleware(GZipMiddleware),
        ],
        exception_handlers={KaizhuoError: app.refused, HTTPException: app.missing},
        lifespan=app.lifespan,
    )
