"""Variants of Flatiron.  The number of players is the number of seats: one plays against Daniel Burnham."""

from __future__ import annotations

from typing import Final

import msgspec

SEAT_COUNTS: Final = (1, 2)
RULES_VERSION: Final = 2
WEIGHT: Final = 4  # of 5
FIRST: Final = {"first_game": True}  # for who plays it for the first time


class FlatironOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    first_game: bool = False  # only the purple sides of the boards
    hard: bool = False  # Burnham scores the reputation of his cards too; nothing changes with two players


OPTIONS: Final = FlatironOptions
