"""How compiled modules are written: no shift that mypyc computes in 32 bits, and no table that changes while it is
read."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from kaizhuo.compiling.plan import groups

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"
COMPILED = groups(SOURCE, [])
MODULES = [SOURCE / file for files, _ in COMPILED for file in files]
every_module = pytest.mark.parametrize("file", MODULES, ids=lambda file: str(file.relative_to(SOURCE)))
CHANGING = {"append", "extend", "insert", "pop", "remove", "clear", "sort", "reverse", "update", "setdefault", "add"}


def local_names(function: ast.AST) -> set[str]:
    """What a function calls its own: parameters, and whatever it assigns."""
    names = {node.arg for node in ast.walk(function) if isinstance(node, ast.arg)}
    return names | {
        node.id for node in ast.walk(function) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
    }


def changed_in(function: ast.AST) -> Iterator[str]:
    """The names into which a function writes, or whose contents it changes."""
    for node in ast.walk(function):
        if isinstance(node, ast.Subscript) and isinstance(node.ctx, (ast.Store, ast.Del)):
            found: ast.AST = node.value
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in CHANGING:
            found = node.func.value
        elif isinstance(node, ast.Global):
            yield from node.names
            continue
        else:
            continue
        if isinstance(found, ast.Name):
            yield found.id


def shared_tables_written(source: str) -> set[str]:
    tree = ast.parse(source)
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    return {name for function in functions for name in changed_in(function) if name not in local_names(function)}


@every_module
def test_no_table_is_written_at_run_time(file: Path) -> None:
    """Two searches in two threads may read the same module."""
    assert shared_tables_written(file.read_text("utf-8")) == set()


@every_module
def test_no_literal_is_shifted_by_a_variable(file: Path) -> None:
    shifts = [
        ast.unparse(node)
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift)
        if isinstance(node.left, ast.Constant) and not isinstance(node.right, ast.Constant)
    ]
    assert shifts == []


def test_a_shared_table_would_be_found() -> None:
    assert shared_tables_written("T = [0]\ndef f(x):\n    T[x] = 1") == {"T"}
    assert shared_tables_written("T = []\ndef f(x):\n    T.append(x)") == {"T"}
    assert shared_tables_written("def f(t):\n    t[0] = 1\n    own = []\n    own.append(2)") == set()
