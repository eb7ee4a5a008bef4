"""Variants of Steam Up."""

from __future__ import annotations

from typing import Literal

import msgspec


class SteamOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    fill: Literal["random", "players"] = "random"
    easier: bool = False
    beginner: bool = False
    open_stacks: bool = False
