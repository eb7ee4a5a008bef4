from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.harness import Server, serving
from tests.server.stores import Cluster, postgres, postgres_binaries


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(str(tmp_path_factory.mktemp("server") / "tables.db")) as running:
        yield running


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    binaries = postgres_binaries()
    assert binaries is not None
    with postgres(binaries) as made:
        yield made
