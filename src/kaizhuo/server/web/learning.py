"""Lessons, puzzles, figures of the rules and player aids over HTTP."""

from __future__ import annotations

import asyncio
import time
from typing import Final
from urllib.parse import urlencode

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from kaizhuo.server.protocol.http import Learnt, Made, NewFreePlay
from kaizhuo.server.session.figures import every_figure, player_aid
from kaizhuo.server.session.house import House
from kaizhuo.server.session.lessons import every_lesson, learn
from kaizhuo.server.session.limits import Buckets
from kaizhuo.server.session.puzzles import every_puzzle, solve
from kaizhuo.server.web.answers import answer
from kaizhuo.server.web.cookies import person_at
from kaizhuo.server.web.limits import BODY_BYTES
from kaizhuo.server.web.requests import LangOf, check_pace, decoded, posted

DAY: Final = 86_400  # seconds; the puzzle of the day changes at midnight, UTC


class Learning:
    def __init__(self, house: House, lang_of: LangOf, opening: Buckets, rate: int) -> None:
        self.house = house
        self.lang_of = lang_of
        self.opening = opening
        self.asking = Buckets(rate / 10, rate * 2, time.monotonic, house.sharers)  # by address: a game is played again

    def routes(self) -> list[Route]:
        return [
            Route("/api/lessons", self.lessons),
            Route("/api/lessons/{game}/{lesson}", self.learn, methods=["POST"]),
            Route("/api/lessons/{game}/{lesson}/table", self.free_play, methods=["POST"]),
            Route("/api/figures/{game}", self.figures),
            Route("/api/aid/{game}", self.aid),
            Route("/api/puzzles", self.puzzles),
            Route("/api/puzzles/{game}/{puzzle}", self.solve, methods=["POST"]),
        ]

    async def lessons(self, request: Request) -> Response:
        check_pace(self.asking, request)
        return answer(every_lesson(self.lang_of(request)))

    async def learn(self, request: Request) -> Response:
        learnt = decoded(await posted(request, self.asking, BODY_BYTES), Learnt)
        where = request.path_params
        return answer(learn(where["game"], where["lesson"], learnt, self.lang_of(request)))

    async def puzzles(self, request: Request) -> Response:
        check_pace(self.asking, request)
        return answer(every_puzzle(self.lang_of(request), int(time.time()) // DAY))

    async def solve(self, request: Request) -> Response:
        learnt = decoded(await posted(request, self.asking, BODY_BYTES), Learnt)
        where = request.path_params
        return answer(solve(where["game"], where["puzzle"], learnt, self.lang_of(request)))

    async def free_play(self, request: Request) -> Response:
        new = decoded(await posted(request, self.opening, BODY_BYTES), NewFreePlay)
        where = request.path_params
        return answer(Made(await self.house.play_on(where["game"], where["lesson"], new, person_at(request))))

    async def figures(self, request: Request) -> Response:
        check_pace(self.asking, request)
        found = await asyncio.to_thread(every_figure, request.path_params["game"], self.lang_of(request))
        return answer(found)  # many games are played again for it, once

    async def aid(self, request: Request) -> Response:
        check_pace(self.asking, request)
        asked = urlencode([(name, value) for name, value in request.query_params.multi_items() if name != "lang"])
        return answer(player_aid(request.path_params["game"], asked, self.lang_of(request)))
