"""Lost lines, repeated and late messages, going back."""

from __future__ import annotations

from tests.server.harness import Page, Player, Server, no_flip


async def asked(page: Page) -> Page:
    """Wait until this page is asked something."""
    await page.entered()
    while not page.now["options"]:
        await page.until("now")
    return page


async def test_a_returning_page_hears_what_it_missed(server: Server) -> None:
    ann = Player(server, "Ann")
    table = await ann.open(["me", "bot:greedy", "bot:greedy"])
    async with ann.at(table) as page:
        await asked(page)
        before = page.now
        log = list(page.log)
        await page.did(await page.act(no_flip(page.now)))
    async with ann.at(table) as whole:
        await asked(whole)
        assert whole.now["ply"] > before["ply"]
    query = f"lang=en&since={before['ply']}&undos=0"
    async with ann.at(table, query) as back:
        await back.entered()
        assert [message for message in back.raw if message.startswith(b'{"type":"log"')] == []
        assert log + back.log == whole.log
        assert back.now["view"] == whole.now["view"]


async def test_an_action_repeated_under_its_id_is_done_once(server: Server) -> None:
    ann = Player(server, "Ann")
    table = await ann.open(["me", "bot:greedy"])
    async with ann.at(table) as page:
        await asked(page)
        say, moment = no_flip(page.now), {"ply": page.now["ply"], "undos": 0}
        action = await page.say("act", say=say, **moment)
        await page.did(action)
    async with ann.at(table) as back:
        await asked(back)
        ply = back.now["ply"]
        for _ in range(3):
            await back.did(await back.say("act", id=action, say=say, **moment))
        await back.drain()
        assert back.now["ply"] == ply


async def test_a_late_action_is_answered_with_how_it_stands(server: Server) -> None:
    ann = Player(server, "Ann")
    table = await ann.open(["me", "bot:greedy", "bot:greedy"])
    async with ann.at(table) as page:
        await asked(page)
        old = page.now["ply"]
        await page.did(await page.act(no_flip(page.now)))
        refused = await page.refused(await page.act("flip", ply=old))
        assert refused["code"] == "stale-action"
        await page.until("now")
        assert page.now["ply"] > old


async def test_undo_inside_the_barrier_is_mine_step_by_step(server: Server) -> None:
    """Flipping the hand shows nobody anything, so it can be taken back; with two players twice in a row."""
    ann, bo = Player(server, "Ann"), Player(server, "Bo")
    table = await ann.open(["me", "open"])
    async with ann.at(table) as one, bo.at(table) as two:
        await one.entered()
        await two.entered()
        await two.did(await two.say("sit", seat=1, nickname="Bo"))
        await one.until("now")
        await two.until("now")
        me, other = (one, two) if one.now["options"] else (two, one)
        await me.did(await me.act("flip"))  # the first go is one turn, the following have two
        await other.until("now")
        for _ in range(2):
            await other.did(await other.act("flip"))
            await other.until("now")
        for undos in (1, 2):
            assert other.now["undo"] == "mine"
            await other.did(await other.say("undo", ply=other.now["ply"], undos=other.now["undos"]))
            await other.until("now", lambda now, undos=undos: now["undos"] == undos)  # type: ignore[misc]
        assert other.now["undo"] == "none"
        await me.until("now", lambda now: now["undos"] == 2)
        assert me.now["ply"] == other.now["ply"]
        assert [told["name"] for told in me.log][-1] == "flipped"
        assert me.log[-1]["line"] == "You flip your whole hand."
    async with ann.at(table, f"lang=en&since={me.now['ply']}&undos=1") as back:
        await back.entered()
        assert back.raw[1].startswith(b'{"type":"log"')


async def test_undo_beyond_the_barrier_needs_everybody(server: Server) -> None:
    ann, bo = Player(server, "Ann"), Player(server, "Bo")
    table = await ann.open(["me", "open", "bot:greedy"])
    async with ann.at(table) as one, bo.at(table) as two:
        await one.entered()
        await two.entered()
        await two.did(await two.say("sit", seat=1, nickname="Bo"))
        await one.until("now")
        await two.until("now")
        while not one.now["options"]:
            ply = one.now["ply"]
            if two.now["options"]:
                await two.did(await two.act(no_flip(two.now)))
            for page in (one, two):
                await page.until("now", lambda now, ply=ply: now["ply"] > ply)  # type: ignore[misc]
        before = one.now
        await one.did(await one.act(no_flip(one.now)))
        await two.until("now", lambda now: bool(now["options"]))
        await one.until("now", lambda now: now["ply"] == two.now["ply"])
        assert one.now["undo"] == "consent"
        await one.put(wish := await one.say("undo", ply=one.now["ply"], undos=0))
        await one.put(await one.say("undo", id=wish, ply=one.now["ply"], undos=0))
        await two.until("now", lambda now: now["asked"] is not None)
        assert two.now["asked"]["name"] == "Ann"
        assert two.now["asked"]["waiting"] == [1]
        await two.did(await two.say("agree", yes=False))
        await one.until("now", lambda now: now["asked"] is None and now["ply"] == two.now["ply"])
        await one.put(wish := await one.say("undo", ply=one.now["ply"], undos=0))
        await two.did(await two.say("agree", yes=True))
        await one.until("now", lambda now: now["undos"] == 1)
        await one.did(await one.say("undo", id=wish, ply=one.now["ply"], undos=0))  # repeated it is not asked again
        assert one.now["view"] == before["view"]
        assert one.now["options"] == before["options"]
        assert (await two.refused(await two.say("agree", yes=True)))["code"] == "no-question"


async def test_bots_agree_to_take_back(server: Server) -> None:
    ann = Player(server, "Ann")
    table = await ann.open(["me", "bot:greedy", "bot:greedy"])
    async with ann.at(table) as page:
        await asked(page)
        before = page.now
        await page.did(await page.act(no_flip(page.now)))
        await page.until("now", lambda now: bool(now["options"]))
        assert page.now["undo"] == "mine"  # nobody is asked
        await page.did(await page.say("undo", ply=page.now["ply"], undos=0))
        await page.until("now", lambda now: now["undos"] == 1)
        assert page.now["view"] == before["view"]
