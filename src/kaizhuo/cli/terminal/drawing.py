"""How a view is drawn in the terminal: by the game's own `terminal.py`, or as plain tables."""

from __future__ import annotations

import importlib
import importlib.util
import re
from collections.abc import Callable
from typing import Any, Final

import msgspec
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from kaizhuo.games import AnyGame, loaded
from kaizhuo.kit.drawing import Speaker, seat_text
from kaizhuo.play.match import Match
from kaizhuo.text.speech import Speech, has

QUESTION: Final = frozenset({"step", "asked", "about"})  # what the prompt says anyway

Draw = Callable[[Any, Speaker, int], RenderableType]


class Pen:
    """A Speaker made of a Speech: the reader, and what they point at."""

    def __init__(self, speech: Speech, lit: frozenset[str] = frozenset()) -> None:
        self.speech = speech
        self.lit = lit

    @property
    def names(self) -> list[str]:
        return self.speech.names

    @property
    def viewer(self) -> int:
        return self.speech.viewer

    def say(self, message: str, args: dict[str, str | int] | None = None) -> str:
        return self.speech.say(message, args)


def drawing(match: Match, speech: Speech, width: int, lit: frozenset[str] = frozenset()) -> RenderableType:
    """The table as the reader may see it."""
    viewer = speech.viewer
    view = match.game.view(match.game.redact(match.state, viewer), viewer)
    return drawer(match.game)(view, Pen(speech, lit), width)


def drawer(game: AnyGame) -> Draw:
    name = f"{loaded(game).package}.view.terminal"
    if importlib.util.find_spec(name) is None:
        return Plainly(game.name)
    draw: Draw = importlib.import_module(name).draw
    return draw


class Plainly:
    """Any view as tables: a row for each of a list of like things, a line for each simple fact."""

    def __init__(self, game: str) -> None:
        self.game = game

    def __call__(self, view: Any, speaker: Speaker, width: int) -> RenderableType:
        return self.facts(msgspec.to_builtins(view), speaker)

    def facts(self, facts: dict[str, Any], speaker: Speaker) -> RenderableType:
        facts = {name: value for name, value in facts.items() if name not in QUESTION}
        simple = {name: value for name, value in facts.items() if is_simple(value)}
        line = Text(" · ").join(
            Text.assemble((f"{self.word(name, speaker)} ", "dim"), self.cell(name, value, speaker))
            for name, value in simple.items()
        )
        parts: list[RenderableType] = [line] if simple else []
        for name, value in facts.items():
            if name in simple:
                continue
            parts.append(Text(self.word(name, speaker), style="bold"))
            parts.append(Padding(self.thing(name, value, speaker), (0, 0, 0, 2)))
        return Group(*parts)

    def thing(self, name: str, value: Any, speaker: Speaker) -> RenderableType:
        if isinstance(value, dict):
            return self.facts(value, speaker)
        if value and all(isinstance(item, dict) and item.keys() == value[0].keys() for item in value):
            return self.rows(value, speaker)
        return Group(*(Text(f"{i}  ").append_text(self.cell(name, item, speaker)) for i, item in enumerate(value)))

    def rows(self, things: list[dict[str, Any]], speaker: Speaker) -> Table:
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
        for name in things[0]:
            table.add_column(self.word(name, speaker))
        for thing in things:
            table.add_row(*(self.cell(name, value, speaker) for name, value in thing.items()))
        return table

    def cell(self, name: str, value: Any, speaker: Speaker) -> Text:
        if name in ("seat", "turn", "owner") and isinstance(value, int) and 0 <= value < len(speaker.names):
            return seat_text(speaker, value)
        if value is None or value == []:
            return Text("–", style="dim")
        if isinstance(value, bool):
            return Text("✓" if value else "–")
        if isinstance(value, dict):
            return Text(" ").join(self.cell(inner, item, speaker) for inner, item in value.items())
        if isinstance(value, list):
            apart = " | " if any(isinstance(item, (dict, list)) for item in value) else " "
            return Text(apart).join(self.cell("", item, speaker) for item in value)
        if isinstance(value, str):
            return Text(self.said(f"{name}-{value}", value, speaker))
        return Text(str(value))

    def word(self, name: str, speaker: Speaker) -> str:
        return self.said(f"view-{name}", name, speaker)

    def said(self, message: str, else_: str, speaker: Speaker) -> str:
        """A word of the texts if there is one, else what the program itself calls it."""
        language = speaker.speech.language if isinstance(speaker, Pen) else "en"
        known = re.fullmatch(r"[A-Za-z][\w-]*", message) and has(language, message, self.game)
        return speaker.say(message) if known else else_.replace("_", " ")


def is_simple(value: Any) -> bool:
    """Fits into a line: a number, a word, or a short row of them."""
    if isinstance(value, list):
        return all(not isinstance(item, (list, dict)) for item in value)
    return not isinstance(value, dict)
