"""Loading a components file: validated once, refused in one clear line."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import TypeVar

import msgspec

from kaizhuo.core.errors import DataError
from kaizhuo.games import components_file, folder_of

T = TypeVar("T")


def load_components(file: Path, kind: type[T]) -> T:
    try:
        return msgspec.toml.decode(file.read_bytes(), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as wrong:
        raise DataError("bad-components", file=str(file), reason=str(wrong)) from None


def replaced_hash(game: str) -> str:
    """Names an owner's own components file in a record, "" for ours: a game is replayed only with its own box."""
    file = components_file(game)
    if file.parent == folder_of(game):
        return ""
    return hashlib.sha256(file.read_bytes()).hexdigest()[:16]
