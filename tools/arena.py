"""How strong the bots are: `python tools/arena.py [GAME ...]` plays the lines in bots/search.toml of every game."""

from __future__ import annotations

import shlex
import subprocess
import sys
from collections.abc import Iterator

from kaizhuo.bots.settings import settings_of
from kaizhuo.games import folder_of, game_names

KAIZHUO = [sys.executable, "-m", "kaizhuo.cli"]


def commands(game: str) -> Iterator[list[str]]:
    found = settings_of(game)
    for line in found.arena:
        figures = ["--seats", str(line.seats), "--blocks", str(line.blocks), "--seed", str(line.seed)]
        yield [*KAIZHUO, "arena", game, "--bots", *line.bots, *figures]
    for alike in found.balance:
        figures = ["--seats", str(alike.seats), "--games", str(alike.games), "--seed", str(alike.seed)]
        yield [*KAIZHUO, "simulate", game, "--bots", alike.bot, *figures]
    if (folder_of(game) / "bots" / "tactics.json").is_file():
        yield [*KAIZHUO, "tactics", game]


def main() -> int:
    """1 if a line could not be played, or a bot missed a win in one."""
    failed = False
    for game in sys.argv[1:] or game_names():
        for command in commands(game):
            print(f"$ {shlex.join(command)}", flush=True)
            failed |= subprocess.run(command, check=False).returncode != 0
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
