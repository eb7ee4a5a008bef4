"""What a player would say for a choice."""

from __future__ import annotations

import pytest

from kaizhuo.games.cheers.game import GAME
from kaizhuo.games.cheers.knowledge.redact import redact
from kaizhuo.games.cheers.rules.state import CheersState
from kaizhuo.games.cheers.rules.words import WORDS
from kaizhuo.play.explanation import Reason
from kaizhuo.text.explaining import reason_words
from kaizhuo.text.languages import LANGUAGES
from kaizhuo.text.speech import Speech
from tests.games.cheers.table import say, table

HANDS = {0: "wine-soda soda-wine soda-beer"}


def why(state: CheersState, sentence: str, seat: int = 0) -> list[tuple[str, int]]:
    return GAME.advice().reasons(redact(state, seat), seat, WORDS.parse(sentence))


def test_a_drink_of_the_recipe_brings_a_shaker_of_the_team_nearer() -> None:
    state = table(HANDS, {"0": "beer beer", "2": "martini"})
    assert why(state, "toast wine-soda 0") == [("nearer", 2)]
    assert why(state, "toast wine-soda 2") == [("nearer", 3)]
    assert why(state, "toast soda-beer 2") == []


def test_sending_cleans_the_own_shaker() -> None:
    state = table(HANDS, {"0": "beer beer wine soda", "1": "soda soda martini"})
    assert why(state, "send soda 1") == [("cleans", 0)]
    assert why(state, "send wine 1") == []


def test_a_cheers_takes_from_an_opponent_what_they_gather() -> None:
    state = table(HANDS, {"1": "soda soda martini"})
    assert why(state, "toast wine-soda 1") == [("spoils", 0)]


def test_a_cheers_in_the_own_shaker_may_take_out_what_it_cannot_use() -> None:
    state = table(HANDS, {"0": "beer soda"})
    assert why(state, "toast wine-soda 0") == [("cleans", 0)]


def test_handing_on_and_discarding() -> None:
    state = table({0: "wine-soda soda-soda soda-beer"}, {"0": "beer soda soda"})
    say(state, "toast wine-soda 0")
    assert why(state, "give wine 2") == [("nearer", 4)]
    full = table({3: "soda-beer soda-wine soda-wine"}, {"0": "wine wine whisky whisky martini martini"}, position=3)
    say(full, "toast soda-beer 0")
    assert why(full, "discard soda") == [("cleans", 0)]


@pytest.mark.rule("CH-12")
def test_a_hand_without_a_drink_of_the_recipe_is_returned() -> None:
    assert why(table({0: "soda-wine soda-wine soda-beer"}), "return") == [("fresh", 0)]
    assert why(table(HANDS), "return") == [("few", 1)]


@pytest.mark.rule("CH-20")
def test_an_apprentice_speaks_of_what_their_master_mixes_whatever_the_recipe_is() -> None:
    for recipes in (None, ["soda soda martini martini wine", "beer beer wine whisky soda"]):
        state = table({2: "wine-soda soda-wine soda-beer"}, {"0": "beer beer wine wine"}, recipes=recipes,
                      variant="apprentice", position=2)  # fmt: skip
        assert why(state, "toast wine-soda 2", 2) == [("helps", 0)]
        assert why(state, "return", 2) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words(language: str) -> None:
    speech = Speech(language, GAME, ["A", "B", "C", "D"], 0)
    said = {
        reason_words(Reason(name, 2, own=True), speech)
        for name in (
            "fresh",
            "cleans",
            "nearer",
            "helps",
            "spoils",
            "unneeded",
            "cheers",
            "idle",
            "few",
            "keeps",
            "fits",
            "harmless",
            "denies",
        )
    }
    assert len(said) == 13


def test_a_drink_of_the_recipe_goes_where_it_helps_no_opponent() -> None:
    state = table({0: "wine-soda soda-wine soda-beer"}, {"1": "wine wine wine", "3": "whisky whisky"})
    assert why(state, "toast wine-soda 1") == [("harmless", 0)]
    assert why(state, "toast wine-soda 3") == []


@pytest.mark.rule("CH-8")
def test_a_drink_that_an_opponent_could_use_is_kept_from_them() -> None:
    def handing_on(mate: str, rival: str) -> CheersState:
        state = table(HANDS, {"0": "soda", "2": mate, "3": rival})
        say(state, "toast wine-soda 0")
        return state

    full = "wine wine wine wine"
    assert why(handing_on(full, "wine wine"), "give wine 2") == [("denies", 0)]
    assert why(handing_on("beer", "wine wine wine"), "give wine 3") == [("harmless", 0)]
