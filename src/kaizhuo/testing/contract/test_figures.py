"""Every figure of the rules replays, says its numbers and cites rules that exist; so does every player aid."""

from __future__ import annotations

import re

import pytest

from kaizhuo.games import folder_of, load_game
from kaizhuo.play.figure import Figure, figures, numbers, stands, tried
from kaizhuo.play.lesson import LEGAL
from kaizhuo.testing.tables import NAMES, every_game
from kaizhuo.text import aid
from kaizhuo.text.figures import figure_text
from kaizhuo.text.languages import LANGUAGES
from kaizhuo.text.lessons import words
from kaizhuo.text.rules import rules

MOST_LINES = 30  # of a player aid, so that it fits on one page
LONGEST_LINE = {"en": 230, "zh-Hant": 95, "zh-Hans": 95}
VARIABLE = re.compile(r"\$([a-z]+)")
every_figure = pytest.mark.parametrize(
    "figure", [figure for name in NAMES for figure in figures(name)], ids=lambda figure: f"{figure.game}-{figure.name}"
)


def numbered(game: str) -> set[str]:
    return {part.number for part in rules(game, "en") if part.number}


def sources(game: str, language: str, folder: str) -> dict[str, str]:
    """Messages as they are written."""
    text = (folder_of(game) / "view" / folder / f"{language}.ftl").read_text("utf-8")
    return {found[1]: found[2] for found in re.finditer(r"^([a-z][\w-]*) = ((?:.+\n(?:[ }].*\n)*))", text, re.M)}


def typed_numbers(source: str) -> list[str]:
    """Digits that stand in a sentence instead of being given to it; keys of a selection are none."""
    return re.findall(r"\d+", re.sub(r"\[\d+\]", "", source))


def test_no_figure_is_hidden() -> None:
    for name in NAMES:
        files = {file.stem for file in (folder_of(name) / "view" / "figures").glob("*.json")}
        assert {figure.name for figure in figures(name)} == files


@every_figure
def test_a_figure_replays_and_its_rules_exist(figure: Figure) -> None:
    assert {figure.rule, *figure.rules} <= numbered(figure.game)
    assert figure.rule in figure.rules
    plies = [step.ply for step in figure.steps]
    assert plies == sorted(set(plies))
    assert plies[-1] == len(figure.moves)
    assert [match.ply for match in stands(figure)] == plies


@every_figure
def test_the_rules_answer_to_what_a_figure_tries(figure: Figure) -> None:
    for step, match in zip(figure.steps, stands(figure), strict=True):
        for one in step.tries:
            refused = tried(match, one.say).refused
            assert (refused.rule if refused else LEGAL) == one.answer, one.say


@every_figure
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_figure_says_its_numbers(figure: Figure, language: str) -> None:
    assert figure_text(language, figure)
    written = sources(figure.game, language, "figures")
    for step, known in zip(figure.steps, numbers(figure, stands(figure)), strict=True):
        assert figure_text(language, figure, step.id, known)
        source = written[f"{figure.name}-{step.id}"]
        assert not typed_numbers(source), source
        assert set(VARIABLE.findall(source)) == set(step.facts), step.id


@every_game
def test_no_word_of_a_figure_is_left_over(name: str) -> None:
    if not figures(name):
        pytest.skip("no figures")
    wanted = {figure.name for figure in figures(name)}
    wanted |= {f"{figure.name}-{step.id}" for figure in figures(name) for step in figure.steps}
    for language in LANGUAGES:
        assert set(words(language, name, "figures")._messages) == wanted


@every_game
def test_an_aid_fits_on_a_page_in_every_language(name: str) -> None:
    told = aid.aid(name)
    if told is None:
        pytest.skip("no player aid")
    said = set()
    for seats, options in aid.kinds(load_game(name), told):
        known = aid.numbers(name, seats, options)
        parts = aid.parts(name, seats, options)
        lines = [(f"{part.id}-{line.id}", line) for part in parts for line in part.lines]
        assert len(lines) + len(parts) <= MOST_LINES
        for language in LANGUAGES:
            assert aid.kind_name(language, name, options)
            assert all(aid.aid_text(language, name, part.id, known) for part in parts)
            for message, line in lines:
                assert 0 < len(aid.aid_text(language, name, message, known)) <= LONGEST_LINE[language], message
                assert set(line.rules) <= numbered(name)
        said |= {message for message, _ in lines} | {part.id for part in parts}
    for language in LANGUAGES:
        assert set(words(language, name, "aid")._messages) == said
        assert not any(typed_numbers(source) for source in sources(name, language, "aid").values())
