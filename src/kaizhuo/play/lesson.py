"""Lessons: a game on the real rules whose chance and opponents are written down.

A lesson is data of its game: `view/lessons/<name>.json`, its sentences beside it (`text/lessons.py`).  It is a match,
cut into beats: a sentence, and what is done or watched while it is said.  What the learner said so far is all there is
to know about where they stand, so nothing of a lesson is stored.
"""

from __future__ import annotations

from functools import cache
from typing import Final, Literal, NamedTuple

import msgspec

from kaizhuo.core.errors import IllegalAction, KaizhuoError, OptionError
from kaizhuo.games import box_of, folder_of, load_game
from kaizhuo.play.match import Match, replay, spelled
from kaizhuo.play.record import Branch, Record

LEGAL: Final = "legal"  # what the rules answer to a sentence that they allow


class Wrong(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something a learner may try that the lesson has an answer to."""

    say: str
    answer: str  # of the rules: LEGAL, or the number of the rule that forbids it


class Beat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`do` waits for the learner, `watch` shows what the others do, `free` lets the learner go."""

    id: str
    idea: int  # beats that carry no new idea share the number of the one before
    kind: Literal["do", "watch", "free"]
    ply: int  # at which it opens
    rules: list[str]  # that it teaches
    scores: list[int]  # when it is over
    accept: list[str] = []  # what the learner may say; the first is the record's
    wrong: list[Wrong] = []
    light: list[str] = []  # marks of the board
    praise: bool = False


class Arranged(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A game whose chance and moves are written down."""

    game: str
    name: str
    place: int  # in the order of those of its kind
    options: dict[str, int | bool | str] = {}
    seats: list[str] = []  # "you", and the names of the others as the texts have them
    learner: int = 0
    moves: list[str] = []

    def record(self, moves: list[str]) -> Record:
        game = load_game(self.game)
        return Record(self.game, game.rules_version, self.options, self.seats, moves, components=box_of(game))

    def fits(self) -> bool:
        """Whether it can be played with the box in use."""
        try:
            replay(self.record(self.moves))
        except KaizhuoError:
            return False
        return True


class Lesson(Arranged, frozen=True, forbid_unknown_fields=True, kw_only=True):
    minutes: int
    beats: list[Beat]

    @property
    def ideas(self) -> int:
        return self.beats[-1].idea

    def until(self, beat: int) -> int:
        """The ply at which a beat is over."""
        return self.beats[beat + 1].ply if beat + 1 < len(self.beats) else len(self.moves)


@cache
def lessons(game: str) -> list[Lesson]:
    """All that can be played with the box in use, in the order in which they are learnt."""
    files = sorted((folder_of(game) / "view" / "lessons").glob("*.json"))
    found = [msgspec.json.decode(file.read_bytes(), type=Lesson) for file in files]
    return sorted((lesson for lesson in found if lesson.fits()), key=lambda lesson: lesson.place)


def lesson_named(game: str, name: str) -> Lesson:
    for lesson in lessons(game):
        if lesson.name == name:
            return lesson
    raise OptionError("unknown-lesson", game=game, lesson=name)


class Stand(NamedTuple):
    """Where a learner is who said so much."""

    lesson: Lesson
    said: list[str]
    moves: list[str]
    beats: list[int]  # that which was answered last, those to be watched, and that which waits

    @property
    def waits(self) -> Beat | None:
        """The beat that waits for the learner; None when the lesson is over."""
        last = self.lesson.beats[self.beats[-1]]
        return last if last.kind == "do" and len(self.said) < len(questions(self.lesson)) else None

    def match(self, ply: int) -> Match:
        return replay(self.lesson.record(self.moves[:ply]))

    def plies(self, number: int) -> range:
        """The moments to be shown with a beat: how it opens, or what comes of the answer to it."""
        beat = self.lesson.beats[number]
        if beat is self.waits or beat.kind == "free":
            return range(beat.ply, beat.ply + 1)
        first = self.said or number != self.beats[0]
        return range(beat.ply + 1 if first else beat.ply, self.lesson.until(number) + 1)


def questions(lesson: Lesson) -> list[int]:
    return [number for number, beat in enumerate(lesson.beats) if beat.kind == "do"]


def stand(lesson: Lesson, said: list[str]) -> Stand:
    """What was said must have been accepted, each at its beat."""
    moves = list(lesson.moves)
    asked = questions(lesson)
    if len(said) > len(asked):
        raise OptionError("lesson-said", lesson=lesson.name)
    for number, sentence in zip(asked, said, strict=False):
        if sentence not in lesson.beats[number].accept:
            raise OptionError("lesson-said", lesson=lesson.name)
        moves[lesson.beats[number].ply] = f"{lesson.learner} {sentence}"
    first = asked[len(said) - 1] if said else 0
    last = asked[len(said)] if len(said) < len(asked) else len(lesson.beats) - 1
    return Stand(lesson, said, moves, list(range(first, last + 1)))


class Answer(NamedTuple):
    """What a lesson says to a sentence of the learner."""

    accepted: str  # the sentence of the script that it means, "" if it is none
    wrong: int  # the number of the answer that the lesson has to it, from 1; 0 for none
    refused: IllegalAction | None  # by the rules


def answer(here: Stand, sentence: str) -> Answer:
    """Nothing is changed by asking.  A sentence that no game says is a NotationError."""
    beat = here.waits
    if beat is None:
        raise OptionError("lesson-said", lesson=here.lesson.name)
    match = here.match(beat.ply)
    refused = None
    meant = sentence
    try:
        match.say(here.lesson.learner, sentence)
        meant = match.sentence(beat.ply).partition(" ")[2]
    except IllegalAction as wrong:
        refused = wrong
    names = (sentence, meant)
    accepted = next((said for said in beat.accept if said in names), "") if refused is None else ""
    number = next((number for number, wrong in enumerate(beat.wrong, 1) if wrong.say in names), 0)
    return Answer(accepted, number, refused)


def as_taught(record: Record) -> bool:
    """Whether what a lesson is said to have arranged is what that lesson does today, by answers that it accepts."""
    return all(_arranges(record, branch) for branch in record.branches if branch.lesson)


def _arranges(record: Record, branch: Branch) -> bool:
    moves = spelled(record)[: branch.ply]
    said: list[str] = []
    try:
        lesson = lesson_named(record.game, branch.lesson)
        for number in questions(lesson):
            if lesson.beats[number].ply < len(moves):
                sentence = moves[lesson.beats[number].ply].partition(" ")[2]
                said.append(answer(stand(lesson, said), sentence).accepted)
        match = stand(lesson, said).match(len(moves))
    except KaizhuoError:
        return False
    same = (record.options, len(record.seats)) == (lesson.options, len(lesson.seats))
    return same and [match.sentence(ply) for ply in range(match.ply)] == moves
