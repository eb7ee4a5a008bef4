"""`kaizhuo arena`: bots play deal blocks, and how good each is comes with an interval."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
import typer
from rich.table import Table
from rich.text import Text

from kaizhuo.bots.external import Trouble, shown
from kaizhuo.cli.arguments import checked_options, middle, open_game, read_names
from kaizhuo.cli.options import Cluster, Components, Jobs, Json, Number, Options, Seed, Strings, number
from kaizhuo.cli.reader import Reader
from kaizhuo.cli.reporting import Bar, box_line, progress, share_words, show_trouble
from kaizhuo.core.errors import OptionError
from kaizhuo.research.arena import Arena
from kaizhuo.research.jobs import Block, Job, new_job
from kaizhuo.research.plot import ladder_svg
from kaizhuo.research.ratings import Counts, Ladder, ladder, total
from kaizhuo.research.results import Results
from kaizhuo.research.runner import run
from kaizhuo.research.sequential import Hypotheses, Verdict, judge
from kaizhuo.research.stats import Interval, of_share

VERDICTS: Final = {"H0": "cli-arena-h0", "H1": "cli-arena-h1", "": "cli-arena-open"}
BETWEEN: Final = 8  # blocks from one look at a test to the next


class Report(msgspec.Struct, frozen=True):
    job: Arena
    blocks: int
    games: int
    ladder: Ladder
    test: Hypotheses | None = None
    verdict: Verdict | None = None
    trouble: list[Trouble] = []


def arena(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", help="help-arena-game")],
    more: Annotated[Strings, typer.Argument(metavar="[BOT ...]", help="help-arena-more")] = None,
    bots: Annotated[str, typer.Option("--bots", metavar="BOT ...", help="help-arena-bots")] = "level1,level2,level3",
    seats: Annotated[Number, number("--seats", "help-arena-seats", 1)] = None,
    blocks: Annotated[int, number("--blocks", "help-arena-blocks", 1)] = 100,
    seed: Seed = 1,
    jobs: Jobs = None,
    cluster: Cluster = "",
    results: Annotated[Path | None, typer.Option("--results", metavar="FILE", help="help-arena-results")] = None,
    plot: Annotated[Path | None, typer.Option("--plot", metavar="FILE", help="help-arena-plot")] = None,
    test: Annotated[str, typer.Option("--test", metavar="H0,H1", help="help-arena-test")] = "",
    option: Options = None,
    components: Components = None,
    json: Json = False,
) -> None:
    reader: Reader = ctx.obj
    opened = open_game(game, components)
    names = read_names(bots, more or [])
    count = seats or max(len(names), middle(opened))
    agreed = checked_options(opened, count, option or [])
    job = new_job(Arena, opened, names, agreed, seed, seats=count)
    hypotheses = read_test(test, names) if test else None
    kept = Results(results, job)
    try:
        with progress(reader, blocks) as bar:
            play(kept, run(job, kept.missing(blocks), jobs, cluster), hypotheses, bar)
    finally:  # of an arena that is broken off, what there is
        if kept.blocks:
            tell(reader, report(job, kept, hypotheses), plot, json=json)


def tell(reader: Reader, found: Report, plot: Path | None, *, json: bool) -> None:
    if plot:
        title = reader.say("cli-arena-title", name=reader.of_game(found.job.game, "name"), seats=found.job.seats)
        plot.write_text(ladder_svg(title, reader.say("cli-arena-elo-axis"), found.ladder.standings), "utf-8")
    if json:
        reader.json(found)
    else:
        show(reader, found)


def read_test(given: str, names: tuple[str, ...]) -> Hypotheses:
    """H0,H1: two scores between 0 and 1, the first smaller."""
    if len(set(names)) != 2:
        raise OptionError("arena-test-two")
    try:
        h0, h1 = (float(part) for part in given.split(","))
    except ValueError:
        raise OptionError("arena-test", given=given) from None
    if not 0 < h0 < h1 < 1:
        raise OptionError("arena-test", given=given)
    return Hypotheses(h0, h1)


def play(kept: Results, blocks: Iterator[Block], test: Hypotheses | None, bar: Bar) -> None:
    """What is missing of the blocks; a test ends them as soon as it is decided."""
    bar.show(len(kept.blocks))
    if test and verdict_of(kept, test).accepted:
        return
    for done, block in enumerate(blocks, 1):
        kept.add(block)
        bar.show(len(kept.blocks), so_far(kept.job, kept.blocks) if bar.shown and done % BETWEEN == 0 else bar.found)
        if test and done % BETWEEN == 0 and verdict_of(kept, test).accepted:
            return


def so_far(job: Job, blocks: list[Block]) -> str:
    """The first bot's part of the victories, whatever the seats."""
    names = list(dict.fromkeys(job.bots))
    counts = total(names, [Counts(names, block) for block in blocks], range(len(blocks)))
    return f"{names[0]} {share_words(of_share(counts.wins[0], counts.seats[0]))}"


def verdict_of(kept: Results, test: Hypotheses) -> Verdict:
    return judge(list(dict.fromkeys(kept.job.bots)), kept.blocks, test)


def report(job: Arena, kept: Results, test: Hypotheses | None) -> Report:
    trouble = [one for block in kept.blocks for game in block.games for one in game.trouble]
    return Report(
        job=job,
        blocks=len(kept.blocks),
        games=sum(len(block.games) for block in kept.blocks),
        ladder=ladder(job.bots, kept.blocks),
        test=test,
        verdict=verdict_of(kept, test) if test else None,
        trouble=trouble,
    )


def show(reader: Reader, found: Report) -> None:
    name = reader.of_game(found.job.game, "name")
    title = reader.say("cli-arena-title", name=name, seats=found.job.seats)
    facts = reader.say("cli-arena-facts", blocks=found.blocks, games=found.games, seed=found.job.seed)
    box = Text(box_line(reader, found.job.box, found.job.components), style="dim")
    reader.show(
        Text(title, style="bold"), facts, box, "", standings_table(reader, found), "", pairs_table(reader, found), ""
    )
    if found.verdict and found.test:
        reader.show(verdict_line(reader, found.test, found.verdict), "")
    show_trouble(reader, found.trouble)
    reader.show(Text(reader.say("cli-arena-note"), style="dim"))


def standings_table(reader: Reader, found: Report) -> Table:
    table = Table(box=None, padding=(0, 3, 0, 0), header_style="dim")
    table.add_column(reader.say("cli-arena-bot"))
    for label in ("Elo", "95%", reader.say("cli-arena-share"), "95%", reader.say("cli-arena-margin")):
        table.add_column(label, justify="right")
    for standing in found.ladder.standings:
        table.add_row(
            shown(standing.bot),
            f"{standing.elo.value:+.0f}",
            ends(standing.elo, "+.0f"),
            f"{100 * standing.share.value:.1f}%",
            ends(standing.share, ".1f", 100),
            f"{standing.margin.value:+.2f}",
        )
    return table


def pairs_table(reader: Reader, found: Report) -> Table:
    table = Table(box=None, padding=(0, 3, 0, 0), header_style="dim")
    table.add_column(reader.say("cli-arena-pair"))
    for label in (reader.say("cli-arena-before"), "95%", reader.say("cli-arena-meetings")):
        table.add_column(label, justify="right")
    for pair in found.ladder.pairs:
        score = pair.score
        row = [f"{shown(pair.first)} – {shown(pair.second)}", f"{100 * score.value:.1f}%", ends(score, ".1f", 100)]
        table.add_row(*row, str(pair.meetings))
    return table


def ends(interval: Interval, digits: str, scale: float = 1) -> str:
    return f"{scale * interval.low:{digits}} – {scale * interval.high:{digits}}"


def verdict_line(reader: Reader, test: Hypotheses, verdict: Verdict) -> str:
    args: dict[str, Any] = {
        "h0": f"{100 * test.h0:g}",
        "h1": f"{100 * test.h1:g}",
        "score": f"{100 * verdict.score:.1f}",
        "blocks": verdict.blocks,
        "ratio": f"{verdict.ratio:+.2f}",
        "bound": f"{verdict.bound:.2f}",
    }
    return reader.say(VERDICTS[verdict.accepted], **args)
