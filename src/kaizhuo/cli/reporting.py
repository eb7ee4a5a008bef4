"""What commands that play many games print alike."""

from __future__ import annotations

import shlex
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from kaizhuo.bots.external import Trouble
from kaizhuo.cli.reader import Reader
from kaizhuo.research.stats import Interval


class Bar:
    """How far it is, and what was found so far."""

    def __init__(self, reader: Reader, games: int) -> None:
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        self.found = ""
        self.shown = reader.err.is_terminal
        self.rows = Progress(*columns, TextColumn("{task.fields[found]}"), console=reader.err, transient=True,
                             disable=not self.shown)  # fmt: skip
        self.task = self.rows.add_task(reader.say("cli-simulating"), total=games, found="")

    def show(self, done: int, found: str = "") -> None:
        self.found = found
        self.rows.update(self.task, completed=done, found=found)


@contextmanager
def progress(reader: Reader, games: int) -> Iterator[Bar]:
    bar = Bar(reader, games)
    with bar.rows:
        yield bar


def share_words(share: Interval) -> str:
    return f"{100 * share.value:.1f}% ± {100 * share.margin:.1f}"


def command_line(ctx: typer.Context) -> str:
    """What was asked, as it can be asked again; options that were left alone are left out."""
    words = ["kaizhuo", str(ctx.info_name)]
    for param in ctx.command.params:
        given = ctx.params.get(param.name or "")
        if given == param.default or given in (None, False, [], ()):
            continue
        flag = [max(param.opts, key=len)] if param.param_type_name == "option" else []
        for value in given if isinstance(given, (list, tuple)) else [given]:
            words += flag if value is True else [*flag, str(value)]
    return shlex.join(words)


def box_line(reader: Reader, box: str, components: str) -> str:
    """Which box was played with: ours, or an owner's file."""
    return reader.say("cli-box-own" if components else "cli-box", box=box[:12], file=components)


def show_trouble(reader: Reader, trouble: list[Trouble]) -> None:
    """What went wrong with bots of somebody's own, for whom another one went on."""
    for one, count in Counter(trouble).items():
        words = reader.say(f"bot-{one.what}", bot=one.bot, detail=one.detail)
        reader.show(reader.say("bot-replaced", words=words, count=count))
