"""A short campaign of faults; the long one is `make soak-nodes`."""

from __future__ import annotations

from tests.server.campaign import Campaign
from tests.server.faults import drain, freeze, kill_leader
from tests.server.harness import serving
from tests.server.stores import Cluster


async def test_a_club_under_fire_loses_nothing_postgres(cluster: Cluster) -> None:
    with serving(cluster.url) as one, serving(cluster.url) as two:
        campaign = Campaign(cluster, [one, two], seed=1, tables=3)
        await campaign.run([kill_leader, freeze, drain])
        assert sum(map(len, campaign.acknowledged.values())) > 0
