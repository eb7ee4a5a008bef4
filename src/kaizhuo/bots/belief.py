"""Belief: how likely a dealt world is, by what the others were seen to do.  Learnt from games; compiled.

The net was shown what somebody held in games, and what was dealt to them by chance instead: what it says of a hand is
how much likelier the hand is than the deal thought.  It is asked of worlds that were dealt, never of the true one.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from kaizhuo.bots.net import Net
from kaizhuo.bots.sight import Sight
from kaizhuo.core.state import State

SUREST: Final = 6.0  # a logit


class Belief:
    def __init__(self, sight: Sight, net: Net) -> None:
        self.sight = sight
        self.net = net.twin()

    def plausible(self, world: State, viewer: i64) -> float:
        total = 0.0
        for seat in range(world.seats):
            if seat != viewer:
                total += self.net.logit(self.sight.look(world, seat))
        return math.exp(min(SUREST, max(-SUREST, total)))
