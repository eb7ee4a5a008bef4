"""`kaizhuo simulate`: bots play many games, and what happened is counted."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from kaizhuo.cli.arguments import checked_options, open_game, seated
from kaizhuo.cli.options import Cluster, Components, Jobs, Json, Number, Options, Seed, number
from kaizhuo.cli.reader import Reader
from kaizhuo.cli.reporting import box_line, progress, share_words, show_trouble
from kaizhuo.cli.terminal.table import bot_kind
from kaizhuo.research.jobs import new_job
from kaizhuo.research.playing import Outcome, victory
from kaizhuo.research.runner import run
from kaizhuo.research.simulation import Simulation, Summary, summary
from kaizhuo.research.stats import of_share


def simulate(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", help="help-simulate-game")],
    seats: Annotated[Number, number("--seats", "help-simulate-seats", 1)] = None,
    games: Annotated[int, number("--games", "help-simulate-games", 1)] = 100,
    seed: Seed = 1,
    bots: Annotated[str, typer.Option("--bots", metavar="A,B,...", help="help-simulate-bots")] = "level2",
    jobs: Jobs = None,
    cluster: Cluster = "",
    option: Options = None,
    components: Components = None,
    json: Json = False,
) -> None:
    reader: Reader = ctx.obj
    opened = open_game(game, components)
    sitting = seated(opened, bots, seats)
    agreed = checked_options(opened, len(sitting), option or [])
    job = new_job(Simulation, opened, sitting, agreed, seed)
    outcomes: list[Outcome] = []
    try:
        with progress(reader, games) as bar:
            for block in run(job, range(games), jobs, cluster):
                outcomes += block.games
                bar.show(len(outcomes), so_far(outcomes) if bar.shown else "")
    finally:  # of a simulation that is broken off, what there is
        if outcomes:
            found = summary(job, outcomes)
            reader.json(found) if json else show(reader, found)


def so_far(outcomes: list[Outcome]) -> str:
    """The first seat's part of the victories."""
    return share_words(of_share(sum(victory(outcome.places, 0) for outcome in outcomes), len(outcomes)))


def show(reader: Reader, found: Summary) -> None:
    name = reader.of_game(found.game, "name")
    title = reader.say("cli-simulated", games=found.games, name=name, seats=len(found.seats), seed=found.seed)
    reader.show(Text(title, style="bold"), Text(box_line(reader, found.box, found.components), style="dim"), "")
    lengths = Table.grid(padding=(0, 3, 0, 0))
    for label, spread in (("cli-length", found.length), ("cli-decisions", found.decisions)):
        words = reader.say(
            "cli-spread", mean=f"{spread.mean:.1f}", least=spread.least, middle=f"{spread.median:g}", most=spread.most
        )
        lengths.add_row(reader.say(label), words)
    lengths.add_row(reader.say("cli-choices"), f"{found.choices:.1f}")
    if found.drawn:
        lengths.add_row(reader.say("cli-drawn"), f"{found.drawn}, {100 * found.drawn / found.games:.1f}%")
    reader.show(lengths, "", seats_table(reader, found), "")
    show_trouble(reader, found.trouble)
    reader.show(Text(reader.say("cli-intervals"), style="dim"))


def seats_table(reader: Reader, found: Summary) -> Table:
    table = Table(box=None, padding=(0, 3, 0, 0), header_style="dim")
    table.add_column(reader.say("cli-seat"))
    score = reader.of_game(found.game, "scores")
    for column in ("wins", "share", "share-interval", "mean", "mean-interval"):
        table.add_column(reader.say(f"cli-{column}-column", score=score), justify="right")
    names = [bot_kind(reader, seat.bot, number) for number, seat in enumerate(found.seats)]
    for name, seat in zip(names, found.seats, strict=True):
        table.add_row(
            name,
            f"{seat.wins:g}",
            f"{100 * seat.share:.1f}%",
            f"{100 * seat.share_low:.1f} – {100 * seat.share_high:.1f}%",
            f"{seat.score:.2f}",
            f"{seat.score_low:.2f} – {seat.score_high:.2f}",
        )
    return table
