"""Two servers on one PostgreSQL: whoever comes to which, all play at the same table."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import AsyncExitStack

import msgspec
import psycopg
import pytest

from kaizhuo.cli.main import run
from kaizhuo.play.explanation import Judgement
from kaizhuo.server.web.limits import SOCKETS_EACH
from tests.server.harness import Message, Page, Player, Server, no_flip, serving
from tests.server.stores import Cluster

Nodes = tuple[Server, Server]


@pytest.fixture(scope="module")
def nodes(cluster: Cluster) -> Iterator[Nodes]:
    with serving(cluster.url) as one, serving(cluster.url) as two:
        yield one, two


def two_people(nodes: Nodes) -> tuple[Player, Player]:
    return Player(nodes[0], "Ann"), Player(nodes[1], "Bo")


async def seated(one: Page, two: Page) -> None:
    """Ann at the first server, Bo at the second."""
    await one.entered()
    await two.entered()
    await two.did(await two.say("sit", seat=1, nickname="Bo"))
    for page in (one, two):
        while not page.now:
            await page.until("now")


async def move(one: Page, two: Page) -> tuple[Page, Page]:
    """Whoever is asked moves, and both hear of it; returns who moved and who did not."""
    mover, other = (one, two) if one.now["options"] else (two, one)
    ply = mover.now["ply"]
    await mover.did(await mover.act(no_flip(mover.now)))
    await mover.until("now", lambda now: now["ply"] > ply)
    if other.now["ply"] < mover.now["ply"]:
        await other.until("now", lambda now: now["ply"] >= mover.now["ply"])
    return mover, other


async def online(page: Page, seat: int, *, there: bool) -> None:
    while page.table["seats"][seat]["online"] is not there:
        await page.until("table")


async def asked(page: Page, what: str | None) -> None:
    while (page.now["asked"] or {}).get("what") != what:
        await page.until("now")


async def test_moves_chat_and_presence_postgres(nodes: Nodes) -> None:
    ann, bo = two_people(nodes)
    table = await ann.open(["me", "open"])
    async with ann.at(table) as one:
        async with bo.at(table) as two:
            await seated(one, two)
            await online(one, 1, there=True)
            await online(two, 0, there=True)
            for _ in range(8):
                await move(one, two)
            assert [told["name"] for told in one.log] == [told["name"] for told in two.log]
            await one.did(await one.say("talk", text="hello", team=False))
            await two.until("chat")
            assert two.chat[-1]["text"] == "hello"
        await online(one, 1, there=False)


async def test_who_writes_second_does_it_again_postgres(nodes: Nodes) -> None:
    """Both say five lines at the same moment: each is stored once, and both read the same."""
    ann, bo = two_people(nodes)
    table = await ann.open(["me", "open"])
    async with ann.at(table) as one, bo.at(table) as two:
        await seated(one, two)
        said = [[await page.say("talk", text=f"{n}", team=False) for n in range(5)] for page in (one, two)]
        for page, ids in zip((one, two), said, strict=True):
            for action in ids:
                await page.did(action)
    async with ann.at(table) as one, bo.at(table) as two:
        await one.until("chat")
        await two.until("chat")
        assert one.chat == two.chat
        assert sorted((line["name"], line["text"]) for line in one.chat) == sorted(
            (name, f"{n}") for name in ("Ann", "Bo") for n in range(5)
        )


async def test_an_action_repeated_at_the_other_server_is_done_once_postgres(nodes: Nodes) -> None:
    ann, bo = two_people(nodes)
    table = await ann.open(["me", "open"])
    async with ann.at(table) as one, bo.at(table) as two:
        await seated(one, two)
        mover, _ = (one, two) if one.now["options"] else (two, one)
        player = ann if mover is one else bo
        elsewhere = Player(nodes[1] if mover is one else nodes[0], player.name, player.token)
        async with elsewhere.at(table) as again:
            await again.entered()
            await mover.act(no_flip(mover.now))
            message = json.loads(mover.sent[-1])
            await again.say("act", **{key: value for key, value in message.items() if key != "type"})
            await mover.did(message["id"])
            await again.did(message["id"])
            while again.now["ply"] == message["ply"]:
                await again.until("now")
            moved = await player.get(f"/api/tables/{table}/story")
            assert moved.json()["decided"].count(0 if mover is one else 1) == 1


async def test_a_question_is_asked_and_answered_anywhere_postgres(nodes: Nodes) -> None:
    ann, bo = two_people(nodes)
    table = await ann.open(["me", "open"])
    async with ann.at(table) as one, bo.at(table) as two:
        await seated(one, two)
        for _ in range(4):
            mover, other = await move(one, two)
        start = mover.now["ply"]
        for yes in (False, True):
            await mover.put(await mover.say("undo", ply=mover.now["ply"], undos=mover.now["undos"]))
            for page in (mover, other):
                await asked(page, "undo")
            await other.did(await other.say("agree", yes=yes))
            for page in (mover, other):
                await asked(page, None)
            if not yes:
                assert mover.now["ply"] == start
        for page in (mover, other):
            while page.now["undos"] == 0:
                await page.until("now")
            assert page.now["ply"] < start
        assert [told["name"] for told in one.log] == [told["name"] for told in two.log]


async def over(one: Page, two: Page) -> None:
    while one.now["finale"] is None:
        await move(one, two)
    while not two.table["over"]:
        await two.until("table")


async def test_a_review_a_rematch_a_branch_and_a_deletion_postgres(nodes: Nodes, cluster: Cluster) -> None:
    ann, bo = two_people(nodes)
    table = await ann.open(["me", "open"], options={"letters_to_win": 2})
    async with ann.at(table) as one, bo.at(table) as two:
        await seated(one, two)
        await over(one, two)
        await reviewed(table, cluster, ann, bo)
        wish = {"id": "b" * 12, "ply": 4, "seats": ["me", "bot:level1"], "nickname": "Bo"}
        both = await asyncio.gather(*(p.post(f"/api/tables/{table}/branch", wish) for p in (bo, at(bo, nodes[0]))))
        assert [answer.status_code for answer in both] == [200, 200]
        assert both[0].json() == both[1].json()
        await one.did(await one.say("rematch", options=None))
        await two.until("table", lambda told: bool(told["rematch"]))
        following = two.table["rematch"]
        async with bo.at(following) as again:
            await again.entered()
            assert [seat["name"] for seat in again.table["seats"]] == ["Bo", "Ann"]
        assert run(["admin", "delete", table, "--yes", "--database", cluster.url], {}) == 0
        for player in (ann, bo):
            assert (await until_gone(player, table))["code"] == "deleted-table"


async def reviewed(table: str, cluster: Cluster, *people: Player) -> None:
    """Wherever they ask, they are shown how far the one server is that is at it."""
    body = msgspec.json.encode(Judgement(0, 77, [], 0, 1.0)).decode()
    begun = (
        "INSERT INTO kaizhuo_review (table_id, seat, node, done, since, body)"
        " SELECT %s, 0, node, 0, EXTRACT(EPOCH FROM now()), %s FROM kaizhuo_node ORDER BY until DESC LIMIT 1"
    )
    with psycopg.connect(cluster.url, autocommit=True) as db:
        db.execute(begun, (table, body))
    for player in people:
        assert (await player.get(f"/api/tables/{table}/review?as=0")).json()["total"] == 77


def at(player: Player, server: Server) -> Player:
    return Player(server, player.name, player.token)


async def until_gone(player: Player, table: str) -> Message:
    while (answer := await player.get(f"/api/tables/{table}/story")).status_code == 200:
        pass
    told: Message = answer.json()
    return told


async def test_the_clock_shows_the_same_everywhere_postgres(nodes: Nodes) -> None:
    """Also to who comes in the middle of a turn, at a server that did not have the table."""
    ann, bo = two_people(nodes)
    table = await ann.open(["me", "bot:level1"], clock={"kind": "bank", "seconds": 600})
    async with ann.at(table) as one:
        await one.entered()
        while not one.now["options"] or one.now["clock"]["running"] != [0]:
            await one.until("now")
        left = one.now["clock"]["left"][0]
        async with bo.at(table) as two:
            await two.entered()
            assert two.now["clock"]["running"] == [0]
            assert two.now["clock"]["left"][0] <= left + 50


async def test_one_person_has_so_many_pages_at_all_servers_together_postgres(nodes: Nodes) -> None:
    pytest.importorskip("prometheus_client")
    ann, _ = two_people(nodes)
    table = await ann.open(["me", "bot:level1"])
    for server in nodes:
        while "\nkaizhuo_servers 2.0\n" not in (await at(ann, server).get("/metrics")).text:
            pass  # until each knows of the other, and of nobody else
    async with AsyncExitStack() as stack:
        for server in nodes:
            player = at(ann, server)
            for _ in range(SOCKETS_EACH // 2):
                await (await stack.enter_async_context(player.at(table))).entered()
            async with player.at(table) as more:
                assert (await more.until("gone"))["code"] == "too-many"


async def test_a_bot_stands_in_and_the_person_is_back_anywhere_postgres(nodes: Nodes) -> None:
    """Somebody who is here is asked, at whichever server they are."""
    ann, bo = two_people(nodes)
    table = await ann.open(["me", "open"])
    async with ann.at(table) as one, bo.at(table) as two:
        await seated(one, two)
        await online(one, 1, there=True)
        await one.put(await one.say("stand-in", seat=1))
        await asked(two, "stand-in")
        await two.did(await two.say("agree", yes=True))
        for page in (one, two):
            while not page.table["seats"][1]["stand_in"]:
                await page.until("table")
        async with at(bo, nodes[0]).at(table) as here:
            await here.entered()
            assert here.now["options"] == []
            await here.did(await here.say("back", seat=1))
        for page in (one, two):
            while page.table["seats"][1]["stand_in"]:
                await page.until("table")


async def test_the_clock_runs_for_whose_curtain_is_up_at_another_server_postgres(nodes: Nodes) -> None:
    ann, bo = two_people(nodes)
    table = await ann.open(["me", "here:Al"], clock={"kind": "bank", "seconds": 600})
    async with ann.at(table) as one, bo.at(table) as two:
        await one.entered()
        await two.entered()
        seat = one.table["curtain"]
        assert two.now["clock"]["running"] == []
        await one.did(await one.say("show", seat=seat))
        while two.now["clock"]["running"] != [seat]:
            await two.until("now")
