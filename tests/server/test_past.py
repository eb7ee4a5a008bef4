"""Looking back over the wire: whose eyes, which moments, branches, records up and down, and the archive."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from kaizhuo.bots.explaining import explain
from kaizhuo.bots.judging import Judging
from kaizhuo.bots.pool import Pool
from kaizhuo.cli.main import run
from kaizhuo.core.rng import Rng
from kaizhuo.games import load_game
from kaizhuo.play.match import Match, verify
from kaizhuo.play.record import Branch, Record
from kaizhuo.server.session.branching import keep_record
from kaizhuo.server.session.past import begun
from kaizhuo.server.session.reader import Reader
from kaizhuo.server.store.events import Deleted, encode_event
from kaizhuo.server.store.sqlite import SqliteBackend
from kaizhuo.server.store.store import Write
from kaizhuo.text.judging import review_words, why_words
from kaizhuo.text.speech import Speech
from tests.bots.positions import observation
from tests.games.dnup.table import table as lay_out
from tests.server.harness import Player, Server, no_flip, serving, until_stored

CRASHES = 2


async def finished(ann: Player, game: str = "dnup", seats: list[str] | None = None) -> str:
    """A whole game of hers against bots."""
    table = await ann.open(seats or ["me", "bot:level2"], game=game)
    async with ann.at(table) as page:
        await page.entered()
        await page.play(no_flip)
    return table


def random_record(game: str, plies: int) -> Record:
    """The beginning of a game in which everybody does anything."""
    rng = random.Random(plies)
    match = Match.new(game, ["Ann", "Bo"], {}, bytes(32))
    while match.ply < plies:
        seat = match.awaited()[0]
        match.submit(seat, rng.choice(match.observe(seat).options))
    return match.record()


async def asked(player: Player, path: str) -> Any:
    answer = await player.get(path)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def record_of(player: Player, table: str) -> Record:
    answer = await player.get(f"/api/tables/{table}/record")
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-disposition"].startswith("attachment")
    return msgspec.json.decode(answer.content, type=Record)


async def send(player: Player, path: str, body: bytes) -> httpx.Response:
    headers = {"origin": player.server.url, "cookie": f"kaizhuo={player.token}"}
    async with httpx.AsyncClient(base_url=player.server.url, headers=headers, timeout=60) as http:
        return await http.post(path, content=body)


async def test_while_the_game_goes_on_everybody_has_only_his_own_eyes(server: Server) -> None:
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
    assert [line["ply"] for line in lines if line["line"].startswith("The game goes on from here")] == [30]
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


async def test_a_record_goes_down_and_up_again(server: Server) -> None:
    ann, bo = Player(server, "Ann"), Player(server, "Bo")
    record = await record_of(ann, await finished(ann))
    body = msgspec.json.format(msgspec.json.encode(record), indent=1)
    made = (await send(bo, "/api/records", body)).json()["table"]
    assert await record_of(ann, made) == record
    async with bo.at(made) as page:
        await page.entered()
        assert page.table["upload"]
        assert page.table["you"] is None
        assert page.table["over"]
        assert [seat["name"] for seat in page.table["seats"]] == ["Ann", "Medium bot"]
        await page.refused(await page.say("sit", seat=0, nickname="Bo"))
    (row,) = (await asked(bo, "/api/home"))["mine"]  # it is in the list of who brought it
    assert (row["table"], row["upload"], row["you"], row["open"]) == (made, True, None, 0)
    half = msgspec.structs.replace(record, moves=record.moves[:40], scores=None)
    kept = (await send(bo, "/api/records", msgspec.json.encode(half))).json()["table"]
    assert (await asked(bo, f"/api/tables/{kept}/story?as=open"))["ply"] == 40
    async with bo.at(kept) as page:  # nobody plays on there
        await page.entered()
        assert page.now["thinking"] == []


def with_branches(record: Record, *plies: int, table: str = "") -> bytes:
    branches = [Branch(ply, record.commitment, record.secret, table) for ply in plies]
    return msgspec.json.encode(msgspec.structs.replace(record, branches=branches))


async def test_an_upload_that_is_wrong_is_refused_with_line_and_reason_and_not_stored(tmp_path: Path) -> None:
    with serving(str(tmp_path / "tables.db")) as server:
        ann = Player(server, "Ann")
        record = await record_of(ann, await finished(ann))
        text = msgspec.json.format(msgspec.json.encode(record), indent=1).decode()
        lines = text.splitlines()
        move = next(i for i, line in enumerate(lines) if '"0 play' in line)
        version = next(i for i, line in enumerate(lines) if "rules_version" in line)
        dealt = next(i for i, line in enumerate(lines) if '"chance deal' in line)

        def with_line(number: int, instead: str) -> bytes:
            return "\n".join([*lines[:number], instead, *lines[number + 1 :]]).encode()

        for body, line, words in (
            (b"no record at all", 1, "not the record of a game"),
            (b'{\n "game": "dnup",\n "rules_version": "two"\n}', 3, "not the record"),
            (b"\xff\xfe\x00", 1, "not the record"),
            (text[: len(text) // 2].encode(), None, "not the record"),
            (with_line(version, ' "rules_version": 99,'), version + 1, "version 99"),
            (with_line(move, '  "0 play 9/9",'), move + 1, "does not fit the rules at ply"),
            (with_line(move, '  "0 take 9x",'), move + 1, "does not fit the rules at ply"),
            (with_line(dealt, '  "chance deal 9/9",'), dealt + 1, "chance cannot say"),
            (text.replace('"dnup"', '"chess"').encode(), 2, "chess"),
            (text.replace(record.secret, "xyz").encode(), None, "hexadecimal"),
            (text.replace(record.commitment, "f" * 64).encode(), None, "was not made for this secret"),
            (text.replace(record.commitment, "f" * 100_000).encode(), None, "commitment"),
            (text.replace("bot:level2", "bot:level1\\u202e\\n\\u001b[31m" + "A" * 50).encode(), None, "no bot"),
            (text.replace("bot:level2", "bot:level3:" + "9" * 50).encode(), None, "playouts"),
            (with_branches(record, *[0] * 400), None, "more than 20"),
            (with_branches(record, -5), None, "branches"),
            (with_branches(record, 2**62), None, "branches"),
            (with_branches(record, 9, 4), None, "branches"),
            (with_branches(record, 0, table="../../x"), None, "branches"),
        ):
            for lang in ("en", "zh-Hant", "zh-Hans"):
                answer = await send(ann, f"/api/records?lang={lang}", body)
                assert answer.status_code == 400, answer.text
                said = answer.json()["text"]
                if lang == "en":
                    assert words in said
                    assert line is None or f"Line {line}:" in said
        assert (await send(ann, "/api/records", b" " * 400_000)).status_code == 413
        backend = SqliteBackend(server.database)
        assert len(backend.tables()) == 1
        backend.close()


async def test_an_illegal_move_is_refused_with_its_rule(server: Server) -> None:
    ann = Player(server, "Ann")
    record = await record_of(ann, await finished(ann))
    ply = next(i for i, move in enumerate(record.moves) if move.startswith("0 play"))
    own = record.moves[ply].removeprefix("0 play ").partition("+")[0]
    others = [move.removeprefix("chance deal ") for move in record.moves[:ply] if move.startswith("chance deal")]
    said = ""
    for card in others:
        wrong = [*record.moves[:ply], f"0 play {card}", *record.moves[ply + 1 :]]
        body = msgspec.json.encode(msgspec.structs.replace(record, moves=wrong))
        answer = await send(ann, "/api/records?lang=en", body)
        if answer.status_code == 400 and card != own and "DN-" in answer.json()["text"]:
            said = answer.json()["text"]
            break
    assert "does not fit the rules" in said
    assert "DN-" in said


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


async def test_a_review_judges_every_real_decision() -> None:
    record = random_record("cleocatra", 60)
    table, _ = keep_record("T" * 22, msgspec.json.encode(record), "a" * 32)
    judging, pool = Judging(begun(table), 0), Pool(1)
    await judging.run(pool.explain)
    pool.close()
    review = review_words(judging.so_far(), Reader(table, 0, "en").speech)
    assert len(review.judged) == review.total > 3
    costs = {one.ply: one.cost for one in review.judged}
    assert all(record.moves[ply].startswith("0 ") for ply in costs)
    dear = [costs[ply] for ply in review.costliest]
    assert dear == sorted(dear, reverse=True)
    assert len(dear) <= 3
    assert all(max(costs.values()) == cost for cost in dear[:1])


async def test_a_review_ends_also_where_a_decision_cannot_be_judged() -> None:
    """What cannot be judged is counted, so that a page knows when there is nothing to wait for, and has the rest."""
    record = random_record("cleocatra", 24)
    table, _ = keep_record("T" * 22, msgspec.json.encode(record), "a" * 32)
    judging, pool = Judging(begun(table), 0), Pool(1)
    del judging.open[3:]
    ply, now, _ = judging.open[1]
    judging.open[1] = (ply, now, table.game.words.size - 1)  # nothing that could be done there: the worker dies of it
    await judging.run(pool.explain)
    pool.close()
    review = review_words(judging.so_far(), Reader(table, 0, "en").speech)
    assert review.failed == 1
    assert len(review.judged) == review.total - 1 > 1
    assert ply not in [one.ply for one in review.judged]


def test_what_was_forced_is_not_weighed() -> None:
    game = load_game("dnup")
    forced = observation(game, lay_out("2/4", "9/1", sets={1: "5/1"}), 0)
    why = why_words(explain(game, forced, Rng(1)), Speech("en", game, ["Ann", "Bo"], 0))
    assert why.weighed == []
    assert why.lines


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
    brought = (await send(ann, "/api/records", msgspec.json.encode(random_record("dnup", 30)))).json()["table"]
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
