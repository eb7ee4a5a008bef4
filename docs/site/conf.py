"""The documentation site: `make docs`.  All of it works from the disk, without a network, its search too."""

from __future__ import annotations

import json
import re
import sys
import tomllib
from importlib.machinery import FileFinder, SourceFileLoader
from importlib.util import find_spec
from itertools import pairwise
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent.parent
SOURCE = str(ROOT / "src")
CODE = re.compile(r"(?<!`)`([^`]+)`(?!`)")
SCHEMAS = ROOT / "build" / "schema"


def source_only(path: str) -> FileFinder:
    """The reference is read from the source, as compiled modules have no signatures."""
    if not path.startswith(SOURCE):
        raise ImportError(path)
    return FileFinder(path, (SourceFileLoader, [".py"]))


sys.path.insert(0, SOURCE)
sys.path_hooks.insert(0, source_only)
sys.path_importer_cache.clear()

project = "開桌 Kaizhuo"
version = release = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
copyright = "The Kaizhuo authors"  # noqa: A001 - Sphinx has this name for it
extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["examples/**"]
root_doc = "index"
html_theme = "furo"
html_title = project
html_show_sphinx = False
html_copy_source = False
html_extra_path = [str(SCHEMAS)]
myst_heading_anchors = 3
suppress_warnings = ["myst.xref_missing"]  # of files that are no part of the site
autodoc_member_order = "bysource"
autodoc_inherit_docstrings = False  # others' are not written for this page
autodoc_typehints = "signature"
autodoc_mock_imports = [name for name in ("pettingzoo", "gymnasium", "pyspiel", "ray") if find_spec(name) is None]


def write_schemas() -> list[str]:
    """A schema for each game: a file of the site."""
    from kaizhuo.bots.schema import schema
    from kaizhuo.games import game_names

    SCHEMAS.mkdir(parents=True, exist_ok=True)
    names = [f"{game}.schema.json" for game in game_names()]
    for game, name in zip(game_names(), names, strict=True):
        (SCHEMAS / name).write_text(json.dumps(schema(game), indent=1) + "\n", "utf-8")
    return names


def as_rst(_app: Any, _what: str, _name: str, _object: Any, _options: Any, lines: list[str]) -> None:
    """Our docstrings mark code as Markdown does, and set it off by four blanks."""
    found: list[str] = []
    for before, line in pairwise(["", *lines]):
        if line.startswith("    ") and not before:
            found += ["::", ""]
        if not line.startswith("Alias for field number"):
            found.append(line if line.startswith("    ") else CODE.sub(r"``\1``", line))
    lines[:] = found


def setup(app: Any) -> None:
    names = write_schemas()

    def list_schemas(_app: Any, page: str, lines: list[str]) -> None:
        if page == "site/schema":
            lines[0] += "".join(f'\n- <a href="../{name}">{name}</a>' for name in names)

    app.connect("source-read", list_schemas)
    app.connect("autodoc-process-docstring", as_rst)
