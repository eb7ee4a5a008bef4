"""Breaking lines as both scripts want it: English between words, Chinese anywhere but before 。 or after 「."""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import pairwise
from typing import Final

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

NOT_FIRST: Final = "。，、；：！？）」』》〉”’…—·"
NOT_LAST: Final = "（「『《〈“‘"

# A piece is what stays together: a word, or one wide character with the punctuation that clings to it.
_WIDE: Final = r"\u2E80-\uFFEF"
_PIECE: Final = re.compile(rf"[{NOT_LAST}]*(?:[^\W{_WIDE}]+|\S)(?:[{NOT_FIRST}]|[^\s{_WIDE}{NOT_LAST}])*|\s+")


@lru_cache(maxsize=1000)
def breaks(text: str, width: int) -> list[int]:
    """Where the lines after the first begin, so that none is wider than so many columns; a longer word is cut."""
    found: list[int] = []
    begins = at = 0
    for piece in _PIECE.findall(text):
        end = at + len(piece)
        if cell_len(text[begins:end].strip()) > width and text[begins:at].strip():
            begins = at
            found.append(begins)
        while cell_len(text[begins:end].strip()) > width:
            begins += next(
                n for n in range(end - begins, 0, -1) if cell_len(text[begins : begins + n]) <= width or n == 1
            )
            found.append(begins)
        at = end
    return found


def wrapped(text: str, width: int) -> list[str]:
    """The lines of a sentence."""
    edges = [0, *breaks(text, width), len(text)]
    return [text[begin:end].strip() for begin, end in pairwise(edges)]


class Prose:
    """A paragraph for rich, broken as above."""

    def __init__(self, text: Text) -> None:
        self.text = text

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for line in self.text.divide(breaks(self.text.plain, max(2, options.max_width))):
            line.rstrip()
            yield line[len(line.plain) - len(line.plain.lstrip()) :]
