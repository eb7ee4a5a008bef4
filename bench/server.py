"""How many tables one server process holds: `make bench-server`.

200 tables of d'nup with four people each, every person with their own socket.  From a click to the arrival of the
new view at each of the other three: median, 99th percentile, worst.  The load comes from this process, on the same
machine; where other work shares it the delays say little, and the processor time of an action says more.

Then one long game, move after move: what an action costs at its beginning and at its end.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx
import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

KAIZHUO = str(Path(sys.executable).parent / "kaizhuo")
SEATS = 4


class Say(msgspec.Struct):
    say: str


class Now(msgspec.Struct):
    """Of the message the few fields that the load needs."""

    ply: int = -1
    undos: int = 0
    awaited: list[int] = []
    options: list[Say] = []
    places: list[int] | None = None


decode = msgspec.json.Decoder(Now).decode


class Person:
    """A socket that notes when each ply arrived."""

    def __init__(self, server: str, seat: int) -> None:
        self.server = server
        self.seat = seat
        self.token = f"{random.getrandbits(128):032x}"[:22]
        self.now = Now()
        self.arrived: dict[int, float] = {}
        self.changed = asyncio.Event()
        self.bytes = 0
        self.messages = 0
        self.socket: ClientConnection
        self.reading: asyncio.Task[None]

    async def enter(self, table: str) -> None:
        headers = {"Cookie": f"kaizhuo={self.token}"}
        address = self.server.replace("http", "ws", 1) + f"/ws/{table}?lang=en"
        origin = {"Origin": self.server}
        self.socket = await connect(address, additional_headers={**headers, **origin}, compression=None, max_size=None)
        self.reading = asyncio.create_task(self.read())

    async def read(self) -> None:
        async for raw in self.socket:
            arrived = time.perf_counter()
            self.messages += 1
            self.bytes += len(raw)
            assert isinstance(raw, str)
            if raw.startswith('{"type":"now"'):
                self.now = decode(raw)
                self.arrived[self.now.ply] = arrived
                self.changed.set()
            elif raw.startswith('{"type":"refused"'):
                raise SystemExit(raw)

    async def send(self, kind: str, **fields: object) -> None:
        action = f"{random.getrandbits(96):024x}"
        await self.socket.send(msgspec.json.encode({"type": kind, "id": action, **fields}).decode())

    async def act(self, say: str) -> None:
        await self.send("act", ply=self.now.ply, undos=self.now.undos, say=say)


async def open_table(server: str, seats: int = SEATS) -> list[Person]:
    people = [Person(server, seat) for seat in range(seats)]
    body = {
        "game": "dnup",
        "seats": ["me", *["open"] * (seats - 1)],
        "nickname": "P0",
        "options": {"letters_to_win": 8},
    }
    headers = {"origin": server, "cookie": f"kaizhuo={people[0].token}"}
    async with httpx.AsyncClient(headers=headers, timeout=60) as http:
        answer = await http.post(f"{server}/api/tables", json=body)
    table = answer.json()["table"]
    for person in people:
        await person.enter(table)
        if person.seat:
            await person.send("sit", seat=person.seat, nickname=f"P{person.seat}")
    for person in people:
        while person.now.ply < 0:
            person.changed.clear()
            await person.changed.wait()
    return people


async def play(people: list[Person], every: float, end: float, delays: list[float]) -> int:
    """One action every so often; returns how many."""
    count = 0
    at = time.perf_counter() + random.random() * every
    while at < end:
        await asyncio.sleep(max(0.0, at - time.perf_counter()))
        if people[0].now.places is not None:
            break
        (seat,) = people[0].now.awaited
        mover = people[seat]
        ply = people[0].now.ply
        choices = [option.say for option in mover.now.options]
        clicked = time.perf_counter()
        await mover.act(random.choice(choices))
        for person in people:
            while person.now.ply == ply:
                person.changed.clear()
                await person.changed.wait()
            if person is not mover:
                delays.append(person.arrived[person.now.ply] - clicked)
            person.arrived.clear()
        count += 1
        at += every
    return count


async def load(server: str, pid: int, tables: int, per_table: float, seconds: float) -> None:
    rooms = [await open_table(server) for _ in range(tables)]
    people = [person for room in rooms for person in room]
    delays: list[float] = []
    cpu, own, begun = cpu_seconds(pid), time.process_time(), time.perf_counter()
    before = sum(person.bytes for person in people), sum(person.messages for person in people)
    counts = await asyncio.gather(*(play(room, 1 / per_table, begun + seconds, delays) for room in rooms))
    took = time.perf_counter() - begun
    sent = sum(person.bytes for person in people) - before[0], sum(person.messages for person in people) - before[1]
    delays.sort()
    used = cpu_seconds(pid) - cpu
    busy = f"server {100 * used / took:.0f} %, {1000 * used / max(1, sum(counts)):.2f} ms an action"
    busy += f", load {100 * (time.process_time() - own) / took:.0f} %"
    print(
        f"| {tables} tables, {len(people)} sockets, {per_table:g} a second each "
        f"| {sum(counts) / took:.0f} actions/s | {1000 * statistics.median(delays):.1f} ms "
        f"| {1000 * delays[int(len(delays) * 0.99)]:.1f} ms | {1000 * delays[-1]:.0f} ms "
        f"| {busy} | {sent[1] / took:.0f} messages/s, {sent[0] / max(1, sent[1]):.0f} bytes |",
        flush=True,
    )
    for person in people:
        person.reading.cancel()
    await asyncio.gather(*(person.socket.close() for person in people))


async def long_game(server: str, actions: int) -> None:
    """Two players who only flip their hands: the longest game there can be."""
    people = await open_table(server, 2)
    took: list[float] = []
    while len(took) < actions and people[0].now.places is None:
        ply = people[0].now.ply
        (seat,) = people[0].now.awaited
        clicked = time.perf_counter()
        await people[seat].act("flip")
        for person in people:
            while person.now.ply == ply:
                person.changed.clear()
                await person.changed.wait()
        took.append(time.perf_counter() - clicked)
    tenth = max(1, len(took) // 10)
    first, last = statistics.median(took[:tenth]), statistics.median(took[-tenth:])
    print(
        f"\nOne game of {len(took)} actions: {1000 * first:.2f} ms an action in its first tenth, "
        f"{1000 * last:.2f} ms in its last, ratio {last / first:.2f}",
        flush=True,
    )
    for person in people:
        person.reading.cancel()
        await person.socket.close()


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def bench(given: argparse.Namespace, database: str) -> None:
    command = [KAIZHUO, "serve", "--port", "0", "--rate", "100000", "--no-browser", "--database", database]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        found = re.search(r"http://\S+", process.stdout.readline())
        assert found
        print(f"Load average before the run: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
        print("| load | done | p50 | p99 | worst | processor | traffic |\n" + "| --- " * 7 + "|")
        for per_table in given.per_table:
            await load(found[0], process.pid, given.tables, per_table, given.seconds)
        await long_game(found[0], given.long)
    finally:
        process.terminate()
        process.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--per-table", type=float, nargs="*", default=[1, 4], help="actions a second at each table")
    parser.add_argument("--long", type=int, default=1500)
    given = parser.parse_args()
    gc.disable()  # the pauses of 800 clients in one process are not the server's
    with tempfile.TemporaryDirectory() as folder:
        uvloop.run(bench(given, str(Path(folder) / "tables.db")))


if __name__ == "__main__":
    main()
