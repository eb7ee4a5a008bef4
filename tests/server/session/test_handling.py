"""Every kind of message has one handler."""

from __future__ import annotations

from typing import get_args

from kaizhuo.server.protocol.socket import Incoming
from kaizhuo.server.session.handling import HANDLERS


def test_each_message_of_a_client_is_handled() -> None:
    assert set(HANDLERS) == set(get_args(Incoming))
