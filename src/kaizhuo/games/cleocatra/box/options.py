"""Variants of Cleocatra."""

from __future__ import annotations

from typing import Final

import msgspec

SEAT_COUNTS: Final = (2, 3, 4)
RULES_VERSION: Final = 1
WEIGHT: Final = 2  # of 5


class CleocatraOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    advanced: bool = False


OPTIONS: Final = CleocatraOptions
