"""Variants of d'nup."""

from __future__ import annotations

from typing import Annotated

import msgspec


class DnupOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    letters_to_win: Annotated[int, msgspec.Meta(ge=2, le=8)] = 4
