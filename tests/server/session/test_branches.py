"""Branches: tables that go on from a moment of a finished game."""

from __future__ import annotations

import asyncio
from pathlib import Path

from kaizhuo.play.match import verify
from kaizhuo.server.store.sqlite import SqliteBackend
from tests.server.finished import asked, finished, record_of
from tests.server.harness import Player, Server, no_flip, until_stored

CRASHES = 2


async def test_a_branch_goes_on_from_its_moment_and_knows_where_it_came_from(server: Server) -> None:
    ann = Player(server, "Ann")
    table = await finished(ann)
    old = await record_of(ann, table)
    verify(old)
    wish = {"id": "branch-wish-1", "ply": 40, "seats": ["me", "bot:level1"], "nickname": "Ann"}
    made = (await ann.post(f"/api/tables/{table}/branch", wish)).json()["table"]
    assert (await ann.post(f"/api/tables/{table}/branch", wish)).json()["table"] == made
    async with ann.at(made) as page:
        await page.entered()
        assert page.table["source"] == {"table": table, "ply": 40}
        await page.play(no_flip)
        assert page.table["commitment"] != old.commitment
    branch = await record_of(ann, made)
    assert branch.moves[:40] == old.moves[:40]
    verify(branch)
    for wrong, code in (
        ({**wish, "id": "branch-wish-2", "ply": len(old.moves)}, "nothing-left"),
        ({**wish, "id": "branch-wish-3", "seats": ["me"]}, "branch-seats"),
        ({**wish, "id": "short"}, "bad-message"),
    ):
        assert (await ann.post(f"/api/tables/{table}/branch", wrong)).json()["code"] == code


async def test_the_earlier_steps_of_a_branch_are_those_of_who_played_then(server: Server) -> None:
    ann, bo = Player(server, "Ann"), Player(server, "Bo")
    table = await finished(ann)
    wish = {"id": "other-players", "ply": 30, "seats": ["bot:level1", "me"], "nickname": "Bo"}
    made = (await bo.post(f"/api/tables/{table}/branch", wish)).json()["table"]
    async with bo.at(made) as page:
        await page.entered()
        await page.play(no_flip, stop=lambda now: now["ply"] > 40)
    then, later = [
        (await asked(bo, f"/api/tables/{made}/moments?from={ply}"))["moments"][0]["names"] for ply in (10, 40)
    ]
    assert then == (await asked(ann, f"/api/tables/{table}/moments?from=10"))["moments"][0]["names"]
    assert "Ann" in then
    assert "Bo" in later
    lines = (await asked(bo, f"/api/tables/{made}/story"))["lines"]
    assert [line["ply"] for line in lines if line["line"].startswith("From here the game goes on")] == [30]
    assert any("Ann" in line["line"] for line in lines if line["ply"] < 30)
    assert not any("Ann" in line["line"] for line in lines if line["ply"] > 30)


async def test_a_branch_waits_for_invited_friends(server: Server) -> None:
    ann, bo = Player(server, "Ann"), Player(server, "Bo")
    table = await finished(ann)
    wish = {"id": "friends-wish", "ply": 30, "seats": ["open", "me"], "nickname": "Ann"}
    made = (await ann.post(f"/api/tables/{table}/branch", wish)).json()["table"]
    async with bo.at(made) as page:
        await page.entered()
        assert not page.table["started"]
        await page.did(await page.say("sit", seat=0, nickname="Bo"))
        await page.until("now")
        assert page.now["ply"] >= 30
    refused = await bo.post(f"/api/tables/{made}/branch", {**wish, "id": "friends-wish-2", "ply": 3})
    assert refused.json()["code"] == "not-over"


async def test_kill_9_while_a_branch_is_being_made(tmp_path: Path) -> None:
    """The wish is sent and the power goes, at once or when the branch lies on the disk; asked again there is one
    branch, whole, and it plays on."""
    server = Server(str(tmp_path / "tables.db"))
    backend = SqliteBackend(server.database)
    try:
        ann = Player(server, "Ann")
        table = await finished(ann)
        for crash in range(CRASHES):
            wish = {"id": f"crash-wish-{crash}", "ply": 40, "seats": ["me", "bot:level1"], "nickname": "Ann"}
            going = asyncio.create_task(ann.post(f"/api/tables/{table}/branch", wish))
            if crash:
                await until_stored(lambda: len(backend.tables()) == 3)
            await asyncio.to_thread(server.restart)
            await asyncio.gather(going, return_exceptions=True)
            made = (await ann.post(f"/api/tables/{table}/branch", wish)).json()["table"]
            async with ann.at(made) as page:
                await page.entered()
                assert page.table["source"] == {"table": table, "ply": 40}
                if crash == CRASHES - 1:
                    await page.play(no_flip)
                    verify(await record_of(ann, made))
    finally:
        server.stop()
    assert len(backend.tables()) == 1 + CRASHES
    backend.close()
