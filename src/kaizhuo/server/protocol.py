"""Every message between the server and a client.  `tools/typescript.py` writes the same as TypeScript.

What comes from a client is a closed schema: an unknown field, a wrong type or a text too long is refused whole.

A client resumes with `/ws/{table}?lang=..&since=<ply>&undos=<undos>`, both as the last `now` said.  If they still fit,
`now.told` begins there; if not (or without them) a `log` with all lines comes first and `told` is empty.
An action carries an id that the client made up: repeated under the same id it is acknowledged, not done twice.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from kaizhuo.play.proof import Dealt
from kaizhuo.play.record import Branch

Lang = Literal["en", "zh-Hant", "zh-Hans"]
Id = Annotated[str, msgspec.Meta(min_length=8, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
Short = Annotated[str, msgspec.Meta(max_length=200)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]  # cleaned and cut to 24 by the server
Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=63)]


def as_lang(tag: str) -> Lang:
    found: Lang = msgspec.convert(tag, Lang)
    return found


class FromClient(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    pass


class ToClient(msgspec.Struct, frozen=True, tag_field="type"):
    pass


# ---- from a client, over the socket


class Act(FromClient, frozen=True, tag="act"):
    """Say one of the options, about the moment that `ply` and `undos` name."""

    id: Id
    ply: Count
    undos: Count
    say: Short


class Undo(FromClient, frozen=True, tag="undo"):
    """Take back my last move: at once inside the barrier, otherwise everybody is asked."""

    id: Id
    ply: Count
    undos: Count


class Agree(FromClient, frozen=True, tag="agree"):
    """Yes or no to the undo that somebody asks for; from the one who asked, no takes the question back."""

    id: Id
    yes: bool


class Hint(FromClient, frozen=True, tag="hint"):
    id: Id


class Sit(FromClient, frozen=True, tag="sit"):
    id: Id
    seat: SeatNumber
    nickname: Name


class Leave(FromClient, frozen=True, tag="leave"):
    """Give my seat back, before the game begins."""

    id: Id


class SeatBot(FromClient, frozen=True, tag="bot"):
    """The host fills an open seat."""

    id: Id
    seat: SeatNumber
    bot: Name


class Language(FromClient, frozen=True, tag="language"):
    lang: Lang


class Ping(FromClient, frozen=True, tag="ping"):
    pass


Incoming = Act | Undo | Agree | Hint | Sit | Leave | SeatBot | Language | Ping


# ---- to a client, over the socket


class SeatInfo(msgspec.Struct, frozen=True):
    seat: int
    kind: Literal["person", "bot", "open"]
    name: str  # "" for an open seat
    bot: str  # id of the bot, "" otherwise
    online: bool  # a person with a socket, or a bot
    you: bool


class Table(ToClient, frozen=True, tag="table"):
    """Who sits where.  Comes first, and again whenever it changes."""

    id: str
    game: str
    game_name: str
    options: dict[str, int | bool | str]
    host: bool  # you made the table
    you: int | None  # your seat; None when you look on
    seats: list[SeatInfo]
    watching: int  # how many look on
    started: bool
    over: bool
    public: bool
    link: str  # path of the page, to invite with
    lang: Lang
    commitment: str  # SHA-256 of the secret that all chance is drawn from
    secret: str  # the secret, once the game is over
    source: Source | None
    upload: bool  # a record that somebody brought: only to be looked at


class Source(msgspec.Struct, frozen=True):
    """The game that this one branched off from."""

    table: str  # "" when it was played elsewhere
    ply: int


class Option(msgspec.Struct, frozen=True):
    say: str  # "play 3/5+3/7"
    verb: str  # "play"
    at: list[str]  # elements of the board that it points at: "card:5"
    label: str  # in the reader's language


class Operand(msgspec.Struct, frozen=True):
    domain: str  # "seat", "card", "place"
    member: str  # "2", "3/7"
    at: list[str]  # ["seat:2"], ["card:5"]


class Told(msgspec.Struct, frozen=True):
    """Something that happened: structured for animation, and as a line of the log ("" for what needs none)."""

    name: str
    operands: list[Operand]
    line: str
    rule: str


class AskedUndo(msgspec.Struct, frozen=True):
    by: int  # seat
    name: str
    to: int  # ply
    waiting: list[int]  # seats that have not answered


class Now(ToClient, frozen=True, tag="now"):
    """How the game stands for you."""

    ply: int
    undos: int  # how often the table went back; a moment is (ply, undos)
    view: msgspec.Raw
    awaited: list[int]
    prompt: str
    options: list[Option]
    told: list[Told]  # since the last `now` or `log`
    undo: Literal["none", "mine", "consent"]
    asked_undo: AskedUndo | None
    scores: list[int]
    scores_label: str
    places: list[int] | None  # when the game is over: 1 for a winner
    thinking: list[int]  # seats of bots that are choosing


class Log(ToClient, frozen=True, tag="log"):
    """The whole log: after joining, after an undo, after a change of language."""

    lines: list[Told]


class Done(ToClient, frozen=True, tag="done"):
    """The action with this id is done and stored; it cannot be lost any more."""

    id: str
    ply: int


class Refused(ToClient, frozen=True, tag="refused"):
    id: str  # "" when the message was not even one
    code: str
    rule: str  # number of the rule that forbids it, or ""
    text: str


class Weighed(msgspec.Struct, frozen=True):
    say: str
    label: str
    value: float  # 0 lost, 1 won
    visits: int
    chosen: bool  # what is explained


class Why(msgspec.Struct, frozen=True):
    """Why somebody would do this, or how good it was: from what its doer knew."""

    label: str
    lines: list[str]
    weighed: list[Weighed]  # best first


class Hinted(ToClient, frozen=True, tag="hinted"):
    id: str
    say: str
    label: str
    why: Why | None


class Gone(ToClient, frozen=True, tag="gone"):
    """The table cannot be shown; the socket is closed after this.  `text` says why and what to do next."""

    code: str
    text: str


class Pong(ToClient, frozen=True, tag="pong"):
    pass


Outgoing = Table | Now | Log | Done | Refused | Hinted | Gone | Pong


# ---- over HTTP


class OptionForm(msgspec.Struct, frozen=True):
    name: str
    label: str
    help: str
    schema: dict[str, Any]  # JSON Schema, with "default"


class BotInfo(msgspec.Struct, frozen=True):
    id: str
    label: str


class GameInfo(msgspec.Struct, frozen=True):
    id: str
    name: str
    tagline: str
    players: list[int]
    minutes: str
    options: list[OptionForm]
    bots: list[BotInfo]


class Games(msgspec.Struct, frozen=True):
    lang: Lang
    games: list[GameInfo]


class RuleParagraph(msgspec.Struct, frozen=True):
    kind: str  # "title", "intro", "chapter", "rule", "example"
    text: str
    number: str


class RuleBook(msgspec.Struct, frozen=True):
    game: str
    lang: Lang
    paragraphs: list[RuleParagraph]


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: Annotated[str, msgspec.Meta(max_length=64)]
    seats: Annotated[list[Annotated[str, msgspec.Meta(max_length=64)]], msgspec.Meta(max_length=16)]
    nickname: Annotated[str, msgspec.Meta(max_length=64)] = ""  # needed when one of the seats is "me"
    options: dict[Annotated[str, msgspec.Meta(max_length=64)], int | bool | Short] = {}
    public: bool = False


class Made(msgspec.Struct, frozen=True):
    table: str


class NewBranch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Go on from a moment of a finished game.  Asked twice under the same id it is done once."""

    id: Id
    ply: Count
    seats: Annotated[list[Annotated[str, msgspec.Meta(max_length=64)]], msgspec.Meta(max_length=16)]
    nickname: Annotated[str, msgspec.Meta(max_length=64)] = ""
    public: bool = False


class StoryLine(msgspec.Struct, frozen=True):
    ply: int  # how many plies had been played when it was told, its own included
    line: str
    rule: str


class Story(msgspec.Struct, frozen=True):
    """What somebody was told from the beginning until now."""

    ply: int  # how many there are
    undos: int
    decided: list[int]  # who decided each ply; -1 for chance
    lines: list[StoryLine]


class Moment(msgspec.Struct, frozen=True):
    """How the game stood after so many plies."""

    ply: int
    viewer: int | None  # whose eyes; None for who looks on
    view: msgspec.Raw
    awaited: list[int]
    prompt: str
    told: list[Told]  # by the ply that led here
    scores: list[int]
    scores_label: str


class Moments(msgspec.Struct, frozen=True):
    moments: list[Moment]


class Judged(msgspec.Struct, frozen=True):
    """One decision, by what was known then."""

    ply: int
    label: str  # what was done
    value: float
    best: str  # what level 3 would have done
    cost: float  # of value, against that


class Review(msgspec.Struct, frozen=True):
    seat: int
    total: int  # decisions to judge
    judged: list[Judged]
    costliest: list[int]  # plies, dearest first
    result: float  # 1 for who won


class Proof(msgspec.Struct, frozen=True):
    """All that is needed to deal the game again, without its rules."""

    commitment: str
    secret: str
    branches: list[Branch]
    moves: list[str]
    dealt: list[Dealt]  # what chance could say


class TableRow(msgspec.Struct, frozen=True):
    table: str
    game: str
    game_name: str
    seats: list[str]  # names; "" for an open seat
    open: int  # seats still free
    you: int | None
    your_turn: bool
    started: bool
    over: bool
    touched: int  # seconds since 1970
    archived: bool  # nobody touched it for a long time; opening it brings it back


class Home(msgspec.Struct, frozen=True):
    lang: Lang
    nickname: str  # the last one you used
    mine: list[TableRow]  # unfinished first, then the last finished
    public: list[TableRow]


class Problem(msgspec.Struct, frozen=True):
    """The body of every HTTP answer that is not 200."""

    code: str
    text: str
