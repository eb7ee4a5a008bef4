"""The tables at which the frameworks' own tests are run: each game with each number of seats, all in `make soak`."""

from __future__ import annotations

import pytest

import kaizhuo
from kaizhuo import Spec
from kaizhuo.testing.pace import PROFILE
from kaizhuo.testing.tables import ALL

SOME = ALL if PROFILE == "soak" else [*{(table.game, table.seats): table for table in reversed(ALL)}.values()]


@pytest.fixture(params=SOME, ids=str)
def spec(request: pytest.FixtureRequest) -> Spec:
    return kaizhuo.spec(request.param.game, request.param.seats, request.param.options)


@pytest.fixture
def duel() -> Spec:
    return kaizhuo.spec("dnup", 2)
