"""Running the application on a socket."""

from __future__ import annotations

import socket
import sys
from typing import Final

import uvicorn

from kaizhuo.bots.pool import Pool
from kaizhuo.server.session.house import House
from kaizhuo.server.session.thinking import Thinking
from kaizhuo.server.store.store import EventStore
from kaizhuo.server.web.app import Settings, make_app
from kaizhuo.server.web.connections import Config, Doors, Page, Request, raise_file_limit
from kaizhuo.server.web.limits import MESSAGE_BYTES
from kaizhuo.server.web.logs import logging_as
from kaizhuo.server.web.sweeping import Sweeper

TICKS: Final = 10  # of the server in a second


class Server(uvicorn.Server):
    def __init__(self, config: Config, house: House) -> None:
        super().__init__(config)
        self.house = house
        self.sweeper = Sweeper()

    async def on_tick(self, counter: int) -> bool:
        if counter % TICKS == 0:
            self.sweeper.look()
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """First the tables are left to others and the bots stop: requests that wait for one would hold up the end."""
        await self.house.drain()
        await super().shutdown(sockets)


def run(settings: Settings, store: EventStore, listening: socket.socket) -> None:
    """Until it is stopped."""
    thinking = Thinking(Pool(settings.workers), settings.rate, lambda: store.nodes.living)
    house = House(store, thinking, settings.pace, settings.grace, settings.archive, listening.getsockname()[1])
    config = Config(
        make_app(settings, house),
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        http=Request,
        ws=Page,
        ws_max_size=4 * MESSAGE_BYTES,
        ws_per_message_deflate=False,  # messages are small, and compressing them costs more than sending them
        log_config=logging_as(settings.json_log),
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
        proxy_headers=bool(settings.proxy),
        forwarded_allow_ips=settings.proxy,
    )
    config.doors = Doors(raise_file_limit(), settings.proxy)
    Server(config, house).run(sockets=[listening])
