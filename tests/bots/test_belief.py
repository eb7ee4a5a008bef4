"""What was learnt about hands weighs worlds that were dealt, and leads the search to the likelier ones."""

from __future__ import annotations

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from kaizhuo.bots.belief import Belief
from kaizhuo.bots.net import Layer, Net
from kaizhuo.bots.search import Search, Style
from kaizhuo.bots.sight import Sight, width_of
from kaizhuo.core.rng import Rng
from kaizhuo.testing.tables import Table
from tests.bots.positions import observation, plain_tables, positions, worlds

HIDING = [table for table in plain_tables() if table.game in ("dnup", "cheers") and table.seats == 2]


def net(width: int, column: int, logit: int) -> Net:
    """One that gives so much where this column of an observation is not 0, and else as much less."""
    weights = [0] * width
    weights[column] = 1 << 16
    last = vec[i64]([logit * 2 << 12, 0])
    return Net(
        Layer(vec[i64]([0]), vec[i64](weights)), Layer(vec[i64]([0]), vec[i64]([1 << 12, 0])), last, -logit << 22, 0.0
    )


@pytest.mark.parametrize("stock", [0, 40])
@pytest.mark.parametrize("table", HIDING, ids=str)
def test_likely_worlds_are_dealt_more_often(table: Table, stock: int) -> None:
    """Each one of a few, or all out of a stock that fills up."""
    game = table.load()
    state, seat = next(positions(table, every=7))
    now = observation(game, state, seat)
    other = (seat + 1) % table.seats
    width = width_of(game, state)
    sight = Sight(game, width)

    def seen(world: Any) -> list[int]:
        return [word >> 8 * byte & 255 for word in sight.look(world, other) for byte in range(8)]

    rows = [seen(world) for world in worlds(game, state, seat, 60)]
    shares = [sum(row[column] > 0 for row in rows) / len(rows) for column in range(width)]
    column = min(range(width), key=lambda column: abs(shares[column] - 0.3))

    def dealt(logit: int) -> int:
        search = Search(game, now.seen, seat, [[option] for option in now.options], Rng(1), Style(0, 6, 1, 400, 8))
        search.belief = Belief(sight, net(width, column, logit))
        search.stock = stock
        found = sum(seen(search.deal())[column] > 0 for _ in range(100))
        assert len(search.laid_in) == stock
        return found

    assert dealt(-3) < dealt(0) < dealt(3)
