"""Byte for byte: what a seat may not know changes nothing that is sent to it.

Two servers hold the same table, except that two hidden cards of Bo and Cy are exchanged.  The same things are said at
both.  Ann, Di and a spectator must receive the same bytes all the time; Bo and Cy of course do not.
"""

from __future__ import annotations

import random
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from kaizhuo.play.match import Match
from kaizhuo.server.events import Moved, Opened, Sat, TableEvent, encode_event
from kaizhuo.server.people import person_of
from kaizhuo.server.sqlite import SqliteBackend
from kaizhuo.server.store import Head, HeadSeat, Write
from tests.server.harness import Page, Player, Server, serving

TABLE = "A" * 22
TOKENS = [f"{seat}" * 22 for seat in range(5)]
NAMES = ["Ann", "Bo", "Cy", "Di"]
STAR = "1/6"
MOVES = 60


def deal(secret: bytes) -> list[str]:
    match = Match.new("dnup", NAMES, {}, secret)
    return [match.sentence(ply) for ply in range(match.ply)]


def exchange(moves: list[str]) -> tuple[list[str], set[str]]:
    """One card of Bo and one of Cy change hands; returns also the names of both."""
    mine, theirs = (next(ply for ply in range(seat, len(moves), 4) if not is_star(moves[ply])) for seat in (1, 2))
    other = list(moves)
    other[mine], other[theirs] = moves[theirs], moves[mine]
    return other, {moves[ply].removeprefix("chance deal ") for ply in (mine, theirs)}


def is_star(move: str) -> bool:
    return set(move.removeprefix("chance deal ").split("/")) == set(STAR.split("/"))


def prepare(database: str, secret: bytes, moves: list[str]) -> None:
    """A table as its events tell it, without anybody having played."""
    seats = [HeadSeat(name, person_of(token), "") for name, token in zip(NAMES, TOKENS, strict=False)]
    events: list[TableEvent] = [Opened("dnup", 1, {}, 4, seats[0].person, False, secret.hex())]
    events += [Sat(seat, chair.person, chair.name) for seat, chair in enumerate(seats)]
    events.append(Moved(moves))
    head = Head(TABLE, "dnup", seats, [], True, False, False, 1)
    backend = SqliteBackend(database)
    backend.write([Write(0, [encode_event(event).decode() for event in events], head)])
    backend.close()


async def enter(server: Server, stack: AsyncExitStack) -> list[Page]:
    """The four players and a spectator, one after the other, so that both servers see the same order."""
    pages: list[Page] = []
    for token, lang in zip(TOKENS, ["en", "zh-Hant", "en", "zh-Hans", "en"], strict=True):
        page = await stack.enter_async_context(Player(server, "", token).at(TABLE, f"lang={lang}"))
        await page.entered()
        pages.append(page)
        for earlier in pages:
            await earlier.drain()
    return pages


def common(one: Page, two: Page, rng: random.Random) -> str | None:
    """Something that can be said in both worlds; rather a move than flipping the hand."""
    other = {option["say"] for option in two.now["options"]}
    says = [option["say"] for option in one.now["options"] if option["say"] in other]
    forward = [say for say in says if say != "flip"]
    return rng.choice(forward or says) if says else None


@pytest.mark.parametrize("seed", [1, 2, 3])
async def test_equal_bytes_until_the_difference_shows(tmp_path: Path, seed: int) -> None:
    secret = bytes([seed]) * 32
    moves = deal(secret)
    other, _ = exchange(moves)
    prepare(str(tmp_path / "one.db"), secret, moves)
    prepare(str(tmp_path / "two.db"), secret, other)
    rng = random.Random(seed)
    with serving(str(tmp_path / "one.db")) as here, serving(str(tmp_path / "two.db")) as there:
        async with AsyncExitStack() as stack:
            one, two = await enter(here, stack), await enter(there, stack)
            said = 0
            while said < MOVES:
                (seat,) = one[0].now["awaited"]
                sentence = common(one[seat], two[seat], rng)
                if sentence is None:
                    break
                for pages in (one, two):
                    for viewer in (0, 4):  # refusals are compared too
                        await pages[viewer].refused(await pages[viewer].act("take 9x", id=f"nonsense-{said}"))
                    await pages[seat].did(await pages[seat].act(sentence, id=f"action-{said}"))
                    if said % 10 == 9:
                        await pages[0].socket.send('{"type":"language","lang":"zh-Hans"}')
                    for page in pages:
                        await page.drain()
                said += 1
                for viewer in (0, 3, 4):
                    assert one[viewer].raw == two[viewer].raw, f"viewer {viewer} after {said}: {sentence}"
            assert said > 5
            assert one[1].raw != two[1].raw
            assert one[2].raw != two[2].raw
