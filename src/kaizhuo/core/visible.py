"""What others wrote, before it goes to a terminal, a log or a sentence."""

from __future__ import annotations


def printable(text: str) -> str:
    """Without what a terminal would obey: escapes, ends of lines, marks of direction, halves of characters."""
    if text.isprintable():
        return text
    return "".join(char if char.isprintable() else " " if char.isspace() else "\ufffd" for char in text)


def shortened(text: str, room: int) -> str:
    return text if len(text) <= room else f"{text[: room - 1]}…"
