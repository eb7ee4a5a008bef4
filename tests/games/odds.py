"""Whether dealt worlds have the odds that they should: compared with all worlds there are, on tiny positions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from kaizhuo.core.facts import fingerprint
from kaizhuo.core.rng import Rng
from kaizhuo.games import AnyGame

DRAWS = 8_000
W = TypeVar("W")


def check(found: Counter[W], odds: Counter[W]) -> None:
    """Chi-square: further off than one time in ten thousand is wrong.  The quantile is Wilson and Hilferty's."""
    assert set(found) <= set(odds)
    total, weight = found.total(), odds.total()
    statistic = sum((found[one] - total * odds[one] / weight) ** 2 / (total * odds[one] / weight) for one in odds)
    freedom = len(odds) - 1
    if freedom:
        assert statistic < freedom * (1 - 2 / (9 * freedom) + 3.72 * (2 / (9 * freedom)) ** 0.5) ** 3


def check_worlds(game: AnyGame, state: Any, viewer: int, deals: Iterable[Any], hidden: Callable[[Any], W]) -> None:
    """`deals` are all equally likely deals of everything, whether they look right or not; those count that the viewer
    cannot tell from the true state.  `hidden` names what may differ, so that equal worlds are counted together."""
    seen = game.redact(state, viewer)
    looks = fingerprint(seen)
    fits: dict[W, bool] = {}
    odds: Counter[W] = Counter()
    for deal in deals:
        key = hidden(deal)
        if key not in fits:
            fits[key] = fingerprint(game.redact(deal, viewer)) == looks
        if fits[key]:
            odds[key] += 1
    assert hidden(state) in odds
    assert len(odds) > 1
    rng = Rng(7)
    worlds = [game.resample(seen, viewer, rng) for _ in range(DRAWS)]
    assert all(fingerprint(game.redact(world, viewer)) == looks for world in worlds[:20])
    check(Counter(hidden(world) for world in worlds), odds)
