"""What the terminal drawings of all games share: who reads, the signs and colours of seats, the colours of paper.

A game may have a `terminal.py` with a function

    draw(view, speaker, width) -> rich renderable

that draws its view `width` columns wide.  It knows no state and no rule; without it the terminal draws the view as
plain tables.  Colours stand only on their own paper or are middling, so that they can be read on any background.
"""

from __future__ import annotations

from typing import Final, Protocol

from rich.text import Text

PAPER: Final = "#FBF7EF"
LIT: Final = "#FFDF9B"  # the paper of what the reader points at
INK: Final = "#1F2328"
PENCIL: Final = "#7B7468"  # on paper, for what counts less
AMBER: Final = "#E0A100"  # whose turn it is

SIGNS: Final = ("●", "▲", "■", "◆", "★", "⬢")
COLOURS: Final = ("#E69F00", "#56B4E9", "#12A67E", "#E0662A", "#CC79A7", "#4A90C8")


class Speaker(Protocol):
    """The reader of a drawing, as far as a drawing must know them."""

    @property
    def names(self) -> list[str]:
        """Of the players, by seat."""

    @property
    def viewer(self) -> int:
        """The reader's own seat; negative for somebody who looks on."""

    @property
    def lit(self) -> frozenset[str]:
        """The marks they point at now: "card:5"."""

    def say(self, message: str, args: dict[str, str | int] | None = None) -> str:
        """A message of the texts in their language."""


def seat_text(speaker: Speaker, seat: int, *, turn: bool = False) -> Text:
    """A player: a pointing hand for whose turn it is, the sign, the name."""
    colour = COLOURS[seat % len(COLOURS)]
    name = speaker.names[seat] if seat < len(speaker.names) else str(seat)
    pointer = ("▸", f"bold {AMBER}") if turn else (" ", "")
    return Text.assemble(
        pointer, (SIGNS[seat % len(SIGNS)], colour), (f" {name}", "bold"), no_wrap=True, overflow="ellipsis"
    )
