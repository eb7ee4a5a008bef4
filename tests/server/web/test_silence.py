"""Only a page that has been silent is asked whether it is still there."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from kaizhuo.server.web.connections import Page

EVERY = 20.0


class Loop:
    def __init__(self) -> None:
        self.now = 100.0
        self.later: list[float] = []

    def time(self) -> float:
        return self.now

    def call_later(self, delay: float, _do: Callable[[], None]) -> None:
        self.later.append(delay)


@pytest.mark.parametrize(("silent", "again"), [(5.0, [15.0]), (20.0, []), (60.0, [])])
def test_a_page_that_was_heard_is_asked_later(
    monkeypatch: pytest.MonkeyPatch, silent: float, again: list[float]
) -> None:
    asked: list[object] = []
    monkeypatch.setattr(WebSocketsSansIOProtocol, "send_keepalive_ping", lambda self: asked.append(self))
    page, loop = Page.__new__(Page), Loop()
    page.loop = loop  # type: ignore[assignment]
    page.ping_interval, page.heard = EVERY, loop.now - silent
    page.send_keepalive_ping()
    assert loop.later == again
    assert asked == ([] if again else [page])
