"""PettingZoo: a table as an AEC environment, one agent for each seat."""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from gymnasium.spaces import Dict, Space
from numpy.typing import NDArray
from pettingzoo import AECEnv

from kaizhuo.arrays.spec import Spec
from kaizhuo.arrays.table import Table
from kaizhuo.rl import spaces

Seen = dict[str, NDArray[Any]]


class TableEnv(AECEnv[str, Seen, int]):
    """A table with the agents seat_0, seat_1 ...: observations with a mask as in PettingZoo's own card games, cards and
    dice dealt inside, and at the end the utilities as rewards.  An action that is no option is an IllegalAction.

    >>> import kaizhuo
    >>> env = TableEnv(kaizhuo.spec("dnup", 3))
    >>> env.reset(seed=1)
    >>> env.agents
    ['seat_0', 'seat_1', 'seat_2']
    """

    metadata: ClassVar[dict[str, Any]] = {"name": "kaizhuo_v0", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(self, spec: Spec, render_mode: str | None = None) -> None:
        super().__init__()
        self.table = Table(spec, spaces.any_seed())
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(spec.seats)]
        self.agents: list[str] = []
        both = {"observation": spaces.observations(spec), "action_mask": spaces.masks(spec)}
        self.observation_spaces = {agent: Dict(both) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.actions(spec) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin anew; without a seed with the next game of the last one's.  PettingZoo's options mean nothing here."""
        self.table.reset(seed)
        self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._asked()

    def _asked(self) -> str:
        return self.possible_agents[self.table.actor or 0]

    def observe(self, agent: str) -> Seen:
        """What the agent may know; its mask is empty unless it is asked."""
        seat = self.possible_agents.index(agent)
        return {"observation": spaces.seen(self.table, seat), "action_mask": spaces.allowed(self.table, seat)}

    def step(self, action: int | np.integer[Any] | None) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None, "an agent that is asked must choose"
        self.table.step(int(action))
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.agent_selection = self._asked()
        if self.table.over:
            self.rewards = dict(zip(self.agents, self.table.utilities.tolist(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()

    def render(self) -> str:
        """Who is asked and what they may do, in words."""
        return spaces.told(self.table)

    def close(self) -> None:
        """Nothing is open."""
