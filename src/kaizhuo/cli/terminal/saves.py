"""Where games are saved, and how: whole or not at all."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

from platformdirs import user_data_path

from kaizhuo.core.errors import RecordError
from kaizhuo.play.record import Record, write_record


def folder() -> Path:
    return user_data_path("kaizhuo", appauthor=False) / "games"


def new_file(game: str) -> Path:
    """A name of its own for each game, so that a new one never overwrites an old one."""
    now = datetime.now(UTC).strftime("%Y-%m-%d-%H%M%S-%f")
    return folder() / f"{now}-{game}.json"


def last_file(game: str | None) -> Path:
    """What was saved most recently, of one game or of any."""
    pattern = f"*-{game}.json" if game else "*.json"
    found = sorted(folder().glob(pattern), key=lambda file: file.stat().st_mtime_ns)
    if not found:
        raise RecordError("nothing-saved", folder=str(folder()))
    return found[-1]


def save(file: Path, record: Record) -> None:
    try:
        write_record(file, record)
    except OSError as wrong:
        raise RecordError("cannot-save", file=str(file), reason=wrong.strerror or str(wrong)) from None
