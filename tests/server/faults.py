"""What goes wrong in a campaign.  Each breaks something, mends it, and says what it was."""

from __future__ import annotations

import asyncio
import contextlib
import re
import signal
import time

import httpx

from tests.server.balancer import Balancer
from tests.server.campaign import STUCK, Campaign, Fault
from tests.server.harness import Server

CUT = 3.0  # seconds
SILENT = 6.0  # longer than a lease, and than a server waits for an answer


async def leader(campaign: Campaign) -> Server:
    """The server that leads most tables."""

    async def led(server: Server) -> float:
        with contextlib.suppress(httpx.HTTPError):
            async with httpx.AsyncClient() as http:
                told = await http.get(f"{server.url}/metrics")
            found = re.search(r"^kaizhuo_tables_led (\S+)", told.text, re.MULTILINE)
            return float(found[1]) if found else 0.0
        return 0.0

    counts = [await led(server) for server in campaign.servers]
    return campaign.servers[counts.index(max(counts))]


async def kill(campaign: Campaign) -> str:
    """As a power cut, of whoever it is; another one comes."""
    await asyncio.to_thread(campaign.rng.choice(campaign.servers).restart)
    return "`kill -9` of a server"


async def kill_leader(campaign: Campaign) -> str:
    await asyncio.to_thread((await leader(campaign)).restart)
    return "`kill -9` of the server that leads most tables"


async def drain(campaign: Campaign) -> str:
    await asyncio.to_thread(campaign.rng.choice(campaign.servers).update)
    return "update: SIGTERM, and a new one"


async def freeze(campaign: Campaign) -> str:
    """Past its lease, and then it wakes up again."""
    server, before = await leader(campaign), campaign.leaders()
    server.process.send_signal(signal.SIGSTOP)
    began = time.monotonic()
    try:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(campaign.until_led_by_others(before), STUCK)
            campaign.taken.append(time.monotonic() - began)
    finally:
        server.process.send_signal(signal.SIGCONT)
    return "SIGSTOP of a leader past its lease, then SIGCONT"


async def crash_database(campaign: Campaign) -> str:
    await asyncio.to_thread(campaign.cluster.control, "stop")
    await asyncio.to_thread(campaign.cluster.control, "start")
    return "PostgreSQL stopped at once and started"


async def cut(campaign: Campaign) -> str:
    line = campaign.rng.choice(campaign.lines)
    line.cut()
    await asyncio.sleep(CUT)
    line.start()
    return f"line to the database cut for {CUT:.0f} s"


async def silence(campaign: Campaign) -> str:
    with campaign.rng.choice(campaign.lines).silent():
        await asyncio.sleep(SILENT)
    return f"line to the database silent for {SILENT:.0f} s"


async def lose_balancer(campaign: Campaign) -> str:
    (balancer,) = campaign.places
    assert isinstance(balancer, Balancer)
    await asyncio.to_thread(balancer.restart)
    return "`kill -9` of the balancer"


async def wrong_clock(campaign: Campaign) -> str:
    """Of one server at a time, until the next one is wrong."""
    for server in campaign.servers:
        server.ahead = 0
    server = campaign.rng.choice(campaign.servers)
    server.ahead = campaign.rng.choice((-60, 60))
    await asyncio.to_thread(server.restart)
    return "a server comes whose clock is a minute off"


FAULTS: list[Fault] = [kill, freeze, drain, crash_database, kill_leader, cut, wrong_clock, silence, lose_balancer]
