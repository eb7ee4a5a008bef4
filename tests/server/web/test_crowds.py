"""Many pages, slow readers, half requests, made-up addresses: what each may cost, counted in messages and bytes."""

from __future__ import annotations

import asyncio
import contextlib
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from uvicorn.server import ServerState

from kaizhuo.bots.pool import Pool
from kaizhuo.bots.turns import Asker
from kaizhuo.play.match import Match
from kaizhuo.server.errors import TableError
from kaizhuo.server.protocol.http import NewTable
from kaizhuo.server.protocol.socket import Language, Sit
from kaizhuo.server.session import describing, telling
from kaizhuo.server.session import reader as reading
from kaizhuo.server.session.branching import keep_record
from kaizhuo.server.session.guest import AGAIN, Guest
from kaizhuo.server.session.handling import receive
from kaizhuo.server.session.house import House
from kaizhuo.server.session.limits import ONLOOKERS, Calmly
from kaizhuo.server.session.reviews import WAITING, WAITING_EACH, WAITING_HERE, Reviews
from kaizhuo.server.session.room import Room
from kaizhuo.server.session.thinking import HINTS_EACH, TABLES_EACH, Thinking
from kaizhuo.server.store.databases import open_database
from kaizhuo.server.store.sqlite import SqliteBackend
from kaizhuo.server.store.store import Around, EventStore
from kaizhuo.server.web import connections
from kaizhuo.server.web.connections import Doors
from kaizhuo.server.web.limits import BEHIND_BYTES, NAMELESS_EACH, OUTBOX_BYTES
from kaizhuo.server.web.outbox import Outboxes, SocketOutbox
from kaizhuo.server.web.requests import neighbourhood
from tests.bots.positions import random_match
from tests.server.harness import PATIENCE, Player, Server, serving


class Shelf:
    """An outbox whose reader reads when the test says so."""

    def __init__(self) -> None:
        self.read: list[bytes] = []
        self.behind = False

    def send(self, *messages: bytes, granted: bool = False) -> None:
        self.read += messages

    def close(self, code: int) -> None:
        pass

    def kinds(self) -> list[str]:
        return [message.split(b'"')[3].decode() for message in self.read]


def guest(number: int, person: str = "") -> tuple[Guest, Shelf]:
    shelf = Shelf()
    return Guest(person, ("en", "zh-Hant", "zh-Hans")[number % 3], shelf, "1.2.3.4"), shelf


@pytest.fixture
async def house(tmp_path: Path) -> Any:
    made = House(EventStore(SqliteBackend(str(tmp_path / "tables.db"))), Thinking(Pool(1), 20), 0.0, 60.0, 90.0)
    yield made
    await made.close()


@pytest.fixture
async def room(house: House) -> Room:
    return await house.room(await house.open(NewTable("dnup", ["me", "open"], "Ann"), "ann"))


async def test_onlookers_are_told_once_for_all_who_see_the_same(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[object] = []

    def counted(*given: Any) -> Any:
        made.append(given)
        return describing.table_message(*given)

    looks: list[object] = []

    def looked(*given: Any) -> Any:
        looks.append(given)
        return reading.look(*given)

    monkeypatch.setattr(telling, "table_message", counted)
    monkeypatch.setattr(telling, "look", looked)
    crowd = [guest(number, f"person {number}" if number % 2 else "") for number in range(60)]
    for one, _ in crowd:
        await room.enter(one)
    assert len(made) <= 60 + 2 * 6  # one for who comes; for the others one for each language, with a cookie or without
    assert max(shelf.kinds().count("table") for _, shelf in crowd) <= 2
    made.clear()
    await receive(room, guest(0, "bo")[0], Sit("sit-down", 1, "Bo"))  # the game begins, and all are told
    assert len(made) <= 12
    views = {shelf.read[-1] for _, shelf in crowd}
    assert len(views) == 3
    assert len(looks) == 1  # in whatever language it is then told


async def test_a_table_has_only_so_many_onlookers_and_its_players_get_in(room: Room) -> None:
    room.presence.hear([Around({"": ONLOOKERS - 1}, [], {})], room.table)  # through another server
    await room.enter(guest(0, "bo")[0])
    with pytest.raises(TableError, match="too-many-onlookers"):
        await room.enter(guest(0, "cy")[0])
    await room.enter(guest(0, "ann")[0])


async def test_a_page_that_has_much_to_read_is_told_later_how_it_stands(room: Room) -> None:
    slow, shelf = guest(0)
    await room.enter(slow)
    shelf.behind = True
    await receive(room, guest(0, "bo")[0], Sit("sit-down", 1, "Bo"))
    for lang in ("zh-Hant", "zh-Hans", "en", "zh-Hant"):
        await receive(room, slow, Language(lang))
    while room._later:
        await asyncio.sleep(0)
    assert shelf.kinds() == ["table"]
    shelf.behind = False
    await room.retell(slow)
    assert shelf.kinds() == ["table", "table", "log", "now"]
    assert slow.lang == "zh-Hant"


async def test_what_is_asked_for_too_often_is_done_once_more() -> None:
    done: list[int] = []
    calmly = Calmly(0.001, lambda: done.append(1))
    for _ in range(20):
        calmly()
    assert len(done) == 1
    while len(done) < 2:
        await asyncio.sleep(0)
    for _ in range(1000):
        await asyncio.sleep(0)
    assert len(done) == 2


async def test_a_reader_who_never_reads_is_given_up() -> None:
    outbox = SocketOutbox(Outboxes(), "")
    outbox.send(b"x" * 2_000_000, granted=True)  # a log may be as long as it is
    assert outbox.behind
    while not outbox.code:
        outbox.send(b"x" * BEHIND_BYTES)
        assert outbox.size <= 2_000_000 + OUTBOX_BYTES
    assert (outbox.code, outbox.size, outbox.common.size) == (AGAIN, 0, 0)


async def test_all_outboxes_have_a_bound_and_who_takes_most_pays() -> None:
    common = Outboxes(1_000)
    good = SocketOutbox(common, "good")
    good.send(b"x" * 300)
    hogs = [SocketOutbox(common, "hog") for _ in range(20)]
    for hog in hogs:
        hog.send(b"x" * 100)
        assert common.size <= 1_000
    assert good.code == 0
    assert [hog.code for hog in hogs] == [AGAIN] * 13 + [0] * 7


async def test_pages_without_a_cookie_are_counted_by_address(server: Server) -> None:
    ann, nobody = Player(server, "Ann"), Player(server, "", token="none")
    table = await ann.open(["me", "open"])
    async with AsyncExitStack() as stack:
        for _ in range(NAMELESS_EACH):
            await stack.enter_async_context(nobody.at(table))
        last = await stack.enter_async_context(nobody.at(table))
        assert (await last.receive())["code"] == "too-many"
        await (await stack.enter_async_context(Player(server, "Bo").at(table))).entered()


def test_a_person_waits_for_only_so_many_hints() -> None:
    async def ask() -> list[str]:
        match = Match.new("dnup", ["a", "b"], {}, b"7" * 32)
        now = match.observe(match.awaited()[0])
        thinking = Thinking(Pool(1), 20)
        codes: list[str] = []
        for number in range(HINTS_EACH + 1):
            try:
                thinking.why(Asker("1.2.3.4", "ann"), match.game, now, number)
            except TableError as wrong:
                codes.append(wrong.code)
        for number in range(30):
            try:
                thinking.why(Asker("1.2.3.4", f"made up {number}"), match.game, now, number)
            except TableError as wrong:
                codes.append(wrong.code)
        thinking.pool.close()
        return codes

    assert asyncio.run(ask()) == ["still-thinking", *["too-fast"] * 13]


async def test_at_only_so_many_tables_of_a_person_bots_think_hard_at_once() -> None:
    """The others wait their turn, and those of somebody else do not wait with them."""
    match = Match.new("dnup", ["a", "b"], {}, b"7" * 32)
    now = match.observe(match.awaited()[0])
    thinking = Thinking(Pool(1), 20)

    def move(person: str) -> asyncio.Task[int]:
        return asyncio.create_task(thinking.move(Asker("1.2.3.4", person), match.game, "level3:100", now, 1))

    asked = [move(person) for person in ("hog", "ann") for _ in range(2 * TABLES_EACH)]
    await asyncio.sleep(0)
    assert TABLES_EACH < len(thinking.pool.waiting) <= 2 * TABLES_EACH  # one or two may be thought about already
    assert set(await asyncio.gather(*asked)) <= set(now.options)
    thinking.pool.close()


async def test_only_so_many_reviews_wait(tmp_path: Path) -> None:
    reviews = Reviews(Thinking(Pool(1), 1_000), open_database(str(tmp_path / "tables.db")))
    waiting: Any = asyncio.get_running_loop().create_future()
    taken = 0
    for number in range(100):
        address = f"address {number % 5}" if number > 20 else "hog"
        asker = Asker(address, f"person {number // 2}" if number > 9 else "hog")
        with contextlib.suppress(TableError):
            reviews._check(asker)
            taken += 1
            reviews.known[f"table {number}", 0] = (None, asker, waiting)  # type: ignore[assignment]
        if number in (9, 20):
            assert taken == {9: WAITING_EACH, 20: WAITING_HERE}[number]
    assert taken == WAITING
    table, _ = keep_record("x" * 22, msgspec.json.encode(random_match("dnup", 30).record()), "ann")
    with pytest.raises(TableError, match="reviews-waiting"):
        await reviews.of(table, 0, Asker("elsewhere"))
    patient = Reviews(Thinking(reviews.thinking.pool, 0), reviews.store)  # nobody may ask at all
    with pytest.raises(TableError, match="too-fast"):
        await patient.of(table, 0, Asker("elsewhere"))
    reviews.thinking.pool.close()
    reviews.store.close()


async def test_half_requests_make_room_for_whole_ones(server: Server) -> None:
    """Of one address only so many wait for the rest; the oldest is closed, and whoever asks in full is answered."""
    host, port = server.url.removeprefix("http://").split(":")
    lines = [await asyncio.open_connection(host, int(port)) for _ in range(connections.HALF_EACH + 5)]
    for _, writer in lines:
        writer.write(b"GET / HTTP/1.1\r\nHost: ")
    async with httpx.AsyncClient(timeout=PATIENCE, base_url=server.url) as http:
        assert (await http.get("/api/games")).status_code == 200
    for reader, _ in lines[:5]:
        with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
            await reader.readexactly(1)
    for _, writer in lines:
        writer.close()


class Wire:
    """A connection and a clock that the test moves."""

    def __init__(self) -> None:
        self.timers: list[tuple[float, Any]] = []
        self.aborted = False

    def get_extra_info(self, name: str) -> Any:
        return ("1.2.3.4", 5) if name == "peername" else None

    def call_later(self, seconds: float, do: Any) -> Any:
        self.timers.append((seconds, do))
        return self

    def cancel(self) -> None:
        """Timers stay in the list, so that each new one shows."""

    def abort(self) -> None:
        self.aborted = True


def test_a_head_that_drips_has_no_more_time_than_another() -> None:
    config = connections.Config(lambda: None, log_config=None, http=connections.Request, ws=connections.Page)
    config.doors = Doors(1000)
    wires: list[Any] = []
    for _ in range(connections.HALF_EACH + 3):
        wire: Any = Wire()
        request = connections.Request(config, ServerState(), {}, _loop=wire)
        request.connection_made(wire)
        for drop in (b"GET / HTTP/1.1\r\n", b"Host: ", b"x", b"y"):
            request.data_received(drop)
        wires.append(wire)
    assert [[seconds for seconds, _ in wire.timers] for wire in wires] == [[connections.HEAD_SECONDS]] * len(wires)
    assert [wire.aborted for wire in wires] == [True] * 3 + [False] * connections.HALF_EACH
    for _, give_up in wires[-1].timers:
        give_up()
    assert wires[-1].aborted


def test_connections_are_counted_by_address_and_a_proxy_is_not() -> None:
    doors = Doors(300, "10.0.0.0/8")
    assert [doors.enter("1.2.3.4", doors.trusts("1.2.3.4")) for _ in range(101)] == [True] * 100 + [False]
    assert all(doors.enter("10.1.1.1", doors.trusts("10.1.1.1")) for _ in range(100))
    assert not doors.enter("10.1.1.1", trusted=True)  # there are no more files
    doors.leave("1.2.3.4")
    assert doors.enter("1.2.3.4", trusted=False)
    assert not Doors(300).trusts("127.0.0.1")
    assert neighbourhood("2001:db8::1") == neighbourhood("2001:db8::ffff:0:1") != neighbourhood("2001:db8:0:1::1")
    assert neighbourhood("::ffff:1.2.3.4") == "1.2.3.4"


@pytest.mark.parametrize(("args", "made"), [((), 30), (("--proxy", "127.0.0.1"), 40)])
async def test_made_up_addresses_are_believed_only_of_a_proxy(tmp_path: Path, args: tuple[str, ...], made: int) -> None:
    with serving(str(tmp_path / "tables.db"), *args, rate=20) as server:
        ann = Player(server, "Ann")
        body = {"game": "dnup", "seats": ["me", "open"], "nickname": "Ann"}
        answers = [await ann.post("/api/tables", body, **{"x-forwarded-for": f"9.9.9.{n}"}) for n in range(40)]
        assert abs(sum(answer.status_code == 200 for answer in answers) - made) <= (5 if made == 30 else 0)


async def test_beyond_the_tables_that_are_kept_all_come_to_one_room(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody is in it yet, so that it may be let go while it is looked at."""
    monkeypatch.setattr("kaizhuo.server.session.house.TABLES_LOADED", 0)
    table = await house.open(NewTable("dnup", ["me", "open"], "Bo"), "bo")
    found = await asyncio.gather(*(house.room(table) for _ in range(3)))
    await found[0].enter(guest(0, "bo")[0])
    assert {*found, await house.room(table)} == {found[0]}
