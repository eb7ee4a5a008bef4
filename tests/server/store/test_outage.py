"""A database that is away: told as that, in one line of the log, and all goes on by itself when it is back."""

from __future__ import annotations

import resource
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.harness import Page, Player, Server, no_flip, serving
from tests.server.stores import Cluster


async def asked(page: Page) -> Page:
    await page.entered()
    while not page.now["options"]:
        await page.until("now")
    return page


async def turned_away(player: Player, table: str) -> int | None:
    """Come to a table that cannot be read: nothing is said, and one may come again."""
    async with player.at(table) as page:
        with pytest.raises(ConnectionClosed):
            await page.receive()
        return page.socket.close_code


async def let_in(player: Player, table: str) -> None:
    """As a page does: come again until the door is open."""
    while True:
        async with player.at(table) as page:
            try:
                await page.entered()
            except ConnectionClosed:
                assert page.socket.close_code == 1013
                continue
            return


async def ply_of(player: Player, table: str) -> int:
    async with player.at(table) as page:
        await page.entered()
        return int(page.now["ply"])


def told(server: Server) -> list[str]:
    """Its log, without the moments."""
    return [line.split(" ", 2)[2] for line in server.log()]


async def until_answered(player: Player, path: str) -> httpx.Response:
    while True:
        answer = await player.get(path)
        if answer.status_code != 503:
            return answer


async def goes_on(player: Player, table: str) -> None:
    """Bots play on as soon as somebody looks on."""
    async with player.at(table) as page:
        await page.entered()
        seen = page.now["ply"]
        await page.until("now", lambda now: now["ply"] > seen + 3)


async def test_postgres_stops_and_comes_back(cluster: Cluster) -> None:
    with serving(cluster.url) as server:
        ann = Player(server, "Ann")
        table = await ann.open(["me", "bot:level1"], options={"letters_to_win": 2})
        alone = await ann.open(["bot:level1"] * 4, game="steam-up")
        async with ann.at(alone) as looker:
            await looker.entered()
            async with ann.at(table) as page:
                await asked(page)
                cluster.control("stop")
                try:
                    action = await page.act(no_flip(page.now))
                    with pytest.raises(ConnectionClosed):
                        await page.did_not(action)
                    assert page.socket.close_code == 1013
                    for path in ("/api/home", f"/api/tables/{'x' * 22}/story"):
                        answer = await ann.get(path)
                        assert (answer.status_code, answer.headers["retry-after"]) == (503, "2")
                        assert answer.json()["code"] == "storage"
                    posted = await ann.post("/api/tables", {"game": "dnup", "seats": ["me", "open"], "nickname": "A"})
                    assert posted.status_code == 503
                    assert await turned_away(ann, table) == 1013
                    with pytest.raises(ConnectionClosed):
                        await looker.until("pong")
                    assert looker.socket.close_code == 1013
                finally:
                    cluster.control("start")
        assert (await until_answered(ann, "/api/home")).status_code == 200
        await let_in(ann, table)
        await let_in(ann, alone)
        await goes_on(ann, alone)
        lines = told(server)
        assert sum("cannot be read" in line for line in lines) == 1
        assert sum("cannot be written" in line for line in lines) == 1
        assert not any("Traceback" in line for line in lines)
        assert len(lines) <= 4


def limit_files(server: Server, size: int) -> None:
    """No file of the server may grow beyond that, as on a disk that is full."""
    hard = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)[1]
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, hard))


async def test_a_full_disk_and_then_room_again(tmp_path: Path) -> None:
    """Reading goes on; what cannot be written is not done; bots go on when there is room."""
    with serving(str(tmp_path / "tables.db")) as server:
        ann = Player(server, "Ann")
        table = await ann.open(["me", "bot:level1"])
        alone = await ann.open(["bot:level1"] * 4, game="steam-up")
        async with ann.at(table) as page, ann.at(alone) as looker:
            await asked(page)
            limit_files(server, 4096)
            action = await page.act(no_flip(page.now))
            with pytest.raises(ConnectionClosed):
                await page.did_not(action)
            with pytest.raises(ConnectionClosed):
                await looker.until("pong")
            assert (page.socket.close_code, looker.socket.close_code) == (1013, 1013)
        posted = await ann.post("/api/tables", {"game": "dnup", "seats": ["me", "open"], "nickname": "A"})
        assert posted.status_code == 503
        assert (await ann.get("/api/home")).status_code == 200
        assert await ply_of(ann, table) == page.now["ply"]
        limit_files(server, resource.RLIM_INFINITY)
        await until_answered(ann, "/api/home")
        await let_in(ann, alone)
        await goes_on(ann, alone)
        (first, again) = told(server)
        assert first.startswith("ERROR the database cannot be written:")
        assert again == "WARNING the database can be written again"
