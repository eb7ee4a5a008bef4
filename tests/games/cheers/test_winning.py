"""Chapter 5: winning and draws."""

from __future__ import annotations

import pytest

from kaizhuo.core import engine
from kaizhuo.games.cheers.box.tables import FULFILLED, TURN_LIMIT, card_count
from kaizhuo.games.cheers.game import GAME
from kaizhuo.games.cheers.rules.state import CheersState
from kaizhuo.games.cheers.rules.words import WORDS
from tests.games.cheers.table import (
    A_RECIPE,
    B_RECIPE,
    act,
    asked,
    content,
    events,
    offered,
    over,
    recipe,
    say,
    table,
)

LAST = {0: "martini-soda wine-soda soda-beer"}


def fulfils(inside: str, wanted: str = A_RECIPE) -> bool:
    return bool(FULFILLED[content(inside)] >> recipe(wanted) & 1)


@pytest.mark.rule("CH-14")
def test_a_shaker_fulfils_a_recipe_with_all_it_asks_for_and_nothing_else() -> None:
    assert fulfils("beer beer wine whisky martini")
    assert fulfils("beer beer wine wine whisky martini"), "more of a needed drink is fine"
    assert fulfils("beer beer beer wine whisky martini")
    assert not fulfils("beer wine whisky martini"), "one beer too few"
    assert not fulfils("beer wine wine whisky martini")
    assert not fulfils("beer beer wine whisky martini soda"), "a drink that the recipe lacks"
    assert fulfils("wine wine soda soda beer", "wine wine soda soda beer")
    assert not fulfils("wine wine soda beer beer", "wine wine soda soda beer")


@pytest.mark.rule("CH-14")
def test_only_big_glasses_count() -> None:
    """The last card shows the missing drink on its small glass only."""
    state = table({0: "beer-martini wine-soda soda-beer"}, {"0": "beer wine whisky wine"})
    act(state, "toast beer-martini 0")
    assert not over(state)


@pytest.mark.rule("CH-15")
@pytest.mark.parametrize(("position", "place"), [(0, "0"), (0, "2"), (2, "0"), (1, "2"), (3, "0")])
def test_a_team_wins_by_any_members_shaker_on_anybodys_turn(position: int, place: str) -> None:
    state = table({position: LAST[0]}, {place: "beer beer wine whisky"}, position=position)
    deck = state.deck
    say(state, f"toast martini-soda {place}")
    assert over(state)
    assert state.winners == 0b01
    assert GAME.verdict(state) == "verdict-recipe"
    assert state.deck == deck, "checked before the active player draws"
    assert GAME.scores(state) == [1, 0, 1, 0]
    assert GAME.places(state) == [1, 2, 1, 2]


@pytest.mark.rule("CH-15")
def test_a_recipe_in_an_opponents_shaker_wins_nothing() -> None:
    state = table(LAST, {"1": "beer beer wine whisky"})
    act(state, "toast martini-soda 1")
    assert not over(state)


@pytest.mark.rule("CH-15")
def test_a_send_can_win() -> None:
    state = table(LAST, {"0": "martini soda", "2": "beer beer wine whisky"})
    say(state, "send martini 2")
    assert state.winners == 0b01


@pytest.mark.rule("CH-15")
def test_a_send_that_takes_the_wrong_drink_away_can_win() -> None:
    state = table(LAST, {"0": "beer beer wine whisky martini soda"})
    say(state, "send soda 1")
    assert state.winners == 0b01


@pytest.mark.rule("CH-15")
def test_a_win_is_checked_only_when_cheers_are_settled() -> None:
    """The soda that clinks leaves the recipe behind; the cards are still handed on first."""
    state = table({0: "beer-soda wine-soda soda-beer"}, {"0": "beer beer wine whisky martini soda"})
    say(state, "toast beer-soda 0")
    assert asked(state) == (0, "cheers")
    say(state, "give beer 1", "give soda 3")
    assert state.winners == 0b01


@pytest.mark.rule("CH-15")
def test_a_win_is_checked_only_when_overflows_are_settled() -> None:
    state = table({0: "martini-martini wine-soda soda-beer"}, {"0": "beer beer wine wine whisky soda"})
    say(state, "toast martini-martini 0")
    assert asked(state) == (0, "overflow")
    say(state, "discard soda")
    assert state.winners == 0b01


@pytest.mark.rule("CH-15")
def test_cards_that_are_handed_on_can_win_for_somebody_else() -> None:
    state = table({0: "soda-martini wine-soda soda-beer"}, {"0": "martini", "2": "beer beer wine whisky"})
    say(state, "toast soda-martini 0", "give soda 1", "give martini 2")
    assert state.winners == 0b01


@pytest.mark.rule("CH-15")
def test_the_program_declares_at_once() -> None:
    state = table(LAST, {"0": "beer beer wine whisky"})
    say(state, "toast martini-soda 0")
    assert events(state)[-2:] == ["won", "won"]
    assert state.journal is not None
    assert [event[1] for event in state.journal[-2:]] == [0, 2]


@pytest.mark.rule("CH-16")
def test_several_teams_at_the_same_moment_win_together() -> None:
    state = table(
        {0: "soda-martini wine-soda soda-beer"},
        {"0": "martini", "2": "beer beer wine whisky", "1": "wine wine whisky martini"},
    )
    say(state, "toast soda-martini 0", "give soda 1", "give martini 2")
    assert state.winners == 0b11
    assert GAME.scores(state) == [1, 1, 1, 1]
    assert GAME.places(state) == [1, 1, 1, 1]
    assert GAME.breakdown(state, []) == [[("points-recipe", 1)]] * 4
    assert GAME.verdict(state) == "verdict-recipes"


@pytest.mark.rule("CH-16")
def test_teams_with_equal_recipes_win_each_by_its_own_shakers() -> None:
    state = table(LAST, {"0": "beer beer wine whisky"}, recipes=[A_RECIPE, A_RECIPE])
    say(state, "toast martini-soda 0")
    assert state.winners == 0b01


@pytest.mark.rule("CH-17")
def test_an_empty_deck_after_a_draw_is_a_drawn_game() -> None:
    state = table({0: "beer-wine wine-soda soda-beer"}, deck="wine-wine")
    say(state, "toast beer-wine 0")
    assert not over(state)
    say(state, "draw wine-wine")
    assert over(state)
    assert state.winners == 0
    assert events(state)[-1] == "drawn-deck"
    assert GAME.scores(state) == [0, 0, 0, 0]
    assert GAME.places(state) == [2, 2, 2, 2], "nobody has won"


@pytest.mark.rule("CH-17")
def test_a_return_takes_what_there_is() -> None:
    state = table({0: "beer-wine wine-soda soda-beer"}, deck="wine-wine wine-wine")
    assert "return" in offered(state)
    say(state, "return", "draw wine-wine", "draw wine-wine")
    assert over(state)
    assert card_count(state.hand[0]) == 2
    assert events(state)[-1] == "drawn-deck"


@pytest.mark.rule("CH-17")
def test_one_card_left_in_the_deck_is_enough_to_go_on() -> None:
    state = table({0: "beer-wine wine-soda soda-beer"}, deck="wine-wine wine-wine")
    say(state, "toast beer-wine 0", "draw wine-wine")
    assert asked(state) == (1, "turn")


@pytest.mark.rule("CH-17")
def test_who_has_won_has_won_whatever_is_left_in_the_deck() -> None:
    state = table(LAST, {"0": "beer beer wine whisky"}, deck="wine-wine")
    say(state, "toast martini-soda 0")
    assert state.winners == 0b01


def late(**given: object) -> CheersState:
    state = table(LAST, {"0": "beer beer wine whisky soda"}, **given)  # type: ignore[arg-type]
    state.turns = TURN_LIMIT - 1
    return state


@pytest.mark.rule("CH-18")
def test_three_hundred_turns_are_a_draw() -> None:
    assert TURN_LIMIT == 300
    for sentence in ("toast wine-soda 1", "return", "send beer 1"):
        state = late()
        act(state, sentence)
        assert over(state)
        assert state.winners == 0
        assert GAME.verdict(state) == "verdict-drawn"
        assert events(state)[-1] == "drawn-turns"
    state = late()
    state.turns -= 1
    act(state, "return")
    assert not over(state)


@pytest.mark.rule("CH-18", "CH-6", "CH-12", "CH-R2")
def test_who_toasts_or_returns_on_the_last_turn_still_draws() -> None:
    for sentence, drawn in (("toast wine-soda 1", 1), ("return", 3)):
        state = late()
        deck = card_count(state.deck)
        act(state, sentence)
        assert card_count(state.deck) == deck - drawn
        assert card_count(state.hand[0]) == 3
        assert events(state)[-1] == "drawn-turns"


@pytest.mark.rule("CH-17", "CH-18", "CH-R2")
def test_a_deck_that_is_empty_on_the_last_turn_ends_the_game_first() -> None:
    state = late(deck="wine-wine")
    act(state, "toast wine-soda 1")
    assert events(state)[-1] == "drawn-deck"


@pytest.mark.rule("CH-18", "CH-R2")
def test_where_both_limits_are_reached_the_sends_end_the_game() -> None:
    """They are complete with the action, the turn only after it."""
    state = late()
    state.sends = 39
    say(state, "send beer 1")
    assert events(state)[-1] == "drawn-sends"
    assert "drawn-turns" not in events(state)


@pytest.mark.rule("CH-18")
def test_a_win_on_the_last_turn_counts() -> None:
    state = table(LAST, {"0": "beer beer wine whisky"})
    state.turns = TURN_LIMIT - 1
    say(state, "toast martini-soda 0")
    assert state.winners == 0b01


@pytest.mark.rule("CH-18")
@pytest.mark.parametrize(
    ("seating", "sends"), [("duel", 20), ("1+2", 30), ("2x2", 40), ("1+2+2", 40), ("2+3", 40), ("2x3", 40), ("3x2", 40)]
)
def test_ten_sends_in_a_row_for_each_player_at_most_forty_are_a_draw(seating: str, sends: int) -> None:
    state = table(seating=seating, shakers={str(seat): "wine beer" for seat in range(2)})
    for count in range(sends):
        assert not over(state), count
        seat = asked(state)[0]
        if not state.shaker[seat]:
            state.shaker[seat] = content("soda")
        say(state, next(s for s in offered(state) if s.startswith("send")))
        while len(state.pending) and asked(state)[1] == "overflow":
            say(state, offered(state)[0])
    assert over(state)
    assert events(state)[-1] == "drawn-sends"


@pytest.mark.rule("CH-18")
def test_another_action_ends_the_row_of_sends() -> None:
    for sentence in ("toast wine-soda 1", "return"):
        state = table(LAST, {"0": "beer soda"})
        state.sends = 39
        act(state, sentence)
        assert state.sends == 0
    state = table(LAST, {"0": "beer soda"})
    state.sends = 39
    say(state, "send beer 1")
    assert over(state)


@pytest.mark.rule("CH-18")
def test_a_win_by_the_last_send_counts() -> None:
    state = table(LAST, {"0": "martini soda", "2": "beer beer wine whisky"})
    state.sends = 39
    say(state, "send martini 2")
    assert state.winners == 0b01


def test_recipes_of_the_tests_are_printed_ones() -> None:
    names = [WORDS.sentence(action) for action in engine.options(GAME, GAME.setup(4, GAME.options_type()))]
    for text in (A_RECIPE, B_RECIPE):
        assert f"draw-recipe {'+'.join(text.split())}" in names
