"""Chapter 1: the cards and the deal."""

from __future__ import annotations

from collections import Counter

import pytest

from kaizhuo.core import engine
from kaizhuo.core.components import BIT, members, size
from kaizhuo.core.rng import Rng
from kaizhuo.core.state import CHANCE
from kaizhuo.games.dnup.box.data import CARDS
from kaizhuo.games.dnup.box.options import DnupOptions
from kaizhuo.games.dnup.box.tables import DECK, STAR
from kaizhuo.games.dnup.game import GAME
from kaizhuo.games.dnup.rules.state import DnupState
from tests.games.dnup.table import hand, offered, refusal, say, table


def dealt(seats: int, seed: int) -> DnupState:
    state = GAME.setup(seats, DnupOptions())
    rng = Rng(seed)
    while engine.actor(state) == CHANCE:
        engine.apply(GAME, state, engine.pick(GAME, state, rng))
    return state


@pytest.mark.rule("DN-1")
@pytest.mark.parametrize(("seats", "deck", "each"), [(2, 26, 13), (3, 30, 10), (4, 36, 9), (5, 40, 8)])
def test_all_cards_of_the_player_count_are_dealt_equally(seats: int, deck: int, each: int) -> None:
    state = dealt(seats, seats)
    assert size(DECK[seats]) == deck
    assert [size(cards) for cards in state.hand] == [each] * seats
    together = 0
    for cards in state.hand:
        assert not together & cards
        together |= cards
    assert together == DECK[seats]


@pytest.mark.rule("DN-1")
def test_five_players_use_each_value_as_often_as_the_list_says() -> None:
    counts = Counter(value for card in CARDS for value in (card.low, card.high))
    assert [counts[value] for value in range(1, 11)] == [10, 10, 10, 9, 9, 9, 8, 7, 5, 3]


@pytest.mark.rule("DN-1")
def test_either_end_of_every_card_may_be_up_at_the_deal() -> None:
    turned = [dealt(4, seed).turned for seed in range(200)]
    for card in members(DECK[4]):
        share = sum(mask >> card & 1 for mask in turned) / len(turned)
        assert 0.3 < share < 0.7


@pytest.mark.rule("DN-1")
def test_every_undealt_card_is_as_likely_as_any_other() -> None:
    state = GAME.setup(3, DnupOptions())
    assert len(engine.options(GAME, state)) == 60
    assert set(engine.weights(GAME, state)) == {1}
    say_chance = engine.options(GAME, state)[7]
    engine.apply(GAME, state, say_chance)
    assert say_chance not in engine.options(GAME, state)
    assert len(engine.options(GAME, state)) == 58


@pytest.mark.rule("DN-1")
def test_nobody_deals_himself_a_card() -> None:
    assert refusal(table("3/5 3/7", "9/1", "8/1"), "deal 3/4") == "DN-1"


@pytest.mark.rule("DN-2")
def test_no_card_of_a_hand_may_be_turned_on_its_own() -> None:
    state = table("3/5 7/1", "9/1", "8/1")
    assert "play 5/3" not in offered(state)
    assert refusal(state, "play 5/3") == "DN-2"
    assert hand(state, 0) == ["3/5", "7/1"]


@pytest.mark.rule("DN-2")
def test_a_card_cannot_be_turned_to_be_added() -> None:
    state = table("3/5 7/1", "9/1", "8/1", sets={1: "5/2"})
    assert refusal(state, "add 5/3 1") == "DN-2"


@pytest.mark.rule("DN-3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_holder_of_the_star_card_starts_whichever_way_up_it_is(seats: int) -> None:
    ways = set()
    for seed in range(12):
        state = dealt(seats, seed)
        assert state.hand[engine.actor(state)] & BIT[STAR]
        ways.add(state.turned >> STAR & 1)
    assert ways == {0, 1}


@pytest.mark.rule("DN-3")
def test_the_star_card_need_not_be_played_first() -> None:
    state = dealt(3, 1)
    starter = engine.actor(state)
    others = [sentence for sentence in offered(state) if sentence.startswith("play") and "1/5" not in sentence]
    say(state, next(sentence for sentence in others if "5/1" not in sentence))
    assert state.hand[starter] & BIT[STAR]


@pytest.mark.rule("DN-4")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_turns_go_clockwise(seats: int) -> None:
    state = dealt(seats, 3)
    first = engine.actor(state)
    order = []
    for _ in range(2 * seats):
        order.append(engine.actor(state))
        say(state, "flip")
    assert order == [(first + turn) % seats for turn in range(2 * seats)]
