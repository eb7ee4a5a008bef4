"""What is played, as names and numbers, and what comes back.

A job can be written as JSON, sent anywhere and played there in any order: each of its blocks depends on the job and on
the number of the block alone.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, ClassVar

import msgspec

from kaizhuo.core.errors import DataError
from kaizhuo.games import AnyGame, box_of, load_game
from kaizhuo.research.playing import Outcome


class Block(msgspec.Struct, frozen=True):
    """The games of one deal.  Blocks are the unit of everything that is counted."""

    number: int
    games: list[Outcome]


class Job(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """Bots at a table.  A subclass says who sits where and which games a block has."""

    game: str
    rules_version: int
    bots: tuple[str, ...]
    seats: int
    options: dict[str, Any]
    seed: int | str
    components: str = ""  # an owner's own file
    box: str = ""  # the fingerprint of the box

    FEW: ClassVar[int]  # so few blocks are not worth a second process

    def open(self) -> AnyGame:
        """The game; refused where its rules or its box are others than the job says."""
        game = _open(self.game, self.components, self.box)
        if game.rules_version != self.rules_version:
            raise DataError("job-rules", game=self.game, version=self.rules_version, now=game.rules_version)
        return game

    def play(self, number: int) -> Block:
        raise NotImplementedError


@cache
def _open(name: str, components: str, box: str) -> AnyGame:
    if not components:
        return load_game(name, box)
    game = load_game(name, components=Path(components))
    if box_of(game) != box:
        raise DataError("changed-components", file=components)
    return game
