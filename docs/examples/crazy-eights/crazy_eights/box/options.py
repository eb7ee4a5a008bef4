"""Variants of Crazy Eights."""

from __future__ import annotations

from typing import Annotated

import msgspec


class EightsOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    draws: Annotated[int, msgspec.Meta(ge=1, le=3)] = 1
