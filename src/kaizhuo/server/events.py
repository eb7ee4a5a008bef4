"""What is stored of a table: how it was opened, who sat down, and the sentences of its record."""

from __future__ import annotations

from typing import Literal

import msgspec

from kaizhuo.play.clock import ClockRule
from kaizhuo.play.record import Branch
from kaizhuo.server.chairs import Change


class Stored(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", omit_defaults=True):
    pass


class Upload(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the record of somebody's file says beyond the rules: who played, and what was promised."""

    seats: list[str]
    commitment: str


class Opened(Stored, frozen=True, tag="opened"):
    game: str
    rules_version: int
    options: dict[str, int | bool | str]
    seats: int
    host: str  # a person
    public: bool
    secret: str  # all chance is drawn from it
    components: str = ""
    moves: list[str] = []  # that were made elsewhere: in the game this one branches off from, or in an uploaded one
    branches: list[Branch] = []
    earlier: list[Change] = []  # who sat there when those moves were made
    upload: Upload | None = None  # only to be looked at
    clock: ClockRule | None = None


class Sat(Stored, frozen=True, tag="sat"):
    seat: int
    by: str
    name: str
    id: str = ""


class BotSat(Stored, frozen=True, tag="bot"):
    seat: int
    bot: str
    by: str
    id: str = ""


class Left(Stored, frozen=True, tag="left"):
    seat: int
    by: str
    id: str = ""


class StoodIn(Stored, frozen=True, tag="stood-in"):
    """A bot plays for the person who has the seat."""

    seat: int
    bot: str
    by: str  # who let it
    id: str = ""


class Back(Stored, frozen=True, tag="back"):
    """The person plays again."""

    seat: int
    by: str
    id: str = ""


class Moved(Stored, frozen=True, tag="moved"):
    """A move with the chance outcomes that followed it; the deal before the first move has no doer."""

    moves: list[str]
    by: str = ""  # a person; "" for bots and the deal
    id: str = ""
    bot: str = ""  # the bot that chose it


class Undone(Stored, frozen=True, tag="undone"):
    ply: int  # back to here
    by: str
    id: str = ""


class Deleted(Stored, frozen=True, tag="deleted"):
    """All that is left of a table; its number is the next one, so that a server which still has the table in memory
    cannot write any more."""

    at: int  # seconds since 1970


class Said(Stored, frozen=True, tag="said"):
    """A line of the chat."""

    seat: int  # who said it
    name: str
    text: str
    team: bool  # only for those who may talk with that seat apart from the others
    at: int  # seconds since 1970
    by: str
    id: str = ""


class Rematched(Stored, frozen=True, tag="rematched"):
    """After the end: the same people play again, at another table."""

    table: str
    options: dict[str, int | bool | str]
    by: str
    id: str = ""


class Timed(Stored, frozen=True, tag="timed"):
    """The clock is stopped, goes on, or somebody is given more time."""

    what: Literal["pause", "resume", "give"]
    by: str
    id: str = ""
    seat: int = 0  # who is given time


class Clocked(Stored, frozen=True, tag="clocked"):
    """What the clock showed after the events before it; after a crash it goes on from here."""

    left: list[int]  # milliseconds by seat
    paused: bool = False


Seating = Sat | BotSat | Left | StoodIn | Back
TableEvent = Opened | Seating | Moved | Undone | Said | Rematched | Timed | Clocked | Deleted

decode_event = msgspec.json.Decoder(TableEvent).decode
encode_event = msgspec.json.Encoder().encode


def tag_of(event: Seating) -> str:
    return str(event.__struct_config__.tag)
