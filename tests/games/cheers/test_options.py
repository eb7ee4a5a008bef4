"""Which games there are."""

from __future__ import annotations

from itertools import product
from typing import get_args

import pytest

from kaizhuo.core.errors import OptionError
from kaizhuo.games.cheers.box.data import SEAT_COUNTS
from kaizhuo.games.cheers.box.options import RECIPES, VARIANTS, CheersOptions, Teams, combinations
from kaizhuo.games.cheers.box.tables import SEATING_NAMES
from kaizhuo.games.cheers.game import GAME
from kaizhuo.play.options import read_options
from kaizhuo.text.languages import LANGUAGES
from kaizhuo.text.speech import Speech

EVERY_TEAMS: tuple[Teams, ...] = get_args(Teams)


@pytest.mark.rule("CH-1", "CH-23")
def test_forty_six_combinations_exist() -> None:
    assert [len(combinations(seats)) for seats in SEAT_COUNTS] == [2, 4, 12, 8, 20]


@pytest.mark.rule("CH-1", "CH-23")
@pytest.mark.parametrize(("seats", "seating"), [(2, "duel"), (3, "1+2"), (4, "2x2"), (5, "1+2+2"), (6, "2x3")])
def test_the_usual_game(seats: int, seating: str) -> None:
    state = GAME.setup(seats, CheersOptions())
    assert SEATING_NAMES[state.seating] == seating
    assert (state.variant, state.printed, state.keep) == (0, 1, 0)


def exists(seats: int, options: CheersOptions) -> bool:
    try:
        GAME.setup(seats, options)
    except OptionError:
        return False
    return True


@pytest.mark.rule("CH-20", "CH-21", "CH-8", "CH-26", "CH-R1")
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_everything_else_is_refused(seats: int) -> None:
    for teams, recipes, variant, keep in product(EVERY_TEAMS, RECIPES, VARIANTS, (False, True)):
        wanted = teams == "usual" or (seats == 5 and "+" in teams) or (seats == 6 and "x" in teams)
        wanted = wanted and (variant == "base" or seats in (4, 6))
        wanted = wanted and not (seats == 6 and variant == "masquerade" and recipes == "tokens")
        wanted = wanted and not (seats == 2 and keep)
        assert exists(seats, CheersOptions(teams, recipes, variant, keep)) == wanted


@pytest.mark.parametrize(
    ("seats", "given", "option", "allowed"),
    [
        (4, {"teams": "3x2"}, "teams", "usual"),
        (5, {"teams": "3x2"}, "teams", "usual, 1+2+2, 2+3"),
        (6, {"teams": "2+3"}, "teams", "usual, 2x3, 3x2"),
        (5, {"variant": "masquerade"}, "variant", "base"),
        (2, {"variant": "apprentice"}, "variant", "base"),
        (6, {"variant": "masquerade", "recipes": "tokens"}, "recipes", "cards"),
        (2, {"keep": True}, "keep", "false"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_says_what_exists(
    seats: int, given: dict[str, object], option: str, allowed: str, language: str
) -> None:
    with pytest.raises(OptionError) as refused:
        read_options(GAME, seats, given)
    assert refused.value.facts["option"] == option
    assert refused.value.facts["allowed"] == allowed
    words = Speech(language, GAME, [], 0).refusal(refused.value)
    assert str(seats) in words
    assert allowed in words
    assert ("masquerade" in words) == (given.get("variant") == "masquerade")
