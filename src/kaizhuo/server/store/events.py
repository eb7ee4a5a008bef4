"""What is stored of a table: how it was opened, who sat down, and the sentences of its record."""

from __future__ import annotations

from typing import Literal

import msgspec

from kaizhuo.play.clock import ClockRule
from kaizhuo.play.record import Branch, Record
from kaizhuo.server.store.chairs import Change

Question = Literal["undo", "rematch", "pause", "end", "hints", "sit", "stand-in"]


class Stored(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", omit_defaults=True):
    pass


class Upload(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the record of somebody's file says beyond the rules: who played, and what was promised."""

    seats: list[str]
    commitment: str
    scores: list[int] | None = None


class Origin(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Where a table comes from that does not begin by dealing: another game it branches off from, or a file."""

    moves: list[str]  # that were made there
    branches: list[Branch] = []
    earlier: list[Change] = []  # who sat there when they were made
    upload: Upload | None = None  # only to be looked at


class Opened(Stored, frozen=True, tag="opened"):
    """How a table is played, and in one field where it comes from: a rematch keeps the one and not the other."""

    game: str
    rules_version: int
    options: dict[str, int | bool | str]
    seats: int
    host: str  # a person
    public: bool
    secret: str  # all chance is drawn from it
    components: str = ""  # the fingerprint of its box; "" before there were any
    commitment: str = ""  # what is shown before the game begins; "" for the hash of the secret alone
    clock: ClockRule | None = None
    origin: Origin | None = None

    def record(self, seats: list[str], moves: list[str], scores: list[int] | None = None) -> Record:
        """What is on record once these moves are replayed, to these scores."""
        return Record(
            game=self.game,
            rules_version=self.rules_version,
            options=self.options,
            seats=seats,
            moves=moves,
            secret=self.secret,
            components=self.components,
            scores=scores,
            branches=self.branches,
        )

    @property
    def moves(self) -> list[str]:
        return self.origin.moves if self.origin else []

    @property
    def branches(self) -> list[Branch]:
        return self.origin.branches if self.origin else []

    @property
    def upload(self) -> Upload | None:
        return self.origin.upload if self.origin else None


class Boxed(Stored, frozen=True, tag="boxed"):
    """The box of a table that was opened before boxes had fingerprints, as it was found when the table was loaded."""

    components: str


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
    scores: list[int] | None = None  # of the game that it ends


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
    phrase: str = ""  # instead of a text: which one of the house, in no language yet


class Listed(Stored, frozen=True, tag="listed"):
    """The host shows the waiting table on the front page, or no more."""

    public: bool
    by: str
    id: str = ""


class Held(Stored, frozen=True, tag="held"):
    """The countdown to the beginning is stopped."""

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
    running: list[int] = []  # the seats whose time runs
    still: bool = False  # nobody is there for whom it would
    at: int = 0  # milliseconds since 1970, by the clock of the database; 0 before these three were stored


class Asked(Stored, frozen=True, tag="asked"):
    """Somebody asks the others for their consent; it is open until it is answered or settled otherwise."""

    what: Question
    by: str
    question: str  # the id of the action, under which it is stored once it is done, and not before
    waiting: list[int]  # seats that have not answered
    seat: int | None  # of who asks; None for an onlooker
    to: int = 0  # ply
    options: dict[str, int | bool | str] | None = None
    name: str = ""  # of an onlooker
    about: int | None = None  # a seat
    beside: bool = False

    @property
    def id(self) -> str:
        return ""


class Answered(Stored, frozen=True, tag="answered"):
    """By who is asked; a no of who asks takes the question back."""

    yes: bool
    by: str
    id: str = ""


Seating = Sat | BotSat | Left | StoodIn | Back
Asking = Asked | Answered
Acted = Seating | Moved | Undone | Said | Listed | Held | Rematched | Timed | Asking
TableEvent = Opened | Boxed | Acted | Clocked | Deleted

encode_event = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(TableEvent).decode


def decode_event(body: str) -> TableEvent:
    """Also one that was stored when an `opened` had the fields of its origin among its own."""
    found: TableEvent
    try:
        found = _decode(body)
    except msgspec.ValidationError:
        event = msgspec.json.decode(body, type=dict[str, object])
        origin = {name: event.pop(name) for name in Origin.__struct_fields__ if name in event}
        if event.get("type") != "opened" or not origin:
            raise
        found = msgspec.convert({**event, "origin": {"moves": [], **origin}}, TableEvent)
    return found


def tag_of(event: Seating) -> str:
    return str(event.__struct_config__.tag)
