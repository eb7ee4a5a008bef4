"""Environments of others, stepped at random: decisions of players a second, with mask and observation at each.

Of each library the nearest to a game of cards for several players, and connect four, which all of them have and which
is far simpler than any game of ours: OpenSpiel's own vector environment over its C++, pgx as XLA compiles it for the
CPU, and PettingZoo, which has no vector environment for games in turns.
"""

from __future__ import annotations

import os
import random
import time
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
import pyspiel
from open_spiel.python import rl_environment, vector_env
from open_spiel.python.rl_agent import StepOutput
from pettingzoo.classic import connect_four_v3

import kaizhuo
import kaizhuo.rl.openspiel  # gives OpenSpiel the games
from kaizhuo.rl.gymnasium import TableEnv as Solo
from kaizhuo.rl.pettingzoo import TableEnv

os.environ.setdefault("JAX_PLATFORMS", "cpu")

SEED = 1


def rate(step: Callable[[], int], seconds: float) -> float:
    """Decisions a second of CPU time; `step` makes some and says how many."""
    step()
    count = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        count += step()
    return count / (time.process_time() - start)


def aec(env: Any) -> Callable[[], int]:
    """A game of PettingZoo's."""

    def step() -> int:
        env.reset(seed=SEED)
        choose, count = np.random.default_rng(SEED), 0
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            env.step(choose.choice(seen["action_mask"].nonzero()[0]))
            count += 1
        return count

    return step


def spiel(name: str, count: int) -> Callable[[], int]:
    """So many games in OpenSpiel's vector environment."""
    observed = rl_environment.ObservationType.OBSERVATION
    game, choose = pyspiel.load_game(name), random.Random(SEED).choice
    kind = observed if game.get_type().provides_observation_tensor else None
    envs = vector_env.SyncVectorEnv([rl_environment.Environment(game, observation_type=kind) for _ in range(count)])
    now = envs.reset()

    def step() -> int:
        nonlocal now
        seen = [one.observations for one in now]
        chosen = [StepOutput(choose(one["legal_actions"][one["current_player"]]), []) for one in seen]
        now = envs.step(chosen, reset_if_done=True)[0]
        return count

    return step


def pgx_games(name: str, count: int) -> Callable[[], int]:
    """So many games of pgx in one call, the random choice compiled as well."""
    import jax
    import pgx
    from pgx.experimental.wrappers import auto_reset

    env = pgx.make(name)

    def one(state: Any, key: Any) -> Any:
        key, first, second = jax.random.split(key, 3)
        odds = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        return auto_reset(env.step, env.init)(state, jax.random.categorical(first, odds), second), key

    steps, keys = jax.jit(jax.vmap(one)), jax.random.split(jax.random.PRNGKey(SEED), count)
    state = jax.jit(jax.vmap(env.init))(keys)

    def step() -> int:
        nonlocal state, keys
        state, keys = steps(state, keys)
        state.current_player.block_until_ready()
        return count

    return step


def solo(spec: kaizhuo.Spec) -> Callable[[], int]:
    """One learner in our Gymnasium environment, against bots that choose at random; only the learner's decisions."""
    env, choose = Solo(spec, "uniform"), np.random.default_rng(SEED)

    def step() -> int:
        _, info = env.reset(seed=SEED)
        over, count = False, 0
        while not over:
            _, _, over, _, info = env.step(choose.choice(info["action_mask"].nonzero()[0]))
            count += 1
        return count

    return step


class Peer(NamedTuple):
    what: str
    game: str
    make: Callable[[], Callable[[], int]]


def peers(spec: kaizhuo.Spec, count: int) -> list[Peer]:
    """Those of others, each before our own game in the same framework."""
    name = f"kaizhuo_{spec.name}(players={spec.seats})"
    ours = f"{spec.name}, {spec.seats} seats"
    return [
        Peer(f"pgx on the CPU, {count} at once", "sparrow_mahjong", lambda: pgx_games("sparrow_mahjong", count)),
        Peer(f"pgx on the CPU, {count} at once", "connect_four", lambda: pgx_games("connect_four", count)),
        Peer(f"OpenSpiel's vector environment, {count} at once", "hearts", lambda: spiel("hearts", count)),
        Peer(f"OpenSpiel's vector environment, {count} at once", "connect_four", lambda: spiel("connect_four", count)),
        Peer(f"OpenSpiel's vector environment, {count} at once", ours, lambda: spiel(name, count)),
        Peer("PettingZoo", "connect_four_v3", lambda: aec(connect_four_v3.raw_env())),
        Peer("PettingZoo", ours, lambda: aec(TableEnv(spec))),
        Peer("Gymnasium, against uniform", ours, lambda: solo(spec)),
    ]
