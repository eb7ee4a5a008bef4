"""The ids of tables.  Whoever knows one may look on, so nobody can guess it: 128 bits."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets


def new_table_id() -> str:
    return _spelled(secrets.token_bytes(16))


def next_table_id(secret: str) -> str:
    """The table of the rematch: known to those who know the secret, which all at the table are shown at the end."""
    mixed = hmac.digest(bytes.fromhex(secret), b"rematch", "sha256")
    return _spelled(mixed)


def branch_id(origin: str, person: str, wish: str) -> str:
    """The same wish of the same person makes the same table, so that asking twice does not open two."""
    digest = hashlib.sha256(f"branch {origin} {person} {wish}".encode()).digest()
    return _spelled(digest)


def _spelled(digest: bytes) -> str:
    """None begins with a dash: a command would take it for an option."""
    spelled = base64.urlsafe_b64encode(digest[:16]).decode().rstrip("=")
    return f"_{spelled[1:]}" if spelled.startswith("-") else spelled
