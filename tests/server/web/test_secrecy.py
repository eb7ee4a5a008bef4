"""Byte for byte: what somebody may not know changes nothing that is sent to them, by whatever door they come.

Two servers hold the same table in two worlds (`twins.py`).  The same things are said and asked at both.  Whoever cannot
know of the difference must receive the same bytes all the time, until they may know of it; whoever can does not.
"""

from __future__ import annotations

import os
import random
import re
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Final

import httpx
import pytest

from kaizhuo.bots.pool import Pool
from kaizhuo.core.state import CHANCE, SPECTATOR
from kaizhuo.play.chance import commitment_of
from kaizhuo.play.match import Match, replay
from kaizhuo.server.session.house import House
from kaizhuo.server.session.thinking import Thinking
from kaizhuo.server.store.databases import open_database
from kaizhuo.server.web.app import Settings, make_app
from tests.server.harness import Page, Player, Server, serving
from tests.server.twins import CASES, GAMES, TOKENS, Pair, pair_at, prepare, sight, viewers

NOBODY: Final = -9  # who has no cookie and looks on
LANGUAGES = ["en", "zh-Hant", "en", "zh-Hans", "en", "zh-Hant", "en", "zh-Hans"]
MOVES = 25
LOOKED_AT = len(CASES) if os.environ.get("KAIZHUO_PROFILE") == "soak" else len(GAMES)

each_case = pytest.mark.parametrize("number", range(len(CASES)), ids=[f"{table}-{verb}" for table, verb in CASES])
each_game = pytest.mark.parametrize("number", range(LOOKED_AT), ids=[str(table) for table, _ in CASES[:LOOKED_AT]])


@pytest.fixture(scope="module")
def pairs() -> list[Pair]:
    return [pair_at(*case) for case in CASES]


@pytest.fixture(scope="module")
def servers(pairs: list[Pair], tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    """Each table three times: to play at, to ask about, and for two who share a device."""
    folder = tmp_path_factory.mktemp("secrecy")
    for file, records in (("one.db", [pair.record for pair in pairs]), ("two.db", [pair.other for pair in pairs])):
        for what in ("played", "asked", "shared"):
            named = [(name_of(what, number), record) for number, record in enumerate(records)]
            prepare(str(folder / file), named, shared=what == "shared")
    with serving(str(folder / "one.db")) as one, serving(str(folder / "two.db")) as two:
        yield one, two


def name_of(what: str, number: int) -> str:
    return f"{what}{number:02d}".ljust(22, "0")


def visitor(server: Server, viewer: int) -> Player:
    """Who has the seat; or somebody who has none, with a cookie or without."""
    return Player(server, "", None if viewer == NOBODY else TOKENS[viewer], cookie=viewer != NOBODY)


async def enter(server: Server, table: str, seats: int, stack: AsyncExitStack) -> dict[int, Page]:
    """The players and two who look on, one after the other, so that both servers see the same order."""
    pages: dict[int, Page] = {}
    for viewer, lang in zip([*range(seats), SPECTATOR, NOBODY], LANGUAGES, strict=False):
        page = await stack.enter_async_context(visitor(server, viewer).at(table, f"lang={lang}"))
        await page.entered()
        pages[viewer] = page
        for earlier in pages.values():
            await earlier.drain()
    for page in pages.values():
        while page.table["watching"] != 2 or not all(seat["online"] for seat in page.table["seats"]):
            await page.until("table")
    return pages


def read(page: Page) -> list[bytes]:
    """All that was sent; of what says who is here, which comes in its own time, the last."""
    tables = [raw for raw in page.raw if raw.startswith(b'{"type":"table"')]
    return [*(raw for raw in page.raw if raw not in tables), tables[-1]]


def common(one: Match, two: Match, seat: int, rng: random.Random) -> str | None:
    """Something that can be said in both worlds; rather a move than flipping the hand."""
    other = set(two.observe(seat).options)
    says = [one.game.words.sentence(action) for action in one.observe(seat).options if action in other]
    forward = [say for say in says if say != "flip"]
    return rng.choice(forward or says) if says else None


async def say_at(pages: dict[int, Page], seat: int, sentence: str, said: int) -> None:
    for viewer in (0, SPECTATOR, NOBODY):  # refusals are compared too
        await pages[viewer].refused(await pages[viewer].act("nonsense 9x", id=f"nonsense-{said}"))
    await pages[seat].did(await pages[seat].act(sentence, id=f"action-{said}"))
    for page in pages.values() if said % 10 == 4 else ():
        recalled = await page.say("recall", ply=page.now["ply"] - 3, id=f"recall-{said}")
        await page.until("recalled", lambda message, wish=recalled: message["id"] == wish)  # type: ignore[misc]
    if said % 10 == 9:
        await pages[0].socket.send('{"type":"language","lang":"zh-Hans"}')
        await pages[0].until("log")
    for page in pages.values():
        await page.drain()


def unsigned(raw: list[bytes], *secrets: str) -> bytes:
    """Without the fingerprint of the secret, which is drawn anew for each table and tells nothing."""
    text = b"\n".join(raw)
    for secret in secrets:
        text = text.replace(commitment_of(bytes.fromhex(secret)).encode(), b"#")
    return re.sub(rb"2-[0-9a-f]{64}", b"#", text)


@each_case
async def test_equal_bytes_until_the_difference_shows(
    pairs: list[Pair], servers: tuple[Server, Server], number: int
) -> None:
    pair = pairs[number]
    one, two = replay(pair.record), replay(pair.other)
    secrets = pair.record.secret, pair.other.secret
    alike = pair.alike
    rng = random.Random(number)
    compared = 0
    async with AsyncExitStack() as stack:
        table = name_of("played", number)
        here, there = [await enter(server, table, pair.table.seats, stack) for server in servers]
        for said in range(MOVES):
            for viewer in [*alike, *([NOBODY] if SPECTATOR in alike else [])]:
                one_read, two_read = unsigned(read(here[viewer]), *secrets), unsigned(read(there[viewer]), *secrets)
                assert one_read == two_read, f"{viewer}: {said}"
            compared += len(alike)
            sentence = None if one.over else common(one, two, one.awaited()[0], rng)
            if sentence is None:
                break
            seat = one.awaited()[0]
            for match, pages in ((one, here), (two, there)):
                match.say(seat, sentence)
                await say_at(pages, seat, sentence, said)
            alike = [viewer for viewer in alike if sight(one, viewer) == sight(two, viewer)]
        assert compared > 3
        assert any(read(here[viewer]) != read(there[viewer]) for viewer in viewers(one) if viewer not in alike)


def addresses(table: str, match: Match) -> dict[str, list[str]]:
    """Every address of a table, and how it is asked: about oneself, about everybody, about things past."""
    eyes = ["me", "open", *map(str, range(len(match.seats)))]
    decided = [ply for ply, move in enumerate(match.moves) if move.seat != CHANCE]
    blocks = [f"?as={who}&from={first}&lang=zh-Hant" for who in eyes for first in (0, max(0, match.ply - 20))]
    return {
        "/t/{table}": [""],
        "/api/tables/{table}/story": [f"?as={who}&lang=en" for who in eyes],
        "/api/tables/{table}/moments": blocks,
        "/api/tables/{table}/why": [f"?ply={ply}&lang=en" for ply in (0, decided[-1], match.ply)],
        "/api/tables/{table}/review": [f"?as={who}" for who in eyes],
        "/api/tables/{table}/proof": [""],
        "/api/tables/{table}/record": [""],
        "/api/tables/{table}/branch": [""],
    }


async def ask(http: httpx.AsyncClient, path: str, query: str) -> bytes:
    if path.endswith("/branch"):
        wish = {"id": "branch-wish", "ply": 3, "seats": ["me", "bot:level1"], "nickname": "Ann"}
        answer = await http.post(path, json=wish)
    else:
        answer = await http.get(path + query)
    content = re.sub(rb'"touched":\d+', b"", answer.content)
    if path == "/api/home":  # the order of the tables is that of the seconds in which they were touched
        content = b"{".join(sorted(content.split(b"{")))
    return b"%d " % answer.status_code + content


@each_game
async def test_every_address_sends_equal_bytes(pairs: list[Pair], servers: tuple[Server, Server], number: int) -> None:
    pair, table = pairs[number], name_of("asked", number)
    match = replay(pair.record)
    thought = next(move.seat for move in reversed(match.moves) if move.seat != CHANCE)  # who may ask why they did it
    asked = addresses(table, match)
    for viewer in [*viewers(match), NOBODY]:
        same = (SPECTATOR if viewer == NOBODY else viewer) in pair.alike
        differs = same
        async with visitor(servers[0], viewer).http() as one, visitor(servers[1], viewer).http() as two:
            for path, queries in [*asked.items(), ("/api/home", [""])]:
                for query in [] if path.endswith("/why") and viewer == thought else queries:
                    here, there = [await ask(http, path.format(table=table), query) for http in (one, two)]
                    assert not same or here == there, f"viewer {viewer}: {path}{query}"
                    differs = differs or here != there
        assert differs, f"viewer {viewer} sees the difference and was told nothing of it"


async def test_no_address_of_a_table_is_left_out(tmp_path: Path) -> None:
    house = House(open_database(str(tmp_path / "tables.db")), Thinking(Pool(1), 20), 0, 0, 1)
    routes = {str(getattr(route, "path", "")) for route in make_app(Settings(), house).routes}
    await house.close()
    match = GAMES[0][0].match(1)
    match.submit(match.awaited()[0], match.observe(match.awaited()[0]).options[0])
    assert {path for path in routes if "{table}" in path} == {*addresses("", match), "/ws/{table}"}


@each_game
async def test_the_curtain_sends_equal_bytes(pairs: list[Pair], servers: tuple[Server, Server], number: int) -> None:
    """Two share a device: behind the curtain it is told what a stranger is, before it what that seat is."""
    pair, table = pairs[number], name_of("shared", number)
    secrets = pair.record.secret, pair.other.secret
    seats = sorted((0, 1), key=lambda seat: seat not in pair.alike)
    same = SPECTATOR in pair.alike
    async with AsyncExitStack() as stack:
        here, there = [await stack.enter_async_context(visitor(server, 0).at(table)) for server in servers]
        for page in (here, there):
            await page.entered()
        for seat in (None, *seats):
            for page in (here, there):
                if seat is not None:
                    await page.did(await page.say("show", seat=seat, id=f"show-{seat}-show"))
                await page.say("recall", ply=page.now["ply"] - 3, id=f"recall-{seat}")
                await page.until("recalled")
                await page.drain()
            same = same and (seat is None or seat in pair.alike)
            equal = unsigned(here.raw, *secrets) == unsigned(there.raw, *secrets)
            assert equal == same, f"shown: {seat}"
    for path in ("story?as=me", "story?as=0", "story?as=1", "moments?as=me", "moments?as=1", "why?ply=0", "record"):
        one, two = [(await visitor(server, 0).get(f"/api/tables/{table}/{path}")).content for server in servers]
        assert one == two or SPECTATOR not in pair.alike, path
