"""Compiles the engine with mypyc."""

from __future__ import annotations

import ast
import os
import shutil
from pathlib import Path

from kaizhuo.compiling.docstrings import docstrings, insert, put_back
from kaizhuo.compiling.plan import groups
from kaizhuo.core.copying import method_lines


def build(source: Path, work: Path, into: Path | None, only: list[str]) -> None:
    """Compile what lies in `source`, with a folder to work in: in place, or into another folder."""
    mirror(source, work / "source")
    os.chdir(work / "source")
    level = os.environ.get("KAIZHUO_OPTIMIZE", "3")  # 1 compiles in less than half the time
    os.environ.setdefault("CFLAGS", f"-O{level} -fno-semantic-interposition -g0")
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    plan = groups(source, only)
    written = work / "mypyc"  # the C that it is compiled to
    put_back(written)
    extensions = mypycify(
        ["--config-file=", "--ignore-missing-imports", *(file for group, _ in plan for file in group)],
        separate=plan,
        opt_level=level,
        multi_file=False,
        target_dir=str(written),
    )
    insert(written, docstrings(source, [file for group, _ in groups(source, []) for file in group]))
    distribution = Distribution({"name": "kaizhuo", "ext_modules": extensions, "package_dir": {"": str(source)}})
    command = build_ext(distribution)
    command.inplace = into is None
    command.build_lib = str(into)
    command.parallel = os.cpu_count()
    command.build_temp = str(work / "temp")
    command.ensure_finalized()
    command.run()


def mirror(source: Path, place: Path) -> None:
    """The package once more, each class of states with the methods that plain Python gives it when it is imported."""
    files = {file.relative_to(source): file for file in (source / "kaizhuo").rglob("*.py")}
    for old in [file for file in place.rglob("*.py") if file.relative_to(place) not in files]:
        old.unlink()
    for name, file in files.items():
        text = file.read_text("utf-8")
        if file.name == "state.py" and file.parent.name == "rules":
            text = with_methods(text)
        if not (place / name).exists() or (place / name).read_text("utf-8") != text:
            (place / name).parent.mkdir(parents=True, exist_ok=True)
            (place / name).write_text(text, "utf-8")
            shutil.rmtree(place / ".mypy_cache", ignore_errors=True)  # mypyc 2.4.1 fails on classes it has cached


def with_methods(text: str) -> str:
    lines = text.splitlines()
    for node in reversed(ast.parse(text).body):
        if isinstance(node, ast.ClassDef) and "State" in [ast.unparse(base) for base in node.bases]:
            declared = [line for line in node.body if isinstance(line, ast.AnnAssign)]
            fields = {ast.unparse(line.target): ast.unparse(line.annotation) for line in declared}
            written = method_lines(node.name, {"seats": "i64", "pending": "vec[i64]", **fields})
            assert node.end_lineno is not None
            lines[node.end_lineno : node.end_lineno] = ["", *(f"    {line}" for line in written)]
    return "\n".join(lines) + "\n"
