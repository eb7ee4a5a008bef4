"""A club under fire: people play at tables of all games through several servers, which are killed, frozen, drained and
cut off meanwhile (`faults.py`).  What was acknowledged must be stored once, everybody must have been shown what is
theirs and nothing else, and all servers must show the same in the end."""

from __future__ import annotations

import asyncio
import contextlib
import json
import math
import random
import secrets
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from typing import Any, NamedTuple

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from kaizhuo.games import describe, game_names
from kaizhuo.play.match import walk
from kaizhuo.server.session import housekeeping
from kaizhuo.server.session.reader import Reader
from kaizhuo.server.store.databases import open_backend
from kaizhuo.server.store.events import Opened, decode_event
from kaizhuo.server.store.store import Backend
from kaizhuo.server.web.cookies import person_of
from tests.server.harness import PATIENCE, Message, Page, Place, Player, Server
from tests.server.line import Line
from tests.server.stores import Cluster

AGAIN = 0.2, 1.5  # seconds after which a page that lost its line comes back, the first time and at most
SILENCE = 4.0, 12.0  # seconds after which it gives up a line: when it waits for an answer, and when not
PATIENT = 6  # times longer at most
TICK = 2.5
STUCK = 10.0
DRAINED = 1012  # of closing
GONE = (AssertionError, ConnectionClosed, InvalidHandshake, OSError, httpx.HTTPError, TimeoutError)
Fault = Callable[["Campaign"], Awaitable[str]]


class Person:
    """Behaves as the page does (web/src/line.ts): repeats what was not acknowledged, wherever it comes back to."""

    def __init__(self, campaign: Campaign, table: str, token: str, seat: int) -> None:
        self.campaign = campaign
        self.table = table
        self.token = token
        self.seat = seat
        self.pending: Message | None = None
        self.moment = ""
        self.ply = 0
        self.over = False
        self.forbidden: list[bytes] = []  # bytes that it must never be sent
        self.patience = 1
        self.seen: dict[int, int] = {}  # by ply: what it was shown
        self.told: list[Message] = []

    async def live(self) -> None:
        wait, left = AGAIN[0], 0.0
        while not self.over and not self.campaign.ended:
            try:
                async with self.page() as page:
                    await self.enter(page)
                    if left:
                        self.campaign.back.append(time.monotonic() - left)
                    wait, left = AGAIN[0], 0.0
                    await self.play(page)
            except ConnectionClosed as closed:
                left = left or (time.monotonic() if closed.rcvd and closed.rcvd.code == DRAINED else 0.0)
            except (AssertionError, TimeoutError):
                self.patience = min(2 * self.patience, PATIENT)
            except GONE:
                pass
            await asyncio.sleep(wait)
            wait = min(2 * wait, AGAIN[1])

    @contextlib.asynccontextmanager
    async def page(self, place: Place | None = None) -> AsyncIterator[Page]:
        player = Player(place or self.campaign.door(), f"P{self.seat}", self.token)
        async with player.at(self.table, f"lang=en{self.moment}", self.silence) as page:
            yield page

    @property
    def silence(self) -> float:
        return SILENCE[1] if self.pending is None else self.patience * SILENCE[0]

    async def enter(self, page: Page) -> None:
        await page.entered()
        for raw in page.raw:
            self.hear(raw)

    async def play(self, page: Page) -> None:
        if self.pending:
            await page.say(**self.pending)
        for _ in range(self.campaign.rng.randrange(5, 60)):  # then it goes elsewhere
            now = page.now
            self.over = now.get("finale") is not None
            if self.over or self.campaign.ended:
                return
            if now.get("options") and self.pending is None:
                await asyncio.sleep(self.campaign.rng.random() * self.campaign.thinks)
                option = self.campaign.rng.choice(now["options"])
                self.pending = {"kind": "act", "id": secrets.token_urlsafe(12), "say": option["say"]}
                self.pending |= {"ply": now["ply"], "undos": now["undos"], "seat": self.seat}
                await page.say(**self.pending)
            self.answered(await self.receive(page))

    async def receive(self, page: Page) -> Message:
        silent = time.monotonic()
        while True:
            with contextlib.suppress(TimeoutError):
                message = await asyncio.wait_for(page.receive(), TICK)
                self.hear(page.raw[-1])
                return message
            if time.monotonic() - silent > self.silence:
                raise TimeoutError
            await page.socket.send('{"type":"ping"}')

    def answered(self, message: Message) -> None:
        if self.pending is None or message.get("id") != self.pending["id"]:
            return
        self.patience = 1
        if message["type"] == "done":
            self.campaign.acknowledged[self.table].append(self.pending["id"])
        self.pending = None

    def hear(self, raw: bytes) -> None:
        message: Message = json.loads(raw)
        if not message.get("over"):
            self.campaign.leaks += [f"{self.table} {self.seat}: {raw!r}" for one in self.forbidden if one in raw]
        if message["type"] == "log":
            self.told = message["lines"]
        if message["type"] != "now":
            return
        self.told += message["told"]
        self.moment = f"&since={message['ply']}&undos={message['undos']}&changes={message['changes']}"
        shown = sight(message["view"], [option["say"] for option in message["options"]])
        if self.seen.setdefault(message["ply"], shown) != shown:
            self.campaign.leaks.append(f"{self.table} {self.seat}: two views of ply {message['ply']}")
        self.ply = max(self.ply, message["ply"])
        self.campaign.moved(self.table, self.ply)


def sight(view: Any, options: list[str]) -> int:
    return hash(json.dumps([view, options], sort_keys=True))


class Still(NamedTuple):
    """A table at which nothing happened."""

    seconds: float
    table: str
    when: str  # what was broken then


class Campaign:
    """`places`: where people come to; without a balancer these are the servers.  `thinks`: seconds at most."""

    def __init__(
        self,
        cluster: Cluster,
        servers: list[Server],
        seed: int,
        tables: int,
        places: Sequence[Place] = (),
        lines: Sequence[Line] = (),
        thinks: float = 0.0,
    ) -> None:
        self.cluster = cluster
        self.servers = servers
        self.rng = random.Random(seed)
        self.wanted = tables
        self.places = places or servers
        self.lines = lines
        self.thinks = thinks
        self.ended = False
        self.acknowledged: dict[str, list[str]] = {}
        self.ply: dict[str, int] = {}
        self.at: dict[str, float] = {}  # when it moved last
        self.stood: list[Still] = []
        self.back: list[float] = []  # seconds from the drain of a server until a page of it is back
        self.taken: list[float] = []  # seconds from the freezing of a leader until another one leads a table of its
        self.leaks: list[str] = []
        self.people: list[Person] = []
        self.faults: Counter[str] = Counter()
        self.broken = "nothing"
        self._lives: list[asyncio.Task[None]] = []

    def door(self) -> Place:
        return self.rng.choice(self.places)

    async def open(self) -> None:
        """A table with two people, and with bots where the game is for more."""
        game = game_names()[len(self.ply) % len(game_names())]
        tokens = [secrets.token_urlsafe(16) for _ in range(2)]
        counts = describe(game)[0]
        bots = ["bot:level1"] * (min((count for count in counts if count > 2), default=2) - 2)
        table = await Player(self.door(), "P0", tokens[0]).open(["me", "open", *bots], game=game)
        async with Player(self.door(), "P1", tokens[1]).at(table) as page:
            await page.entered()
            await page.did(await page.say("sit", seat=1, nickname="P1"))
        self.acknowledged[table] = []
        self.moved(table, 0)
        people = [Person(self, table, token, seat) for seat, token in enumerate(tokens)]
        secret = await asyncio.to_thread(self.secret, table)
        for person, other in zip(people, reversed(tokens), strict=True):
            person.forbidden = [secret.encode(), other.encode(), person_of(other).encode()]
        self.people += people
        self._lives += [asyncio.create_task(person.live()) for person in people]

    def secret(self, table: str) -> str:
        with contextlib.closing(open_backend(self.cluster.url)) as backend:
            opened = decode_event(backend.events(table)[0])
        assert isinstance(opened, Opened)
        return opened.secret

    def moved(self, table: str, ply: int) -> None:
        if ply > self.ply.get(table, -1):
            now = time.monotonic()
            self.stood.append(Still(now - self.at.get(table, now), table, self.broken))
            self.stood = sorted(self.stood, reverse=True)[:12]
            self.ply[table], self.at[table] = ply, now

    def running(self) -> list[str]:
        return sorted({person.table for person in self.people} - {one.table for one in self.people if one.over})

    async def go_on(self) -> None:
        """Until every table that is played at has moved since; there are always enough of them."""
        before = dict(self.ply)
        end = time.monotonic() + PATIENCE
        while stuck := [table for table in self.running() if self.ply[table] <= before[table]]:
            assert time.monotonic() < end, f"stuck: {[self.how(table) for table in stuck]}"
            for life in self._lives:
                if life.done():
                    life.result()
            await asyncio.sleep(AGAIN[0])
        assert not self.leaks, self.leaks
        while len(self.running()) < self.wanted:
            with contextlib.suppress(*GONE):
                await self.open()

    def how(self, table: str) -> str:
        """For whoever reads why it failed: how the table stands, and who leads it."""
        import psycopg

        with psycopg.connect(self.cluster.url) as db:
            lease = db.execute("SELECT node, number FROM kaizhuo_lease WHERE table_id = %s", (table,)).fetchone()
            events = db.execute("SELECT seq, body FROM event WHERE table_id = %s ORDER BY seq DESC LIMIT 3", (table,))
            last = [f"{seq} {body[:200]}" for seq, body in events]
        people = [(one.seat, one.ply, one.pending) for one in self.people if one.table == table]
        return f"{table} by {lease}: {last}, {people}"

    async def run(self, faults: list[Fault], seconds: float = math.inf) -> None:
        """One after the other, as many as there is time for."""
        end = time.monotonic() + seconds
        try:
            await self.go_on()
            for fault in faults:
                if time.monotonic() > end:
                    break
                self.broken = fault.__name__
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
        """What lies in the database: every number once, every acknowledged action once, and it replays.  What people
        were shown meanwhile is what their seat may know, and nothing of it is missing or came twice."""
        with contextlib.closing(open_backend(self.cluster.url)) as backend:
            for table, done in self.acknowledged.items():
                events = [decode_event(body) for body in backend.events(table)]
                stored = Counter(found for event in events if (found := getattr(event, "id", "")))
                assert all(count == 1 for count in stored.values()), table
                assert not set(done) - set(stored), table
                assert self.ply[table] <= housekeeping.load(backend, table).ply, "somebody saw what is not stored"
                assert not housekeeping.repair(backend, table).mended, table
                self.check_shown(backend, table)
        assert not self.leaks, self.leaks

    def check_shown(self, backend: Backend, table: str) -> None:
        loaded = housekeeping.load(backend, table)
        match, people = loaded.match, [person for person in self.people if person.table == table]
        assert match is not None
        for past in walk(match):
            for person in people:
                if past.ply in person.seen:
                    known = past.observe(person.seat, past.ply)
                    view = json.loads(msgspec.json.encode(match.game.view(known.seen, person.seat)))
                    options = [match.game.words.sentence(action) for action in known.options]
                    assert person.seen[past.ply] == sight(view, options), (table, person.seat, past.ply)
        for person in [one for one in people if one.seen]:
            lines = Reader(loaded, person.seat, "en").lines(match, 0, 0)
            told = [json.loads(msgspec.json.encode(line)) for line in lines if line.ply <= person.ply]
            assert person.told == told, (table, person.seat, person.ply)

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
            await asyncio.sleep(AGAIN[0])


LEADERS = "SELECT node, COUNT(*) FROM kaizhuo_lease WHERE node <> '' GROUP BY node"
