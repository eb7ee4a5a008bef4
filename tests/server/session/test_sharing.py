"""What servers tell each other beside events: who is away since when, when a countdown ends, whose curtain is up."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
import psycopg
import pytest

from kaizhuo.bots.pool import Pool
from kaizhuo.server.errors import TableError
from kaizhuo.server.protocol.http import NewTable
from kaizhuo.server.session.guest import Guest
from kaizhuo.server.session.house import House
from kaizhuo.server.session.presence import Presence
from kaizhuo.server.session.room import Room
from kaizhuo.server.session.table import Table
from kaizhuo.server.session.thinking import Thinking
from kaizhuo.server.store.databases import open_database
from kaizhuo.server.store.events import Held
from kaizhuo.server.store.store import Around
from kaizhuo.server.web.outbox import Outboxes, SocketOutbox
from tests.server.stores import Cluster

GRACE = 60.0
PACE = 6.0  # the countdown takes a minute, which no test waits for


def guest(person: str) -> Guest:
    return Guest(person, "en", SocketOutbox(Outboxes(), ""), "")


@asynccontextmanager
async def houses(cluster: Cluster) -> AsyncIterator[tuple[House, House]]:
    """Two servers without the web; they look at each other only when a test says so."""
    pool = Pool(1)
    both = [House(open_database(cluster.url), Thinking(pool, 20), PACE, GRACE, 90) for _ in range(2)]
    for house in both:
        house.store.beat(house.club.figures()).result()
    with psycopg.connect(cluster.url, autocommit=True) as db:
        these = [house.store.nodes.name for house in both]  # however busy the machine is, neither is late
        db.execute("UPDATE kaizhuo_node SET until = until + 1000 WHERE node = ANY(%s)", (these,))
    try:
        yield both[0], both[1]
    finally:
        for house in both:
            await house.close()


async def told(house: House, table: str) -> Room:
    """What the server knows of the table is published, and what others know is read."""
    house.stirred(table)
    await house.club._publish()
    return await house.room(table)


def away(room: Room, person: str) -> float:
    return room.presence.away(person)


async def test_how_long_somebody_has_been_away_is_known_to_a_server_that_comes_later_postgres(cluster: Cluster) -> None:
    async with houses(cluster) as (one, two):
        table = await one.open(NewTable("dnup", ["me", "bot:level1"], "Ann"), "ann")
        here = await one.room(table)
        ann = guest("ann")
        await here.enter(ann)
        await here.leave(ann)
        await told(one, table)
        with psycopg.connect(cluster.url, autocommit=True) as db:  # that was a while ago
            body = db.execute("SELECT body FROM kaizhuo_around WHERE table_id = %s", (table,)).fetchone()
            assert body is not None
            around = msgspec.json.decode(body[0], type=Around)
            long = msgspec.structs.replace(around, gone={"ann": around.gone["ann"] - 2 * GRACE})
            db.execute("UPDATE kaizhuo_around SET body = %s", (msgspec.json.encode(long).decode(),))
        there = await two.room(table)
        assert away(there, "ann") >= 2 * GRACE
        assert there.presence.stand_in(there.table, there.table.opened.host, 0) == "at-once"
        await told(two, table)
        one.store.retire().result()  # its knowledge lives on in the other
        assert away(await two.room(table), "ann") >= 2 * GRACE


async def test_a_countdown_goes_on_at_a_server_that_comes_later_and_is_stopped_at_both_postgres(
    cluster: Cluster,
) -> None:
    async with houses(cluster) as (one, two):
        table = await one.open(NewTable("dnup", ["me", "open"], "Ann"), "ann")
        here = await told(one, table)
        bo = guest("bo")
        await here.enter(bo)
        await here.do(bo, "sit-1", lambda: here.consent.sit("bo", 1, "Bo", "sit-1", beside=False))
        assert here.table.begins is not None
        await told(one, table)
        there = await two.room(table)
        assert there.table.begins == pytest.approx(here.table.begins)

        def hold() -> list[Held]:
            held = Held("bo", "hold-1")
            there.table.mark(held)
            return [held]

        await there.do(guest("bo"), "hold-1", hold)  # type: ignore[arg-type]
        assert there.table.begins is None
        assert (await told(one, table)).table.begins is None
        assert (await told(two, table)).table.begins is None, "nobody begins it anew"


async def test_a_server_that_is_about_to_end_opens_no_tables_and_leaves_its_own_to_others_postgres(
    cluster: Cluster,
) -> None:
    async with houses(cluster) as (one, two):
        table = await one.open(NewTable("dnup", ["me", "bot:level1"], "Ann"), "ann")
        assert (await one.room(table)).leading
        there = await two.room(table)
        assert not there.leading
        await one.drain()
        with pytest.raises(TableError, match="draining"):
            await one.open(NewTable("dnup", ["me", "bot:level1"], "Ann"), "ann")
        assert (await two.room(table)).leading
        assert await two.open(NewTable("dnup", ["me", "bot:level1"], "Ann"), "ann")


def test_who_knows_it_better_is_believed() -> None:
    now = [100.0]
    presence = Presence(GRACE, lambda: now[0])
    table = Table.__new__(Table)
    table.chairs = []
    assert presence.hear([Around(gone={"bo": 40.0}), Around(gone={"bo": 70.0})], table) == ["bo"]
    assert presence.away("bo") == 30
    assert presence.hear([Around({"bo": 1}, gone={"bo": 40.0})], table) == []
    assert presence.away("bo") == 0
    presence.enter(guest("bo"))
    assert presence.around().gone == {}
