"""What one visitor can take from the others: `make soak-server`.

A real server on this machine, attacked from another process in every way that its limits allow; meanwhile somebody
else, at another address, plays.  Each line gives a figure beside its bar.  Where other work shares the machine, waiting
times are longer than they are; the processor time of the server says more.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import re
import secrets
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

KAIZHUO = str(Path(sys.executable).parent / "kaizhuo")
HOG, BYSTANDER = "127.0.0.1", "127.0.0.2"  # where they come from
MEGABYTE = 1_000_000
PLIES = 1_000  # of a long game
results: list[bool] = []


def line(attack: str, figure: float, bar: float, unit: str, more: str = "") -> None:
    held = figure <= bar
    results.append(held)
    print(f"| {attack} | {figure:.2f} {unit} | {bar:g} {unit} | {'held' if held else 'BROKEN'} | {more} |", flush=True)


class Server:
    def __init__(self, process: subprocess.Popen[str], url: str) -> None:
        self.process = process
        self.url = url
        self.port = int(url.rsplit(":", 1)[1])

    def cpu(self) -> float:
        """Seconds of processor of the server itself, without its bots."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    async def settled(self) -> None:
        """It has taken in what came."""
        before = -1.0
        while before != self.cpu():
            before = self.cpu()
            await asyncio.sleep(0.5)

    def memory(self) -> float:
        """Megabytes."""
        found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{self.process.pid}/status").read_text())
        return int(found[1]) * 1024 / MEGABYTE if found else 0.0


@contextlib.asynccontextmanager
async def serving(*args: str, files: int = 0) -> AsyncIterator[Server]:
    with tempfile.TemporaryDirectory() as folder:
        command = [KAIZHUO, "serve", "--port", "0", "--no-browser", "--database", f"{folder}/tables.db", *args]
        limited = ["sh", "-c", f'ulimit -n {files}; exec "$@"', "sh", *command] if files else command
        process = subprocess.Popen(limited, stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        try:
            found = re.search(r"http://\S+", await asyncio.to_thread(process.stdout.readline))
            assert found, "the server did not start"
            yield Server(process, found[0])
        finally:
            process.terminate()
            await asyncio.to_thread(process.wait)
            process.stdout.close()


class Visitor:
    """A browser at an address, with a cookie of its own or none."""

    def __init__(self, server: Server, address: str = HOG, *, cookie: bool = True) -> None:
        self.server = server
        self.address = address
        self.headers = {"origin": server.url}
        if cookie:
            self.headers["cookie"] = f"kaizhuo={secrets.token_urlsafe(16)}"

    async def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        line = httpx.AsyncHTTPTransport(local_address=self.address)
        async with httpx.AsyncClient(transport=line, headers=self.headers, timeout=60) as http:
            return await http.request(method, self.server.url + path, json=body)

    async def open(self, game: str, seats: list[str]) -> str:
        answer = await self.ask("POST", "/api/tables", {"game": game, "seats": seats, "nickname": "N"})
        return str(answer.json()["table"])

    async def enter(self, table: str, **options: Any) -> ClientConnection:
        address = self.server.url.replace("http", "ws", 1) + f"/ws/{table}?lang=en"
        return await connect(
            address,
            additional_headers=self.headers,
            local_addr=(self.address, 0),
            compression=None,
            max_size=None,
            open_timeout=60,
            **options,
        )


def message(kind: str, **fields: Any) -> str:
    return msgspec.json.encode({"type": kind, "id": secrets.token_urlsafe(12), **fields}).decode()


async def until(page: ClientConnection, fits: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    while True:
        found: dict[str, Any] = msgspec.json.decode(await page.recv())
        if fits(found):
            return found


class Bystander:
    """Plays against a bot of level 1, and notes how long it waits."""

    def __init__(self, server: Server) -> None:
        self.visitor = Visitor(server, BYSTANDER)
        self.clicks: list[float] = []
        self.bots: list[float] = []

    async def play(self, seconds: float) -> None:
        page = await self.visitor.enter(await self.visitor.open("dnup", ["me", "bot:level1"]))
        now = await until(page, lambda it: it["type"] == "now" and bool(it["options"]))
        end = time.monotonic() + seconds
        while time.monotonic() < end and now["finale"] is None:
            options = [option["say"] for option in now["options"] if option["verb"] != "flip"] or ["flip"]
            begun = time.monotonic()
            await page.send(message("act", ply=now["ply"], undos=now["undos"], say=options[0]))
            await until(page, lambda it: it["type"] == "done")
            self.clicks.append(time.monotonic() - begun)
            now = await until(page, lambda it: it["type"] == "now")
            while not now["options"] and now["finale"] is None:  # the bot's moves, each after its pace
                begun = time.monotonic()
                now = await until(page, lambda it: it["type"] == "now")
                self.bots.append(time.monotonic() - begun)
            await asyncio.sleep(0.1)
        await page.close()

    def slowest(self) -> tuple[float, float]:
        return max(self.clicks, default=99.0), max(self.bots, default=99.0)


def middle(times: list[float]) -> float:
    return sorted(times)[len(times) // 2] if times else 99.0


async def together(count: int, do: Callable[[int], Awaitable[Any]], at_once: int = 20) -> list[Any]:
    gate = asyncio.Semaphore(at_once)

    async def one(number: int) -> Any:
        async with gate:
            return await do(number)

    return await asyncio.gather(*(one(number) for number in range(count)), return_exceptions=True)


async def read_all(pages: list[ClientConnection]) -> None:
    async def read(page: ClientConnection) -> None:
        with contextlib.suppress(Exception):
            async for _ in page:
                pass

    await asyncio.gather(*(read(page) for page in pages))


async def onlookers(count: int) -> None:
    async with serving() as server:
        calm = Bystander(server)
        await calm.play(4)
        table = await Visitor(server).open("dnup", ["me", "open"])
        cpu = server.cpu()
        entered = await together(count, lambda _: Visitor(server).enter(table))
        pages = [page for page in entered if isinstance(page, ClientConnection)]
        reading = asyncio.create_task(read_all(pages))
        await server.settled()
        line(
            f"{count} onlookers of one table: all come in",
            server.cpu() - cpu,
            1.0,
            "s of processor",
            f"{len(pages)} in",
        )
        busy = Bystander(server)
        await busy.play(6)
        more = 1000 * (middle(busy.clicks) - middle(calm.clicks))
        line(f"beside {count} onlookers: a click more than before, median", max(0.0, more), 100, "ms")
        reading.cancel()
        await asyncio.gather(*(page.close() for page in pages))


async def unwatched_bots() -> None:
    async with serving() as server:
        calm = Bystander(server)
        await calm.play(5)
        line("nobody attacks: a bot answers", calm.slowest()[1], 2.0, "s", "most of it its pace of 0.8 s")
        hog = Visitor(server)
        opened = await together(29, lambda _: hog.open("flatiron", ["bot:level3", "bot:level3"]))
        bystander = Bystander(server)
        await bystander.play(10)
        line("29 tables of level 3 that nobody watches: a bot answers", bystander.slowest()[1], 2.0, "s", _took(opened))
        pages = [await hog.enter(table) for table in opened if isinstance(table, str)]
        reading = asyncio.create_task(read_all(pages))
        bystander = Bystander(server)
        await bystander.play(10)
        line("all of them watched: a bot answers", bystander.slowest()[1], 2.0, "s", f"{len(pages)} watched")
        reading.cancel()


async def hints() -> None:
    async with serving() as server:
        pages = []
        for _ in range(10):
            hog = Visitor(server)
            table = await hog.open("dnup", ["me", "bot:level1"])
            pages += [await hog.enter(table) for _ in range(28)]
        for page in pages:
            await page.send(message("hint"))
        bystander = Bystander(server)
        await bystander.play(10)
        line("280 pages ask for a hint: a bot answers", bystander.slowest()[1], 2.0, "s")
        await asyncio.gather(*(page.close() for page in pages))


def _took(answers: list[Any]) -> str:
    return f"{sum(isinstance(answer, str) for answer in answers)} opened"


async def finished(visitor: Visitor) -> bytes:
    """The record of a finished game between bots."""
    table = await visitor.open("dnup", ["bot:level1", "bot:level1"])
    page = await visitor.enter(table)
    await until(page, lambda it: it["type"] == "now" and it["finale"] is not None)
    await page.close()
    return (await visitor.ask("GET", f"/api/tables/{table}/record")).content


async def reviews() -> None:
    async with serving("--rate", "200", "--pace", "0") as server:
        hog = Visitor(server)
        record = msgspec.json.decode(await finished(hog))
        memory = server.memory()

        async def review(_: int) -> int:
            brought = await hog.ask("POST", "/api/records", record)
            answer = await hog.ask("GET", f"/api/tables/{brought.json()['table']}/review?as=0")
            return answer.status_code

        codes = await together(125, review)
        taken = sum(code == 200 for code in codes)
        line("125 reviews are asked for: taken in", taken, 20, "reviews", f"{codes.count(429)} refused with 429")
        line("memory that they take", server.memory() - memory, 60, "MB")
        bystander = Bystander(server)
        await bystander.play(8)
        line("beside them a bot answers", bystander.slowest()[1], 2.0, "s")


async def slow_readers() -> None:
    async with serving("--rate", "200") as server:
        hog = Visitor(server)
        table = await _long(hog)
        memory = server.memory()
        pages = await together(300, lambda _: Visitor(server).enter(table, max_queue=1))
        inside = [page for page in pages if isinstance(page, ClientConnection)]
        end = time.monotonic() + 12
        most = 0.0
        while time.monotonic() < end:
            for number, page in enumerate(inside):
                with contextlib.suppress(Exception):
                    await page.send(f'{{"type":"language","lang":"{("zh-Hant", "zh-Hans", "en")[number % 3]}"}}')
            most = max(most, server.memory())
            await asyncio.sleep(0.05)
        line("300 pages never read and change their language: memory", most - memory, 150, "MB", f"{len(inside)} in")
        for page in inside:
            page.transport.abort()


async def _long(visitor: Visitor) -> str:
    """A game with a long log: two who only flip their hands."""
    table = await visitor.open("dnup", ["me", "open"])
    other = Visitor(visitor.server)
    pages = [await visitor.enter(table), await other.enter(table)]
    await pages[1].send(message("sit", seat=1, nickname="M"))
    for _ in range(PLIES):
        now, _ = [await until(page, lambda it: it["type"] == "now") for page in pages]
        moment = {"ply": now["ply"], "undos": now["undos"]}
        await pages[now["awaited"][0]].send(message("act", say="flip", **moment))
    for page in pages:
        await page.close()
    return table


async def half_requests() -> None:
    async with serving(files=1024) as server:
        await Visitor(server, BYSTANDER).ask("GET", "/api/games")  # what is made once is made
        lines: list[socket.socket] = []
        for _ in range(1200):
            half = socket.create_connection((HOG, server.port))
            half.sendall(b"GET / HTTP/1.1\r\nHost: ")
            lines.append(half)
        await server.settled()
        for who, address in (("another address", BYSTANDER), ("the same address", HOG)):
            begun = time.monotonic()
            try:
                ok = (await Visitor(server, address).ask("GET", "/api/games")).status_code == 200
            except httpx.HTTPError:
                ok = False
            took = time.monotonic() - begun if ok else 99.0
            line(f"1,200 half requests: a new visitor of {who} is answered", took, 2.0, "s")
        for half in lines:
            half.close()


async def made_up() -> None:
    async with serving() as server:
        hog = Visitor(server)

        async def opened(number: int) -> bool:
            hog.headers["x-forwarded-for"] = f"9.9.{number % 250}.{number // 250}"
            body = {"game": "dnup", "seats": ["me", "open"], "nickname": "N"}
            return (await hog.ask("POST", "/api/tables", body)).status_code == 200

        made = await together(150, opened, at_once=1)
        line("150 tables under made-up addresses: opened", sum(made), 40, "tables")


ATTACKS: dict[str, Callable[[], Awaitable[None]]] = {
    "onlookers": lambda: onlookers(500),
    "bots": unwatched_bots,
    "hints": hints,
    "reviews": reviews,
    "readers": slow_readers,
    "half": half_requests,
    "proxy": made_up,
}


async def soak(names: list[str]) -> None:
    print(f"Load average before the run: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    print("| attack | figure | bar | | |\n" + "| --- " * 5 + "|", flush=True)
    for name in names:
        await ATTACKS[name]()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("attacks", nargs="*", help=f"some of: {', '.join(ATTACKS)}; normally all")
    uvloop.run(soak(parser.parse_args().attacks or list(ATTACKS)))
    sys.exit(not all(results))


if __name__ == "__main__":
    main()
