"""The numbered rules of a game, as a reader sees them."""

from __future__ import annotations

import re
from functools import cache

import msgspec

from kaizhuo.core.errors import OptionError
from kaizhuo.games import folder_of

_NUMBERED = re.compile(r"^\*\*([A-Z]+-R?\d+)\*\* (.+)$")


class Paragraph(msgspec.Struct, frozen=True, omit_defaults=True):
    kind: str  # "title", "intro", "chapter", "rule", "example"
    text: str
    number: str = ""


@cache
def rules(game: str, language: str) -> tuple[Paragraph, ...]:
    """The rules in order; each numbered paragraph is a rule."""
    found: list[Paragraph] = []
    for line in (folder_of(game) / f"rules.{language}.md").read_text("utf-8").splitlines():
        numbered = _NUMBERED.match(line)
        if numbered:
            found.append(Paragraph("rule", numbered[2], numbered[1]))
        elif line.startswith("# "):
            found.append(Paragraph("title", line[2:]))
        elif line.startswith("## "):
            found.append(Paragraph("chapter", line[3:]))
        elif line.startswith("> "):
            found.append(Paragraph("example", line[2:]))
        elif line:
            found.append(Paragraph("intro", line))
    return tuple(found)


def rule(game: str, language: str, number: str) -> Paragraph:
    for paragraph in rules(game, language):
        if number and paragraph.number == number.upper():
            return paragraph
    raise OptionError("unknown-rule", game=game, rule=number)
