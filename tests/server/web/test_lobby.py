"""Games, tables, seats, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path

import httpx
import pytest

from tests.server.harness import PATIENCE, Message, Player, Server, serving


async def test_games_and_rules_come_in_three_languages(server: Server) -> None:
    ann = Player(server, "Ann")
    seen = set()
    for lang in ("en", "zh-Hant", "zh-Hans"):
        games = (await ann.get(f"/api/games?lang={lang}")).json()
        dnup = next(game for game in games["games"] if game["id"] == "dnup")
        assert dnup["players"] == [2, 3, 4, 5]
        assert dnup["options"][0]["schema"]["default"] == 4
        assert [bot["id"] for bot in dnup["bots"]]
        rules = (await ann.get(f"/api/rules/dnup?lang={lang}")).json()
        seen.add((games["lang"], dnup["tagline"], rules["paragraphs"][1]["text"]))
        assert {paragraph["number"] for paragraph in rules["paragraphs"]} >= {"DN-1", "DN-13"}
    assert len(seen) == 3


async def test_the_words_of_a_view_come_in_the_readers_language(server: Server) -> None:
    ann = Player(server, "Ann")
    things = (await ann.get("/api/things/steam-up?lang=zh-Hant")).json()
    assert things["names"]["players"] == "玩家"
    assert things["members"]["dish"][0] == {"word": "蝦餃", "at": ["dish:0"]}
    assert (await ann.get("/api/things/chess")).json()["code"] == "unknown-game"


@pytest.mark.parametrize(("asked", "lang"), [("zh-TW,zh;q=0.9", "zh-Hant"), ("zh-CN", "zh-Hans"), ("fr", "en")])
async def test_without_a_language_the_browser_decides(server: Server, asked: str, lang: str) -> None:
    async with httpx.AsyncClient(timeout=PATIENCE, base_url=server.url, headers={"accept-language": asked}) as http:
        assert (await http.get("/api/home")).json()["lang"] == lang


async def test_a_public_table_is_listed_and_a_private_one_is_not(server: Server) -> None:
    ann, bo = Player(server, "Ann"), Player(server, "Bo")
    public = await ann.open(["me", "open"], public=True)
    private = await ann.open(["me", "open"])
    listed = (await bo.get("/api/home")).json()
    tables = {row["table"]: row for row in listed["public"]}
    assert tables[public]["open"] == 1
    assert tables[public]["seats"] == ["Ann", ""]
    assert private not in tables
    assert listed["mine"] == []
    mine = (await ann.get("/api/home")).json()
    assert {public, private} <= {row["table"] for row in mine["mine"]}
    assert mine["nickname"] == "Ann"


async def test_the_game_begins_by_itself_when_no_seat_is_open(server: Server) -> None:
    ann, bo = Player(server, "Ann"), Player(server, "Ann")
    table = await ann.open(["me", "open", "open"])
    async with ann.at(table) as host, bo.at(table) as guest:
        await host.entered()
        await guest.entered()
        refused = await guest.refused(await guest.say("bot", seat=1, bot="greedy"))
        assert refused["code"] == "not-host"
        await guest.did(await guest.say("sit", seat=2, nickname=" An\u202en \n"))
        await host.until("table", lambda message: bool(message["seats"][2]["name"]))
        assert host.table["seats"][2]["name"] == "Ann (2)"
        assert not host.table["started"]
        await host.did(await host.say("bot", seat=1, bot="uniform"))
        await host.until("now")
        assert host.table["started"]
        assert host.now["told"][0]["name"] == "round-began"


def waiting(page: Message) -> bool:
    return bool(page["begins"])


async def test_the_last_seat_starts_a_countdown_that_can_be_stopped(tmp_path: Path) -> None:
    """Bo takes the last seat; Ann needs a moment; Bo begins when she is back.  Who looks on has no say."""
    with serving(str(tmp_path / "tables.db"), "--pace", "60") as server:
        ann, bo, eve = (Player(server, name) for name in ("Ann", "Bo", "Eve"))
        table = await ann.open(["me", "open"])
        async with ann.at(table) as host, bo.at(table) as guest, eve.at(table) as looker:
            for page in (host, guest, looker):
                await page.entered()
                assert page.table["begins"] is None
            assert (await host.refused(await host.say("begin")))["code"] == "not-begun"
            await guest.did(await guest.say("sit", seat=1, nickname="Bo"))
            await host.until("table", waiting)
            assert 0 < host.table["begins"] <= 600_000
            for wish in ("hold", "begin"):
                assert (await looker.refused(await looker.say(wish)))["code"] == "looking-on"
            await host.did(await host.say("hold"))
            await guest.until("table", lambda message: message["seats"][1]["you"] and not waiting(message))
            assert not guest.table["started"]
            await guest.did(await guest.say("leave"))
            await guest.did(await guest.say("sit", seat=1, nickname="Bo"))
            await host.until("table", waiting)  # all over again
            await guest.did(await guest.say("begin"))
            await host.until("now")
            assert host.table["started"]
            assert host.table["begins"] is None
            await host.did(await host.say("begin"))  # it has begun, as she wanted


async def test_the_game_begins_when_the_countdown_ends(tmp_path: Path) -> None:
    with serving(str(tmp_path / "tables.db"), "--pace", "0.01") as server:
        ann, bo = Player(server, "Ann"), Player(server, "Bo")
        table = await ann.open(["me", "open"])
        async with ann.at(table) as host, bo.at(table) as guest:
            await host.entered()
            await guest.entered()
            await guest.did(await guest.say("sit", seat=1, nickname="Bo"))
            await host.until("now")
            assert host.table["started"]


async def test_a_host_shows_a_waiting_table_and_hides_it(server: Server) -> None:
    ann, bo = Player(server, "Ann"), Player(server, "Bo")
    table = await ann.open(["me", "open"])

    async def listed() -> bool:
        return table in [row["table"] for row in (await bo.get("/api/home")).json()["public"]]

    async with ann.at(table) as host, bo.at(table) as guest:
        await host.entered()
        await guest.entered()
        assert (await guest.refused(await guest.say("publish", public=True)))["code"] == "not-host"
        for public in (True, False, True):
            await host.did(await host.say("publish", public=public))
            await guest.until("table", lambda message, public=public: message["public"] == public)  # type: ignore[misc]
            assert await listed() == public
        await guest.did(await guest.say("sit", seat=1, nickname="Bo"))
        await host.until("now")
        assert not await listed()  # nobody can join any more
        assert (await host.refused(await host.say("publish", public=False)))["code"] == "begun"


async def test_a_listed_table_stays_so_over_a_restart(tmp_path: Path) -> None:
    with serving(str(tmp_path / "tables.db")) as server:
        ann = Player(server, "Ann")
        table = await ann.open(["me", "open"])
        async with ann.at(table) as host:
            await host.entered()
            await host.did(await host.say("publish", public=True))
        server.restart()
        async with Player(server, "Bo").at(table) as guest:
            await guest.entered()
            assert guest.table["public"]


async def test_a_game_for_one_begins_at_once_and_is_played_alone(server: Server) -> None:
    ann = Player(server, "Ann")
    table = await ann.open(["me"], game="flatiron", options={"hard": True})
    async with ann.at(table) as host:
        await host.until("now")
        assert host.table["started"]
        assert len(host.table["seats"]) == 1
        assert host.now["awaited"] == [0]
        await host.did(await host.act(host.now["options"][0]["say"]))
        assert host.now["view"]["burnham"] is not None


async def test_a_seat_can_be_given_back_before_the_game(server: Server) -> None:
    ann, bo = Player(server, "Ann"), Player(server, "Bo")
    table = await ann.open(["me", "open", "open"])
    async with bo.at(table) as guest:
        await guest.entered()
        await guest.did(await guest.say("sit", seat=1, nickname="Bo"))
        await guest.until("table")
        await guest.did(await guest.say("leave"))
        await guest.until("table")
        assert guest.table["seats"][1]["kind"] == "open"
        assert guest.table["you"] is None
    assert (await bo.get("/api/home")).json()["mine"] == []


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ({"seat": 0, "nickname": "Bo"}, "seat-taken"),
        ({"seat": 9, "nickname": "Bo"}, "seat-number"),
        ({"seat": 1, "nickname": "\u202e \t"}, "nickname"),
    ],
)
async def test_a_seat_that_cannot_be_had(server: Server, message: dict[str, object], code: str) -> None:
    ann, bo = Player(server, "Ann"), Player(server, "Bo")
    table = await ann.open(["me", "open"])
    async with bo.at(table) as guest:
        await guest.entered()
        assert (await guest.refused(await guest.say("sit", **message)))["code"] == code


async def test_a_full_table_says_so(server: Server) -> None:
    ann, bo = Player(server, "Ann"), Player(server, "Bo")
    table = await ann.open(["me", "here:Di"])
    async with bo.at(table, "lang=zh-Hans") as guest:
        await guest.entered()
        refused = await guest.refused(await guest.say("sit", seat=0, nickname="Bo"))
        assert refused["code"] == "full-table"
        assert "观战" in refused["text"]


@pytest.mark.parametrize("lang", ["en", "zh-Hant", "zh-Hans"])
async def test_a_dead_link_says_what_to_do_next(server: Server, lang: str) -> None:
    async with Player(server, "Ann").at("AAAAAAAAAAAAAAAAAAAAAA", f"lang={lang}") as page:
        gone = await page.receive()
        assert gone["type"] == "gone"
        assert gone["code"] == "no-table"
        assert gone["text"]
        await page.socket.wait_closed()
        assert page.socket.close_code == 1008


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess", "seats": ["me"]}, "unknown-game"),
        ({"game": "dnup", "seats": ["me"]}, "seat-count"),
        ({"game": "dnup", "seats": ["me", "me"]}, "already-seated"),
        ({"game": "dnup", "seats": ["me", "cat"]}, "seat-kind"),
        ({"game": "dnup", "seats": ["me", "bot:deep"]}, "unknown-bot"),
        ({"game": "dnup", "seats": ["me", "bot:ismcts:9999999"]}, "unknown-bot"),
        ({"game": "dnup", "seats": ["me", "open"], "options": {"letters_to_win": 99}}, "option-value"),
        ({"game": "dnup", "seats": ["me", "open"], "options": {"cheat": True}}, "unknown-option"),
        ({"game": "dnup", "seats": ["me", "open"], "nickname": ""}, "nickname"),
        ({"game": "dnup", "seats": ["me", "open"], "admin": True}, "bad-message"),
        ({"game": "dnup", "seats": "me"}, "bad-message"),
        ([], "bad-message"),
    ],
)
async def test_a_table_that_cannot_be_opened(server: Server, body: object, code: str) -> None:
    if isinstance(body, dict):
        body = {"nickname": "Ann", **body}
    answer = await Player(server, "Ann").post("/api/tables?lang=zh-Hant", body)
    assert answer.status_code in (400, 404)
    assert answer.json()["code"] == code
    assert answer.json()["text"]


async def test_unknown_addresses(server: Server) -> None:
    ann = Player(server, "Ann")
    assert (await ann.get("/api/nothing")).json()["code"] == "not-found"
    assert (await ann.get("/nothing")).status_code in (404, 503)
    assert (await ann.get("/../../etc/passwd")).status_code in (404, 503)
    assert json.loads((await ann.get("/api/rules/dnup?lang=xx")).text)["lang"] == "en"


async def test_the_values_of_a_variant_have_words(server: Server) -> None:
    games = (await Player(server, "Ann").get("/api/games?lang=zh-Hant")).json()["games"]
    (cheers,) = [game for game in games if game["id"] == "cheers"]
    (variant,) = [option for option in cheers["options"] if option["name"] == "variant"]
    assert list(variant["words"]) == variant["schema"]["enum"]
    assert variant["words"]["masquerade"] == "假面舞會"
