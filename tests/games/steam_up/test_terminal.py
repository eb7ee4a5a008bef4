"""The table in characters."""

from __future__ import annotations

import io

import pytest
from rich.cells import cell_len
from rich.console import Console

from kaizhuo.cli.terminal.drawing import Pen
from kaizhuo.games.steam_up.game import GAME
from kaizhuo.games.steam_up.knowledge.redact import redact
from kaizhuo.games.steam_up.rules.state import SteamState
from kaizhuo.games.steam_up.view.terminal import draw
from kaizhuo.games.steam_up.view.view import view
from kaizhuo.text.speech import Speech
from tests.games.steam_up.table import player, table

NAMES = ["甲", "Bo", "Cleo"]


def printed(state: SteamState, width: int, language: str = "en", lit: frozenset[str] = frozenset()) -> list[str]:
    out = io.StringIO()
    pen = Pen(Speech(language, GAME, NAMES, 0), lit)
    Console(file=out, width=width, color_system="truecolor" if lit else None, force_terminal=bool(lit)).print(
        draw(view(redact(state, 0), 0), pen, width)
    )
    return [line.rstrip() for line in out.getvalue().splitlines()]


def three(rotation: int = 0) -> SteamState:
    stacks: dict[int, str | list[str]] = {1: ["hg lm", "cb", "sm sm fz"], 2: "hg", 4: "lm fz", 5: "cb cb"}
    return table(
        player("pig", "hg cb", "coupon", board="hg hg sm", beside="cb"),
        player("goat", hand="coupon order_up", face_up="craving_hg"),
        player("ox", "lm lm lm"),
        stacks=stacks,
        rotation=rotation,
    )


def test_places_lie_in_a_ring_with_the_signs_of_the_zones() -> None:
    lines = printed(three(), 80)
    arrow = next(number for number, line in enumerate(lines) if line.endswith("▼"))
    assert lines[arrow + 1 : arrow + 3] == [" " * 17 + "1 ≡≡≡ ●■", " " * 17 + "SM2 FZ"]
    assert lines[arrow + 4 : arrow + 6] == ["6  ■" + " " * 30 + "2 ≡ ●", "–" + " " * 33 + "HG"]
    assert lines[arrow + 10 : arrow + 12] == [" " * 17 + "4 ≡ ▲", " " * 17 + "LM FZ"]


def test_a_rotation_turns_the_ring() -> None:
    lines = printed(three(rotation=1), 80)
    assert any(line.endswith("1 ≡≡≡ ●") for line in lines)


def test_boards_are_grids_of_what_spaces_pay() -> None:
    lines = printed(three(), 80)
    row = next(line for line in lines if line.startswith("  HG ■"))
    assert row.startswith("  HG ■ ■ 2 2 2 0 ")
    assert row.endswith("  HG 1 1 1 1 1 0")
    assert any("CB 1 1 2 2 2 0 +1" in line for line in lines)
    assert any("?? 2 2 2 2 2 1" in line for line in lines), "a row that the Goat has not given to a dish"
    assert any("◫ Craving: Har Gow ×3" in line for line in lines)


def test_own_cards_are_listed_with_what_they_do_and_those_of_others_are_not() -> None:
    lines = printed(three(), 80)
    assert any(line.startswith("Coupon: Keep face up.") for line in lines)
    assert not any("Order Up" in line for line in lines)


@pytest.mark.parametrize(("width", "language"), [(80, "en"), (80, "zh-Hant"), (120, "zh-Hans"), (40, "en")])
def test_everything_fits(width: int, language: str) -> None:
    lines = printed(three(), width, language)
    assert len(lines) > 12
    assert all(cell_len(line) <= width for line in lines)


def test_what_the_reader_points_at_is_lit() -> None:
    assert printed(three(), 80, lit=frozenset({"place:0"})) != printed(three(), 80, lit=frozenset({"place:9"}))
