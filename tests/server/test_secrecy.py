"""Byte for byte: what a seat may not know changes nothing that is sent to it.

Two servers hold the same table, except that chance has dealt something differently that some of those at it cannot
know.  The same things are said at both.  Whoever cannot know of the difference must receive the same bytes all the
time, until he may know of it; whoever can does not.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import AsyncExitStack
from typing import NamedTuple

import msgspec
import pytest

from kaizhuo.core import engine
from kaizhuo.core.errors import KaizhuoError
from kaizhuo.core.facts import fingerprint
from kaizhuo.core.observation import audible
from kaizhuo.core.state import SPECTATOR
from kaizhuo.games import game_names, load_game
from kaizhuo.play.match import Match, replay
from kaizhuo.play.record import Record
from kaizhuo.server.events import Moved, Opened, Sat, TableEvent, encode_event
from kaizhuo.server.people import person_of
from kaizhuo.server.sqlite import SqliteBackend
from kaizhuo.server.store import Head, HeadSeat, Write
from tests.contract.tables import Table
from tests.server.harness import Page, Player, Server, serving

TOKENS = [f"{seat}" * 22 for seat in range(7)]
LANGUAGES = ["en", "zh-Hant", "en", "zh-Hans", "en", "zh-Hant", "en"]
BEFORE = 8  # decisions of players before anybody looks
MOVES = 25
TRIES = 200


class Pair(NamedTuple):
    """A table, another one, and who cannot know in what they differ."""

    table: Table
    record: Record
    other: Record
    alike: list[int]


APPRENTICE = {"variant": "apprentice", "recipes": "tokens"}
MASQUERADE = {"variant": "masquerade"}
CASES = [  # and the verb of what is dealt differently, if it matters
    *((Table(name, load_game(name).seat_counts[-1], {}), "") for name in game_names()),
    (Table("dnup", 4, {}), "deal"),
    (Table("cheers", 4, {"recipes": "tokens"}), "draw_recipe"),
    (Table("cheers", 4, APPRENTICE), "draw_recipe"),
    (Table("cheers", 4, APPRENTICE), "deal"),
    (Table("cheers", 4, MASQUERADE), "draw_recipe"),
    (Table("cheers", 6, MASQUERADE), "deal_camp"),
    (Table("cheers", 2, {}), "draw"),
]


def sight(match: Match, viewer: int) -> tuple[bytes, list[object]]:
    """All that the viewer may know."""
    return fingerprint(match.game.redact(match.state, viewer)), list(audible(match.events, viewer))


def viewers(match: Match) -> list[int]:
    return [*range(len(match.seats)), SPECTATOR]


def begun(table: Table, rng: random.Random) -> Match:
    match = table.match(1)
    for _ in range(BEFORE):
        seat = match.awaited()[0]
        match.submit(seat, rng.choice(match.observe(seat).options))
    return match


def dealt_otherwise(match: Match, verb: str, rng: random.Random) -> Record:
    """One outcome of chance is another one, or two change places."""
    record = match.record()
    moves = list(record.moves)
    chance = [ply for ply, move in enumerate(moves) if move.startswith(f"chance {verb} " if verb else "chance ")]
    one, two = rng.choice(chance), rng.choice(chance)
    if rng.random() < 0.5:
        moves[one], moves[two] = moves[two], moves[one]
    else:
        then = replay(record, upto=one)
        outcome = rng.choice(engine.options(match.game, then.state))
        moves[one] = f"chance {match.game.words.sentence(outcome)}"
    return msgspec.structs.replace(record, moves=moves)


def pair_at(table: Table, verb: str) -> Pair | None:
    """None where no difference that somebody cannot know of was found."""
    rng = random.Random(5)
    match = begun(table, rng)
    for _ in range(TRIES):
        other = dealt_otherwise(match, verb, rng)
        try:
            world = replay(other)
        except KaizhuoError:
            continue
        alike = [viewer for viewer in viewers(match) if sight(match, viewer) == sight(world, viewer)]
        if alike[:1] != [SPECTATOR] and 0 < len(alike) < len(viewers(match)):
            return Pair(table, match.record(), other, alike)
    return None


def prepare(database: str, tables: list[tuple[str, Record]]) -> None:
    """Tables as their events tell them, without anybody having come yet."""
    backend = SqliteBackend(database)
    for name, record in tables:
        seats = [HeadSeat(who, person_of(token), "") for who, token in zip(record.seats, TOKENS, strict=False)]
        events: list[TableEvent] = [
            Opened(record.game, record.rules_version, record.options, len(seats), seats[0].person, False, record.secret)
        ]
        events += [Sat(seat, chair.person, chair.name) for seat, chair in enumerate(seats)]
        events.append(Moved(record.moves))
        head = Head(name, record.game, seats, [], True, False, False, 1)
        backend.write([Write(0, [encode_event(event).decode() for event in events], head)])
    backend.close()


@pytest.fixture(scope="module")
def pairs() -> list[Pair | None]:
    return [pair_at(*case) for case in CASES]


@pytest.fixture(scope="module")
def servers(pairs: list[Pair | None], tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    folder = tmp_path_factory.mktemp("secrecy")
    found = [(name_of(number), pair) for number, pair in enumerate(pairs) if pair]
    prepare(str(folder / "one.db"), [(name, pair.record) for name, pair in found])
    prepare(str(folder / "two.db"), [(name, pair.other) for name, pair in found])
    with serving(str(folder / "one.db")) as one, serving(str(folder / "two.db")) as two:
        yield one, two


def name_of(number: int) -> str:
    return f"{number:02d}" * 11


async def enter(server: Server, table: str, seats: int, stack: AsyncExitStack) -> dict[int, Page]:
    """The players and a spectator, one after the other, so that both servers see the same order."""
    pages: dict[int, Page] = {}
    for seat, lang in zip([*range(seats), SPECTATOR], LANGUAGES, strict=False):
        page = await stack.enter_async_context(Player(server, "", TOKENS[seat]).at(table, f"lang={lang}"))
        await page.entered()
        pages[seat] = page
        for earlier in pages.values():
            await earlier.drain()
    return pages


def common(one: Match, two: Match, seat: int, rng: random.Random) -> str | None:
    """Something that can be said in both worlds; rather a move than flipping the hand."""
    other = set(two.observe(seat).options)
    says = [one.game.words.sentence(action) for action in one.observe(seat).options if action in other]
    forward = [say for say in says if say != "flip"]
    return rng.choice(forward or says) if says else None


async def say_at(pages: dict[int, Page], seat: int, sentence: str, said: int) -> None:
    for page in (pages[0], pages[SPECTATOR]):  # refusals are compared too
        await page.refused(await page.act("nonsense 9x", id=f"nonsense-{said}"))
    await pages[seat].did(await pages[seat].act(sentence, id=f"action-{said}"))
    if said % 10 == 9:
        await pages[0].socket.send('{"type":"language","lang":"zh-Hans"}')
    for page in pages.values():
        await page.drain()


@pytest.mark.parametrize("number", range(len(CASES)), ids=[f"{table}-{verb}" for table, verb in CASES])
async def test_equal_bytes_until_the_difference_shows(
    pairs: list[Pair | None], servers: tuple[Server, Server], number: int
) -> None:
    pair = pairs[number]
    if pair is None:
        match = begun(CASES[number][0], random.Random(5))
        assert all(fingerprint(match.game.redact(match.state, v)) == fingerprint(match.state) for v in viewers(match))
        return
    one, two = replay(pair.record), replay(pair.other)
    alike = pair.alike
    rng = random.Random(number)
    compared = 0
    async with AsyncExitStack() as stack:
        here, there = [await enter(server, name_of(number), pair.table.seats, stack) for server in servers]
        for said in range(MOVES):
            for viewer in alike:
                assert here[viewer].raw == there[viewer].raw, f"viewer {viewer} before {said}"
            compared += len(alike)
            sentence = None if one.over else common(one, two, one.awaited()[0], rng)
            if sentence is None:
                break
            seat = one.awaited()[0]
            for match, pages in ((one, here), (two, there)):
                match.say(seat, sentence)
                await say_at(pages, seat, sentence, said)
            alike = [viewer for viewer in alike if sight(one, viewer) == sight(two, viewer)]
        assert compared > 5
        assert any(here[viewer].raw != there[viewer].raw for viewer in viewers(one) if viewer not in pair.alike)
