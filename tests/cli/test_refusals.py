"""Bad input: one clear line, exit code 2, no traceback, nothing half-written."""

from __future__ import annotations

import os
import resource
import signal
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from kaizhuo.games import game_names, load_game
from kaizhuo.play.options import schema
from kaizhuo.play.record import Record, read_record, write_record
from kaizhuo.text.languages import LANGUAGES
from tests.cli.conftest import Shell, process
from tests.contract.test_boxes import WRONG
from tests.games.boxes import real

BAD = {
    "no such command": ["frobnicate"],
    "no such game to play": ["play", "chess", "--plain"],
    "no such game for rules": ["rules", "chess"],
    "no such rule": ["rules", "dnup", "DN-99"],
    "no game named": ["play", "--plain"],
    "argument missing": ["rules"],
    "one word too many": ["games", "dnup"],
    "no such flag": ["games", "--loud"],
    "flag without value": ["play", "dnup", "--seed"],
    "no such language": ["games", "--lang", "tlh"],
    "language without value": ["games", "--lang"],
    "seat count": ["play", "dnup", "--plain", "--seat", "me"],
    "no such seat": ["play", "dnup", "--plain", "--seat", "me", "--seat", "cat"],
    "no such bot": ["play", "dnup", "--plain", "--seat", "me", "--seat", "bot:deep"],
    "bot budget": ["play", "dnup", "--plain", "--seat", "me", "--seat", "bot:greedy:9"],
    "only bots": ["play", "dnup", "--plain", "--seat", "bot:greedy", "--seat", "bot:greedy"],
    "no such option": ["play", "dnup", "--plain", "--option", "speed=4"],
    "option out of range": ["play", "dnup", "--plain", "--option", "letters_to_win=99"],
    "option no number": ["play", "dnup", "--plain", "--option", "letters_to_win=many"],
    "option without value": ["play", "dnup", "--plain", "--option", "letters_to_win"],
    "seed no number": ["play", "dnup", "--plain", "--seed", "luck"],
    "pace no number": ["play", "dnup", "--plain", "--pace", "slow"],
    "no terminal": ["play", "dnup"],
    "no components file": ["play", "dnup", "--plain", "--components", "none.toml"],
    "nothing saved yet": ["play", "--plain", "--resume", "last"],
    "no such save": ["play", "--plain", "--resume", "none.json"],
    "no such record": ["replay", "none.json"],
    "no such record to verify": ["verify", "none.json"],
    "no games": ["simulate", "dnup", "--games", "0"],
    "no jobs": ["simulate", "dnup", "--jobs", "0"],
    "too many seats": ["simulate", "dnup", "--seats", "9"],
    "bots and seats": ["simulate", "dnup", "--seats", "4", "--bots", "greedy,uniform"],
    "an unknown bot": ["simulate", "dnup", "--bots", "greedy,,uniform"],
    "a bot of a long name": ["simulate", "dnup", "--bots", "x" * 3000],
    "a bot that thinks for ever": ["simulate", "dnup", "--bots", "level3:" + "9" * 5000],
    "a twin that thinks for ever": ["arena", "dnup", "--bots", "level1,twin:" + "9" * 5000],
    "a change of a bot that is none": ["arena", "dnup", "--bots", "level1,level2@turn.adding=x"],
    "a change of an unknown number": ["arena", "dnup", "--bots", "level1,level2@turn.none=1", "--blocks", "1"],
    "a game of a long name": ["simulate", "x" * 3000],
    "a game that a terminal would obey": ["rules", "\x1b[2J\udcff\u202e"],
    "an empty rule": ["rules", "dnup", ""],
    "an option twice": ["simulate", "cheers", "--option", "keep=true", "--option", "keep=false"],
    "an option of many words": ["simulate", "cheers", "--option", "x" * 3000],
    "a value of many words": ["simulate", "cheers", "--option", f"recipes={'x' * 3000}"],
    "a long seed": ["simulate", "dnup", "--seed", "9" * 35],
    "a very long seed": ["simulate", "dnup", "--seed", "9" * 5000],
    "very many games": ["simulate", "dnup", "--games", "-" + "9" * 5000],
    "a proxy that is no address": ["serve", "--no-browser", "--proxy", "the one over there"],
    "an address of another machine": ["serve", "--no-browser", "--host", "203.0.113.1"],
    "a bot of ours at another server": ["sit", "http://localhost/t/x", "--bot", "level1"],
    "a folder for a box": ["simulate", "dnup", "--components", "."],
    "a file name of many words": ["verify", "x" * 3000],
}


@pytest.mark.parametrize("case", BAD)
@pytest.mark.parametrize("language", LANGUAGES)
def test_one_line_and_exit_code_two(case: str, language: str, kaizhuo: Shell, tmp_path: Path) -> None:
    args = BAD[case] if "language" in case else [*BAD[case], "--lang", language]
    code, out, err = kaizhuo(*args)
    assert (code, out) == (2, "")
    assert len(err.strip().splitlines()) == 1
    assert "error-" not in err
    assert list(tmp_path.iterdir()) == []


def test_a_refusal_is_in_the_reader_s_language(kaizhuo: Shell) -> None:
    refused = {language: kaizhuo("rules", "dnup", "DN-99", "--lang", language).err for language in LANGUAGES}
    assert len(set(refused.values())) == 3
    assert all("DN-99" in words for words in refused.values())


@pytest.mark.parametrize("game", game_names())
def test_the_hint_of_an_option_is_the_game_s_own(game: str, kaizhuo: Shell) -> None:
    refused = kaizhuo("simulate", game, "--option", "nonsense").err
    assert all(option in refused for option in schema(load_game(game)))
    assert ("letters_to_win" in refused) == (game == "dnup")


def test_a_number_that_is_too_long_is_called_so(kaizhuo: Shell) -> None:
    assert "18 digits" in kaizhuo("simulate", "dnup", "--seed", "9" * 35).err


def test_as_a_real_process() -> None:
    code, out, err = process("play", "dnup", "--plain", "--option", "letters_to_win=99", LANG="zh_TW.UTF-8")
    assert (code, out) == (2, "")
    assert err == "letters_to_win 不能設為「99」。可以是：2-8。\n"


BROKEN_BOXES: dict[str, str | bytes] = {
    "no toml": "grade = ",
    "wrong type": 'grade = 5\nnote = ""\n',
    "binary": b"\xff\xfe\x00",
}


@pytest.mark.parametrize("case", BROKEN_BOXES)
def test_a_components_file_that_does_not_fit(case: str, tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    broken = BROKEN_BOXES[case]
    file.write_bytes(broken if isinstance(broken, bytes) else broken.encode())
    save = tmp_path / "game.json"
    code, out, err = process("play", "dnup", "--plain", "--components", str(file), "--save", str(save))
    assert (code, out) == (2, "")
    assert len(err.splitlines()) == 1
    assert str(file) in err
    assert not save.exists()


@pytest.mark.parametrize("game", game_names())
def test_rules_that_are_made_from_a_wrong_box_end_nothing_but_the_command(game: str, tmp_path: Path) -> None:
    """As a process: there the compiled rules are made from the owner's box."""
    file = tmp_path / "box.toml"
    there, instead, named = WRONG[game][-1]
    file.write_text(real(game).decode().replace(there, instead, 1), "utf-8")
    code, out, err = process("simulate", game, "--components", str(file))
    assert (code, out) == (2, "")
    assert len(err.splitlines()) == 1
    assert named in err


def tampered(record: Record, **changes: object) -> bytes:
    return msgspec.json.encode({**msgspec.to_builtins(record), **changes})


def branch(ply: int) -> dict[str, object]:
    return {"ply": ply, "commitment": "0" * 64, "secret": "00" * 32}


def bad_records(record: Record) -> dict[str, bytes]:
    moves = list(record.moves)
    return {
        "empty": b"",
        "no json": b"once upon a time",
        "a list": b"[]",
        "an unknown field": tampered(record, mood="good"),
        "no seats": tampered(record, seats=[]),
        "an unknown game": tampered(record, game="chess"),
        "an impossible option": tampered(record, options={"letters_to_win": 99}),
        "other rules": tampered(record, rules_version=99),
        "other components": tampered(record, components="0123456789abcdef"),
        "a sentence of nobody": tampered(record, moves=[*moves[:40], "nobody flip", *moves[41:]]),
        "an illegal sentence": tampered(record, moves=[*moves[:40], "0 sing", *moves[41:]]),
        "a move left out": tampered(record, moves=[*moves[:40], *moves[41:]]),
        "a move too many": tampered(record, moves=[*moves, "0 flip"]),
        "wrong scores": tampered(record, scores=[9, 9, 9, 9]),
        "cut short": tampered(record, moves=moves[:-1]),
        "a seat beyond 64 bits": tampered(record, moves=[*moves[:40], f"{10**30} flip", *moves[41:]]),
        "a seat of many digits": tampered(record, moves=[*moves[:40], f"{'9' * 5000} flip", *moves[41:]]),
        "a long move": tampered(record, moves=[*moves[:40], f"0 {'x' * 3000}", *moves[41:]]),
        "a branch beyond 64 bits": tampered(record, branches=[branch(10**30 % 2**64)]),
        "a branch before the beginning": tampered(record, branches=[branch(-5)]),
        "a branch of a million plies": tampered(record, branches=[branch(10**9)]),
        "branches the wrong way round": tampered(record, branches=[branch(9), branch(5)]),
        "a long secret": tampered(record, secret="ab" * 3000),
        "a number for an option": tampered(record, options={"letters_to_win": "4"}),
        "a version beyond 64 bits": tampered(record, rules_version=2**64 - 1),
        "an unknown bot": tampered(record, seats=["me", "bot:deep\x1b[2J", *record.seats[2:]]),
        "no secret at all": tampered(record, secret="", commitment=""),
        "half a secret": tampered(record, secret=record.secret[:20]),
        "no hexadecimal secret": tampered(record, secret="xyz"),
        "another secret": tampered(record, secret="00" * 32),
    }


def test_records_that_cannot_be_replayed(finished_game: bytes, kaizhuo: Shell, tmp_path: Path) -> None:
    record = msgspec.json.decode(finished_game, type=Record)
    file = tmp_path / "game.json"
    for case, content in bad_records(record).items():
        file.write_bytes(content)
        code, out, err = kaizhuo("verify", str(file))
        assert (code, out) == (2, ""), case
        assert len(err.strip().splitlines()) == 1, case
        assert file.read_bytes() == content, case


def test_a_record_that_is_cut_short_says_so(finished_game: bytes, kaizhuo: Shell, tmp_path: Path) -> None:
    record = msgspec.json.decode(finished_game, type=Record)
    file = tmp_path / "game.json"
    file.write_bytes(tampered(record, moves=record.moves[:-1]))
    for command in ("replay", "verify"):
        assert f"but its moves stop after {len(record.moves) - 1}" in kaizhuo(command, str(file)).err


def test_the_first_bad_ply_is_named(finished_game: bytes, kaizhuo: Shell, tmp_path: Path) -> None:
    record = msgspec.json.decode(finished_game, type=Record)
    file = tmp_path / "game.json"
    dealt = list(record.moves)
    dealt[2], dealt[3] = dealt[3], dealt[2]
    file.write_bytes(tampered(record, moves=dealt))
    assert "step 2:" in kaizhuo("verify", str(file)).err
    assert "secret" in kaizhuo("verify", str(file)).err
    played = [*record.moves[:50], "0 take 0", *record.moves[51:]]
    file.write_bytes(tampered(record, moves=played))
    assert "step 50:" in kaizhuo("verify", str(file)).err


@pytest.mark.parametrize("flag", [["--seat", "me"], ["--option", "letters_to_win=5"], ["--seed", "4"]])
def test_a_saved_game_goes_on_as_it_was(flag: list[str], finished_game: bytes, kaizhuo: Shell, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(finished_game)
    code, _, err = kaizhuo("play", "--plain", "--resume", str(file), *flag)
    assert code == 2
    assert flag[0] in err


def test_a_saved_game_that_cannot_go_on(finished_game: bytes, kaizhuo: Shell, tmp_path: Path) -> None:
    """It is another game's, nothing can be dealt any more, or it was dealt from another box."""
    file, own = tmp_path / "game.json", tmp_path / "mine.toml"
    own.write_text(real("dnup").decode().replace("letters_first = 2", "letters_first = 3", 1), "utf-8")
    file.write_bytes(finished_game)
    assert "dnup" in refused(kaizhuo, "play", "cheers", "--plain", "--resume", str(file))
    assert "other components" in refused(kaizhuo, "replay", str(file), "--components", str(own))
    file.write_bytes(tampered(msgspec.json.decode(finished_game, type=Record), secret=""))
    assert "secret" in refused(kaizhuo, "play", "--plain", "--resume", str(file))


def refused(kaizhuo: Shell, *args: str) -> str:
    code, out, err = kaizhuo(*args)
    assert (code, out, len(err.strip().splitlines())) == (2, "", 1)
    return err


def test_a_target_that_cannot_be_written(kaizhuo: Shell, tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("a file, no folder")
    code, out, err = kaizhuo("play", "dnup", "--plain", "--save", str(blocked / "game.json"))
    assert (code, out) == (2, "")
    assert len(err.strip().splitlines()) == 1
    code, _, err = kaizhuo("play", "dnup", "--plain", "--save", str(tmp_path))
    assert code == 2
    assert [file.name for file in tmp_path.iterdir()] == ["file"]


def no_room() -> None:
    """Files may not grow beyond a few bytes, as on a disk that is nearly full."""
    resource.setrlimit(resource.RLIMIT_FSIZE, (200, 200))


def test_a_save_that_fails_leaves_the_old_one_whole(finished_game: bytes, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(finished_game)
    done = subprocess.run(
        [sys.executable, "-B", "-m", "kaizhuo.cli", "play", "--plain", "--resume", str(file)],
        input=b"",
        capture_output=True,
        preexec_fn=no_room,
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"},
        check=False,
    )
    assert done.returncode == 2
    assert len(done.stderr.decode().strip().splitlines()) == 1
    assert file.read_bytes() == finished_game
    assert list(tmp_path.iterdir()) == [file]


KILLED_WHILE_SAVING = """
import os, signal, sys
from pathlib import Path
from kaizhuo.play.record import read_record, write_record

file = Path(sys.argv[1])
record = read_record(file)
os.fsync = lambda _: os.kill(os.getpid(), signal.SIGKILL)  # the power fails after the bytes, before they are safe
write_record(file, record)
"""


def test_a_save_that_is_killed_leaves_the_old_one_whole(finished_game: bytes, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(finished_game)
    done = subprocess.run([sys.executable, "-c", KILLED_WHILE_SAVING, str(file)], check=False)
    assert done.returncode == -signal.SIGKILL
    assert file.read_bytes() == finished_game
    write_record(file, read_record(file))
    assert file.read_bytes() == finished_game


def test_a_full_disk_and_a_reader_who_leaves() -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [sys.executable, "-m", "kaizhuo.cli", "rules", "dnup"], stdout=full, stderr=subprocess.PIPE, check=False
        )
    assert done.returncode == 2
    assert len(done.stderr.decode().splitlines()) == 1
    left = subprocess.run(
        f"{sys.executable} -m kaizhuo.cli rules dnup | head -1", shell=True, capture_output=True, check=False
    )
    assert left.stderr == b""
