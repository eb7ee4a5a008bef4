"""Running the application on a socket."""

from __future__ import annotations

import socket
import sys

import uvicorn

from kaizhuo.server.app import Settings, make_app
from kaizhuo.server.limits import MESSAGE_BYTES


def run(settings: Settings, listening: socket.socket) -> None:
    """Until it is stopped."""
    config = uvicorn.Config(
        make_app(settings),
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        ws="websockets-sansio",
        ws_max_size=4 * MESSAGE_BYTES,
        ws_per_message_deflate=False,  # messages are small, and compressing them costs more than sending them
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    uvicorn.Server(config).run(sockets=[listening])
