"""Every card is in exactly one place, and every win has a cause."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kaizhuo.core import engine
from kaizhuo.core.rng import Rng
from kaizhuo.core.state import step_of, subject_of
from kaizhuo.games.cheers.box.data import DRINKS, SEAT_COUNTS
from kaizhuo.games.cheers.box.options import CheersOptions, combinations
from kaizhuo.games.cheers.box.tables import (
    ALL_CARDS,
    CAPACITY,
    FULFILLED,
    SEND_LIMIT,
    TURN_LIMIT,
    card_count,
    copies_of,
    discarded,
    portion_count,
    portions,
)
from kaizhuo.games.cheers.game import GAME
from kaizhuo.games.cheers.rules.cheering import FIRST, NO_ONE, PARTNER, PLAYED
from kaizhuo.games.cheers.rules.state import CheersState
from kaizhuo.games.cheers.rules.words import CHEERS, OVERFLOW
from kaizhuo.testing.tables import random_game


def names(seats: int, options: CheersOptions) -> str:
    return f"{seats}-{options.teams}-{options.recipes}-{options.variant}-{options.keep}"


every_game = pytest.mark.parametrize(
    ("seats", "options"),
    [
        pytest.param(seats, options, id=names(seats, options))
        for seats in SEAT_COUNTS
        for options in combinations(seats)
    ],
)


def in_flight(state: CheersState) -> list[int]:
    """The drinks of a cheers that are still to be handed on."""
    asked = state.pending[len(state.pending) - 1]
    if step_of(asked) != CHEERS:
        return []
    subject = subject_of(asked)
    both = [PLAYED.of(subject), PARTNER.of(subject)]
    return both if FIRST.of(subject) == NO_ONE else both[1:]


def check_cards(state: CheersState) -> None:
    assert state.deck + state.toasted + sum(state.hand) + sum(state.returned) == ALL_CARDS
    flying = in_flight(state) if len(state.pending) else []
    for drink in range(len(DRINKS)):
        of_drink = range(drink * len(DRINKS), (drink + 1) * len(DRINKS))
        toasted = sum(copies_of(state.toasted, card) for card in of_drink)
        inside = sum(portions(content, drink) for content in state.shaker)
        assert toasted == discarded(state.discards, drink) + inside + flying.count(drink)


def check_shakers_and_hands(state: CheersState) -> None:
    too_full = [place for place in range(state.places) if portion_count(state.shaker[place]) > CAPACITY]
    asked = state.pending[len(state.pending) - 1]
    assert len(too_full) <= 2
    if step_of(asked) == OVERFLOW:
        assert subject_of(asked) in too_full
    elif step_of(asked) != CHEERS:
        assert too_full == []
    dealing = state.turns == 0 and engine.actor(state) < 0 and state.due == 0
    for seat in range(state.seats):
        if not dealing:
            missing = state.due if seat == state.at_turn(0) else 0
            assert card_count(state.hand[seat]) == state.hand_limit(seat) - missing


def check_end(state: CheersState) -> None:
    for team in range(state.teams()):
        own = [p for p in range(state.places) if state.team_at(p) == team or p >= state.seats == 2]
        won = any(FULFILLED[state.shaker[place]] >> state.recipe[team] & 1 for place in own)
        assert won == bool(state.winners >> team & 1)
    if not state.winners:
        assert not state.deck or state.turns == TURN_LIMIT or state.sends == SEND_LIMIT[state.seating]


@every_game
@given(seed=st.integers(0, 2**32 - 1))
def test_every_card_is_in_one_place_and_every_win_has_a_cause(seats: int, options: CheersOptions, seed: int) -> None:
    state = GAME.setup(seats, options)
    for count in random_game(GAME, state, Rng(seed)):
        check_shakers_and_hands(state)
        if count % 4 == seed % 4:
            check_cards(state)
    check_cards(state)
    check_end(state)
    assert GAME.scores(state) == [int(state.winners >> state.team[seat] & 1) for seat in range(seats)]
