"""The words of lessons: `view/lessons/<language>.ftl` of each game, read only when somebody learns.

Those of figures and player aids lie in folders of their own beside them.
"""

from __future__ import annotations

from functools import cache

from fluent.runtime import FluentBundle, FluentResource

from kaizhuo.games import folder_of
from kaizhuo.play.lesson import Arranged, Lesson
from kaizhuo.text.speech import say


@cache
def words(language: str, game: str, folder: str = "lessons") -> FluentBundle:
    found = FluentBundle([language], use_isolating=False)
    file = folder_of(game) / "view" / folder / f"{language}.ftl"
    found.add_resource(FluentResource(file.read_text("utf-8")))
    return found


def lesson_text(language: str, lesson: Lesson, beat: str = "", attribute: str = "") -> str:
    """The title of a lesson or the sentence of a beat; of its attributes the goal, the praise, answers to wrong moves.
    "" where there is none."""
    message = f"{lesson.name}-{beat}" if beat else lesson.name
    found = words(language, lesson.game).get_message(message)
    pattern = found.attributes.get(attribute) if attribute else found.value
    if pattern is None:
        return ""
    text, wrong = words(language, lesson.game).format_pattern(pattern)
    assert not wrong, f"{language} {message}: {wrong}"
    return str(text)


def seat_names(language: str, lesson: Arranged) -> list[str]:
    return [say(language, f"lesson-{who}") for who in lesson.seats]
