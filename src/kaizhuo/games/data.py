"""Loading a components file: validated once, refused in one clear line."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import TypeVar

import msgspec

from kaizhuo.core.errors import DataError

T = TypeVar("T")


def load_components(file: Path, kind: type[T]) -> T:
    try:
        return msgspec.toml.decode(file.read_bytes(), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as wrong:
        raise DataError("bad-components", file=str(file), reason=str(wrong)) from None


def components_hash(file: Path) -> str:
    """Names a components file in a record: a game is replayed only with the components it was played with."""
    return hashlib.sha256(file.read_bytes()).hexdigest()[:16]
