"""The cast: bots at a table are characters, so that they can be told apart.  Which one follows from their order."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from kaizhuo.bots.bot import OLD_NAMES

CAST: Final = {
    "level1": ("bao", "pip", "momo", "dot"),
    "level2": ("fen", "otti", "dux", "tuk"),
    "level3": ("nox", "tor", "hu", "yun"),
    "level4": ("long", "feng", "lin", "kun"),
}
EVERYBODY: Final = [who for level in CAST.values() for who in level]


def character(bot: str, taken: Collection[str]) -> str:
    """Who plays a bot: somebody of its level, or when they all sit there already the next one.

    "" for a program of somebody's own, and when nobody is left.
    """
    kind = bot.partition(":")[0]
    level = "level1" if kind == "uniform" else OLD_NAMES.get(kind, kind)
    if level not in CAST:
        return ""
    first = EVERYBODY.index(CAST[level][0])
    return next((who for who in EVERYBODY[first:] + EVERYBODY[:first] if who not in taken), "")


def characters(seats: Sequence[tuple[str, str]]) -> list[str]:
    """By seat, from the bot that plays there and its character, if it is known; "" where no bot plays."""
    found = [who if bot else "" for bot, who in seats]
    for seat, (bot, who) in enumerate(seats):
        if bot and not who:
            found[seat] = character(bot, found)
    return found
