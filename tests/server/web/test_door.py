"""Odd requests, foreign names, broken frames: each is answered, and the log stays quiet."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import socket
import struct
import sys
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from starlette.types import Receive, Scope, Send
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from kaizhuo.games import load_game
from kaizhuo.server.web.door import Door
from kaizhuo.server.web.logs import OneLine
from tests.server.harness import PATIENCE, Player, Server

MASK = b"\0\0\0\0"


@pytest.fixture(autouse=True)
def quiet(server: Server) -> Iterator[None]:
    before = len(server.log())
    yield
    assert server.log()[before:] == []


async def posted(server: Server, path: str, body: bytes, **headers: str) -> httpx.Response:
    cookie = f"kaizhuo={secrets.token_urlsafe(16)}"
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as http:
        return await http.post(path, content=body, headers={"origin": server.url, "cookie": cookie, **headers})


def new_table(**fields: Any) -> bytes:
    return json.dumps({"game": "dnup", "seats": ["me", "open"], "nickname": "Ann", **fields}).encode()


def record(**fields: Any) -> bytes:
    version = load_game("dnup").rules_version
    whole = {"game": "dnup", "rules_version": version, "options": {}, "seats": ["Ann", "Bo"], "moves": []}
    return json.dumps({**whole, **fields}).encode()


ODD_BODIES = {
    "4,000 digits": (
        "/api/tables",
        b'{"game":"dnup","seats":["me"],"options":{"letters_to_win":' + b"9" * 4000 + b"}}",
    ),
    "a big number": ("/api/tables", new_table(options={"letters_to_win": 10**18})),
    "no UTF-8": ("/api/tables", b'{"game":"dnup","seats":["me","open"],"nickname":"\xff\xfe"}'),
    "a bad branch": (f"/api/tables/{'x' * 22}/branch", b'{"id":"\xff\xfe"}'),
    "rules of a far future": ("/api/records", record(rules_version=10**30)),
    "a long option": ("/api/records", record(options={"x" * 100_000: 1})),
    "a long value": ("/api/records", record(options={"letters_to_win": "x" * 100_000})),
    "a long game": ("/api/records", record(game="x" * 100_000)),
    "long seats": ("/api/records", record(seats=["bot:" + "x" * 100_000, "\x1b[31m"])),
    "a long move": ("/api/records", record(moves=["0 " + "x" * 100_000])),
    "deep": ("/api/records", b"[" * 100_000),
    "a half character": ("/api/tables", b'{"game":"\\ud800","seats":["me","open"]}'),
    "a zero": ("/api/tables", new_table(nickname="\0")),
}


@pytest.mark.parametrize("case", ODD_BODIES)
async def test_an_odd_body_is_refused(server: Server, case: str) -> None:
    path, body = ODD_BODIES[case]
    answer = await posted(server, path, body)
    assert answer.status_code in (400, 404), answer.text
    assert len(answer.json()["text"]) < 600


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "http://]", "://", "http://" + "x" * 5000])
async def test_an_odd_origin_is_another_site(server: Server, origin: str) -> None:
    answer = await posted(server, "/api/tables", new_table(), origin=origin)
    assert (answer.status_code, answer.json()["code"]) == (403, "bad-origin")
    site: Any = origin
    with pytest.raises(InvalidStatus):
        async with connect(server.url.replace("http", "ws") + f"/ws/{'x' * 22}", origin=site):
            pass


@pytest.mark.parametrize("path", ["/api/tables/%00/story", "/api/tables/%ff%fe/story", f"/api/tables/{'x' * 5000}/why"])
async def test_an_odd_table_is_none(server: Server, path: str) -> None:
    answer = await Player(server, "Ann").get(path)
    assert (answer.status_code, answer.json()["code"]) == (404, "no-table")


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost:99", "[::1]:8168", "10.0.0.7", "x.local", "box.lan"])
async def test_numbers_and_names_of_the_own_network_are_known(server: Server, host: str) -> None:
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE, headers={"host": host}) as http:
        assert (await http.get("/api/games")).status_code == 200


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example", "local", "evil.example:80", "[evil"])
async def test_a_foreign_name_is_refused(server: Server, host: str) -> None:
    headers = {"host": host, "origin": f"http://{host}"}
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE, headers=headers) as http:
        for answer in (await http.get("/api/home"), await http.post("/api/tables", content=new_table())):
            assert (answer.status_code, answer.json()["code"]) == (421, "unknown-host")
        page = await http.get("/", headers={"accept-language": "zh-TW"})
        assert (page.status_code, "--host-name" in page.text) == (421, True)
        assert "set-cookie" not in page.headers
        assert page.headers["x-content-type-options"] == "nosniff"


def test_the_owner_may_name_the_server() -> None:
    door = Door(lambda *_: None, ["Play.Example.org"])  # type: ignore[arg-type]
    assert door.knows("play.example.org:443")
    assert door.knows(socket.gethostname())
    assert not door.knows("example.org")


async def raw(server: Server, sent: bytes) -> bytes:
    """All that comes until the server closes."""
    host, port = server.url.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(sent)
    await writer.drain()
    received = await asyncio.wait_for(reader.read(), PATIENCE)
    writer.close()
    return received


async def test_two_lengths_are_refused_and_nothing_after_them_is_read(server: Server) -> None:
    head = f"Host: {server.url.removeprefix('http://')}\r\n"
    hidden = f"GET /api/games HTTP/1.1\r\n{head}\r\n"
    both = f"POST /api/tables HTTP/1.1\r\n{head}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
    received = await raw(server, (both + hidden).encode())
    assert received.startswith(b"HTTP/1.1 400")
    assert received.count(b"HTTP/1.1 ") == 1
    assert b"bad-framing" in received


def frame(opcode: int, body: bytes) -> bytes:
    return bytes([opcode, 0x80 | len(body)]) + MASK + body


BROKEN = {
    "not masked": (b"\x81\x01x", 1002),
    "reserved bits": (frame(0xF1, b"x"), 1002),
    "unknown": (frame(0x83, b"x"), 1002),
    "two gigabytes": (b"\x81\xff" + struct.pack(">Q", 2**31) + MASK, 1009),
    "no UTF-8": (frame(0x81, b"\xff\xfe"), 1007),
    "no text to go on with": (frame(0x80, b"x"), 1002),
    "fragments": (frame(0x01, b"x" * 125) + frame(0x00, b"x" * 125) * 200, 1009),
    "a bad close": (frame(0x88, struct.pack(">H", 999)), 1002),
    "half a close": (frame(0x88, b"\x03"), 1002),
    "a long ping": (b"\x89\xfe" + struct.pack(">H", 500) + MASK + b"x" * 500, 1002),
    "garbage": (b"\xa7\x13\x00GET / HTTP/1.1\r\n\r\n" * 20, 1002),
}


@pytest.mark.parametrize("case", BROKEN)
async def test_a_broken_frame_closes_its_sender(server: Server, case: str) -> None:
    ann = Player(server, "Ann")
    table = await ann.open(["me", "bot:level1"])
    broken, code = BROKEN[case]
    key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
    head = f"Host: {server.url.removeprefix('http://')}\r\nOrigin: {server.url}\r\n"
    begin = f"GET /ws/{table} HTTP/1.1\r\n{head}Connection: Upgrade\r\nUpgrade: websocket\r\n{key}\r\n"
    async with ann.at(table) as bystander:
        await bystander.entered()
        await asyncio.gather(*(spoil(server, begin.encode(), broken, code) for _ in range(4)))
        await bystander.drain()


async def spoil(server: Server, begin: bytes, broken: bytes, code: int) -> None:
    host, port = server.url.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(begin)
    await reader.readuntil(b"\r\n\r\n")
    writer.write(broken)
    codes: list[int] = []
    while not codes:
        opcode, length = await reader.readexactly(2)
        if length == 126:
            (length,) = struct.unpack(">H", await reader.readexactly(2))
        elif length == 127:
            (length,) = struct.unpack(">Q", await reader.readexactly(8))
        body = await reader.readexactly(length)
        if opcode == 0x88:
            codes.append(struct.unpack(">H", body[:2])[0])
    writer.close()
    assert codes == [code]


async def test_a_fault_of_ours_is_answered_and_told_to_the_log(caplog: pytest.LogCaptureFixture) -> None:
    async def broken(scope: Scope, receive: Receive, send: Send) -> None:
        raise ZeroDivisionError

    async with httpx.AsyncClient(transport=httpx.ASGITransport(Door(broken, ())), base_url="http://localhost") as http:
        answer = await http.get(f"/api/tables/{'x' * 22}/story")
    assert (answer.status_code, answer.json()["code"]) == (500, "fault")
    assert [record.getMessage() for record in caplog.records] == ["GET /api/tables/xxxxxx…/story failed"]


def test_the_log_has_one_line_for_each_thing() -> None:
    def deep() -> None:
        raise ValueError("sent:\n\x1b[31m\u202e" + "x" * 100_000)

    try:
        deep()
    except ValueError:
        told = logging.LogRecord(
            "kaizhuo", logging.ERROR, "", 0, "%s failed", ("/\n\x9b" + "y" * 9000,), sys.exc_info()
        )
    line = OneLine().format(told)
    assert line.isprintable()
    assert len(line) < 1000
    assert "test_door.py" in line
    assert "ValueError" in line
    assert "sent" not in line, "what somebody sent may be a name or a secret"
