"""The rules of a game a second time, for another box, or its bots alone, for other numbers.

The rules are made from a box when they are imported, compiled ones too, so that a process has them once.  For another
box the same sources are imported again, interpreted, as a package with a name of its own.
"""

from __future__ import annotations

import ast
import importlib
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType, ModuleType

from kaizhuo.kit.boxes import Box, making

_originals: dict[str, str] = {}  # the package of a copy -> the package it is a copy of


def copied(package: str, box: Box) -> ModuleType:
    """The module `game` of a copy of the package, made from the box."""
    with making(box):
        return _import_copy(f"_box_{box.fingerprint[:16]}_{package.replace('.', '_')}", package, "game")


def imported_again(module: str) -> ModuleType:
    """A module once more, interpreted, with all of its package that it imports: for bots that know other numbers
    (`kit.weights.trying`) about the same rules."""
    package, _, rest = module.rpartition(".")
    name = f"_again_{package.replace('.', '_')}"
    found = _import_copy(name, package, rest)
    _forget(name)
    return found


def _import_copy(name: str, package: str, module: str) -> ModuleType:
    if not _originals:
        sys.meta_path.insert(0, Copies())
    _originals[name] = package
    try:
        return importlib.import_module(f"{name}.{module}")
    except BaseException:
        _forget(name)
        raise


def _forget(name: str) -> None:
    for module in [module for module in sys.modules if module.partition(".")[0] == name]:
        del sys.modules[module]


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
