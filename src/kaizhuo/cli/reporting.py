"""What commands that play many games print alike."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from kaizhuo.bots.external import Trouble
from kaizhuo.cli.reader import Reader


@contextmanager
def progress(reader: Reader, games: int) -> Iterator[Progress]:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    shown = reader.err.is_terminal
    with Progress(*columns, console=reader.err, transient=True, disable=not shown) as bar:
        bar.add_task(reader.say("cli-simulating"), total=games)
        yield bar


def box_line(reader: Reader, box: str, components: str) -> str:
    """Which box was played with: ours, or an owner's file."""
    return reader.say("cli-box-own" if components else "cli-box", box=box[:12], file=components)


def show_trouble(reader: Reader, trouble: list[Trouble]) -> None:
    """What went wrong with bots of somebody's own, for whom another one went on."""
    for one, count in Counter(trouble).items():
        words = reader.say(f"bot-{one.what}", bot=one.bot, detail=one.detail)
        reader.show(reader.say("bot-replaced", words=words, count=count))
