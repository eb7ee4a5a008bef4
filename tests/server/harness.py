"""A real server in a process of its own, and players with real sockets."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import secrets
import signal
import ssl
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any, Protocol

import httpx
from websockets.asyncio.client import ClientConnection, connect

KAIZHUO = str(Path(sys.executable).parent / "kaizhuo")
TLS = ssl.create_default_context()  # each client would read all certificates anew
PATIENCE = 60  # seconds until a message that does not come fails the test
Message = dict[str, Any]
Choose = Callable[[Message], str]
WRONG_CLOCK = (
    "import sys, time; ahead, right = float(sys.argv.pop(1)), time.time; time.time = lambda: right() + ahead;"
    "from kaizhuo.cli.main import main; main()"
)


class Place(Protocol):
    """Where people come to."""

    url: str


class Server:
    def __init__(self, database: str, *args: str, rate: int = 10_000) -> None:
        self.database = database
        handle, name = tempfile.mkstemp(prefix="kaizhuo-log-")
        os.close(handle)
        self.errors = Path(name)
        self.port = 0  # any
        self.ahead = 0  # seconds by which its clock is wrong
        self.args = ["--pace", "0", "--rate", str(rate), "--no-browser", "--database", database, *args]
        self.start()

    def start(self) -> None:
        program = [sys.executable, "-c", WRONG_CLOCK, str(self.ahead)] if self.ahead else [KAIZHUO]
        command = [*program, "serve", "--port", str(self.port), *self.args]
        with self.errors.open("ab") as errors:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://\S+", line)
        assert found, f"the server did not start: {line} {self.log()}"
        self.url = found[0]

    def log(self) -> list[str]:
        """What it has told its owner so far."""
        return self.errors.read_text().splitlines()

    def kill(self) -> None:
        """As a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)
        sys.stderr.write(self.errors.read_text())  # for whoever reads why a test failed
        self.errors.unlink()

    def _end(self, how: signal.Signals) -> None:
        self.process.send_signal(how)
        self.process.wait(20)
        assert self.process.stdout is not None
        self.process.stdout.close()

    def update(self) -> None:
        """As a new version would come: the old one is told to end."""
        self._end(signal.SIGTERM)
        self.start()

    def restart(self) -> None:
        self.kill()
        self.start()


@contextlib.contextmanager
def serving(database: str, *args: str, rate: int = 10_000) -> Iterator[Server]:
    server = Server(database, *args, rate=rate)
    try:
        yield server
    finally:
        server.stop()


class Player:
    """A browser: a cookie, unless it takes none, and sockets at tables."""

    def __init__(self, server: Place, name: str, token: str | None = None, *, cookie: bool = True) -> None:
        self.server = server
        self.name = name
        self.token = token or secrets.token_urlsafe(16)
        self.cookie = {"Cookie": f"kaizhuo={self.token}"} if cookie else {}

    async def get(self, path: str) -> httpx.Response:
        async with self.http() as http:
            return await http.get(path)

    async def post(self, path: str, body: Any, **headers: str) -> httpx.Response:
        async with self.http() as http:
            return await http.post(path, json=body, headers=headers)

    async def open(self, seats: list[str], **more: Any) -> str:
        body = {"game": "dnup", "seats": seats, "nickname": self.name, **more}
        answer = await self.post("/api/tables", body)
        assert answer.status_code == 200, answer.text
        return str(answer.json()["table"])

    def http(self) -> httpx.AsyncClient:
        headers = {"origin": self.server.url, **self.cookie}
        return httpx.AsyncClient(base_url=self.server.url, headers=headers, timeout=PATIENCE, verify=TLS)

    @contextlib.asynccontextmanager
    async def at(self, table: str, query: str = "lang=en", patience: float = PATIENCE) -> AsyncIterator[Page]:
        address = self.server.url.replace("http", "ws", 1) + f"/ws/{table}?{query}"
        origin: Any = self.server.url
        async with connect(
            address,
            origin=origin,
            additional_headers=self.cookie,
            max_size=None,
            max_queue=None,
            open_timeout=patience,
            close_timeout=1,
            ssl=TLS if address.startswith("wss") else None,
        ) as socket:
            yield Page(socket, patience)


class Page:
    """One socket.  Everything that arrives is kept, as it arrived."""

    def __init__(self, socket: ClientConnection, patience: float = PATIENCE) -> None:
        self.socket = socket
        self.patience = patience
        self.raw: list[bytes] = []
        self.sent: list[str] = []
        self.now: Message = {}
        self.table: Message = {}
        self.log: list[Message] = []
        self.chat: list[Message] = []

    async def receive(self) -> Message:
        try:
            raw = await asyncio.wait_for(self.socket.recv(decode=False), self.patience)
        except TimeoutError:
            raise AssertionError(f"nothing came after {self.raw[-3:]} and {self.sent[-3:]}") from None
        self.raw.append(raw)
        message: Message = json.loads(raw)
        if message["type"] == "now":
            self.now = message
            self.log += message["told"]
        elif message["type"] == "table":
            self.table = message
        elif message["type"] == "log":
            self.log = message["lines"]
        elif message["type"] == "chat":
            self.chat = message["lines"] if message["whole"] else [*self.chat, *message["lines"]]
        return message

    async def until(self, kind: str, fits: Callable[[Message], bool] = lambda _: True) -> Message:
        while True:
            message = await self.receive()
            if message["type"] == kind and fits(message):
                return message

    async def entered(self) -> Page:
        """What comes first: the table and, once it has begun, how it stands."""
        await self.until("table")
        if self.table["started"]:
            await self.until("now")
        return self

    async def say(self, kind: str, **fields: Any) -> str:
        """Send a message; returns its id."""
        message = {"type": kind, "id": secrets.token_urlsafe(12), **fields}
        self.sent.append(json.dumps(message))
        await self.socket.send(self.sent[-1])
        return str(message["id"])

    async def act(self, sentence: str, **fields: Any) -> str:
        moment = {"ply": self.now["ply"], "undos": self.now["undos"], "say": sentence, **fields}
        return await self.say("act", **moment)

    async def did(self, action: str) -> Message:
        """Wait until the action is acknowledged; a refusal fails the test."""
        while True:
            message = await self.receive()
            if message.get("id") == action:
                assert message["type"] == "done", message
                return message

    async def put(self, action: str) -> None:
        """Wait until the answer says that the action only asked the others."""
        while (message := await self.receive()).get("id") != action:
            continue
        assert message["type"] == "asked", message

    async def did_not(self, action: str) -> None:
        """Wait for the end of the line; meanwhile the action must not be acknowledged."""
        while True:
            message = await self.receive()
            assert message["type"] != "done" or message["id"] != action

    async def refused(self, action: str) -> Message:
        return await self.until("refused", lambda message: message["id"] == action)

    async def drain(self) -> None:
        """Everything that the server sent before it reads what we say next."""
        await self.socket.send('{"type":"ping"}')
        await self.until("pong")

    async def play(self, choose: Choose, stop: Callable[[Message], bool] = lambda _: False) -> None:
        """Answer whatever is asked until the game is over."""
        while self.now["finale"] is None and not stop(self.now):
            ply = self.now["ply"], self.now["undos"]
            if self.now["options"]:
                await self.act(choose(self.now))
            await self.until("now", lambda now, seen=ply: (now["ply"], now["undos"]) != seen)  # type: ignore[misc]


async def until_stored(holds: Callable[[], bool]) -> None:
    """Wait for what only the disk tells, without a moment's rest, so that the power can go right then."""
    end = time.monotonic() + PATIENCE

    def spin() -> None:
        while not holds():
            assert time.monotonic() < end, "it is not stored"

    await asyncio.to_thread(spin)


def first(now: Message) -> str:
    return str(now["options"][0]["say"])


def no_flip(now: Message) -> str:
    """Games go forward when nobody flips."""
    return str(next((o["say"] for o in now["options"] if o["verb"] != "flip"), now["options"][0]["say"]))
