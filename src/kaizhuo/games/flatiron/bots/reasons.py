"""What a player would say for an answer: what the turn brings, now and later."""

from __future__ import annotations

from mypy_extensions import i64

from kaizhuo.core.state import Seat
from kaizhuo.games.flatiron.bots.value import threat
from kaizhuo.games.flatiron.bots.worth import DECREES, REPUTATION, decrees_worth, engine_worth, reputation_worth
from kaizhuo.games.flatiron.rules.state import FlatironState


def reasons_for(before: FlatironState, after: FlatironState, seat: Seat, left: i64) -> list[tuple[str, int]]:
    """`after` is the end of the turn; where the game is over nothing needs to be said."""
    if not len(after.pending):
        return []
    found: list[tuple[str, int]] = []
    for name, gain in (
        ("points", after.vp[seat] - before.vp[seat]),
        ("money", after.money[seat] - before.money[seat]),
        ("streets", (reputation_worth(after, seat) - reputation_worth(before, seat)) // REPUTATION),
        ("decrees", (decrees_worth(after, seat, left) - decrees_worth(before, seat, left)) // DECREES),
    ):
        if gain > 0:
            found.append((name, gain))
    if engine_worth(after, seat, left) > engine_worth(before, seat, left):
        found.append(("engine", 0))
    if threat(before, 1 - seat) > 0 and threat(after, 1 - seat) == 0:
        found.append(("denies", 0))
    return found
