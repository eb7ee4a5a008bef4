"""What somebody does who does not think, but sees a good Rescue."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaizhuo.core.answers import Answers
from kaizhuo.core.rng import Rng
from kaizhuo.core.state import Seat
from kaizhuo.games.cleocatra.bots.value import WEIGHTS, points_on
from kaizhuo.games.cleocatra.rules.state import CleocatraState
from kaizhuo.games.cleocatra.rules.words import HERD, RESCUE

WORTHWHILE: Final[i64] = WEIGHTS.whole("hunch.worthwhile")


def hunch(state: CleocatraState, seat: Seat, answers: Answers, rng: Rng) -> i64:
    """The best Rescue if it is worthwhile, or anything."""
    actions = answers.actions
    best = WORTHWHILE - 1
    found: i64 = -1
    for i in range(answers.count):
        action = actions[i]
        if RESCUE <= action < HERD:
            points = points_on(state, action - RESCUE, state.rescuers[seat])
            if points > best:
                best = points
                found = action
    if found >= 0:
        return found
    return actions[rng.below(answers.count)]
