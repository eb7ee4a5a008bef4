"""What the web asks about past games: replay, reasons, review, proof, records up and down, branches."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from kaizhuo.bots.pool import PoolError
from kaizhuo.play.lesson import as_taught
from kaizhuo.play.proof import dealings
from kaizhuo.server.errors import TableError
from kaizhuo.server.protocol.http import Made, NewBranch, Proof
from kaizhuo.server.session import past
from kaizhuo.server.session.house import House
from kaizhuo.server.session.limits import Buckets
from kaizhuo.server.session.loading import begun
from kaizhuo.server.session.reader import Reader
from kaizhuo.server.session.table import Table
from kaizhuo.server.web.answers import answer
from kaizhuo.server.web.cookies import person_at
from kaizhuo.server.web.limits import BODY_BYTES, RECORD_BYTES
from kaizhuo.server.web.requests import LangOf, asker_of, check_pace, decoded, number_in, posted
from kaizhuo.text.judging import review_words, why_words


class Records:
    def __init__(self, house: House, lang_of: LangOf, opening: Buckets, rate: int) -> None:
        self.house = house
        self.lang_of = lang_of
        self.opening = opening
        self.looking = Buckets(rate, rate * 20, time.monotonic, house.sharers)  # by address

    def routes(self) -> list[Route]:
        return [
            Route("/api/tables/{table}/story", self.story),
            Route("/api/tables/{table}/moments", self.moments),
            Route("/api/tables/{table}/why", self.why),
            Route("/api/tables/{table}/review", self.review),
            Route("/api/tables/{table}/proof", self.proof),
            Route("/api/tables/{table}/record", self.record),
            Route("/api/tables/{table}/branch", self.branch, methods=["POST"]),
            Route("/api/records", self.upload, methods=["POST"]),
        ]

    async def story(self, request: Request) -> Response:
        lang, asked = self.lang_of(request), request.query_params.get("as", "me")
        return await self._look(request, lambda table, who: past.story(table, past.viewpoint(table, who, asked), lang))

    async def moments(self, request: Request) -> Response:
        lang, asked = self.lang_of(request), request.query_params.get("as", "me")
        first = _number(request, "from")
        return await self._look(
            request, lambda table, who: past.moments(table, past.viewpoint(table, who, asked), lang, first)
        )

    async def proof(self, request: Request) -> Response:
        return await self._look(request, lambda table, _: _proof(table))

    async def record(self, request: Request) -> Response:
        """The file: as `kaizhuo replay` and `kaizhuo verify` read it."""
        table = await self._table(request)
        _must_be_shown(table)
        name = f"kaizhuo-{table.opened.game}-{table.id[:6]}.json"
        body = msgspec.json.format(msgspec.json.encode(table.record()), indent=1) + b"\n"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(body, media_type="application/json", headers=headers)

    async def why(self, request: Request) -> Response:
        table = await self._table(request)
        ply = _number(request, "ply")
        now, move = past.decision(table, person_at(request), ply)
        try:
            asked = self.house.thinking.why(asker_of(request), table.game, now, ply, move)
            found = await asyncio.wrap_future(asked)
        except PoolError:
            raise TableError("no-reasons") from None
        return answer(why_words(found, Reader(table, now.viewer, self.lang_of(request)).speech))

    async def review(self, request: Request) -> Response:
        table = await self._table(request)
        _must_be_shown(table)
        seat = past.viewpoint(table, person_at(request), request.query_params.get("as", "me"))
        if seat < 0:
            raise TableError("no-viewpoint")
        judged = await self.house.reviews.of(table, seat, asker_of(request))
        return answer(review_words(judged, Reader(table, seat, self.lang_of(request)).speech))

    async def branch(self, request: Request) -> Response:
        body = await posted(request, self.opening, BODY_BYTES)
        new = decoded(body, NewBranch)
        made = await self.house.branch(request.path_params["table"], new, person_at(request), secrets.token_bytes(32))
        return answer(Made(made))

    async def upload(self, request: Request) -> Response:
        body = await posted(request, self.opening, RECORD_BYTES)
        return answer(Made(await self.house.keep_record(body, person_at(request))))

    async def _look(self, request: Request, look: Callable[[Table, str], msgspec.Struct]) -> Response:
        return answer(look(await self._table(request), person_at(request)))

    async def _table(self, request: Request) -> Table:
        """The table as it is stored: nobody is shown what a crash could take back."""
        check_pace(self.looking, request)
        return await (await self.house.room(request.path_params["table"])).settled()


def _proof(table: Table) -> Proof:
    _must_be_shown(table)
    record = table.record()
    return Proof(
        game=record.game,
        rules_version=record.rules_version,
        box=record.components,
        seats=len(record.seats),
        options=record.options,
        commitment=record.commitment,
        secret=record.secret,
        branches=record.branches,
        moves=record.moves,
        dealt=dealings(begun(table)),
        taught=as_taught(record),
    )


def _must_be_shown(table: Table) -> None:
    begun(table)
    if not table.shown:
        raise TableError("not-over")


def _number(request: Request, name: str) -> int:
    found = number_in(request, name, "0")
    if found is None:
        raise TableError("bad-message")
    return found
