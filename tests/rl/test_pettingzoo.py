"""A table is an AEC environment: PettingZoo's own tests, and what they do not look at."""

from __future__ import annotations

import copy
import pickle
import warnings

import numpy as np
import pytest

import kaizhuo
from kaizhuo import IllegalAction, Spec
from kaizhuo.rl.pettingzoo import TableEnv

with warnings.catch_warnings():  # where pygame is installed it imports a game of its own in a way that it deprecates
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, seed_test

CYCLES = 30

# What it says of every environment that has a mask beside its observation and is none of PettingZoo's own; the mask is
# empty when the game is over.
of_all_masks = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",
)


@of_all_masks
def test_pettingzoos_own_tests(spec: Spec) -> None:
    api_test(TableEnv(spec), num_cycles=CYCLES)
    seed_test(lambda: TableEnv(spec), num_cycles=CYCLES)


def played(env: TableEnv, choose: np.random.Generator) -> dict[str, float]:
    """A game to its end; what each agent was given in the end."""
    given = {}
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        assert seen is not None
        if over:
            given[agent] = reward
            env.step(None)
        else:
            (options,) = seen["action_mask"].nonzero()
            env.step(choose.choice(options))
    return given


def test_rewards_are_the_utilities(spec: Spec) -> None:
    env = TableEnv(spec)
    env.reset(seed=3)
    given = played(env, np.random.default_rng(3))
    assert list(given.values()) == env.table.utilities.tolist()
    assert env.agents == []


def test_everybody_sees_their_own(duel: Spec) -> None:
    env = TableEnv(duel)
    env.reset(seed=1)
    mine, other = env.observe("seat_0"), env.observe("seat_1")
    assert mine["observation"].tolist() == env.table.observation(0).tolist()
    assert other["observation"].tolist() == env.table.observation(1).tolist()
    assert sorted([int(mine["action_mask"].sum()), int(other["action_mask"].sum())]) == [0, env.table.options.size]
    mine["observation"][:] = 0  # a learner may do with it what it likes
    assert env.observe("seat_0")["observation"].any()


def test_a_seed_is_a_game_and_none_is_another(duel: Spec) -> None:
    env = TableEnv(duel)
    games = []
    for seed in (1, 1, None, None):
        env.reset(seed=seed)
        games.append(env.table.copy())
    assert games[0] == games[1]
    assert len({*games}) == 3
    one, other = TableEnv(duel), TableEnv(duel)
    one.reset()
    other.reset()
    assert one.table != other.table


def test_what_is_no_option_is_refused(duel: Spec) -> None:
    env = TableEnv(duel)
    env.reset(seed=1)
    before = env.table.copy()
    with pytest.raises(IllegalAction):
        env.step(0)
    assert env.table == before


def test_it_travels(duel: Spec) -> None:
    env = TableEnv(duel)
    env.reset(seed=1)
    for other in (pickle.loads(pickle.dumps(env)), copy.deepcopy(env)):
        assert played(other, np.random.default_rng(1)) == played(copy.deepcopy(env), np.random.default_rng(1))


def test_it_is_shown_in_words() -> None:
    env = TableEnv(kaizhuo.spec("cleocatra", 3))
    env.reset(seed=1)
    shown = env.render()
    assert env.agent_selection == "seat_1"
    assert shown.startswith("<Table cleocatra, 3 seats, 1 is asked")
    assert all(env.table.spec.sentence(int(option)) in shown for option in env.table.options)
