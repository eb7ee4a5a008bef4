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
MARKS = 4  # in a row on one letter: some scripts need so many
FREE_MARKS = 2  # of those that go with any script
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
    return " ".join(_unstacked(visible).split())


def _unstacked(text: str) -> str:
    """No towers of marks: a few on each letter, and each of them once."""
    kept = ""
    marks: list[str] = []
    for char in text:
        if unicodedata.category(char)[0] != "M":
            marks = []
        else:
            free = sum(map(_is_free, marks)) if _is_free(char) else 0
            if char in marks or len(marks) == MARKS or free == FREE_MARKS:
                continue
            marks.append(char)
        kept += char
    return kept


def _is_free(mark: str) -> bool:
    """Accents, strokes and frames, which any letter can carry; a script's own vowels and tones are named after it."""
    return unicodedata.name(mark, "").startswith("COMBINING ")


def clean_name(given: str) -> str:
    """A nickname as it is shown: at most 24 characters."""
    name = clean_text(given)[:NAME_LENGTH].strip()
    if not name:
        raise TableError("nickname")
    return name
