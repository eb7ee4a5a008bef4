"""Chat: plain text, not too much of it, to everybody or to one's team."""

from __future__ import annotations

from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from kaizhuo.server.store.events import Said, decode_event, encode_event
from tests.server.harness import Page, Player, Server

SECRET = "we lack two gins"


def heard(page: Page) -> list[str]:
    return [line["text"] for line in page.chat]


async def cheers(server: Server, stack: AsyncExitStack, **options: str) -> list[Page]:
    """Four people at Cheers, in teams of two, and one who looks on."""
    players = [Player(server, name) for name in ("Ann", "Bo", "Cy", "Di", "Eve")]
    table = await players[0].open(["me", "open", "open", "open"], game="cheers", options=options)
    pages = [await stack.enter_async_context(player.at(table)) for player in players]
    for seat, page in enumerate(pages):
        await page.entered()
        if 0 < seat < 4:
            await page.did(await page.say("sit", seat=seat, nickname=players[seat].name))
    for page in pages:
        while not page.table["started"] or not page.now:
            await page.receive()
    return pages


async def test_a_team_talks_apart(server: Server) -> None:
    """What one says to the team is on no other wire, neither now nor for who joins later."""
    async with AsyncExitStack() as stack:
        pages = await cheers(server, stack)
        ann, bo, cy, di, eve = pages
        assert ann.table["team"] == [0, 2]
        assert eve.table["team"] == []
        await ann.did(await ann.say("talk", text=SECRET, team=True))
        await ann.did(await ann.say("talk", text="  hello\u202e \n <b>all</b> "))
        for page in pages:
            await page.drain()
        assert heard(ann) == heard(cy) == [SECRET, "hello <b>all</b>"]
        for page in (bo, di, eve):
            assert heard(page) == ["hello <b>all</b>"]
            assert not any(SECRET.encode() in raw for raw in page.raw)
        assert (await eve.refused(await eve.say("talk", text="may I?")))["code"] == "looking-on"
        assert (await eve.refused(await eve.say("talk", text="may I?", team=True)))["code"] == "looking-on"
        async with Player(server, "Fay").at(ann.table["id"]) as late:
            await late.entered()
            await late.drain()
            assert heard(late) == ["hello <b>all</b>"]
            assert not any(SECRET.encode() in raw for raw in late.raw)


@pytest.mark.parametrize("variant", ["apprentice", "masquerade"])
async def test_a_variant_may_forbid_talk_in_the_team(server: Server, variant: str) -> None:
    async with AsyncExitStack() as stack:
        ann, *_ = await cheers(server, stack, variant=variant)
        assert ann.table["team"] == []
        refused = await ann.refused(await ann.say("talk", text=SECRET, team=True))
        assert refused["code"] == "no-team"


async def test_team_talk_stays_behind_the_curtain(server: Server) -> None:
    """Ann and Bo are opponents at one device: what Ann's team says is not sent while Bo, or nobody, is shown."""
    ann, cy = Player(server, "Ann"), Player(server, "Cy")
    table = await ann.open(["me", "here:Bo", "open", "here:Di"], game="cheers")
    async with ann.at(table) as device, cy.at(table) as two:
        await device.entered()
        await two.entered()
        await two.did(await two.say("sit", seat=2, nickname="Cy"))
        await device.until("now")
        await device.did(await device.say("show", seat=1))
        await two.did(await two.say("talk", text=SECRET, team=True))
        await device.drain()
        assert not any(SECRET.encode() in raw for raw in device.raw)
        await device.did(await device.say("show", seat=0))
        await device.until("now")
        assert heard(device) == [SECRET]
        before = len(device.raw)
        await device.did(await device.say("show", seat=3))
        await device.until("now")
        assert heard(device) == []
        assert not any(SECRET.encode() in raw for raw in device.raw[before:])


async def test_not_too_much_and_never_lost(tmp_path: Path) -> None:
    """Who talks too fast is asked to wait; what was acknowledged is there after a crash, once."""
    server = Server(str(tmp_path / "tables.db"))
    try:
        ann = Player(server, "Ann")
        table = await ann.open(["me", "open"])
        async with ann.at(table) as page:
            await page.entered()
            said = [await page.say("talk", text=f"line {i}") for i in range(5)]
            for action in said:
                await page.did(action)
            assert (await page.refused(await page.say("talk", text="more")))["code"] == "too-fast"
            assert (await page.refused(await page.say("talk", text="\u202e\u200b")))["code"] == "empty-line"
        server.restart()
        async with ann.at(table) as page:
            await page.entered()
            await page.did(await page.say("talk", id=said[4], text="line 4"))
            assert heard(page) == [f"line {i}" for i in range(5)]
    finally:
        server.stop()


async def test_a_phrase_of_the_house_is_in_no_language(server: Server) -> None:
    """It counts as a line: who looks on has none, too many are too fast, and who comes later hears it too."""
    ann, eve = Player(server, "Ann"), Player(server, "Eve")
    table = await ann.open(["me", "open"])
    async with ann.at(table) as page, eve.at(table) as looking:
        await page.entered()
        await looking.entered()
        await page.did(await page.say("react", phrase="well-played"))
        await looking.until("chat")
        (line,) = looking.chat
        assert (line["phrase"], line["text"], line["team"], line["name"]) == ("well-played", "", False, "Ann")
        assert (await looking.refused(await looking.say("react", phrase="wow")))["code"] == "looking-on"
        for _ in range(4):
            await page.did(await page.say("react", phrase="thanks"))
        assert (await page.refused(await page.say("react", phrase="thanks")))["code"] == "too-fast"
        async with Player(server, "Fay").at(table, "lang=zh-Hant") as late:
            await late.entered()
            await late.drain()
            assert [line["phrase"] for line in late.chat] == ["well-played", *["thanks"] * 4]


def test_lines_from_before_there_were_phrases_are_read() -> None:
    said = Said(0, "Ann", "hello", False, 1_700_000_000, "ann", "abcdefgh")
    assert b"phrase" not in encode_event(said)
    assert decode_event(encode_event(said).decode()) == said
