"""Tables that cannot be shown, two servers on one file, and games other than d'nup."""

from __future__ import annotations

import msgspec
import pytest

from kaizhuo.games import game_names, load_game
from kaizhuo.play.match import Match
from kaizhuo.server.store.events import BotSat, Moved, Opened, Sat, TableEvent, encode_event
from kaizhuo.server.store.sqlite import SqliteBackend
from kaizhuo.server.store.store import Head, HeadSeat, Write
from kaizhuo.server.web.cookies import person_of
from tests.server.harness import Player, Server

TURNS = 12


def put(server: Server, table: str, player: Player, bodies: list[str], game: str = "dnup") -> None:
    """A table as it might lie on the disk."""
    seats = [HeadSeat(player.name, person_of(player.token), ""), HeadSeat("", "", "")]
    backend = SqliteBackend(server.database)
    backend.write([Write(0, bodies, Head(table, game, seats, [], False, False, True, 1))])
    backend.close()


def encoded(*events: TableEvent) -> list[str]:
    return [encode_event(event).decode() for event in events]


async def test_a_game_that_is_no_longer_there(server: Server) -> None:
    ann = Player(server, "Ann")
    opened = Opened("snakes", 1, {}, 2, person_of(ann.token), True, "00" * 32)
    put(server, "S" * 22, ann, encoded(opened), "snakes")
    async with ann.at("S" * 22) as page:
        gone = await page.receive()
        assert (gone["type"], gone["code"]) == ("gone", "unknown-game")
        assert "snakes" in gone["text"]
    home = (await ann.get("/api/home")).json()
    assert "S" * 22 not in {row["table"] for row in [*home["mine"], *home["public"]]}


async def test_a_game_played_by_newer_rules_says_so(server: Server) -> None:
    ann = Player(server, "Ann")
    opened = Opened("dnup", 99, {}, 2, person_of(ann.token), False, "00" * 32)
    sat = [Sat(seat, f"{seat}", f"P{seat}") for seat in range(2)]
    put(server, "V" * 22, ann, [*encoded(opened, *sat), '{"type":"moved","moves":["chance deal 1/6"]}'])
    async with ann.at("V" * 22, "lang=zh-Hant") as page:
        gone = await page.receive()
        assert (gone["type"], gone["code"]) == ("gone", "record-version")


async def test_a_damaged_table_harms_no_other(server: Server) -> None:
    ann = Player(server, "Ann")
    put(server, "D" * 22, ann, ["{"])
    async with ann.at("D" * 22) as page:
        assert (await page.receive())["code"] == "damaged-table"
    table = await ann.open(["me", "bot:level1"])
    async with ann.at(table) as page:
        await page.entered()


async def test_a_bot_that_cannot_choose_takes_any_option(server: Server) -> None:
    """Whatever is wrong with a bot, nobody at its table is stuck."""
    ann = Player(server, "Ann")
    match = Match.new("dnup", ["", "", ""], {}, b"5" * 32)
    deal = Moved([match.sentence(ply) for ply in range(match.ply)])
    opened = Opened("dnup", 1, {}, 3, person_of(ann.token), False, (b"5" * 32).hex())
    bots = [BotSat(seat, "nobody", person_of(ann.token)) for seat in range(3)]
    put(server, "N" * 22, ann, encoded(opened, *bots, deal))
    async with ann.at("N" * 22) as page:
        await page.entered()
        ply = page.now["ply"]
        await page.until("now", lambda now: now["ply"] > ply + 3)


@pytest.mark.parametrize("name", game_names())
async def test_every_game_can_be_played_at_the_table(server: Server, name: str) -> None:
    game = load_game(name)
    ann = Player(server, "Ann")
    seats = ["me", *["bot:level1"] * (game.seat_counts[0] - 1)]
    table = await ann.open(seats, game=name)
    async with ann.at(table, "lang=zh-Hant") as page, Player(server, "Eve").at(table) as looker:
        await looker.entered()
        await page.entered()
        for _ in range(TURNS):
            while not page.now["options"] and page.now["finale"] is None:
                await page.until("now")
            if page.now["finale"] is not None:
                break
            assert page.now["prompt"]
            assert all(option["label"] and option["say"] for option in page.now["options"])
            ply = page.now["ply"]
            await page.did(await page.act(page.now["options"][ply % len(page.now["options"])]["say"]))
            await page.until("now", lambda now, ply=ply: now["ply"] != ply)  # type: ignore[misc]
        await looker.drain()
        assert looker.now["options"] == []
        msgspec.json.encode(looker.now["view"])
