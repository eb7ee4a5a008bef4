"""Every lesson of a game can be played, on every path it accepts, and says what happens."""

from __future__ import annotations

import tomllib

import pytest

from kaizhuo.games import folder_of
from kaizhuo.play.lesson import LEGAL, Lesson, answer, lessons, questions, stand
from kaizhuo.testing.tables import NAMES, every_game
from kaizhuo.text.languages import LANGUAGES
from kaizhuo.text.lessons import lesson_text, seat_names, words
from kaizhuo.text.rules import rules

MOST_WORDS = 20  # of a sentence, so that it can be read at a glance
every_lesson = pytest.mark.parametrize(
    "lesson", [lesson for name in NAMES for lesson in lessons(name)], ids=lambda lesson: f"{lesson.game}-{lesson.name}"
)


def paths(lesson: Lesson) -> list[list[str]]:
    """The script's own answers, and for each other answer that is accepted the same with it."""
    usual = [lesson.beats[number].accept[0] for number in questions(lesson)]
    found = [usual]
    for place, number in enumerate(questions(lesson)):
        found += [[*usual[:place], other, *usual[place + 1 :]] for other in lesson.beats[number].accept[1:]]
    return found


def test_no_lesson_is_hidden() -> None:
    for name in NAMES:
        files = {file.stem for file in (folder_of(name) / "view" / "lessons").glob("*.json")}
        assert {lesson.name for lesson in lessons(name)} == files


@every_lesson
def test_a_lesson_can_be_played_on_every_path(lesson: Lesson) -> None:
    usual, *others = paths(lesson)
    for path in [usual, *others]:
        for count, sentence in enumerate(path):
            here = stand(lesson, path[:count])
            assert here.waits is not None
            if count == 0 or path is usual:
                match = here.match(here.waits.ply)
                offered = {match.game.words.sentence(action) for action in match.observe(lesson.learner).options}
                assert set(here.waits.accept) <= offered
            if count == 0 or sentence != lesson.beats[questions(lesson)[count]].accept[0]:
                assert answer(here, sentence).accepted == sentence
        end = stand(lesson, path)
        assert end.waits is None
        end.match(len(lesson.moves))


@every_lesson
def test_beats_follow_each_other_and_end_with_the_scores_they_say(lesson: Lesson) -> None:
    usual = paths(lesson)[0]
    for number, beat in enumerate(lesson.beats):
        assert (beat.kind == "do") == bool(beat.accept)
        assert (beat.kind != "free") == bool(beat.light), beat.id  # something can be looked at
        assert lesson.until(number) >= beat.ply + (beat.kind != "free")
        after = stand(lesson, usual).match(lesson.until(number))
        assert after.scores == beat.scores, beat.id


@every_lesson
def test_what_a_learner_may_try_is_answered_as_the_rules_do(lesson: Lesson) -> None:
    usual = paths(lesson)[0]
    for count, number in enumerate(questions(lesson)):
        here = stand(lesson, usual[:count])
        for place, wrong in enumerate(lesson.beats[number].wrong, 1):
            found = answer(here, wrong.say)
            assert (found.refused.rule if found.refused else LEGAL) == wrong.answer
            assert found.wrong == place
            assert not found.accepted


@every_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_has_all_its_words(lesson: Lesson, language: str) -> None:
    assert len(seat_names(language, lesson)) == len(lesson.seats)
    assert lesson_text(language, lesson)
    for beat in lesson.beats:
        sentence = lesson_text(language, lesson, beat.id)
        assert sentence
        assert language != "en" or len(sentence.split()) <= MOST_WORDS, beat.id
        for place in range(1, len(beat.wrong) + 1):
            assert lesson_text(language, lesson, beat.id, f"wrong-{place}")
        assert beat.praise == bool(lesson_text(language, lesson, beat.id, "praise"))


@every_game
def test_no_word_of_a_lesson_is_left_over(name: str) -> None:
    if not lessons(name):
        pytest.skip("no lessons")
    wanted = {lesson.name for lesson in lessons(name)}
    wanted |= {f"{lesson.name}-{beat.id}" for lesson in lessons(name) for beat in lesson.beats}
    for language in LANGUAGES:
        assert set(words(language, name)._messages) == wanted


@every_game
def test_every_rule_is_taught_or_has_its_place(name: str) -> None:
    """What a ruling adds is not for beginners."""
    if not lessons(name):
        pytest.skip("no lessons")
    numbers = {part.number for part in rules(name, "en") if part.number}
    taught = {rule for lesson in lessons(name) for beat in lesson.beats for rule in beat.rules}
    places = tomllib.loads((folder_of(name) / "view" / "lessons" / "later.toml").read_text("utf-8"))
    later = {rule for place in places.values() for rule in place}
    assert taught <= numbers
    assert taught & later == set()
    assert {rule for rule in numbers if "-R" not in rule} - taught == later
