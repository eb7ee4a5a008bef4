"""Boxes: the components that a game is played with, each named by its fingerprint.

The rules of a game are made from a box when they are imported: its room `box` asks for `components_file`.
"""

from __future__ import annotations

import hashlib
import json
import sys
import threading
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

from kaizhuo.core.errors import DataError
from kaizhuo.kit.fitting import Fitting
from kaizhuo.kit.mistakes import BoxError, Mistake, fit, mended, mistakes_of, no_toml
from kaizhuo.kit.places import places_of

T = TypeVar("T")

TODAY: Final = "components.toml"  # in a game's room `box`, beside what it was before: 1.toml, 2.toml ...


class Box(NamedTuple):
    fingerprint: str
    file: Path
    formerly: str = ""  # how records named an owner's file before there were fingerprints


def read_box(file: Path) -> Box:
    """The fingerprint is one of what the file says: comments, layout and the order of its keys do not count."""
    said = read_toml(file)
    return Box(fingerprint_of(said), file, hashlib.sha256(file.read_bytes()).hexdigest()[:16])


def fingerprint_of(box: dict[str, Any]) -> str:
    text = json.dumps(box, sort_keys=True, separators=(",", ":"), default=str)
    return hashlib.sha256(text.encode()).hexdigest()


def read_toml(file: Path) -> dict[str, Any]:
    """What a components file says, or one clear line on why it is none."""
    try:
        return tomllib.loads(file.read_bytes().decode())
    except IsADirectoryError:
        raise DataError("components-folder", file=str(file)) from None
    except FileNotFoundError:
        raise DataError("no-components", file=str(file)) from None
    except OSError as wrong:
        reason = wrong.strerror or str(wrong)
    except RecursionError:
        raise BoxError(str(file), [Mistake("nested", (), 0, {})]) from None
    except ValueError as wrong:  # no TOML, no UTF-8, or a number of thousands of digits
        raise BoxError(str(file), [no_toml(wrong)]) from None
    raise DataError("bad-components", file=str(file), reason=reason)


@cache
def boxes_in(folder: Path) -> tuple[Box, ...]:
    """All boxes that a game ever had, that of today first; a game without components has one without a name."""
    today = folder / "box" / TODAY
    former = sorted((folder / "box").glob("[0-9]*.toml"), key=lambda file: -int(file.stem))
    return (read_box(today) if today.is_file() else Box("", today), *(read_box(file) for file in former))


def load_components(file: Path, kind: type[T], game: str) -> tuple[T, Fitting]:
    """What a file says, and what is to check whether it fits together.  That refuses it (`settle`) with all that is
    wrong, and until then what is wrong by itself is as in our own file."""
    said = read_toml(file)
    fitting = Fitting(file, game)
    try:
        return msgspec.convert(said, kind, str_keys=True), fitting
    except msgspec.ValidationError as wrong:
        module = sys.modules[kind.__module__].__file__
        ours = Path(module).parent / TODAY if module else file
        example = tomllib.loads(ours.read_text("utf-8")) if ours.is_file() else said
        found = mistakes_of(kind, said, places_of(file.read_text("utf-8")), example)
        fitting.found = found or [fit(str(wrong))]
    try:
        return msgspec.convert(mended(said, example, found), kind, str_keys=True), fitting
    except msgspec.ValidationError:
        raise BoxError(str(file), fitting.found) from None


# ---- which box the rules that are being imported are made from

_importing = threading.local()
_made: dict[Path, str] = {}  # the folder of a game -> the box its own modules were made from


@contextmanager
def making(box: Box) -> Iterator[None]:
    _importing.file = box.file
    try:
        yield
    finally:
        _importing.file = None


def components_file(room: Path) -> Path:
    """What the rules of a game, whose room `box` this is, are to be made from."""
    in_hand: Path | None = getattr(_importing, "file", None)
    if in_hand is not None:
        return in_hand
    today = boxes_in(room.parent)[0]
    _made[room.parent] = today.fingerprint
    return today.file


def made_from(folder: Path) -> str | None:
    """The fingerprint of the box that the game in this folder was made from, if it was imported."""
    return _made.get(folder)


def has_made(folder: Path, box: Box) -> None:
    _made[folder] = box.fingerprint
