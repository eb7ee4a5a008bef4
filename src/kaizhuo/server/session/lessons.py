"""Lessons as a page shows them.  Nothing of them is stored: a learner brings along what they said."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from typing import Final

import msgspec

from kaizhuo.core.errors import KaizhuoError, OptionError
from kaizhuo.games import game_names
from kaizhuo.play.lesson import Answer, Arranged, Lesson, Stand, answer, lesson_named, lessons, stand
from kaizhuo.play.match import branch_off, walk
from kaizhuo.server.protocol.http import Learnt, LessonBeat, LessonInfo, Lessons, LessonScene, NewFreePlay, NewTable
from kaizhuo.server.protocol.socket import Lang, Now
from kaizhuo.server.session.describing import Own, table_message
from kaizhuo.server.session.loading import load_table
from kaizhuo.server.session.opening import open_table, opened_from, seat_all
from kaizhuo.server.session.presence import Presence
from kaizhuo.server.session.reader import Reader, look, moment
from kaizhuo.server.session.table import Table
from kaizhuo.server.store.events import Origin, TableEvent, Upload
from kaizhuo.text.lessons import lesson_text, seat_names
from kaizhuo.text.speech import refusal, say

REMEMBERED: Final = 100  # scenes, of up to 80 KB
OPPONENT: Final = "bot:level1"
TextOf = Callable[[str, str], str]  # of a beat, or of an attribute of it


def every_lesson(lang: Lang) -> Lessons:
    return Lessons([info(lesson, lang) for game in game_names() for lesson in lessons(game)])


def info(lesson: Lesson, lang: Lang) -> LessonInfo:
    title, goal = lesson_text(lang, lesson), lesson_text(lang, lesson, attribute="goal")
    return LessonInfo(lesson.game, lesson.name, title, goal, lesson.minutes, lesson.ideas)


def learn(game: str, name: str, learnt: Learnt, lang: Lang) -> LessonScene:
    """Where a learner stands; or what comes of what they say."""
    here = stand(lesson_named(game, name), learnt.said)
    if not learnt.say:
        return _scene(game, name, tuple(learnt.said), lang)
    found = answer(here, learnt.say)
    if found.accepted:
        return _scene(game, name, (*learnt.said, found.accepted), lang)
    return _held(here, found, lang)


def _held(here: Stand, found: Answer, lang: Lang) -> LessonScene:
    """The lesson says why not."""
    assert here.waits is not None
    words = lesson_text(lang, here.lesson, here.waits.id, f"wrong-{found.wrong}") if found.wrong else ""
    scene = _scene(here.lesson.game, here.lesson.name, tuple(here.said), lang)
    return held_back(scene, found, words or ("" if found.refused else say(lang, "lesson-also")), lang)


def held_back(scene: LessonScene, found: Answer, words: str, lang: Lang) -> LessonScene:
    """The move is not done; these words say why, and the rules if they forbid it."""
    forbidden: KaizhuoError | None = found.refused
    return msgspec.structs.replace(
        scene,
        beats=[],
        held=words,
        refused=refusal(lang, forbidden, scene.info.game) if forbidden else "",
        rule=found.refused.rule if found.refused else "",
    )


@lru_cache(REMEMBERED)
def _scene(game: str, name: str, said: tuple[str, ...], lang: Lang) -> LessonScene:
    """The same for everybody, and a game has to be played again for it."""
    here = stand(lesson_named(game, name), list(said))
    return staged(here, info(here.lesson, lang), lang, partial(lesson_text, lang, here.lesson))


def staged(here: Stand, about: LessonInfo, lang: Lang, text_of: TextOf) -> LessonScene:
    """How it stands for the learner, beat by beat."""
    table = lesson_table(here, lang)
    learner = here.lesson.learner
    own = Own(lang, False, learner, (learner,), None, True, tuple(() for _ in table.chairs))
    message = table_message(table, own, Presence(0, lambda: 0.0))
    seats = [msgspec.structs.replace(seat, online=True) for seat in message.seats]
    nows = _nows(here, table, lang)
    return LessonScene(
        info=about,
        table=msgspec.structs.replace(message, seats=seats, upload=False, over=False, secret="", watching=0),
        said=here.said,
        show=here.waits.accept[0] if here.waits else "",
        beats=[_beat(here, number, nows, text_of) for number in here.beats],
        held="",
        refused="",
        rule="",
        why=None,
    )


def _beat(here: Stand, number: int, nows: dict[int, Now], text_of: TextOf) -> LessonBeat:
    beat = here.lesson.beats[number]
    answered = beat.kind == "do" and beat is not here.waits
    text = text_of(beat.id, "praise" if answered else "")
    # Where nothing is said of the answer, the next sentence is there at once.
    prompt = text or text_of(here.lesson.beats[number + 1].id, "")
    shown = [msgspec.structs.replace(nows[ply], prompt=prompt) for ply in here.plies(number)]
    if beat is here.waits or beat.kind == "free":
        shown = [msgspec.structs.replace(now, told=[]) for now in shown]
    return LessonBeat(
        kind="done" if answered else beat.kind,
        idea=beat.idea,
        text=text,
        light=[] if answered else beat.light,
        nows=shown,
    )


def _nows(here: Stand, table: Table, lang: Lang) -> dict[int, Now]:
    """How it stands for the learner at each ply that is shown, and what was told by the one before."""
    learner = here.lesson.learner
    reader = Reader(table, learner, lang)
    wanted = {ply for number in here.beats for ply in here.plies(number)}
    assert table.match is not None
    found: dict[int, Now] = {}
    for past in walk(table.match):
        if past.ply in wanted:
            since = max(0, past.ply - 1) if here.said or past.ply > min(wanted) else past.ply
            now = reader.now(past, moment(table, past), look(table, past, learner), since, 1)
            found[past.ply] = msgspec.structs.replace(now, undo="none", agreement="", resting=False)
    return found


def open_free_play(
    table_id: str, game: str, name: str, new: NewFreePlay, host: str, secret: bytes
) -> tuple[Table, list[TableEvent]]:
    """The game goes on from where the lesson ended; if that was its end, another one begins."""
    lesson = lesson_named(game, name)
    here = stand(lesson, new.said)
    if here.waits:
        raise OptionError("lesson-said", lesson=name)
    seats = ["me" if seat == lesson.learner else OPPONENT for seat in range(len(lesson.seats))]
    ended = here.match(len(here.moves))
    if ended.over:
        return open_table(table_id, NewTable(game, seats, new.nickname, lesson.options), host, secret)
    record = branch_off(ended.record(), ended.ply, secret)
    arranged = [msgspec.structs.replace(branch, lesson=name) for branch in record.branches]
    opened = opened_from(record, host, Origin(record.moves, arranged))
    table = Table(table_id, opened)
    return table, [opened, *seat_all(table, seats, host, new.nickname)]


def lesson_table(here: Stand, lang: Lang) -> Table:
    """The table of a lesson, up to the end of what is shown."""
    last = max(here.plies(here.beats[-1]))
    return arranged_table(here.lesson, here.moves[:last], lang)


def arranged_table(arranged: Arranged, moves: list[str], lang: Lang) -> Table:
    """A table at which nobody sits: what was done there is written down."""
    record = arranged.record(moves)
    origin = Origin(record.moves, upload=Upload(seat_names(lang, arranged), ""))
    return load_table("lesson", [opened_from(record, "", origin)])
