"""`kaizhuo botcheck`: does a bot of your own keep to the protocol?"""

from __future__ import annotations

from typing import Annotated, Final

import typer

from kaizhuo.bots.bot import make_bot
from kaizhuo.bots.external import External, read_command
from kaizhuo.cli.arguments import middle, open_game
from kaizhuo.cli.reader import Reader
from kaizhuo.core.errors import OptionError
from kaizhuo.research.playing import Table

GAMES: Final = 3


def botcheck(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", help="help-arena-game")],
    command: Annotated[str, typer.Argument(metavar="cmd:COMMAND", help="help-botcheck-command")],
) -> int:
    reader: Reader = ctx.obj
    opened = open_game(game, None)
    named = read_command(command)
    if named is None:
        raise OptionError("botcheck-command", command=command)
    questions = 0
    slowest = 0.0
    for number in range(GAMES):
        bot = External(named.command, errors=True)
        others = [make_bot("level1") for _ in range(middle(opened) - 1)]
        outcome = Table(opened, [bot, *others], {}, f"botcheck {number}").play()
        questions += bot.asked
        slowest = max(slowest, bot.slowest)
        for one in outcome.trouble:
            reader.show(reader.say(f"bot-{one.what}", bot=one.bot, detail=one.detail))
            return 1
    reader.show(reader.say("cli-botcheck", games=GAMES, questions=questions, slowest=f"{slowest:.3f}"))
    return 0
