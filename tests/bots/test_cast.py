"""The characters of bots: never two alike, always the same ones, with names short enough for a phone."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kaizhuo.bots.bot import BOTS
from kaizhuo.bots.cast import CAST, EVERYBODY, character, characters
from kaizhuo.cli.reader import Reader
from kaizhuo.cli.terminal.table import introductions, seat_names
from kaizhuo.server.session.names import bot_names, names
from kaizhuo.server.session.table import Table
from kaizhuo.server.store.events import Opened
from kaizhuo.text.languages import LANGUAGES
from kaizhuo.text.speech import say

FACES = Path(__file__).parents[2] / "web" / "src" / "parts" / "Face.tsx"


def test_every_level_has_its_own_characters() -> None:
    assert ["uniform", *CAST] == list(BOTS)
    assert len(set(EVERYBODY)) == len(EVERYBODY)
    for bot in BOTS:
        found = characters([(bot, "")] * 8)
        assert len(set(found)) == 8
        assert found[:4] == list(CAST["level1" if bot == "uniform" else bot])


def test_old_names_and_budgets_are_played_by_the_same() -> None:
    assert character("ismcts", ()) == character("level3:500", ()) == character("level3", ()) == "nox"
    assert character("cmd:./mybot", ()) == ""
    assert character("level1", EVERYBODY) == ""


def test_who_is_known_keeps_their_character() -> None:
    assert characters([("level1", "pip"), ("", "Ann"), ("level1", "")]) == ["pip", "", "bao"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_short_and_faces_are_drawn(language: str) -> None:
    names = [say(language, f"cast-{who}") for who in EVERYBODY]
    assert len(set(names)) == len(names)
    assert max(map(len, names)) <= (4 if language == "en" else 2)
    assert all(say(language, f"cast-{who}.line") for who in EVERYBODY)
    assert re.findall(r"^  (\w+): \(\) => ", FACES.read_text("utf-8"), re.MULTILINE) == EVERYBODY


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_calls_them_the_same(language: str) -> None:
    bots = ["level2", "level2", "level1", "greedy"]
    called = seat_names(Reader(language), ["Ann", *(f"bot:{bot}" for bot in bots)])
    assert called[1:] == bot_names([(bot, "") for bot in bots], language)
    told = introductions(Reader(language), dict(enumerate([*bots, "cmd:./mine"], 1)))
    assert [line.startswith(name) for line, name in zip(told, called[1:], strict=True)] == [True] * 4
    assert say(language, "bot-level1") in told[2]


def test_bots_keep_their_names_when_somebody_takes_a_seat_among_them() -> None:
    opened = Opened("dnup", 2, {}, 4, host="ann", public=False, secret="00" * 32)
    table = Table("a" * 22, opened)
    table.sit("ann", 0, "Ann")
    for seat in (1, 2, 3):
        table.seat_bot("ann", seat, "level2")
    before = names(table.chairs, "en")
    assert before == ["Ann", "Fen", "Otti", "Dux"]
    table.sit("bo", 1, "Bo")
    assert names(table.chairs, "en") == ["Ann", "Bo", "Otti", "Dux"]
    assert names(table.changes[0].chairs, "en") == before
    old = [chair._replace(name="") if chair.bot else chair for chair in table.changes[0].chairs]
    assert names(old, "en") == before, "tables from before there were characters read the same"
