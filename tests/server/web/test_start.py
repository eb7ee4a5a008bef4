"""Starting: one server on one file, and every reason why it cannot start in one sentence before any address."""

from __future__ import annotations

import asyncio
import signal
import socket
import sqlite3
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Protocol

import msgspec
import pytest

from kaizhuo.cli.main import run
from kaizhuo.cli.reader import Reader
from kaizhuo.server.store.sqlite import SqliteBackend
from kaizhuo.server.store.store import EventStore, Write
from kaizhuo.text.languages import LANGUAGES
from tests.server.harness import Player, Server, serving, until_stored
from tests.server.stores import Cluster


class Refused(Protocol):
    def __call__(self, words: str, *args: str) -> None: ...


@pytest.fixture
def refused(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Refused:
    """No address is told, only why there is none."""

    def start(words: str, *args: str) -> None:
        code = run(["serve", "--no-browser", "--port", "0", *args], {})
        out, err = capsys.readouterr()
        assert (code, out) == (2, "")
        assert len(err.splitlines()) == 1
        assert words in err
        assert "hidden" not in err

    def never(*_: object) -> None:
        raise AssertionError("it started")

    monkeypatch.setattr("kaizhuo.server.web.server.run", never)
    return start


def folder(place: Path) -> None:
    place.mkdir()


def no_database(place: Path) -> None:
    place.write_text("my diary" * 1000)


def damaged(place: Path) -> None:
    SqliteBackend(str(place)).close()
    place.write_bytes(place.read_bytes()[:100] + b"\xff" * 4000)


def newer(place: Path) -> None:
    SqliteBackend(str(place)).close()
    with sqlite3.connect(place) as db:
        db.execute("PRAGMA user_version = 99")


def foreign(place: Path) -> None:
    with sqlite3.connect(place) as db:
        db.execute("CREATE TABLE event (day TEXT)")


def below_a_file(place: Path) -> None:
    place.parent.rmdir()
    place.parent.write_text("no folder")


@pytest.mark.parametrize("spoil", [folder, no_database, damaged, newer, foreign, below_a_file])
def test_a_file_that_cannot_be_used(tmp_path: Path, refused: Refused, spoil: Callable[[Path], None]) -> None:
    place = tmp_path / "games" / "tables.db"
    place.parent.mkdir()
    spoil(place)
    refused(str(place), "--database", str(place))


def test_other_places_that_cannot_be_used(tmp_path: Path, refused: Refused, monkeypatch: pytest.MonkeyPatch) -> None:
    refused("Cannot use the database", "--database", "/proc/tables.db")  # a disk that takes no files
    refused("127.0.0.1:1/x: ", "--database", "postgresql://kaizhuo:hidden@127.0.0.1:1/x")
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        refused(f"port {port}", "--port", port, "--database", str(tmp_path / "tables.db"))
    home = tmp_path / "home"
    home.write_text("no folder")
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    refused("Cannot use the database")


def test_a_second_server_is_refused_and_the_owner_is_not(server: Server, refused: Refused) -> None:
    refused("Another server is already using this database", "--database", server.database)
    refused("已經有另一個伺服器", "--database", server.database, "--lang", "zh-Hant")
    assert run(["admin", "list", "--database", server.database], {}) == 0


async def test_postgres_is_shared_but_not_with_a_server_that_wants_to_be_alone(
    cluster: Cluster, refused: Refused
) -> None:
    """As one of an earlier version does."""
    import psycopg

    with psycopg.connect(cluster.url) as old:
        old.execute("SELECT pg_advisory_lock(8169, hashtext(current_schema()))")
        refused("Another server is already using this database", "--database", cluster.url)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_address_comes_with_how_the_engine_runs(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def close(_: object, store: EventStore, *others: object) -> None:
        store.close()

    monkeypatch.setattr("kaizhuo.server.web.server.run", close)
    database = str(tmp_path / "tables.db")
    assert run(["serve", "--no-browser", "--port", "0", "--database", database, "--lang", language], {}) == 0
    out = capsys.readouterr().out
    assert "http://127.0.0.1:" in out
    assert Reader(language).engine() in out


async def test_who_was_killed_holds_no_lock(tmp_path: Path) -> None:
    with serving(str(tmp_path / "tables.db")) as server:
        server.restart()
        assert (await Player(server, "Ann").get("/api/home")).status_code == 200


async def test_a_clock_that_is_wrong_at_the_start_stops_no_bots(tmp_path: Path) -> None:
    """Whatever the clock says, those go on that were touched last; what was left long before them stays archived."""
    database = str(tmp_path / "tables.db")
    with serving(database, "--pace", "30") as server:
        ann = Player(server, "Ann")
        left, running = [await ann.open([*["bot:level1"] * 3, "me"], game="steam-up") for _ in range(2)]
    backend = SqliteBackend(database)
    for table, days in ((running, 100), (left, 250)):
        head = backend.head(table)
        assert head is not None
        count = len(backend.events(table))
        backend.write([Write(count, [], msgspec.structs.replace(head, touched=head.touched - days * 86_400))])
    before = {table: len(backend.events(table)) for table in (left, running)}
    with serving(database):
        await until_stored(lambda: len(backend.events(running)) > before[running])
        assert len(backend.events(left)) == before[left]
    backend.close()


async def test_who_waits_for_a_bot_does_not_hold_up_the_end(tmp_path: Path) -> None:
    """More hints under way than there are processes: the server ends, and has nothing to tell."""
    with serving(str(tmp_path / "tables.db")) as server:
        ann = Player(server, "Ann")
        tables = [await ann.open(["me", "bot:level1"], game="cleocatra") for _ in range(8)]
        async with AsyncExitStack() as stack:
            for table in tables:
                page = await stack.enter_async_context(ann.at(table))
                await page.entered()
                while not page.now["options"]:
                    await page.until("now")
                await page.say("hint")
            server.process.send_signal(signal.SIGTERM)
            await asyncio.to_thread(server.process.wait, 60)
        assert server.log() == []
