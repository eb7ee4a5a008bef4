"""The front page: what is played here, the visitor's tables and the public ones, and new tables."""

from __future__ import annotations

import contextlib
import time
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from kaizhuo.server.protocol.http import First, Made, NewTable
from kaizhuo.server.session.house import House
from kaizhuo.server.session.limits import Buckets
from kaizhuo.server.store.store import StoreError
from kaizhuo.server.web import catalogue
from kaizhuo.server.web.answers import answer
from kaizhuo.server.web.cookies import person_at, with_cookie
from kaizhuo.server.web.limits import BODY_BYTES
from kaizhuo.server.web.pages import look_of, page
from kaizhuo.server.web.requests import LangOf, address_of, check_pace, decoded, posted


class Lobby:
    def __init__(self, house: House, lang_of: LangOf, static: Path, opening: Buckets, rate: int) -> None:
        self.house = house
        self.lang_of = lang_of
        self.static = static
        self.opening = opening
        self.asking = Buckets(rate, rate * 10, time.monotonic, house.sharers)  # by address

    def routes(self) -> list[Route]:
        return [
            Route("/", self.front),
            Route("/t/{table}", self.table),
            Route("/rules/{game}", self.book),
            Route("/rules/{game}/aid", self.form),
            Route("/rules/{game}/box", self.form),
            Route("/learn", self.form),
            Route("/learn/{game}/{lesson}", self.form),
            Route("/puzzles", self.form),
            Route("/puzzles/today", self.form),
            Route("/puzzles/{game}/{puzzle}", self.form),
            Route("/api/games", self.games),
            Route("/api/rules/{game}", self.rules),
            Route("/api/things/{game}", self.things),
            Route("/api/box/{game}", self.box),
            Route("/api/home", self.home),
            Route("/api/tables", self.open_table, methods=["POST"]),
        ]

    async def front(self, request: Request) -> Response:
        """Somebody in a hurry, and somebody whom the database does not answer, gets the page alone."""
        look = look_of(request)
        if request.url.query:
            return await self.form(request)
        first = First(catalogue.games(look.lang))
        if self.asking.take(address_of(request)):
            with contextlib.suppress(StoreError):
                first = First(first.games, await self.house.home(person_at(request), look.lang))
        return with_cookie(request, page(self.static, look, "front", first=first))

    async def form(self, request: Request) -> Response:
        look = look_of(request)
        return with_cookie(request, page(self.static, look, first=First(catalogue.games(look.lang))))

    async def book(self, request: Request) -> Response:
        """With the board: it draws the figures."""
        look = look_of(request)
        first = First(catalogue.games(look.lang))
        return with_cookie(request, page(self.static, look, game=request.path_params["game"], first=first))

    async def table(self, request: Request) -> Response:
        game = ""
        if self.asking.take(address_of(request)):
            with contextlib.suppress(StoreError):
                game = await self.house.game_of(request.path_params["table"])
        return with_cookie(request, page(self.static, look_of(request), "table", game))

    async def games(self, request: Request) -> Response:
        return answer(catalogue.games(self.lang_of(request)))

    async def rules(self, request: Request) -> Response:
        return answer(catalogue.rulebook(request.path_params["game"], self.lang_of(request)))

    async def things(self, request: Request) -> Response:
        check_pace(self.asking, request)
        return answer(catalogue.things_of(request.path_params["game"], self.lang_of(request)))

    async def box(self, request: Request) -> Response:
        check_pace(self.asking, request)
        box = request.query_params.get("box", "")
        return answer(catalogue.box_page(request.path_params["game"], box, self.lang_of(request)))

    async def home(self, request: Request) -> Response:
        check_pace(self.asking, request)
        return with_cookie(request, answer(await self.house.home(person_at(request), self.lang_of(request))))

    async def open_table(self, request: Request) -> Response:
        new = decoded(await posted(request, self.opening, BODY_BYTES), NewTable)
        return answer(Made(await self.house.open(new, person_at(request))))
