"""Whole games over the socket."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

import pytest

from tests.server.harness import Player, Server, no_flip


async def test_four_people_play_a_whole_game(server: Server) -> None:
    players = [Player(server, name) for name in ("Ann", "Bo", "Cy", "Di")]
    table = await players[0].open(["me", "open", "open", "open"])
    async with AsyncExitStack() as stack:
        pages = [await (await stack.enter_async_context(player.at(table))).entered() for player in players]
        for seat in (1, 2, 3):
            await pages[seat].did(await pages[seat].say("sit", seat=seat, nickname=players[seat].name))
        for page in pages:
            if not page.now:
                await page.until("now")
        await asyncio.gather(*(page.play(no_flip) for page in pages))
        for page in pages:
            assert page.now["finale"] == pages[0].now["finale"]
            assert page.now["scores"] == pages[0].now["scores"]
            best, *others = page.now["finale"]["tallies"]
            assert best["place"] == 1
            assert page.now["finale"]["verdict"] == "First to collect enough letters."
            for tally in (best, *others):
                assert tally["points"] == page.now["scores"][tally["seat"]]
                assert sum(share["points"] for share in tally["shares"]) == tally["points"]
            assert page.log[-1]["line"] == "The game is over."
        table_now = pages[0].table
        assert table_now["over"]
        assert len(table_now["secret"]) == 64


async def test_one_person_plays_against_bots(server: Server) -> None:
    ann = Player(server, "Ann")
    table = await ann.open(["bot:greedy", "me", "bot:uniform"])
    async with ann.at(table) as page:
        await page.entered()
        assert page.table["you"] == 1
        assert [seat["kind"] for seat in page.table["seats"]] == ["bot", "person", "bot"]
        await page.play(no_flip)
        assert page.now["finale"] is not None
    home = (await ann.get("/api/home")).json()
    assert [row["over"] for row in home["mine"] if row["table"] == table] == [True]


async def test_bots_play_alone_while_somebody_looks_on(server: Server) -> None:
    ann = Player(server, "Ann")
    table = await ann.open(["bot:greedy", "bot:greedy", "bot:uniform"])
    async with ann.at(table) as page:
        await page.entered()
        assert page.table["you"] is None
        await page.play(no_flip)


async def test_two_tabs_are_one_seat(server: Server) -> None:
    ann = Player(server, "Ann")
    bo = Player(server, "Bo")
    table = await ann.open(["me", "open"])
    async with ann.at(table) as one, ann.at(table) as two, bo.at(table) as other:
        await one.entered()
        await two.entered()
        await other.entered()
        await other.did(await other.say("sit", seat=1, nickname="Bo"))
        for page in (one, two, other):
            await page.until("now")
        ply = one.now["ply"]
        asked = next(page for page in (two, other) if page.now["options"])
        await asked.did(await asked.act(asked.now["options"][0]["say"]))
        for page in (one, two, other):
            await page.until("now", lambda now: now["ply"] > ply)
        assert one.now == two.now
        assert two.table["you"] == 0
        assert one.table["you"] == 0
        assert two.table["watching"] == 0


async def test_an_option_that_a_rule_forbids_is_refused_with_its_number(server: Server) -> None:
    ann = Player(server, "Ann")
    table = await ann.open(["me", "bot:greedy"])
    async with ann.at(table, "lang=zh-Hant") as page:
        await page.entered()
        while not page.now["options"]:
            await page.until("now")
        taken = {option["say"] for option in page.now["options"]}
        forbidden = next(say for say in ("take 0", "take 1", "take 2", "take 3") if say not in taken)
        refused = await page.refused(await page.act(forbidden))
        assert refused["code"] == "illegal-action"
        assert refused["rule"].startswith("DN-")
        assert refused["text"].startswith(refused["rule"])
        await page.did(await page.act(no_flip(page.now)))


async def test_a_hint_is_one_of_the_options(server: Server) -> None:
    ann = Player(server, "Ann")
    table = await ann.open(["me", "bot:greedy", "bot:greedy"])
    async with ann.at(table) as page:
        await page.entered()
        while not page.now["options"]:
            await page.until("now")
        asked = await page.say("hint")
        hinted = await page.until("hinted", lambda message: message["id"] == asked)
        assert hinted["say"] in [option["say"] for option in page.now["options"]]
        assert hinted["label"]


@pytest.mark.parametrize("lang", ["en", "zh-Hant", "zh-Hans"])
async def test_the_language_can_be_switched_in_the_middle(server: Server, lang: str) -> None:
    ann = Player(server, "Ann")
    table = await ann.open(["me", "bot:greedy"])
    async with ann.at(table, "lang=en") as page:
        await page.entered()
        while not page.now["options"]:
            await page.until("now")
        before = page.now, list(page.log)
        await page.socket.send(f'{{"type":"language","lang":"{lang}"}}')
        await page.until("table")
        assert page.table["lang"] == lang
        await page.until("now")
        assert page.now["view"] == before[0]["view"]
        assert len(page.log) == len(before[1])
        same = [new["line"] == old["line"] for new, old in zip(page.log, before[1], strict=True)]
        assert all(same) == any(same) == (lang == "en")


async def test_spectators_see_only_what_is_public(server: Server) -> None:
    ann, bo, eve = Player(server, "Ann"), Player(server, "Bo"), Player(server, "Eve")
    table = await ann.open(["me", "open", "bot:greedy"])
    async with ann.at(table) as one, bo.at(table) as two, eve.at(table) as looker:
        for page in (one, two, looker):
            await page.entered()
        await two.did(await two.say("sit", seat=1, nickname="Bo"))
        await looker.until("now")
        players = looker.now["view"]["players"]
        assert all(card["star"] for player in players for card in player["hand"])
        assert looker.now["options"] == []
        assert "dealt" not in {told["name"] for told in looker.log}
        refused = await looker.refused(await looker.act("flip"))
        assert refused["code"] == "looking-on"
