"""Compile the engine with mypyc, in place: `python tools/compile.py`, or `--clean` to go back to plain Python.

With names (`python tools/compile.py dnup flatiron`) only the core and these games.

The same source runs both ways.  Each game is a group of its own, so that an edit compiles one game again.
"""

from __future__ import annotations

import ast
import os
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
MIRROR = ROOT / "build" / "source"  # what is compiled: the source, and the copies of states
WRITTEN = ROOT / "build" / "mypyc"  # the C that it is compiled to
PACKAGE = SOURCE / "kaizhuo"

# Of the core: what holds msgspec Structs, reads files, or is called once in a game stays interpreted.
INTERPRETED = {
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
SEARCH = ["search.py", "halving.py"]

# Of a game: its room says whether a module is compiled.
ROOMS = ["game.py", "box/tables.py", "rules/*.py", "knowledge/*.py", "bots/*.py"]


def core() -> list[str]:
    bots = [PACKAGE / "bots" / name for name in SEARCH]
    return names([file for file in sorted((PACKAGE / "core").glob("*.py")) if file.name not in INTERPRETED] + bots)


def rooms(game: Path) -> list[str]:
    return names([file for room in ROOMS for file in sorted(game.glob(room)) if file.name != "__init__.py"])


def names(files: list[Path]) -> list[str]:
    return [str(file.relative_to(SOURCE)) for file in files]


def groups(only: list[str]) -> list[tuple[list[str], str | None]]:
    games = [file.parent for file in sorted((PACKAGE / "games").glob("*/game.py"))]
    games = [game for game in games if not only or game.name in only]
    return [(core(), "kaizhuo_core"), *((rooms(game), f"kaizhuo_{game.name}") for game in games)]


def mirror() -> None:
    """The package once more, each class of states with the `copy` that plain Python gives it when it is imported."""
    from kaizhuo.core.copying import copy_lines

    files = {file.relative_to(SOURCE): file for file in SOURCE.rglob("*.py")}
    for old in [file for file in MIRROR.rglob("*.py") if file.relative_to(MIRROR) not in files]:
        old.unlink()
    for place, file in files.items():
        text = file.read_text("utf-8")
        if file.name == "state.py" and file.parent.name == "rules":
            text = with_copies(text, copy_lines)
        if not (MIRROR / place).exists() or (MIRROR / place).read_text("utf-8") != text:
            (MIRROR / place).parent.mkdir(parents=True, exist_ok=True)
            (MIRROR / place).write_text(text, "utf-8")
            shutil.rmtree(MIRROR / ".mypy_cache", ignore_errors=True)  # mypyc 2.4.1 fails on classes it has cached


def with_copies(text: str, copy_lines: Callable[[str, dict[str, str]], list[str]]) -> str:
    lines = text.splitlines()
    for node in reversed(ast.parse(text).body):
        if isinstance(node, ast.ClassDef) and "State" in [ast.unparse(base) for base in node.bases]:
            declared = [line for line in node.body if isinstance(line, ast.AnnAssign)]
            fields = {ast.unparse(line.target): ast.unparse(line.annotation) for line in declared}
            written = copy_lines(node.name, {"seats": "i64", "pending": "vec[i64]", **fields})
            assert node.end_lineno is not None
            lines[node.end_lineno : node.end_lineno] = ["", *(f"    {line}" for line in written)]
    return "\n".join(lines) + "\n"


def clean() -> None:
    for file in [*SOURCE.rglob("*.so"), *SOURCE.glob("*__mypyc*")]:
        file.unlink(missing_ok=True)


def build(only: list[str]) -> None:
    sys.path.insert(0, str(SOURCE))
    mirror()
    os.chdir(MIRROR)
    level = os.environ.get("KAIZHUO_OPTIMIZE", "3")  # 1 compiles in less than half the time
    os.environ.setdefault("CFLAGS", f"-O{level} -fno-semantic-interposition -g0")
    from docstrings import docstrings, insert, put_back
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    plan = groups(only)
    files = [file for group, _ in plan for file in group]
    put_back(WRITTEN)
    extensions = mypycify(
        ["--config-file=", "--ignore-missing-imports", *files],
        separate=plan,
        opt_level=level,
        multi_file=False,
        target_dir=str(WRITTEN),
    )
    insert(WRITTEN, docstrings(SOURCE, [file for group, _ in groups([]) for file in group]))
    distribution = Distribution({"name": "kaizhuo", "ext_modules": extensions, "package_dir": {"": str(SOURCE)}})
    command = build_ext(distribution)
    command.inplace = True
    command.parallel = os.cpu_count()
    command.build_temp = str(ROOT / "build" / "temp")
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    clean() if "--clean" in sys.argv else build(sys.argv[1:])
