"""Hints: free against bots, by consent among people, and for nobody else's eyes."""

from __future__ import annotations

import json
from pathlib import Path

from tests.server.harness import Message, Page, Player, Server, serving
from tests.server.session.test_seats import pair, until_asked


async def hinted(page: Page) -> Message:
    asked = await page.say("hint")
    found: Message = await page.until("hinted", lambda message: message["id"] == asked)
    return found


async def test_a_hint_says_what_kind_of_thing_it_is_and_why_in_plain_words(server: Server) -> None:
    ann = Player(server, "Ann")
    table = await ann.open(["me", "bot:level1"])
    async with ann.at(table, "lang=en") as page:
        await page.entered()
        assert page.table["hints"]
        while not page.now["options"]:
            await page.until("now")
        hint = await hinted(page)
        assert hint["kind"] in hint["kinds"]
        assert set(hint["kinds"]) <= {"play a set", "add a card to a set", "take a set", "flip your hand"}
        assert not any("%" in line for line in hint["because"])


async def test_among_people_there_are_hints_only_if_all_agree(server: Server) -> None:
    ann, bo = Player(server, "Ann"), Player(server, "Bo")
    table = await ann.open(["me", "open"])
    async with ann.at(table) as one, bo.at(table) as two:
        await pair(ann, bo, one, two)
        assert (one.table["hints"], two.table["hints"]) == (False, False)
        await until_asked(one, two)
        assert (await one.refused(await one.say("hint")))["code"] == "hints-unasked"
        await one.put(await one.say("hints"))
        await two.until("now", lambda now: now["asked"] is not None)
        assert two.now["asked"]["what"] == "hints"
        await two.did(await two.say("agree", yes=False))
        await one.until("now", lambda now: now["asked"] is None)
        assert not one.table["hints"]
        await one.put(await one.say("hints"))
        await two.until("now", lambda now: now["asked"] is not None)
        await two.did(await two.say("agree", yes=True))
        await one.until("table", lambda message: message["hints"])
        await two.until("table", lambda message: message["hints"])
        assert (await hinted(one))["label"]
        assert (await two.refused(await two.say("hints")))["code"] == "hints-allowed"
        await two.did(await two.say("stand-in", seat=1))
        await two.did(await two.say("back", seat=1))
        await one.until("table", lambda message: not message["hints"])


async def test_nobody_else_is_sent_a_hint_and_who_looks_on_gets_none(server: Server) -> None:
    ann, bo = Player(server, "Ann"), Player(server, "Bo")
    table = await ann.open(["me", "bot:level1"])
    async with ann.at(table) as page, bo.at(table) as beside:
        await page.entered()
        await beside.entered()
        assert not beside.table["hints"]
        while not page.now["options"]:
            await page.until("now")
        await hinted(page)
        assert (await beside.refused(await beside.say("hint")))["code"] == "no-hint"
        assert (await beside.refused(await beside.say("hints")))["code"] == "looking-on"


async def test_that_all_agreed_survives_a_restart(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")
    with serving(database) as server:
        ann, bo = Player(server, "Ann"), Player(server, "Bo")
        table = await ann.open(["me", "open"])
        async with ann.at(table) as one, bo.at(table) as two:
            await pair(ann, bo, one, two)
            await one.put(await one.say("hints"))
            await two.until("now", lambda now: now["asked"] is not None)
            await two.did(await two.say("agree", yes=True))
    with serving(database) as server:
        async with Player(server, "Ann", token=ann.token).at(table) as page:
            await page.entered()
            assert page.table["hints"], json.dumps(page.table)
