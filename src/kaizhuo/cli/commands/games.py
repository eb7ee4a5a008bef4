"""`kaizhuo games`: what can be played."""

from __future__ import annotations

import tomllib
from typing import Any

import msgspec
import typer
from rich.console import Group
from rich.padding import Padding
from rich.text import Text

from kaizhuo.cli.options import Json
from kaizhuo.cli.reader import Reader
from kaizhuo.cli.wrapping import Prose
from kaizhuo.core.options import allowed, schema
from kaizhuo.games import boxes_of, describe, game_names
from kaizhuo.text.speech import has


class OptionInfo(msgspec.Struct):
    name: str
    label: str
    help: str
    default: Any
    schema: dict[str, Any]


class GameInfo(msgspec.Struct):
    id: str
    name: str
    tagline: str
    seats: list[int]
    minutes: str
    rules_version: int
    options: list[OptionInfo]
    grade: str  # how sure we are of the component data: R, S, I, O
    grade_words: str
    note: str


def games(
    ctx: typer.Context,
    json: Json = False,
) -> None:
    reader: Reader = ctx.obj
    found = [about(reader, name) for name in game_names()]
    if json:
        reader.json(found)
        return
    for info in found:
        reader.show(block(reader, info))
    reader.show(Text(reader.say("cli-games-next"), style="dim"))


def about(reader: Reader, name: str) -> GameInfo:
    """No rules are loaded for it."""
    said = describe(name)
    grade, note = component_grade(reader, name)
    return GameInfo(
        id=name,
        name=reader.of_game(name, "name"),
        tagline=reader.of_game(name, "tagline"),
        seats=said.seat_counts,
        minutes=reader.of_game(name, "minutes"),
        rules_version=said.rules_version,
        options=[option_info(reader, name, option, rule) for option, rule in schema(said.options).items()],
        grade=grade,
        grade_words=" · ".join(reader.say(f"cli-grade-{letter}") for letter in grade if letter in "RSIO"),
        note=note,
    )


def option_info(reader: Reader, game: str, option: str, rule: dict[str, Any]) -> OptionInfo:
    label = reader.of_game(game, f"option-{option}")
    return OptionInfo(option, label, reader.of_game(game, f"option-{option}.help"), rule.get("default"), rule)


def component_grade(reader: Reader, game: str) -> tuple[str, str]:
    """The grade of the game's box and a word on it: the note in the reader's language if the texts have one."""
    box = tomllib.loads(boxes_of(game)[0].file.read_text("utf-8"))
    note = str(box.get("note", ""))
    if has(reader.language, "components-note", game):
        note = reader.of_game(game, "components-note")
    return str(box.get("grade", "")), note


def block(reader: Reader, info: GameInfo) -> Group:
    least, most = info.seats[0], info.seats[-1]
    seats = reader.say("web-range", least=least, most=most) if most > least else str(least)
    facts = reader.say("cli-game-facts", seats=seats, minutes=info.minutes)
    lines: list[Text | Padding] = [
        Text.assemble((info.name, "bold"), ("  ", ""), (info.id, "cyan"), ("  ", ""), (facts, "dim")),
        Padding(Prose(Text(info.tagline)), (0, 2)),
    ]
    for option in info.options:
        choice = reader.say("cli-option-facts", allowed=allowed(option.schema), default=str(option.default).lower())
        lines.append(Padding(Text.assemble((option.name, "cyan"), f"  {option.label}  ", (choice, "dim")), (0, 2)))
        lines.append(Padding(Prose(Text(option.help, style="dim")), (0, 4)))
    sure = reader.say("cli-components", grade=info.grade, words=info.grade_words, note=info.note)
    lines.append(Padding(Prose(Text(sure, style="dim")), (0, 2, 1, 2)))
    return Group(*lines)
