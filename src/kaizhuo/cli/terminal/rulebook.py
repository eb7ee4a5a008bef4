"""How the rules of a game are printed."""

from __future__ import annotations

import re

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from kaizhuo.cli.wrapping import Prose
from kaizhuo.text import rules as book

_EMPHASIS = re.compile(r"\*([^*]+)\*")


def printed(paragraph: book.Paragraph) -> RenderableType:
    """One paragraph as a terminal shows it."""
    if paragraph.kind in ("title", "chapter"):
        return Padding(Text(paragraph.text, style="bold"), (1, 0))
    if paragraph.kind == "example":
        return Padding(Prose(emphasised(paragraph.text, "dim")), (0, 0, 1, 6))
    if paragraph.kind == "intro":
        return Prose(emphasised(paragraph.text, ""))
    text = Text.assemble((f"{paragraph.number}  ", "cyan bold"))
    return Padding(Prose(text.append_text(emphasised(paragraph.text, ""))), (0, 0, 1, 0))


def emphasised(text: str, style: str) -> Text:
    """*Words between stars* are stressed; Chinese has no italics, so they are bold."""
    out = Text(style=style)
    for i, part in enumerate(_EMPHASIS.split(text)):
        out.append(part, style="bold" if i % 2 else "")
    return out
