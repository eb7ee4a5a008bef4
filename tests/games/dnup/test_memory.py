"""What others did tells how their cards lie: the walk back through a round, and what search makes of it."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from kaizhuo.bots.rating import rated
from kaizhuo.bots.scholar import Scholar
from kaizhuo.core import engine
from kaizhuo.core.observation import Observation, audible
from kaizhuo.core.rng import Rng
from kaizhuo.core.state import CHANCE, Event
from kaizhuo.games.dnup.bots.advice import DnupAdvice
from kaizhuo.games.dnup.bots.memory import CROWD, DUEL, ERRING, LONGEST, Memory
from kaizhuo.games.dnup.game import GAME
from kaizhuo.games.dnup.rules.words import FLIP, ROUND_BEGAN
from tests.bots.positions import choices, observation, plain_tables
from tests.games.dnup.table import table

SEATS = (2, 3, 4, 5)


def likelihood(seats: int, now: Observation[Any], action: int) -> float:
    """Of one choice, as it was made."""
    temperature = DUEL if seats == 2 else CROWD
    weights = [float(weight) / temperature for weight in rated(GAME, now)]
    best = max(weights)
    shares = [math.exp(max(-40.0, weight - best)) for weight in weights]
    share = shares[now.options.index(action)] / sum(shares)
    return math.log((1 - ERRING) * share + ERRING / len(shares))


@pytest.mark.rule("DN-13")
@pytest.mark.rule("DN-26")
@pytest.mark.parametrize("seats", SEATS)
def test_a_round_is_walked_back_as_it_was_played(seats: int) -> None:
    """Every hand as it was at every choice: what is remembered of a round is what the ratings said while it went on."""
    state, rng, viewer = GAME.setup(seats, GAME.options_type()), Rng(seats), 1
    said: list[float] = []
    compared, rounds = 0, 1
    while not engine.over(state):
        seat = int(engine.actor(state))
        if seat == CHANCE:
            engine.apply(GAME, state, engine.pick(GAME, state, rng))
            continue
        now = observation(GAME, state, seat, audible(state.journal or [], seat))
        if seat == viewer:
            memory = Memory()
            memory.remember(now.told, now.seen, viewer)
            assert memory.likelihood(state) == pytest.approx(sum(said[-LONGEST:]))
            compared += len(said) > 3
        weights = rated(GAME, now)
        best = now.options[weights.index(max(weights))]
        action = best if rng.below(3) else now.options[int(rng.below(len(now.options)))]
        if seat != viewer:
            said.append(likelihood(seats, now, action))
        engine.apply(GAME, state, action)
        begun = sum(event[0] == ROUND_BEGAN for event in state.journal or [])
        if begun != rounds:
            rounds = begun
            said.clear()
    assert compared > 3


@pytest.mark.rule("DN-12")
def test_who_flips_a_hand_held_it_the_worse_way_up() -> None:
    """Of two worlds the likelier one is that in which the flip was worth a turn."""
    told: list[Event] = [(ROUND_BEGAN, 1, 0, 0, -1)]
    state = table("1/5 2/4 3/5 1/6", "9/1 9/2 9/3 8/1")
    state.journal = told
    engine.apply(GAME, state, FLIP)
    memory = Memory()
    memory.remember(told, GAME.redact(state, 1), 1)
    gained = memory.likelihood(state)
    state.turned ^= state.hand[0]
    assert gained > memory.likelihood(state)


def test_without_the_beginning_of_a_round_nothing_is_remembered() -> None:
    state, seat = next(choices_of(2))
    advice = DnupAdvice()
    advice.remember([], GAME.redact(state, seat), seat)
    assert advice.plausible(state, seat) == 1.0


def choices_of(seats: int) -> Iterator[tuple[Any, int]]:
    return choices(next(one for one in plain_tables() if (one.game, one.seats) == ("dnup", seats)), seed=4, every=9)


def test_it_remembers_what_it_was_told_and_no_more() -> None:
    """In worlds that look alike, after the same events, search finds the same."""
    weighed = False
    for count, (state, seat) in enumerate(islice(choices_of(2), 6)):
        told, found = audible(state.journal or [], seat), set()
        for number in range(4):
            world = GAME.resample(GAME.redact(state, seat), seat, Rng(number))
            now = observation(GAME, world, seat, told)
            search = Scholar(30, 0.0).think(GAME, now, Rng(count))
            weighed = weighed or search.plausible(world) != 1.0
            found.add(tuple((int(arm.action), int(arm.visits), arm.total) for arm in search.ranking()))
        assert len(found) == 1
    assert weighed
