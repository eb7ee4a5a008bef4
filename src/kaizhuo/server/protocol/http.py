"""What a client asks and is answered over HTTP.  `tools/typescript.py` writes the same as TypeScript.

A reason and a review are answered as `text/judging.py` has them, the words of a view as `text/things.py` has them.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec

from kaizhuo.play.clock import ClockRule
from kaizhuo.play.proof import Dealt
from kaizhuo.play.record import Branch
from kaizhuo.server.protocol.socket import Count, Id, Lang, Moment, Now, Short, Table, Told
from kaizhuo.text.judging import Why

BLOCK: Final = 32  # moments in one answer


class OptionForm(msgspec.Struct, frozen=True):
    name: str
    label: str
    help: str
    schema: dict[str, Any]  # JSON Schema, with "default"
    words: dict[str, str]  # for each value of an "enum"


class BotInfo(msgspec.Struct, frozen=True):
    id: str
    label: str
    players: list[int]  # how many may sit at a table where it can be chosen


class GameInfo(msgspec.Struct, frozen=True):
    id: str
    name: str
    tagline: str
    players: list[int]
    minutes: str
    weight: int  # from 1, light, to 5, heavy; 0 when the game does not say
    options: list[OptionForm]
    first: dict[str, int | bool | str]  # options for who plays it for the first time
    bots: list[BotInfo]
    lessons: int  # that teach it
    aided: bool  # by a page for the table
    boxed: bool  # with a page that draws all its pieces
    boxes: dict[str, str]  # owners' boxes that a table may be opened with, by fingerprint


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


class Tried(msgspec.Struct, frozen=True):
    """Something that could be said at a step of a figure, and what the rules answer."""

    label: str
    rule: str  # that forbids it; "" if it is allowed


class FigureStep(msgspec.Struct, frozen=True):
    text: str
    light: list[str]  # marks of the board that it is about
    moment: Moment
    told: list[Told]  # since the step before
    tries: list[Tried]


class FigureInfo(msgspec.Struct, frozen=True):
    name: str
    title: str
    rule: str  # below which it stands
    rules: list[str]
    steps: list[FigureStep]


class Figures(msgspec.Struct, frozen=True):
    figures: list[FigureInfo]


class AidLine(msgspec.Struct, frozen=True):
    text: str
    rules: list[str]


class AidPart(msgspec.Struct, frozen=True):
    title: str
    lines: list[AidLine]


class AidKind(msgspec.Struct, frozen=True):
    seats: int
    label: str
    query: str  # of its address


class PlayerAid(msgspec.Struct, frozen=True):
    """A game on one page."""

    seats: int
    query: str
    kinds: list[AidKind]  # all that there are
    parts: list[AidPart]


class BoxPage(msgspec.Struct, frozen=True):
    """All that a game is played with: our box, or an owner's."""

    game: str
    title: str
    lang: Lang
    grade: list[str]  # how sure we are of it, in words
    note: str
    contents: Any  # as `view/box.py` of the game has it


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: Annotated[str, msgspec.Meta(max_length=64)]
    seats: Annotated[list[Annotated[str, msgspec.Meta(max_length=64)]], msgspec.Meta(max_length=16)]
    nickname: Annotated[str, msgspec.Meta(max_length=64)] = ""  # needed when one of the seats is "me"
    options: dict[Annotated[str, msgspec.Meta(max_length=64)], int | bool | Short] = {}
    public: bool = False
    clock: ClockRule | None = None
    box: Annotated[str, msgspec.Meta(max_length=64)] = ""  # the fingerprint of an owner's box; "" for ours


class Made(msgspec.Struct, frozen=True):
    table: str


class NewBranch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Go on from a moment of a finished game.  Asked twice under the same id it is done once."""

    id: Id
    ply: Count
    seats: Annotated[list[Annotated[str, msgspec.Meta(max_length=64)]], msgspec.Meta(max_length=16)]
    nickname: Annotated[str, msgspec.Meta(max_length=64)] = ""
    public: bool = False


class Story(msgspec.Struct, frozen=True):
    """What somebody was told from the beginning until now."""

    ply: int  # how many there are
    undos: int
    decided: list[int]  # who decided each ply; -1 for chance
    lines: list[Told]


class Moments(msgspec.Struct, frozen=True):
    moments: list[Moment]


class LessonInfo(msgspec.Struct, frozen=True):
    game: str
    name: str
    title: str
    goal: str
    minutes: int
    ideas: int


class Lessons(msgspec.Struct, frozen=True):
    lessons: list[LessonInfo]


class Learnt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a learner has said in a lesson so far, and what they say now; "" to be shown where they stand."""

    said: Annotated[list[Short], msgspec.Meta(max_length=100)] = []
    say: Short = ""


class LessonBeat(msgspec.Struct, frozen=True):
    kind: Literal["do", "watch", "free", "done"]  # `done`: what comes of the answer, with the praise for it
    idea: int
    text: str
    light: list[str]  # marks of the board that it is about
    nows: list[Now]


class LessonScene(msgspec.Struct, frozen=True):
    """What a lesson answers: the beats until the learner is asked again; or to what is not accepted, why."""

    info: LessonInfo
    table: Table
    said: list[str]
    show: str  # what to say now, for who wants to be shown; "" when the lesson is over
    beats: list[LessonBeat]
    held: str  # the answer to a move that is not the one that is taught
    refused: str  # the same, where a rule forbids it: its words
    rule: str  # and its number
    why: Why | None  # a puzzle was solved: why the answer is right


class PuzzleInfo(msgspec.Struct, frozen=True):
    game: str
    name: str
    title: str
    level: int  # 1 easy, 3 hard


class Puzzles(msgspec.Struct, frozen=True):
    puzzles: list[PuzzleInfo]
    today: PuzzleInfo | None  # the same for everybody; None where there are no puzzles


class NewFreePlay(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Go on from the end of a lesson against bots."""

    said: Annotated[list[Short], msgspec.Meta(max_length=100)]
    nickname: Annotated[str, msgspec.Meta(max_length=64)]


class Proof(msgspec.Struct, frozen=True):
    """All that is needed to deal the game again, without its rules."""

    game: str
    rules_version: int
    box: str  # its fingerprint
    seats: int
    options: dict[str, int | bool | str]
    commitment: str  # binds the secret and, if it begins with "2-", all of the above
    secret: str
    branches: list[Branch]
    moves: list[str]
    dealt: list[Dealt]  # what chance could say
    taught: bool  # what a lesson is said to have arranged is that lesson's; true where none did


class TableRow(msgspec.Struct, frozen=True):
    table: str
    game: str
    game_name: str
    seats: list[str]  # names; "" for an open seat
    open: int  # seats still free
    you: int | None
    your_turn: bool
    awaited: list[str]  # names of those who are asked
    started: bool
    over: bool
    touched: int  # seconds since 1970
    archived: bool  # nobody touched it for a long time; opening it brings it back
    upload: bool  # a record that you brought, only to be looked at


class Home(msgspec.Struct, frozen=True):
    lang: Lang
    nickname: str  # the last one you used
    mine: list[TableRow]  # unfinished first, then the last finished, then the last records you brought
    public: list[TableRow]


class First(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a page would ask for at once: it is in the page itself (`<script id="first">`)."""

    games: Games | None = None
    home: Home | None = None


class Problem(msgspec.Struct, frozen=True):
    """The body of every HTTP answer that is not 200."""

    code: str
    text: str
