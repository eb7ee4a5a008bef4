"""Backups, and moving to another database: everything arrives, compared event by event, or nothing does."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from kaizhuo.server.store.databases import open_backend
from kaizhuo.server.store.sqlite import SqliteBackend
from tests.cli.conftest import Shell
from tests.cli.test_admin import ONE, TWO, database
from tests.server.conftest import cluster, server
from tests.server.harness import Player, Server
from tests.server.stores import Cluster, postgres_binaries

__all__ = ["cluster", "database", "server"]


def contents(file: str) -> list[object]:
    """All that counts, in one order."""
    backend = open_backend(file)
    try:
        tables = backend.tables()
        return [
            *((table, backend.events(table), backend.head(table)) for table in tables),
            *backend.heads_of("host", 99),
        ]
    finally:
        backend.close()


def test_a_backup_and_back_again(database: str, tmp_path: Path, kaizhuo: Shell) -> None:
    SqliteBackend(database).delete(TWO, '{"type":"deleted","at":1}')  # what was deleted stays deleted
    copy, again = str(tmp_path / "copy.db"), str(tmp_path / "again.db")
    code, out, _ = kaizhuo("admin", "backup", "--to", copy, "--database", database)
    assert (code, "2 tables" in out) == (0, True)
    assert kaizhuo("admin", "restore", "--from", copy, "--database", again).code == 0
    assert contents(database) == contents(copy) == contents(again)


def test_nothing_is_mixed_up_or_overwritten(database: str, tmp_path: Path, kaizhuo: Shell) -> None:
    other = str(tmp_path / "other.db")
    assert kaizhuo("admin", "backup", "--to", other, "--database", database).code == 0
    before = contents(other)
    assert "already exists" in kaizhuo("admin", "backup", "--to", other, "--database", database).err
    assert "already tables" in kaizhuo("admin", "restore", "--from", database, "--database", other).err
    assert "already tables" in kaizhuo("admin", "move", "--from", database, "--to", other).err
    assert contents(other) == before
    assert kaizhuo("admin", "move", "--from", database).code == 2
    assert kaizhuo("admin", "restore", "--from", str(tmp_path / "slip.db"), "--database", str(tmp_path / "x")).code == 2
    assert not (tmp_path / "slip.db").exists()


def test_what_does_not_read_the_same_is_not_copied(database: str, tmp_path: Path, kaizhuo: Shell) -> None:
    """As on a disk that forgets."""
    other = str(tmp_path / "other.db")
    SqliteBackend(other).close()
    with sqlite3.connect(other) as db:
        db.execute(
            "CREATE TRIGGER forgets AFTER INSERT ON event WHEN NEW.seq = 2 AND NEW.table_id = '" + ONE + "'"
            " BEGIN UPDATE event SET body = 'x' WHERE table_id = NEW.table_id AND seq = NEW.seq; END"
        )
    code, _, err = kaizhuo("admin", "move", "--from", database, "--to", other)
    assert (code, ONE[:10] in err) == (2, True)
    assert contents(other) == []


async def test_a_backup_while_it_is_played_and_no_move(server: Server, tmp_path: Path, kaizhuo: Shell) -> None:
    ann = Player(server, "Ann")
    table = await ann.open(["me", "bot:level1"])
    copy = str(tmp_path / "copy.db")
    assert kaizhuo("admin", "backup", "--to", copy, "--database", server.database).code == 0
    assert table in [one[0] for one in contents(copy) if isinstance(one, tuple)]
    refused = kaizhuo("admin", "move", "--from", server.database, "--to", str(tmp_path / "moved.db"))
    assert (refused.code, "already using" in refused.err) == (2, True)


@pytest.mark.skipif(postgres_binaries() is None, reason="no PostgreSQL on this machine")
def test_a_club_moves_to_postgresql_and_back(database: str, tmp_path: Path, cluster: Cluster, kaizhuo: Shell) -> None:
    import psycopg

    with psycopg.connect(cluster.url, autocommit=True) as db:
        db.execute("CREATE SCHEMA moved")
    club, back = f"{cluster.url}?options=-csearch_path%3Dmoved", str(tmp_path / "back.db")
    assert kaizhuo("admin", "move", "--from", database, "--to", club).code == 0
    assert kaizhuo("admin", "backup", "--to", back, "--database", club).code == 0
    assert contents(database) == contents(club) == contents(back)
