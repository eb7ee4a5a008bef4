"""Every message between the server and a client.  `tools/typescript.py` writes the same as TypeScript.

What comes from a client is a closed schema: an unknown field, a wrong type or a text too long is refused whole.

A client resumes with `/ws/{table}?lang=..&since=<ply>&undos=<undos>&changes=<changes>`, as the last `now` said.  If
they still fit, `now.told` begins there; if not (or without them) a `log` with all lines comes first, and `told` is
empty.
An action carries an id that the client made up: repeated under the same id it is acknowledged, not done twice.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from kaizhuo.play.clock import ClockRule
from kaizhuo.text.finale import Finale
from kaizhuo.text.judging import Why

Lang = Literal["en", "zh-Hant", "zh-Hans"]
Id = Annotated[str, msgspec.Meta(min_length=8, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
Short = Annotated[str, msgspec.Meta(max_length=200)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]  # cleaned and cut to 24 by the server
Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
RECALLED: Final = 16  # moments in one answer
RECALLED_BYTES: Final = 128_000  # of their views together: a page with too much to read would lose its line
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=63)]


def as_lang(tag: str) -> Lang:
    found: Lang = msgspec.convert(tag, Lang)
    return found


class FromClient(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    pass


class Action(FromClient, frozen=True):
    """Something to be done once: the client makes up the id."""

    id: Id


class ToClient(msgspec.Struct, frozen=True, tag_field="type"):
    pass


# ---- from a client, over the socket


class Act(Action, frozen=True, tag="act"):
    """Say one of the options, about the moment that `ply` and `undos` name."""

    ply: Count
    undos: Count
    say: Short
    seat: SeatNumber | None = None  # needed by a player who has several


class Undo(Action, frozen=True, tag="undo"):
    """Take back my last move: at once inside the barrier, otherwise everybody is asked."""

    ply: Count
    undos: Count


class Agree(Action, frozen=True, tag="agree"):
    """Yes or no to what somebody asks for; from the one who asked, no takes the question back."""

    yes: bool


class Hint(Action, frozen=True, tag="hint"):
    """What would level 3 do, and why?  Where others play for themselves, only if all have agreed."""


class AskHints(Action, frozen=True, tag="hints"):
    """Ask everybody who plays to allow hints in this game, for all of them."""


class Sit(Action, frozen=True, tag="sit"):
    """Take an open seat or that of a bot.  Once the game has begun all who play are asked, unless
    somebody comes back to a seat they had."""

    seat: SeatNumber
    nickname: Name
    beside: bool = False  # one more seat, for somebody at the same device; before the game begins


class Begin(Action, frozen=True, tag="begin"):
    """Nobody is missing: begin now rather than when the countdown ends.  For the host and those who sit there."""


class Hold(Action, frozen=True, tag="hold"):
    """Stop the countdown; the game begins when somebody says so."""


class Publish(Action, frozen=True, tag="publish"):
    """Show a table that waits for players on the front page, or there no more; its host alone may."""

    public: bool


class Leave(Action, frozen=True, tag="leave"):
    """Give a seat of mine back for good."""

    seat: SeatNumber | None = None


class StandIn(Action, frozen=True, tag="stand-in"):
    """Let a bot play for the person of a seat: one's own, or of somebody who is away for a while.  Somebody
    who is here is asked first; if they do not answer for as long a while, it plays."""

    seat: SeatNumber


class TakeBack(Action, frozen=True, tag="back"):
    """Play again for myself."""

    seat: SeatNumber


class Show(Action, frozen=True, tag="show"):
    """Several seats at one device: lift the curtain for one of them."""

    seat: SeatNumber


class Recall(Action, frozen=True, tag="recall"):
    """How it stood from a ply on, as the seat saw it that is shown to me: to see the last turns once more."""

    ply: Count


class Talk(Action, frozen=True, tag="talk"):
    """A line of the chat: to everybody at the table, or to my team where the game has teams and allows it."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=300)]
    team: bool = False


Phrase = Literal["hello", "well-played", "thanks", "wow", "oops", "thinking", "your-turn", "good-game"]


class React(Action, frozen=True, tag="react"):
    """A phrase of the house to everybody at the table; each reads it in their own language."""

    phrase: Phrase


class Rematch(Action, frozen=True, tag="rematch"):
    """After the end: the same people again, by the same options at once, by others when everybody agrees."""

    options: dict[Annotated[str, msgspec.Meta(max_length=64)], int | bool | Short] | None = None


class Pause(Action, frozen=True, tag="pause"):
    """Ask everybody to stop the clock and the game."""


class End(Action, frozen=True, tag="end"):
    """Ask everybody to end the game, where its rules let the players agree on that."""


class Resume(Action, frozen=True, tag="resume"):
    """Go on; anybody may."""


class Give(Action, frozen=True, tag="give"):
    """Give somebody else a minute more."""

    seat: SeatNumber


class SeatBot(Action, frozen=True, tag="bot"):
    """Fill an open seat."""

    seat: SeatNumber
    bot: Name


class Language(FromClient, frozen=True, tag="language"):
    lang: Lang


class Ping(FromClient, frozen=True, tag="ping"):
    pass


Incoming = (
    Act | Undo | Agree | Hint | Sit | Leave | StandIn | TakeBack | Show | Talk | Rematch | SeatBot | Language | Ping
    | Pause | Resume | Give | End | Begin | Hold | Publish | React | Recall | AskHints
)  # fmt: skip


# ---- to a client, over the socket


# `ask-` where others have a say in it; `withdraw` what you asked about this seat without having one
May = Literal["sit", "ask-sit", "withdraw", "bot", "stand-in", "ask-stand-in", "back", "leave", "give"]


class SeatInfo(msgspec.Struct, frozen=True):
    seat: int
    kind: Literal["person", "bot", "open"]
    name: str  # "" for an open seat
    bot: str  # id of the bot, "" otherwise; so are the next three
    level: str  # what kind of bot it is, in words
    who: str  # the character that plays it, for its face
    line: str  # what that character is like
    stand_in: str  # name of the bot that plays for the person, "" otherwise
    online: bool  # a person with a socket, or a bot
    you: bool
    may: list[May]  # what you may do with it


class Table(ToClient, frozen=True, tag="table"):
    """Who sits where.  Comes first, and again whenever it changes."""

    id: str
    game: str
    game_name: str
    options: dict[str, int | bool | str]
    host: bool  # you made the table
    you: int | None  # your seat; None when you look on, and while the curtain is down
    mine: list[int]  # your seats; several when some share this device
    curtain: int | None  # the seat to pass the device to; nothing private is shown until its player lifts the curtain
    team: list[int]  # those you may talk with apart from the others, you included
    hints: bool  # you may ask for hints: nobody else plays for themself, or all who do have agreed
    seats: list[SeatInfo]
    watching: int  # how many look on
    started: bool
    begins: int | None  # milliseconds until the game begins, when this was sent; None when nothing is counted down
    over: bool
    public: bool
    link: str  # path of the page, to invite with
    lang: Lang
    commitment: str  # SHA-256 of the secret that all chance is drawn from
    secret: str  # the secret, once the game is over
    source: Source | None
    upload: bool  # a record that somebody brought: only to be looked at
    clock: ClockRule | None
    rematch: str  # the table where it goes on, "" when there is none


class Source(msgspec.Struct, frozen=True):
    """The game that this one branched off from."""

    table: str  # "" when it was played elsewhere
    ply: int


class Option(msgspec.Struct, frozen=True, gc=False):
    say: str  # "play 3/5+3/7"
    verb: str  # "play"
    at: list[str]  # elements of the board that it points at: "card:5"
    label: str  # in the reader's language
    short: str  # the same in a few words, for a button; "" where the label is short


class Operand(msgspec.Struct, frozen=True, gc=False):
    domain: str  # "seat", "card", "place"
    member: str  # "2", "3/7"
    at: list[str]  # ["seat:2"], ["card:5"]


class Told(msgspec.Struct, frozen=True, gc=False):
    """Something that happened: structured for animation, and as a line of the log ("" for what needs none)."""

    name: str
    operands: list[Operand]
    line: str
    rule: str
    brief: str | None  # a few words for what is told along with what came before, "" for nothing; None if by itself
    ply: int  # how many plies had been played, its own included
    turn: int  # counted from the setup, which is 0
    by: int | None  # whose turn; None where it is nobody's


class Asked(msgspec.Struct, frozen=True):
    """Somebody asks the others: to take a move back, to play again by other options, to allow hints, for a seat of the
    running game, to let a bot play for one of them."""

    what: Literal["undo", "rematch", "pause", "end", "hints", "sit", "stand-in"]
    by: int | None  # seat; None for an onlooker
    name: str
    to: int  # ply, of an undo
    options: dict[str, int | bool | str]  # of a rematch
    seat: int | None  # that it is about, of the last two
    seat_name: str
    waiting: list[int]  # seats that have not answered


class ClockState(msgspec.Struct, frozen=True):
    left: list[int]  # milliseconds by seat, when this was sent
    running: list[int]  # seats whose time runs
    paused: bool


class Now(ToClient, frozen=True, tag="now"):
    """How the game stands for you."""

    ply: int
    undos: int  # how often the table went back; a moment is (ply, undos)
    changes: int  # how often somebody came or went; the log has a line for each
    view: msgspec.Raw
    awaited: list[int]
    prompt: str
    options: list[Option]
    told: list[Told]  # since the last `now` or `log`
    undo: Literal["none", "mine", "consent"]
    agreement: str  # what the players may agree on (`end`), in words; "" for nothing
    asked: Asked | None
    scores: list[int]
    scores_label: str
    finale: Finale | None  # when the game is over
    thinking: list[int]  # seats of bots that are choosing
    resting: bool  # nobody plays for themself or attends: the bots wait until somebody is back
    clock: ClockState | None


class Log(ToClient, frozen=True, tag="log"):
    """The whole log: after joining, after an undo, after a change of language."""

    lines: list[Told]


class Moment(msgspec.Struct, frozen=True):
    """How the game stood after so many plies."""

    ply: int
    viewer: int | None  # whose eyes; None for an onlooker's
    names: list[str]  # of those who sat there then
    bots: list[int]  # seats where a bot decided
    view: msgspec.Raw
    awaited: list[int]
    prompt: str
    scores: list[int]
    scores_label: str


class Recalled(ToClient, frozen=True, tag="recalled"):
    """The first moments of those that were asked for, at most `RECALLED`."""

    id: str
    moments: list[Moment]


class ChatLine(msgspec.Struct, frozen=True):
    seat: int
    name: str
    text: str  # plain, to be shown as text and nothing else; "" for a phrase
    phrase: str  # a `Phrase`, or ""
    team: bool
    at: int  # seconds since 1970


class Chat(ToClient, frozen=True, tag="chat"):
    """What was said; all of it after joining and when another seat is shown, otherwise what is new."""

    lines: list[ChatLine]
    whole: bool


class Done(ToClient, frozen=True, tag="done"):
    """The action with this id is done, and what was to be stored of it is; it cannot be lost any more."""

    id: str
    ply: int


class Put(ToClient, frozen=True, tag="asked"):
    """Instead of `done`: the action with this id waits for the others' consent.  Nothing is done or stored yet, and a
    restart forgets the question.  `now.asked` tells how it stands."""

    id: str


class Refused(ToClient, frozen=True, tag="refused"):
    id: str  # "" when the message was not even one
    code: str
    rule: str  # number of the rule that forbids it, or ""
    text: str


class Hinted(ToClient, frozen=True, tag="hinted"):
    id: str
    say: str
    label: str
    kind: str  # what kind of thing that is, without saying which; "" if the game has no word for it
    kinds: list[str]  # what kinds of things can be done at all
    because: list[str]  # what speaks for it, in plain words
    why: Why | None


class Gone(ToClient, frozen=True, tag="gone"):
    """The table cannot be shown; the socket is closed after this.  `text` says why and what to do next."""

    code: str
    text: str


class Pong(ToClient, frozen=True, tag="pong"):
    pass


Outgoing = Table | Now | Log | Recalled | Chat | Done | Put | Refused | Hinted | Gone | Pong
