"""Chairs: who sits where, and who came and went while the game was on."""

from __future__ import annotations

from typing import NamedTuple

from kaizhuo.server.session.catalogue import bot_label
from kaizhuo.text.speech import say


class Chair(NamedTuple):
    """A seat: open, a person's, or a bot's; a person's may be played by a bot that stands in."""

    name: str = ""
    person: str = ""
    bot: str = ""
    stand_in: str = ""  # the bot that plays for the person
    willing: bool = False  # who let it play themself

    @property
    def open(self) -> bool:
        return not self.person and not self.bot

    @property
    def acting(self) -> str:
        """The bot that decides here; "" when a person does."""
        return self.bot or self.stand_in


class Change(NamedTuple):
    """Who sits where from a ply on, and what changed it; the first one is the beginning."""

    ply: int
    what: str
    seat: int
    chairs: list[Chair]


def names(chairs: list[Chair], lang: str) -> list[str]:
    """The players' names in a language: bots have translated ones, numbered where two are alike."""
    found: list[str] = []
    for seat, chair in enumerate(chairs):
        same = sum(other.bot == chair.bot for other in chairs[:seat]) if chair.bot else 0
        if chair.bot:
            name = bot_label(lang, chair.bot)
            found.append(f"{name} {same + 1}" if same else name)
        elif chair.stand_in:
            found.append(say(lang, "table-stand-in", {"name": chair.name}))
        else:
            found.append(chair.name or say(lang, "table-free-seat", {"seat": seat + 1}))
    return found


def note(change: Change, before: list[Chair], lang: str) -> str:
    """The line of the log about it."""
    was, now = before[change.seat], change.chairs[change.seat]
    args = {
        "name": now.name or was.name,
        "before": names(before, lang)[change.seat],
        "bot": bot_label(lang, now.acting or was.acting),
    }
    return say(lang, f"note-{change.what}", dict(args))
