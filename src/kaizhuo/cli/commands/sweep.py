"""`kaizhuo sweep`: a box with other values in one place, and for which of them a goal holds."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.table import Table
from rich.text import Text

from kaizhuo.cli.arguments import check_step, checked_options, open_game, seated
from kaizhuo.cli.options import Blind, Cluster, Components, Games, Jobs, Json, Number, Options, Seed, Strings, number
from kaizhuo.cli.reader import Reader
from kaizhuo.cli.reporting import command_line, progress
from kaizhuo.core.errors import OptionError
from kaizhuo.games import AnyGame
from kaizhuo.research.editing import MOST_VALUES, read_setting
from kaizhuo.research.figures import check_patterns
from kaizhuo.research.jobs import Block, new_job
from kaizhuo.research.naming import Names
from kaizhuo.research.pages import holding, sweep_page
from kaizhuo.research.runner import run
from kaizhuo.research.study import Study
from kaizhuo.research.sweeping import Sweep, Trial, as_it_is, play_all, read_goal, summed, variants_of

GAMES: Final = 400
SHOWN: Final = 3  # figures in the terminal; the page has all
FIGURES: Final = ("seat.*", "first", "draws", "length.*", "points.all", "points.margin", "lead.*")


def sweep(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", help="help-simulate-game")],
    values: Annotated[Strings, typer.Option("--set", metavar="PLACE=VALUES", help="help-sweep-set")] = None,
    goal: Annotated[Strings, typer.Option("--goal", metavar="FIGURES in A..B", help="help-sweep-goal")] = None,
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
    components: Components = None,
    json: Json = False,
) -> None:
    reader: Reader = ctx.obj
    opened = open_game(game, components)
    check_step(opened, blind)
    table = seated(opened, bots, seats)
    options = checked_options(opened, len(table), option or [])
    base = new_job(Study, opened, table, options, seed, blind=blind, playouts=0)
    box = tomllib.loads(base.text())
    settings = [read_setting(box, given) for given in values or []]
    if not settings:
        raise OptionError("sweep-what")
    goals = [read_goal(given) for given in goal or []]
    check_patterns(opened.words, len(table), [*(goal.pattern for goal in goals), *(figures or [])])
    trials = [Trial(label, job) for label, job in variants_of(base, box, settings)]
    if len(trials) > MOST_VALUES:
        raise OptionError("set-many", given=" ".join(values or []), most=MOST_VALUES)
    most, known = games or GAMES, as_it_is(base, trials)
    patterns = figures or ([] if goals else [*FIGURES, *pieces_named(setting.path for setting in settings)])
    try:
        with progress(reader, most * len(trials)) as bar:

            def play(job: Study, numbers: Sequence[int]) -> Iterator[Block]:
                for block in run(job, numbers, jobs, cluster, apart=True):
                    bar.show(sum(len(trial.outcomes) for trial in trials))
                    yield block

            play_all(known, trials, goals, most, play)
    finally:  # of a sweep that is broken off, what there is
        if all(trial.outcomes for trial in trials):
            found = summed(base, known, trials, settings, goals, patterns)
            tell(ctx, opened, found, out or Path(f"{game}-sweep.html"), json=json)


def pieces_named(paths: Iterable[str]) -> list[str]:
    """zodiac.dragon.rows[2] is about the piece zodiac.dragon."""
    return [f"wins.{'.'.join(path.split('.')[:2])}" for path in paths]


def tell(ctx: typer.Context, game: AnyGame, found: Sweep, out: Path, *, json: bool) -> None:
    reader: Reader = ctx.obj
    names = Names(reader.language, game)
    out.write_text(sweep_page(names, found, command_line(ctx)), "utf-8")
    out.with_suffix(".json").write_bytes(reader.json_bytes(found))
    if json:
        reader.json(found)
        return
    reader.show(Text(names.say("sweep-title", name=names.say("name")), style="bold"), "")
    table = Table(box=None, padding=(0, 3, 0, 0), header_style="dim")
    table.add_column(", ".join(setting.path for setting in found.settings), overflow="fold")
    shown = list(dict.fromkeys(name for variant in found.variants for name in variant.figures))[:SHOWN]
    for name in shown:
        table.add_column(names.figure(name), justify="right", min_width=13)
    table.add_column(names.say("report-verdict"))
    for variant in found.variants:
        row = [names.interval(name, variant.figures[name].value) if name in variant.figures else "–" for name in shown]
        verdict = names.say(f"sweep-{variant.standing}") if found.goals else ""
        table.add_row(variant.label, *row, verdict)
    reader.show(table, "", *(holding(names, found) if found.goals else []))
    reader.show(reader.say("cli-report-written", file=str(out), data=str(out.with_suffix(".json"))))
