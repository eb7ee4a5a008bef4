"""Breaking lines as both scripts want it: English between words, Chinese anywhere but before 。 or after 「."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from rich.cells import cell_len

NOT_FIRST: Final = "。，、；：！？）」』》〉”’…—·"
NOT_LAST: Final = "（「『《〈“‘"

# A piece is what stays together: a word, or one wide character with the punctuation that clings to it.
_WIDE: Final = r"\u2E80-\uFFEF"
_PIECE: Final = re.compile(rf"[{NOT_LAST}]*(?:[^\W{_WIDE}]+|\S)(?:[{NOT_FIRST}]|[^\s{_WIDE}{NOT_LAST}])*|\s+")


@lru_cache(maxsize=1000)
def wrapped(text: str, width: int) -> list[str]:
    """The lines of a sentence, at most so many columns wide; a longer word is cut."""
    lines = [""]
    for piece in _PIECE.findall(text):
        if cell_len(lines[-1] + piece.rstrip()) > width and lines[-1].strip():
            lines[-1] = lines[-1].rstrip()
            lines.append("")
            piece = piece.lstrip()
        while cell_len(piece) > width:
            cut = next(n for n in range(len(piece), 0, -1) if cell_len(piece[:n]) <= width or n == 1)
            lines[-1] = piece[:cut]
            lines.append("")
            piece = piece[cut:]
        lines[-1] += piece
    return [line.rstrip() for line in lines]
