"""Boxes: the components that a game is played with, each named by its fingerprint.

The rules of a game are made from a box when they are imported, compiled ones too, so that a process has them once.
For another box the same sources are imported again, interpreted, as a package with a name of its own: `copied`.
"""

from __future__ import annotations

import ast
import hashlib
import importlib
import json
import sys
import threading
import tomllib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any, Final, NamedTuple

from kaizhuo.core.errors import DataError

TODAY: Final = "components.toml"  # in a game's folder; what it was before lies in boxes/1.toml, boxes/2.toml ...


class Box(NamedTuple):
    fingerprint: str
    file: Path
    formerly: str = ""  # how records named an owner's file before there were fingerprints


def read_box(file: Path) -> Box:
    """The fingerprint is one of what the file says: comments, layout and the order of its keys do not count."""
    text = json.dumps(read_toml(file), sort_keys=True, separators=(",", ":"), default=str)
    return Box(hashlib.sha256(text.encode()).hexdigest(), file, hashlib.sha256(file.read_bytes()).hexdigest()[:16])


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
        reason = "brackets within brackets, too many of them"
    except ValueError as wrong:  # no TOML, no UTF-8, or a number of thousands of digits
        reason = str(wrong)
    raise DataError("bad-components", file=str(file), reason=reason)


@cache
def boxes_in(folder: Path) -> tuple[Box, ...]:
    """All boxes that a game ever had, that of today first; a game without components has one without a name."""
    today = folder / TODAY
    former = sorted((folder / "boxes").glob("*.toml"), key=lambda file: -int(file.stem))
    return (read_box(today) if today.is_file() else Box("", today), *(read_box(file) for file in former))


# ---- which box the rules that are being imported are made from

_importing = threading.local()


@contextmanager
def making(box: Box) -> Iterator[None]:
    _importing.file = box.file
    try:
        yield
    finally:
        _importing.file = None


def file_in_hand() -> Path | None:
    found: Path | None = getattr(_importing, "file", None)
    return found


# ---- the same rules a second time

_originals: dict[str, str] = {}  # the package of a copy -> the package it is a copy of


def copied(package: str, box: Box) -> ModuleType:
    """The module `game` of a copy of the package, made from the box."""
    name = f"_box_{box.fingerprint[:16]}_{package.replace('.', '_')}"
    if not _originals:
        sys.meta_path.insert(0, Copies())
    _originals[name] = package
    try:
        with making(box):
            return importlib.import_module(f"{name}.game")
    except BaseException:
        for module in [module for module in sys.modules if module.partition(".")[0] == name]:
            del sys.modules[module]
        raise


class Copies(MetaPathFinder):
    """Finds the modules of copies: the sources of the original, never its compiled modules."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        name, _, rest = fullname.partition(".")
        original = _originals.get(name)
        if original is None:
            return None
        file = sys.modules[original].__file__ if original in sys.modules else None
        assert file is not None, "a package is copied after it was imported"
        inside = Path(file).parent.joinpath(*rest.split(".")) if rest else Path(file).parent
        folder = inside.is_dir()
        source = inside / "__init__.py" if folder else inside.with_suffix(".py")
        if not source.is_file():
            return None
        loader = Copier(fullname, str(source), original, name)
        places = [str(inside)] if folder else None
        return spec_from_file_location(fullname, source, loader=loader, submodule_search_locations=places)


class Copier(SourceFileLoader):
    """Reads a source so that whatever it imports from its own package comes from the copy."""

    def __init__(self, fullname: str, path: str, original: str, copy: str) -> None:
        super().__init__(fullname, path)
        self.original = original
        self.copy = copy

    def get_code(self, fullname: str) -> CodeType:
        """Compiled each time: what is cached beside the source is the original's."""
        path = self.get_filename(fullname)
        tree = ast.parse(self.get_data(path), path)
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and f"{node.module}.".startswith(f"{self.original}."):
                node.module = self.copy + (node.module or "")[len(self.original) :]
        return compile(tree, path, "exec", dont_inherit=True)
