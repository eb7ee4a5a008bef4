"""`kaizhuo report`: bots play as many games as the asked precision needs, and a page tells what the box does."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer
from rich.table import Table
from rich.text import Text

from kaizhuo.cli.arguments import check_step, checked_options, open_game, read_seats, seated
from kaizhuo.cli.options import Blind, Cluster, Components, Games, Jobs, Json, Options, Seed, number
from kaizhuo.cli.reader import Reader
from kaizhuo.cli.reporting import Bar, box_line, command_line, progress, share_words
from kaizhuo.games import AnyGame
from kaizhuo.research.arena import Arena
from kaizhuo.research.jobs import new_job
from kaizhuo.research.markdown import report_markdown
from kaizhuo.research.naming import Names
from kaizhuo.research.page import FLOW, TENSION, report_page
from kaizhuo.research.playing import Outcome, victory
from kaizhuo.research.ratings import Ladder, ladder
from kaizhuo.research.report import Part, Report, part_of, report_of
from kaizhuo.research.runner import run
from kaizhuo.research.stats import deals_for, of_share
from kaizhuo.research.study import Study

LEVELS: Final = ("level1", "level2", "level3:100")
LOOK: Final = 100  # games from one look at the precision to the next
MOST: Final = 4  # times as many games as the precision should need


def report(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", help="help-simulate-game")],
    seats: Annotated[str, typer.Option("--seats", metavar="N,...", help="help-report-seats")] = "",
    bots: Annotated[str, typer.Option("--bots", metavar="A,B,...", help="help-simulate-bots")] = "level2",
    precision: Annotated[int, number("--precision", "help-report-precision", 1, "POINTS")] = 2,
    games: Games = None,
    skill: Annotated[int, number("--skill", "help-report-skill", 0)] = 40,
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
    tables = [seated(opened, bots, count) for count in read_seats(opened, seats)]
    options = checked_options(opened, len(tables[0]), option or [])
    studies = [new_job(Study, opened, table, options, seed, blind=blind) for table in tables]
    parts: list[Part] = []
    ladders: list[Ladder] = []
    try:
        for job in studies:
            play(reader, opened, job, parts, games, precision / 100, jobs, cluster)
        if skill and len(tables[0]) > 1:
            arena = new_job(Arena, opened, LEVELS, options, seed, seats=len(tables[0]))
            with progress(reader, skill) as bar:
                ladders.append(compared(arena, skill, jobs, cluster, bar))
    finally:  # of a report that is broken off, what there is
        if parts:
            found = report_of(studies[0], parts, ladders[0] if ladders else None, skill)
            tell(reader, opened, found, out or Path(f"{game}-report.html"), command_line(ctx), json=json)


def play(
    reader: Reader, game: AnyGame, job: Study, parts: list[Part], games: int | None, precision: float,
    jobs: int | None, cluster: str,
) -> None:  # fmt: skip
    """All games, or as many as the precision needs; the part of what was played goes to the others in any case."""
    wanted = games or max(LOOK, deals_for(precision, 1 / max(2, job.seats)))
    outcomes: list[Outcome] = []
    try:
        with progress(reader, wanted) as bar:
            for block in run(job, range(games or MOST * wanted), jobs, cluster):
                outcomes += block.games
                bar.show(min(len(outcomes), wanted), so_far(outcomes) if bar.shown else "")
                if not games and len(outcomes) % LOOK == 0 and precise(outcomes, precision):
                    break
    finally:
        if outcomes:
            parts.append(part_of(job, game, outcomes))


def so_far(outcomes: list[Outcome]) -> str:
    """The first seat's part of the victories."""
    return share_words(of_share(sum(victory(outcome.places, 0) for outcome in outcomes), len(outcomes)))


def precise(outcomes: list[Outcome], precision: float) -> bool:
    seats = range(len(outcomes[0].places))
    wins = [sum(victory(outcome.places, seat) for outcome in outcomes) for seat in seats]
    return all(of_share(won, len(outcomes)).margin <= precision for won in wins)


def compared(job: Arena, blocks: int, jobs: int | None, cluster: str, bar: Bar) -> Ladder:
    found = []
    for block in run(job, range(blocks), jobs, cluster):
        found.append(block)
        bar.show(len(found))
    return ladder(job.bots, found)


def tell(reader: Reader, game: AnyGame, found: Report, out: Path, command: str, *, json: bool) -> None:
    write = report_markdown if out.suffix == ".md" else report_page
    out.write_text(write(reader.language, game, found, command), "utf-8")
    out.with_suffix(".json").write_bytes(reader.json_bytes(found))
    if json:
        reader.json(found)
        return
    names = Names(reader.language, game)
    title = names.say("report-title", name=names.say("name"))
    reader.show(Text(title, style="bold"), Text(box_line(reader, found.box, found.components), style="dim"))
    for part in found.parts:
        bots = ", ".join(dict.fromkeys(part.bots))
        words = names.say("report-games", games=part.games, seats=part.seats, bots=bots)
        reader.show("", Text(words, style="bold"), part_table(names, part))
    reader.show("", reader.say("cli-report-written", file=str(out), data=str(out.with_suffix(".json"))))


def part_table(names: Names, part: Part) -> Table:
    table = Table.grid(padding=(0, 3, 0, 0))
    seats = [f"seat.{seat}" for seat in range(part.seats)]
    for name in (*seats, "first", "draws", *FLOW, *TENSION):
        if name in part.figures:
            table.add_row(names.figure(name), names.interval(name, part.figures[name]))
    return table
