"""The page as it is sent: in the reader's language and light, with what it needs first, and nothing of others."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.requests import Request

from kaizhuo.server.protocol.http import First, Home
from kaizhuo.server.web import catalogue
from kaizhuo.server.web.pages import Look, look_of, needed, page
from tests.server.harness import Player, Server

INDEX = '<!doctype html><html lang="en"><head><script src="/assets/index.js"></script></head><body></body></html>'
BOARD = "../src/kaizhuo/games/steam_up/view/web/Board.tsx"
FILES: dict[str, dict[str, Any]] = {
    "index.html": {"file": "assets/index.js"},
    BOARD: {"file": "assets/Board.js", "css": ["assets/Board.css"], "imports": ["index.html", "_part.js"]},
    "_part.js": {"file": "assets/part.js"},
    "../src/kaizhuo/text/zh-Hant/web.ftl?raw": {"file": "assets/web.js"},
    "../src/kaizhuo/games/steam_up/view/text/zh-Hant.ftl?raw": {"file": "assets/text.js"},
}


@pytest.fixture
def static(tmp_path: Path) -> Path:
    (tmp_path / "index.html").write_text(INDEX)
    (tmp_path / "files.json").write_text(json.dumps(FILES))
    return tmp_path


def asked(**headers: str) -> Request:
    return Request({"type": "http", "headers": [(name.encode(), text.encode()) for name, text in headers.items()]})


@pytest.mark.parametrize(
    ("headers", "look"),
    [
        ({}, Look("en")),
        ({"accept-language": "zh-TW,zh;q=0.9"}, Look("zh-Hant")),
        ({"accept-language": "zh-TW", "cookie": "look=zh-Hans.dark.large"}, Look("zh-Hans", "dark", "large")),
        ({"cookie": "look=en.auto.normal"}, Look("en")),
        ({"cookie": 'look=xx."><script>.1em'}, Look("en")),
        ({"cookie": "look=zh-Hant"}, Look("zh-Hant")),
    ],
)
def test_the_look_is_the_readers_and_nothing_else_is_taken_from_a_cookie(headers: dict[str, str], look: Look) -> None:
    assert look_of(asked(**headers)) == look


def test_a_page_is_in_the_readers_language_and_light(static: Path) -> None:
    text = bytes(page(static, Look("zh-Hant", "dark", "large"), "table").body).decode()
    assert '<html lang="zh-Hant" data-page="table" data-theme="dark" data-text="large">' in text
    assert "data-theme" not in bytes(page(static, Look("en"), "front").body).decode()


def test_a_page_names_what_it_will_need_after_the_client_itself(static: Path) -> None:
    files = needed(FILES, "zh-Hant", "steam-up")
    assert files == [f"assets/{name}" for name in ("web.js", "Board.js", "index.js", "part.js", "text.js", "Board.css")]
    text = bytes(page(static, Look("zh-Hant"), "table", "steam-up").body).decode()
    assert re.findall(r'(?:href|src)="/assets/([^"]+)"', text) == [
        *("index.js", "web.js", "Board.js", "part.js", "text.js", "Board.css")
    ]
    assert needed(FILES, "en", "chess") == []


def test_what_a_page_brings_cannot_end_its_script(static: Path) -> None:
    first = First(home=Home("en", "</script><script>alert(1)", [], []))
    text = bytes(page(static, Look("en"), first=first).body).decode()
    (brought,) = re.findall(r'<script type="application/json" id="first">(.*?)</script>', text)
    assert msgspec.json.decode(brought, type=First) == first


async def test_the_front_page_brings_the_games_and_my_tables_alone(server: Server) -> None:
    ann, bo = Player(server, "Ann"), Player(server, "Bo")
    table = await ann.open(["me", "open"])

    async def first(player: Player, path: str) -> First:
        text = (await player.get(path)).text
        found = re.search(r'id="first">(.*?)</script>', text)
        return msgspec.json.decode(found[1], type=First) if found else First()

    if (await ann.get("/")).status_code == 503:
        pytest.skip("the client is not built")
    mine = await first(ann, "/")
    assert mine.games == catalogue.games("en")
    assert mine.home is not None
    assert table in [row.table for row in mine.home.mine]
    assert table not in (await bo.get("/")).text
    for path in ("/?game=dnup", "/rules/dnup"):
        assert (await first(ann, path)) == First(catalogue.games("en"))
    assert (await first(ann, f"/t/{table}")) == First()
    assert "Board-" in (await ann.get(f"/t/{table}")).text
    assert "Board-" not in (await ann.get("/t/AAAAAAAAAAAAAAAAAAAAAA")).text
