"""What is only read: help, games, rules, and the words for all of it."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pytest

import kaizhuo.cli
from kaizhuo import compiled
from kaizhuo.cli.main import COMMANDS
from kaizhuo.cli.wrapping import NOT_FIRST, wrapped
from kaizhuo.compiling.plan import has_compiler
from kaizhuo.games import game_names
from kaizhuo.text.languages import LANGUAGES
from tests.cli.conftest import Shell, process

every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_every_command_explains_itself(command: str, language: str, kaizhuo: Shell) -> None:
    code, out, err = kaizhuo(*([command] if command else []), "--help", "--lang", language)
    assert (code, err) == (0, "")
    assert "--lang" in out
    assert "kaizhuo " + command in out
    assert "…" not in out  # nothing is cut off
    if language != "en":
        assert len(re.findall(r"[\u4e00-\u9fff]", out)) > 40


def test_without_words_it_shows_what_it_can_do(kaizhuo: Shell) -> None:
    assert kaizhuo() == kaizhuo("--help")


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("engine: interpreted", "engine: compiled")),
        ("zh-Hant", ("引擎：未編譯", "引擎：已編譯")),
        ("zh-Hans", ("引擎：未编译", "引擎：已编译")),
    ],
)
def test_the_version_says_whether_the_engine_is_compiled(
    language: str, words: tuple[str, str], kaizhuo: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert words[compiled()] in kaizhuo("--version", "--lang", language).out
    for built in (False, True):
        monkeypatch.setattr("kaizhuo.core.engine.__file__", "engine.so" if built else "engine.py")
        out = kaizhuo("--version", "--lang", language).out
        assert out.startswith(f"kaizhuo {version('kaizhuo')}")
        assert words[built] in out


def test_the_locale_chooses_the_language_and_lang_overrules_it() -> None:
    assert process("rules", "dnup", "DN-4", LANG="zh_CN.UTF-8").out.startswith("DN-4  回合")
    assert process("rules", "dnup", "DN-4", "--lang", "en", LANG="zh_CN.UTF-8").out.startswith("DN-4  Turns")


@every_language
def test_games_lists_every_game_with_its_box(language: str, kaizhuo: Shell) -> None:
    out = kaizhuo("games", "--lang", language).out
    for name in game_names():
        assert name in out
    assert "letters_to_win" in out
    assert "2-8" in out
    if language != "en":
        assert re.findall(r"[A-Za-z]{3,} [a-z]{2,} [a-z]{2,} [a-z]{2,}", out) == []  # no sentence in English


def test_games_for_a_program(kaizhuo: Shell) -> None:
    found = {game["id"]: game for game in json.loads(kaizhuo("games", "--json").out)}
    assert list(found) == game_names()
    dnup = found["dnup"]
    assert dnup["seats"] == [2, 3, 4, 5]
    assert dnup["grade"] == "S"
    assert dnup["options"][0]["schema"] == {"type": "integer", "minimum": 2, "maximum": 8, "default": 4}
    for game in found.values():
        assert game["grade_words"], game["id"]
        assert game["note"], game["id"]


HEAVY = re.compile(
    r"kaizhuo\.(bots|play|research|server|games\.[a-z]+_?[a-z]+|cli\.commands\.)|textual|starlette|uvicorn"
)


def loaded_by(command: str) -> list[str]:
    code = "import sys; from kaizhuo.cli.main import run; run(sys.argv[1:], {}); print(*sorted(sys.modules), sep='\\n')"
    done = subprocess.run([sys.executable, "-c", code, command], capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


def test_a_list_of_games_loads_no_rules() -> None:
    assert [name for name in loaded_by("games") if re.match(r"kaizhuo\.games\.\w+\.(game|rules)", name)] == []


def test_help_loads_no_game_no_server_and_no_other_command() -> None:
    loaded = loaded_by("--help")
    assert "kaizhuo.cli.help" in loaded
    assert [name for name in loaded if HEAVY.match(name)] == []


@every_language
def test_rules_whole_or_one(language: str, kaizhuo: Shell) -> None:
    whole = kaizhuo("rules", "dnup", "--lang", language).out
    assert whole.count("DN-") >= 26
    one = kaizhuo("rules", "dnup", "dn-8", "--lang", language).out
    assert one.startswith("DN-8")
    assert "*" not in whole


def test_rules_for_a_program(kaizhuo: Shell) -> None:
    (rule,) = json.loads(kaizhuo("rules", "dnup", "DN-8", "--json").out)
    assert rule["number"] == "DN-8"
    assert rule["kind"] == "rule"


FAMILIES = re.compile(r"help-|cli-key-|cli-bot-|cli-grade-|cli-[a-z-]+-column")  # ids that are put together from parts


def test_every_word_of_the_command_is_used() -> None:
    folder = Path(str(kaizhuo.cli.__path__[0]))
    source = "".join(file.read_text("utf-8") for file in folder.rglob("*.py"))
    text = (folder.parent / "text" / "en" / "cli.ftl").read_text("utf-8")
    ids = re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)
    quoted = [f'"{name.removeprefix("error-")}"' if name.startswith("error-") else f'"{name}"' for name in ids]
    unused = [name for name, word in zip(ids, quoted, strict=True) if word not in source and not FAMILIES.match(name)]
    assert unused == []
    helps = [name for name in ids if name.startswith("help-")]
    commands = {f"help-{name}" for name in ["kaizhuo", "help", "lang", *COMMANDS]}
    assert [name for name in helps if name not in commands and f'"{name}"' not in source] == []


@pytest.mark.parametrize("width", [7, 9, 16, 26, 40])
def test_lines_break_where_a_reader_expects_it(width: int) -> None:
    chinese = "搶快 3 號 打出 3 張 2（2/8 2/10 2/5），旋轉後回到「手上」。"
    lines = wrapped(chinese, width)
    assert "".join(lines).replace(" ", "") == chinese.replace(" ", "")
    assert all(line[0] not in NOT_FIRST for line in lines)
    assert all(line[-1] not in "（「" for line in lines)
    english = "Medium bot 3’s 1 × 2 is beaten and goes back to the hand, flipped."
    assert " ".join(wrapped(english, max(width, 8))) == english


@pytest.mark.parametrize(("language", "words"), [("en", "said once"), ("zh-Hant", "一次"), ("zh-Hans", "一次")])
def test_a_slow_engine_says_once_how_to_become_fast(
    language: str, words: str, kaizhuo: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kaizhuo.core.engine.__file__", "engine.py")
    asked = ("tactics", "no-such-game", "--lang", language)
    assert "kaizhuo compile" not in kaizhuo(*asked).err  # not to a program
    monkeypatch.setattr("rich.console.Console.is_terminal", property(lambda _: True))
    first, again = kaizhuo(*asked).err, kaizhuo(*asked).err
    assert "kaizhuo compile" in first
    assert words in first
    assert "kaizhuo compile" not in again


def test_compile_says_what_is_missing(kaizhuo: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kaizhuo.core.engine.__file__", "engine.so")
    assert kaizhuo("compile", "--lang", "en").out == "The engine is compiled already.\n"
    monkeypatch.setattr("kaizhuo.core.engine.__file__", "engine.py")
    monkeypatch.setattr("kaizhuo.compiling.plan.find_spec", lambda _: None)
    monkeypatch.setenv("CC", sys.executable)
    missing = 'pip install "kaizhuo[fast]"' if has_compiler() else "python3-dev"  # a bare machine lacks the headers
    assert missing in kaizhuo("compile").err
    monkeypatch.setenv("CC", "no-such-compiler")
    assert "python3-dev" in kaizhuo("compile").err
