"""`kaizhuo learn`: a first game, one idea at a time."""

from __future__ import annotations

import sys
from typing import Annotated

import typer
from rich.text import Text

from kaizhuo.cli.reader import Reader
from kaizhuo.cli.terminal.lessons import Tutor
from kaizhuo.games import game_names
from kaizhuo.play.lesson import lesson_named, lessons
from kaizhuo.text.lessons import lesson_text


def learn(
    ctx: typer.Context,
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="help-learn-game")] = None,
    lesson: Annotated[str, typer.Argument(metavar="[LESSON]", help="help-learn-lesson")] = "first",
) -> None:
    reader: Reader = ctx.obj
    if game is None:
        show_all(reader)
    else:
        Tutor(lesson_named(game, lesson), reader, sys.stdin).run()


def show_all(reader: Reader) -> None:
    for game in game_names():
        for lesson in lessons(game):
            title = lesson_text(reader.language, lesson)
            facts = reader.say("cli-lesson-facts", minutes=lesson.minutes, ideas=lesson.ideas)
            command = f"kaizhuo learn {lesson.game} {lesson.name}"
            reader.show(Text.assemble((title, "bold"), f"  {facts}  ", (command, "cyan")))
