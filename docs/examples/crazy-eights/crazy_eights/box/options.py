"""Variants of Crazy Eights."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

SEAT_COUNTS: Final = (2, 3, 4, 5)
RULES_VERSION: Final = 1


class EightsOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    draws: Annotated[int, msgspec.Meta(ge=1, le=3)] = 1


OPTIONS: Final = EightsOptions
