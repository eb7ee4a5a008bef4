"""Cookies, origins, headers, limits."""

from __future__ import annotations

from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from kaizhuo.server.session.ids import new_table_id
from kaizhuo.server.session.limits import Bucket, Buckets
from kaizhuo.server.session.names import clean_name
from kaizhuo.server.web.cookies import new_token, person_of
from kaizhuo.server.web.limits import SOCKETS_EACH
from tests.server.harness import PATIENCE, Player, Server, serving


async def test_a_newcomer_gets_a_cookie_that_no_script_can_read(server: Server) -> None:
    async with httpx.AsyncClient(timeout=PATIENCE, base_url=server.url) as http:
        cookie = (await http.get("/")).headers["set-cookie"]
        assert cookie.startswith("kaizhuo=")
        assert {"HttpOnly", "SameSite=lax", "Path=/"} <= {part.strip() for part in cookie.split(";")}
        assert "set-cookie" not in (await http.get("/")).headers


async def test_every_page_carries_the_headers(server: Server) -> None:
    async with httpx.AsyncClient(timeout=PATIENCE, base_url=server.url) as http:
        for path in ("/", "/t/x", "/api/games", "/nothing"):
            headers = (await http.get(path)).headers
            policy = headers["content-security-policy"]
            assert "script-src 'self';" in policy
            assert "unsafe" not in policy
            assert "frame-ancestors 'none'" in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert "server" not in headers


@pytest.mark.parametrize("origin", [None, "null", "https://evil.example", "http://127.0.0.1:1"])
async def test_nothing_is_taken_from_another_site(server: Server, origin: str | None) -> None:
    ann = Player(server, "Ann")
    table = await ann.open(["me", "open"])
    headers = {"cookie": f"kaizhuo={ann.token}", **({"origin": origin} if origin else {})}
    async with httpx.AsyncClient(timeout=PATIENCE, base_url=server.url, headers=headers) as http:
        answer = await http.post("/api/tables", json={"game": "dnup", "seats": ["me", "open"], "nickname": "Eve"})
        assert answer.status_code == 403
        assert answer.json()["code"] == "bad-origin"
    site: Any = origin
    with pytest.raises(InvalidStatus):
        async with connect(server.url.replace("http", "ws") + f"/ws/{table}", origin=site):
            pass


async def test_who_has_no_cookie_can_look_on_but_not_sit(server: Server) -> None:
    table = await Player(server, "Ann").open(["me", "open"])
    async with Player(server, "Bo", token="guessed").at(table) as page:
        await page.entered()
        assert page.table["you"] is None
        assert (await page.refused(await page.say("sit", seat=1, nickname="Bo")))["code"] == "no-cookie"


async def test_a_body_too_big_is_refused(server: Server) -> None:
    answer = await Player(server, "Ann").post("/api/tables", {"game": "dnup", "seats": ["x" * 60] * 1000})
    assert answer.status_code == 413


async def test_a_message_too_big_closes_only_its_sender(server: Server) -> None:
    ann, bo = Player(server, "Ann"), Player(server, "Bo")
    table = await ann.open(["me", "open"])
    async with ann.at(table) as one, bo.at(table) as two:
        await one.entered()
        await two.entered()
        await one.socket.send("x" * 100_000)
        with pytest.raises(ConnectionClosed):
            await one.until("pong")
        await two.drain()


async def test_who_shouts_is_told_to_slow_down_and_then_shown_out(tmp_path: Path) -> None:
    with serving(str(tmp_path / "tables.db"), rate=1) as server:
        ann = Player(server, "Ann")
        table = await ann.open(["me", "open"])
        async with ann.at(table) as page:
            await page.entered()
            for _ in range(10):
                await page.socket.send('{"type":"ping"}')
            assert (await page.until("refused"))["code"] == "too-fast"
            for _ in range(30):
                await page.socket.send('{"type":"ping"}')
            with pytest.raises(ConnectionClosed):
                await page.until("table")
        again = await ann.post("/api/tables", {"game": "dnup", "seats": ["me", "open"], "nickname": "Ann"})
        assert again.status_code == 429


async def test_one_person_has_only_so_many_pages(server: Server) -> None:
    ann, bo = Player(server, "Ann"), Player(server, "Bo")
    table = await ann.open(["me", "open"])
    async with AsyncExitStack() as stack:
        for _ in range(SOCKETS_EACH):
            await (await stack.enter_async_context(ann.at(table))).entered()
        last = await stack.enter_async_context(ann.at(table))
        assert (await last.receive())["code"] == "too-many"
        await (await stack.enter_async_context(bo.at(table))).entered()


def test_a_bucket_fills_again() -> None:
    now = [0.0]
    bucket = Bucket(2, 3, lambda: now[0])
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now[0] = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    each = Buckets(1, 1, lambda: now[0])
    assert [each.take("a"), each.take("b"), each.take("a")] == [True, True, False]


def test_servers_that_share_a_database_share_a_limit() -> None:
    """Each of three grants a third, at once and later on."""
    now = [0.0]
    part = Buckets(3, 6, lambda: now[0], lambda: 3)
    assert [part.take("a") for _ in range(3)] == [True, True, False]
    now[0] = 1.0
    assert [part.take("a") for _ in range(2)] == [True, False]


def test_tokens_and_ids_cannot_be_guessed() -> None:
    assert len({new_token() for _ in range(100)} | {new_table_id() for _ in range(100)}) == 200
    assert len(new_token()) == len(new_table_id()) == 22
    token = new_token()
    assert person_of(token) == person_of(token) != ""
    assert token not in person_of(token)
    assert [person_of(wrong) for wrong in (None, "", "short", "x" * 1000)] == ["", "", "", ""]


NAMES = [  # with marks as their scripts write them
    "Nguyễn Thị Ánh",
    "ที่รัก",
    "བསྒྲུབས་",
    "မြို့သူ",
    "ស្រីញ៉ាំ",
    "שָׁלוֹם",
    "मुहम्मद कृष्णा",
    "مُحَمَّد",
    "Ĺu̯ɓōḱ",
]


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("  Ann  Lee ", "Ann Lee"),
        ("A\x00n\u202en\u200b", "Ann"),
        ("阿明", "阿明"),
        ("x" * 60, "x" * 24),
        ("<b>", "<b>"),
        ("a" + "\u0301" * 60, "\u00e1\u0301"),
        ("a" + "".join(map(chr, range(0x300, 0x340))), "\u00e0\u0334\u0335"),
        ("a" + "\u20dd\u20de\u20df", "a\u20dd\u20de"),
        ("\u0e2a" + "\u0e47" * 20, "\u0e2a\u0e47"),
        ("\u0e2a" + "\u0e31\u0e34\u0e35\u0e36\u0e37\u0e38", "\u0e2a\u0e31\u0e34\u0e35\u0e36"),
        *((name, name) for name in NAMES),
    ],
)
def test_names_are_cleaned(given: str, shown: str) -> None:
    assert clean_name(given) == shown
