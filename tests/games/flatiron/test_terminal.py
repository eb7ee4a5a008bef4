"""The building, the streets and the boards in characters."""

from __future__ import annotations

import io

import pytest
from rich.cells import cell_len
from rich.console import Console

from kaizhuo.cli.terminal.drawing import Pen
from kaizhuo.core import engine
from kaizhuo.core.rng import Rng
from kaizhuo.games.flatiron.box.options import FlatironOptions
from kaizhuo.games.flatiron.game import GAME
from kaizhuo.games.flatiron.rules.state import FlatironState
from kaizhuo.games.flatiron.view.terminal import draw
from kaizhuo.games.flatiron.view.view import view
from kaizhuo.testing.tables import random_game
from kaizhuo.text.languages import LANGUAGES
from kaizhuo.text.speech import Speech
from tests.games.flatiron.table import table

NAMES = ["Annamaria Longname", "王小明"]


def printed(
    state: FlatironState, width: int, language: str = "en", viewer: int = 0, lit: frozenset[str] = frozenset()
) -> list[str]:
    out = io.StringIO()
    pen = Pen(Speech(language, GAME, NAMES[: state.seats], viewer), lit)
    Console(file=out, width=width, color_system="truecolor" if lit else None, force_terminal=bool(lit)).print(
        draw(view(GAME.redact(state, viewer), viewer), pen, width)
    )
    return [line.rstrip() for line in out.getvalue().splitlines()]


def busy_table() -> FlatironState:
    return table(
        sides="1P 2P",
        tiles="P6 P7",
        pillars="- orange -",
        active="N4",
        papers=("N3", "N6 N1"),
        known=("", "N1"),
        money=(7, 4),
        vp=(12, 8),
        at=("BW", "CITY_HALL"),
        warehouses=("blue", ""),
        reputation=(1, 0),
        columns=({"BW": ("B2", "B3"), "A5": ("L6", "")}, {}),
        decrees="L1 L10",
    )


def test_boards_are_columns_with_cards_above_and_below() -> None:
    lines = printed(busy_table(), 80)
    mine = lines.index("▸● Annamaria Longname  12 VP · $7 · ☆1 · ✉ +$2 +1VP")
    assert lines[mine + 1] == " O  $4/3 4   U  $1/1 1   W  $2/1 2   B  $3/2 3"
    assert [" ".join(line.split()) for line in lines[mine + 2 : mine + 7]] == [
        "Broadway -1☆ 23rd Street +1☆ 5th Avenue 22nd Street",
        "+$4 -1☆ § 2VP/orange",
        "trade orange trade blue trade white trade black",
        "$1 build 1 $5 floor +6VP $2 build 2 +$3",
        "+$3",
    ]


def test_the_building_the_streets_and_the_decrees() -> None:
    lines = printed(busy_table(), 80)
    assert lines[0] == "Turn 1 · newsboy at 20 · 10 newspapers, 3 reputation tokens left"
    assert "2 1 VP for each street card you buy" in lines
    assert "  2  O  2 VP" in lines
    assert "1  O  U  W" in lines
    assert "● Broadway    $2 Broadway    +$3" in "\n".join(lines)
    assert "▲ City Hall      ✉           $1 build 1" in lines
    assert "§ $3 1VP/card -1☆ / 1VP/2 cards +1☆" in lines


def test_of_the_other_hand_only_what_was_given_is_shown() -> None:
    text = "\n".join(printed(busy_table(), 80))
    assert "王小明  8 VP · $4 · ✉ +$3, 1×?" in text
    assert "decree −$1" not in text


def test_burnham_shows_his_cards_and_what_is_to_come() -> None:
    lines = printed(table(seats=1, revealed="D1 D4", taken="B1", sides="1P 2P"), 120)
    assert "Burnham: popularity 2, his cards cost 2" in lines
    assert "Revealed: Broadway: orange pillar ♥, 23rd Street: popularity ♥" in lines
    assert any(line.startswith("Still to come, in unknown order: Broadway: floor ♥") for line in lines)
    assert any("▲ Burnham  0 VP" in line for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [50, 80, 120])
@pytest.mark.parametrize("seats", [1, 2])
def test_every_moment_of_a_game_fits(seats: int, width: int, language: str) -> None:
    state = GAME.setup(seats, FlatironOptions())
    for count in random_game(GAME, state, Rng(5)):
        if count % 60 == 10 and engine.actor(state) >= 0:
            assert all(cell_len(line) <= width for line in printed(state, width, language, engine.actor(state)))
    assert printed(state, width, language)


def test_boards_to_choose_from_are_shown_whole() -> None:
    state = GAME.setup(1, FlatironOptions())
    for _ in random_game(GAME, state, Rng(1)):
        if engine.actor(state) == 0:
            break
    text = "\n".join(printed(state, 80))
    assert text.count("purple side") == 2
    assert text.count("trade orange") == 4


@pytest.mark.parametrize("mark", ["card:0", "location:1", "decree:0", "space:0", "deed:0", "money", "paper:2"])
def test_what_the_reader_points_at_is_lit(mark: str) -> None:
    plain = printed(busy_table(), 80, lit=frozenset({"card:77"}))
    assert printed(busy_table(), 80, lit=frozenset({mark})) != plain
