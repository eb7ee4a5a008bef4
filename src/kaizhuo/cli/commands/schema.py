"""`kaizhuo schema`: what a bot of your own is asked, as JSON Schema."""

from __future__ import annotations

from typing import Annotated

import typer

from kaizhuo.bots import schema as questions
from kaizhuo.cli.reader import Reader


def schema(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", help="help-rules-game")],
) -> None:
    reader: Reader = ctx.obj
    reader.json(questions.schema(game))
