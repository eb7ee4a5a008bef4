"""Who knows what, and what can be inferred from it."""

from __future__ import annotations

from collections import Counter
from math import comb

import pytest

from kaizhuo.core import engine
from kaizhuo.core.components import BIT
from kaizhuo.core.facts import facts, fingerprint
from kaizhuo.core.rng import Rng
from kaizhuo.core.state import SPECTATOR, UNKNOWN
from kaizhuo.games.cheers.box.tables import ALL_CARDS, FULFILLED, PRINTED, RECIPE_COUNT, TOKEN_WAYS, card_count
from kaizhuo.games.cheers.game import GAME
from kaizhuo.games.cheers.knowledge.redact import redact
from kaizhuo.games.cheers.knowledge.resample import resample
from kaizhuo.games.cheers.rules.state import CheersState
from kaizhuo.games.cheers.view.view import view
from kaizhuo.testing.tables import random_game
from tests.games.cheers.table import (
    A_RECIPE,
    act,
    cards,
    content,
    dealt,
    hand,
    masked_win,
    options,
    recipe,
    say,
    table,
)

GIVEN = {0: "beer-wine wine-soda soda-beer"}


def worlds(state: CheersState, viewer: int, count: int) -> list[CheersState]:
    rng = Rng(99)
    seen = redact(state, viewer)
    return [resample(seen, rng) for _ in range(count)]


@pytest.mark.rule("CH-19")
def test_open_are_shakers_hand_sizes_discards_and_toasted_cards_with_both_glasses() -> None:
    state = table(GIVEN, {"2": "beer beer soda soda whisky whisky"})
    state.toasted = 0
    act(state, "toast wine-soda 1", "return")
    shown = view(redact(state, SPECTATOR), SPECTATOR)
    assert [shaker.drinks for shaker in shown.shakers][:3] == [[0] * 5, [0, 1, 0, 0, 0], [2, 0, 2, 0, 2]]
    assert [player.hand_size for player in shown.players] == [3, 3, 3, 3]
    assert [player.returned for player in shown.players] == [0, 3, 0, 0]
    assert [(card.big, card.small, card.count) for card in shown.toasted] == [("wine", ["soda"], 1)]
    assert shown.deck == card_count(state.deck)


@pytest.mark.rule("CH-19")
def test_hidden_are_hands_also_from_team_mates() -> None:
    state = dealt(4, 3)
    for viewer in (0, 1, 2, 3, SPECTATOR):
        seen = redact(state, viewer)
        assert [seat for seat in range(4) if seen.hand[seat]] == ([viewer] if viewer >= 0 else [])
        assert seen.deck == 0
        shown = view(seen, viewer)
        assert [len(player.hand) > 0 for player in shown.players] == [seat == viewer for seat in range(4)]


@pytest.mark.rule("CH-19")
def test_only_who_returned_cards_knows_them() -> None:
    state = table(GIVEN)
    act(state, "return")
    assert cards(redact(state, 0).returned[0]) == ["beer-wine", "wine-soda", "soda-beer"]
    for viewer in (1, 2, 3, SPECTATOR):
        assert redact(state, viewer).returned[0] == 0
    for world in worlds(state, 0, 40):
        assert world.returned[0] == state.returned[0]
    assert len({fingerprint(world)[:0] + bytes(str(world.returned[0]), "ascii") for world in worlds(state, 1, 40)}) > 20


@pytest.mark.rule("CH-19", "CH-2")
def test_a_recipe_is_known_to_its_team_only() -> None:
    state = dealt(6, 3, teams="3x2")
    for viewer in range(6):
        seen = redact(state, viewer)
        for team in range(3):
            assert seen.recipe[team] == (state.recipe[team] if team == viewer % 3 else UNKNOWN)
    assert list(redact(state, SPECTATOR).recipe) == [UNKNOWN] * 3


@pytest.mark.rule("CH-19")
def test_at_the_end_the_winners_recipe_is_open_and_no_other() -> None:
    state = table({0: "martini-soda wine-soda soda-beer"}, {"0": "beer beer wine whisky"}, seating="3x2")
    say(state, "toast martini-soda 0")
    assert state.winners == 0b001
    for viewer in range(6):
        wanted = [team == 0 or team == viewer % 3 for team in range(3)]
        assert [number >= 0 for number in redact(state, viewer).recipe] == wanted
        assert [team.recipe is not None for team in view(redact(state, viewer), viewer).teams] == wanted
    assert [number >= 0 for number in redact(state, SPECTATOR).recipe] == [True, False, False]


@pytest.mark.rule("CH-19")
def test_after_a_drawn_game_recipes_stay_secret() -> None:
    state = table(GIVEN, deck="wine-wine")
    say(state, "toast beer-wine 0", "draw wine-wine")
    assert [number >= 0 for number in redact(state, 1).recipe] == [False, True]


@pytest.mark.rule("CH-19")
def test_hidden_cards_are_dealt_from_what_the_viewer_has_not_seen() -> None:
    for seed in range(8):
        state = dealt(5, seed, teams="2+3")
        rng = Rng(seed)
        for count, _ in enumerate(random_game(GAME, state, rng)):
            if count > 40:
                break
            for viewer in (0, 3, SPECTATOR):
                world = resample(redact(state, viewer), rng)
                everything = world.deck + world.toasted + sum(world.hand) + sum(world.returned)
                assert everything == ALL_CARDS
                assert list(world.unseen) == [0] * 11
                assert [card_count(h) for h in world.hand] == [card_count(h) for h in state.hand]
                assert [card_count(h) for h in world.returned] == [card_count(h) for h in state.returned]
                if viewer >= 0:
                    assert world.hand[viewer] == state.hand[viewer]
                    assert world.returned[viewer] == state.returned[viewer]


@pytest.mark.rule("CH-19")
def test_hidden_hands_have_their_exact_odds() -> None:
    """Two wine-wine among few unseen cards: hypergeometric."""
    state = table(
        {0: "beer-beer beer-beer beer-wine", 1: "wine-wine soda-soda soda-wine"},
        seating="duel",
        deck="wine-wine soda-soda martini-beer martini-wine",
    )
    state.toasted += state.returned[1]
    state.returned[1] = 0
    wines: Counter[int] = Counter()
    draws = 20_000
    for world in worlds(state, 0, draws):
        wines[cards(world.hand[1]).count("wine-wine")] += 1
    for count in range(3):
        share = comb(2, count) * comb(5, 3 - count) / comb(7, 3)
        assert abs(wines[count] / draws - share) < 0.015


@pytest.mark.rule("CH-2", "CH-19")
def test_unknown_token_recipes_have_the_odds_of_their_draw() -> None:
    state = dealt(4, 1, recipes="tokens")
    draws = 30_000
    found = Counter(int(world.recipe[1]) for world in worlds(state, 0, draws))
    assert set(found) == set(range(RECIPE_COUNT)), "every recipe is possible, also one's own"
    for number in range(RECIPE_COUNT):
        assert abs(found[number] / draws - TOKEN_WAYS[number] / 150) < 0.006


@pytest.mark.rule("CH-2", "CH-19")
def test_unknown_printed_recipes_are_the_other_sets_and_differ() -> None:
    state = dealt(6, 1, teams="3x2")
    pairs = Counter((int(world.recipe[1]), int(world.recipe[2])) for world in worlds(state, 0, 6_000))
    others = set(PRINTED) - {state.recipe[0]}
    assert set(pairs) == {(a, b) for a in others for b in others if a != b}
    assert max(pairs.values()) < 1.3 * min(pairs.values())


@pytest.mark.rule("CH-15", "CH-19")
def test_a_recipe_that_would_have_won_before_is_impossible() -> None:
    state = table(
        {0: "martini-soda wine-soda soda-beer"},
        {"1": "beer beer wine wine"},
        recipes=[A_RECIPE, "soda soda martini martini wine"],
    )
    act(state, "toast martini-soda 1")
    assert state.ruled_out[1] == FULFILLED[content("beer beer wine wine martini")]
    act(state, "send martini 0")
    gone = recipe("beer beer wine wine martini")
    for viewer in (0, 2, SPECTATOR):
        found = {int(world.recipe[1]) for world in worlds(state, viewer, 3_000)}
        assert found == set(range(RECIPE_COUNT)) - {gone}
    assert gone in {int(world.recipe[0]) for world in worlds(state, 1, 3_000)}, "the other team may have it"


@pytest.mark.rule("CH-15", "CH-19")
def test_printed_recipes_that_are_left_keep_equal_odds() -> None:
    """With three teams a ruled-out set moves the odds of both others alike."""
    state = table(
        {0: "soda-beer wine-soda soda-beer"},
        {"1": "wine wine whisky martini"},
        seating="3x2",
        tokens=False,
        recipes=[A_RECIPE, "soda soda beer wine whisky", "wine wine whisky martini soda"],
    )
    act(state, "toast soda-beer 1")
    pairs = Counter((int(world.recipe[1]), int(world.recipe[2])) for world in worlds(state, 0, 9_000))
    gone = recipe("wine wine whisky martini soda")
    others = set(PRINTED) - {state.recipe[0]}
    assert set(pairs) == {(a, b) for a in others - {gone} for b in others if a != b}
    assert max(pairs.values()) < 1.3 * min(pairs.values())


@pytest.mark.rule("CH-24", "CH-15")
def test_the_extra_shaker_rules_out_recipes_of_its_team() -> None:
    state = table({0: "martini-soda wine-soda soda-beer beer-beer"}, {"extra": "beer beer wine wine"}, seating="1+2")
    act(state, "toast martini-soda extra")
    gone = BIT[recipe("beer beer wine wine martini")]
    assert [bool(mask & gone) for mask in state.ruled_out] == [True, False, False]


@pytest.mark.rule("CH-27", "CH-15")
def test_the_shared_shaker_rules_out_recipes_of_both_players() -> None:
    state = table({0: "martini-soda wine-soda soda-beer"}, {"shared": "beer beer wine wine"}, seating="duel")
    act(state, "toast martini-soda shared")
    gone = BIT[recipe("beer beer wine wine martini")]
    assert [bool(mask & gone) for mask in state.ruled_out] == [True, True]


@pytest.mark.rule("CH-20")
def test_an_apprentice_thinks_every_recipe_possible() -> None:
    state = dealt(4, 5, recipes="tokens", variant="apprentice")
    assert redact(state, 2).recipe[0] == UNKNOWN
    assert len({int(world.recipe[0]) for world in worlds(state, 2, 3_000)}) == RECIPE_COUNT
    assert {int(world.recipe[0]) for world in worlds(state, 0, 50)} == {state.recipe[0]}


@pytest.mark.rule("CH-20")
def test_an_apprentice_of_printed_recipes_thinks_of_different_sets() -> None:
    state = dealt(4, 5, variant="apprentice")
    pairs = {(int(world.recipe[0]), int(world.recipe[1])) for world in worlds(state, 3, 1_000)}
    assert len(pairs) == 20


@pytest.mark.rule("CH-21")
@pytest.mark.parametrize(("chosen", "seats", "ways"), [("usual", 4, 3), ("2x3", 6, 10), ("3x2", 6, 30)])
def test_in_the_masquerade_all_camps_that_fit_are_equally_likely(chosen: str, seats: int, ways: int) -> None:
    state = dealt(seats, 2, teams=chosen, variant="masquerade")
    draws = 400 * ways
    found = Counter(tuple(world.team) for world in worlds(state, 1, draws))
    assert len(found) == ways
    assert {camps[1] for camps in found} == {state.team[1]}
    assert max(found.values()) < 1.4 * min(found.values())


@pytest.mark.rule("CH-21", "CH-15")
def test_whose_shaker_had_my_recipe_without_winning_is_not_of_my_camp() -> None:
    state = table(
        {0: "martini-soda wine-soda soda-beer"},
        {"1": "beer beer wine whisky"},
        variant="masquerade",
        camps=[0, 1, 1, 0],
    )
    act(state, "toast martini-soda 1")
    assert state.winners == 0
    mates = Counter(list(world.team).index(0, 1) for world in worlds(state, 0, 4_000))
    assert set(mates) == {2, 3}
    assert abs(mates[2] - mates[3]) < 400


@pytest.mark.rule("CH-19", "CH-21")
def test_at_the_end_of_a_masquerade_the_winners_camp_is_open_and_no_other() -> None:
    state = masked_win()
    assert state.winners == 0b001
    assert list(redact(state, SPECTATOR).team) == [UNKNOWN, UNKNOWN, 0, UNKNOWN, 0, UNKNOWN]
    assert list(redact(state, 5).team) == [UNKNOWN, UNKNOWN, 0, UNKNOWN, 0, 1]
    assert [number >= 0 for number in redact(state, 5).recipe] == [True, True, False]
    assert GAME.scores(redact(state, 5)) == [0, 0, 1, 0, 1, 0]
    for world in worlds(state, 5, 100):
        assert sorted(world.team) == [0, 0, 1, 1, 2, 2]


@pytest.mark.rule("CH-19", "CH-21")
def test_what_is_not_dealt_yet_is_not_guessed() -> None:
    for given in ({"variant": "masquerade"}, {"recipes": "tokens"}, {"variant": "apprentice"}):
        state = GAME.setup(4, options(**given))
        rng = Rng(4)
        while engine.actor(state) < 0:
            for viewer in (0, 2, SPECTATOR):
                world = resample(redact(state, viewer), rng)
                assert [n == -2 for n in world.recipe] == [n == -2 for n in state.recipe]
                assert [n == -2 for n in world.team] == [n == -2 for n in state.team]
                assert facts(redact(world, viewer)) == facts(redact(state, viewer))
            engine.apply(GAME, state, engine.pick(GAME, state, rng))
    assert hand(state, 0)
