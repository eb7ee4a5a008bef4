"""No command line and no record ends in a traceback: what does not fit is refused in one line."""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from io import StringIO
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kaizhuo.cli.main import COMMANDS, run
from kaizhuo.core.errors import KaizhuoError
from kaizhuo.games import game_names
from kaizhuo.server.session.branching import keep_record
from kaizhuo.text.languages import LANGUAGES
from kaizhuo.text.speech import refusal
from tests.cli.conftest import Result
from tests.mutations import mutate, numbers, texts, torn

RECORDS: Final = Path(__file__).parent.parent / "games"

words = texts.filter(lambda text: not text.startswith("-"))
games = st.sampled_from(game_names()) | words
figures = numbers.map(str) | texts
bots = st.sampled_from(["uniform", "level1", "uniform,level1", "bot:uniform", "level3:x", "uniform:5", ","]) | words
options = st.sampled_from(["letters_to_win=5", "keep=true", "keep=perhaps", "fill=nobody", "=", "x="]) | words
few = st.sampled_from(["1", "2", "0", "-1", "9" * 35]) | words  # of what takes time
FLAGS: Final[dict[str, st.SearchStrategy[str]]] = {
    "--seats": figures,
    "--seat": st.sampled_from(["me", "bot:uniform", "bot:level1", "cat", "0", "1"]) | figures,
    "--seed": figures,
    "--step": figures,
    "--pace": figures,
    "--port": figures,
    "--rate": figures,
    "--archive": figures,
    "--grace": figures,
    "--bots": bots,
    "--option": options,
    "--test": st.sampled_from(["0.5,0.6", "1,0", "nan,nan", "0.1"]) | words,
    "--lang": st.sampled_from([*LANGUAGES, "tlh"]) | words,
    "--json": st.just(""),
    "--plain": st.just(""),
    "--yes": st.just(""),
    "--help": st.just(""),
    "--nonsense": words,
}
AT_THE_END: Final = {  # what keeps a command short, or from waiting
    "simulate": ["--games", "--jobs"],
    "arena": ["--blocks", "--jobs"],
    "serve": ["--port=x"],
    "play": ["--plain"],
    "compile": ["--help"],
}
USUAL_BOTS: Final = {"simulate": "uniform", "arena": "uniform,level1", "tactics": "level1"}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A record, a box, a folder and things that are none of these."""
    folder = tmp_path_factory.mktemp("fuzz")
    record = next((RECORDS / "dnup" / "records").glob("3-*"))
    (folder / "record").write_bytes(record.read_bytes())
    (folder / "text").write_text("once upon a time")
    (folder / "empty").write_bytes(b"")
    (folder / "folder").mkdir()
    return folder


@contextmanager
def captured(typed: str) -> Iterator[list[str]]:
    """What is printed, through files as a shell gives them."""
    kept = sys.stdin, sys.stdout, sys.stderr
    printed: list[str] = []
    with tempfile.TemporaryFile("w+", errors="replace") as out, tempfile.TemporaryFile("w+", errors="replace") as err:
        sys.stdin, sys.stdout, sys.stderr = StringIO(typed), out, err
        try:
            yield printed
        finally:
            sys.stdin, sys.stdout, sys.stderr = kept
            for stream in (out, err):
                stream.flush()
                stream.seek(0)
                printed.append(stream.read())


def kaizhuo(args: list[str], typed: str = "") -> Result:
    """Runs the command, which may refuse but not fall over."""
    with captured(typed) as printed:
        code = run(args, {})
    result = Result(code, *printed)
    assert code in (0, 1, 2), result
    assert "Traceback" not in result.err
    if code == 2:
        assert len(result.err.splitlines()) == 1, result
    assert not any(bad in result.out + result.err for bad in ("\x1b", "\u202e", "error-"))
    return result


@st.composite
def command_lines(draw: st.DrawFn, folder: Path) -> list[str]:
    files = st.sampled_from([str(folder / name) for name in ("record", "text", "empty", "folder", "none")])
    name = draw(st.sampled_from(COMMANDS))
    first = {"games": words, "replay": files, "verify": files, "serve": words}.get(name, games)
    line = [name]
    if draw(st.integers(0, 9)):
        line.append(draw(st.sampled_from(["list", "export", "repair", "delete", "x"]) if name == "admin" else first))
    if name == "sit":
        line += ["--bot", draw(bots)]
    if name == "botcheck":
        line.append(draw(st.sampled_from(["cmd:false", "cmd:", "cmd:no-such-program x", "x"])))
    known = {**FLAGS, **dict.fromkeys(("--components", "--results", "--resume", "--database", "--to"), files)}
    for _ in range(draw(st.integers(0, 4))):
        flag = draw(st.sampled_from(sorted(known)))
        value = draw(known[flag])
        line += [flag, value] if value else [flag]
    if name in USUAL_BOTS and "--bots" not in line:
        line += ["--bots", USUAL_BOTS[name]]
    for flag in AT_THE_END.get(name, []):
        line += [flag] if name not in USUAL_BOTS else [flag, "1" if flag == "--jobs" else draw(few)]
    return line if draw(st.integers(0, 9)) else [draw(words), *line]


@given(data=st.data())
def test_any_command_line(folder: Path, data: st.DataObject) -> None:
    line = data.draw(command_lines(folder))
    if line[0] == "play" or "--resume" in line:
        line += ["--save", str(folder / "saved.json")]
    kaizhuo(line, typed="\n".join(data.draw(st.lists(texts | numbers.map(str), max_size=8))))


def records() -> st.SearchStrategy[Path]:
    return st.sampled_from(sorted(RECORDS.glob("*/records/*.json")))


@st.composite
def changed_records(draw: st.DrawFn) -> bytes:
    content = draw(records()).read_bytes()
    if draw(st.integers(0, 3)) == 0:
        return torn(draw, content)
    record: dict[str, Any] = msgspec.json.decode(content)
    mutate(draw, record)
    return json.dumps(record).encode()  # with numbers of any size


@given(data=st.data())
def test_any_record(folder: Path, data: st.DataObject) -> None:
    file = folder / "game.json"
    file.write_bytes(data.draw(changed_records()))
    language = ["--lang", data.draw(st.sampled_from(LANGUAGES))]
    step = ["--step", str(data.draw(st.integers(0, 200)))]
    for line in (["verify"], ["verify", "--json"], ["replay"], ["replay", *step], ["replay", "--json", "--seat", "0"]):
        kaizhuo([*line, str(file), *language])
    saved = ["--save", str(folder / "saved.json")]
    kaizhuo(["play", "--plain", "--resume", str(file), *saved, *language], typed="1\n2\nq\n")
    brought = refused_upload(file.read_bytes(), language[1])
    assert len(brought) < 1000


def refused_upload(data: bytes, language: str) -> str:
    """What the server says to somebody who brings the record; "" if it is taken in."""
    try:
        keep_record("table", data, "host")
    except KaizhuoError as wrong:
        return refusal(language, wrong)
    return ""
