"""How well a player stands."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaizhuo.core.state import Seat
from kaizhuo.games.dnup.rules.state import DnupState
from kaizhuo.kit.weights import Weights

WEIGHTS: Final = Weights(__file__)
CERTAINTY: Final = WEIGHTS.fraction("value.certainty")
LETTER: Final[i64] = WEIGHTS.whole("value.letter")


def value(state: DnupState, seat: Seat) -> float:
    """The share of the letters that somebody still needs, or the game itself."""
    best: i64 = 0
    sharing: i64 = 0
    for other in range(state.seats):
        letters = state.letters[other]
        if letters > best:
            best = letters
            sharing = 1
        elif letters == best:
            sharing += 1
    mine = state.letters[seat]
    if not len(state.pending):
        return 1.0 / float(sharing) if mine == best else 0.0
    total: i64 = 0
    for other in range(state.seats):
        total += equity(state.letters[other], state.goal)
    return CERTAINTY * float(equity(mine, state.goal)) / float(total)


def equity(letters: i64, goal: i64) -> i64:
    """Letters are worth more the nearer they bring the end."""
    near = LETTER * letters if letters < goal else LETTER * goal
    return (goal + near) * (goal + near)
