"""Players who are away, and who plays in their place, seats that change hands, several seats at one device."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from kaizhuo.games import load_game
from kaizhuo.play.clock import ClockRule
from kaizhuo.server.session.lists import head_of
from kaizhuo.server.session.table import Table as ServerTable
from kaizhuo.server.store.events import Opened, TableEvent, encode_event
from kaizhuo.server.store.sqlite import SqliteBackend
from kaizhuo.server.store.store import Write
from kaizhuo.server.web.cookies import person_of
from tests.server.harness import Message, Page, Player, Server, no_flip, serving, until_stored
from tests.server.store.test_crash import stored_record

LONG = {"kind": "bank", "seconds": 600, "increment": 5, "at_zero": "stand-in"}


def lines(page: Page) -> list[str]:
    return [told["line"] for told in page.log if told["line"]]


def may(page: Page, seat: int) -> list[str]:
    return list(page.table["seats"][seat]["may"])


async def pair(ann: Player, bo: Player, one: Page, two: Page) -> None:
    """Ann opened a table with a free seat, and Bo takes it."""
    await one.entered()
    await two.entered()
    await two.did(await two.say("sit", seat=1, nickname=bo.name))
    await one.until("now")
    await two.until("now")


async def catch_up(page: Page, other: Page) -> None:
    moment = other.now["ply"], other.now["undos"], other.now["changes"]
    while (page.now["ply"], page.now["undos"], page.now["changes"]) != moment:
        await page.until("now")


async def until_asked(page: Page, *others: Page) -> None:
    """Others move till this page is asked."""
    while not page.now["options"]:
        for other in others:
            await catch_up(other, page)
            if other.now["options"]:
                await other.did(await other.act(no_flip(other.now)))
        await page.until("now")


async def test_a_bot_stands_in_and_the_person_takes_the_seat_back(tmp_path: Path) -> None:
    """Bo goes away while he is asked; when he is gone for a while Ann lets a bot play for him; Bo comes back by one
    message."""
    with serving(str(tmp_path / "tables.db"), "--grace", "0.3") as server:
        ann, bo = Player(server, "Ann"), Player(server, "Bo")
        table = await ann.open(["me", "open"], options={"letters_to_win": 8})
        async with ann.at(table) as one:
            async with bo.at(table) as two:
                await pair(ann, bo, one, two)
                assert may(two, 0) == ["ask-stand-in"]  # Ann is here
                await until_asked(two, one)
                await catch_up(one, two)
            await one.until("table", lambda table: not table["seats"][1]["online"])
            while "stand-in" not in may(one, 1):
                await one.until("table")
            ply = one.now["ply"]
            await one.did(await one.say("stand-in", seat=1))
            await one.until("now", lambda now: now["ply"] > ply)
            assert one.table["seats"][1]["kind"] == "person"
            assert one.table["seats"][1]["name"] == "Bo"
            assert one.table["seats"][1]["stand_in"]
            assert any("plays for Bo" in line for line in lines(one))
            assert any(line.startswith("Bo (bot)") for line in lines(one))
            async with bo.at(table) as back:
                await back.entered()
                assert back.now["options"] == []
                assert "back" in may(back, 1)
                refused = await back.refused(await back.act("flip"))
                assert refused["code"] == "stood-in"
                await back.did(await back.say("back", seat=1))
                await back.until("now", lambda now: now["changes"] == 3)
                assert back.table["seats"][1]["stand_in"] == ""
                assert lines(back)[-1] == "Bo is back and plays again."
                await catch_up(one, back)
                await until_asked(back, one)
                await back.did(await back.act(no_flip(back.now)))
                await back.until("now")
                since = lines(back).index("Bo is back and plays again.")
                assert any(line.startswith("You ") for line in lines(back)[since:])
                assert any(line.startswith("Bo (bot)") for line in lines(back))  # what the bot did stays the bot's
        async with bo.at(table) as anew:
            await anew.entered()
            assert anew.log == back.log


async def test_others_may_let_a_bot_stand_in_after_a_while(tmp_path: Path) -> None:
    with serving(str(tmp_path / "tables.db"), "--grace", "0.3") as server:
        ann, bo = Player(server, "Ann"), Player(server, "Bo")
        table = await ann.open(["me", "open"])
        async with bo.at(table) as two:
            async with ann.at(table) as one:
                await pair(ann, bo, one, two)
            await two.until("table", lambda table: not table["seats"][0]["online"])
            if may(two, 0) == []:
                await two.until("table", lambda table: "stand-in" in table["seats"][0]["may"])
            await two.did(await two.say("stand-in", seat=0))
            await two.until("table", lambda table: bool(table["seats"][0]["stand_in"]))
            assert (await two.refused(await two.say("stand-in", seat=0)))["code"] == "no-stand-in"
            assert (await two.refused(await two.say("back", seat=0)))["code"] == "not-stood-in"
            async with Player(server, "Eve").at(table) as eve:
                await eve.entered()
                assert (await eve.refused(await eve.say("stand-in", seat=1)))["code"] == "looking-on"


async def test_a_stand_in_goes_on_after_a_crash(tmp_path: Path) -> None:
    """Killed while the bot thinks: who sits where, the log and the moves are as they were told, and the bot moves."""
    server = Server(str(tmp_path / "tables.db"))
    try:
        ann, bo = Player(server, "Ann"), Player(server, "Bo")
        table = await ann.open(["me", "open"])
        async with ann.at(table) as one, bo.at(table) as two:
            await pair(ann, bo, one, two)
            await until_asked(two, one)
            ply = two.now["ply"]
            await two.did(await two.say("stand-in", seat=1))
            await asyncio.to_thread(server.restart)  # at once: the bot has hardly begun
            with pytest.raises(ConnectionClosed):
                await one.until("pong")
        await until_stored(lambda: len(stored_record(server.database, table).moves) > ply)
        assert stored_record(server.database, table).moves[ply].startswith("1 ")
        async with bo.at(table) as back:
            await back.entered()
            assert back.table["seats"][1]["stand_in"]
            assert any("plays for Bo" in line for line in lines(back))
    finally:
        server.stop()


async def test_who_is_here_is_asked_before_a_bot_plays_for_them(server: Server) -> None:
    """Also by the host; who says no, or moves, plays on."""
    ann, bo = Player(server, "Ann"), Player(server, "Bo")
    table = await ann.open(["me", "open"], options={"letters_to_win": 8})
    async with ann.at(table) as one, bo.at(table) as two:
        await pair(ann, bo, one, two)
        await until_asked(two, one)
        await catch_up(one, two)
        assert may(one, 1) == ["ask-stand-in"]
        await one.put(await one.say("stand-in", seat=1))
        await two.until("now", lambda now: now["asked"] is not None)
        question = two.now["asked"]
        assert (question["what"], question["name"], question["seat"], question["waiting"]) == (
            "stand-in",
            "Ann",
            1,
            [1],
        )
        assert two.now["options"]
        await two.did(await two.say("agree", yes=False))
        await one.until("now", lambda now: now["asked"] is None)
        assert (await one.refused(await one.say("stand-in", seat=1)))["code"] == "declined"
        await two.did(await two.act(no_flip(two.now)))
        await one.drain()
        await one.put(await one.say("stand-in", seat=1))
        await one.until("now", lambda now: now["asked"] is not None)
        await two.drain()
        await until_asked(two, one)
        await two.did(await two.act(no_flip(two.now)))  # whoever moves is there
        await two.until("now", lambda now: now["asked"] is None)
        await one.drain()
        await one.put(await one.say("stand-in", seat=1))
        await two.until("now", lambda now: now["asked"] is not None)
        await two.did(await two.say("agree", yes=True))
        await two.until("table", lambda table: bool(table["seats"][1]["stand_in"]))
        assert "back" in may(two, 1)


async def test_who_does_not_answer_for_a_while_is_not_there(tmp_path: Path) -> None:
    with serving(str(tmp_path / "tables.db"), "--grace", "0.2") as server:
        ann, bo = Player(server, "Ann"), Player(server, "Bo")
        table = await ann.open(["me", "open"])
        async with ann.at(table) as one, bo.at(table) as two:
            await pair(ann, bo, one, two)
            await one.put(await one.say("stand-in", seat=1))
            await two.until("table", lambda table: bool(table["seats"][1]["stand_in"]))


async def test_seats_change_hands_while_the_game_is_on(server: Server) -> None:
    """Whoever comes from outside is asked for, and the log says what they see; who had the seat comes back to it."""
    ann, bo, cy = (Player(server, name) for name in ("Ann", "Bo", "Cy"))
    table = await ann.open(["me", "bot:level1"])
    async with ann.at(table) as one, bo.at(table) as two, cy.at(table) as three:
        for page in (one, two, three):
            await page.entered()
        assert may(two, 1) == ["ask-sit"]
        await two.put(await two.say("sit", seat=1, nickname="Bo"))
        await one.until("now", lambda now: now["asked"] is not None)
        question = one.now["asked"]
        assert (question["what"], question["by"], question["name"], question["seat"]) == ("sit", None, "Bo", 1)
        assert (await three.refused(await three.say("sit", seat=1, nickname="Cy")))["code"] == "undo-asked"
        assert (await three.refused(await three.say("agree", yes=True)))["code"] == "looking-on"
        await two.until("table", lambda table: table["seats"][1]["may"] == ["withdraw"])
        assert two.table["you"] is None
        await one.did(await one.say("agree", yes=True))
        await two.until("now", lambda now: now["changes"] == 2)
        assert two.table["mine"] == [1]
        assert lines(two)[-1] == "Bo takes Bao’s seat and can now see what that seat holds."
        await catch_up(one, two)
        await until_asked(two, one)
        assert (await three.refused(await three.say("sit", seat=1, nickname="Cy")))["code"] == "full-table"
        await two.did(await two.say("leave"))
        await one.until("table", lambda table: table["seats"][1]["kind"] == "open")
        assert may(one, 1) == ["bot"]
        await three.until("table", lambda table: table["seats"][1]["kind"] == "open")
        await three.put(await three.say("sit", seat=1, nickname="Cy"))
        await one.until("now", lambda now: now["asked"] is not None)
        await one.did(await one.say("agree", yes=False))
        await three.until("now", lambda now: now["asked"] is None)
        assert (await three.refused(await three.say("sit", seat=1, nickname="Cy")))["code"] == "declined"
        await one.did(await one.say("bot", seat=1, bot="level1"))
        await two.until("table", lambda table: table["seats"][1]["kind"] == "bot")
        assert may(two, 1) == ["sit"]
        await two.did(await two.say("sit", seat=1, nickname="Bo"))
        await two.until("now", lambda now: bool(now["options"]) or now["awaited"] == [0])
        assert "Bo is back and plays again." in lines(two)
        await catch_up(one, two)
        log = lines(one)
    async with ann.at(table) as again:
        await again.entered()
        assert lines(again)[: len(log)] == log


async def test_what_an_outsider_asks_goes_with_them_and_stops_nobody(server: Server) -> None:
    ann, bo, cy = (Player(server, name) for name in ("Ann", "Bo", "Cy"))
    table = await ann.open(["me", "open", "bot:level1"], clock=LONG)
    async with ann.at(table) as one, bo.at(table) as two:
        await pair(ann, bo, one, two)
        async with cy.at(table) as three:
            await three.entered()
            await three.put(await three.say("sit", seat=2, nickname="Cy"))
            await one.until("now", lambda now: now["asked"] is not None)
            assert one.now["asked"]["waiting"] == [0, 1]
            await one.put(await one.say("agree", yes=True))  # Bo has not answered
        await one.until("now", lambda now: now["asked"] is None)
        async with cy.at(table) as three:
            await three.entered()
            await three.put(await three.say("sit", seat=2, nickname="Cy"))
            await one.put(await one.say("pause"))  # of those who play comes first
            await two.until("now", lambda now: now["asked"] is not None and now["asked"]["what"] == "pause")


async def test_a_game_nobody_attends_rests(tmp_path: Path) -> None:
    """The time of the only person ran out, and they went away: no bot plays their game to its end."""
    database = str(tmp_path / "tables.db")
    ann, clock = "a" * 22, ClockRule("turn", 5)
    opened = Opened("dnup", load_game("dnup").rules_version, {}, 2, person_of(ann), False, "00" * 32, clock=clock)
    table = ServerTable("T" * 22, opened)
    events: list[TableEvent] = [
        opened,
        *table.sit(person_of(ann), 0, "Ann"),
        *table.seat_bot(person_of(ann), 1, "level1"),
    ]
    events += table.stand_in("", 0)
    backend = SqliteBackend(database)
    backend.write([Write(0, [encode_event(event).decode() for event in events], head_of(table, int(time.time())))])
    backend.close()
    with serving(database) as server:
        async with Player(server, "Eve").at(table.id) as eve, Player(server, "Ann", ann).at(table.id) as one:
            await eve.entered()
            await one.entered()
            await one.drain()
            assert one.now["ply"] == eve.now["ply"] == table.ply  # it would have gone on since the start
            assert one.now["resting"]
            assert one.now["thinking"] == []
            await one.did(await one.say("back", seat=0))
            await one.until("now", lambda now: bool(now["options"]))
            assert not one.now["resting"]
            ply = one.now["ply"]
            await one.did(await one.say("stand-in", seat=0))  # as she wishes, and she looks on
            await one.until("now", lambda now: now["ply"] > ply)


async def test_time_runs_when_the_curtain_is_lifted(server: Server) -> None:
    ann = Player(server, "Ann")
    table = await ann.open(["me", "here:Bo"], clock=LONG)
    async with ann.at(table) as device, Player(server, "Eve").at(table) as eve:
        await device.entered()
        await eve.entered()
        for _ in range(3):
            seat = device.table["curtain"]
            assert device.now["clock"]["running"] == []
            await device.did(await device.say("show", seat=seat))
            await device.until("now", lambda now: bool(now["options"]))
            await eve.until("now", lambda now, seat=seat: now["clock"]["running"] == [seat])  # type: ignore[misc]
            while device.table["curtain"] is None:
                await device.did(await device.act(no_flip(device.now)))
                await device.drain()
    async with Player(server, "Eve").at(table) as eve:
        await eve.entered()
        assert eve.now["clock"]["running"] == []


def secret_part(page: Page) -> list[bytes]:
    return [raw for raw in page.raw if raw.startswith((b'{"type":"now"', b'{"type":"log"'))]


async def test_the_curtain_shows_nobodys_cards(server: Server) -> None:
    """Ann and Bo share a device, Cy is elsewhere.  Behind the curtain the page is sent what a stranger is sent."""
    ann, cy, eve = (Player(server, name) for name in ("Ann", "Cy", "Eve"))
    table = await ann.open(["me", "here:Bo", "open"], options={"letters_to_win": 3})
    async with ann.at(table) as device, cy.at(table) as two, eve.at(table) as stranger:
        for page in (device, two, stranger):
            await page.entered()
        assert device.table["mine"] == [0, 1]
        await two.did(await two.say("sit", seat=2, nickname="Cy"))
        for page in (device, two, stranger):
            await page.until("now")
        shown: list[int] = []
        for _ in range(12):
            await stranger.drain()
            await device.drain()
            (seat,) = stranger.now["awaited"]
            if seat == 2:
                await catch_up(two, stranger)
                await two.did(await two.act(no_flip(two.now)))
                continue
            if device.table["you"] != seat:
                assert device.table["you"] is None
                assert device.table["curtain"] == seat
                assert device.now["options"] == []
                assert device.now["view"] == stranger.now["view"]
                assert device.log == stranger.log
                await device.did(await device.say("show", seat=seat))
                await device.until("now", lambda now: bool(now["options"]))
                shown.append(seat)
            assert device.table["you"] == seat
            assert device.table["curtain"] is None
            assert device.now["view"] != stranger.now["view"]
            await device.did(await device.act(no_flip(device.now), seat=seat))
        assert {0, 1} <= set(shown)
        assert (await device.refused(await device.say("show", seat=2)))["code"] == "not-your-seat"
        assert (await stranger.refused(await stranger.say("show", seat=0)))["code"] == "looking-on"
        assert (await two.refused(await two.act("flip", seat=0)))["code"] == "not-your-seat"
    async with ann.at(table, f"lang=en&since={device.now['ply']}&undos=0&changes=1") as again:
        await again.entered()
        assert again.table["you"] is None  # a page that comes back comes back to the curtain
        assert again.now["view"] == stranger.now["view"]


async def test_everybody_at_one_device(server: Server) -> None:
    """A whole game: nobody else at the table, the curtain falls between turns, taking back asks nobody."""
    ann = Player(server, "Ann")
    table = await ann.open(["me", "here:Bo", "here:Bo"], options={"letters_to_win": 2})

    def choose(now: Message) -> str:
        return no_flip(now)

    async with ann.at(table) as device:
        await device.entered()
        assert [seat["name"] for seat in device.table["seats"]] == ["Ann", "Bo", "Bo (2)"]
        while device.now["finale"] is None:
            if device.table["curtain"] is not None:
                await device.did(await device.say("show", seat=device.table["curtain"]))
                await device.until("now", lambda now: bool(now["options"]))
            await device.did(await device.act(choose(device.now)))
            await device.drain()
        assert device.table["over"]


async def test_somebody_else_may_share_the_device_in_the_waiting_room(server: Server) -> None:
    ann, bo = Player(server, "Ann"), Player(server, "Bo")
    table = await ann.open(["me", "open", "open"])
    async with bo.at(table) as page:
        await page.entered()
        await page.did(await page.say("sit", seat=1, nickname="Bo"))
        assert (await page.refused(await page.say("sit", seat=2, nickname="Cy")))["code"] == "already-seated"
        await page.did(await page.say("sit", seat=2, nickname="Cy", beside=True))
        await page.until("table", lambda table: table["started"])
        assert page.table["mine"] == [1, 2]
