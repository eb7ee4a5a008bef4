"""Malformed, foreign, late, repeated and reordered messages: nothing changes, and nobody but the sender is closed."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import AsyncExitStack
from typing import Any
from urllib.parse import quote

import httpx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from tests.server.harness import PATIENCE, Page, Player, Server

IDS = st.sampled_from(["fuzz-0000", "fuzz-0001", "short", "", "x" * 50, "sp ace sp ace"])
NUMBERS = st.one_of(st.integers(-2, 60), st.sampled_from([2**40, -(2**63), 2**70, True, 1.5, "1", None]))
TEXTS = st.one_of(
    st.sampled_from(["flip", "take 0", "take 1", "play 1/9", "deal 1/6", "add 1/9 0", "", " ", "flip " * 60]),
    st.text(max_size=30),
)
TYPES = [
    "act",
    "undo",
    "agree",
    "hint",
    "hints",
    "sit",
    "back",
    "show",
    "recall",
    "talk",
    "rematch",
    "pause",
    "resume",
    "give",
    "bot",
    "language",
    "ping",
    "table",
    "done",
    "gone",
    "nonsense",
]
FIELDS: dict[str, st.SearchStrategy[Any]] = {
    "id": IDS,
    "ply": NUMBERS,
    "undos": NUMBERS,
    "say": TEXTS,
    "yes": st.booleans() | st.none(),
    "seat": NUMBERS,
    "nickname": TEXTS,
    "beside": st.booleans() | st.none(),
    "text": TEXTS,
    "team": st.booleans() | st.none(),
    "options": st.sampled_from([{}, {"letters_to_win": 3}, {"cheat": True}, [], None]),
    "bot": st.sampled_from(["greedy", "ismcts:999999", "../x"]),
    "lang": st.sampled_from(["en", "zh-Hant", "xx", 1]),
    "admin": st.just(True),
}
OBJECTS = st.builds(
    lambda kind, fields: json.dumps({"type": kind, **fields}),
    st.sampled_from(TYPES),
    st.fixed_dictionaries({}, optional=FIELDS),
)
SHAPES = {
    "act": ["id", "ply", "undos", "say"],
    "undo": ["id", "ply", "undos"],
    "agree": ["id", "yes"],
    "sit": ["id", "seat", "nickname"],
    "bot": ["id", "seat", "bot"],
}
WELL_FORMED = st.builds(
    lambda kind, fields: json.dumps({"type": kind, **{name: fields[name] for name in SHAPES[kind]}}),
    st.sampled_from(["act", "undo", "agree", "sit", "bot"]),
    st.fixed_dictionaries(
        {
            "id": st.sampled_from(["fuzz-0000", "fuzz-0001"]),
            "ply": st.integers(0, 60),
            "undos": st.integers(0, 2),
            "say": st.sampled_from(["flip", "take 0", "take 1", "deal 1/6"]),
            "yes": st.booleans(),
            "seat": st.integers(0, 3),
            "nickname": st.just("Eve"),
            "bot": st.just("greedy"),
        }
    ),
)
RAW = st.one_of(
    st.text(max_size=60), st.binary(max_size=60), st.sampled_from(["{", "[]", "null", "[" * 900, '{"type":' * 200])
)
MESSAGES = st.lists(st.one_of(OBJECTS, WELL_FORMED, RAW), min_size=1, max_size=25)


class Scene:
    """Ann is asked; Bo is not; both only look while others send."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.loop = asyncio.new_event_loop()
        self.stack = AsyncExitStack()
        self.players = [Player(server, name) for name in ("Ann", "Bo")]
        self.pages: list[Page] = []
        self.table = self.loop.run_until_complete(self.begin())
        self.log = server.log()
        origin = {"origin": server.url, "cookie": f"kaizhuo={self.players[0].token}"}
        self.http = httpx.Client(base_url=server.url, headers=origin, timeout=PATIENCE)

    async def begin(self) -> str:
        table = await self.players[0].open(["me", "open"])
        for player in self.players:
            page = await self.stack.enter_async_context(player.at(table))
            self.pages.append(await page.entered())
        await self.pages[1].did(await self.pages[1].say("sit", seat=1, nickname="Bo"))
        for page in self.pages:
            await page.until("now")
        return table

    async def attack(self, sender: Player, messages: list[str | bytes]) -> None:
        before = [page.now for page in self.pages]
        async with sender.at(self.table) as page:
            await page.entered()
            try:
                for message in messages:
                    await page.socket.send(message)
                await page.drain()
            except ConnectionClosed:
                pass  # only the sender may be thrown out
        for page, now in zip(self.pages, before, strict=True):
            await page.drain()
            assert page.now == now
            assert [seat["name"] for seat in page.table["seats"]] == ["Ann", "Bo"]
        assert self.server.log() == self.log

    def close(self) -> None:
        self.http.close()
        self.loop.run_until_complete(self.stack.aclose())
        self.loop.close()


@pytest.fixture(scope="module")
def scene(server: Server) -> Iterator[Scene]:
    made = Scene(server)
    yield made
    made.close()


@settings(max_examples=40)
@given(messages=MESSAGES)
def test_a_stranger_changes_nothing(scene: Scene, messages: list[str | bytes]) -> None:
    scene.loop.run_until_complete(scene.attack(Player(scene.server, "Eve"), messages))


@settings(max_examples=40)
@given(messages=MESSAGES)
def test_a_player_who_is_not_asked_changes_nothing(scene: Scene, messages: list[str | bytes]) -> None:
    """Whoever is not asked sends; undo and agree have nothing to work on yet."""
    idle = next(player for player, page in zip(scene.players, scene.pages, strict=True) if not page.now["options"])
    scene.loop.run_until_complete(scene.attack(Player(scene.server, "", idle.token), messages))


@settings(max_examples=20)
@given(messages=st.lists(st.one_of(RAW, OBJECTS), min_size=1, max_size=15))
def test_a_player_who_is_asked_changes_nothing_by_nonsense(scene: Scene, messages: list[str | bytes]) -> None:
    """The one who is asked sends what is about another moment, or nothing at all."""
    asked = next(i for i, page in enumerate(scene.pages) if page.now["options"])
    late = [message for message in messages if not about(message, scene.pages[asked].now)]
    scene.loop.run_until_complete(scene.attack(Player(scene.server, "", scene.players[asked].token), [*late, "x"]))


JSON = st.recursive(
    st.one_of(
        st.none(), st.booleans(), NUMBERS, st.integers(-(10**40), 10**40), st.floats(), TEXTS, st.text(max_size=200)
    ),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=100), inner, max_size=4),
    max_leaves=12,
)
KEYS = {
    "/api/tables": ["game", "seats", "nickname", "options", "public", "clock"],
    "/api/records": ["game", "rules_version", "options", "seats", "moves", "commitment", "secret", "components",
                     "scores", "branches"],
    "/api/tables/{table}/branch": ["id", "ply", "seats", "nickname", "public"],
}  # fmt: skip
GOOD = {  # so that some get past the first field
    "game": "dnup",
    "rules_version": 2,
    "options": {},
    "seats": ["me", "bot:level1"],
    "nickname": "Eve",
    "moves": [],
    "id": "fuzz-0000",
    "ply": 3,
}
ASKED = [
    "/",
    "/t/{table}",
    "/api/games",
    "/api/home",
    "/api/rules/{table}",
    "/api/things/{table}",
    *(f"/api/tables/{{table}}/{what}" for what in ("story", "moments", "why", "review", "proof", "record")),
]
PLACES = st.one_of(st.none(), st.text(max_size=40), st.sampled_from(["dnup", "x" * 22, "x" * 3000, "..", "%", "\0"]))
QUERIES = st.dictionaries(st.sampled_from(["lang", "as", "from", "ply", "x"]), TEXTS | NUMBERS.map(str), max_size=3)
HEADERS = st.dictionaries(
    st.sampled_from(["accept-language", "accept-encoding", "cookie", "range", "if-modified-since", "content-type",
                     "x-forwarded-for", "x-forwarded-proto", "connection", "expect"]),
    st.text(st.characters(min_codepoint=32, max_codepoint=126), max_size=60).map(str.strip),
    max_size=3,
)  # fmt: skip


@st.composite
def bodies(draw: st.DrawFn) -> tuple[str, bytes]:
    path = draw(st.sampled_from(sorted(KEYS)))
    if draw(st.integers(0, 4)) == 0:
        return path, draw(st.binary(max_size=300))
    made = {key: draw(JSON) if draw(st.booleans()) else GOOD.get(key) for key in KEYS[path]}
    return path, json.dumps({key: value for key, value in made.items() if value is not None}).encode()


def answered(scene: Scene, answer: httpx.Response) -> None:
    """Whatever came, it is no fault of ours, and the owner is not told."""
    assert answer.status_code < 500, answer.text
    assert scene.server.log() == scene.log


@settings(max_examples=60)
@given(body=bodies(), query=QUERIES, headers=HEADERS)
def test_no_body_is_a_fault(
    scene: Scene, body: tuple[str, bytes], query: dict[str, str], headers: dict[str, str]
) -> None:
    path = body[0].format(table=scene.table)
    answered(scene, scene.http.post(path, content=body[1], params=query, headers=headers))


@settings(max_examples=60)
@given(path=st.sampled_from(ASKED), place=PLACES, query=QUERIES, headers=HEADERS)
def test_no_address_is_a_fault(
    scene: Scene, path: str, place: str | None, query: dict[str, str], headers: dict[str, str]
) -> None:
    there = path.format(table=scene.table if place is None else quote(place, safe=""))
    answered(scene, scene.http.get(there, params=query, headers=headers))


def about(message: str | bytes, now: dict[str, Any]) -> bool:
    try:
        read = json.loads(message)
    except ValueError:
        return False
    return isinstance(read, dict) and read.get("ply") == now["ply"]
