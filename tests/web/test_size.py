"""The client is small: shell plus one board under 100 KB on the wire."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest

from kaizhuo.server.web.pages import STATIC

LIMIT = 100_000


def weight(files: list[Path]) -> int:
    return sum(len(gzip.compress(file.read_bytes(), 6)) for file in files)


@pytest.fixture
def assets() -> Path:
    assert (STATIC / "index.html").is_file(), "the client is not built: run `make client`"
    return STATIC / "assets"


def test_shell_and_the_heaviest_board_are_light(assets: Path) -> None:
    index = STATIC / "index.html"
    shell = [index, *(STATIC / name for name in re.findall(r'"/(assets/[^"]+)"', index.read_text("utf-8")))]
    words = max(assets.glob("web-*.js"), key=lambda file: file.stat().st_size)
    boards = [weight([file]) for file in assets.glob("Board-*.js")]
    styles = [weight([file]) for file in assets.glob("Board-*.css")]
    assert len(shell) >= 3
    assert boards
    assert weight([*shell, words]) + max(boards) + max(styles, default=0) < LIMIT


def test_no_script_stands_in_the_page(assets: Path) -> None:
    """The content security policy allows none."""
    page = (STATIC / "index.html").read_text("utf-8")
    assert re.findall(r"<script(?![^>]*src=)", page) == []
    assert "style=" not in page


def test_no_piece_of_a_board_is_dressed_as_a_note_of_the_page() -> None:
    """What the page fixes over everything, as that the line is lost, has a name that no board uses."""
    root = STATIC.parents[3]
    styles = "\n".join(file.read_text("utf-8") for file in (root / "web/src/styles").glob("*.css"))
    fixed = set(re.findall(r"^\.([a-z-]+) \{[^}]*position: fixed", styles, re.MULTILINE))
    assert "lost" in fixed
    boards = {str(file): file.read_text("utf-8") for file in root.glob("src/kaizhuo/games/*/view/web/*.tsx")}
    assert boards
    worn = {name: set(" ".join(re.findall(r'class="([^"]*)"', text)).split()) for name, text in boards.items()}
    assert {name: classes & fixed for name, classes in worn.items() if classes & fixed} == {}
