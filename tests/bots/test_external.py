"""Bots of others: what keeps to the protocol plays; what does not is replaced, and the match goes on."""

from __future__ import annotations

import os
import shlex
import signal
import sys
from pathlib import Path

import pytest

from kaizhuo.bots.bot import make_bot
from kaizhuo.bots.external import External, Line, Misbehaved, Named, dismiss, read_command, shown
from kaizhuo.cli.reader import Reader
from kaizhuo.cli.terminal.opening import new_table
from kaizhuo.core.rng import Rng
from kaizhuo.games import AnyGame, load_game
from kaizhuo.research.playing import Outcome, Table
from kaizhuo.testing.tables import every_game

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "mybot.py"
OPTIONS = {"letters_to_win": 2}


def python(code: str) -> str:
    return f"{shlex.quote(sys.executable)} -c {shlex.quote(code)}"


def with_others(game: AnyGame, bot: External, options: dict[str, int]) -> Outcome:
    others = [make_bot("uniform") for _ in range(max(game.seat_counts[0], 2) - 1)]
    return Table(game, [bot, *others], options, "external").play()


@every_game
def test_the_example_plays_every_game(name: str) -> None:
    bot = External(f"{shlex.quote(sys.executable)} {shlex.quote(str(EXAMPLE))}")
    outcome = with_others(load_game(name), bot, {})
    assert outcome.trouble == []
    assert bot.asked > 0


def test_the_example_is_short() -> None:
    assert len(EXAMPLE.read_text().splitlines()) <= 40


@pytest.mark.parametrize(
    ("code", "what"),
    {
        "import time; time.sleep(60)": "hangs",
        "import sys; sys.exit(3)": "dies",
        'input(); print(\'{"id": 1, "say": "flip"}\', flush=True); raise SystemExit(1)': "dies",
        "while True: print('x' * 100000)": "floods",
        "import time\nfor _ in range(50): print('{}', flush=True)\ntime.sleep(60)": "nonsense",
        "input(); print('hello', flush=True)": "nonsense",
        'input(); print(\'{"id": 1, "say": "resign"}\', flush=True)': "nonsense",
        'input(); print(\'{"id": 9, "say": "flip"}\', flush=True)': "nonsense",
        "input(); import sys; sys.stdout.buffer.write(b'\\xff\\xfe\\n'); sys.stdout.flush()": "nonsense",
    }.items(),
)
def test_who_misbehaves_is_replaced_and_the_match_goes_on(code: str, what: str) -> None:
    bot = External(python(code), seconds=3.0)
    outcome = with_others(load_game("dnup"), bot, OPTIONS)
    assert bot.trouble
    assert bot.trouble.what in (what, "floods" if what == "nonsense" and "range(50)" in code else what)
    assert outcome.trouble == [bot.trouble]
    assert sorted(outcome.places)[0] == 1


def test_a_flood_is_called_so_when_the_bot_drowns_in_it() -> None:
    """Nobody reads a flood to its end, so whoever writes it dies, here in the middle of a long question."""
    line = Line(python("import sys; sys.stdin.read(1)\nwhile True: print('x' * 100000)"), errors=False)
    with pytest.raises(Misbehaved, match="floods"):
        line.ask(b" " * 10_000_000, 30.0)
    line.close()


def test_a_bot_whose_child_keeps_the_line_is_waited_for_no_longer(tmp_path: Path) -> None:
    """As a script does that starts the bot without `exec`: the child is ended too."""
    note = tmp_path / "child"
    wrapper = f"{shlex.quote(sys.executable)} -c 'import time; time.sleep(600)' & echo $! > {note}; wait"
    bot = External(f"sh -c {shlex.quote(wrapper)}", seconds=3.0)
    with_others(load_game("dnup"), bot, OPTIONS)
    assert bot.trouble
    assert bot.trouble.what == "hangs"
    child = Path(f"/proc/{note.read_text().strip()}/stat")
    assert not child.exists() or child.read_text().rpartition(")")[2].split()[0] == "Z"


def test_a_child_that_gets_away_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kaizhuo.bots.external.PARTING", 0.1)
    note = tmp_path / "child"
    away = f"os.setsid(); open({str(note)!r}, 'w').write(str(os.getpid())); time.sleep(600)"
    bot = External(python(f"import os, time\nif not os.fork(): {away}\ntime.sleep(600)"), seconds=3.0)
    with_others(load_game("dnup"), bot, OPTIONS)
    os.kill(int(note.read_text()), signal.SIGKILL)
    assert bot.trouble
    assert bot.trouble.what == "hangs"


def test_what_a_bot_says_obeys_no_terminal() -> None:
    bot = External(python("input(); print('\\x1b[2J\\u202e', flush=True)"), seconds=20)
    with_others(load_game("dnup"), bot, OPTIONS)
    assert bot.trouble
    assert bot.trouble.what == "nonsense"
    assert bot.trouble.detail.isprintable()


def test_a_command_that_does_not_exist() -> None:
    for command in ("/no/such/bot", "", "'unclosed"):
        bot = External(command)
        with_others(load_game("dnup"), bot, OPTIONS)
        assert bot.trouble
        assert bot.trouble.what == "absent"


def counting(note: Path, stay: str) -> str:
    """A bot that takes the first option, and notes its process and what it was asked."""
    code = f"""
import json, os, sys
for line in sys.stdin:
    asked = json.loads(line)
    open({str(note)!r}, "a").write(f"{{os.getpid()}} {{asked['match']}} {{asked['id']}} {{asked['told'][:1]}}\\n")
    print(json.dumps({{"id": asked["id"], "say": asked["options"][0]{stay}}}), flush=True)
"""
    return python(code)


@pytest.mark.parametrize(("stay", "processes"), [(', "stay": True', 1), ("", 2)])
def test_a_bot_that_stays_plays_the_next_game_too(tmp_path: Path, stay: str, processes: int) -> None:
    note = tmp_path / "asked"
    for _ in range(2):
        with_others(load_game("dnup"), External(counting(note, stay)), OPTIONS)
    dismiss()
    asked = [line.split(" ", 3) for line in note.read_text().splitlines()]
    assert len({process for process, *_ in asked}) == processes
    matches = [int(match) for _, match, *_ in asked]
    assert set(matches) == ({1, 2} if processes == 1 else {1})
    told = [first for _, match, number, first in asked if number == "1" or int(match) == 2]
    assert told[0] == told[1] != "[]"  # each game is told from its beginning
    numbers = [int(number) for _, _, number, _ in asked]
    assert (numbers == sorted(numbers)) == (processes == 1)


def test_in_the_terminal_a_bot_is_one_process_and_hears_of_an_undo(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Here and in the process in which bots think while the screen is drawn."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    note = tmp_path / "asked"
    name = "sharky=cmd:" + counting(note, ', "stay": True')
    table = new_table("dnup", ["me", f"bot:{name}"], ["letters_to_win=2"], None, 3, None)
    match = table.match
    while match.ply < 40:
        seat = match.awaited()[0]
        match.submit(seat, table.choice(seat) if seat in table.bots else match.observe(seat).options[0])
    assert table.undo(0)
    while match.ply < 40:
        seat = match.awaited()[0]
        match.submit(seat, table.choice(seat) if seat in table.bots else match.observe(seat).options[-1])
    dismiss()
    asked = [line.split(" ", 3) for line in note.read_text().splitlines()]
    assert len({process for process, *_ in asked}) == 1
    assert {match for _, match, *_ in asked} == {"1", "2"}
    assert [int(number) for _, _, number, _ in asked] == list(range(1, len(asked) + 1))
    assert table.names(Reader("en"))[1] == "sharky"


def test_two_seats_of_one_command_have_a_process_each(tmp_path: Path) -> None:
    note = tmp_path / "asked"
    for _ in range(2):
        bots = [External(counting(note, ', "stay": True')) for _ in range(2)]
        assert Table(load_game("dnup"), bots, OPTIONS, "external").play().trouble == []
    dismiss()
    assert len({line.split()[0] for line in note.read_text().splitlines()}) == 2


@pytest.mark.parametrize(
    ("bot", "read"),
    [
        ("cmd:./mybot --deep", ("", "./mybot --deep")),
        ("sharky=cmd:./mybot a=cmd:b", ("sharky", "./mybot a=cmd:b")),
        ("the shark =cmd:", ("the shark", "")),
        ("level1", None),
        ("=cmd:x", None),
        ("uniform:=cmd:x", None),  # would be taken for a bot of ours
        ("level2@a=cmd:x", None),
        (f"{'x' * 25}=cmd:x", None),
        ("\x1b=cmd:x", None),
    ],
)
def test_a_command_may_have_a_name(bot: str, read: tuple[str, str] | None) -> None:
    assert read_command(bot) == read
    assert shown(bot) == (read[0] if read and read[0] else bot)


def test_a_bot_without_a_name_is_called_as_its_file() -> None:
    assert Named("", f"python3 {EXAMPLE} --deep").nickname() == "mybot"
    assert Named("", "no-such-bot.sh").nickname() == "no-such-bot"
    assert Named("", "").nickname() == ""


def test_a_bot_is_told_only_what_its_seat_may_know(tmp_path: Path) -> None:
    """The questions of seat 0 do not change when what is hidden from it changes."""
    game = load_game("dnup")
    from kaizhuo.testing.tables import tables_of
    from tests.bots.positions import observation, worlds

    state = next(table for table in tables_of("dnup") if table.seats == 3).match(2).state
    seat = int(state.pending[-1] & 0xFF) - 1
    heard = set()
    for number, world in enumerate(worlds(game, state, seat, 4)):
        log = tmp_path / str(number)
        code = f"line = input(); open({str(log)!r}, 'w').write(line); import time; time.sleep(60)"
        bot = External(python(code), seconds=1.5)
        bot.choose(game, observation(game, world, seat), Rng(1))
        heard.add(log.read_text())
    assert len(heard) == 1
