"""How a game will end: the lead to be expected at the final scoring, in VP.  For bots only.

The weights say what a thing is worth beside a victory point, and how that changes with the turns that are left.  For
two players they were fitted by least squares on the turns of 12,000 games of level 2, in which up to a sixth of all
moves was random; against Burnham to the victories in 12,000 games of level 2, half of them hard, in which up to a
twentieth of all moves was random.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from kaizhuo.core.components import lowest
from kaizhuo.core.state import Seat, seat_of
from kaizhuo.games.flatiron.bots.ratings import side_worth
from kaizhuo.games.flatiron.bots.worth import (
    DECREES,
    REPUTATION,
    burnham_items,
    columns_worth,
    decrees_worth,
    estimate_turns,
    reputation_worth,
    set_clock,
)
from kaizhuo.games.flatiron.box.tables import COLOUR_COUNT, HE, WAREHOUSE_VP, YOU
from kaizhuo.games.flatiron.rules.burnham import popularity
from kaizhuo.games.flatiron.rules.state import FlatironState

SPENDABLE: Final[i64] = 8  # dollars; what is beyond them comes too late


def holdings(state: FlatironState, player: i64, left: float) -> float:
    """What a player has; `left` are the turns of each player that are left, in tens."""
    money = state.money[player]
    rich: i64 = money - SPENDABLE if money > SPENDABLE else 0
    total = float(state.vp[player]) + float(money - rich) * (0.40 + 0.15 * left) - float(rich) * 0.11 * left
    total += float(waiting(state, player)) * (0.37 + 0.23 * left) + float(state.papers_in_hand(player)) * 0.93 * left
    total += float(columns_worth(state, player)) * (0.43 * left - 0.24) / 1000.0
    total += float(reputation_worth(state, player)) * (1.08 - 0.15 * left) / float(REPUTATION)
    return total + float(decrees_worth(state, player)) * (0.98 - 0.42 * left) / float(DECREES)


def waiting(state: FlatironState, player: i64) -> i64:
    """The VP of the pillars in the warehouses."""
    total: i64 = 0
    colours = state.warehouse[player]
    while colours:
        total += WAREHOUSE_VP[state.side[player] * COLOUR_COUNT + lowest(colours)]
        colours &= colours - 1
    return total


def ahead_of_burnham(state: FlatironState, left: float) -> float:
    """FL-31  What you have, less what Burnham has and what he gains more than you do in the turns that are left."""
    money = state.money[YOU]
    rich: i64 = money - SPENDABLE if money > SPENDABLE else 0
    total = float(state.vp[YOU]) + float(money - rich) * (0.66 + 0.12 * left) - float(rich) * 0.12 * left
    total += float(waiting(state, YOU)) * (0.49 + 0.12 * left)
    total += float(state.papers_in_hand(YOU)) * (0.27 + 0.56 * left)
    total += float(columns_worth(state, YOU)) * (0.35 * left - 0.13) / 1000.0
    total += float(reputation_worth(state, YOU)) * (1.0 - 0.1 * left) / float(REPUTATION)
    total += float(decrees_worth(state, YOU)) * (1.11 - 0.44 * left) / float(DECREES)
    total -= float(state.vp[HE]) + float(burnham_items(state)) * (1.06 - 0.25 * left)
    total -= float(popularity(state)) * (0.94 - 0.15 * left) + 8.36 * left - 2.3
    total += boards_worth(state) * left
    return total + (2.25 - 0.23 * left) * moves_next(state, YOU)


def boards_worth(state: FlatironState) -> float:
    """FL-25  The sides of the boards, beside those that level 2 plays with: 6,000 games in which any side was taken."""
    return 0.34 * float(side_worth(state.side[YOU])) - 0.08 * float(side_worth(state.side[HE])) - 10.6


def moves_next(state: FlatironState, player: i64) -> float:
    return 1.0 if seat_of(state.pending[len(state.pending) - 1]) == player else -1.0


def chance_to_win(state: FlatironState, seat: Seat) -> float:
    set_clock(state)
    left = float(estimate_turns(state)) / 100.0
    if state.solo():
        return 1.0 / (1.0 + exp(-ahead_of_burnham(state, left) / (3.0 + 3.4 * left)))
    ahead = holdings(state, seat, left) - holdings(state, 1 - seat, left) + 1.7 * moves_next(state, seat)
    return 1.0 / (1.0 + exp(-ahead / (3.5 + 4.0 * left)))
