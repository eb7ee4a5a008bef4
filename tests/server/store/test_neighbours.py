"""Leases, presence and nudges of servers that share one PostgreSQL."""

from __future__ import annotations

import json
import secrets
import subprocess
import time
from collections.abc import Callable, Iterator
from queue import SimpleQueue

import msgspec
import psycopg
import pytest

from kaizhuo.cli.main import run
from kaizhuo.server.errors import TableError
from kaizhuo.server.store import databases
from kaizhuo.server.store.databases import open_backend, open_database
from kaizhuo.server.store.migrations import MIGRATIONS
from kaizhuo.server.store.store import (
    Around,
    BeatenError,
    EventStore,
    Figures,
    Head,
    HeadSeat,
    LeaseError,
    Seen,
    StoreError,
    Write,
)
from tests.server.harness import KAIZHUO
from tests.server.line import Line
from tests.server.stores import Cluster, append

DOING = Figures("here", 3, 2, 5, 0)


@pytest.fixture(scope="module")
def shared(cluster: Cluster) -> str:
    """A database of its own: these tables cannot be played at."""
    with psycopg.connect(cluster.url, autocommit=True) as db:
        db.execute("CREATE SCHEMA neighbours")
    return f"{cluster.url}?options=-csearch_path%3Dneighbours"


@pytest.fixture
def pair(shared: str) -> Iterator[tuple[EventStore, EventStore]]:
    one, two = open_database(shared), open_database(shared)
    for store in (one, two):
        store.beat(DOING).result()
    live(shared)
    yield one, two
    for store in (one, two):
        store.retire().result()
        store.close()


def write(table: str, first: int, lease: int = 0, *, busy: bool = True) -> Write:
    seats = [HeadSeat("Ann", "ann", ""), HeadSeat("", "", "level1")]
    head = Head(table, "dnup", seats, [1 if busy else 0], True, False, False, 1)
    return Write(first, [f"event {first}"], head, lease)


def new_table(store: EventStore, *, busy: bool = True) -> str:
    table = secrets.token_hex(8)
    append(store, write(table, 0, busy=busy)).result()
    return table


def live(shared: str) -> None:
    """However busy the machine is, nobody is late with a beat."""
    with psycopg.connect(shared, autocommit=True) as db:
        db.execute("UPDATE kaizhuo_node SET until = until + 1000")


def die(shared: str, store: EventStore) -> None:
    """Nothing was heard of it for so long that it counts as dead; it does not know that."""
    with psycopg.connect(shared, autocommit=True) as db:
        db.execute("UPDATE kaizhuo_node SET until = 0 WHERE node = %s", (store.nodes.name,))


def test_one_leads_until_it_is_dead_and_then_can_do_nothing_postgres(
    shared: str, pair: tuple[EventStore, EventStore]
) -> None:
    one, two = pair
    table = new_table(one)
    first = one.lead(table).result()
    assert first > 0
    assert two.lead(table).result() == 0
    assert two.look([table]).result()[table] == Seen(1, one.nodes.name, first)
    append(one, write(table, 1, first)).result()
    assert table not in two.orphans().result()
    die(shared, one)
    assert table in two.orphans().result()
    with pytest.raises(LeaseError):  # nobody leads it yet, and it has lapsed all the same
        append(one, write(table, 2, first)).result()
    second = two.lead(table).result()
    assert second > first
    one.beat(DOING).result()  # it wakes up
    with pytest.raises(LeaseError):
        append(one, write(table, 2, first)).result()
    assert one.lead(table).result() == 0
    append(two, write(table, 2, second)).result()
    assert one.events(table, 1).result() == ["event 1", "event 2"]
    with pytest.raises(BeatenError):  # whoever is no leader may write, but not twice under one number
        append(one, write(table, 2)).result()
    append(one, write(table, 3)).result()


def test_a_lease_that_is_given_back_is_free_at_once_postgres(pair: tuple[EventStore, EventStore]) -> None:
    one, two = pair
    table = new_table(one)
    number = one.lead(table).result()
    one.resign([table]).result()
    assert two.look([table]).result()[table].leader == ""
    assert table not in two.orphans().result()  # nobody was there
    assert two.lead(table).result() > number


def test_a_table_where_nobody_waits_for_a_bot_is_no_orphan_postgres(
    shared: str, pair: tuple[EventStore, EventStore]
) -> None:
    one, two = pair
    table = new_table(one, busy=False)
    assert one.lead(table).result()
    die(shared, one)
    assert table not in two.orphans().result()


def test_who_is_around_lives_and_dies_with_its_server_postgres(
    shared: str, pair: tuple[EventStore, EventStore]
) -> None:
    one, two = pair
    table = new_table(one)
    around = Around({"ann": 2, "": 1}, [0])
    one.publish({table: around}).result()
    assert two.look([table]).result()[table].around == [around]
    assert one.look([table]).result()[table].around == []
    die(shared, one)
    assert two.look([table]).result()[table].around == []
    assert one.beat(DOING).result(), "as far as it knows it was never late"
    assert two.look([table]).result()[table].around == [around]
    one.publish({table: Around()}).result()
    assert two.look([table]).result()[table].around == []


def test_how_many_live_is_known_and_who_goes_in_peace_is_not_waited_for_postgres(
    shared: str, pair: tuple[EventStore, EventStore]
) -> None:
    one, two = pair
    two.beat(DOING).result()
    living = two.nodes.living
    table = new_table(one)
    third = open_database(shared)
    third.beat(DOING).result()
    assert third.lead(table).result()
    two.beat(DOING).result()
    assert two.nodes.living == living + 1
    third.retire().result()
    third.close()
    two.beat(DOING).result()
    assert two.nodes.living == living
    assert two.lead(table).result()


def test_every_write_nudges_the_others_and_not_oneself_postgres(pair: tuple[EventStore, EventStore]) -> None:
    one, two = pair
    heard: SimpleQueue[str] = SimpleQueue()
    two.nodes.listen(heard.put)
    assert heard.get(timeout=60) == ""  # anything may have happened before
    new_table(two)
    table = new_table(one)
    assert heard.get(timeout=60) == table
    one.lead(table).result()
    one.resign([table]).result()
    assert heard.get(timeout=60) == table
    one.backend.delete(table, "grave")
    assert heard.get(timeout=60) == table


def test_all_have_one_time_postgres(pair: tuple[EventStore, EventStore]) -> None:
    """Whatever the clocks of their machines say."""
    one, two = pair
    two.nodes._offset += 60  # type: ignore[attr-defined]
    two.beat(DOING).result()
    assert abs(one.nodes.seconds() - two.nodes.seconds()) < 5


def test_the_owner_sees_what_all_are_doing_postgres(
    shared: str, pair: tuple[EventStore, EventStore], capsys: pytest.CaptureFixture[str]
) -> None:
    one, two = pair
    assert one.nodes.all() == [DOING, DOING]
    assert run(["admin", "top", "--json", "--database", shared], {}) == 0
    assert json.loads(capsys.readouterr().out)[0] == msgspec.to_builtins(DOING)
    assert run(["admin", "top", "--database", shared], {}) == 0
    assert "here" in capsys.readouterr().out
    for store in pair:
        store.retire().result()
    assert two.nodes.all() == []
    assert run(["admin", "top", "--database", shared], {}) == 0
    assert "No server" in capsys.readouterr().out


def test_a_line_that_is_cut_or_falls_silent_is_given_up_and_opened_again_postgres(
    shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where what is sent is still taken on the way, so that the network says nothing."""
    monkeypatch.setattr(databases, "PATIENCE", 0.3)
    line = Line(shared)
    store = open_database(line.url)
    try:
        table = new_table(store)
        with line.silent():
            with pytest.raises(StoreError, match="storage") as silent:
                append(store, write(table, 1)).result(timeout=60)
            assert silent.value.away
            with pytest.raises(StoreError):
                store.look([table]).result(timeout=60)
        assert again(lambda: append(store, write(table, 1)).result(timeout=60))
        line.cut()
        with pytest.raises(StoreError):
            append(store, write(table, 2)).result(timeout=60)
        line.start()
        assert again(lambda: append(store, write(table, 2)).result(timeout=60))
        assert store.backend.events(table) == [f"event {number}" for number in range(3)]
    finally:
        store.close()
        line.cut()


def again(do: Callable[[], object]) -> bool:
    """Until the line is there again; what was sent into the silence may have arrived in the end."""
    end = time.monotonic() + 60
    while time.monotonic() < end:
        try:
            do()
        except BeatenError:
            return True
        except StoreError:
            continue
        return True
    return False


def test_servers_of_other_rules_do_not_share_a_database_postgres(
    shared: str, pair: tuple[EventStore, EventStore]
) -> None:
    """In whichever order they come; and nobody changes the tables below them."""
    for store in pair:
        store.retire().result()
    ours, theirs = Figures("here", version="2", rules="two"), Figures("there", version="1", rules="one")
    first = open_database(shared, theirs)
    live(shared)
    with pytest.raises(TableError, match="other-version") as wrong:
        open_database(shared, ours)
    assert wrong.value.facts == {"machine": "there", "version": "1"}
    second = open_database(shared, theirs)
    open_backend(shared).close()  # looks on
    with psycopg.connect(shared, autocommit=True) as db:
        db.execute("DROP TABLE kaizhuo_review")
        db.execute("UPDATE kaizhuo SET version = 2")
        with pytest.raises(TableError, match="other-version"):
            open_backend(shared)
        for store in (first, second):
            store.retire().result()
            store.close()
        third = open_database(shared, ours)
        assert db.execute("SELECT version FROM kaizhuo").fetchone() == (len(MIGRATIONS),)
        third.retire().result()
        third.close()


def test_a_review_is_thought_by_one_and_shown_by_all_postgres(shared: str, pair: tuple[EventStore, EventStore]) -> None:
    one, two = pair
    table = new_table(one)
    assert one.review(table, 1).result() == ""
    assert one.claim_review(table, 1, "begun").result()
    assert not two.claim_review(table, 1, "begun too").result()
    one.keep_review(table, 1, "half", False).result()
    assert two.review(table, 1).result() == "half"
    assert two.review(table, 0).result() == ""
    die(shared, one)
    assert two.review(table, 1).result() == ""
    assert two.claim_review(table, 1, "anew").result()
    one.keep_review(table, 1, "late", True).result()
    two.keep_review(table, 1, "whole", True).result()
    die(shared, two)
    assert one.review(table, 1).result() == "whole"
    one.backend.delete(table, "grave")
    assert one.review(table, 1).result() == ""


def test_a_server_waits_for_those_of_another_version_and_says_so_postgres(shared: str) -> None:
    other, waited = open_database(shared, Figures("there", version="1", rules="other")), False
    live(shared)
    command = [KAIZHUO, "serve", "--port", "0", "--no-browser", "--database", shared]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        while "http://" not in (line := process.stdout.readline()):
            assert "Another version of Kaizhuo (1, on there)" in line
            assert [one.machine for one in other.nodes.all()] == ["there"]
            other.retire().result()
            waited = True
        assert waited
        process.terminate()
    other.close()
