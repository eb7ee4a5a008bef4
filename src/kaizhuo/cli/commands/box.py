"""`kaizhuo box`: a box to edit, what is wrong with somebody's own, and a schema for editors."""

from __future__ import annotations

import importlib
import sys
import tomllib
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from kaizhuo.cli.reader import Reader
from kaizhuo.core.errors import OptionError
from kaizhuo.games import boxes_of, load_game, package_of
from kaizhuo.kit.boxes import read_box
from kaizhuo.kit.mistakes import BoxError
from kaizhuo.kit.places import places_of
from kaizhuo.kit.schema import box_schema
from kaizhuo.research.editing import changes
from kaizhuo.text.speech import mistake_words


def box(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", help="help-simulate-game")],
    check: Annotated[Path | None, typer.Option("--check", metavar="FILE", help="help-box-check")] = None,
    schema: Annotated[bool, typer.Option("--schema", help="help-box-schema")] = False,
) -> int:
    """The exit code is 1 if something is wrong with the file."""
    reader: Reader = ctx.obj
    ours = boxes_of(game)[0].file
    if not ours.is_file():
        raise OptionError("no-box", game=game)
    text = ours.read_text("utf-8")
    if check:
        return checked(reader, game, check, text)
    if schema:
        kind = importlib.import_module(f"{package_of(game)}.box.data").Box
        reader.json(box_schema(kind, places_of(text), tomllib.loads(text)))
        return 0
    use = reader.say("cli-box-use", game=game)
    sys.stdout.write(f"#:schema {game}.schema.json\n# {use}\n\n{text}")
    return 0


def checked(reader: Reader, game: str, file: Path, ours: str) -> int:
    try:
        load_game(game, components=file.resolve())
    except BoxError as wrong:
        reader.show(Text(reader.say("cli-box-wrong", file=str(file), count=len(wrong.mistakes)), style="bold"))
        for mistake in wrong.mistakes:
            reader.show(f"  {mistake_words(reader.language, mistake)}")
        return 1
    reader.show(Text(reader.say("cli-box-fits", file=str(file)), style="bold"))
    found = changes(tomllib.loads(ours), tomllib.loads(read_box(file).file.read_text("utf-8")))
    for path, was, now in found:
        words = reader.say("cli-box-differs", path=path, ours=was or "–", yours=now or "–")
        reader.show(f"  {words}")
    if not found:
        reader.show(reader.say("cli-box-same"))
    return 0
