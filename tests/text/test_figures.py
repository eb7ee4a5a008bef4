"""The worked examples of the rulebooks come out of the figures as the rulebooks have them."""

from __future__ import annotations

import pytest

from kaizhuo.games import game_names
from kaizhuo.play.figure import figures, numbers, stands
from kaizhuo.text.rules import rules

# Chapters in which there is nothing to be seen.
PLAIN = {
    "cheers": {"Your turn"},
    "steam-up": {"Lowest player, timing, die and starting player"},
}


def number(game: str, figure: str, step: str, name: str) -> int:
    found = next(one for one in figures(game) if one.name == figure)
    place = [one.id for one in found.steps].index(step)
    return numbers(found, stands(found))[place][name]


@pytest.mark.parametrize(
    ("game", "figure", "step", "expected"),
    [
        pytest.param("dnup", "deal", "set", {"value": 3, "size": 4}, marks=pytest.mark.rule("DN-5")),
        pytest.param("dnup", "higher", "before", {"bo": 7, "mei": 6, "many": 3}, marks=pytest.mark.rule("DN-8")),
        pytest.param("dnup", "blocked", "before", {"bo": 3, "mei": 5}, marks=pytest.mark.rule("DN-10")),
        pytest.param("dnup", "grow", "after", {"one": 4, "other": 6}, marks=pytest.mark.rule("DN-10")),
        pytest.param("dnup", "take", "after", {"a": 5, "b": 7, "c": 9}, marks=pytest.mark.rule("DN-11")),
        pytest.param("dnup", "out", "second", {"mine": 2, "mei": 1}, marks=pytest.mark.rule("DN-17", "DN-19")),
        pytest.param("cleocatra", "colours", "two", {"points": 2}, marks=pytest.mark.rule("CL-14")),
        pytest.param("cleocatra", "twice", "two", {"points": 2}, marks=pytest.mark.rule("CL-14")),
        pytest.param("cleocatra", "helpers", "before", {"points": 6, "helpers": 2}, marks=pytest.mark.rule("CL-16")),
        pytest.param("cleocatra", "choose", "after", {"supply": 2}, marks=pytest.mark.rule("CL-16")),
        pytest.param("cheers", "recipe", "teams", {"beer": 2, "wine": 1}, marks=pytest.mark.rule("CH-2")),
        pytest.param("cheers", "full", "over", {"size": 7, "room": 6}, marks=pytest.mark.rule("CH-13")),
        pytest.param("flatiron", "pillar", "built", {"warehouse": 4, "vp": 5}, marks=pytest.mark.rule("FL-14")),
        pytest.param("flatiron", "floor", "before", {"cost": 5, "points": 6}, marks=pytest.mark.rule("FL-16")),
        pytest.param(
            "flatiron", "reputation", "now", {"bad": -1, "minus": -3, "plus": 5}, marks=pytest.mark.rule("FL-23")
        ),
        pytest.param("steam-up", "zones", "before", {"mine": 3, "bo": 3}, marks=pytest.mark.rule("ST-17")),
        pytest.param("steam-up", "zones", "turned", {"mine": 2}, marks=pytest.mark.rule("ST-17")),
        pytest.param("steam-up", "dog", "before", {"bonus": 3, "points": 7}, marks=pytest.mark.rule("ST-51")),
        pytest.param("steam-up", "ox", "after", {"hp": 4}, marks=pytest.mark.rule("ST-42")),
        pytest.param("steam-up", "goat", "placed", {"hp": 5}, marks=pytest.mark.rule("ST-48")),
        pytest.param("steam-up", "pig", "before", {"column": 3}, marks=pytest.mark.rule("ST-52")),
        pytest.param("steam-up", "rat", "rolled", {"die": 5, "hp-more": 2}, marks=pytest.mark.rule("ST-41")),
    ],
)
def test_an_example_of_the_rulebook(game: str, figure: str, step: str, expected: dict[str, int]) -> None:
    assert {name: number(game, figure, step, name) for name in expected} == expected


@pytest.mark.parametrize("game", game_names())
def test_every_chapter_has_a_figure(game: str) -> None:
    pictured = {figure.rule for figure in figures(game)}
    without, chapter = set(), ""
    for part in rules(game, "en"):
        if part.kind == "chapter":
            chapter = part.text
            without.add(chapter)
        elif part.number in pictured:
            without.discard(chapter)
    assert {title for title in without if not title.startswith("Rulings")} == PLAIN.get(game, set())
