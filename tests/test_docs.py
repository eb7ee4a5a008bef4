"""What README and docs/ say is true: the Python runs, the commands are there, and links lead somewhere."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from kaizhuo.cli.main import COMMANDS

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text()
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


def test_the_commands_of_the_readme_exist() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    lines = [shlex.split(line, comments=True) for block in blocks("") for line in block.splitlines()]
    asked = [words for words in lines if words]
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
