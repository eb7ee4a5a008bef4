"""Loading a components file: validated once, refused in one clear line."""

from __future__ import annotations

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
