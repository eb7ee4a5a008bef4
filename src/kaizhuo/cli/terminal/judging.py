"""The decisions of a record: why one was made, and which cost most.  The browser's pages say the same."""

from __future__ import annotations

import asyncio
from typing import Final

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from kaizhuo.bots.judging import Judging
from kaizhuo.bots.pool import Pool, PoolError
from kaizhuo.cli.terminal.replay import Replay
from kaizhuo.cli.wrapping import Prose
from kaizhuo.core.errors import OptionError
from kaizhuo.core.state import CHANCE
from kaizhuo.text.explaining import percent
from kaizhuo.text.judging import Review, Why, review_words, why_words

BARS: Final = "▁▂▃▄▅▆▇█"  # from lost to won
SHOWN: Final = 6  # alternatives


async def why(shown: Replay, step: int, pool: Pool) -> Why:
    """Why somebody did what led to this step."""
    ply = step - 1
    seat = int(shown.whole.moves[ply].seat) if ply >= 0 else CHANCE
    if seat < 0 or shown.seat not in (None, seat):
        raise OptionError("no-decision")
    now = shown.at(ply).observe(seat)
    asked = pool.explain(shown.whole.game, now, ply, int(shown.whole.moves[ply].action))
    try:
        return why_words(await asyncio.wrap_future(asked), shown.speech(seat))
    except PoolError:
        raise OptionError("no-reasons") from None


async def review(shown: Replay, seat: int, pool: Pool) -> Review:
    """Every decision of a seat, and how the seat stood at each."""
    judging = Judging(shown.whole, seat)
    await judging.run(pool.explain)
    return review_words(judging.so_far(), shown.speech(seat))


def why_page(shown: Replay, step: int, found: Why) -> list[RenderableType]:
    say = shown.reader.say
    name = shown.names[int(shown.whole.moves[step - 1].seat)]
    best = found.weighed[:SHOWN]
    rest = [one for one in found.weighed[SHOWN:] if one.chosen]
    grid = Grid(box=None, padding=(0, 3, 0, 0), header_style="dim")
    grid.add_column(say("web-alternative"))
    grid.add_column(say("web-worth"), justify="right")
    grid.add_column(say("web-visits"), justify="right")
    for one in [*best[:-1], *rest] if rest else best:
        style = "bold" if one.chosen else ""
        grid.add_row(Text(one.label, style), Text(f"{percent(one.value)}%", style), Text(str(one.visits), style))
    figures: list[RenderableType] = [Padding(grid, (1, 0)), Prose(Text(say("web-why-note"), style="dim"))]
    return [
        Text(say("web-why-title", name=name), style="bold"),
        Text(found.label),
        *(Prose(Text(f"· {line}")) for line in found.lines),
        *(figures if best else []),
    ]


def review_page(shown: Replay, found: Review) -> list[RenderableType]:
    say = shown.reader.say
    title = Text.assemble((say("web-review"), "bold"), f"  {shown.names[found.seat]}")
    if not found.judged:
        return [title, Text(say("web-review-nothing" if found.total else "web-review-none"))]
    values = [*(one.value for one in found.judged), found.result]
    bars = "".join(BARS[min(len(BARS) - 1, int(value * len(BARS)))] for value in values)
    page: list[RenderableType] = [
        title,
        Padding(Text(bars, style="bold #63C9A0"), (1, 0, 0, 0)),
        Text(say("web-plot", low=percent(min(values)), high=percent(max(values)))),
        Prose(Text(say("web-plot-caption"), style="dim")),
    ]
    dear = [one for ply in found.costliest for one in found.judged if one.ply == ply]
    page.append(Padding(Text(say("web-costliest" if dear else "web-review-clean"), style="bold"), (1, 0, 0, 0)))
    for number, one in enumerate(dear, 1):
        step, cost = say("web-at-ply", ply=one.ply + 1), say("web-cost", cost=f"{percent(one.cost)}%")
        played = say("web-played", move=one.label, value=f"{percent(one.value)}%")
        better = say("web-better", move=one.best, value=f"{percent(one.value + one.cost)}%")
        page += [
            Text(f"{number}  {step}  {cost}"),
            *(Padding(Prose(Text(line)), (0, 0, 0, 3)) for line in (played, better)),
        ]
    if found.failed:
        page.append(Padding(Text(say("web-review-failed", count=found.failed)), (1, 0, 0, 0)))
    return [*page, Padding(Prose(Text(say("web-review-note"), style="dim")), (1, 0, 0, 0))]
