"""The front page: what is played here, the visitor's tables and the public ones, and new tables."""

from __future__ import annotations

import time
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from kaizhuo.server.protocol.http import Made
from kaizhuo.server.session.house import House, read_new_table
from kaizhuo.server.session.limits import Buckets
from kaizhuo.server.web import catalogue
from kaizhuo.server.web.answers import answer
from kaizhuo.server.web.cookies import person_at, with_cookie
from kaizhuo.server.web.limits import BODY_BYTES
from kaizhuo.server.web.pages import page
from kaizhuo.server.web.requests import LangOf, check_pace, posted


class Lobby:
    def __init__(self, house: House, lang_of: LangOf, static: Path, opening: Buckets, rate: int) -> None:
        self.house = house
        self.lang_of = lang_of
        self.static = static
        self.opening = opening
        self.asking = Buckets(rate, rate * 10, time.monotonic, house.sharers)  # by address

    def routes(self) -> list[Route]:
        return [
            Route("/", self.page),
            Route("/t/{table}", self.page),
            Route("/rules/{game}", self.page),
            Route("/api/games", self.games),
            Route("/api/rules/{game}", self.rules),
            Route("/api/things/{game}", self.things),
            Route("/api/home", self.home),
            Route("/api/tables", self.open_table, methods=["POST"]),
        ]

    async def page(self, request: Request) -> Response:
        return with_cookie(request, page(self.static))

    async def games(self, request: Request) -> Response:
        return answer(catalogue.games(self.lang_of(request)))

    async def rules(self, request: Request) -> Response:
        return answer(catalogue.rulebook(request.path_params["game"], self.lang_of(request)))

    async def things(self, request: Request) -> Response:
        check_pace(self.asking, request)
        return answer(catalogue.things_of(request.path_params["game"], self.lang_of(request)))

    async def home(self, request: Request) -> Response:
        check_pace(self.asking, request)
        return with_cookie(request, answer(await self.house.home(person_at(request), self.lang_of(request))))

    async def open_table(self, request: Request) -> Response:
        new = read_new_table(await posted(request, self.opening, BODY_BYTES))
        return answer(Made(await self.house.open(new, person_at(request))))
