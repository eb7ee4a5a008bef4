"""Secrets are changed, and not one byte that a viewer gets may change with them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kaizhuo.core import engine
from kaizhuo.core.observation import audible
from kaizhuo.core.rng import Rng
from kaizhuo.core.state import CHANCE, SPECTATOR
from kaizhuo.games.cheers.box.tables import RECIPE_COUNT
from kaizhuo.games.cheers.game import GAME
from kaizhuo.games.cheers.rules.state import CheersState
from kaizhuo.testing.contract.test_knowledge import refusals, sent_to
from kaizhuo.testing.tables import random_game
from kaizhuo.text.languages import LANGUAGES
from tests.games.cheers.table import A_RECIPE, C_RECIPE, asked, dealt, masked_win, say, table


def all_that_is_sent(state: CheersState, viewer: int) -> tuple[bytes, ...]:
    """View, question, options, log, refusals."""
    language = LANGUAGES[state.turns % len(LANGUAGES)]
    answers = refusals(GAME, state, viewer, Rng(state.turns))
    return sent_to(GAME, state, viewer, language), *(answer.encode() for answer in answers)


def with_recipe(state: CheersState, team: int, number: int) -> CheersState:
    other = state.copy()
    other.recipe[team] = number
    other.journal = list(state.journal or [])
    return other


def public_part(state: CheersState, viewer: int) -> CheersState:
    """With the end of the log as the viewer heard it: a changed recipe was told to its own team differently."""
    other = state.copy()
    other.journal = audible(state.journal or [], viewer)[-5:]
    return other


def may_be(state: CheersState, team: int, number: int) -> bool:
    return not any(state.ruled_out[s] >> number & 1 for s in range(state.seats) if state.team[s] == team)


def check_recipe_is_secret(state: CheersState, viewer: int, team: int) -> None:
    """Every recipe that the team can have looks the same."""
    shown = all_that_is_sent(public_part(state, viewer), viewer)
    for number in range(state.turns % 5, RECIPE_COUNT, 12):
        if may_be(state, team, number):
            other = with_recipe(state, team, number)
            assert all_that_is_sent(public_part(other, viewer), viewer) == shown


@pytest.mark.rule("CH-19", "CH-2")
@given(seed=st.integers(0, 2**32 - 1))
def test_in_the_base_game_nothing_shows_the_recipe_of_another_team(seed: int) -> None:
    state = dealt(4, seed, recipes="tokens")
    for count in random_game(GAME, state, Rng(seed)):
        if count % 20 == 0:
            check_recipe_is_secret(state, 0, 1)
            check_recipe_is_secret(state, 3, 0)
            check_recipe_is_secret(state, SPECTATOR, 0)


@pytest.mark.rule("CH-20")
@given(seed=st.integers(0, 2**32 - 1))
def test_nothing_shows_an_apprentice_their_own_recipe(seed: int) -> None:
    state = dealt(6, seed, recipes="tokens", variant="apprentice")
    decided = set()
    for _ in random_game(GAME, state, Rng(seed)):
        if engine.actor(state) in (2, 5):
            check_recipe_is_secret(state, 2, 0)
            check_recipe_is_secret(state, 5, 1)
            check_recipe_is_secret(state, 2, 1)
            decided.add(asked(state)[1])
    assert "turn" in decided


@pytest.mark.rule("CH-20")
def test_an_apprentice_learns_nothing_from_what_they_are_asked_on_others_turns() -> None:
    """They hand on the cards of a cheers and empty a shaker on their opponent's turn."""
    hands = {1: "beer-wine wine-martini soda-martini"}
    for shakers, step in (
        ({"2": "wine soda"}, "cheers"),
        ({"2": "beer beer soda soda whisky whisky"}, "overflow"),
    ):
        state = table(hands, shakers, variant="apprentice", position=1)
        say(state, "toast beer-wine 2" if step == "cheers" else "toast wine-martini 2")
        assert asked(state) == (2, step)
        check_recipe_is_secret(state, 2, 0)


@pytest.mark.rule("CH-19", "CH-20")
def test_when_others_win_an_apprentice_still_does_not_learn_their_recipe() -> None:
    state = table(
        {0: "soda-beer wine-soda soda-beer"},
        {"1": "wine wine whisky martini", "2": "beer wine"},
        variant="apprentice",
    )
    say(state, "toast soda-beer 1")
    assert state.winners == 0b10
    for viewer in (2, 3, SPECTATOR):
        check_recipe_is_secret(state, viewer, 0)
    assert GAME.redact(state, 3).recipe[1] == state.recipe[1], "an apprentice of the winners sees it now"
    told = [event for event in audible(state.journal or [], 2) if GAME.words.events[event[0]].name == "won"]
    assert [event[1] for event in told] == [1, 3]
    assert {event[3] for event in told} == {state.recipe[1]}


@pytest.mark.rule("CH-20")
def test_nothing_shows_an_apprentice_that_they_are_near_to_winning() -> None:
    """The same position is one card from the end or far from it; they are asked the same."""
    hands = {2: "martini-soda wine-soda soda-beer"}
    near = table(hands, {"0": "beer beer wine whisky"}, variant="apprentice", position=2)
    far = table(hands, {"0": "beer beer wine whisky"}, variant="apprentice", position=2, recipes=[C_RECIPE, A_RECIPE])
    near.recipe[1] = far.recipe[1]
    assert all_that_is_sent(near, 2) == all_that_is_sent(far, 2)


def swap_camps(state: CheersState, one: int, other: int) -> CheersState:
    changed = state.copy()
    changed.team[one], changed.team[other] = state.team[other], state.team[one]
    changed.journal = list(state.journal or [])
    return changed


@pytest.mark.rule("CH-21", "CH-22")
@pytest.mark.parametrize(("seats", "chosen"), [(4, "usual"), (6, "2x3"), (6, "3x2")])
@pytest.mark.parametrize("keep", [False, True])
@given(seed=st.integers(0, 2**32 - 1))
def test_nothing_shows_a_masked_player_anybody_elses_camp(seats: int, chosen: str, keep: bool, seed: int) -> None:
    state = dealt(seats, seed, teams=chosen, variant="masquerade", keep=keep)
    compared = 0
    for count in random_game(GAME, state, Rng(seed)):
        asked_now = engine.actor(state)
        if asked_now == CHANCE or (asked(state)[1] == "turn" and count % 9):
            continue
        viewer = asked_now
        others = [seat for seat in range(seats) if seat != viewer]
        shown = all_that_is_sent(public_part(state, viewer), viewer)
        for one in others:
            for other in others:
                if state.team[one] < state.team[other]:
                    changed = swap_camps(state, one, other)
                    assert all_that_is_sent(public_part(changed, viewer), viewer) == shown
                    compared += 1
    assert compared


@pytest.mark.rule("CH-21")
def test_the_recipe_of_the_other_camp_is_as_secret_as_the_camp() -> None:
    for seed in range(3):
        state = dealt(4, seed, recipes="tokens", variant="masquerade")
        for count in random_game(GAME, state, Rng(seed)):
            if count % 20 == 0:
                check_recipe_is_secret(state, 0, 1 - int(state.team[0]))


@pytest.mark.rule("CH-19", "CH-21")
def test_the_declaration_of_a_masked_win_names_the_winners_only() -> None:
    state = masked_win()
    told = [event for event in state.journal or [] if GAME.words.events[event[0]].name == "won"]
    assert [event[1] for event in told] == [2, 4]
    assert {event[2] for event in told} == {0}
    changed = swap_camps(state, 0, 1)
    for viewer in (2, 4, 5, SPECTATOR):
        assert all_that_is_sent(changed, viewer) == all_that_is_sent(state, viewer)


@pytest.mark.rule("CH-19")
@given(seed=st.integers(0, 2**32 - 1))
def test_nothing_shows_the_hand_or_the_returned_cards_of_others(seed: int) -> None:
    """Two hidden cards change places: between hands, the deck and what others returned."""
    state = dealt(4, seed)
    rng = Rng(seed)
    for count in random_game(GAME, state, rng):
        if count % 10:
            continue
        for viewer in (0, 1, SPECTATOR):
            changed = GAME.resample(GAME.redact(state, viewer), viewer, rng)
            changed.recipe = state.recipe[:]
            changed.journal = list(state.journal or [])
            assert all_that_is_sent(changed, viewer) == all_that_is_sent(state, viewer)


@pytest.mark.rule("CH-19", "CH-6")
def test_a_drawn_card_is_told_to_its_drawer_only() -> None:
    state = table({0: "beer-wine wine-soda soda-beer"})
    say(state, "toast beer-wine 0", "draw whisky-wine")
    names = {
        viewer: [GAME.words.events[event[0]].name for event in audible(state.journal or [], viewer)]
        for viewer in (0, 1, 2, SPECTATOR)
    }
    assert names[0] == ["toasted", "drew", "saw"]
    assert names[1] == names[2] == names[SPECTATOR] == ["toasted", "drew"]
