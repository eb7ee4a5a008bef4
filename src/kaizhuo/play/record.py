"""Record: all that is ever stored of a game.  It holds the hidden draws, so it is secret till the game ends."""

from __future__ import annotations

import contextlib
import os
import tempfile
from pathlib import Path
from typing import Annotated, Final

import msgspec

from kaizhuo.core.errors import RecordError

MOST_BRANCHES: Final = 20
MOST_PLIES: Final = 100_000

Commitment = Annotated[str, msgspec.Meta(pattern="^((2-)?[0-9a-f]{64})?$")]
LessonName = Annotated[str, msgspec.Meta(pattern="^[a-z0-9-]{0,40}$")]
TableId = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{0,64}$")]


class Branch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game may begin as another one did: its first plies are that game's, dealt from that game's secret."""

    ply: Annotated[int, msgspec.Meta(ge=0, le=MOST_PLIES)]  # so many of them
    commitment: Commitment
    secret: str
    table: TableId = ""  # where that game was played
    lesson: LessonName = ""  # that arranged these plies: then there is nothing that they were dealt from


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    rules_version: int  # of when it began; an older one is read if it replays as it says
    options: dict[str, int | bool | str]
    seats: list[str]  # who plays: "me", "bot:greedy", a nickname
    moves: list[str]  # "0 play 3/5+3/7", "chance deal 1/6", "all agree-end"
    commitment: Commitment = ""  # what was shown before the game began: play/promise.py
    secret: str = ""  # in hexadecimal; "" while it is nobody's business
    components: str = ""  # the fingerprint of the box it was dealt from; "" before there were any
    scores: list[int] | None = None  # of a finished game
    branches: list[Branch] = []  # where it came from, the oldest game first


def arranged(branches: list[Branch]) -> int:
    """How many plies at its beginning a lesson arranged."""
    return next((branch.ply for branch in branches if branch.lesson), 0)


def check_branches(record: Record) -> None:
    """Each begins with plies of the one before it.  Who went back behind the parting has fewer moves than that."""
    plies = [branch.ply for branch in record.branches]
    if len(plies) > MOST_BRANCHES:
        raise RecordError("too-many-branches", most=MOST_BRANCHES)
    taught = [number for number, branch in enumerate(record.branches) if branch.lesson]
    if plies != sorted(plies) or taught not in ([], [0]) or (taught and record.branches[0].secret):
        raise RecordError("record-branches")


def read_record(file: Path) -> Record:
    try:
        return msgspec.json.decode(file.read_bytes(), type=Record)
    except OSError as wrong:
        raise RecordError("no-record", file=str(file), reason=wrong.strerror or "") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as wrong:
        raise RecordError("bad-record", file=str(file), reason=str(wrong)) from None


def write_record(file: Path, record: Record) -> None:
    """Whole or not at all: an interrupted save leaves the old one."""
    file.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=file.parent, prefix=f".{file.name}.")
    try:
        with os.fdopen(handle, "wb") as out:
            out.write(msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n")
            out.flush()
            os.fsync(out.fileno())
        Path(name).replace(file)
    except BaseException:
        with contextlib.suppress(FileNotFoundError):
            Path(name).unlink()
        raise
