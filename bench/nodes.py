"""The long campaign of faults: `make soak-nodes [FAULTS=300] [SEED=1]`.  Three servers on one PostgreSQL, tables of all
games, people at all of them."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import time

from tests.server.campaign import FAULTS, STUCK, Campaign
from tests.server.harness import Server, serving
from tests.server.stores import postgres, postgres_binaries


async def main(faults: int, tables: int, nodes: int, seed: int) -> None:
    binaries = postgres_binaries()
    assert binaries is not None, "no PostgreSQL on this machine"
    with postgres(binaries) as cluster, contextlib.ExitStack() as stack:
        servers: list[Server] = [stack.enter_context(serving(cluster.url)) for _ in range(nodes)]
        campaign = Campaign(cluster, servers, seed, tables)
        began = time.monotonic()
        await campaign.run([FAULTS[number % len(FAULTS)] for number in range(faults)])
        print(f"seed {seed}: {nodes} servers, {len(campaign.acknowledged)} tables, {time.monotonic() - began:.0f} s")
        for what, count in sorted(campaign.faults.items()):
            print(f"  {count:4} x {what}")
        print(f"  {sum(map(len, campaign.acknowledged.values()))} acknowledged actions: none lost, none twice")
        print(f"  a table stood still for {campaign.longest:.1f} s at most (wanted: {STUCK:.0f})")


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--faults", type=int, default=300)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--nodes", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    asyncio.run(main(**vars(parser.parse_args())))
