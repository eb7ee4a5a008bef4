"""Help in the reader's language, laid out calmly."""

from __future__ import annotations

import io
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text
from typer.core import TyperCommand

from kaizhuo.cli.reader import Reader
from kaizhuo.cli.wrapping import Prose
from kaizhuo.core.errors import OptionError
from kaizhuo.text.languages import LANGUAGES

# The types of typer's contexts and parameters moved between its versions, so they are not named here.


class Command(TyperCommand):
    """A command whose help is in the reader's language and that refuses what it does not understand in one line."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        formatter.write(page(ctx.obj, self, str(ctx.command_path), []))

    def invoke(self, ctx: Any) -> Any:
        if ctx.args:
            raise OptionError("extra-argument", argument=str(ctx.args[0]), command=str(ctx.command_path))
        return super().invoke(ctx)


def page(reader: Reader, command: Any, path: str, commands: list[tuple[str, str]]) -> str:
    """The whole help of a command.  Each `help` of a command or parameter is the id of a message."""
    name = path.split(" ")[-1]
    arguments = [(param.metavar, param.help) for param in command.params if param.param_type_name == "argument"]
    options = [(option_usage(param), param.help) for param in command.params if param.param_type_name == "option"]
    options += [(f"--lang {'|'.join(LANGUAGES)}", "help-lang"), ("--help", "help-help")]
    usage = " ".join([path, *(["COMMAND"] if commands else []), *(metavar for metavar, _ in arguments)])
    parts: list[RenderableType] = [
        Text.assemble((reader.say("cli-usage"), "bold"), f"{usage} [...]\n"),
        Padding(Prose(Text(reader.say(f"help-{name}"))), (0, 2, 1, 2)),
    ]
    sections = [("cli-commands", commands), ("cli-arguments", arguments), ("cli-options", options)]
    for title, rows in sections:
        if rows:
            parts += [Text(reader.say(title), style="bold"), Padding(grid(reader, rows), (0, 2, 1, 2))]
    parts += [
        Text(reader.say("cli-examples"), style="bold"),
        Padding(reader.say(f"help-{name}.examples"), (0, 2, 0, 2)),
    ]
    return rendered(reader.out, Group(*parts))


def option_usage(param: Any) -> str:
    names = ", ".join(param.opts)
    return names if param.is_flag else f"{names} {param.metavar}"


def grid(reader: Reader, rows: list[tuple[str, str]]) -> Table:
    table = Table.grid(padding=(0, 3, 0, 0))
    table.add_column(no_wrap=True, style="bold")
    table.add_column()
    for left, message in rows:
        table.add_row(left, Prose(Text(reader.say(message))))
    return table


def rendered(console: Console, what: Group) -> str:
    out = io.StringIO()
    inner = Console(
        file=out, width=min(console.width, 100), force_terminal=console.is_terminal, highlight=False, markup=False
    )
    inner.print(what)
    return out.getvalue().rstrip("\n")
