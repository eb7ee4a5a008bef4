"""Playing again with the same people."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from kaizhuo.core.state import SPECTATOR
from kaizhuo.server.protocol.http import NewBranch, NewTable
from kaizhuo.server.session.branching import open_branch
from kaizhuo.server.session.ids import next_table_id
from kaizhuo.server.session.loading import load_table
from kaizhuo.server.session.opening import next_table, open_table
from kaizhuo.server.session.reader import Reader
from kaizhuo.server.session.table import Table
from kaizhuo.server.store.events import Opened, Rematched, decode_event, encode_event
from kaizhuo.server.store.sqlite import SqliteBackend
from kaizhuo.server.web.cookies import person_of
from tests.server.harness import Page, Player, Server, no_flip, until_stored
from tests.server.session.test_seats import catch_up


async def finished(server: Server, stack: AsyncExitStack, *names: str) -> tuple[list[Player], list[Page]]:
    """Some people, one of them with a second seat at the same device, a bot, a spectator: their game is over."""
    players = [Player(server, name) for name in names]
    seats = ["me", *["open"] * (len(names) - 2), "here:Zoe", "bot:level1"]
    table = await players[0].open(seats, options={"letters_to_win": 2})
    pages = [await stack.enter_async_context(player.at(table)) for player in players]
    for seat, page in enumerate(pages):
        await page.entered()
        if 0 < seat < len(names) - 1:
            await page.did(await page.say("sit", seat=seat, nickname=names[seat]))
    for page in pages:
        while not page.now:
            await page.receive()
    watcher = pages[-1]
    while watcher.now["finale"] is None:
        (seat,) = watcher.now["awaited"]
        moment = watcher.now["ply"]
        if watcher.table["seats"][seat]["kind"] == "person":
            page = pages[seat] if seat < len(names) - 1 else pages[0]
            await catch_up(page, watcher)
            if page.table["you"] != seat:
                await page.did(await page.say("show", seat=seat))
                await page.until("now", lambda now: bool(now["options"]))
            await page.did(await page.act(no_flip(page.now)))
        while watcher.now["ply"] == moment:
            await watcher.receive()
    for page in pages:
        await page.drain()
    return players, pages


async def test_a_rematch_keeps_everybody_and_the_next_begins(server: Server) -> None:
    async with AsyncExitStack() as stack:
        (ann, _, _), (one, two, three) = await finished(server, stack, "Ann", "Bo", "Eve")
        assert (await three.refused(await three.say("rematch")))["code"] == "looking-on"
        await two.did(await two.say("rematch"))
        for page in (one, two, three):
            while not page.table["rematch"]:
                await page.receive()
        following = one.table["rematch"]
        assert following == three.table["rematch"] != one.table["id"]
        assert (await one.refused(await one.say("rematch")))["code"] == "rematched"
        names = [seat["name"] for seat in one.table["seats"]]
        again = await stack.enter_async_context(ann.at(following))
        await again.entered()
        assert again.table["started"]
        assert [seat["name"] for seat in again.table["seats"]] == [*names[1:], names[0]]  # who was second begins
        assert again.table["mine"] == [1, 3]
        assert again.table["options"] == {"letters_to_win": 2}
        assert again.table["commitment"] != one.table["commitment"]


async def test_other_options_need_everybody(server: Server) -> None:
    async with AsyncExitStack() as stack:
        _, (one, two, _) = await finished(server, stack, "Ann", "Bo", "Eve")
        refused = await two.refused(await two.say("rematch", options={"letters_to_win": 99}))
        assert refused["code"] == "option-value"
        await two.put(await two.say("rematch", options={"letters_to_win": 3}))
        await one.until("now", lambda now: now["asked"] is not None)
        assert one.now["asked"]["what"] == "rematch"
        assert one.now["asked"]["options"] == {"letters_to_win": 3}
        assert one.table["rematch"] == ""
        await one.did(await one.say("agree", yes=True))
        while not two.table["rematch"]:
            await two.receive()
        async with Player(server, "Fay").at(two.table["rematch"]) as again:
            await again.entered()
            assert again.table["options"] == {"letters_to_win": 3}


def branched() -> Table:
    """A finished game that branched off from another one, all by hand."""
    ann = person_of("a" * 22)
    seats = ["me", "bot:level1"]
    first, _ = open_table("first", NewTable("dnup", seats, "Ann", {"letters_to_win": 2}), ann, bytes(32))
    play_out(first)
    table, _ = open_branch("second", first, NewBranch("wish-wish", 30, seats, "Ann"), ann, b"2" * 32)
    play_out(table)
    return table


def play_out(table: Table) -> None:
    match = table.match
    assert match is not None
    rng = random.Random(1)
    while not match.over:
        seat = match.awaited()[0]
        options = match.observe(seat).options
        onward = [one for one in options if match.game.words.sentence(one) != "flip"]
        match.submit(seat, rng.choice(onward or options))


def test_the_rematch_of_a_branched_game_begins_anew() -> None:
    table = branched()
    (again,) = table.play_again(table.opened.host, table.opened.options)
    assert isinstance(again, Rematched)
    following, events = next_table(table, again, b"3" * 32, bool)
    opened = events[0]
    assert isinstance(opened, Opened)
    assert opened.origin is None
    dealt = {"secret": opened.secret, "commitment": opened.commitment}
    assert opened == msgspec.structs.replace(table.opened, **dealt, origin=None)
    assert [(change.ply, change.what) for change in following.changes] == [(0, "")]
    assert load_table("third", events).changes == following.changes
    assert following.match is not None
    said = [told.line for told in Reader(following, SPECTATOR, "en").log(following.match).lines if told.line]
    assert len(said) == len(set(said)) > 1
    assert not any("From here the game goes on" in line for line in said)


def test_branches_and_files_that_were_stored_before_origins_are_read() -> None:
    """`moves`, `branches`, `earlier` and `upload` stood among the fields of `opened`."""
    opened = branched().opened
    now = msgspec.json.decode(encode_event(opened))
    before = {**now, **now.pop("origin")}
    before.pop("origin", None)
    assert set(before) >= {"moves", "branches", "earlier"}
    assert decode_event(msgspec.json.encode(before).decode()) == opened
    for wrong in ({**before, "branches": 3}, {"type": "left", "moves": []}, [before]):
        with pytest.raises(msgspec.ValidationError):
            decode_event(msgspec.json.encode(wrong).decode())


async def test_a_running_game_has_no_rematch(server: Server) -> None:
    ann = Player(server, "Ann")
    table = await ann.open(["me", "bot:level1"])
    async with ann.at(table) as page:
        await page.entered()
        assert (await page.refused(await page.say("rematch")))["code"] == "still-playing"


async def test_kill_9_while_a_rematch_is_made(tmp_path: Path) -> None:
    """The wish is sent and the power goes, at once or when the next table lies on the disk: then the old table says
    where it goes on.  Asked again there is one rematch, by the options that the old table tells."""
    server = Server(str(tmp_path / "tables.db"))
    backend = SqliteBackend(server.database)
    try:
        ann = Player(server, "Ann")
        for stored, letters in ((False, 3), (True, 4)):
            table = await ann.open(["me", "bot:level1"], options={"letters_to_win": 2})
            async with ann.at(table) as page:
                await page.entered()
                await page.play(no_flip)
                await page.drain()
                following = next_table_id(page.table["secret"])
                wish = await page.say("rematch", options={"letters_to_win": letters})
                if stored:
                    await until_stored(lambda name=following: bool(backend.events(name)))  # type: ignore[misc]
                await asyncio.to_thread(server.restart)
                with pytest.raises(ConnectionClosed):
                    await page.until("pong")
            async with ann.at(table) as page:
                await page.entered()
                assert bool(page.table["rematch"]) == bool(backend.events(following))
                assert page.table["rematch"] or not stored
                again = await page.say("rematch", id=wish, options={"letters_to_win": letters})
                await page.did(again)
                await page.drain()
                assert page.table["rematch"] == following
            async with ann.at(following) as page:
                await page.entered()
                assert page.table["options"] == {"letters_to_win": letters}
                while not page.now["options"]:
                    await page.until("now")
    finally:
        server.stop()
    assert len(backend.tables()) == 4
    backend.close()
