"""Where in a file of JSON something stands, for those who have to mend it."""

from __future__ import annotations

import re
from collections.abc import Iterator

_WORD = re.compile(r'"(?:[^"\\]|\\.)*"|[\[\]{}:,]|[^\s\[\]{}:,"]+|"')


def line_at(text: str, offset: int) -> int:
    """The number of the line that an offset lies in; the first is 1."""
    return text.count("\n", 0, offset) + 1


def line_of(text: str, key: str, index: int | None = None) -> int:
    """The line of a key of the outermost object, or of one member of its list; the first line if there is none."""
    for name, member, offset in _members(text):
        if name == key and (index is None or member == index):
            return line_at(text, offset)
    return 1


def _members(text: str) -> Iterator[tuple[str, int, int]]:
    """Key, number within its list, and offset of everything up to the second level."""
    depth = 0
    key = ""
    member = 0
    naming = True  # a string at depth 1 is a key, not a value
    for found in _WORD.finditer(text):
        word = found[0]
        if word in "]}":
            depth -= 1
        elif depth == 1 and word == ":":
            naming = False
        elif word == ",":
            naming = naming or depth == 1
            member = 0 if depth == 1 else member + (depth == 2)
        elif depth == 1 and naming:
            key = word.strip('"')
            yield key, -1, found.start()
        elif depth == 2:
            yield key, member, found.start()
        if word in "[{":
            depth += 1
