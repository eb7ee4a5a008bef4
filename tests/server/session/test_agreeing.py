"""Ending a game by agreement, over the socket."""

from __future__ import annotations

from tests.server.harness import Page, Player, Server
from tests.server.session.test_seats import pair


async def draft(*pages: Page) -> None:
    """Everybody chooses a board; then there are turns to agree about."""
    for page in pages:
        await page.act(page.now["options"][0]["say"])
    for page in pages:
        await page.until("now", lambda now: bool(now["agreement"]))


async def test_both_must_agree_to_end_a_duel(server: Server) -> None:
    ann, bo = Player(server, "Ann"), Player(server, "Bo")
    table = await ann.open(["me", "open"], game="flatiron")
    async with ann.at(table) as one, bo.at(table) as two:
        await pair(ann, bo, one, two)
        await draft(one, two)
        assert one.now["agreement"] == "End the game after this turn"
        await one.put(await one.say("end"))
        await two.until("now", lambda now: now["asked"] is not None)
        assert two.now["asked"]["what"] == "end"
        await two.did(await two.say("agree", yes=False))
        await one.until("now", lambda now: now["asked"] is None)
        assert one.now["agreement"], "it goes on"
        await one.put(await one.say("end"))
        await two.until("now", lambda now: now["asked"] is not None)
        await two.did(await two.say("agree", yes=True))
        await one.until("now", lambda now: not now["agreement"])
        assert any(told["name"] == "agreed" for told in one.now["told"])
        assert (await one.refused(await one.say("end")))["code"] == "no-agreement"


async def test_bots_want_to_play_on_and_other_games_have_nothing_to_agree_on(server: Server) -> None:
    ann = Player(server, "Ann")
    for game, code in (("flatiron", "bots-play-on"), ("dnup", "no-agreement")):
        table = await ann.open(["me", "bot:level1"], game=game)
        async with ann.at(table) as page:
            await page.entered()
            if game == "flatiron":
                await draft(page)
            assert (await page.refused(await page.say("end")))["code"] == code
