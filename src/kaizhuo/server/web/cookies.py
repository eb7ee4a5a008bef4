"""Who somebody is: a cookie with 128 random bits, of which only the hash is kept."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

COOKIE: Final = "kaizhuo"
_TOKEN_LENGTH: Final = 22  # 128 bits in base64


def new_token() -> str:
    return secrets.token_urlsafe(16)


def person_of(token: str | None) -> str:
    """The person behind a cookie; "" for nobody."""
    if token is None or len(token) != _TOKEN_LENGTH or not token.isascii():
        return ""
    return hashlib.sha256(token.encode()).hexdigest()[:32]
