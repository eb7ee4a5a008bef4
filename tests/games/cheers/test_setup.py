"""Chapter 1: teams, recipes, hands, and who starts."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from kaizhuo.core import engine
from kaizhuo.core.state import CHANCE
from kaizhuo.games.cheers.box.data import CONTENTS, DRINKS
from kaizhuo.games.cheers.box.tables import ALL_CARDS, PRINTED, card_count
from kaizhuo.games.cheers.game import GAME
from kaizhuo.games.cheers.rules.state import CheersState
from kaizhuo.games.cheers.rules.words import CARD, WORDS
from tests.games.cheers.table import asked, dealt, events, offered, options, refusal, say, table


def teams(state: CheersState) -> str:
    return "".join("ABC"[team] for team in state.team)


@pytest.mark.rule("CH-1")
@pytest.mark.parametrize(
    ("seats", "chosen", "seated"),
    [(4, "usual", "ABAB"), (6, "usual", "ABABAB"), (6, "2x3", "ABABAB"), (6, "3x2", "ABCABC")],
)
def test_teams_sit_alternately(seats: int, chosen: str, seated: str) -> None:
    assert teams(dealt(seats, 1, teams=chosen)) == seated


@pytest.mark.rule("CH-2")
def test_tokens_make_fifty_recipes_of_five_portions() -> None:
    assert len(CONTENTS.recipes) == len(set(CONTENTS.recipes)) == 50
    shapes = Counter(tuple(sorted(recipe, reverse=True)) for recipe in CONTENTS.recipes)
    assert shapes == {(2, 1, 1, 1, 0): 20, (2, 2, 1, 0, 0): 30}


@pytest.mark.rule("CH-2")
def test_recipes_have_the_odds_of_three_tokens_from_two_drinks_and_two_from_three() -> None:
    state = GAME.setup(4, options(recipes="tokens"))
    assert asked(state) == (CHANCE, "drawing-recipe")
    weights = engine.weights(GAME, state)
    for recipe, weight in zip(CONTENTS.recipes, weights, strict=True):
        wanted = Fraction(1, 25) if max(recipe) == 2 and sum(n == 2 for n in recipe) == 1 else Fraction(1, 150)
        assert Fraction(weight, sum(weights)) == wanted


@pytest.mark.rule("CH-2")
def test_teams_may_draw_equal_recipes_from_tokens() -> None:
    state = GAME.setup(4, options(recipes="tokens"))
    for _ in range(2):
        say(state, "draw-recipe beer+beer+wine+wine+soda")
    assert state.recipe[0] == state.recipe[1]


@pytest.mark.rule("CH-2")
def test_sets_of_recipe_cards_are_equally_likely_and_differ() -> None:
    state = GAME.setup(6, options(teams="3x2"))
    for left in (5, 4, 3):
        assert engine.weights(GAME, state) == [1] * left
        say(state, offered(state)[0])
    assert len(set(state.recipe)) == 3
    assert set(state.recipe) <= set(PRINTED)


@pytest.mark.rule("CH-2")
def test_the_recipe_is_told_to_all_members_and_to_nobody_else() -> None:
    state = dealt(6, 3, teams="3x2")
    assert state.journal is not None
    drawn = [event for event in state.journal if WORDS.events[event[0]].name == "recipe-drawn"]
    assert [(event[1], event[4]) for event in drawn] == [(0, 0b001001), (1, 0b010010), (2, 0b100100)]


@pytest.mark.rule("CH-3")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_everybody_is_dealt_three_of_fifty_cards(seats: int) -> None:
    state = dealt(seats, seats)
    assert card_count(ALL_CARDS) == 50
    assert [card_count(hand) for hand in state.hand] == [3] * seats
    assert card_count(state.deck) == 50 - 3 * seats
    assert state.deck + sum(state.hand) == ALL_CARDS


@pytest.mark.rule("CH-3")
def test_every_card_of_the_deck_is_as_likely_as_any_other() -> None:
    state = GAME.setup(4, options())
    say(state, offered(state)[0], offered(state)[1])
    assert asked(state) == (CHANCE, "dealing")
    assert engine.weights(GAME, state) == [2] * 25
    say(state, "deal beer-wine")
    assert engine.weights(GAME, state) == [2, 1] + [2] * 23
    say(state, "deal beer-wine")
    assert "deal beer-wine" not in offered(state)
    assert len(CARD.members) == len(DRINKS) ** 2


@pytest.mark.rule("CH-3")
def test_shakers_begin_empty_one_before_each_player() -> None:
    assert list(dealt(4, 1).shaker) == [0, 0, 0, 0]


@pytest.mark.rule("CH-4")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_anybody_may_start(seats: int) -> None:
    state = GAME.setup(seats, options())
    while asked(state)[1] != "starting":
        say(state, offered(state)[0])
    assert offered(state, "start") == [str(seat) for seat in range(seats)]
    assert engine.weights(GAME, state) == [1] * seats
    say(state, f"start {seats - 1}")
    assert asked(state) == (seats - 1, "turn")
    assert events(state)[-1] == "started"


@pytest.mark.rule("CH-4")
@pytest.mark.parametrize(("seating", "seats"), [("duel", 2), ("2x2", 4), ("2x3", 6), ("3x2", 6)])
def test_turns_go_clockwise(seating: str, seats: int) -> None:
    state = table(seating=seating, position=1)
    order = []
    for _ in range(2 * seats):
        order.append(asked(state)[0])
        say(state, "return")
        while engine.actor(state) == CHANCE and card_count(state.deck) > 1:
            engine.apply(GAME, state, engine.options(GAME, state)[0])
        if engine.actor(state) == CHANCE:
            break
    assert order == [(1 + turn) % seats for turn in range(len(order))]
    assert len(order) > seats


@pytest.mark.rule("CH-5")
def test_nobody_deals_himself_a_card() -> None:
    assert refusal(table(), "deal beer-beer") == "CH-5"


@pytest.mark.rule("CH-21")
@pytest.mark.parametrize(("seats", "chosen", "each"), [(4, "usual", 2), (6, "2x3", 3), (6, "3x2", 2)])
def test_camps_are_dealt_at_random_as_many_of_each_as_the_team_has_members(seats: int, chosen: str, each: int) -> None:
    seen = set()
    for seed in range(60):
        state = dealt(seats, seed, teams=chosen, variant="masquerade")
        seen.add(teams(state))
        assert set(Counter(teams(state)).values()) == {each}
    assert len(seen) > 4, "seats are random"


@pytest.mark.rule("CH-21")
def test_camp_tokens_are_dealt_by_their_number() -> None:
    state = GAME.setup(6, options(teams="3x2", variant="masquerade"))
    for _ in range(3):
        say(state, offered(state)[0])
    assert asked(state) == (CHANCE, "dealing-camp")
    assert engine.weights(GAME, state) == [2, 2, 2]
    say(state, "deal-camp b")
    assert engine.weights(GAME, state) == [2, 1, 2]
    say(state, "deal-camp b")
    assert offered(state, "deal-camp") == ["a", "c"]


@pytest.mark.rule("CH-21")
def test_four_players_may_play_the_masquerade_with_tokens_that_may_be_equal() -> None:
    state = GAME.setup(4, options(recipes="tokens", variant="masquerade"))
    for _ in range(2):
        say(state, "draw-recipe beer+beer+wine+wine+soda")
    say(state, "deal-camp b", "deal-camp a", "deal-camp a", "deal-camp b")
    assert list(state.team) == [1, 0, 0, 1]


@pytest.mark.rule("CH-21")
def test_each_player_is_told_their_own_camp_and_recipe_only() -> None:
    state = dealt(4, 5, variant="masquerade")
    assert state.journal is not None
    told = [event for event in state.journal if WORDS.events[event[0]].name in ("camp-dealt", "recipe-drawn")]
    assert [event[1] for event in told] == [0, 1, 2, 3]
    for _, seat, camp, recipe, audience in told:
        assert audience == 1 << seat
        assert camp == state.team[seat]
        assert recipe == state.recipe[camp]


@pytest.mark.rule("CH-20")
def test_only_the_master_is_told_the_recipe() -> None:
    state = dealt(6, 2, variant="apprentice")
    assert state.journal is not None
    drawn = [event for event in state.journal if WORDS.events[event[0]].name == "recipe-drawn"]
    assert [event[4] for event in drawn] == [0b01, 0b10], "the members with the lowest seats"
