"""Chapter 2: the three actions of a turn."""

from __future__ import annotations

import pytest

from kaizhuo.core import engine
from kaizhuo.core.state import CHANCE
from kaizhuo.games.cheers.box.tables import card_count
from kaizhuo.games.cheers.game import GAME
from tests.games.cheers.table import act, asked, cards, events, hand, offered, refusal, say, shaker, table


@pytest.mark.rule("CH-5")
def test_a_turn_is_exactly_one_action() -> None:
    for sentence in ("toast beer-wine 0", "send soda 2", "return"):
        state = table({0: "beer-wine wine-soda soda-beer"}, {"0": "soda"})
        act(state, sentence)
        assert asked(state) == (1, "turn")
        assert state.turns == 1


@pytest.mark.rule("CH-5")
def test_there_is_no_pass_and_nothing_else() -> None:
    state = table({0: "beer-wine wine-soda soda-beer"}, {"0": "soda"})
    assert {sentence.split()[0] for sentence in offered(state)} == {"toast", "send", "return"}
    assert refusal(state, "discard soda") == "CH-5"
    assert refusal(state, "give soda 1") == "CH-5"
    assert refusal(state, "draw beer-beer") == "CH-5"


@pytest.mark.rule("CH-6")
def test_any_card_may_be_toasted_into_any_shaker_your_own_included() -> None:
    state = table({0: "beer-wine wine-soda soda-beer"})
    wanted = [f"{card} {place}" for card in ("beer-wine", "wine-soda", "soda-beer") for place in range(4)]
    assert sorted(offered(state, "toast")) == sorted(wanted)
    assert refusal(state, "toast beer-beer 0") == "CH-6"
    assert refusal(state, "toast beer-wine 4") == "CH-3"
    assert refusal(state, "toast beer-wine extra") == "CH-24"
    assert refusal(state, "toast beer-wine shared") == "CH-26"


@pytest.mark.rule("CH-6")
def test_a_toasted_card_lies_in_the_shaker_and_another_is_drawn() -> None:
    state = table({0: "beer-wine wine-soda soda-beer"}, {"2": "soda"})
    before = card_count(state.deck)
    say(state, "toast beer-wine 2")
    assert shaker(state, "2") == "beer soda"
    assert hand(state, 0) == ["wine-soda", "soda-beer"]
    assert asked(state) == (CHANCE, "drawing")
    say(state, "draw whisky-wine")
    assert hand(state, 0) == ["wine-soda", "whisky-wine", "soda-beer"]
    assert card_count(state.deck) == before - 1
    assert asked(state) == (1, "turn")


@pytest.mark.rule("CH-6")
def test_the_card_is_drawn_after_cheers_and_overflow() -> None:
    state = table({0: "beer-wine wine-soda soda-beer"}, {"2": "wine", "1": "soda soda soda beer beer wine"})
    say(state, "toast beer-wine 2")
    assert asked(state) == (2, "cheers")
    say(state, "give beer 1", "give wine 3")
    assert asked(state) == (1, "overflow")
    say(state, "discard soda")
    assert asked(state) == (CHANCE, "drawing")


@pytest.mark.rule("CH-6")
def test_every_card_of_the_deck_is_as_likely_to_be_drawn() -> None:
    state = table({0: "beer-wine beer-wine soda-beer"}, deck="wine-wine wine-wine soda-beer martini-beer martini-wine")
    say(state, "toast beer-wine 0")
    assert offered(state, "draw") == ["wine-wine", "martini-beer", "martini-wine", "soda-beer"]
    assert engine.weights(GAME, state) == [2, 1, 1, 1]


@pytest.mark.rule("CH-7")
def test_cheers_when_the_small_glass_is_a_drink_in_the_shaker() -> None:
    state = table({0: "beer-wine wine-soda soda-beer"}, {"2": "wine soda"})
    say(state, "toast beer-wine 2")
    assert asked(state) == (2, "cheers")
    assert "cheered" in events(state)
    assert shaker(state, "2") == "soda", "the two cards are on their way"


@pytest.mark.rule("CH-7")
def test_no_cheers_without_that_drink() -> None:
    state = table({0: "beer-wine wine-soda soda-beer"}, {"2": "beer soda", "0": "wine", "1": "wine"})
    say(state, "toast beer-wine 2")
    assert "cheered" not in events(state)
    assert shaker(state, "2") == "beer beer soda"


@pytest.mark.rule("CH-7")
def test_a_card_does_not_clink_with_itself() -> None:
    state = table({0: "beer-beer wine-soda soda-beer"}, {"2": "wine"})
    say(state, "toast beer-beer 2")
    assert shaker(state, "2") == "beer wine"
    assert "cheered" not in events(state)


@pytest.mark.rule("CH-7")
def test_cheers_in_your_own_shaker_is_no_choice_either() -> None:
    state = table({0: "beer-wine wine-soda soda-beer"}, {"0": "wine"})
    say(state, "toast beer-wine 0")
    assert asked(state) == (0, "cheers")
    assert refusal(state, "return") == "CH-8"


@pytest.mark.rule("CH-10")
def test_small_glasses_in_a_shaker_have_no_effect() -> None:
    """A beer that toasts with wine lies there; the wine that comes does not clink with it."""
    state = table({0: "beer-wine wine-soda soda-beer", 1: "wine-whisky soda-soda martini-soda"})
    act(state, "toast beer-wine 2", "toast wine-whisky 2")
    assert "cheered" not in events(state)
    assert shaker(state, "2") == "beer wine"


@pytest.mark.rule("CH-10")
def test_cards_that_are_handed_on_or_sent_trigger_nothing() -> None:
    state = table({0: "beer-wine wine-soda soda-beer"}, {"2": "wine", "1": "wine beer", "3": "wine beer", "0": "beer"})
    act(state, "toast beer-wine 2", "give beer 1", "give wine 3")
    assert events(state).count("cheered") == 1
    assert shaker(state, "1") == "beer beer wine"
    assert shaker(state, "3") == "beer wine wine"
    act(state, "send wine 0")
    assert events(state).count("cheered") == 1
    assert shaker(state, "0") == "beer wine"


@pytest.mark.rule("CH-11")
def test_a_card_is_sent_from_your_own_shaker_to_another_player() -> None:
    state = table(shakers={"0": "beer beer soda", "1": "wine"})
    assert sorted(offered(state, "send")) == sorted(f"{d} {p}" for d in ("beer", "soda") for p in (1, 2, 3))
    assert refusal(state, "send wine 2") == "CH-11"
    assert refusal(state, "send beer 0") == "CH-11"
    say(state, "send beer 1")
    assert (shaker(state, "0"), shaker(state, "1")) == ("beer soda", "beer wine")


@pytest.mark.rule("CH-11")
def test_a_send_draws_no_card_and_triggers_no_cheers() -> None:
    state = table(shakers={"0": "beer", "1": "beer wine whisky martini soda"})
    deck = state.deck
    say(state, "send beer 1")
    assert asked(state) == (1, "turn")
    assert state.deck == deck
    assert "cheered" not in events(state)


@pytest.mark.rule("CH-12")
def test_a_return_discards_the_whole_hand_and_draws_three() -> None:
    state = table({0: "beer-wine wine-soda soda-beer"})
    deck = card_count(state.deck)
    say(state, "return")
    assert hand(state, 0) == []
    assert cards(state.returned[0]) == ["beer-wine", "wine-soda", "soda-beer"]
    for _ in range(3):
        assert asked(state) == (CHANCE, "drawing")
        say(state, offered(state)[0])
    assert asked(state) == (1, "turn")
    assert card_count(state.hand[0]) == 3
    assert card_count(state.deck) == deck - 3


@pytest.mark.rule("CH-12")
def test_returned_cards_do_not_come_back() -> None:
    state = table({0: "beer-wine beer-wine soda-beer"})
    say(state, "return")
    assert "draw beer-wine" not in offered(state)


@pytest.mark.rule("CH-9")
def test_identical_cards_of_a_hand_are_one_choice() -> None:
    state = table({0: "beer-wine beer-wine soda-beer"})
    assert len(offered(state, "toast")) == 8
    say(state, "toast beer-wine 0")
    assert hand(state, 0) == ["beer-wine", "soda-beer"]
