"""A components file of any content is refused in one line, or can be played to the end, shown and told."""

from __future__ import annotations

import re
import sys
from io import StringIO
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.console import Console

from kaizhuo import games
from kaizhuo.bots.bot import make_bot
from kaizhuo.cli.terminal.drawing import Pen, drawer
from kaizhuo.core import engine
from kaizhuo.core.errors import DataError
from kaizhuo.core.observation import Observation
from kaizhuo.core.rng import Rng
from kaizhuo.core.state import SPECTATOR
from kaizhuo.games import AnyGame, load_game
from kaizhuo.play.options import read_options
from kaizhuo.testing.tables import Table, every_game, random_game, tables_of
from kaizhuo.text.languages import LANGUAGES
from kaizhuo.text.speech import Speech
from tests.games.boxes import real, wrong_boxes

LOOKED_AT = 97  # decisions from one look at the table to the next


WRONG: dict[str, list[tuple[str, str, str]]] = {  # what stands there, what is written instead, what the refusal names
    "steam-up": [
        ("fate_deck = ", "fate_deck = 2", "fate_deck"),
        ("fate_deck = ", "fate_deck = 26 #", "26"),
        ("track = ", "track = 30 #", "track"),
        ("  [1, 2, 2, 2, 2, 2],", "  [1, 2],", "rows"),
        ('{ do = "take", who = "each" }', '{ do = "take" }', "who"),
    ],
    "flatiron": [
        ("pillars_of_a_colour = 7", "pillars_of_a_colour = 1", "pillars"),
        ("floors = 4", "floors = 9", "pillars"),
        ("money_first = 7", f"money_first = {10**30}", "money_first"),
        ("GAIN(3)", f"GAIN({10**30})", "GAIN"),
    ],
    "cheers": [
        ('big = "beer"\nsmall = {', 'big = "beer"\nsmall = {} #', "small is missing"),
        ("hand = 3", f"hand = {10**30}", "hand"),
    ],
    "dnup": [
        ("letters_first = 2", "letters_first = 200", "letters_first"),
        ("letters_second = 1", f"letters_second = {10**30}", "letters_second"),
        ("rounds_duel = 2", "rounds_duel = 200", "rounds_duel"),
        ("stalled_limit = 3", f"stalled_limit = {2**63}", "stalled_limit"),
        ('"1/6"', f'"{"9" * 5000}/6"', "group"),
    ],
    "cleocatra": [("round_limit = ", "round_limit = 9999", "round_limit"), ("goal = ", "goal = 9999", "goal")],
}
EVERYWHERE = {
    "nested": b"x = " + b"[" * 3000,
    "long number": b"x = " + b"9" * 5000,
    "no UTF-8": b"\xff",
    "no TOML": b"x",
    "empty": b"",
}


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("boxes") / "components.toml"


@every_game
@given(data=st.data())
def test_a_wrong_box_is_refused_or_played(name: str, file: Path, data: st.DataObject) -> None:
    file.write_bytes(data.draw(wrong_boxes(name)))
    load_game(name)
    known = set(sys.modules), set(games._games)
    try:
        game = load_game(name, components=file)
        play_and_tell(game, data.draw(st.sampled_from(tables_of(name))), data.draw(st.sampled_from(LANGUAGES)))
    except DataError as wrong:
        in_words(name, file, wrong)
    finally:  # thousands of boxes would fill the memory
        for module in set(sys.modules) - known[0]:
            del sys.modules[module]
        for key in set(games._games) - known[1]:
            games._loaded.pop(games._games.pop(key))


def play_and_tell(game: AnyGame, table: Table, language: str) -> None:
    """A random game to its end, looked at from all sides now and then."""
    state = game.setup(table.seats, read_options(game, table.seats, table.options))
    rng = Rng(1)
    for count in random_game(game, state, rng):
        if count % LOOKED_AT == 0:
            for viewer in (SPECTATOR, *range(table.seats)):
                look(game, state, viewer, Speech(language, game, ["Ann"] * table.seats, viewer))
    assert len(game.scores(state)) == len(game.places(state)) == table.seats
    speech = Speech(language, game, ["Ann"] * table.seats, 0)
    for event in state.journal or []:
        speech.event(event)


def look(game: AnyGame, state: Any, viewer: int, speech: Speech) -> None:
    """What a page, a terminal and a bot make of the moment."""
    seen = game.redact(state, viewer)
    view = game.view(seen, viewer)
    assert msgspec.json.encode(view)
    Console(file=StringIO(), width=80).print(drawer(game)(view, Pen(speech), 80))
    options = engine.seat_options(game, state, viewer)
    for action in options[:20]:
        assert speech.option(action) != speech.short(action)
    if options:
        game.resample(seen, viewer, Rng(1))
        assert make_bot("level2").choose(game, Observation(viewer, 0, seen, options, []), Rng(1)) in options


def in_words(name: str, file: Path, wrong: DataError) -> str:
    said = {language: Speech(language, load_game(name), [], 0).refusal(wrong) for language in LANGUAGES}
    assert len(set(said.values())) == len(LANGUAGES)
    assert all(str(file) in words for words in said.values())
    return said["en"]


def refusal(name: str, file: Path) -> str:
    with pytest.raises(DataError) as wrong:
        load_game(name, components=file)
    return in_words(name, file, wrong.value)


@pytest.mark.parametrize(("name", "case"), [(name, case) for name, cases in WRONG.items() for case in cases])
def test_what_cannot_be_played_is_refused(name: str, case: tuple[str, str, str], file: Path) -> None:
    there, instead, named = case
    content = real(name).decode()
    assert there in content
    file.write_text(content.replace(there, instead, 1), "utf-8")
    assert named in refusal(name, file)


@every_game
@pytest.mark.parametrize("case", EVERYWHERE)
def test_what_is_no_components_file_is_refused(name: str, case: str, file: Path) -> None:
    file.write_bytes(EVERYWHERE[case])
    refusal(name, file)


@every_game
def test_a_folder_is_called_a_folder(name: str, tmp_path: Path) -> None:
    assert "is a folder" in refusal(name, tmp_path)


def test_a_decree_that_counts_by_nothing_is_refused(file: Path) -> None:
    for decree in ("CARDS", "CASH", "REP"):
        file.write_text(re.sub(rf'"{decree}\(\d+\)"', f'"{decree}(0)"', real("flatiron").decode(), count=1), "utf-8")
        assert f"{decree}(0)" in refusal("flatiron", file)
