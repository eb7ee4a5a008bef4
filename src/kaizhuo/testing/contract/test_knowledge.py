"""Secrets are sacred: what a viewer gets is byte for byte the same when only what they cannot know changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kaizhuo.core import engine
from kaizhuo.core.errors import IllegalAction
from kaizhuo.core.facts import fingerprint
from kaizhuo.core.observation import audible
from kaizhuo.core.rng import Rng
from kaizhuo.core.state import CHANCE, SPECTATOR, seat_of, step_of, subject_of
from kaizhuo.games import AnyGame
from kaizhuo.testing.tables import ALL, Table, every_table, random_game, worth_a_look
from kaizhuo.text.languages import LANGUAGES
from kaizhuo.text.speech import Speech

seeds = st.integers(0, 2**32 - 1)
Sampler = Callable[[Any, Any, int, Rng], Any]  # true state, observation, viewer, generator


def viewers(table: Table) -> list[int]:
    return [*range(table.seats), SPECTATOR]


def sent_to(game: AnyGame, state: Any, viewer: int, language: str, told_from: int = 0) -> bytes:
    """Everything that a viewer is shown: view, question, options and log, as bytes."""
    speech = Speech(language, game, [f"P{seat}" for seat in range(len(game.scores(state)))], viewer)
    seen = game.redact(state, viewer)
    options = engine.seat_options(game, state, viewer)
    asked = state.pending[len(state.pending) - 1] if len(state.pending) else None
    journal = state.journal[told_from:] if state.journal is not None else []
    return msgspec.json.encode(
        {
            "view": game.view(seen, viewer),
            "awaited": [int(seat) for seat in engine.awaited(game, state)],
            "prompt": speech.prompt(step_of(asked), seat_of(asked), subject_of(asked))
            if asked is not None and seat_of(asked) != CHANCE
            else "",
            "options": [(game.words.sentence(a), game.words.marks(a), speech.option(a)) for a in options],
            "told": [speech.event(event) for event in audible(journal, viewer)],
        }
    )


def refusals(game: AnyGame, state: Any, viewer: int, rng: Rng) -> list[str]:
    """What the viewer is answered who tries what is no option: why not, or which option it means."""
    speech = Speech("en", game, [f"P{seat}" for seat in range(len(game.scores(state)))], viewer)
    answers = []
    allowed = set(engine.seat_options(game, state, viewer))
    for action in [rng.below(game.words.size) for _ in range(4)]:
        if action in allowed or viewer < 0:
            continue
        try:
            meant = engine.play(game, state.copy(), viewer, action)
        except IllegalAction as refused:
            answers.append(speech.refusal(refused))
        else:
            assert meant in allowed
            answers.append(game.words.sentence(meant))
    return answers


@every_table
@given(seed=seeds)
def test_a_resampled_world_looks_the_same(table: Table, seed: int) -> None:
    game = table.load()
    state = table.setup()
    rng = Rng(seed)
    for count in random_game(game, state, rng):
        if not worth_a_look(count):
            continue
        for viewer in viewers(table):
            seen = game.redact(state, viewer)
            looks = fingerprint(seen)
            assert fingerprint(game.redact(seen, viewer)) == looks, "what is hidden stays hidden"
            world = game.resample(seen, viewer, Rng(seed + count))
            assert fingerprint(seen) == looks, "resample leaves the observation as it was"
            assert fingerprint(game.redact(world, viewer)) == looks
            again = game.resample(game.redact(world, viewer), viewer, Rng(seed + count))
            assert fingerprint(again) == fingerprint(world), "equal observations, equal samples"
            mine = engine.seat_options(game, state, viewer)
            assert engine.seat_options(game, seen, viewer) == mine
            assert engine.seat_options(game, world, viewer) == mine
            assert refusals(game, state, viewer, Rng(count)) == refusals(game, world, viewer, Rng(count))


def check_that_worlds_vary(table: Table, seed: int, sample: Sampler) -> None:
    """Where something is hidden, a resampled world is now and then another one than the true one."""
    game = table.load()
    state = table.setup()
    hiding = 0
    varied = 0
    for count in random_game(game, state, Rng(seed)):
        if not worth_a_look(count):
            continue
        for viewer in viewers(table):
            seen = game.redact(state, viewer)
            truth = fingerprint(state)
            if fingerprint(seen) != truth:
                hiding += 1
                varied += any(fingerprint(sample(state, seen, viewer, Rng(count + i))) != truth for i in range(3))
    assert varied * 4 >= hiding, f"{varied} of {hiding} samples differ from the truth"


@every_table
@given(seed=seeds)
def test_resampling_varies_what_is_hidden(table: Table, seed: int) -> None:
    game = table.load()

    def honest(_state: Any, seen: Any, viewer: int, rng: Rng) -> Any:
        return game.resample(seen, viewer, rng)

    check_that_worlds_vary(table, seed, honest)


def hides_something(table: Table) -> bool:
    game = table.load()
    state = table.setup()
    return any(
        fingerprint(game.redact(state, SPECTATOR)) != fingerprint(state) for _ in random_game(game, state, Rng(1))
    )


def test_a_resampler_that_returns_the_truth_is_caught() -> None:
    def cheating(state: Any, _seen: Any, _viewer: int, _rng: Rng) -> Any:
        return state.copy()

    table = next((table for table in ALL if hides_something(table)), None)
    if table is None:
        pytest.skip("nothing is hidden in these games")
    with pytest.raises(AssertionError, match="samples differ from the truth"):
        check_that_worlds_vary(table, 1, cheating)


@every_table
@given(seed=seeds)
def test_every_byte_sent_stays_the_same_when_only_secrets_change(table: Table, seed: int) -> None:
    """Two games that differ only in what the viewer cannot know, played on alike: they are shown the same bytes, until
    an event tells them of the difference."""
    game = table.load()
    state = table.setup()
    rng = Rng(seed)
    stops = {rng.below(120) for _ in range(4)}
    for count in random_game(game, state, rng):
        if count in stops:
            for viewer in viewers(table):
                language = LANGUAGES[count % len(LANGUAGES)]
                play_on_alike(game, state.copy(), viewer, Rng(seed ^ count), language)


def play_on_alike(game: AnyGame, true: Any, viewer: int, rng: Rng, language: str, plies: int = 25) -> int:
    """Returns how many plies the two games could be played on alike.

    What the same is done in both need not have the same number: of equal things either may be there, and which one is
    offered or shown is a function of what everybody knows.  So what reads the same must be the same.
    """
    other = game.resample(game.redact(true, viewer), viewer, rng)
    speech = Speech(language, game, [f"P{seat}" for seat in range(len(game.scores(true)))], viewer)
    for ply in range(plies):
        true.journal = []
        other.journal = []
        if not step_alike(game, true, other, viewer, rng):
            return ply
        told, heard = audible(true.journal, viewer), audible(other.journal, viewer)
        if [speech.event(event) for event in told] != [speech.event(event) for event in heard]:
            return ply
        assert told == heard, "equal things have one name"
        assert sent_to(game, true, viewer, language) == sent_to(game, other, viewer, language)
    return plies


def step_alike(game: AnyGame, true: Any, other: Any, viewer: int, rng: Rng) -> bool:
    """Do the same in both games; chance may fall differently where the viewer is told the same of it."""
    if engine.over(true):
        assert engine.over(other)
        return False
    if engine.actor(true) == CHANCE:
        return chance_alike(game, true, other, viewer, rng)
    here, there = readings(game, true), readings(game, other)
    both = [text for text in here if text in there]
    if not both:
        return False
    text = both[rng.below(len(both))]
    engine.apply(game, true, here[text])
    engine.apply(game, other, there[text])
    return True


def readings(game: AnyGame, state: Any) -> dict[str, int]:
    """What can be chosen now, as it reads."""
    speech = Speech("en", game, [f"P{seat}" for seat in range(len(game.scores(state)))], engine.actor(state))
    options = engine.options(game, state)
    found = {speech.option(action): action for action in options}
    assert len(found) == len(options), "no two options read the same"
    return found


def chance_alike(game: AnyGame, true: Any, other: Any, viewer: int, rng: Rng) -> bool:
    outcome = engine.pick(game, true, rng)
    elsewhere = engine.pick(game, other, rng)
    engine.apply(game, true, outcome)
    for choice in (elsewhere, outcome):
        trial = other.copy()
        trial.journal = []
        if choice not in engine.options(game, trial):
            return False
        engine.apply(game, trial, choice)
        if audible(trial.journal, viewer) == audible(true.journal, viewer):
            break
    engine.apply(game, other, choice)
    return True
