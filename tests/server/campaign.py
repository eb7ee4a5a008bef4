"""A club under fire: people play at tables of all games through several servers, which are killed, frozen, drained and
cut off meanwhile.  What was acknowledged must be stored once, and all servers must show the same in the end."""

from __future__ import annotations

import asyncio
import contextlib
import random
import secrets
import signal
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from kaizhuo.games import describe, game_names
from kaizhuo.server.session import housekeeping
from kaizhuo.server.store.databases import open_backend
from kaizhuo.server.store.events import decode_event
from tests.server.harness import PATIENCE, Message, Page, Player, Server
from tests.server.stores import Cluster

AGAIN = 0.2  # seconds after which a page that lost its line comes back
STUCK = 10.0  # seconds
GONE = (AssertionError, ConnectionClosed, InvalidHandshake, OSError, httpx.HTTPError, TimeoutError)
Fault = Callable[["Campaign"], Awaitable[str]]


class Person:
    """Comes to a server by chance, and repeats at the next one what was not acknowledged."""

    def __init__(self, campaign: Campaign, table: str, token: str, seat: int) -> None:
        self.campaign = campaign
        self.table = table
        self.token = token
        self.seat = seat
        self.pending: Message | None = None
        self.moment = ""
        self.ply = 0
        self.over = False

    async def live(self) -> None:
        while not self.over and not self.campaign.ended:
            with contextlib.suppress(*GONE):
                async with self.page() as page:
                    await page.entered()
                    await self.play(page)
            await asyncio.sleep(AGAIN)

    @contextlib.asynccontextmanager
    async def page(self, server: Server | None = None) -> AsyncIterator[Page]:
        chosen = server or self.campaign.rng.choice(self.campaign.servers)
        async with Player(chosen, f"P{self.seat}", self.token).at(self.table, f"lang=en{self.moment}") as page:
            yield page

    async def play(self, page: Page) -> None:
        if self.pending:
            await page.say(**self.pending)
        for _ in range(self.campaign.rng.randrange(5, 30)):  # then it goes elsewhere
            now = page.now
            self.heard(now)
            if now.get("finale") is not None:
                self.over = True
            if self.over or self.campaign.ended:
                return
            if now.get("options") and self.pending is None:
                option = self.campaign.rng.choice(now["options"])
                self.pending = {"kind": "act", "id": secrets.token_urlsafe(12), "say": option["say"]}
                self.pending |= {"ply": now["ply"], "undos": now["undos"], "seat": self.seat}
                await page.say(**self.pending)
            self.answered(await page.receive())

    def answered(self, message: Message) -> None:
        if self.pending is None or message.get("id") != self.pending["id"]:
            return
        if message["type"] == "done":
            self.campaign.acknowledged[self.table].append(self.pending["id"])
        self.pending = None

    def heard(self, now: Message) -> None:
        if not now:
            return
        self.moment = f"&since={now['ply']}&undos={now['undos']}&changes={now['changes']}"
        if now["ply"] > self.ply:
            self.ply = now["ply"]
            self.campaign.moved(self.table, self.ply)


class Campaign:
    def __init__(self, cluster: Cluster, servers: list[Server], seed: int, tables: int) -> None:
        self.cluster = cluster
        self.servers = servers
        self.rng = random.Random(seed)
        self.wanted = tables
        self.ended = False
        self.acknowledged: dict[str, list[str]] = {}
        self.ply: dict[str, int] = {}
        self.at: dict[str, float] = {}  # when it moved last
        self.longest = 0.0  # that a table stood still
        self.people: list[Person] = []
        self.faults: Counter[str] = Counter()
        self._lives: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """A table with two people, and with bots where the game is for more."""
        game = game_names()[len(self.ply) % len(game_names())]
        tokens = [secrets.token_urlsafe(16) for _ in range(2)]
        counts = describe(game)[0]
        bots = ["bot:level1"] * (min((count for count in counts if count > 2), default=2) - 2)
        host = Player(self.rng.choice(self.servers), "P0", tokens[0])
        table = await host.open(["me", "open", *bots], game=game)
        async with Player(self.rng.choice(self.servers), "P1", tokens[1]).at(table) as page:
            await page.entered()
            await page.did(await page.say("sit", seat=1, nickname="P1"))
        self.acknowledged[table] = []
        self.moved(table, 0)
        people = [Person(self, table, token, seat) for seat, token in enumerate(tokens)]
        self.people += people
        self._lives += [asyncio.create_task(person.live()) for person in people]

    def moved(self, table: str, ply: int) -> None:
        if ply > self.ply.get(table, -1):
            now = time.monotonic()
            self.longest = max(self.longest, now - self.at.get(table, now))
            self.ply[table], self.at[table] = ply, now

    def running(self) -> list[str]:
        return sorted({person.table for person in self.people} - {one.table for one in self.people if one.over})

    async def go_on(self) -> None:
        """Until every table that is played at has moved since; there are always enough of them."""
        before = dict(self.ply)
        end = time.monotonic() + PATIENCE
        while stuck := [table for table in self.running() if self.ply[table] <= before[table]]:
            assert time.monotonic() < end, f"stuck: {[self.told(table) for table in stuck]}"
            for life in self._lives:
                if life.done():
                    life.result()
            await asyncio.sleep(AGAIN)
        while len(self.running()) < self.wanted:
            await self.open()

    def told(self, table: str) -> str:
        """For whoever reads why it failed: how the table stands, and who leads it."""
        import psycopg

        with psycopg.connect(self.cluster.url) as db:
            lease = db.execute("SELECT node, number FROM kaizhuo_lease WHERE table_id = %s", (table,)).fetchone()
            events = db.execute("SELECT seq, body FROM event WHERE table_id = %s ORDER BY seq DESC LIMIT 3", (table,))
            last = [f"{seq} {body[:200]}" for seq, body in events]
        people = [(one.seat, one.ply, one.pending) for one in self.people if one.table == table]
        return f"{table} by {lease}: {last}, {people}"

    async def run(self, faults: list[Fault]) -> None:
        try:
            await self.go_on()
            for fault in faults:
                self.faults[await fault(self)] += 1
                await self.go_on()
            await self.same_everywhere()
        finally:
            self.ended = True
            for life in self._lives:
                life.cancel()
            await asyncio.gather(*self._lives, return_exceptions=True)
        self.check()

    async def same_everywhere(self) -> None:
        """Everybody stops, and then every server shows every seat the same."""
        self.ended = True
        await asyncio.wait(self._lives, timeout=PATIENCE)
        for table in self.running():
            for person in [one for one in self.people if one.table == table]:
                person.moment = ""
                await self.agree(person)

    async def agree(self, person: Person) -> None:
        """Bots may still be moving: until all say the same about one ply."""
        end = time.monotonic() + PATIENCE
        while True:
            shown = [await self.shown(person, server) for server in self.servers]
            if all(one == shown[0] for one in shown):
                return
            assert time.monotonic() < end, shown

    async def shown(self, person: Person, server: Server) -> dict[str, Any]:
        async with person.page(server) as page:
            await page.entered()
            return {name: page.now[name] for name in ("ply", "undos", "view", "awaited", "options", "scores")}

    def check(self) -> None:
        """What lies in the database: every number once, every acknowledged action once, and it replays."""
        backend = open_backend(self.cluster.url)
        for table, done in self.acknowledged.items():
            events = [decode_event(body) for body in backend.events(table)]
            stored = Counter(found for event in events if (found := getattr(event, "id", "")))
            assert all(count == 1 for count in stored.values()), table
            assert not set(done) - set(stored), table
            assert self.ply[table] <= housekeeping.load(backend, table).ply, "somebody saw what is not stored"
            assert not housekeeping.repair(backend, table).mended, table
        backend.close()

    def leaders(self) -> Counter[str]:
        """How many tables each node leads, as the database says."""
        import psycopg

        with psycopg.connect(self.cluster.url) as db:
            return Counter({str(node): int(count) for node, count in db.execute(LEADERS).fetchall()})

    async def until_led_by_others(self, before: Counter[str]) -> None:
        """Until somebody whose tables were led by one that fell silent has lost one of them."""
        end = time.monotonic() + PATIENCE
        while not any(self.leaders()[node] < count for node, count in before.items()):
            assert time.monotonic() < end, before
            await asyncio.sleep(AGAIN)


LEADERS = "SELECT node, COUNT(*) FROM kaizhuo_lease WHERE node <> '' GROUP BY node"


async def kill(campaign: Campaign) -> str:
    """As a power cut, of whoever it is; another one comes."""
    server = campaign.rng.choice(campaign.servers)
    await asyncio.to_thread(server.restart)
    return "kill -9"


async def drain(campaign: Campaign) -> str:
    server = campaign.rng.choice(campaign.servers)
    await asyncio.to_thread(server.update)
    return "SIGTERM"


async def freeze(campaign: Campaign) -> str:
    """Past its lease, and then it wakes up again."""
    server = campaign.rng.choice(campaign.servers)
    before = campaign.leaders()
    server.process.send_signal(signal.SIGSTOP)
    try:
        if before:
            with contextlib.suppress(AssertionError):  # it led nothing
                await asyncio.wait_for(campaign.until_led_by_others(before), STUCK)
    except TimeoutError:
        pass
    finally:
        server.process.send_signal(signal.SIGCONT)
    return "SIGSTOP"


async def crash_database(campaign: Campaign) -> str:
    await asyncio.to_thread(campaign.cluster.control, "stop")
    await asyncio.to_thread(campaign.cluster.control, "start")
    return "PostgreSQL"


FAULTS: list[Fault] = [kill, drain, freeze, crash_database]
