"""Compile the engine with mypyc, in place: `python tools/compile.py`, or `--clean` to go back to plain Python.

The same source runs both ways.  Each game is a group of its own, so that an edit compiles one game again.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
PACKAGE = SOURCE / "kaizhuo"

# Of the core: what holds msgspec Structs, reads files, or is called once in a game stays interpreted.
INTERPRETED = {"__init__.py", "errors.py", "words.py", "facts.py", "observation.py", "options.py", "visible.py"}
SEARCH = ["search.py", "halving.py"]

# Of a game: its room says whether a module is compiled.
ROOMS = ["game.py", "box/tables.py", "rules/*.py", "knowledge/*.py", "bots/*.py"]


def core() -> list[str]:
    bots = [PACKAGE / "bots" / name for name in SEARCH]
    return names([file for file in sorted((PACKAGE / "core").glob("*.py")) if file.name not in INTERPRETED] + bots)


def rooms(game: Path) -> list[str]:
    return names([file for room in ROOMS for file in sorted(game.glob(room)) if file.name != "__init__.py"])


def names(files: list[Path]) -> list[str]:
    return [str(file.relative_to(ROOT)) for file in files]


def groups() -> list[tuple[list[str], str | None]]:
    games = [file.parent for file in sorted((PACKAGE / "games").glob("*/game.py"))]
    return [(core(), "kaizhuo_core"), *((rooms(game), f"kaizhuo_{game.name}") for game in games)]


def clean() -> None:
    for file in [*SOURCE.rglob("*.so"), *SOURCE.glob("*__mypyc*")]:
        file.unlink(missing_ok=True)


def build() -> None:
    os.chdir(ROOT)
    level = os.environ.get("KAIZHUO_OPTIMIZE", "3")  # 1 compiles in less than half the time
    os.environ.setdefault("CFLAGS", f"-O{level} -fno-semantic-interposition -g0")
    sys.path.insert(0, str(SOURCE))
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    plan = groups()
    extensions = mypycify(
        [file for files, _ in plan for file in files],
        separate=plan,
        opt_level=level,
        multi_file=False,
        target_dir="build/mypyc",
    )
    distribution = Distribution({"name": "kaizhuo", "ext_modules": extensions, "package_dir": {"": "src"}})
    command = build_ext(distribution)
    command.inplace = True
    command.parallel = os.cpu_count()
    command.build_temp = "build/temp"
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    clean() if "--clean" in sys.argv else build()
