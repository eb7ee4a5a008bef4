"""`kaizhuo tactics`: do bots find the right answer where there is one?"""

from __future__ import annotations

from typing import Annotated, Final

import typer
from rich.table import Table
from rich.text import Text

from kaizhuo.cli.arguments import open_game, read_names
from kaizhuo.cli.options import Json, Strings
from kaizhuo.cli.reader import Reader
from kaizhuo.games import box_of
from kaizhuo.research.runner import run
from kaizhuo.research.tactics import Tactics, Tried

KINDS: Final = {"win": "cli-tactics-win", "block": "cli-tactics-block", "hard": "cli-tactics-hard"}


def tactics(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", help="help-arena-game")],
    more: Annotated[Strings, typer.Argument(metavar="[BOT ...]", help="help-arena-more")] = None,
    bots: Annotated[str, typer.Option("--bots", metavar="BOT ...", help="help-tactics-bots")] = "level1,level2,level3",
    hard: Annotated[bool, typer.Option("--hard", help="help-tactics-hard")] = False,
    json: Json = False,
) -> int:
    """The exit code is 1 if a win in one was missed."""
    reader: Reader = ctx.obj
    opened = open_game(game, None)
    names = tuple(dict.fromkeys(read_names(bots, more or [], least=1)))
    work = Tactics(game, names, box_of(opened), hard)
    tried = list(run(work, work.parts()))
    each = len(tried) // len(names)
    found = {bot: tried[i * each : (i + 1) * each] for i, bot in enumerate(names)}
    if json:
        reader.json(found)
    else:
        show(reader, found)
    return int(any(not one.right and one.kind == "win" for tried in found.values() for one in tried))


def show(reader: Reader, found: dict[str, list[Tried]]) -> None:
    table = Table(box=None, padding=(0, 3, 0, 0), header_style="dim")
    table.add_column(reader.say("cli-arena-bot"))
    asked = {one.kind for tried in found.values() for one in tried}
    for kind in filter(asked.__contains__, KINDS):
        table.add_column(reader.say(KINDS[kind]), justify="right")
    for bot, tried in found.items():
        of_kind = [[one.right for one in tried if one.kind == kind] for kind in KINDS if kind in asked]
        table.add_row(bot, *(f"{sum(right)} / {len(right)}" for right in of_kind))
    reader.show(table, "")
    for bot, tried in found.items():
        missed = [f"{one.number}: {one.said}" for one in tried if not one.right]
        if missed:
            reader.show(Text(reader.say("cli-tactics-missed", bot=bot, missed="; ".join(missed)), style="dim"))
