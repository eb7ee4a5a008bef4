"""The long campaign of faults: `make soak-nodes [FAULTS=300] [SEED=1]`.

Three servers on one PostgreSQL, each on a line that can be cut, behind haproxy as docs/running-a-club.md sets it up;
tables of all games, people at all of them.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import math
import sys
import tempfile
import time
from pathlib import Path

from tests.server.balancer import balancing, haproxy
from tests.server.campaign import STUCK, Campaign
from tests.server.faults import FAULTS, lose_balancer
from tests.server.harness import Server, serving
from tests.server.line import Line
from tests.server.stores import postgres, postgres_binaries

THINKS = 2.0  # seconds that a person does before a move, at most: as fast as people ever are, and no faster


async def main(faults: int, tables: int, nodes: int, seed: int, minutes: float) -> bool:
    binaries = postgres_binaries()
    assert binaries is not None, "no PostgreSQL on this machine"
    with postgres(binaries) as cluster, contextlib.ExitStack() as stack:
        lines = [Line(cluster.url) for _ in range(nodes)]
        for line in lines:
            stack.callback(line.cut)
        servers: list[Server] = [stack.enter_context(serving(line.url, "--proxy", "127.0.0.1")) for line in lines]
        for server in servers:
            server.port = int(server.url.rpartition(":")[2])
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        places = [stack.enter_context(balancing(servers, folder))] if haproxy() else []
        tried = FAULTS if places else [fault for fault in FAULTS if fault is not lose_balancer]
        campaign = Campaign(cluster, servers, seed, tables, places, lines, THINKS)
        wanted = [tried[number % len(tried)] for number in range(faults)]
        campaign.rng.shuffle(wanted)
        began = time.monotonic()
        try:
            await campaign.run(wanted, 60 * minutes)
        finally:
            show(campaign, f"seed {seed}, {nodes} servers, {time.monotonic() - began:.0f} s")
    print("  nothing lost, nothing twice, everybody was shown what is theirs, all servers show the same")
    return campaign.stood[0].seconds <= STUCK


def show(campaign: Campaign, what: str) -> None:
    print(f"{what}: {len(campaign.acknowledged)} tables, {sum(campaign.faults.values())} faults")
    for name, count in sorted(campaign.faults.items()):
        print(f"  {count:4} x {name}")
    print(f"  {sum(map(len, campaign.acknowledged.values()))} acknowledged actions")
    print(f"  a table stood still for {campaign.stood[0].seconds:.1f} s at most (bar: {STUCK:.0f})")
    for still in campaign.stood:
        print(f"      {still.seconds:5.1f} s  {still.table[:6]}  {still.when}")
    taken = sorted(campaign.taken)
    if taken:
        print(f"  led by another one after {taken[len(taken) // 2]:.1f} s, at most {taken[-1]:.1f} s (bar: 5)")
    back = sorted(campaign.back)
    if back:
        half, most = back[len(back) // 2], back[-1]
        print(f"  {len(back)} pages back after an update: median {half:.2f} s, worst {most:.2f} s (bar: 2)")


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--faults", type=int, default=300)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--nodes", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=math.inf, help="no new fault after that")
    sys.exit(0 if asyncio.run(main(**vars(parser.parse_args()))) else 1)
