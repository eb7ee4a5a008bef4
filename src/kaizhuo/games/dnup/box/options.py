"""Variants of d'nup."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

SEAT_COUNTS: Final = (2, 3, 4, 5)
RULES_VERSION: Final = 2
WEIGHT: Final = 1  # of 5


class DnupOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    letters_to_win: Annotated[int, msgspec.Meta(ge=2, le=8)] = 4


OPTIONS: Final = DnupOptions
