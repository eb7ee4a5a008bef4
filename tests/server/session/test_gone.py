"""Tables that are archived or deleted."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from kaizhuo.cli.main import run
from kaizhuo.server.session.ids import branch_id, new_table_id, next_table_id
from kaizhuo.server.store.events import Deleted, encode_event
from kaizhuo.server.store.sqlite import SqliteBackend
from kaizhuo.server.store.store import Write
from tests.bots.positions import random_match
from tests.server.finished import asked, send
from tests.server.harness import Player, Server, no_flip, serving


async def test_an_archived_table_is_kept_and_comes_back_when_somebody_opens_it(tmp_path: Path) -> None:
    ann_token = "a" * 22
    database = str(tmp_path / "tables.db")
    with serving(database) as server:
        ann = Player(server, "Ann", ann_token)
        table = await ann.open(["me", "open"], public=True)
    backend = SqliteBackend(database)
    head = backend.head(table)
    assert head is not None
    backend.write([Write(2, [], msgspec.structs.replace(head, touched=head.touched - 3 * 86_400))])
    with serving(database, "--archive", "2") as server:
        ann = Player(server, "Ann", ann_token)
        home = await asked(ann, "/api/home")
        assert [row["archived"] for row in home["mine"]] == [True]
        assert home["public"] == []
        async with ann.at(table) as page:
            await page.entered()
        home = await asked(ann, "/api/home")
        assert [row["archived"] for row in home["mine"]] == [False]
        assert [row["table"] for row in home["public"]] == [table]
    backend.close()


async def test_a_deleted_table_says_so_even_to_who_still_sits_there(tmp_path: Path) -> None:
    with serving(str(tmp_path / "tables.db")) as server:
        ann = Player(server, "Ann")
        table = await ann.open(["me", "bot:level1"])
        backend = SqliteBackend(server.database)
        async with ann.at(table) as page:
            await page.entered()
            while not page.now["options"]:
                await page.until("now")
            backend.delete(table, encode_event(Deleted(1)).decode())
            await page.act(no_flip(page.now))
            with pytest.raises(ConnectionClosed):
                await page.until("done")
        backend.close()
        async with ann.at(table) as page:
            gone = await page.until("gone")
        assert gone["code"] == "deleted-table"
        assert (await ann.get(f"/api/tables/{table}/story")).status_code == 410
        assert json.loads((await ann.get("/api/home")).content)["mine"] == []


async def test_what_the_owner_deletes_is_gone_also_where_nobody_moves(server: Server) -> None:
    """A running game and a record that somebody brought: whoever looks on is sent away, and every address says so."""
    ann = Player(server, "Ann")
    running = await ann.open(["me", "open"])
    brought = (await send(ann, "/api/records", msgspec.json.encode(random_match("dnup", 30).record()))).json()["table"]
    for table in (running, brought):
        async with ann.at(table) as page:
            await page.entered()
            assert run(["admin", "delete", table, "--yes", "--database", server.database], {}) == 0
            with pytest.raises(ConnectionClosed):
                await page.until("pong")
            assert page.socket.close_code == 1013
        async with ann.at(table) as page:
            assert (await page.receive())["code"] == "deleted-table"
        for path in ("story", "moments", "record", "proof"):
            answer = await ann.get(f"/api/tables/{table}/{path}")
            assert (answer.status_code, answer.json()["code"]) == (410, "deleted-table")
    assert not any("cannot go on" in line for line in server.log())


def test_no_table_is_named_like_an_option() -> None:
    """So that an owner can name it to a command."""
    for number in range(2000):
        names = (new_table_id(), next_table_id(f"{number:064x}"), branch_id("table", "ann", str(number)))
        assert not any(name.startswith("-") for name in names)
