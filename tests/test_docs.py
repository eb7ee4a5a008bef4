"""What README and docs/ say is true: the Python runs, the commands are there, and links lead somewhere."""

from __future__ import annotations

import ast
import copy
import doctest
import re
import shlex
from importlib import import_module
from pathlib import Path

import pytest

from kaizhuo.cli.main import COMMANDS

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text()
PAGES = sorted((ROOT / "docs").glob("*.md"))
LINK = re.compile(r"\]\(([^)#\s]+)[^)]*\)")


def blocks(language: str, text: str = README) -> list[str]:
    found = re.findall(r"^```(\w*)\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)
    return [block for named, block in found if named == language]


def test_the_python_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (block,) = blocks("python")
    exec(compile(block, "README.md", "exec"), {})
    scores, shapes = capsys.readouterr().out.splitlines()
    assert re.fullmatch(r"\[\d, \d, \d, \d\]", scores)
    assert shapes == "(64, 518) (64, 5508)"


def test_the_python_of_the_guide_runs(capsys: pytest.CaptureFixture[str]) -> None:
    """Block after block, as somebody would who reads it from the beginning."""
    known: dict[str, object] = {}
    for block in blocks("python", (ROOT / "docs" / "python.md").read_text()):
        exec(compile(block, "docs/python.md", "exec"), known)
    _, rule, hand, shapes, scores = capsys.readouterr().out.splitlines()
    assert rule == "DN-1"
    assert hand == "9 cards in hand"
    assert shapes.startswith("(256, 518) (256, 5508)")
    assert scores.startswith("[")


def test_the_python_of_every_other_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    own_tests = {"python.md", "adding-a-game.md"}
    for page in [page for page in PAGES if page.name not in own_tests]:
        known: dict[str, object] = {}
        for block in blocks("python", page.read_text()):
            exec(compile(block, str(page), "exec"), known)
    assert re.search(r"^\d+ games won by the first seat$", capsys.readouterr().out, re.MULTILINE)


def test_the_examples_of_the_reference_run() -> None:
    """Those in docstrings, which `help()` shows too."""
    written = [file for file in (ROOT / "src").rglob("*.py") if "    >>> " in file.read_text()]
    assert written
    for file in written:
        module = import_module(".".join(file.relative_to(ROOT / "src").with_suffix("").parts))
        assert doctest.testmod(module).failed == 0


def test_excerpts_are_of_the_game_that_they_show() -> None:
    """Its own tests run it (`test_sixth_game.py`); a page may leave out types and methods."""
    written = [
        part
        for file in (ROOT / "docs/examples/crazy-eights").rglob("*.py")
        for part in ast.parse(file.read_text()).body
    ]
    for block in blocks("python", (ROOT / "docs/adding-a-game.md").read_text()):
        for shown in ast.parse(block).body:
            assert any(is_part(shown, part) for part in written), ast.unparse(shown)


def is_part(shown: ast.stmt, written: ast.stmt) -> bool:
    if isinstance(shown, ast.ClassDef) and isinstance(written, ast.ClassDef) and shown.name == written.name:
        return all(any(is_part(one, part) for part in written.body) for one in shown.body)
    return untyped(shown) == untyped(written)


def untyped(part: ast.stmt) -> str:
    part = copy.deepcopy(part)
    if isinstance(part, ast.AnnAssign) and part.value:
        return f"{ast.unparse(part.target)} = {ast.unparse(part.value)}"
    for node in ast.walk(part):
        if isinstance(node, ast.FunctionDef):
            node.returns = None
        elif isinstance(node, ast.arg):
            node.annotation = None
    return ast.unparse(part)


def test_the_commands_of_the_guides_exist() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    text = "\n".join(page.read_text() for page in [ROOT / "README.md", *PAGES])
    lines = [line for block in blocks("", text) for line in block.splitlines()]
    asked = [shlex.split(line, comments=True) for line in lines if line.startswith(("kaizhuo ", "make "))]
    assert len(asked) > 30
    assert {words[1] for words in asked if words[0] == "kaizhuo"} <= set(COMMANDS)
    assert {words[1] for words in asked if words[0] == "make"} <= targets


def test_links_lead_somewhere() -> None:
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    dead = [
        f"{page.relative_to(ROOT)}: {link}"
        for page in pages
        for link in LINK.findall(page.read_text())
        if "://" not in link and not (page.parent / link).exists()
    ]
    assert dead == []
