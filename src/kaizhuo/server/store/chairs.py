"""Chairs: who sits where, and who came and went while the game was on."""

from __future__ import annotations

from typing import NamedTuple


class Chair(NamedTuple):
    """A seat: open, a person's, or a bot's; a person's may be played by a bot that stands in."""

    name: str = ""  # a nickname; of a bot its character, "" if it sat down before there were any
    person: str = ""
    bot: str = ""
    stand_in: str = ""  # the bot that plays for the person
    willing: bool = False  # they let it play themselves

    @property
    def open(self) -> bool:
        return not self.person and not self.bot

    @property
    def acting(self) -> str:
        """The bot that decides here; "" when a person does."""
        return self.bot or self.stand_in


def recorded(who: str) -> Chair:
    """A seat of a record, which nobody can take."""
    return Chair(bot=who.removeprefix("bot:")) if who.startswith("bot:") else Chair(name=who, person="-")


class Change(NamedTuple):
    """Who sits where from a ply on, and what changed it; the first one is the beginning."""

    ply: int
    what: str
    seat: int
    chairs: list[Chair]
