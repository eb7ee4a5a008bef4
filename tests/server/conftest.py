from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.harness import Server, serving


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(str(tmp_path_factory.mktemp("server") / "tables.db")) as running:
        yield running
