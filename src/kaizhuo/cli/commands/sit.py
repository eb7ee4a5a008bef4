"""`kaizhuo sit`: a bot of your own takes a seat at an online table."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer
from platformdirs import user_data_path

from kaizhuo.bots.external import External, Misbehaved, Named, read_command
from kaizhuo.cli.reader import Reader
from kaizhuo.core.errors import OptionError

NAME: Final = 18  # letters, and the word that says that it is a bot


def sit(
    ctx: typer.Context,
    url: Annotated[str, typer.Argument(metavar="URL", help="help-sit-url")],
    bot: Annotated[str, typer.Option("--bot", metavar="[NAME=]cmd:COMMAND", help="help-sit-bot")],
    key: Annotated[Path | None, typer.Option("--key", metavar="FILE", help="help-sit-key")] = None,
) -> int:
    from kaizhuo.cli.visiting import Gone, Visit, play_on, read_address, read_key

    reader: Reader = ctx.obj
    named = read_command(bot)
    if named is None:
        raise OptionError("botcheck-command", command=bot)
    address = read_address(url)
    token = read_key(key or user_data_path("kaizhuo", appauthor=False) / "key", address.server)
    visit = Visit(External(named.command, errors=True), nickname(named), reader.show)
    try:
        play_on(visit, address, token, reader.language)
    except Misbehaved as wrong:
        reader.err.print(reader.say(f"bot-{wrong.what}", bot=named.command, detail=wrong.detail), soft_wrap=True)
        return 1
    except Gone as why:
        reader.err.print(str(why), soft_wrap=True)
        return 1
    finally:
        visit.bot.close()
    return 0


def nickname(bot: Named) -> str:
    """People know that it is a bot they play with."""
    from kaizhuo.cli.visiting import MARK

    return f"{bot.nickname()[:NAME]} {MARK}".strip()
