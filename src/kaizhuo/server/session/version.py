"""What this server is, and what servers that share tables must have in common."""

from __future__ import annotations

import hashlib
import socket
from importlib.metadata import version

import msgspec

from kaizhuo.games import boxes_of, describe, game_names
from kaizhuo.server.session.boxes import boxes_allowed
from kaizhuo.server.store.events import TableEvent
from kaizhuo.server.store.store import Figures


def rules() -> str:
    """A fingerprint of the rules and boxes of all games, the owner's too, and of how events are stored.  Servers with
    the same one play the same games and read each other's events, whatever else is new in one of them."""
    games = [
        (name, describe(name).rules_version, boxes_of(name)[0].fingerprint, sorted(boxes_allowed(name)))
        for name in sorted(game_names())
    ]
    common = msgspec.json.encode((games, msgspec.json.schema(TableEvent)), order="sorted")
    return hashlib.sha256(common).hexdigest()[:16]


def this_server(*, shares: bool, port: int) -> Figures:
    """As it begins; whether it shares its tables with others."""
    return Figures(f"{socket.gethostname()}:{port}", version=version("kaizhuo"), rules=rules() if shares else "")
