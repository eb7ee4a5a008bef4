"""What is played, as names and numbers, and what comes back.

A job can be written as JSON, sent anywhere and played there in any order: each of its blocks depends on the job and on
the number of the block alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, ClassVar, TypeVar

import msgspec

from kaizhuo.core.errors import DataError, RecordError
from kaizhuo.games import AnyGame, boxes_of, load_game, loaded
from kaizhuo.research.playing import Outcome

J = TypeVar("J", bound="Job")


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
    own: str = ""  # what the owner's file says: it travels with the job, where the file does not

    FEW: ClassVar[int]  # so few blocks are not worth a second process

    def open(self) -> AnyGame:
        """The game; refused where its rules or its box are others than the job says."""
        game = _open(self.game, self.box, self.own)
        if game.rules_version != self.rules_version:
            raise DataError("job-rules", game=self.game, version=self.rules_version, now=game.rules_version)
        return game

    def text(self) -> str:
        """What the box says."""
        ours = next((box for box in boxes_of(self.game) if box.fingerprint == self.box), None)
        return ours.file.read_text("utf-8") if ours else self.own

    def play(self, number: int) -> Block:
        raise NotImplementedError


def new_job(
    kind: type[J], game: AnyGame, bots: Sequence[str], options: dict[str, Any], seed: int | str, **more: Any
) -> J:
    """Bots at a table of a game as it is loaded here, with our box or with an owner's."""
    box = loaded(game).box
    own = box not in boxes_of(game.name)
    return kind(
        game=game.name,
        rules_version=game.rules_version,
        bots=tuple(bots),
        seats=more.pop("seats", len(bots)),
        options=options,
        seed=seed,
        components=str(box.file) if own else "",
        box=box.fingerprint,
        own=box.file.read_text("utf-8") if own else "",
        **more,
    )


@cache
def _open(name: str, box: str, own: str) -> AnyGame:
    try:
        return load_game(name, box)
    except RecordError:  # this process has not seen it
        if not own:
            raise
        with TemporaryDirectory() as folder:
            file = Path(folder) / f"{box[:12]}.toml"
            file.write_text(own, "utf-8")
            return load_game(name, components=file)
