"""`kaizhuo replay`: a recorded game, step by step."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.text import Text

from kaizhuo.bots.pool import Pool
from kaizhuo.cli.arguments import open_record
from kaizhuo.cli.options import Components, Json, Number, number
from kaizhuo.cli.reader import Reader
from kaizhuo.cli.terminal import judging
from kaizhuo.cli.terminal.replay import Replay
from kaizhuo.cli.terminal.table import result_lines
from kaizhuo.core.errors import OptionError


class StepInfo(msgspec.Struct, frozen=True):
    step: int
    move: str  # "" for the beginning
    told: list[str]


def replay(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-replay-file")],
    step: Annotated[Number, number("--step", "help-replay-step", 0)] = None,
    seat: Annotated[Number, number("--seat", "help-replay-seat", 0, "S")] = None,
    why: Annotated[bool, typer.Option("--why", help="help-replay-why")] = False,
    review: Annotated[bool, typer.Option("--review", help="help-replay-review")] = False,
    components: Components = None,
    json: Json = False,
) -> None:
    reader: Reader = ctx.obj
    record = open_record(file, components)
    shown = Replay(record, reader, seat)
    if step is not None and step > shown.last:
        raise OptionError("no-step", step=step, last=shown.last)
    if seat is not None and seat >= len(record.seats):
        raise OptionError("no-seat", seat=seat, last=len(record.seats) - 1)
    if why or review:
        judge(shown, (step or 0) if why else None, json)
    elif json:
        reader.json(steps(shown))
    elif sys.stdin.isatty() and sys.stdout.isatty():
        full_screen(shown, step or 0)
    elif step is None:
        print_log(shown)
    else:
        print_step(shown, step)


def judge(shown: Replay, step: int | None, json: bool) -> None:
    """Why the decision of a step was made; without a step, all decisions of a seat."""
    reader, pool = shown.reader, Pool(1)
    found: msgspec.Struct
    try:
        if step is None:
            review = asyncio.run(judging.review(shown, shown.judged, pool))
            found, page = review, judging.review_page(shown, review)
        else:
            why = asyncio.run(judging.why(shown, step, pool))
            found, page = why, judging.why_page(shown, step, why)
    finally:
        pool.close()
    if json:
        reader.json(found)
    else:
        reader.show(*page)


def steps(shown: Replay) -> list[StepInfo]:
    lines = shown.lines(shown.at(shown.last))
    return [
        StepInfo(step, shown.move(step), [line.text for line in lines if line.ply == step])
        for step in range(shown.last + 1)
    ]


def print_log(shown: Replay) -> None:
    reader = shown.reader
    if shown.record.branches:
        reader.show(Text(reader.say("cli-branched", ply=shown.record.branches[-1].ply), style="dim"))
    for line in shown.lines(shown.at(shown.last)):
        reader.show(f"{line.ply:>5}  {line.text}")
    if shown.whole.over:
        reader.show("", *result_lines(shown.whole, shown.names, reader))


def print_step(shown: Replay, step: int) -> None:
    reader = shown.reader
    match = shown.at(step)
    reader.show(Text(reader.say("cli-step", step=step, last=shown.last, move=shown.move(step)), style="bold"))
    reader.show(*(line.text for line in shown.lines(match) if line.ply == step))
    for viewer in shown.viewpoints():
        reader.show("", Text(reader.say("cli-viewpoint", name=shown.names[viewer]), style="dim"))
        reader.show(shown.drawn(match, viewer, reader.out.width))


def full_screen(shown: Replay, step: int) -> None:
    from kaizhuo.cli.terminal.replay_screen import ReplayScreen  # as in play.py

    ReplayScreen(shown, step).run()
