"""How many tables one server process holds: `make bench-server`.

Tables of d'nup with four people each, every person with their own socket.  From a click to the arrival of the new
view at each of the other three: median, 99th percentile, worst.  The load comes from this process, on the same machine;
where other work shares it the delays say little, and the processor time of an action says more.  Beside it a server of
the same stack that only passes on as many bytes (`echo.py`).

Then one long game, move after move: what an action costs at its beginning and at its end.  Then one, two and three
servers on one PostgreSQL behind haproxy, with tables that are played at as fast as they can be: what a server adds.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import random
import re
import resource
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple

import httpx
import msgspec
import uvloop
from tests.server.balancer import balancing, haproxy
from tests.server.harness import serving
from tests.server.stores import postgres, postgres_binaries

from bench.wire import Wire, connect

KAIZHUO = str(Path(sys.executable).parent / "kaizhuo")
SEATS = 4
AT_ONCE = 16  # tables opened
CLUB = 60  # tables of several servers
AS_FAST = 1000.0  # actions a second: each as soon as the one before it is seen by all


class Say(msgspec.Struct):
    say: str


class Now(msgspec.Struct):
    """Of the message the few fields that the load needs."""

    ply: int = -1
    undos: int = 0
    awaited: list[int] = []
    options: list[Say] = []


decode = msgspec.json.Decoder(Now).decode


class Person:
    """A socket that notes when the last view arrived."""

    def __init__(self, table: int, seat: int) -> None:
        self.number = SEATS * table + seat
        self.seat = seat
        self.token = f"{random.getrandbits(128):032x}"[:22]
        self.now = Now()
        self.arrived = 0.0
        self.changed = asyncio.Event()
        self.bytes = 0
        self.messages = 0
        self.wire: Wire

    async def enter(self, server: str, table: str) -> None:
        self.wire = await connect(server, f"/ws/{table}?lang=en", self.token, self.number, self.hear)

    def hear(self, raw: bytes) -> None:
        self.messages += 1
        self.bytes += len(raw)
        if raw.startswith(b'{"type":"now"'):
            self.arrived = time.perf_counter()
            self.now = decode(raw)
            self.changed.set()
        elif raw.startswith(b"x"):
            self.arrived = time.perf_counter()
            self.now.ply += 1
            self.changed.set()
        elif raw.startswith(b'{"type":"refused"'):
            raise SystemExit(raw)

    def send(self, kind: str, **fields: object) -> None:
        action = f"{random.getrandbits(96):024x}"
        self.wire.send(msgspec.json.encode({"type": kind, "id": action, **fields}))

    def act(self, say: str) -> None:
        self.send("act", ply=self.now.ply, undos=self.now.undos, say=say)

    async def later_than(self, ply: int) -> None:
        while self.now.ply == ply:
            self.changed.clear()
            await self.changed.wait()


class Measured(NamedTuple):
    per_action: float  # ms of the server's processor
    size: int  # bytes of a view, on average


Opener = Callable[[str, int, int], Awaitable[list[Person]]]


async def open_table(server: str, number: int, seats: int = SEATS) -> list[Person]:
    """People at different tables have different names, as they would."""
    people = [Person(number, seat) for seat in range(seats)]
    names = [f"{name} {number}" for name in ("Ann", "Bo", "Cy", "Di")]
    body = {
        "game": "dnup",
        "seats": ["me", *["open"] * (seats - 1)],
        "nickname": names[0],
        "options": {"letters_to_win": 8},
    }
    headers = {"origin": server, "cookie": f"kaizhuo={people[0].token}"}
    async with httpx.AsyncClient(headers=headers, timeout=60) as http:
        answer = await http.post(f"{server}/api/tables", json=body)
    table = answer.json()["table"]
    for person in people:
        await person.enter(server, table)
        if person.seat:
            person.send("sit", seat=person.seat, nickname=names[person.seat])
    for person in people:
        await person.later_than(-1)
    return people


async def open_echo(server: str, number: int, seats: int = SEATS) -> list[Person]:
    people = [Person(number, seat) for seat in range(seats)]
    for person in people:
        await person.enter(server, str(number))
        person.now = Now(0, 0, [random.randrange(seats)], [Say("pass")])
    return people


async def play(people: list[Person], every: float, end: float, delays: list[float]) -> int:
    """One action every so often; returns how many."""
    count = 0
    at = time.perf_counter() + random.random() * every
    while max(at, time.perf_counter()) < end:
        await asyncio.sleep(max(0.0, at - time.perf_counter()))
        if not people[0].now.awaited:  # the game is over
            break
        (seat,) = people[0].now.awaited
        mover = people[seat]
        ply = people[0].now.ply
        clicked = time.perf_counter()
        mover.act(random.choice(mover.now.options).say)
        for person in people:
            await person.later_than(ply)
            if person is not mover:
                delays.append(person.arrived - clicked)
        count += 1
        at += every
    return count


async def load(
    server: str, pids: list[int], tables: int, rate: float, seconds: float, opener: Opener, name: str
) -> Measured:
    rooms: list[list[Person]] = []
    for first in range(0, tables, AT_ONCE):
        some = range(first, min(tables, first + AT_ONCE))
        rooms += await asyncio.gather(*(opener(server, number, SEATS) for number in some))
    people = [person for room in rooms for person in room]
    delays: list[float] = []
    cpu, own, begun = cpu_seconds(pids), time.process_time(), time.perf_counter()
    before = sum(person.bytes for person in people), sum(person.messages for person in people)
    counts = await asyncio.gather(*(play(room, 1 / rate, begun + seconds, delays) for room in rooms))
    took = time.perf_counter() - begun
    sent = sum(person.bytes for person in people) - before[0], sum(person.messages for person in people) - before[1]
    delays.sort()
    used = cpu_seconds(pids) - cpu
    each = 1000 * used / max(1, sum(counts))
    busy = f"server {100 * used / took:.0f} %, {each:.2f} ms an action, load {own_share(own, took):.0f} %"
    print(
        f"| {name}: {tables} tables, {len(people)} sockets, {rate:g} a second each "
        f"| {sum(counts) / took:.0f} actions/s | {1000 * statistics.median(delays):.1f} ms "
        f"| {1000 * delays[int(len(delays) * 0.99)]:.1f} ms | {1000 * delays[-1]:.0f} ms "
        f"| {busy} | {sent[1] / took:.0f} messages/s, {sent[0] / max(1, sent[1]):.0f} bytes |",
        flush=True,
    )
    for person in people:
        person.wire.transport.abort()
    return Measured(each, sent[0] // max(1, SEATS * sum(counts)))


def own_share(before: float, took: float) -> float:
    return 100 * (time.process_time() - before) / took


async def long_game(server: str, actions: int) -> None:
    """Two players who only flip their hands: the longest game there can be."""
    people = await open_table(server, 0, 2)
    took: list[float] = []
    while len(took) < actions and people[0].now.awaited:
        ply = people[0].now.ply
        (seat,) = people[0].now.awaited
        clicked = time.perf_counter()
        people[seat].act("flip")
        for person in people:
            await person.later_than(ply)
        took.append(time.perf_counter() - clicked)
    tenth = max(1, len(took) // 10)
    first, last = statistics.median(took[:tenth]), statistics.median(took[-tenth:])
    print(
        f"\nOne game of {len(took)} actions: {1000 * first:.2f} ms an action in its first tenth, "
        f"{1000 * last:.2f} ms in its last, ratio {last / first:.2f}",
        flush=True,
    )
    for person in people:
        person.wire.transport.abort()


def cpu_seconds(pids: list[int]) -> float:
    ticks = 0
    for pid in pids:
        fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


async def echo(size: int, tables: int, rate: float, seconds: float) -> float:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    process = subprocess.Popen([sys.executable, str(Path(__file__).with_name("echo.py")), str(port), str(size)])
    try:
        async with httpx.AsyncClient() as http:
            while True:
                try:
                    await http.get(f"http://127.0.0.1:{port}/")
                    break
                except httpx.HTTPError:
                    await asyncio.sleep(0.1)
        url = f"http://127.0.0.1:{port}"
        return (await load(url, [process.pid], tables, rate, seconds, open_echo, "echo")).per_action
    finally:
        process.terminate()
        process.wait()


async def bench(tables: Sequence[int], rate: float, seconds: float, actions: int, database: str) -> None:
    command = [
        KAIZHUO,
        "serve",
        "--port",
        "0",
        "--pace",
        "0",
        "--rate",
        "100000",
        "--no-browser",
        "--database",
        database,
    ]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        found = re.search(r"http://\S+", process.stdout.readline())
        assert found
        print(f"Load average before the run: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
        print("| load | done | p50 | p99 | worst | processor | traffic |\n" + "| --- " * 7 + "|")
        for count in tables:
            ours = await load(found[0], [process.pid], count, rate, seconds, open_table, "games")
            theirs = await echo(ours.size, count, rate, seconds)
            print(f"  an action costs {ours.per_action / theirs:.1f} times what passing it on costs", flush=True)
        if actions:
            await long_game(found[0], actions)
    finally:
        process.terminate()
        process.wait()


async def club(nodes: Sequence[int], tables: int, seconds: float) -> None:
    """People of one table are at all servers, as the balancer likes it."""
    binaries = postgres_binaries()
    assert binaries is not None, "no PostgreSQL on this machine"
    assert haproxy(), "no haproxy on this machine"
    for count in nodes:
        with postgres(binaries) as cluster, ExitStack() as stack:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            servers = [
                stack.enter_context(serving(cluster.url, "--proxy", "127.0.0.1", rate=100_000)) for _ in range(count)
            ]
            door = stack.enter_context(balancing(servers, folder))
            pids = [server.process.pid for server in servers]
            await load(door.url, pids, tables, AS_FAST, seconds, open_table, f"{count} servers behind haproxy")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="*", default=[200, 1000])
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--rate", type=float, default=1, help="actions a second at each table")
    parser.add_argument("--long", type=int, default=1500)
    parser.add_argument("--nodes", type=int, nargs="*", default=[1, 2, 3])
    given = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    gc.disable()  # the pauses of thousands of clients in one process are not the server's
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "tables.db")
        uvloop.run(bench(given.tables, given.rate, given.seconds, given.long, database))
    uvloop.run(club(given.nodes, CLUB, given.seconds / 2))  # before the first games are over


if __name__ == "__main__":
    main()
