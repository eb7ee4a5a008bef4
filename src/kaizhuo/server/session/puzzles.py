"""Puzzles as a page shows them: lessons of one question.  Nothing of them is stored."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec

from kaizhuo.games import game_names, load_game
from kaizhuo.play.lesson import Answer, answer, stand
from kaizhuo.play.puzzle import Puzzle, lesson_of, puzzle_named, puzzle_of_the_day, puzzles
from kaizhuo.server.protocol.http import Learnt, LessonInfo, LessonScene, PuzzleInfo, Puzzles
from kaizhuo.server.protocol.socket import Lang, Now
from kaizhuo.server.session.lessons import held_back, staged
from kaizhuo.text.lessons import seat_names
from kaizhuo.text.puzzles import right_words, wrong_words
from kaizhuo.text.speech import Speech, say

REMEMBERED: Final = 100  # scenes, of up to 80 KB


def every_puzzle(lang: Lang, day: int) -> Puzzles:
    """All of them, and that of the day, counted from 1970."""
    today = puzzle_of_the_day(day)
    found = [info(game, puzzle, lang) for game in game_names() for puzzle in puzzles(game)]
    return Puzzles(found, info(*today, lang) if today else None)


def info(game: str, puzzle: Puzzle, lang: Lang) -> PuzzleInfo:
    return PuzzleInfo(game, puzzle.name, say(lang, f"puzzle-{puzzle.kind}"), puzzle.level)


def solve(game: str, name: str, learnt: Learnt, lang: Lang) -> LessonScene:
    """The position; or what comes of an answer."""
    here = stand(lesson_of(game, name), learnt.said)
    if not learnt.say:
        return _scene(game, name, tuple(learnt.said), lang)
    found = answer(here, learnt.say)
    if found.accepted:
        return _scene(game, name, (found.accepted,), lang)
    return held_back(_scene(game, name, (), lang), found, _wrong(game, name, found, lang), lang)


def _wrong(game: str, name: str, found: Answer, lang: Lang) -> str:
    """What an answer would lead to; "" where the rules forbid it."""
    if found.refused:
        return ""
    puzzle = puzzle_named(game, name)
    if not found.wrong:
        return say(lang, "puzzle-three")
    return wrong_words(puzzle, puzzle.tried[puzzle.right + found.wrong - 1], _speech(game, name, lang))


def _speech(game: str, name: str, lang: Lang) -> Speech:
    lesson = lesson_of(game, name)
    return Speech(lang, load_game(game), seat_names(lang, lesson), lesson.learner)


@lru_cache(REMEMBERED)
def _scene(game: str, name: str, said: tuple[str, ...], lang: Lang) -> LessonScene:
    puzzle, lesson = puzzle_named(game, name), lesson_of(game, name)
    here = stand(lesson, list(said))
    speech = _speech(game, name, lang)
    about = LessonInfo(game, name, say(lang, f"puzzle-{puzzle.kind}"), "", lesson.minutes, lesson.ideas)
    why = right_words(puzzle, here.match(puzzle.ply), said[0], speech) if said else None

    def text_of(beat: str, _: str) -> str:
        if beat == "ask" and why is None:
            return say(lang, f"puzzle-{puzzle.kind}.ask")
        return say(lang, "puzzle-right", {"option": why.label}) if beat == "end" and why else ""

    scene = staged(here, about, lang, text_of)
    beats = [msgspec.structs.replace(one, nows=[_only(puzzle, now) for now in one.nows]) for one in scene.beats]
    return msgspec.structs.replace(scene, why=why, beats=scene.beats if why else beats)


def _only(puzzle: Puzzle, now: Now) -> Now:
    """What can be answered: of three, these three."""
    said = {one.say for one in puzzle.tried}
    return msgspec.structs.replace(now, options=[option for option in now.options if option.say in said])
