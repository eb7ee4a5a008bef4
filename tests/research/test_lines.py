"""The lines of `make arena` and `make bench` are data of their game, and can be played."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

from kaizhuo.bots.settings import settings_of
from kaizhuo.cli.arguments import read_names
from kaizhuo.games import folder_of, game_names, load_game, package_of

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("name", game_names())
def test_every_game_says_how_strong_and_fast_it_is(name: str) -> None:
    game, found = load_game(name), settings_of(name)
    if package_of(name).startswith("kaizhuo.games."):
        assert any({"level1", "level2"} == set(line.bots) for line in found.arena)
        assert any(bot.startswith("level3") for line in found.arena for bot in line.bots)
        assert found.bench
    for line in found.arena:
        read_names(line.bots[0], line.bots[1:])
        game.check_seats(line.seats)
    for alike in found.balance:
        read_names(alike.bot, [], least=1)
        game.check_seats(alike.seats)
    for peer in found.bench:
        game.check_seats(peer.seats)


def test_every_line_is_played() -> None:
    commands = runpy.run_path(str(ROOT / "tools" / "arena.py"))["commands"]
    for name in game_names():
        words = [command[2:] for command in commands(name)]
        found = settings_of(name)
        assert [" ".join(line[1:]) for line in words if "arena" in line] == [
            f"arena {name} --bots {' '.join(line.bots)} --seats {line.seats} --blocks {line.blocks} --seed {line.seed}"
            for line in found.arena
        ]
        assert len(words) >= len(found.arena) + len(found.balance)
        assert (["kaizhuo.cli", "tactics", name] in words) == (folder_of(name) / "bots" / "tactics.json").is_file()


@pytest.mark.parametrize("file", ["Makefile", "bench/engine.py", "tools/arena.py", "tools/fit.py"])
def test_a_new_game_edits_none_of_these(file: str) -> None:
    text = (ROOT / file).read_text("utf-8")
    assert [name for name in game_names() if name in text or package_of(name).rpartition(".")[2] in text] == []
