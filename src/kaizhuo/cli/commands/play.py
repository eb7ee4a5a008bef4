"""`kaizhuo play`: a game in the terminal."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from kaizhuo.cli.options import Components, Number, Options, Strings, duration, number
from kaizhuo.cli.reader import Reader
from kaizhuo.cli.terminal.opening import new_table, resumed_table
from kaizhuo.cli.terminal.plain import Dialogue
from kaizhuo.cli.terminal.table import Table
from kaizhuo.core.errors import OptionError


def play(
    ctx: typer.Context,
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="help-play-game")] = None,
    seat: Annotated[Strings, typer.Option("--seat", metavar="WHO", help="help-play-seat")] = None,
    option: Options = None,
    components: Components = None,
    seed: Annotated[Number, number("--seed", "help-play-seed")] = None,
    save: Annotated[Path | None, typer.Option("--save", metavar="FILE", help="help-play-save")] = None,
    resume: Annotated[str | None, typer.Option("--resume", metavar="FILE", help="help-play-resume")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="help-play-plain")] = False,
    pace: Annotated[float, duration("--pace", "help-play-pace")] = 0.7,
) -> None:
    reader: Reader = ctx.obj
    if not plain and not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise OptionError("no-terminal")
    if resume is None:
        table = new_table(game, seat or [], option or [], components, seed, save)
    else:
        refuse_together({"--seat": bool(seat), "--option": bool(option), "--seed": seed is not None})
        table = resumed_table(game, resume, components, save)
    table.save()
    if plain:
        Dialogue(table, reader, sys.stdin).run()
    else:
        table = full_screen(table, reader, pace)
    say_goodbye(table, reader)


def refuse_together(given: dict[str, bool]) -> None:
    for flag, there in given.items():
        if there:
            raise OptionError("resume-fixed", flag=flag)


def full_screen(table: Table, reader: Reader, pace: float) -> Table:
    from kaizhuo.cli.terminal.screen import TableScreen  # takes a third of a second that `--plain` need not pay

    screen = TableScreen(table, reader, pace)
    screen.run()
    return screen.table


def say_goodbye(table: Table, reader: Reader) -> None:
    if table.match.over:
        reader.show(reader.say("cli-bye-over", file=str(table.file)))
    else:
        reader.show(reader.say("cli-bye", file=str(table.file)))
