"""Looking back over the wire: whose eyes, which moments, why, and the proof."""

from __future__ import annotations

import msgspec
import pytest

from kaizhuo.server.protocol.socket import RECALLED, Moment
from kaizhuo.server.session.past import fitting
from tests.server.finished import asked, finished, record_of, send
from tests.server.harness import Message, Page, Player, Server, no_flip


async def test_while_the_game_goes_on_everybody_has_only_their_own_eyes(server: Server) -> None:
    ann, bo, looker = Player(server, "Ann"), Player(server, "Bo"), Player(server, "Cy")
    table = await ann.open(["me", "open"])
    async with bo.at(table) as page:
        await page.entered()
        await page.did(await page.say("sit", seat=1, nickname="Bo"))
    for path in ("story", "moments"):
        for who, eyes in ((ann, "1"), (bo, "0"), (ann, "open"), (looker, "0"), (looker, "open")):
            refused = await who.get(f"/api/tables/{table}/{path}?as={eyes}")
            assert (refused.status_code, refused.json()["code"]) == (403, "not-over")
        for who, eyes in ((ann, "0"), (bo, "1"), (looker, "me")):
            assert (await who.get(f"/api/tables/{table}/{path}?as={eyes}")).status_code == 200
    for path in ("record", "proof", "review"):
        assert (await ann.get(f"/api/tables/{table}/{path}")).json()["code"] == "not-over"
    mine, theirs = [(await asked(who, f"/api/tables/{table}/moments"))["moments"][-1] for who in (ann, bo)]
    assert mine["viewer"] == 0
    assert mine["view"] != theirs["view"]


@pytest.mark.parametrize("game", ["dnup", "cleocatra", "cheers"])
async def test_after_the_end_every_moment_from_every_seat_and_openly(server: Server, game: str) -> None:
    ann = Player(server, "Ann")
    bots = ["bot:level1"] * (3 if game == "cheers" else 1)
    table = await finished(ann, game, ["me", *bots])
    whole = await asked(ann, f"/api/tables/{table}/story?as=open")
    mine = await asked(ann, f"/api/tables/{table}/story?as=0")
    assert len(whole["lines"]) >= len(mine["lines"]) > 0
    assert len(whole["decided"]) == whole["ply"]
    for eyes in ("me", "1", "open"):
        seen: list[int] = []
        while len(seen) <= whole["ply"]:
            block = (await asked(ann, f"/api/tables/{table}/moments?as={eyes}&from={len(seen)}"))["moments"]
            seen += [moment["ply"] for moment in block]
        assert seen == list(range(whole["ply"] + 1))
        assert block[-1]["awaited"] == []


async def test_why_is_told_to_the_decider_at_once_and_to_all_after_the_end(server: Server) -> None:
    ann, bo = Player(server, "Ann"), Player(server, "Bo")
    table = await ann.open(["me", "bot:level1"])
    async with ann.at(table) as page:
        await page.entered()
        while not page.now["options"]:
            await page.until("now")
        hint = await page.say("hint")
        hinted = await page.until("hinted", lambda message: message["id"] == hint)
        assert hinted["why"]["lines"]
        assert any(one["chosen"] and one["say"] == hinted["say"] for one in hinted["why"]["weighed"])
        ply = page.now["ply"]
        await page.did(await page.act(no_flip(page.now)))
        why = await asked(ann, f"/api/tables/{table}/why?ply={ply}&lang=zh-Hant")
        assert [one["chosen"] for one in why["weighed"]].count(True) == 1
        assert (await bo.get(f"/api/tables/{table}/why?ply={ply}")).json()["code"] == "not-over"
        assert (await ann.get(f"/api/tables/{table}/why?ply=0")).json()["code"] == "no-decision"
        await page.until("now")
        await page.play(no_flip)
    assert (await bo.get(f"/api/tables/{table}/why?ply={ply}")).status_code == 200


async def test_a_proof_holds_all_that_is_needed_to_deal_again(server: Server) -> None:
    ann = Player(server, "Ann")
    record = await record_of(ann, await finished(ann, "cleocatra"))
    proof = await asked(
        ann, f"/api/tables/{(await send(ann, '/api/records', msgspec.json.encode(record))).json()['table']}/proof"
    )
    assert [one["ply"] for one in proof["dealt"]] == [
        ply for ply, move in enumerate(record.moves) if move.startswith("chance ")
    ]
    assert all(record.moves[one["ply"]] in one["outcomes"] for one in proof["dealt"])
    assert proof["secret"] == record.secret


async def test_the_last_turns_can_be_seen_again(server: Server) -> None:
    """Everybody as their own seat saw them; the story says in which turn each thing was told."""
    ann, bo = Player(server, "Ann"), Player(server, "Bo")
    table = await ann.open(["me", "bot:level1"])
    async with ann.at(table) as page, bo.at(table) as looker:
        await looker.entered()
        await page.entered()
        await page.play(no_flip, lambda now: now["ply"] > 60 and bool(now["options"]))
        await looker.until("now", lambda now: now["ply"] == page.now["ply"])
        first = page.now["ply"] - 3
        mine, theirs = [await recalled(each, first) for each in (page, looker)]
        assert [moment["ply"] for moment in mine] == list(range(first, page.now["ply"] + 1))
        assert (mine[-1]["viewer"], mine[-1]["view"]) == (0, page.now["view"])
        assert (theirs[-1]["viewer"], theirs[-1]["view"]) == (None, looker.now["view"])
        assert len(await recalled(page, 0)) == RECALLED
        assert await recalled(page, page.now["ply"] + 1) == []
        story = (await asked(ann, f"/api/tables/{table}/story"))["lines"]
        assert story == page.log
    decided = [line for line in story if line["name"] in ("played", "took", "added")]
    assert {line["by"] for line in decided} == {0, 1}
    assert [line["turn"] for line in story] == sorted(line["turn"] for line in story)


def test_no_more_moments_come_than_a_page_may_have_to_read() -> None:
    view = msgspec.Raw(b"x" * 50)
    found = [Moment(ply, None, [], [], view, [], "", [], "") for ply in range(4)]
    assert [len(fitting(found, most)) for most in (10, 50, 149, 150, 1_000)] == [1, 1, 2, 3, 4]
    assert fitting([], 10) == []


async def recalled(page: Page, ply: int) -> list[Message]:
    wish = await page.say("recall", ply=ply)
    moments: list[Message] = (await page.until("recalled", lambda message: message["id"] == wish))["moments"]
    return moments
