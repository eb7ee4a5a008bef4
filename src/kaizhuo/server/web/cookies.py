"""Who somebody is: a cookie with 128 random bits, of which only the hash is kept."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

COOKIE: Final = "kaizhuo"
AGE: Final = 400 * 24 * 3600  # seconds
_TOKEN_LENGTH: Final = 22  # 128 bits in base64


def new_token() -> str:
    return secrets.token_urlsafe(16)


def person_of(token: str | None) -> str:
    """The person behind a cookie; "" for nobody."""
    if token is None or len(token) != _TOKEN_LENGTH or not token.isascii():
        return ""
    return hashlib.sha256(token.encode()).hexdigest()[:32]


def person_at(request: HTTPConnection) -> str:
    """Who asks; "" for somebody without a cookie."""
    return person_of(request.cookies.get(COOKIE))


def with_cookie(request: HTTPConnection, response: Response) -> Response:
    """Whoever has none gets one."""
    if not person_at(request):
        secure = request.url.scheme == "https"
        response.set_cookie(COOKIE, new_token(), max_age=AGE, httponly=True, samesite="lax", secure=secure, path="/")
    return response
