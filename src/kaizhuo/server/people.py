"""Who somebody is: a cookie with 128 random bits, of which only the hash is kept; and a nickname."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
import unicodedata

from kaizhuo.server.errors import TableError

COOKIE = "kaizhuo"
NAME_LENGTH = 24
_TOKEN_LENGTH = 22  # 128 bits in base64


def new_token() -> str:
    return secrets.token_urlsafe(16)


def new_table_id() -> str:
    """Whoever knows it may look on, so nobody can guess it: 128 bits."""
    return secrets.token_urlsafe(16)


def next_table_id(secret: str) -> str:
    """The table of the rematch: known only to who knows the secret, which is shown to all at the table at the end."""
    mixed = hmac.digest(bytes.fromhex(secret), b"rematch", "sha256")
    return base64.urlsafe_b64encode(mixed[:16]).decode().rstrip("=")


def person_of(token: str | None) -> str:
    """The person behind a cookie; "" for nobody."""
    if token is None or len(token) != _TOKEN_LENGTH or not token.isascii():
        return ""
    return hashlib.sha256(token.encode()).hexdigest()[:32]


def clean_text(given: str) -> str:
    """One line of plain text: no control or direction marks, single spaces."""
    spaced = "".join(" " if char.isspace() else char for char in unicodedata.normalize("NFC", given))
    visible = "".join(char for char in spaced if unicodedata.category(char)[0] != "C")
    return " ".join(visible.split())


def clean_name(given: str) -> str:
    """A nickname as it is shown: at most 24 characters."""
    name = clean_text(given)[:NAME_LENGTH].strip()
    if not name:
        raise TableError("nickname")
    return name
