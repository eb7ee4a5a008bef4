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

# Interpreted: whatever holds msgspec Structs, reads files, or is called once in a game.
INTERPRETED = {
    "__init__.py",
    "errors.py",
    "words.py",
    "facts.py",
    "observation.py",
    "box.py",
    "data.py",
    "options.py",
    "view.py",
    "faces.py",
    "moment.py",
    "terminal.py",
}
SEARCH = ["search.py", "halving.py"]


def modules(folder: Path) -> list[str]:
    keep = [file for file in sorted(folder.glob("*.py")) if file.name not in INTERPRETED or in_game_words(file)]
    return [str(file.relative_to(ROOT)) for file in keep]


def in_game_words(file: Path) -> bool:
    """The words of a game are its constants: compiled, so that rules read them as C ints."""
    return file.name == "words.py" and file.parent.parent.name == "games"


def groups() -> list[tuple[list[str], str | None]]:
    core = modules(PACKAGE / "core") + [f"src/kaizhuo/bots/{name}" for name in SEARCH]
    games = [folder for folder in sorted((PACKAGE / "games").iterdir()) if (folder / "game.py").exists()]
    return [(core, "kaizhuo_core"), *((modules(game), f"kaizhuo_{game.name}") for game in games)]


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
