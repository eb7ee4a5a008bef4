"""Random games end, options are sound, illegal actions change nothing."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kaizhuo.core import engine
from kaizhuo.core.answers import Answers
from kaizhuo.core.errors import IllegalAction
from kaizhuo.core.facts import fingerprint
from kaizhuo.core.observation import audible
from kaizhuo.core.rng import Rng
from kaizhuo.core.state import CHANCE, SPECTATOR, seat_of, step_of, subject_of
from kaizhuo.core.step import ChanceStep
from kaizhuo.games import AnyGame
from kaizhuo.testing.tables import MOST_DECISIONS, Table, every_table, random_game, worth_a_look
from kaizhuo.text.finale import finale
from kaizhuo.text.languages import LANGUAGES
from kaizhuo.text.speech import Speech

seeds = st.integers(0, 2**32 - 1)


@every_table
@given(seed=seeds)
def test_random_games_end_with_places_and_points_that_add_up(table: Table, seed: int) -> None:
    game = table.load()
    state = table.setup()
    most = game.most_decisions(state) or MOST_DECISIONS
    decisions = sum(engine.actor(state) != CHANCE for _ in random_game(game, state, Rng(seed)))
    assert decisions <= most
    assert len(game.scores(state)) == table.seats
    assert len(game.utilities(state)) == table.seats
    places = game.places(state)
    assert len(places) == table.seats
    assert all(place >= 1 for place in places)
    assert engine.awaited(game, state) == []
    for viewer in (seed % table.seats, SPECTATOR):
        check_the_count(game, state, viewer, LANGUAGES[seed % len(LANGUAGES)])


def check_the_count(game: AnyGame, state: Any, viewer: int, language: str) -> None:
    """Everybody can count again: what the points were for adds up to the scores, is no secret, and has words."""
    seen, told = game.redact(state, viewer), audible(state.journal, viewer)
    shares = game.breakdown(seen, told)
    scores, places = game.scores(state), game.places(state)
    assert [sum(points for _, points in own) for own in shares[: len(scores)]] == scores
    assert shares == game.breakdown(state, state.journal)
    shown = finale(Speech(language, game, [f"P{seat}" for seat in range(len(scores))], viewer), seen, told)
    if all(tally.place == 0 for tally in shown.tallies):  # nobody is second where nobody is first
        assert 1 not in places
        places = [0] * len(places)
    assert {tally.seat: tally.place for tally in shown.tallies if tally.seat is not None} == dict(enumerate(places))


@every_table
@given(seed=seeds)
def test_options_ascend_and_are_unique_and_never_empty(table: Table, seed: int) -> None:
    game = table.load()
    state = table.setup()
    for _ in random_game(game, state, Rng(seed)):
        options = engine.options(game, state)
        assert options
        assert options == sorted(set(options))
        assert options[0] >= 0
        assert options[-1] < game.words.size
        asked = state.pending[len(state.pending) - 1]
        step = game.steps[step_of(asked)]
        for action in options:
            assert step.meaning(state, seat_of(asked), subject_of(asked), action) == action, "an option means itself"
        chance = engine.actor(state) == CHANCE
        assert {game.words.verb_of(action).chance for action in options} == {chance}, "chance has verbs of its own"
        if chance:
            weights = engine.weights(game, state)
            assert len(weights) == len(options)
            assert min(weights) > 0


@every_table
@given(seed=seeds)
def test_what_is_not_an_option_is_refused_and_changes_nothing(table: Table, seed: int) -> None:
    game = table.load()
    state = table.setup()
    rng = Rng(seed)
    for count in random_game(game, state, rng):
        if not worth_a_look(count):
            continue
        before = fingerprint(state)
        waiting = engine.awaited(game, state)
        outsider = next((seat for seat in range(table.seats) if seat not in waiting), None)
        if outsider is not None:
            with pytest.raises(IllegalAction) as refused:
                engine.play(game, state, outsider, engine.options(game, state)[0])
            assert refused.value.rule == ""
        asked = engine.actor(state)
        decision = state.pending[len(state.pending) - 1]
        step = game.steps[step_of(decision)]
        options = set(engine.options(game, state))
        for action in [rng.below(game.words.size) for _ in range(8)] if asked != CHANCE else []:
            if step.meaning(state, asked, subject_of(decision), action) not in options:
                with pytest.raises(IllegalAction) as refused:
                    engine.play(game, state, asked, action)
                assert refused.value.rule, "a refusal names the rule that forbids"
        assert fingerprint(state) == before


@every_table
@given(seed=seeds)
def test_chance_that_finds_its_outcome_without_a_list_finds_the_same(table: Table, seed: int) -> None:
    game = table.load()
    state = table.setup()
    for count in random_game(game, state, Rng(seed)):
        if engine.actor(state) != CHANCE:
            continue
        asked = state.pending[len(state.pending) - 1]
        step = game.steps[step_of(asked)]
        assert isinstance(step, ChanceStep)
        found, listed = Rng(seed + count), Rng(seed + count)
        wanted = ChanceStep.outcome(step, state, subject_of(asked), listed, Answers())
        assert step.outcome(state, subject_of(asked), found, Answers()) == wanted
        assert found.word() == listed.word()
