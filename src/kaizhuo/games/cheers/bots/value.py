"""What a position is worth, and how likely a world is: for bots only."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaizhuo.core.components import BIT, size
from kaizhuo.core.state import Seat
from kaizhuo.games.cheers.bots.worth import expected, prior_of, trust, trust_in_duel, worth
from kaizhuo.games.cheers.rules.state import CheersState
from kaizhuo.kit.weights import Weights

_WEIGHTS: Final = Weights(__file__)
START: Final[i64] = _WEIGHTS.whole("value.start")
RUNNING: Final = _WEIGHTS.fraction("value.running")


def value(state: CheersState, seat: Seat) -> float:
    """What the seat's team has in its shakers, as a share of what all teams have; or the game itself."""
    team = state.team[seat]
    if not len(state.pending):
        if not state.winners:
            return 1.0 / float(state.teams())
        return 1.0 / float(size(state.winners)) if state.winners & BIT[team] else 0.0
    total: i64 = 0
    for rival in range(state.teams()):
        total += standing(state, rival)
    return RUNNING * float(standing(state, team)) / float(total)


def standing(state: CheersState, team: i64) -> i64:
    total = START
    for place in range(state.places):
        if state.team_at(place) == team or (place == state.seats and state.shares_middle()):
            content = state.shaker[place]
            recipe = state.recipe[team]
            total += worth(content, recipe) if recipe >= 0 else expected(prior_of(state, -1), content, 0)
    return total


def plausible(world: CheersState) -> float:
    """Shakers speak for recipes: what a team has gathered is what it needs."""
    weight = 1.0
    if world.shares_middle():
        shared = world.shaker[world.seats]
        for seat in range(world.seats):
            weight *= float(trust_in_duel(world.shaker[seat], shared, world.recipe[world.team[seat]]))
        return weight
    for team in range(world.teams()):
        speaks: i64 = 1
        for place in range(world.places):
            if world.team_at(place) == team and world.recipe[team] >= 0:
                speaks += trust(world.shaker[place], world.recipe[team])
        weight *= float(speaks)
    return weight
