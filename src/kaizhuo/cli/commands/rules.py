"""`kaizhuo rules`: the numbered rules of a game."""

from __future__ import annotations

from typing import Annotated

import typer

from kaizhuo.cli.options import Json
from kaizhuo.cli.reader import Reader
from kaizhuo.cli.terminal.rulebook import printed
from kaizhuo.games import package_of
from kaizhuo.text import rules as book


def rules(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", help="help-rules-game")],
    number: Annotated[str | None, typer.Argument(metavar="[NUMBER]", help="help-rules-number")] = None,
    json: Json = False,
) -> None:
    reader: Reader = ctx.obj
    package_of(game)
    found = book.rules(game, reader.language)
    if number is not None:
        found = (book.rule(game, reader.language, number),)
    if json:
        reader.json(found)
        return
    reader.show(*(printed(paragraph) for paragraph in found))
