"""kill -9 at any moment: every acknowledged action is there, once, and bots go on."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from kaizhuo.play.match import verify
from kaizhuo.play.record import Record
from kaizhuo.server.store.events import Moved, Opened, decode_event
from kaizhuo.server.store.sqlite import SqliteBackend
from tests.server.harness import Player, Server, no_flip, until_stored

CRASHES = 3


def stored_record(database: str, table: str) -> Record:
    """The record of a table, from what lies on the disk; nothing of it was ever taken back."""
    backend = SqliteBackend(database)
    opened, *rest = [decode_event(body) for body in backend.events(table)]
    backend.close()
    assert isinstance(opened, Opened)
    moves = [move for event in rest if isinstance(event, Moved) for move in event.moves]
    return Record(opened.game, opened.rules_version, opened.options, [""] * opened.seats, moves, "", opened.secret)


async def test_nothing_acknowledged_is_lost_or_done_twice(tmp_path: Path) -> None:
    """One person against bots; the server is killed again and again right after the click, before the answer is read.

    The page then comes back by its last ply and repeats what was not acknowledged under the same id.
    """
    server = Server(str(tmp_path / "tables.db"))
    try:
        ann = Player(server, "Ann")
        table = await ann.open(["me", "bot:greedy", "bot:uniform"])
        done: dict[str, str] = {}  # id -> sentence, acknowledged
        unanswered: dict[str, object] | None = None
        for crash in range(CRASHES + 1):
            async with ann.at(table) as page:
                await page.entered()
                if unanswered is not None:
                    await page.did(await page.say("act", **unanswered))
                    done[str(unanswered["id"])] = str(unanswered["say"])
                    while page.now["ply"] == unanswered["ply"]:  # it was lost, and is done only now
                        await page.until("now")
                turns = 0
                while page.now["finale"] is None and (crash == CRASHES or turns < 4):
                    if not page.now["options"]:
                        await page.until("now")
                        continue
                    sentence, ply = no_flip(page.now), page.now["ply"]
                    moment = {"ply": ply, "undos": 0, "say": sentence}
                    action = await page.say("act", **moment)
                    turns += 1
                    if crash < CRASHES and turns == 4:
                        unanswered = {"id": action, **moment}
                        break
                    await page.did(action)
                    done[action] = sentence
                    await page.until("now", lambda now, ply=ply: now["ply"] > ply)  # type: ignore[misc]
                if crash < CRASHES:
                    await asyncio.to_thread(server.restart)
                else:
                    assert page.now["finale"] is not None
        record = stored_record(server.database, table)
        mine = [move.removeprefix("0 ") for move in record.moves if move.startswith("0 ")]
        assert mine == list(done.values())
    finally:
        server.stop()


async def test_bots_go_on_after_a_restart_with_nobody_there(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "tables.db"), "--pace", "1")
    try:
        ann = Player(server, "Ann")
        table = await ann.open(["me", "bot:greedy", "bot:uniform"])
        async with ann.at(table) as page:
            await page.entered()
            while not page.now["options"]:
                await page.until("now")
            await page.did(await page.act(no_flip(page.now)))
            seen = len(stored_record(server.database, table).moves)
            await asyncio.to_thread(server.restart)
            with pytest.raises(ConnectionClosed):
                await page.until("pong")
        await until_stored(lambda: len(stored_record(server.database, table).moves) > seen)  # nobody opens the table
    finally:
        server.stop()


async def test_bots_among_themselves_rest_till_somebody_looks_on(server: Server) -> None:
    ann = Player(server, "Ann")
    table = await ann.open(["bot:greedy", "bot:uniform", "bot:greedy"])
    dealt = len(stored_record(server.database, table).moves)
    async with ann.at(await ann.open(["bot:greedy", "bot:uniform"])) as page:  # meanwhile others play on
        await page.entered()
        await page.play(no_flip, lambda now: now["ply"] > 60)
    assert len(stored_record(server.database, table).moves) == dealt
    async with ann.at(table) as page:
        await page.entered()
        await page.play(no_flip, lambda now: now["ply"] > dealt + 5)


async def test_the_stored_record_can_be_verified(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "tables.db"))
    try:
        ann = Player(server, "Ann")
        table = await ann.open(["me", "bot:greedy"])
        async with ann.at(table) as page:
            await page.entered()
            await page.play(no_flip)
            commitment, scores = page.table["commitment"], page.now["scores"]
    finally:
        server.stop()
    record = stored_record(server.database, table)
    whole = Record(
        record.game, record.rules_version, record.options, record.seats, record.moves, commitment, record.secret
    )
    match = verify(whole)
    assert match.over
    assert [int(score) for score in match.game.scores(match.state)] == scores
