"""`kaizhuo box`: a file that can be edited, every mistake in it named at once, and a schema."""

from __future__ import annotations

import ast
import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kaizhuo.games import boxes_of, folder_of, game_names, load_game
from kaizhuo.games.dnup.box.data import load_box
from kaizhuo.kit.boxes import read_box
from kaizhuo.kit.mistakes import BoxError
from kaizhuo.kit.places import places_of
from kaizhuo.text.languages import LANGUAGES
from kaizhuo.text.speech import mistake_words
from tests.cli.conftest import Shell

WRONG = {
    "letters_first = 2 ": "letter_first = 2 ",
    "rounds_duel = 2": "rounds_duel = 99",
    "turn_limit = 600": 'turn_limit = "x"',
    '"3/4", "3/5", "3/6", "3/7"': '"3/4", "3-5", "3/6", 7',
    "from = 4": "form = 4",
    "from = 5\ncards": "cards",
    '"1/10", "2/8"': '"10/1", "2/8"',
}


@pytest.fixture
def wrong(tmp_path: Path) -> Path:
    text = boxes_of("dnup")[0].file.read_text("utf-8")
    for old, new in WRONG.items():
        assert old in text
        text = text.replace(old, new, 1)
    (tmp_path / "wrong.toml").write_text(text, "utf-8")
    return tmp_path / "wrong.toml"


def test_all_mistakes_are_named_at_once(kaizhuo: Shell, wrong: Path) -> None:
    """Each with its line, what is expected and the nearest right name."""
    said = kaizhuo("box", "dnup", "--check", str(wrong))
    assert said.code == 1
    lines = wrong.read_text("utf-8").splitlines()

    def line(text: str) -> int:
        return next(number for number, found in enumerate(lines, 1) if text in found)

    for text, words in (
        ("letter_first", "letter_first: there is no such key; perhaps letters_first is meant"),
        ("rounds_duel", "99 does not fit; expected is a whole number from 1 to 20"),
        ("turn_limit", '"x" does not fit; expected is a whole number from 1 to 5,000'),
        ('"3-5"', 'group[0].cards[15]: "3-5" does not fit; expected is something like "1/5"'),
        ('"3-5"', "group[0].cards[17]: 7 does not fit"),
        ("form = 4", "group[2].form: there is no such key; perhaps from is meant"),
        ('"10/1"', "group[1].cards[0]: 10/1 must have two different values, the lower first, at most 10"),
    ):
        assert any(f"line {line(text)}, " in found and words in found for found in said.out.splitlines()), words
    assert "letters_first is missing" in said.out
    assert "group[3]: from is missing" in said.out
    assert len(said.out.splitlines()) == 11
    refused = kaizhuo("simulate", "dnup", "--components", str(wrong))  # the same, in one line
    assert (refused.code, len(refused.err.splitlines())) == (2, 1)
    assert "letters_first is missing" in refused.err


def test_mistakes_are_told_in_every_language(wrong: Path) -> None:
    with pytest.raises(BoxError) as refused:
        load_box(wrong)
    for language in LANGUAGES:
        said = [mistake_words(language, mistake) for mistake in refused.value.mistakes]
        assert len(said) == 10
        assert ("does not fit" in said[1]) == (language == "en")
        assert ("must have" in said[-1]) == (language == "en")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (b"grade = 1\ngrade = 2\n", "line 2, column 10: this was already said further up"),
        (b"grade = 1\nnote = x\n", "line 2, column 8: this is not TOML"),
        (b"grade = [1,\n", "the file ends in the middle of something"),
        (b"grade = 1\nnote = '\xff'\n", "line 2, this is not text in UTF-8"),
        (b"grade = " + b"[" * 9999, "too many brackets within brackets"),
    ],
)
def test_a_file_that_is_no_toml(kaizhuo: Shell, tmp_path: Path, text: bytes, words: str) -> None:
    (tmp_path / "none.toml").write_bytes(text)
    said = kaizhuo("box", "dnup", "--check", str(tmp_path / "none.toml"))
    assert said.code == 1
    assert words in said.out


@pytest.mark.parametrize("name", game_names())
def test_what_does_not_fit_has_words_in_every_language(name: str) -> None:
    source = ast.parse((folder_of(name) / "box" / "data.py").read_text("utf-8"))
    codes = {
        call.args[2].value for call in ast.walk(source)
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "demand"
        and isinstance(call.args[2], ast.Constant)
    }  # fmt: skip
    assert codes
    for language in LANGUAGES:
        text = (folder_of(name) / "view" / "text" / f"{language}.ftl").read_text("utf-8")
        assert set(re.findall(r"^misfit-(\S+) =", text, re.MULTILINE)) == codes


def test_what_does_not_fit_together_is_told_of_every_card(kaizhuo: Shell, tmp_path: Path) -> None:
    text = boxes_of("dnup")[0].file.read_text("utf-8")
    (tmp_path / "odd.toml").write_text(text.replace('"2/4", "2/4"', '"4/2", "9/3"', 1), "utf-8")
    said = kaizhuo("box", "dnup", "--check", str(tmp_path / "odd.toml"))
    assert "4/2 must have" in said.out
    assert "9/3 must have" in said.out


@pytest.mark.parametrize("name", game_names())
def test_the_box_that_is_written_is_ours(name: str, kaizhuo: Shell, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(kaizhuo("box", name).out, "utf-8")
    assert read_box(file).fingerprint == boxes_of(name)[0].fingerprint
    assert load_game(name, components=file) is load_game(name)
    assert kaizhuo("box", name, "--check", str(file)).code == 0


def paths(part: Any, at: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    inner = part.items() if isinstance(part, dict) else enumerate(part) if isinstance(part, list) else ()
    for key, value in inner:
        yield (*at, key)
        yield from paths(value, (*at, key))


@pytest.mark.parametrize("name", game_names())
def test_everything_in_a_box_has_a_line(name: str) -> None:
    text = boxes_of(name)[0].file.read_text("utf-8")
    lines, places = text.splitlines(), places_of(text)
    for path in paths(tomllib.loads(text)):
        found = lines[places[path].line - 1]
        assert not isinstance(path[-1], str) or path[-1] in found, path


def test_notes_stand_beside_keys() -> None:
    places = places_of('a = "x # y"  # a note\n\n[b]  # another\nc = [\n  1, # one\n  { d = 2 },\n]\n[[e.f]]\ng=1\n')
    assert places["a",] == (1, "a note")
    assert places["b",] == (3, "another")
    assert places["b", "c", 0] == (5, "one")
    assert places["b", "c", 1, "d"].line == 6
    assert places["e", "f", 0, "g"].line == 9


@pytest.mark.parametrize("name", game_names())
def test_the_schema_knows_every_key_and_what_is_noted_beside_it(name: str, kaizhuo: Shell) -> None:
    said = kaizhuo("box", name, "--schema")
    parts = json.loads(said.out)["$defs"]
    box = tomllib.loads(boxes_of(name)[0].file.read_text("utf-8"))
    assert set(box) <= set(parts["Box"]["properties"])
    assert any("description" in field for part in parts.values() for field in part.get("properties", {}).values())


def test_ours_and_yours(kaizhuo: Shell, tmp_path: Path) -> None:
    text = boxes_of("dnup")[0].file.read_text("utf-8")
    (tmp_path / "mine.toml").write_text(text.replace("letters_first = 2", "letters_first = 3"), "utf-8")
    assert "letters_first: 2 → 3" in kaizhuo("box", "dnup", "--check", str(tmp_path / "mine.toml")).out
