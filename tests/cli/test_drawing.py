"""How tables are drawn."""

from __future__ import annotations

import io

import msgspec
import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from kaizhuo.cli.terminal.drawing import Pen, Plainly, drawing
from kaizhuo.core.state import SPECTATOR
from kaizhuo.games import game_names, load_game
from kaizhuo.games.dnup.view.shapes import CardView, DnupView, PlayerView, SetView
from kaizhuo.games.dnup.view.terminal import draw
from kaizhuo.play.match import Match
from kaizhuo.text.languages import LANGUAGES
from kaizhuo.text.speech import Speech

NAMES = ["甲方玩家", "Bo", "Cy", "Di"]


def printed(what: RenderableType, width: int) -> list[str]:
    out = io.StringIO()
    Console(file=out, width=width, color_system=None).print(what)
    return [line.rstrip() for line in out.getvalue().splitlines()]


def speech(language: str, game: str, viewer: int, seats: int = 4) -> Speech:
    return Speech(language, load_game(game), NAMES[:seats], viewer)


HAND = [CardView(0, 7, 3, 0), CardView(1, 10, 2, 1), CardView(2, 1, 5, 2, star=True), CardView(3, 7, 1, 3)]
VIEW = DnupView(
    players=[
        PlayerView(0, 4, HAND, 1, False, [None]),
        PlayerView(1, 6, [CardView(9, 0, 0, 9, star=True), CardView(8, 4, 2, 8)], 2, False, [None]),
        PlayerView(2, 0, [], 3, True, [SetView(2, 7, 2, [CardView(5, 7, 5, 5), CardView(6, 7, 6, 6)])]),
        PlayerView(3, 5, [], 0, False, [None]),
    ],
    round=2,
    goal=4,
    discards=5,
    turns=9,
    turn=0,
    area=0,
    duel=False,
    outlooks=[],
)


def test_a_hand_shows_both_ends_sorted_and_grouped() -> None:
    lines = printed(draw(VIEW, Pen(speech("en", "dnup", 0)), 54), 54)
    assert lines[-4:] == [
        "╭★─╮ ╭──╮╭──╮ ╭──╮",
        "│1 │ │7 ││7 │ │10│",
        "│ 5│ │ 1││ 3│ │ 2│",
        "╰──╯ ╰──╯╰──╯ ╰──╯",
    ]


@pytest.mark.parametrize("width", [54, 80])
def test_others_show_counts_what_is_known_sets_and_letters(width: int) -> None:
    text = "\n".join(printed(draw(VIEW, Pen(speech("en", "dnup", 0)), width), width))
    assert "6 cards" in text
    assert "holds ★ 4/2" in text
    assert "2 × 7" in text
    assert "DNU·" in text
    assert "out  " in text


def test_what_the_reader_points_at_is_lit() -> None:
    def colours(lit: frozenset[str]) -> str:
        out = io.StringIO()
        Console(file=out, width=54, force_terminal=True, color_system="truecolor").print(
            draw(VIEW, Pen(speech("en", "dnup", 0), lit), 54)
        )
        return out.getvalue()

    assert colours(frozenset({"card:1"})) != colours(frozenset())
    assert colours(frozenset({"card:77"})) == colours(frozenset())


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_fits_its_width_for_everybody(name: str, language: str) -> None:
    for seats in load_game(name).seat_counts:
        match = Match.new(name, ["me"] * seats, {}, bytes(31) + b"\1")
        for viewer in (0, seats - 1, SPECTATOR):
            said = Speech(language, match.game, [f"玩家 {seat}" for seat in range(seats)], viewer)
            for width in (40, 54, 94):
                lines = printed(drawing(match, said, width), width)
                assert lines
                assert all(cell_len(line) <= width for line in lines), (seats, viewer, width)


@pytest.mark.parametrize("name", game_names())
def test_a_game_without_a_drawing_of_its_own_is_drawn_plainly(name: str) -> None:
    game = load_game(name)
    seats = game.seat_counts[-1]
    match = Match.new(name, ["me"] * seats, {}, bytes(31) + b"\1")
    view = game.view(game.redact(match.state, 0), 0)
    names = [f"N{seat}" for seat in range(seats)]
    text = "\n".join(printed(Plainly(game)(view, Pen(Speech("en", game, names, 0)), 100), 100))
    assert text.count("\n") >= 3
    if name == "dnup":
        assert "cards in hand" in text
        assert all(who in text for who in names)


def test_plain_tables_use_the_words_of_the_reader() -> None:
    text = "\n".join(printed(Plainly(load_game("dnup"))(VIEW, Pen(speech("zh-Hant", "dnup", 0)), 100), 100))
    assert "手牌數" in text
    assert "hand_size" not in text


def test_plain_tables_say_and_light_what_a_number_stands_for() -> None:
    class Steamer(msgspec.Struct):
        dish: int

    class View(msgspec.Struct):
        top: Steamer
        steamers: list[Steamer]
        stock: int

    def colours(*lit: str) -> str:
        out = io.StringIO()
        view = View(Steamer(0), [Steamer(1), Steamer(0)], 30)
        pen = Pen(speech("zh-Hant", "steam-up", 0), frozenset(lit))
        console = Console(file=out, width=80, force_terminal=True, color_system="truecolor")
        console.print(Plainly(load_game("steam-up"))(view, pen, 80))
        return out.getvalue()

    assert colours().count("蝦餃") == 2
    assert colours("dish:0") != colours() == colours("dish:4")
    assert colours("stock") != colours()
