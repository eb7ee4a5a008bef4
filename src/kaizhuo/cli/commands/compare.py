"""`kaizhuo compare`: two boxes over the same deals, and whether what changed is more than chance."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.table import Table
from rich.text import Text

from kaizhuo.cli.arguments import check_step, checked_options, open_game, seated
from kaizhuo.cli.options import Blind, Cluster, Games, Jobs, Json, Number, Options, Seed, Strings, number
from kaizhuo.cli.reader import Reader
from kaizhuo.cli.reporting import command_line, progress
from kaizhuo.core.errors import OptionError
from kaizhuo.games import AnyGame
from kaizhuo.research.comparing import Comparison, compared
from kaizhuo.research.figures import Twofold, check_patterns
from kaizhuo.research.jobs import new_job
from kaizhuo.research.naming import Names
from kaizhuo.research.pages import compare_page
from kaizhuo.research.runner import run
from kaizhuo.research.study import Study

GAMES: Final = 1000
SHOWN: Final = 12  # figures in the terminal; the page has all


def compare(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", help="help-simulate-game")],
    components: Annotated[Strings, typer.Option("--components", metavar="FILE", help="help-compare-components")] = None,
    seats: Annotated[Number, number("--seats", "help-simulate-seats", 1)] = None,
    bots: Annotated[str, typer.Option("--bots", metavar="A,B,...", help="help-simulate-bots")] = "level2",
    games: Games = None,
    figures: Annotated[Strings, typer.Option("--figures", metavar="PATTERN", help="help-compare-figures")] = None,
    blind: Blind = "",
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE", help="help-report-out")] = None,
    seed: Seed = 1,
    jobs: Jobs = None,
    cluster: Cluster = "",
    option: Options = None,
    json: Json = False,
) -> None:
    reader: Reader = ctx.obj
    files = [Path(file) for file in components or []]
    if not 1 <= len(files) <= 2:
        raise OptionError("compare-two")
    boxes = [open_game(game, file) for file in ([None] if len(files) == 1 else []) + files]
    check_step(boxes[0], blind)
    table = seated(boxes[0], bots, seats)
    options = checked_options(boxes[0], len(table), option or [])
    check_patterns(boxes[0].words, len(table), figures or [])
    pair = [new_job(Study, box, table, options, seed, blind=blind, playouts=0) for box in boxes]
    each = max(1, (jobs or os.cpu_count() or 1) // 2)
    found = Twofold(figures or [])
    try:
        with progress(reader, games or GAMES) as bar:
            numbers = range(games or GAMES)
            for one, other in zip(*(run(job, numbers, each, cluster, apart=True) for job in pair), strict=True):
                found.add(one.games[0], other.games[0])
                bar.show(found.games)
    finally:  # of a comparison that is broken off, what there is
        if found.games:
            tell(ctx, boxes[0], compared(pair, found), out or Path(f"{game}-compare.html"), json=json)


def tell(ctx: typer.Context, game: AnyGame, found: Comparison, out: Path, *, json: bool) -> None:
    reader: Reader = ctx.obj
    names = Names(reader.language, game)
    out.write_text(compare_page(names, found, command_line(ctx)), "utf-8")
    out.with_suffix(".json").write_bytes(reader.json_bytes(found))
    if json:
        reader.json(found)
        return
    reader.show(Text(names.say("compare-title", name=names.say("name")), style="bold"))
    reader.show(names.say("compare-facts", games=found.games, seats=found.seats, seed=str(found.seed)), "")
    reader.show(Text(names.say("compare-different" if found.different else "compare-equal"), style="bold"), "")
    table = Table(box=None, padding=(0, 3, 0, 0), header_style="dim")
    table.add_column(names.say("report-figure"))
    for column in ("compare-first", "compare-second", "compare-less"):
        table.add_column(names.say(column), justify="right")
    table.add_column(names.say("report-verdict"))
    for change in found.changes[:SHOWN]:
        row = [names.amount(change.name, value) for value in (change.first, change.second)]
        mark = names.say("compare-told") if change.told else ""
        table.add_row(names.figure(change.name), *row, names.interval(change.name, change.less), mark)
    reader.show(table, "")
    if found.planted:
        reader.show(names.say("compare-planted", games=found.planted))
    reader.show(reader.say("cli-report-written", file=str(out), data=str(out.with_suffix(".json"))))
