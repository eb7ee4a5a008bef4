"""Docstrings for compiled modules, so that `help()` shows them: mypyc leaves them out of the C that it writes.

What mypyc wrote is kept beside it, so that a file that has not changed is not compiled again.
"""

from __future__ import annotations

import ast
import os
import re
from collections.abc import Iterator
from pathlib import Path

FUNCTION = re.compile(r'CPyPy_(\w+),\s+METH_[\w| ]+, PyDoc_STR\("(.*?)\\n--\\n\\n"\)')
CLASS = re.compile(r'\.tp_doc = PyDoc_STR\("((\w+)\(.*?)\\n--\\n\\n"\)')


def docstrings(source: Path, files: list[str]) -> dict[str, str]:
    """By the name that mypyc gives a function, or that a class has."""
    found: dict[str, str] = {}
    for file in files:
        module = file.removesuffix(".py").replace("/", "___")
        tree = ast.parse((source / file).read_text("utf-8"))
        found |= dict(_documented(tree, module))
    return found


def _documented(node: ast.Module | ast.ClassDef, prefix: str) -> Iterator[tuple[str, str]]:
    for part in node.body:
        if isinstance(part, (ast.FunctionDef, ast.ClassDef)):
            doc = ast.get_docstring(part)
            if doc:
                yield part.name if isinstance(part, ast.ClassDef) else f"{prefix}___{part.name}", doc
            if isinstance(part, ast.ClassDef):
                yield from _documented(part, f"{prefix}___{part.name}")


def with_docstrings(text: str, docs: dict[str, str]) -> str:
    def function(found: re.Match[str]) -> str:
        return _inserted(found, docs.get(found[1], ""))

    def of_class(found: re.Match[str]) -> str:
        return _inserted(found, docs.get(found[2], ""))

    return CLASS.sub(of_class, FUNCTION.sub(function, text))


def _inserted(found: re.Match[str], doc: str) -> str:
    """The text as C writes it, in front of the closing quote."""
    escaped = doc.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("?", "\\?")
    return f'{found[0][:-2]}{escaped}")'


def put_back(folder: Path) -> None:
    """What mypyc wrote the last time, to be compared with what it writes now."""
    for plain in folder.glob("*.plain"):
        file = plain.with_suffix("")
        if file.exists():
            os.replace(file, file.with_suffix(".c.documented"))
        file.write_bytes(plain.read_bytes())


def insert(folder: Path, docs: dict[str, str]) -> None:
    for file in folder.glob("__native_*.c"):
        plain, before = file.with_suffix(".c.plain"), file.with_suffix(".c.documented")
        text = file.read_text("utf-8")
        documented = with_docstrings(text, docs)
        if before.exists() and before.read_text("utf-8") == documented:
            os.replace(before, file)
            continue
        plain.write_text(text, "utf-8")
        file.write_text(documented, "utf-8")
        before.unlink(missing_ok=True)
