"""Bodies of requests and of answers."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from kaizhuo.server.errors import TableError


def answer(message: msgspec.Struct, status: int = 200) -> Response:
    return Response(msgspec.json.encode(message), status, media_type="application/json")


async def body_of(request: Request, most: int) -> bytes:
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > most:
            raise TableError("too-big")
    return bytes(body)
