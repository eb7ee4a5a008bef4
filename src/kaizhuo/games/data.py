"""Loading a components file: validated once, refused in one clear line."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

import msgspec

from kaizhuo.core.errors import DataError
from kaizhuo.games.boxes import read_toml

T = TypeVar("T")


def load_components(file: Path, kind: type[T]) -> T:
    try:
        return msgspec.convert(read_toml(file), kind, str_keys=True)
    except msgspec.ValidationError as wrong:
        reason, _, place = str(wrong).partition(" - at ")
        where = place.strip("`").removeprefix("$.")
        raise DataError("bad-components", file=str(file), reason=f"{where}: {reason}" if where else reason) from None
