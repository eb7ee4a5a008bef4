"""Clocks over the socket: who is asked has time, and what happens when it is up was agreed on before."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from kaizhuo.play.clock import ClockRule
from kaizhuo.server.protocol.http import NewTable
from kaizhuo.server.session.guest import Guest
from kaizhuo.server.session.opening import open_table
from kaizhuo.server.session.presence import Presence
from kaizhuo.server.session.timing import Timing
from kaizhuo.server.web.cookies import person_of
from kaizhuo.server.web.outbox import Outboxes, SocketOutbox
from tests.server.harness import Page, Player, Server, no_flip
from tests.server.session.test_seats import LONG, catch_up, pair, until_asked

ANN = person_of("a" * 22)
SHORT = {"kind": "turn", "seconds": 5, "at_zero": "stand-in"}


async def two_people(server: Server, clock: dict[str, Any]) -> tuple[Player, Player, str]:
    ann, bo = Player(server, "Ann"), Player(server, "Bo")
    return ann, bo, await ann.open(["me", "open"], clock=clock, options={"letters_to_win": 8})


async def in_turn(one: Page, two: Page) -> tuple[Page, Page]:
    """Who is asked, and the other."""
    return (one, two) if one.now["options"] else (two, one)


async def test_who_is_asked_has_time_and_others_may_give_more(server: Server) -> None:
    ann, bo, table = await two_people(server, LONG)
    async with ann.at(table) as one, bo.at(table) as two:
        await pair(ann, bo, one, two)
        asked, other = await in_turn(one, two)
        mine, theirs = asked.table["you"], other.table["you"]
        assert asked.now["clock"]["running"] == [mine]
        before = asked.now["clock"]["left"]
        assert max(before) <= 600_000
        assert (await asked.refused(await asked.say("give", seat=mine)))["code"] == "no-give"
        await other.did(await other.say("give", seat=mine))
        await other.until("now", lambda now: now["clock"]["left"][mine] > 640_000)
        await catch_up(asked, other)
        await until_asked(other, asked)
        assert other.now["clock"]["running"] == [theirs]
        assert other.now["clock"]["left"][mine] > 645_000  # the increment


async def test_a_pause_needs_everybody_and_stops_everything(server: Server) -> None:
    ann, bo, table = await two_people(server, LONG)
    async with ann.at(table) as one, bo.at(table) as two:
        await pair(ann, bo, one, two)
        await one.put(await one.say("pause"))
        await two.until("now", lambda now: now["asked"] is not None)
        assert two.now["asked"]["what"] == "pause"
        assert not two.now["clock"]["paused"]
        await two.did(await two.say("agree", yes=True))
        await one.until("now", lambda now: now["clock"]["paused"])
        assert one.now["clock"]["running"] == []
        await two.until("now", lambda now: now["clock"]["paused"])
        asked, _ = await in_turn(one, two)
        assert (await asked.refused(await asked.act(no_flip(asked.now))))["code"] == "paused"
        await two.did(await two.say("resume"))
        await one.until("now", lambda now: not now["clock"]["paused"])
        assert (await one.refused(await one.say("resume")))["code"] == "not-paused"


async def test_at_zero_a_bot_stands_in_also_after_a_crash(tmp_path: Path) -> None:
    """The server dies while the time of Ann or Bo runs; it goes on from what was told, and at zero a bot plays."""
    server = Server(str(tmp_path / "tables.db"))
    try:
        ann, bo, table = await two_people(server, SHORT)
        async with ann.at(table) as one, bo.at(table) as two:
            await pair(ann, bo, one, two)
            asked, other = await in_turn(one, two)
            seat = asked.table["you"]
            await other.did(await other.say("talk", text="take your time"))
            await asyncio.to_thread(server.restart)
            with pytest.raises(ConnectionClosed):
                await one.until("pong")
        async with ann.at(table) as one:
            await one.entered()
            assert one.now["clock"]["running"] == [seat]
            assert one.now["clock"]["left"][seat] <= 5_000
            assert one.table["seats"][seat]["stand_in"] == ""
            await one.until("table", lambda table: bool(table["seats"][seat]["stand_in"]))
            ply = one.now["ply"]
            await one.until("now", lambda now: now["ply"] > ply)
    finally:
        server.stop()


def page_of(person: str) -> Guest:
    return Guest(person, "en", SocketOutbox(Outboxes(), ""), "")


def timed(seconds: int, *kinds: str) -> tuple[Timing, Presence, list[float]]:
    """A game by a clock of so many seconds a turn, and what time it is."""
    now = [0.0]
    new = NewTable("dnup", list(kinds), "Ann", clock=ClockRule("turn", seconds))
    table, _ = open_table("T" * 22, new, ANN, bytes(32))
    presence = Presence(60, lambda: now[0])
    return Timing(table, presence, lambda: now[0], set()), presence, now


def test_time_stands_still_while_nobody_is_there_unless_they_play_by_letter() -> None:
    for seconds, runs in ((300, False), (86_400, True)):
        timing, presence, now = timed(seconds, "me", "bot:level1")
        while not timing.asked():  # the bot begins
            table = timing.table
            assert table.match is not None
            table.match.submit(1, table.match.observe(1).options[0])
        timing.after([])
        now[0] = seconds + 1.0
        assert timing.expired() == ([0] if runs else [])
        assert (timing.wait() is None) or runs
        presence.enter(page_of(ANN))
        assert bool(timing.after([])) != runs
        now[0] += seconds + 1.0
        assert timing.expired() == [0]


def test_time_that_is_up_rings_until_a_bot_stands_in() -> None:
    """However often it is set anew, and whoever leads the table only then."""
    timing, presence, now = timed(300, "me", "here:Bo")
    page = page_of(ANN)
    presence.enter(page)
    (page.shown,) = timing.table.awaited()
    timing.after([])
    for passed, wait in ((0.0, 300.0), (299.999, 0.001), (300.0, 0.0), (400.0, 0.0)):
        now[0] = passed
        assert timing.wait() == wait
    timing.after(timing.table.stand_in("", page.shown))
    assert timing.wait() is None


def test_time_that_ran_since_the_curtain_went_up_runs_on() -> None:
    """Whoever lowers it again, or closes the page, gains nothing."""
    timing, presence, now = timed(300, "me", "here:Bo")
    device, beside = page_of(ANN), page_of(ANN)
    presence.enter(device)
    presence.enter(beside)
    timing.after([])
    (seat,) = timing.table.awaited()
    state = timing.state()
    assert state is not None
    assert state.running == []
    device.shown = seat
    assert timing.after([])
    now[0] = 100.0
    presence.leave(device, timing.table)
    assert not timing.after([])
    now[0] = 200.0
    state = timing.state()
    assert state is not None
    assert (state.running, state.left[seat]) == ([seat], 100_000)


@pytest.mark.parametrize(
    "clock",
    [
        {"kind": "turn"},
        {"kind": "turn", "seconds": 0},
        {"kind": "hourglass", "seconds": 60},
        {"kind": "bank", "seconds": 60, "increment": -1},
        {"kind": "bank", "seconds": 60, "at_zero": "lose"},
        {"kind": "bank", "seconds": 60, "cheat": True},
    ],
)
async def test_a_clock_that_cannot_be(server: Server, clock: dict[str, object]) -> None:
    body = {"game": "dnup", "seats": ["me", "open"], "nickname": "Ann", "clock": clock}
    answer = await Player(server, "Ann").post("/api/tables", body)
    assert answer.status_code == 400
    assert answer.json()["code"] == "bad-message"


async def test_without_a_clock_there_is_nothing_to_stop(server: Server) -> None:
    ann = Player(server, "Ann")
    table = await ann.open(["me", "bot:level1"])
    async with ann.at(table) as page:
        await page.entered()
        assert page.now["clock"] is None
        assert (await page.refused(await page.say("pause")))["code"] == "no-clock"
