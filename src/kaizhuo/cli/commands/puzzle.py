"""`kaizhuo puzzle`: find the right move."""

from __future__ import annotations

import sys
import time
from typing import Annotated, Final

import typer
from rich.text import Text

from kaizhuo.cli.reader import Reader
from kaizhuo.cli.terminal.puzzles import Riddle
from kaizhuo.core.errors import OptionError
from kaizhuo.play.puzzle import Puzzle, puzzle_named, puzzle_of_the_day, puzzles

DAY: Final = 86_400  # seconds


def puzzle(
    ctx: typer.Context,
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="help-puzzle-game")] = None,
    name: Annotated[str | None, typer.Argument(metavar="[NAME]", help="help-puzzle-name")] = None,
) -> None:
    reader: Reader = ctx.obj
    if game and not name:
        show_all(reader, game)
    else:
        Riddle(*wanted(game, name or ""), reader, sys.stdin).run()


def wanted(game: str | None, name: str) -> tuple[str, Puzzle]:
    found = (game, puzzle_named(game, name)) if game else puzzle_of_the_day(int(time.time()) // DAY)
    if found is None:
        raise OptionError("no-puzzles")
    return found


def show_all(reader: Reader, game: str) -> None:
    for one in puzzles(game):
        title, level = reader.say(f"puzzle-{one.kind}"), reader.say(f"web-puzzle-level-{one.level}")
        reader.show(Text.assemble((title, "bold"), f"  {level}  ", (f"kaizhuo puzzle {game} {one.name}", "cyan")))
