from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.harness import Server, serving
from tests.server.stores import Cluster, postgres, postgres_binaries


def pytest_runtest_setup(item: pytest.Item) -> None:
    if "postgres" in item.name and postgres_binaries() is None:
        pytest.skip("no PostgreSQL on this machine")


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(str(tmp_path_factory.mktemp("server") / "tables.db")) as running:
        yield running


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    binaries = postgres_binaries()
    assert binaries is not None, "a test that needs PostgreSQL has it in its name"
    with postgres(binaries) as made:
        yield made
