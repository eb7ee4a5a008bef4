"""Variants of Cleocatra."""

from __future__ import annotations

import msgspec


class CleocatraOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    advanced: bool = False
