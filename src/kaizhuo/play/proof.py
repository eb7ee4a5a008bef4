"""What chance could say at each of its plies.  With it and the secret anybody can deal a game again, without rules."""

from __future__ import annotations

import msgspec

from kaizhuo.core import engine
from kaizhuo.core.state import CHANCE
from kaizhuo.play.match import Match, walk


class Dealt(msgspec.Struct, frozen=True):
    ply: int
    outcomes: list[str]  # as the record says them, in the order of the rules
    weights: list[int]  # the odds of each


def dealings(match: Match) -> list[Dealt]:
    found: list[Dealt] = []
    for past in walk(match):
        if past.ply < match.ply and match.moves[past.ply].seat == CHANCE:
            outcomes = [f"chance {match.game.words.sentence(each)}" for each in engine.options(match.game, past.state)]
            weights = [int(weight) for weight in engine.weights(match.game, past.state)]
            found.append(Dealt(past.ply, outcomes, weights))
    return found
