"""Records up and down: what fits becomes a table, what does not is refused with its line."""

from __future__ import annotations

from pathlib import Path

import msgspec

from kaizhuo.play.record import Branch, Record
from kaizhuo.server.store.sqlite import SqliteBackend
from tests.server.finished import asked, finished, record_of, send
from tests.server.harness import Player, Server, serving


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
        assert [seat["name"] for seat in page.table["seats"]] == ["Ann", "Fen"]
        await page.refused(await page.say("sit", seat=0, nickname="Bo"))
    (row,) = (await asked(bo, "/api/home"))["mine"]  # it is in the list of who brought it
    assert (row["table"], row["upload"], row["you"], row["open"]) == (made, True, None, 0)
    half = msgspec.structs.replace(record, moves=record.moves[:40], scores=None)
    kept = (await send(bo, "/api/records", msgspec.json.encode(half))).json()["table"]
    assert (await asked(bo, f"/api/tables/{kept}/story?as=open"))["ply"] == 40
    async with bo.at(kept) as page:  # nobody plays on there
        await page.entered()
        assert page.now["thinking"] == []


def with_branches(record: Record, *plies: int, table: str = "", commitment: str = "") -> bytes:
    branches = [Branch(ply, commitment or record.commitment, record.secret, table) for ply in plies]
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
            (with_line(move, '  "0 play 9/9",'), move + 1, "breaks the rules at step"),
            (with_line(move, '  "0 take 9x",'), move + 1, "breaks the rules at step"),
            (with_line(dealt, '  "chance deal 9/9",'), dealt + 1, "chance cannot give"),
            (text.replace('"dnup"', '"chess"').encode(), 2, "chess"),
            (text.replace(record.secret, "xyz").encode(), None, "hexadecimal"),
            (text.replace(record.commitment, "f" * 64).encode(), None, "does not belong to this secret"),
            (text.replace(record.commitment, "f" * 100_000).encode(), None, "commitment"),
            (text.replace("bot:level2", "bot:level1\\u202e\\n\\u001b[31m" + "A" * 50).encode(), None, "no bot"),
            (text.replace("bot:level2", "bot:level3:" + "9" * 50).encode(), None, "playouts"),
            (msgspec.json.encode(msgspec.structs.replace(record, moves=["0"] * 5001)), None, "5,001"),
            (with_branches(record, *[0] * 400), None, "more than 20"),
            (with_branches(record, -5), None, "branches"),
            (with_branches(record, 2**62), None, "branches"),
            (with_branches(record, 9, 4), None, "branches"),
            (with_branches(record, 0, table="../../x"), None, "branches"),
            (with_branches(record, 0, commitment="f" * 100_000), None, "branches"),
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
    assert "breaks the rules" in said
    assert "DN-" in said
