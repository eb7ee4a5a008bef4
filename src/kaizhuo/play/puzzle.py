"""Puzzles: positions of games of strong bots in which something is clearly right.

All puzzles of a game are one file, `view/puzzles.json`, which `make puzzles` writes (`research/mining.py`): every right
answer, and what wrong ones would lead to, found by search from what the seat may know.  A puzzle is played as a lesson
of one question, so the page, the terminal and the board know no difference.
"""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Final, Literal

import msgspec

from kaizhuo.core.errors import OptionError
from kaizhuo.games import AnyGame, boxes_of, folder_of, game_names
from kaizhuo.play.explanation import Alternative, Explanation, Reason, Step
from kaizhuo.play.lesson import LEGAL, Beat, Lesson, Wrong
from kaizhuo.play.match import Match

Kind = Literal["win", "block", "best"]
OTHERS: Final = ("bo", "mei", "kai")  # who sits at the table besides, as the texts of lessons have them
SURE: Final = 1.0


class Tried(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An answer, and what would come of it."""

    say: str
    value: float  # 0 lost, 1 won
    risk: float = 0.0  # of a rival who wins before the seat is asked again
    then: list[str] = []  # what may follow: "1 play 5/7"


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`win`: wins at once whatever is hidden; `block`: a rival would win next; `best`: the best of three."""

    name: str
    record: int  # of the file
    ply: int
    seat: int
    kind: Kind
    level: Literal[1, 2, 3]  # 1 if the right answer looks best at first sight, 3 if others look better
    right: int  # the first so many answers are right
    margin: float  # by which the last right answer is better than the best wrong one
    worlds: int  # in which each answer was tried
    tried: list[Tried]  # best first: all options, or the three


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game up to the last puzzle that was found in it."""

    seats: int
    options: dict[str, int | bool | str]
    moves: list[str]


class Book(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    components: str  # the fingerprint of the box that all of it was found with
    records: list[Played]
    puzzles: list[Puzzle]


@cache
def _book(game: str) -> Book:
    file = folder_of(game) / "view" / "puzzles.json"
    return msgspec.json.decode(file.read_bytes(), type=Book) if file.is_file() else Book("", [], [])


@cache
def puzzles(game: str) -> list[Puzzle]:
    """All of them, easy ones first; none with another box, where what was found may be untrue."""
    book = _book(game)
    return book.puzzles if book.components == boxes_of(game)[0].fingerprint else []


def puzzle_named(game: str, name: str) -> Puzzle:
    for puzzle in puzzles(game):
        if puzzle.name == name:
            return puzzle
    raise OptionError("unknown-puzzle", game=game, puzzle=name)


def puzzle_of_the_day(day: int) -> tuple[str, Puzzle] | None:
    """The same for everybody: games in turn, and all puzzles of a game before one comes again."""
    games = [game for game in game_names() if puzzles(game)]
    if not games:
        return None
    turn, at = divmod(day, len(games))
    mixed = sorted(puzzles(games[at]), key=lambda one: hashlib.sha256(one.name.encode()).digest())
    return games[at], mixed[turn % len(mixed)]


@cache
def lesson_of(game: str, name: str) -> Lesson:
    """A puzzle as a lesson of one question."""
    puzzle = puzzle_named(game, name)
    played = _book(game).records[puzzle.record]
    others = iter(OTHERS)
    right, wrong = puzzle.tried[: puzzle.right], puzzle.tried[puzzle.right :]
    asked = Beat(
        id="ask",
        idea=1,
        kind="do",
        ply=puzzle.ply,
        rules=[],
        scores=[],
        accept=[one.say for one in right],
        wrong=[Wrong(one.say, LEGAL) for one in wrong],
    )
    return Lesson(
        game=game,
        name=name,
        place=0,
        options=played.options,
        seats=["you" if seat == puzzle.seat else next(others) for seat in range(played.seats)],
        learner=puzzle.seat,
        minutes=1,
        moves=[*played.moves[: puzzle.ply], f"{puzzle.seat} {right[0].say}"],
        beats=[asked, Beat("end", 1, "free", puzzle.ply + 1, [], [])],
    )


def explanation(puzzle: Puzzle, match: Match, sentence: str) -> Explanation:
    """Why this answer: as a bot would say it, with what search found."""
    words = match.game.words
    tried = next(one for one in puzzle.tried if one.say == sentence)
    action = words.parse(sentence)
    seen = match.observe(puzzle.seat).seen
    own = [Reason(name, number, own=True) for name, number in match.game.advice().reasons(seen, puzzle.seat, action)]
    return Explanation(
        seat=puzzle.seat,
        action=action,
        sentence=sentence,
        value=tried.value,
        alternatives=[Alternative(words.parse(one.say), one.say, one.value, puzzle.worlds) for one in puzzle.tried],
        line=line_of(match.game, tried),
        reasons=[Reason("win")] if puzzle.kind == "win" else own,
    )


def line_of(game: AnyGame, tried: Tried) -> list[Step]:
    """What may follow an answer."""
    steps = [step.partition(" ") for step in tried.then]
    return [Step(int(seat), game.words.parse(sentence), sentence, SURE) for seat, _, sentence in steps]
