"""Whole games: every component is in exactly one place, every point has a cause."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kaizhuo.core import engine
from kaizhuo.core.components import BIT, members, size
from kaizhuo.core.rng import Rng
from kaizhuo.core.state import step_of, subject_of
from kaizhuo.games.flatiron.box.options import FlatironOptions
from kaizhuo.games.flatiron.box.tables import CARD_COUNT, NEWSBOY, PAPER_COUNT, PILLARS_OF_A_COLOUR, REPUTATION_TOKENS
from kaizhuo.games.flatiron.game import GAME
from kaizhuo.games.flatiron.rules.columns import length
from kaizhuo.games.flatiron.rules.domains import CAUSES
from kaizhuo.games.flatiron.rules.newspapers import in_supply
from kaizhuo.games.flatiron.rules.state import NO_PAPER, FlatironState
from kaizhuo.games.flatiron.rules.turns import FIRST
from kaizhuo.games.flatiron.rules.words import ACTING, CHOOSING, ENDING, MOVING, PLAY, WORDS
from kaizhuo.testing.tables import random_game
from tests.games.flatiron.table import item, row_names

seeds = st.integers(0, 2**32 - 1)
tables = st.sampled_from([1, 2])


def cards_in_rows(*rows: int) -> list[int]:
    return [item(name) for row in rows for name in row_names(row).split()]


def check_cards(state: FlatironState) -> None:
    """32 street cards and the decrees that were laid out."""
    places = [card for mask in state.unturned for card in members(mask)]
    places += [card for card in state.top if card >= 0]
    places += cards_in_rows(*state.under, *state.above, *state.below)
    places += members(state.taken)
    streets = [card for card in places if card < CARD_COUNT]
    assert sorted(streets) == list(range(CARD_COUNT))
    decrees = [card for card in places if card >= CARD_COUNT] + [CARD_COUNT + law for law in members(state.decrees)]
    assert len(decrees) == len(set(decrees)) <= 6
    for column in range(8):
        assert length(state.above[column]) + length(state.below[column]) <= 3
        tucked = cards_in_rows(state.above[column], state.below[column])
        assert sum(card >= CARD_COUNT for card in tucked) <= 1


def check_tokens(state: FlatironState) -> None:
    """28 pillars, 14 newspapers, 4 reputation tokens."""
    for colour in range(4):
        built = sum(pillar == colour + 1 for pillar in state.pillars)
        held = sum(bool(mask & BIT[colour]) for mask in state.warehouse)
        assert state.supply[colour] + built + held == PILLARS_OF_A_COLOUR
        assert state.supply[colour] >= 0
    papers = 0
    for paper in range(PAPER_COUNT):
        assert in_supply(state, paper) >= 0
        papers += in_supply(state, paper) + state.used[paper] + (state.active == paper)
        papers += state.hand[paper] + state.hand[PAPER_COUNT + paper]
        papers += (state.first_drawn == paper) + (state.second_drawn == paper)
    assert papers == 14
    assert sum(in_supply(state, paper) for paper in range(PAPER_COUNT)) == state.papers_left()
    assert all(known <= held for known, held in zip(state.known, state.hand, strict=True))
    assert 0 <= sum(state.reputation) <= REPUTATION_TOKENS
    assert list(state.unseen) == [0, 0]


def check_points(state: FlatironState) -> None:
    for player in (0, 1):
        causes = state.points[player * len(CAUSES) : (player + 1) * len(CAUSES)]
        assert sum(causes) == state.vp[player]


@given(seed=seeds, seats=tables)
def test_every_component_is_in_exactly_one_place_and_every_point_has_a_cause(seed: int, seats: int) -> None:
    state = GAME.setup(seats, FlatironOptions())
    for _ in random_game(GAME, state, Rng(seed)):
        check_cards(state)
        check_tokens(state)
        check_points(state)
        assert state.money[1] == 0 or seats == 2
    check_points(state)


@pytest.mark.rule("FL-14", "FL-R39")
@given(seed=seeds, seats=tables)
def test_the_points_that_were_told_make_the_score(seed: int, seats: int) -> None:
    """The log alone is enough to count the score; and nobody loses points before the end."""
    state = GAME.setup(seats, FlatironOptions())
    before = [0, 0]
    for _ in random_game(GAME, state, Rng(seed)):
        assert all(now >= then for now, then in zip(state.vp, before, strict=True))
        before = list(state.vp)
    assert state.journal is not None
    counted = [0, 0]
    for kind, first, second, third, _ in state.journal:
        name = WORDS.events[kind].name
        if name == "scored":
            counted[first] += second
        elif name == "burnham-scored":
            counted[1] += first
        elif name in ("street-gained", "decree-scored"):
            counted[first] += third
        elif name == "street-lost":
            counted[first] -= third
    assert counted == list(state.vp)


@pytest.mark.rule("FL-22", "FL-R17")
@given(seed=seeds, seats=tables)
def test_the_newsboy_is_always_ahead_of_everybody_when_a_turn_begins(seed: int, seats: int) -> None:
    state = GAME.setup(seats, FlatironOptions())
    turns = 0
    for _ in random_game(GAME, state, Rng(seed)):
        if state.turns != turns:
            turns = state.turns
            assert state.newsboy == len(NEWSBOY) or max(state.vp) < NEWSBOY[state.newsboy]
            assert [state.first_drawn, state.second_drawn] == [NO_PAPER, NO_PAPER]


@pytest.mark.rule("FL-15", "FL-R10")
@given(seed=seeds, seats=tables)
def test_floors_are_filled_before_the_next_is_built_and_end_with_the_roof(seed: int, seats: int) -> None:
    state = GAME.setup(seats, FlatironOptions())
    for _ in random_game(GAME, state, Rng(seed)):
        assert all(state.pillars[space] for space in range(3 * min(state.floors - 1, 5)))
        assert size(state.warehouse[0]) <= 4
    assert (state.floors == 6) == (state.roof_by >= 0)
    assert seats == 2 or state.floors == 6, "a solo game always ends with the roof"
    assert engine.over(state)


@pytest.mark.rule("FL-21", "FL-R15")
@given(seed=seeds, seats=tables)
def test_newspapers_can_be_played_at_every_gap_and_nowhere_else(seed: int, seats: int) -> None:
    state = GAME.setup(seats, FlatironOptions())
    for _ in random_game(GAME, state, Rng(seed)):
        seat = engine.actor(state)
        if seat < 0:
            continue
        asked = state.pending[len(state.pending) - 1]
        gap = step_of(asked) in (MOVING, CHOOSING, ENDING) or (
            step_of(asked) == ACTING and not FIRST.of(subject_of(asked))
        )
        held = [paper for paper in range(PAPER_COUNT) if state.hand[seat * PAPER_COUNT + paper]]
        offered = [option - PLAY for option in engine.options(GAME, state) if PLAY <= option < PLAY + PAPER_COUNT]
        assert offered == (held if gap else [])
