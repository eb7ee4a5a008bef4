"""What speaks for an action, as a player would say it."""

from __future__ import annotations

from mypy_extensions import i64

from kaizhuo.core.state import Seat, zeros
from kaizhuo.games.dnup.bots.ratings import leaving, trouble
from kaizhuo.games.dnup.bots.worth import HIGHEST, count_hand
from kaizhuo.games.dnup.rules.state import DnupState
from kaizhuo.games.dnup.rules.words import FLIP, TAKE


def reasons(state: DnupState, seat: Seat, action: i64) -> list[tuple[str, int]]:
    """Who has to take cards back, and how many turns the hand still needs."""
    hand = state.hand[seat]
    found: list[tuple[str, int]] = []
    if action < TAKE:
        if leaving(action) == hand:
            return [("out", 0)]
        if trouble(state, seat, action) > 0:
            found.append(("beats", 0))
        after = groups(hand & ~leaving(action), state.turned)
    elif action < FLIP:
        taken = state.table[action - TAKE]
        after = groups(hand | taken, state.turned ^ taken)
    else:
        after = groups(hand, ~state.turned)
    if after < groups(hand, state.turned):
        found.append(("groups", after))
    return found


def groups(cards: i64, turned: i64) -> i64:
    """How many values a hand shows: turns until it is empty, if nobody interferes."""
    now = zeros(HIGHEST + 1)
    count_hand(cards, turned, now, zeros(HIGHEST + 1))
    found: i64 = 0
    for value in range(HIGHEST + 1):
        if now[value]:
            found += 1
    return found
