"""What a request is answered: a message, or why it is refused."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from kaizhuo.core.errors import KaizhuoError
from kaizhuo.server.errors import TableError
from kaizhuo.server.protocol.http import Problem
from kaizhuo.server.web.pages import look_of, page
from kaizhuo.server.web.requests import LangOf
from kaizhuo.text.speech import refusal

STATUS: Final = {
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
    "draining": 503,
}
RETRY_AFTER: Final = "2"  # seconds


def answer(message: msgspec.Struct, status: int = 200) -> Response:
    return Response(msgspec.json.encode(message), status, media_type="application/json")


class Refusals:
    """What somebody reads instead of an answer, in their language."""

    def __init__(self, lang_of: LangOf, static: Path) -> None:
        self.lang_of = lang_of
        self.static = static
        self.acted: Callable[[str, float, str], None] = lambda _kind, _seconds, _refused: None  # hears of each refusal

    async def refused(self, request: Request, wrong: Exception) -> Response:
        assert isinstance(wrong, KaizhuoError)
        self.acted("", 0.0, wrong.code)
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
        return page(self.static, look_of(request), status=wrong.status_code)
