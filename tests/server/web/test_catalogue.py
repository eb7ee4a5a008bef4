"""The front page: it shows every game, one of another package too, and loads the rules of none."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from kaizhuo.games import describe, game_names, load_game
from kaizhuo.play.options import read_options
from kaizhuo.server.web.catalogue import box_page
from kaizhuo.text.languages import LANGUAGES
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
        assert not games[-1]["boxed"]
        assert (await http.get(f"/api/box/{games[-1]['id']}")).json()["code"] == "no-box"
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
    assert said[:3] == (game.seat_counts, game.options_type, game.rules_version)
    assert 1 <= said.weight <= 5
    for seats in game.seat_counts:
        assert read_options(game, seats, said.first) != read_options(game, seats, {}) or not said.first


CARDS = {"dnup": ("groups", "cards", 40), "cleocatra": ("colours", "tiles", 13)}  # within groups
COPIES = {"cheers": ("cards", 50), "steam-up": ("fates", 26), "flatiron": ("floors", 15)}


@pytest.mark.parametrize("name", game_names())
def test_all_pieces_of_a_box_are_told(name: str) -> None:
    """In every language; nothing of what the components file lists is left out."""
    pages = [box_page(name, "", lang) for lang in LANGUAGES]
    assert all(page.grade and page.note for page in pages)
    box = msgspec.to_builtins(pages[0].contents)
    if name in CARDS:
        groups, cards, count = CARDS[name]
        assert sum(len(group[cards]) for group in box[groups]) == count
    else:
        cards, count = COPIES[name]
        assert sum(card.get("count", 1) for card in box[cards]) == count
