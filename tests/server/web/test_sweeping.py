"""What only cycles hold is collected some day, and not while there is much to do."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from kaizhuo.server.web import sweeping
from kaizhuo.server.web.sweeping import Sweeper


class Ring:
    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def sweeper(monkeypatch: pytest.MonkeyPatch) -> Iterator[Sweeper]:
    monkeypatch.setattr(sweeping, "FEW", 1_000)
    monkeypatch.setattr(sweeping, "MANY", 10_000)
    yield Sweeper()
    gc.unfreeze()
    gc.enable()


def left(count: int) -> weakref.ref[Ring]:
    """So many rings that nobody has any more, seen by the last of them."""
    last = [Ring() for _ in range(count)][-1]
    return weakref.ref(last)


@pytest.mark.parametrize(
    ("count", "quiet", "collected"),
    [(10, 1.0, False), (2_000, 1.0, True), (2_000, 0.0, False), (20_000, 0.0, True)],
    ids=["few", "more when it is quiet", "more when it is busy", "many when it is busy"],
)
def test_it_collects_where_it_is_worth_it(
    sweeper: Sweeper, monkeypatch: pytest.MonkeyPatch, count: int, quiet: float, collected: bool
) -> None:
    monkeypatch.setattr(sweeping, "QUIET", quiet * 1e9)
    ring = left(count)
    assert ring() is not None, "nothing is collected by itself"
    sweeper.look()
    assert (ring() is None) == collected
