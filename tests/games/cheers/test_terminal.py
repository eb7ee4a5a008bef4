"""The bar in characters."""

from __future__ import annotations

import io

import pytest
from rich.cells import cell_len
from rich.console import Console

from kaizhuo.cli.terminal.drawing import Pen
from kaizhuo.games.cheers.game import GAME
from kaizhuo.games.cheers.knowledge.redact import redact
from kaizhuo.games.cheers.rules.state import CheersState
from kaizhuo.games.cheers.view.terminal import draw
from kaizhuo.games.cheers.view.view import view
from kaizhuo.text.speech import Speech
from tests.games.cheers.table import say, table

NAMES = ["Annamaria Longname", "王小明", "Bo", "Chu", "林", "Zoë"]
HANDS = {0: "martini-soda martini-soda soda-beer"}


def printed(
    state: CheersState, width: int, language: str = "en", viewer: int = 0, lit: frozenset[str] = frozenset()
) -> list[str]:
    out = io.StringIO()
    pen = Pen(Speech(language, GAME, NAMES[: state.seats], viewer), lit)
    Console(file=out, width=width, color_system="truecolor" if lit else None, force_terminal=bool(lit)).print(
        draw(view(redact(state, viewer), viewer), pen, width)
    )
    return [line.rstrip() for line in out.getvalue().splitlines()]


def test_a_line_for_each_shaker_tells_what_is_in_it_what_it_lacks_and_what_must_go() -> None:
    assert printed(table(HANDS, {"0": "beer beer soda", "1": "wine"}, seating="1+2"), 80) == [
        "Deck 37 · 4 toasted · 0 discarded",
        "",
        "▸● Annamaria Long… A  ▐ Be  Be  So  ·   ·   ·  ▌ 3/6 +WiWhMa −So",
        " ▲ 王小明          B  ▐ Wi  ·   ·   ·   ·   ·  ▌ 1/6",
        " ■ Bo              B  ▐ ·   ·   ·   ·   ·   ·  ▌ 0/6",
        "  Extra shaker     A  ▐ ·   ·   ·   ·   ·   ·  ▌ 0/6",
        "",
        "   Ma      Ma      So",
        "   So      So      Be    clinks with",
        "",
        " Recipe of team A  Be  Be  Wi  Wh  Ma",
    ]


def test_on_a_narrow_screen_drinks_stand_close_and_what_is_lacking_has_its_own_line() -> None:
    lines = printed(table(HANDS, {"0": "beer beer soda"}), 40)
    assert lines[2:4] == ["▸● Annamaria Lon… A  ▐BeBeSo· · · ▌ 3/6", "   +WiWhMa −So"]


@pytest.mark.parametrize("width", [40, 54, 80])
@pytest.mark.parametrize("language", ["zh-Hant", "en"])
def test_full_shakers_of_six_players_fit(width: int, language: str) -> None:
    soda = "soda soda soda soda soda soda"
    state = table(HANDS, {"0": soda, "3": "wine wine whisky whisky martini martini"}, seating="3x2")
    assert all(cell_len(line) <= width for line in printed(state, width, language))


def test_the_drinks_of_a_cheers_are_shown_until_they_are_handed_on() -> None:
    state = table(HANDS, {"1": "soda wine"})
    say(state, "toast martini-soda 1")
    assert printed(state, 80, viewer=1)[-1] == " To be handed on  Ma   So"
    say(state, "give martini 0")
    assert printed(state, 80, viewer=1)[-1] == " To be handed on  So"


@pytest.mark.rule("CH-20")
def test_an_apprentice_sees_who_is_master_but_no_recipe_and_nothing_that_is_lacking() -> None:
    text = "\n".join(printed(table(HANDS, {"0": "beer"}, variant="apprentice"), 80, viewer=2))
    assert "★ master" in text
    assert "A★ ▐ Be" in text
    assert "Recipe" not in text
    assert "+" not in text


@pytest.mark.rule("CH-21")
def test_in_the_masquerade_only_ones_own_camp_has_a_letter() -> None:
    lines = printed(table(HANDS, variant="masquerade", camps=[1, 0, 0, 1]), 80)
    assert [line.split("▐")[0].split()[-1] for line in lines[2:6]] == ["B", "?", "?", "?"]


@pytest.mark.rule("CH-26")
def test_the_shared_shaker_of_a_duel_is_nobodys_and_lacks_what_the_reader_lacks() -> None:
    lines = printed(table(HANDS, {"shared": "beer wine"}, seating="duel"), 80, "zh-Hant")
    assert lines[4] == "  共用雪克杯          ▐ 啤  紅  ·   ·   ·   ·  ▌ 2/6 +啤威馬"


def test_what_the_reader_points_at_is_lit() -> None:
    state = table(HANDS, {"1": "soda"})
    plain = printed(state, 80, lit=frozenset({"card:99"}))
    assert printed(state, 80, lit=frozenset({"shaker:1"})) != plain
    assert printed(state, 80, lit=frozenset({"card:19"})) != plain
