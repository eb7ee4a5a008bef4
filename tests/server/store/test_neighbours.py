"""Leases, presence and nudges of servers that share one PostgreSQL."""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Callable, Iterator
from queue import SimpleQueue

import psycopg
import pytest

from kaizhuo.cli.main import run
from kaizhuo.server.store import databases
from kaizhuo.server.store.databases import open_database
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
from tests.server.line import Line
from tests.server.stores import Cluster

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
    store.append(write(table, 0, busy=busy)).result()
    return table


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
    one.append(write(table, 1, first)).result()
    assert table not in two.orphans().result()
    die(shared, one)
    assert table in two.orphans().result()
    with pytest.raises(LeaseError):  # nobody leads it yet, and it has lapsed all the same
        one.append(write(table, 2, first)).result()
    second = two.lead(table).result()
    assert second > first
    one.beat(DOING).result()  # it wakes up
    with pytest.raises(LeaseError):
        one.append(write(table, 2, first)).result()
    assert one.lead(table).result() == 0
    two.append(write(table, 2, second)).result()
    assert one.events(table, 1).result() == ["event 1", "event 2"]
    with pytest.raises(BeatenError):  # whoever is no leader may write, but not twice under one number
        one.append(write(table, 2)).result()
    one.append(write(table, 3)).result()


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
    assert json.loads(capsys.readouterr().out)[0] == {
        "machine": "here",
        "tables": 3,
        "led": 2,
        "pages": 5,
        "waiting": 0,
    }
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
                store.append(write(table, 1)).result(timeout=60)
            assert silent.value.away
            with pytest.raises(StoreError):
                store.look([table]).result(timeout=60)
        assert again(lambda: store.append(write(table, 1)).result(timeout=60))
        line.cut()
        with pytest.raises(StoreError):
            store.append(write(table, 2)).result(timeout=60)
        line.start()
        assert again(lambda: store.append(write(table, 2)).result(timeout=60))
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
