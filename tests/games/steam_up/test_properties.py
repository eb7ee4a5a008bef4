"""What holds at all times: every component is in one place, every point has a cause, what all remember is true."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kaizhuo.core import engine
from kaizhuo.core.components import size
from kaizhuo.core.rng import Rng
from kaizhuo.core.state import SPECTATOR, step_of
from kaizhuo.games.steam_up.box.options import SteamOptions
from kaizhuo.games.steam_up.box.tables import (
    ALL_DIM_SUM,
    ALL_TOKENS,
    FATES,
    FORTUNE_COUNT,
    FORTUNES,
    LEVELS,
    PLACE_COUNT,
    STEAMER_COUNT,
)
from kaizhuo.games.steam_up.game import GAME
from kaizhuo.games.steam_up.rules.cards import copies, minus
from kaizhuo.games.steam_up.rules.counts import covers
from kaizhuo.games.steam_up.rules.state import CONTENTS, NO_CARD, OPEN, SteamState
from kaizhuo.games.steam_up.rules.words import WORDS
from kaizhuo.testing.tables import random_game
from tests.games.steam_up.table import space_points

seeds = st.integers(0, 2**32 - 1)
options = st.builds(
    SteamOptions,
    fill=st.sampled_from(["random", "players"]),
    easier=st.booleans(),
    beginner=st.booleans(),
    open_stacks=st.booleans(),
)
ABILITIES = {"gamble", "roll-die", "trade"}
every_seat_count = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def steamers(state: SteamState) -> list[int]:
    found = []
    for place in range(PLACE_COUNT):
        slots = [state.stacks[place * LEVELS + level] for level in range(LEVELS)]
        standing = state.height(place)
        assert not any(slots[standing:])
        found += slots[:standing]
    return found


def check_places(state: SteamState) -> None:
    """75 dim sum, 50 tokens, 50 + 26 cards and 18 steamers, each in exactly one place."""
    standing = steamers(state)
    dim_sum = state.bag + state.plate + sum(state.board) + sum(state.beside)
    assert dim_sum + sum([steamer & CONTENTS for steamer in standing]) == ALL_DIM_SUM
    assert state.supply + sum(state.tokens) == ALL_TOKENS
    assert all(covers(ALL_TOKENS, tokens) for tokens in [state.supply, *state.tokens])
    for kind in range(FORTUNE_COUNT):
        places = [state.deck, state.discards, *state.hand, *state.face_up]
        there = sum(copies(cards, kind) for cards in places) + (state.in_play == kind)
        assert there == copies(FORTUNES[state.easier], kind)
    assert state.in_play == NO_CARD or state.rounds > 0
    assert state.fates & ~FATES[state.easier] == 0
    if state.rounds:
        assert len(standing) + state.removed + sum(state.eaten) == STEAMER_COUNT
        assert all(steamer & CONTENTS for steamer in standing), "no empty steamer stands on the turntable"


def check_tops(state: SteamState) -> None:
    for place in range(PLACE_COUNT):
        if state.rounds and state.height(place):
            assert state.stacks[place * LEVELS + state.height(place) - 1] & OPEN


def check_points(state: SteamState) -> None:
    """HP are what the covered spaces pay, and the bonus by its causes; and what the events told."""
    assert state.journal is not None
    told: Counter[int] = Counter()
    for kind, seat, second, third, _ in state.journal:
        name = WORDS.events[kind].name
        if name == "placed":
            told[seat] += third
        elif name == "gave-up":
            told[seat] -= third
        elif name == "scored":
            told[seat] += second
    for seat in range(state.seats):
        bonus = sum(state.bonus[seat] >> 16 * cause & 0xFFFF for cause in range(3))
        spaces = space_points(state, seat) if state.zodiac[seat] >= 0 else 0
        assert state.hp[seat] == spaces + bonus == told[seat]
        assert state.hp[seat] >= 0


def check_memory(state: SteamState) -> None:
    """What all remember of the cards is never wrong (ST-R40)."""
    for kind in range(FORTUNE_COUNT):
        new = copies(state.deck, kind)
        old = 0
        for seat in range(state.seats):
            old += copies(state.old[seat], kind)
            new += copies(state.hand[seat], kind) - copies(state.old[seat], kind)
        assert new <= copies(state.fresh, kind)
        assert old <= copies(state.stale, kind)
    for seat in range(state.seats):
        assert minus(state.old[seat], state.hand[seat]) == 0
        assert size(state.old[seat]) <= state.older[seat] <= size(state.hand[seat])
        assert size(state.hand[seat]) - size(state.old[seat]) <= state.newer[seat] <= size(state.hand[seat])
        for viewer in range(state.seats):
            assert minus(state.known[viewer * state.seats + seat], state.hand[seat]) == 0


@every_seat_count
@given(seed=seeds, variant=options)
def test_every_component_is_in_one_place_and_every_point_has_a_cause(
    seats: int, seed: int, variant: SteamOptions
) -> None:
    state = GAME.setup(seats, variant)
    for count in random_game(GAME, state, Rng(seed)):
        if count % 3 == 0:
            check_places(state)
            check_tops(state)
            check_points(state)
            check_memory(state)
    check_places(state)
    check_points(state)


@every_seat_count
@given(seed=seeds, variant=options)
def test_a_resampled_world_is_a_whole_box_too(seats: int, seed: int, variant: SteamOptions) -> None:
    state = GAME.setup(seats, variant)
    rng = Rng(seed)
    for count in random_game(GAME, state, rng):
        if count % 17:
            continue
        for viewer in [*range(seats), SPECTATOR]:
            world = GAME.resample(GAME.redact(state, viewer), viewer, rng)
            check_places(world)
            check_tops(world)
            check_memory(world)


@every_seat_count
@given(seed=seeds)
def test_no_column_and_no_row_pays_twice(seats: int, seed: int) -> None:
    state = GAME.setup(seats, SteamOptions())
    for _ in random_game(GAME, state, Rng(seed)):
        pass
    assert state.journal is not None
    lines = ("column-filled", "row-filled")
    filled = Counter(event[:3] for event in state.journal if WORDS.events[event[0]].name in lines)
    assert not filled or max(filled.values()) == 1


@every_seat_count
@given(seed=seeds)
def test_an_ability_is_offered_only_among_the_actions_of_a_turn_and_used_once_in_it(seats: int, seed: int) -> None:
    state = GAME.setup(seats, SteamOptions())
    rng = Rng(seed)
    used: set[tuple[int, int]] = set()
    while not engine.over(state):
        now = (int(state.rounds), int(engine.actor(state)))
        step = WORDS.steps[step_of(state.pending[len(state.pending) - 1])]
        verbs = {WORDS.sentence(action).split(" ")[0] for action in engine.options(GAME, state)}
        if verbs & ABILITIES:
            assert step == "turn"
            assert now not in used
        action = engine.pick(GAME, state, rng)
        if WORDS.sentence(action).split(" ")[0] in ABILITIES:
            used.add(now)
        engine.apply(GAME, state, action)
