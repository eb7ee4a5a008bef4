"""One learner at a table of bots: Gymnasium's own checker, and what it does not look at."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import kaizhuo
from kaizhuo import Spec
from kaizhuo.core.errors import OptionError
from kaizhuo.rl.gymnasium import TableEnv

NAME = "kaizhuo.rl.gymnasium:kaizhuo/Table-v0"
no_pictures = pytest.mark.filterwarnings("ignore:.*No render fps was declared")


def bare(**given: Any) -> TableEnv:
    env = gymnasium.make(NAME, **given).unwrapped
    assert isinstance(env, TableEnv)
    return env


def played(env: TableEnv, choose: np.random.Generator, seed: int | None = None) -> tuple[int, float]:
    """A game to its end: how often the learner was asked, and what it was given."""
    _, info = env.reset(seed=seed)
    asked, reward, over = 0, 0.0, env.table.over
    while not over:
        assert env.table.actor == env.seat
        (options,) = info["action_mask"].nonzero()
        assert options.tolist() == env.table.options.tolist()
        assert reward == 0
        _, reward, over, cut, info = env.step(choose.choice(options))
        assert not cut
        asked += 1
    return asked, reward


@no_pictures
def test_gymnasiums_own_checker(spec: Spec) -> None:
    check_env(bare(table=spec, render_mode="ansi"))


def test_a_game_against_bots(spec: Spec) -> None:
    env = TableEnv(spec, "uniform")
    asked, reward = played(env, np.random.default_rng(1), seed=5)
    assert asked > 0
    assert reward == env.table.utilities[env.seat]
    assert played(env, np.random.default_rng(1), seed=5) == (asked, reward)


def test_level_2_beats_who_chooses_at_random() -> None:
    env, choose = TableEnv(kaizhuo.spec("dnup", 3), "level2", seat=1), np.random.default_rng(2)
    rewards = [played(env, choose, seed)[1] for seed in range(12)]
    assert env.seat == 1
    assert sum(rewards) < 0


def test_the_learner_sits_elsewhere_in_each_game(duel: Spec) -> None:
    env = TableEnv(duel, "uniform")
    seats = set()
    for seed in range(12):
        seen, _ = env.reset(seed=seed)
        seats.add(env.seat)
        assert seen.tolist() == env.table.observation(env.seat).tolist()
    assert seats == {0, 1}


def test_what_is_no_option_is_lost_and_says_why() -> None:
    env = TableEnv(kaizhuo.spec("dnup", 4), "uniform")
    env.reset(seed=1)
    before = env.table.copy()
    _, reward, over, _, info = env.step(0)
    assert reward == pytest.approx(-1 / 3)
    assert over
    assert info["forbidden"] == "DN-1"
    assert env.table == before


def test_who_sits_where() -> None:
    spec = kaizhuo.spec("dnup", 3)
    wrongs: list[dict[str, Any]] = [{"bots": ["level1"]}, {"bots": "level9"}, {"bots": "cmd:./bot"}, {"seat": 3}]
    for wrong in wrongs:
        with pytest.raises(OptionError):
            TableEnv(spec, **wrong)
    mixed = TableEnv(spec, ["level2", "uniform"], seat=0)
    assert [type(bot).__name__ for bot in mixed.bots] == ["Greedy", "Uniform"]


def test_many_of_them() -> None:
    envs = gymnasium.make_vec(NAME, num_envs=3, vectorization_mode="sync", table=kaizhuo.spec("dnup", 2))
    seen, info = envs.reset(seed=1)
    assert seen.shape == (3, 430)
    chosen = [int(mask.nonzero()[0][0]) for mask in info["action_mask"]]
    assert envs.step(np.array(chosen))[0].shape == (3, 430)
    envs.close()
