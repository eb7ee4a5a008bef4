"""What is compiled, what that needs, and whether it has been done."""

from __future__ import annotations

import os
import shutil
import sysconfig
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import kaizhuo

SOURCE: Final = Path(kaizhuo.__path__[0]).resolve().parent  # src of a checkout, or where packages are installed
SUFFIX: Final = str(sysconfig.get_config_var("EXT_SUFFIX"))

# Of the core: what holds msgspec Structs, reads files, or is called once in a game stays interpreted.
INTERPRETED: Final = {
    "__init__.py",
    "copying.py",
    "errors.py",
    "features.py",
    "words.py",
    "facts.py",
    "observation.py",
    "options.py",
    "visible.py",
}
SEARCH: Final = ["search.py", "halving.py", "tree.py", "net.py", "sight.py", "learnt.py", "belief.py"]

# Of a game: its room says whether a module is compiled.
ROOMS: Final = ["game.py", "box/tables.py", "rules/*.py", "knowledge/*.py", "bots/*.py", "view/drawn.py"]


def groups(source: Path, only: list[str]) -> list[tuple[list[str], str | None]]:
    """The core and each game are groups of their own, so that an edit compiles one game again."""
    package = source / "kaizhuo"
    core = [file for file in sorted((package / "core").glob("*.py")) if file.name not in INTERPRETED]
    core += [package / "bots" / name for name in SEARCH]
    games = [file.parent for file in sorted((package / "games").glob("*/game.py"))]
    games = [game for game in games if not only or game.name in only]
    named = [(core, "core"), *((_rooms(game), game.name) for game in games)]
    return [([str(file.relative_to(source)) for file in files], f"kaizhuo_{name}") for files, name in named]


def _rooms(game: Path) -> list[Path]:
    return [file for room in ROOMS for file in sorted(game.glob(room)) if file.name != "__init__.py"]


def compiled_files(source: Path, folder: Path) -> list[str]:
    """The compiled modules of a folder, and what each group shares, if all are there for this Python and none is older
    than its source; otherwise none."""
    found: list[str] = []
    for files, name in groups(source, []):
        newest = max((source / file).stat().st_mtime for file in files)
        made = [*(str(Path(file).with_suffix(SUFFIX)) for file in files), f"{name}__mypyc{SUFFIX}"]
        if not all((folder / one).exists() and (folder / one).stat().st_mtime >= newest for one in made):
            return []
        found += made
    return found


def clean(source: Path = SOURCE) -> None:
    for file in [*(source / "kaizhuo").rglob("*.so"), *source.glob("kaizhuo_*__mypyc*")]:
        file.unlink(missing_ok=True)


def has_compiler() -> bool:
    """A C compiler, and the headers of this Python."""
    command = os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")
    headers = Path(sysconfig.get_path("include"), "Python.h")
    return shutil.which(command.split()[0]) is not None and headers.exists()


def has_packages() -> bool:
    return all(find_spec(name) for name in ("mypyc", "setuptools"))
