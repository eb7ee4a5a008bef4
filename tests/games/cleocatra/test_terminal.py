"""The pyramid in characters."""

from __future__ import annotations

import io

from rich.cells import cell_len
from rich.console import Console

from kaizhuo.cli.terminal.drawing import Pen
from kaizhuo.games.cleocatra.game import GAME
from kaizhuo.games.cleocatra.knowledge.redact import redact
from kaizhuo.games.cleocatra.rules.state import CleocatraState
from kaizhuo.games.cleocatra.view.terminal import draw
from kaizhuo.games.cleocatra.view.view import view
from kaizhuo.text.speech import Speech
from tests.games.cleocatra.table import STAR, table


def printed(state: CleocatraState, width: int, language: str = "en", lit: frozenset[str] = frozenset()) -> list[str]:
    out = io.StringIO()
    pen = Pen(Speech(language, GAME, ["甲", "Bo"], 0), lit)
    Console(file=out, width=width, color_system="truecolor" if lit else None, force_terminal=bool(lit)).print(
        draw(view(redact(state)), pen, width)
    )
    return [line.rstrip() for line in out.getvalue().splitlines()]


def test_tiles_are_triangles_with_coordinates_on_the_edges() -> None:
    lines = printed(table(STAR, "gold", "gold blue1", inspectors="purple1"), 60)
    start = lines.index("     b   c   d")
    assert lines[start + 1 : start + 10] == [
        "   ______  ______",
        "  \\  ♟   /\\  ▲   /",
        "   \\Ma1 /  \\Ba1 /",
        "2   \\  / Cl \\  /",
        "     \\/__●▲__\\/",
        "      \\      /",
        "       \\Mu1 /",
        "3       \\  /",
        "         \\/",
    ]
    assert "Rescue on Cleocatra (gold): 4 = Cl + Ma + Ba + Mu" in lines


def test_a_narrow_screen_says_in_words_who_stands_where() -> None:
    lines = printed(table(STAR, "gold", "blue1", inspectors="purple1"), 16, "zh-Hant")
    assert any(line.startswith("c2 埃及喵后") for line in lines)
    assert all(cell_len(line) <= 16 for line in lines)


def test_what_the_reader_points_at_is_lit() -> None:
    state = table(STAR, "gold", "blue1")
    assert printed(state, 60, lit=frozenset({"tile:0"})) != printed(state, 60, lit=frozenset({"tile:99"}))
