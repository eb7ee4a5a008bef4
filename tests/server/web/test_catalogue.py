"""The front page: it shows every game, one of another package too, and loads the rules of none."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from kaizhuo.games import describe, game_names, load_game
from kaizhuo.play.options import read_options
from tests.sixth import install

VISIT = """
import asyncio
import sys

import httpx

from kaizhuo.bots.pool import Pool
from kaizhuo.games import game_names, package_of
from kaizhuo.server.session.house import House
from kaizhuo.server.session.thinking import Thinking
from kaizhuo.server.store.databases import open_database
from kaizhuo.server.web.app import Settings, make_app


async def visit(database):
    house = House(open_database(database), Thinking(Pool(1), 20), 0, 0, 1)
    await house.start()
    app = httpx.ASGITransport(make_app(Settings(), house))
    async with httpx.AsyncClient(transport=app, base_url="http://localhost") as http:
        for lang in ("en", "zh-Hant", "zh-Hans"):
            games = (await http.get(f"/api/games?lang={lang}")).json()["games"]
            assert [game["id"] for game in games] == game_names()
            assert all(game["name"] and game["players"] for game in games)
            assert (await http.get(f"/api/home?lang={lang}")).status_code == 200
    await house.close()


asyncio.run(visit(sys.argv[1]))
print(game_names()[-1], *sorted(sys.modules.keys() & {f"{package_of(name)}.rules" for name in game_names()}))
"""


def test_the_front_page_loads_no_rules(tmp_path: Path) -> None:
    command = [sys.executable, "-c", VISIT, str(tmp_path / "tables.db")]
    visited = subprocess.run(command, env=install(tmp_path), capture_output=True, text=True, check=True)
    assert visited.stdout.split() == ["crazy-eights"]


@pytest.mark.parametrize("name", game_names())
def test_a_game_is_what_its_description_says(name: str) -> None:
    game = load_game(name)
    said = describe(name)
    assert said[:2] == (game.seat_counts, game.options_type)
    assert 1 <= said.weight <= 5
    for seats in game.seat_counts:
        assert read_options(game, seats, said.first) != read_options(game, seats, {}) or not said.first
