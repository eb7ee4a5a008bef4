"""How a view is drawn in the terminal: by the game's own `terminal.py`, or as plain tables."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable
from typing import Any, Final

import msgspec
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from kaizhuo.games import AnyGame, loaded
from kaizhuo.kit.drawing import INK, LIT, seat_text
from kaizhuo.play.match import Match
from kaizhuo.text.speech import Speech
from kaizhuo.text.things import SEATS, domains, word

QUESTION: Final = frozenset({"step", "asked", "about"})  # what the prompt says anyway


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


Draw = Callable[[Any, Pen, int], RenderableType]


def drawing(match: Match, speech: Speech, width: int, lit: frozenset[str] = frozenset()) -> RenderableType:
    """The table as the reader may see it."""
    viewer = speech.viewer
    view = match.game.view(match.game.redact(match.state, viewer), viewer)
    return drawer(match.game)(view, Pen(speech, lit), width)


def drawer(game: AnyGame) -> Draw:
    name = f"{loaded(game).package}.view.terminal"
    if importlib.util.find_spec(name) is None:
        return Plainly(game)
    draw: Draw = importlib.import_module(name).draw
    return draw


class Plainly:
    """Any view as tables: a row for each of a list of like things, a line for each simple fact.

    What is a thing, `kaizhuo.text.things` says.  A fact that a verb points `at` is lit as a thing is.
    """

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.domains = domains(game)

    def __call__(self, view: Any, pen: Pen, width: int) -> RenderableType:
        return self.facts(msgspec.to_builtins(view), pen)

    def facts(self, facts: dict[str, Any], pen: Pen) -> RenderableType:
        facts = {name: value for name, value in facts.items() if name not in QUESTION}
        simple = {name: value for name, value in facts.items() if is_simple(value)}
        line = Text(" · ").join(
            Text.assemble((f"{self.word(name, pen)} ", "dim"), self.cell(name, value, pen))
            for name, value in simple.items()
        )
        parts: list[RenderableType] = [line] if simple else []
        for name, value in facts.items():
            if name in simple:
                continue
            parts.append(Text(self.word(name, pen), style="bold"))
            parts.append(Padding(self.thing(name, value, pen), (0, 0, 0, 2)))
        return Group(*parts)

    def thing(self, name: str, value: Any, pen: Pen) -> RenderableType:
        if isinstance(value, dict):
            return self.facts(value, pen)
        if value and all(isinstance(item, dict) and item.keys() == value[0].keys() for item in value):
            return self.rows(value, pen)
        return Group(*(Text(f"{i}  ").append_text(self.cell(name, item, pen)) for i, item in enumerate(value)))

    def rows(self, things: list[dict[str, Any]], pen: Pen) -> Table:
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
        for name in things[0]:
            table.add_column(self.word(name, pen))
        for thing in things:
            table.add_row(*(self.cell(name, value, pen) for name, value in thing.items()))
        return table

    def cell(self, name: str, value: Any, pen: Pen) -> Text:
        if value is None or value == []:
            return Text("–", style="dim")
        if isinstance(value, bool):
            return Text("✓" if value else "–")
        if isinstance(value, int):
            return self.number(name, value, pen)
        if isinstance(value, dict):
            return Text(" ").join(self.cell(inner, item, pen) for inner, item in value.items())
        if isinstance(value, list):
            apart = " " if is_simple(value) else " | "
            return Text(apart).join(self.cell("", item, pen) for item in value)
        return Text(word(pen.speech.language, self.game.name, f"{name}-{value}", str(value)))

    def number(self, name: str, value: int, pen: Pen) -> Text:
        if name in SEATS and 0 <= value < len(pen.names):
            return seat_text(pen, value)
        domain = self.domains.get(name)
        if domain is None or not 0 <= value < len(domain.members):
            return lit(str(value), [name], pen)
        return lit(str(pen.speech.thing(domain, value)), domain.marks[value], pen)

    def word(self, name: str, pen: Pen) -> str:
        return word(pen.speech.language, self.game.name, f"view-{name}", name)


def lit(text: str, marks: list[str], pen: Pen) -> Text:
    """On the paper of what the reader points at, if it is that."""
    return Text(text, style=f"bold {INK} on {LIT}" if pen.lit.intersection(marks) else "")


def is_simple(value: Any) -> bool:
    """Fits into a line: a number, a word, a thing that is one fact, or a short row of them."""
    if isinstance(value, dict):
        return len(value) == 1 and not isinstance(next(iter(value.values())), (dict, list))
    if isinstance(value, list):
        return all(is_simple(item) and not isinstance(item, list) for item in value)
    return True
