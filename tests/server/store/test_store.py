"""One interface, two databases."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from threading import Event

import msgspec
import pytest

from kaizhuo.server.errors import TableError
from kaizhuo.server.store.databases import default_database, open_backend, open_database
from kaizhuo.server.store.migrations import MIGRATIONS
from kaizhuo.server.store.sqlite import SqliteBackend
from kaizhuo.server.store.store import EventStore, Head, HeadSeat, StoreError, Write
from tests.server.harness import Player, no_flip, serving
from tests.server.stores import Cluster, append


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "new" / "tables.db")
    return str(request.getfixturevalue("cluster").url)


@pytest.fixture
def store(database: str) -> Iterator[EventStore]:
    opened = open_database(database)
    yield opened
    opened.close()


def head(
    table: str, *, over: bool = False, public: bool = False, awaited: int = 0, touched: int = 1, started: bool = True
) -> Head:
    seats = [HeadSeat("Ann", f"ann-{table}", ""), HeadSeat("", "", "greedy")]
    return Head(table, "dnup", seats, [awaited], started, over, public, touched)


def test_what_is_stored_comes_back_in_order(store: EventStore) -> None:
    append(store, Write(0, ["a", "桌"], head("order"))).result()
    append(store, Write(2, ["c"], head("order"))).result()
    assert store.events("order").result() == ["a", "桌", "c"]
    assert store.events("nothing").result() == []


def test_the_same_number_twice_is_refused_and_takes_nothing_with_it(store: EventStore) -> None:
    """Two servers on one database, or a write repeated: the first one counts."""
    append(store, Write(0, ["a"], head("twice"))).result()
    waiting = [append(store, Write(0, [f"{i}"], head(f"other-{i}"))) for i in range(5)]
    twice = append(store, Write(0, ["b"], head("twice", over=True)))
    waiting += [append(store, Write(0, [f"{i}"], head(f"other-{i}"))) for i in range(5, 9)]
    with pytest.raises(StoreError):
        twice.result()
    for stored in waiting:
        stored.result()
    assert store.events("twice").result() == ["a"]
    assert not store.heads_of("ann-twice").result()[0].over


def test_writes_at_two_tables_are_stored_both_or_neither(store: EventStore) -> None:
    append(store, Write(0, ["a"], head("old"))).result()
    with pytest.raises(StoreError):
        append(store, Write(0, ["b"], head("new")), Write(0, ["taken"], head("old"))).result()
    assert store.events("new").result() == []
    append(store, Write(1, ["b"], head("old")), Write(0, ["c"], head("new"))).result()
    assert (store.events("old").result(), store.events("new").result()) == (["a", "b"], ["c"])


def test_lists_of_tables(store: EventStore) -> None:
    append(store, Write(0, ["a"], head("l-open", public=True, started=False, touched=5))).result()
    append(store, Write(0, ["a"], head("l-late", public=True, started=False, touched=9, awaited=1))).result()
    append(store, Write(0, ["a"], head("l-begun", public=True))).result()
    append(store, Write(0, ["a"], head("l-private"))).result()
    listed = [one.table for one in store.listed().result() if one.table.startswith("l-")]
    assert listed == ["l-late", "l-open"]
    assert [one.table for one in store.heads_of("ann-l-open").result()] == ["l-open"]
    assert "l-late" in store.busy(0, 0).result()
    assert "l-open" not in store.busy(0, 0).result()


def test_a_deleted_table_leaves_one_event_that_stops_whoever_still_has_it(store: EventStore) -> None:
    append(store, Write(0, ["a", "b"], head("gone", awaited=1, touched=4))).result()
    assert store.head("gone").result() == head("gone", awaited=1, touched=4)
    assert "gone" not in store.busy(5, -1).result()
    store.backend.delete("gone", "grave")
    assert store.events("gone").result() == ["grave"]
    assert store.head("gone").result() is None
    assert store.heads_of("ann-gone").result() == []
    assert "gone" in store.backend.tables()
    with pytest.raises(StoreError):
        append(store, Write(2, ["c"], head("gone"))).result()
    assert store.events("gone").result() == ["grave"]


def test_what_was_durable_is_there_for_the_next(database: str) -> None:
    first = open_database(database)
    append(first, Write(0, ["kept"], head("durable"))).result()
    append(first, Write(1, ["too"], head("durable")))
    first.close()
    second = open_database(database)
    assert second.events("durable").result() == ["kept", "too"]
    second.close()


def test_what_waits_together_is_committed_together(tmp_path: Path) -> None:
    batches: list[int] = []

    class Counting(SqliteBackend):
        def write(self, batch: list[Write]) -> None:
            batches.append(len(batch))
            super().write(batch)

    store = EventStore(Counting(str(tmp_path / "tables.db")))
    for stored in [append(store, Write(0, ["a"], head(f"{i}"))) for i in range(300)]:
        stored.result()
    store.close()
    assert sum(batches) == 300
    assert len(batches) < 150


async def test_the_writer_goes_on_whoever_gives_up_and_whatever_is_wrong(tmp_path: Path) -> None:
    begun, let_go = Event(), Event()

    class Slow(SqliteBackend):
        def write(self, batch: list[Write]) -> None:
            begun.set()
            let_go.wait(60)
            if any(write.head.game == "wrong" for write in batch):
                raise ValueError("nothing that a database says")
            super().write(batch)

    store = EventStore(Slow(str(tmp_path / "tables.db")))
    being_written = store.append(Write(0, ["a"], head("one")))
    await asyncio.to_thread(begun.wait, 60)
    given_up = store.append(Write(0, ["a"], head("two")))
    wrong = store.append(Write(0, ["a"], msgspec.structs.replace(head("three"), game="wrong")))
    last = store.append(Write(0, ["a"], head("four")))
    given_up.cancel()
    let_go.set()
    await being_written
    with pytest.raises(StoreError):
        await wrong
    await last
    assert [store.events(name).result() for name in ("one", "two", "three", "four")] == [["a"], [], [], ["a"]]
    store.close()


def test_what_is_damaged_harms_no_list_and_a_gap_is_seen(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")
    store = open_database(database)
    for name in ("whole", "torn", "gap"):
        append(store, Write(0, ["a", "b", "c"], head(name, public=True, started=False))).result()
    with sqlite3.connect(database) as db:
        db.execute("UPDATE head SET body = '{' WHERE table_id = 'torn'")
        db.execute("UPDATE player SET person = 'ann' WHERE table_id IN ('torn', 'whole')")
        db.execute("DELETE FROM event WHERE table_id = 'gap' AND seq = 1")
    assert store.head("torn").result() is None
    assert [one.table for one in store.heads_of("ann").result()] == ["whole"]
    assert {one.table for one in store.listed().result()} == {"whole", "gap"}
    assert store.events("gap").result() == ["a", ""]
    store.close()


def test_a_head_alone_does_not_undo_what_was_written_meanwhile(store: EventStore) -> None:
    """Whoever repairs or looks at a table has read it before: it may have moved on, or be deleted."""
    append(store, Write(0, ["a", "b"], head("moved"))).result()
    append(store, Write(2, [], head("moved", touched=7))).result()
    append(store, Write(2, ["c"], head("moved", over=True))).result()
    with pytest.raises(StoreError):
        append(store, Write(2, [], head("moved"))).result()
    found = store.head("moved").result()
    assert found is not None
    assert found.over
    store.backend.delete("moved", "grave")
    with pytest.raises(StoreError):
        append(store, Write(3, [], head("moved"))).result()
    assert store.head("moved").result() is None


def test_who_is_in_no_list(store: EventStore) -> None:
    append(store, Write(0, ["a"], head("there"))).result()
    assert {table: seen.count for table, seen in store.look(["there", "nowhere"]).result().items()} == {"there": 1}


def test_a_test_of_the_disk_leaves_nothing(store: EventStore) -> None:
    append(store).result()
    assert store.heads_of("").result() == []


def test_the_file_syncs_every_commit(tmp_path: Path) -> None:
    backend = SqliteBackend(str(tmp_path / "tables.db"))
    assert backend._writing.execute("PRAGMA synchronous").fetchone() == (2,)
    assert backend._writing.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    backend.close()
    assert default_database().endswith("tables.db")


async def test_a_whole_game_in_postgres_with_a_crash(cluster: Cluster) -> None:
    with serving(cluster.url) as server:
        ann = Player(server, "Ann")
        table = await ann.open(["me", "bot:greedy"])
        async with ann.at(table) as page:
            await page.entered()
            while not page.now["options"]:
                await page.until("now")
            await page.did(await page.act(no_flip(page.now)))
        server.restart()
        async with ann.at(table) as page:
            await page.entered()
            await page.play(no_flip)
        assert (await ann.get("/api/home")).json()["mine"][0]["over"]


def test_older_newer_and_foreign_databases_in_postgresql(cluster: Cluster) -> None:
    import psycopg

    def on(schema: str, *statements: str) -> str:
        with psycopg.connect(cluster.url, autocommit=True) as db:
            db.execute(f"CREATE SCHEMA {schema}".encode())
            db.execute(f"SET search_path TO {schema}".encode())
            for statement in statements:
                db.execute(statement.encode())
        return f"{cluster.url}?options=-csearch_path%3D{schema}"

    def code(database: str) -> str:
        with pytest.raises(TableError) as refused:
            open_backend(database)
        return refused.value.code

    old = on("version0", *MIGRATIONS[0], "CREATE TABLE invoice (number INT)")
    for _ in range(2):
        backend = open_backend(old)
        assert backend.tables() == []
        backend.close()
    with psycopg.connect(old, autocommit=True) as db:
        assert db.execute("SELECT version FROM kaizhuo").fetchall() == [(len(MIGRATIONS),)]
        db.execute("UPDATE kaizhuo SET version = 99")
    assert code(old) == "newer-database"
    assert code(on("foreign_event", "CREATE TABLE event (day TEXT)")) == "foreign-database"
    assert code(on("foreign_mark", "CREATE TABLE kaizhuo (day TEXT)")) == "foreign-database"
