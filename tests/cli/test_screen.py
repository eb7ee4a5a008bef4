"""The full screen, driven by keys and mouse."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from textual.app import App
from textual.pilot import Pilot
from textual.widgets import OptionList, Static

from kaizhuo.cli.reader import Reader
from kaizhuo.cli.terminal.opening import new_table, resumed_table
from kaizhuo.cli.terminal.screen import TableScreen
from kaizhuo.cli.terminal.table import Table
from kaizhuo.cli.terminal.widgets import Board, Curtain, Leaf
from kaizhuo.play.match import verify
from kaizhuo.play.record import read_record
from kaizhuo.text.languages import LANGUAGES
from tests.cli.test_plain import drawn, duel

SMALL, LARGE = (80, 24), (140, 40)


def table_of(tmp_path: Path, *seats: str, options: tuple[str, ...] = ()) -> Table:
    return new_table("dnup", list(seats), list(options), None, 3, tmp_path / "game.json")


def screen_of(tmp_path: Path, *seats: str, language: str = "en") -> TableScreen:
    return TableScreen(table_of(tmp_path, *seats), Reader(language), pace=0.0)


async def until(pilot: Pilot[None], happens: Callable[[], bool]) -> None:
    for _ in range(2000):
        if happens():
            await pilot.pause()
            return
        await pilot.pause(0.005)
    raise AssertionError("it never happens")


async def my_turn(pilot: Pilot[None], app: TableScreen) -> None:
    await until(pilot, lambda: app.turning is not None)


def on_screen(app: App[None]) -> str:
    """All that is drawn, as lines of text."""
    lines = app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in line).rstrip() for line in lines)


async def test_a_whole_game_by_keys(tmp_path: Path) -> None:
    app = TableScreen(table_of(tmp_path, options=("letters_to_win=2",)), Reader("en"), pace=0.0)
    async with app.run_test(size=SMALL) as pilot:
        while not app.table.match.over:
            await until(pilot, lambda: app.turning is not None or app.table.match.over)
            await pilot.press("1", "enter")
        await until(pilot, lambda: "1. " in on_screen(app))
        assert "wins." in on_screen(app)
        assert "play again" in on_screen(app)
        over = app.table.file
        assert verify(read_record(over)).over
        await pilot.press("n")
        await until(pilot, lambda: app.turning is not None)
        assert app.table.file != over
        assert len(read_record(app.table.file).moves) >= 36


async def test_a_draw_gives_nobody_a_place(tmp_path: Path) -> None:
    app = TableScreen(drawn(tmp_path), Reader("en"), pace=0.0)
    async with app.run_test(size=LARGE) as pilot:
        await until(pilot, lambda: "Nobody wins." in on_screen(app))
        assert "2. " not in on_screen(app)


async def test_a_duel_ends_by_agreement(tmp_path: Path) -> None:
    app = TableScreen(duel(tmp_path, 1200, "me", "bot:level1"), Reader("en"), pace=0.0)
    async with app.run_test(size=LARGE) as pilot:
        await my_turn(pilot, app)
        assert "end by agreement" in on_screen(app)
        await pilot.press("e")
        assert app.table.match.record().moves[-1] == "all agree-end"
        assert "end by agreement" not in on_screen(app)
    shy = TableScreen(duel(tmp_path, 100, "me", "bot:level1"), Reader("en"), pace=0.0)
    async with shy.run_test(size=LARGE) as pilot:
        await my_turn(pilot, shy)
        await pilot.press("e")
        assert "want to play on" in on_screen(shy)


@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize("language", LANGUAGES)
async def test_all_that_is_needed_is_on_the_screen(language: str, size: tuple[int, int], tmp_path: Path) -> None:
    app = screen_of(tmp_path, language=language)
    async with app.run_test(size=size) as pilot:
        await my_turn(pilot, app)
        shown = on_screen(app)
        speech = app.speech()
        assert shown.count("╭") >= 9
        assert speech.option(app.choices[0]) in shown
        assert speech.prompt(*app.table.question(0))[:12] in shown
        assert app.reader.say("cli-key-hint") in shown
        assert all(name in shown for name in app.table.names(app.reader))


async def test_it_follows_the_size_of_the_terminal(tmp_path: Path) -> None:
    app = screen_of(tmp_path)
    async with app.run_test(size=LARGE) as pilot:
        await my_turn(pilot, app)
        assert "│10  │" in on_screen(app) or "╭────╮" in on_screen(app)
        await pilot.resize_terminal(*SMALL)
        await until(pilot, lambda: "╭────╮" not in on_screen(app))
        shown = on_screen(app)
        assert shown.count("╭") >= 9
        assert "quit" in shown
        await pilot.resize_terminal(60, 24)
        await pilot.pause()
        assert not app.query_one("#log").display


async def test_a_click_on_an_option_plays_it(tmp_path: Path) -> None:
    app = screen_of(tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        await my_turn(pilot, app)
        before, wanted = app.table.match.ply, app.choices[2]
        await pilot.click(OptionList, offset=(6, 2))
        await until(pilot, lambda: app.table.match.ply > before)
        assert app.table.match.moves[before].action == wanted


async def test_digits_point_and_the_cards_light_up(tmp_path: Path) -> None:
    app = screen_of(tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        await my_turn(pilot, app)
        await pilot.press("1", "2")
        assert app.query_one(OptionList).highlighted == 11
        await pilot.press("9", "9")
        assert app.query_one(OptionList).highlighted == 8
        await pilot.press("home")
        assert app.lit() == frozenset(app.table.match.game.words.marks(app.choices[0]))


async def test_digits_belong_to_one_question(tmp_path: Path) -> None:
    app = screen_of(tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        await my_turn(pilot, app)
        await pilot.press("1", "enter")
        await until(pilot, lambda: app.turning is not None and app.table.match.last_own_ply(0) is not None)
        await pilot.press("1")
        assert app.query_one(OptionList).highlighted == 0


async def test_undo(tmp_path: Path) -> None:
    app = screen_of(tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        await my_turn(pilot, app)
        before, choices = app.table.match.record(), app.choices
        await pilot.press("u")
        assert "nothing to take back" in on_screen(app)
        await pilot.press("enter")
        await until(pilot, lambda: app.turning is not None and app.table.match.ply > len(before.moves))
        await pilot.press("u")
        await my_turn(pilot, app)
        assert app.table.match.record() == before
        assert app.choices == choices
        assert read_record(app.table.file) == before


async def test_a_hint_points_at_an_option(tmp_path: Path) -> None:
    app = screen_of(tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        await my_turn(pilot, app)
        await pilot.press("h")
        await until(pilot, lambda: app.note.startswith("Hint: "))
        at = app.query_one(OptionList).highlighted
        assert at is not None
        assert app.note == f"Hint: {app.speech().option(app.choices[at])}"


async def test_save_and_resume(tmp_path: Path) -> None:
    app = screen_of(tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        await my_turn(pilot, app)
        await pilot.press("enter")
        await my_turn(pilot, app)
        await pilot.press("s")
        assert "Saved to" in on_screen(app)
        saved = app.table.match.record()
        await pilot.press("q")
    resumed = TableScreen(resumed_table("dnup", str(app.table.file), None, None), Reader("en"), pace=0.0)
    assert resumed.table.match.record() == saved
    async with resumed.run_test(size=SMALL) as pilot:
        await my_turn(pilot, resumed)
        assert resumed.choices == app.choices


async def test_a_save_that_fails_is_said_and_the_game_goes_on(tmp_path: Path) -> None:
    app = screen_of(tmp_path)
    app.table.file = tmp_path / "a file" / "game.json"
    (tmp_path / "a file").write_text("no folder")
    async with app.run_test(size=SMALL) as pilot:
        await my_turn(pilot, app)
        await pilot.press("s")
        assert "Cannot save" in on_screen(app)
        before = app.table.match.ply
        await pilot.press("enter")
        await until(pilot, lambda: app.table.match.ply > before)


async def test_the_rules_lie_over_the_table_while_bots_play_on(tmp_path: Path) -> None:
    app = screen_of(tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        await my_turn(pilot, app)
        await pilot.press("enter", "r")
        await until(pilot, lambda: isinstance(app.screen, Leaf))
        await my_turn(pilot, app)
        assert "d'nup" in on_screen(app)
        await pilot.press("escape")
        await until(pilot, lambda: not isinstance(app.screen, Leaf))
        assert app.query_one("#prompt", Static).display


async def test_a_curtain_falls_between_two_people(tmp_path: Path) -> None:
    app = screen_of(tmp_path, "me", "me", "bot:greedy")
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: app.turning == 0)
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, Curtain))
        assert "Player 2 is next" in on_screen(app)
        assert "╭" not in on_screen(app)
        await pilot.press("enter")
        await until(pilot, lambda: app.turning == 1 and not isinstance(app.screen, Curtain))
        assert app.viewer == 1
        assert "╭" in on_screen(app)
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, Curtain))
        await pilot.click(offset=(40, 12))
        await until(pilot, lambda: app.turning == 0 and not isinstance(app.screen, Curtain))
        assert app.viewer == 0
        assert app.query_one(Board).visible


async def test_bots_think_without_blocking_the_screen(tmp_path: Path) -> None:
    """A bot that would think for hours: the screen answers meanwhile, and one can leave."""
    app = screen_of(tmp_path, "me", "bot:ismcts:10000000", "bot:greedy")
    async with app.run_test(size=SMALL) as pilot:
        await my_turn(pilot, app)
        await pilot.press("enter")
        await until(pilot, lambda: app.table.asked() == 1)
        ply = app.table.match.ply
        await pilot.press("s")
        assert "Saved to" in on_screen(app)
        assert app.table.match.ply == ply
        await pilot.press("u")
        await my_turn(pilot, app)
        assert app.table.match.ply < ply
        await pilot.press("enter")
        await until(pilot, lambda: app.table.asked() == 1)
        await pilot.press("q")
    assert app.return_code == 0
