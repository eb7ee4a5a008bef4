"""Variants of Steam Up."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

SEAT_COUNTS: Final = (2, 3, 4, 5)
RULES_VERSION: Final = 2
WEIGHT: Final = 4  # of 5
FIRST: Final = {"easier": True, "beginner": True}  # for who plays it for the first time


class SteamOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    fill: Literal["random", "players"] = "random"
    easier: bool = False
    beginner: bool = False
    open_stacks: bool = False


OPTIONS: Final = SteamOptions
