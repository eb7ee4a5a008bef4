"""`kaizhuo sit`: a bot of somebody's own at an online table, from its seat to the next game."""

from __future__ import annotations

import asyncio
import json
import os
import shlex
import signal
import sys
from asyncio.subprocess import Process
from pathlib import Path
from typing import Any

import pytest

from kaizhuo.cli.main import run
from kaizhuo.cli.visiting import read_key
from tests.server.harness import Page, Player, Server, no_flip

BOT = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    open(sys.argv[1], "a").write(line)
    say = [option for option in asked["options"] if option != "flip"] or asked["options"]
    print(json.dumps({"id": asked["id"], "say": say[0], "stay": True}), flush=True)
"""
SHORT = {"letters_to_win": 2}


class Line:
    """What lies between the bot and the server, and can be cut."""

    def __init__(self, server: Server) -> None:
        self.port = int(server.url.rpartition(":")[2])
        self.ends: list[asyncio.StreamWriter] = []

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        from_server, to_server = await asyncio.open_connection("127.0.0.1", self.port)
        self.ends += [writer, to_server]
        await asyncio.gather(pass_on(reader, to_server), pass_on(from_server, writer), return_exceptions=True)

    def cut(self) -> None:
        while self.ends:
            self.ends.pop().transport.abort()


async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while data := await reader.read(65536):
        writer.write(data)
    writer.close()


class Owner:
    """Whoever starts the bot."""

    def __init__(self, server: Server, folder: Path) -> None:
        self.url = server.url
        self.note = folder / "asked"
        self.key = folder / "keys" / "key"
        (folder / "mybot.py").write_text(BOT)
        self.command = shlex.join([sys.executable, str(folder / "mybot.py"), str(self.note)])

    def words(self, table: str, bot: str = "") -> list[str]:
        link = f"{self.url}/t/{table}"
        return ["sit", link, "--bot", bot or f"sharky=cmd:{self.command}", "--key", str(self.key), "--lang", "en"]

    async def sit(self, table: str, bot: str = "") -> int:
        return await asyncio.to_thread(run, self.words(table, bot), {})

    async def start(self, table: str) -> Process:
        """As a program of its own."""
        command = [sys.executable, "-m", "kaizhuo.cli", *self.words(table)]
        return await asyncio.create_subprocess_exec(*command, env={**os.environ, "PYTHONUNBUFFERED": "1"})

    def asked(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.note.read_text().splitlines()] if self.note.exists() else []


@pytest.fixture
def owner(server: Server, tmp_path: Path) -> Owner:
    return Owner(server, tmp_path)


async def seated(page: Page) -> dict[str, Any]:
    while not page.now:
        await page.receive()
    seat: dict[str, Any] = page.table["seats"][1]
    return seat


async def test_a_bot_plays_a_whole_game_agrees_to_an_undo_and_follows_to_the_next(
    server: Server, owner: Owner, capsys: pytest.CaptureFixture[str]
) -> None:
    host, line = Player(server, "Ann"), Line(server)
    table = await host.open(["me", "open"], options=SHORT)
    between = await asyncio.start_server(line.carry, "127.0.0.1", 0)
    owner.url = f"http://127.0.0.1:{between.sockets[0].getsockname()[1]}"
    bot = asyncio.create_task(owner.sit(table))
    async with between, host.at(table) as page:
        assert (await seated(page))["name"] == "sharky (bot)"
        await page.play(no_flip, stop=lambda now: now["ply"] > 60 and now["undo"] == "consent")  # both have acted
        await page.say("undo", ply=page.now["ply"], undos=page.now["undos"])
        await page.until("now", lambda now: now["undos"] == 1)
        line.cut()  # it comes back
        await page.play(no_flip)
        await page.did(await page.say("rematch", options=None))
        while not page.table["rematch"]:
            await page.until("table")
        async with host.at(page.table["rematch"]) as again:
            await seated(again)
            await again.play(no_flip)
        await page.socket.close()
        assert await bot == 0
    assert len([line for line in capsys.readouterr().out.splitlines() if "sharky (bot) (" in line]) == 2
    asked = owner.asked()
    assert {question["match"] for question in asked} == {1, 2, 3}  # the game, the same after the undo, the next one
    for match in (1, 2, 3):
        told = [question["told"] for question in asked if question["match"] == match]
        assert told[0][0][0] == "round-began"  # from its beginning
        assert ["round-began", "1"] not in [event for later in told[1:] for event in later]
    assert [question["id"] for question in asked] == list(range(1, len(asked) + 1))


async def test_two_bots_find_two_seats_and_do_not_wait_for_each_other(server: Server, tmp_path: Path) -> None:
    table = await Player(server, "Ann").open(["open", "open"], options=SHORT)
    owners = []
    for name in ("one", "other"):
        (tmp_path / name).mkdir()
        owners.append(Owner(server, tmp_path / name))
    programs = [await owner.start(table) for owner in owners]
    assert [await program.wait() for program in programs] == [0, 0]
    assert {owner.asked()[0]["seat"] for owner in owners} == {0, 1}


async def test_a_bot_that_misbehaves_is_replaced_at_the_table(server: Server, owner: Owner) -> None:
    host = Player(server, "Ann")
    table = await host.open(["me", "open"], options=SHORT)
    answer = 'input(); print(\'{"id": 1, "say": "resign"}\', flush=True); input()'
    bot = asyncio.create_task(owner.sit(table, f"cmd:{shlex.join([sys.executable, '-c', answer])}"))
    async with host.at(table) as page:
        await seated(page)
        await page.play(no_flip)  # a bot of the server plays on
        assert page.table["seats"][1]["stand_in"]
    assert await bot == 1


async def test_who_stops_it_leaves_nobody_waiting_and_the_key_brings_it_back(server: Server, owner: Owner) -> None:
    host = Player(server, "Ann")
    table = await host.open(["me", "open"], options=SHORT)
    process = await owner.start(table)
    async with host.at(table) as page:
        await seated(page)
        await page.play(no_flip, stop=lambda now: bool(now["options"] and owner.asked()))
        process.send_signal(signal.SIGINT)
        assert await process.wait() == 130
        while not page.table["seats"][1]["stand_in"]:
            await page.until("table")
        before = len(owner.asked())
        bot = asyncio.create_task(owner.sit(table))
        while page.table["seats"][1]["stand_in"]:
            await page.until("table")
        await page.play(no_flip)
    assert await bot == 0
    assert len(owner.asked()) > before


async def test_a_full_table_a_wrong_link_and_a_server_that_is_not_there(
    server: Server, owner: Owner, capsys: pytest.CaptureFixture[str]
) -> None:
    ann, bo = Player(server, "Ann"), Player(server, "Bo")
    table = await ann.open(["me", "open"])
    async with bo.at(table) as page:
        await page.did(await page.say("sit", seat=1, nickname="Bo"))
    refused = {
        "no seat": owner.words(table),
        "not the link of a table": ["sit", server.url, "--bot", "cmd:x"],
        "Cannot reach": ["sit", f"http://127.0.0.1:1/t/{table}", "--bot", "cmd:x", "--key", str(owner.key)],
        "not a bot of your own": owner.words(table, "level1"),
        "no table": owner.words("A" * 22),
    }
    for words, line in refused.items():
        code = await asyncio.to_thread(run, line, {"LANG": "en"})
        err = capsys.readouterr().err
        assert code in (1, 2)
        assert len(err.splitlines()) == 1
        assert words in err


async def test_those_who_play_may_decline(server: Server, owner: Owner, capsys: pytest.CaptureFixture[str]) -> None:
    host = Player(server, "Ann")
    table = await host.open(["me", "bot:level1"])
    async with host.at(table) as page:
        bot = asyncio.create_task(owner.sit(table))
        await page.until("now", lambda now: now["asked"] is not None)
        await page.did(await page.say("agree", yes=False))
        assert await bot == 2
    assert "agreed" in capsys.readouterr().err


def test_no_server_learns_the_key_of_another(tmp_path: Path) -> None:
    file = tmp_path / "key"
    one, two = read_key(file, "http://a"), read_key(file, "http://b")
    assert one != two
    assert one == read_key(file, "http://a")
    assert len(one) == 22
    assert one not in file.read_text()
    assert file.stat().st_mode & 0o077 == 0
