"""Nothing is lost and nothing comes from nowhere."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kaizhuo.core import engine
from kaizhuo.core.components import members, size
from kaizhuo.core.rng import Rng
from kaizhuo.core.state import step_of, subject_of
from kaizhuo.games.cleocatra.box.options import CleocatraOptions
from kaizhuo.games.cleocatra.box.tables import IN_GAME, NEXT, NOWHERE, SIDES, TILE_COUNT
from kaizhuo.games.cleocatra.game import GAME
from kaizhuo.games.cleocatra.rules.pyramid import crowded
from kaizhuo.games.cleocatra.rules.state import CleocatraState
from kaizhuo.games.cleocatra.rules.words import LAYING, OPENING, RESCUED, ROUND_BEGAN

games = given(seed=st.integers(0, 2**32 - 1), seats=st.integers(2, 4), advanced=st.booleans())


def check_facts(state: CleocatraState) -> None:
    in_hand = 0
    for decision in state.pending:
        if step_of(decision) in (OPENING, LAYING):
            in_hand |= 2 ** subject_of(decision)
    assert state.laid & state.stack == 0
    assert state.laid | state.stack | in_hand == IN_GAME[state.seats], "every tile is in exactly one place"
    for seat in range(state.seats):
        assert state.rescuers[seat] & ~state.laid == 0
        assert state.supply(seat) >= 0
        assert state.supply(seat) + size(state.rescuers[seat]) == 3
    assert state.inspectors & ~state.laid == 0
    assert state.unused() + size(state.inspectors) == 3
    assert state.unused() >= 0
    for tile in members(state.laid):
        assert sum(state.rescuers[seat] >> tile & 1 for seat in range(state.seats)) <= 2
    assert crowded(state) & ~state.laid == 0


def check_pyramid(state: CleocatraState) -> None:
    """Neighbours lie beyond an edge; all tiles hang together."""
    at = {state.place[tile]: tile for tile in members(state.laid)}
    assert len(at) == size(state.laid)
    for tile in range(TILE_COUNT):
        if not state.laid >> tile & 1:
            assert state.place[tile] == NOWHERE
            assert state.beside[tile] == 0
            continue
        beyond = [NEXT[SIDES * state.place[tile] + side] for side in range(SIDES)]
        assert set(members(state.beside[tile])) == {at[place] for place in beyond if place in at}
    if not at:
        return
    group = {min(at.values())}
    while True:
        more = {other for tile in group for other in members(state.beside[tile])} - group
        if not more:
            break
        group |= more
    assert group == set(at.values()), "one group"


@pytest.mark.rule("CL-12", "CL-17")
@games
def test_every_component_is_in_exactly_one_place(seed: int, seats: int, advanced: bool) -> None:
    state = GAME.setup(seats, CleocatraOptions(advanced=advanced))
    rng = Rng(seed)
    while not engine.over(state):
        engine.apply(GAME, state, engine.pick(GAME, state, rng))
        check_facts(state)
        check_pyramid(state)


@pytest.mark.rule("CL-14", "CL-21", "CL-22")
@games
def test_every_point_has_a_cause_and_all_have_equally_many_turns(seed: int, seats: int, advanced: bool) -> None:
    state = GAME.setup(seats, CleocatraOptions(advanced=advanced))
    rng = Rng(seed)
    turns = [0] * seats
    now = (0, -1)
    while not engine.over(state):
        if state.rounds and now != (state.rounds, state.turn):
            now = (state.rounds, state.turn)
            turns[state.turn] += 1
        engine.apply(GAME, state, engine.pick(GAME, state, rng))
    assert state.journal is not None
    scores = [0] * seats
    for event in state.journal:
        if event[0] == RESCUED:
            scores[event[1]] += event[3]
            assert 1 <= event[3] <= (7 if advanced else 6)
    assert scores == GAME.scores(state)
    assert len(set(turns)) == 1
    assert sum(event[0] == ROUND_BEGAN for event in state.journal) == state.rounds == turns[0]
    assert max(scores) >= 23 or state.rounds == 100


@pytest.mark.rule("CL-13")
@games
def test_no_question_has_more_than_14_places(seed: int, seats: int, advanced: bool) -> None:
    state = GAME.setup(seats, CleocatraOptions(advanced=advanced))
    rng = Rng(seed)
    while not engine.over(state):
        sentences = [GAME.words.sentence(action) for action in engine.options(GAME, state)]
        assert sum(sentence.startswith("lay") for sentence in sentences) <= 14
        engine.apply(GAME, state, engine.pick(GAME, state, rng))
