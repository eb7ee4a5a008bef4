"""Gymnasium: one learner at a table of bots.

gymnasium.make("kaizhuo.rl.gymnasium:kaizhuo/Table-v0", table=kaizhuo.spec("dnup", 4), bots="level2")
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np

from kaizhuo.arrays.spec import Bytes, Spec
from kaizhuo.arrays.table import Table
from kaizhuo.bots.bot import BOTS, make_bot
from kaizhuo.bots.external import COMMAND
from kaizhuo.core.errors import IllegalAction, OptionError
from kaizhuo.core.observation import Observation
from kaizhuo.core.rng import Rng
from kaizhuo.rl import spaces

WORD = 2**32


class TableEnv(gymnasium.Env[Any, Any]):
    """The learner has one seat, or another one in each game; bots have the others: one name for all of them, or one for
    each, from the learner's left on.  They think for as many playouts as they are given, however long it takes.

    The reward is the learner's utility at the end.  `info["action_mask"]` tells what may be done; who does something
    else has lost, so that a learner without masks learns the rules too: `info["forbidden"]` is the number of the rule.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        table: Spec,
        bots: str | Sequence[str] = "level1",
        seat: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        names = [bots] * (table.seats - 1) if isinstance(bots, str) else [*bots]
        if len(names) != table.seats - 1:
            raise OptionError("option-value", option="bots", value=len(names), allowed=str(table.seats - 1))
        if seat is not None:
            table.check_seat(seat)
        self.bots = [make_bot(_known(name), patience=0.0) for name in names]
        self.table = Table(table, journal=True)
        self.fixed_seat = seat
        self.seat = seat or 0
        self.render_mode = render_mode
        self.observation_space = spaces.observations(table)
        self.action_space = spaces.actions(table)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Bytes, dict[str, Any]]:
        """Begin anew, with the cards and the bots' moods that follow from the seed."""
        super().reset(seed=seed)
        if self.fixed_seat is None:
            self.seat = int(self.np_random.integers(self.table.spec.seats))
        self.table.reset(self._number())
        self._moods = Rng(self._number())
        self._let_bots_play()
        return self._seen(), self._info()

    def _number(self) -> int:
        """A seed from Gymnasium's generator."""
        words = self.np_random.integers(WORD, size=3).tolist()
        return sum(word * WORD**i for i, word in enumerate(words))

    def step(self, action: int | np.integer[Any]) -> tuple[Bytes, float, bool, bool, dict[str, Any]]:
        try:
            self.table.step(int(action))
        except IllegalAction as refused:
            return self._seen(), self.table.spec.utility.low, True, False, {**self._info(), "forbidden": refused.rule}
        self._let_bots_play()
        return self._seen(), float(self.table.utilities[self.seat]), self.table.over, False, self._info()

    def _let_bots_play(self) -> None:
        table, game = self.table, self.table.spec.game
        while (actor := table.actor) not in (self.seat, None):
            assert actor is not None
            bot = self.bots[(actor - self.seat) % table.spec.seats - 1]
            options = table.options.tolist()
            now = Observation(actor, 0, game.redact(table.state, actor), options, table.told(actor))
            table.step(bot.choose(game, now, self._moods))

    def _seen(self) -> Bytes:
        return spaces.seen(self.table, self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks()}

    def action_masks(self) -> spaces.Mask:
        """What the learner may do; the name that Stable Baselines' MaskablePPO asks for."""
        return spaces.allowed(self.table, self.seat)

    def render(self) -> str:
        """Who is asked and what they may do, in words."""
        return spaces.told(self.table)


def _known(name: str) -> str:
    """Programs of others are no bots of a level: they would have to be started anew for each game."""
    if name.startswith(COMMAND):
        raise OptionError("unknown-bot", bot=name, bots=", ".join(BOTS))
    return name


gymnasium.register("kaizhuo/Table-v0", entry_point="kaizhuo.rl.gymnasium:TableEnv")
