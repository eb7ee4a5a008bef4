"""Which database a name means: a file is SQLite, a postgresql:// URL is PostgreSQL."""

from __future__ import annotations

from pathlib import Path

from platformdirs import user_data_path

from kaizhuo.server.sqlite import SqliteBackend
from kaizhuo.server.store import EventStore


def default_database() -> str:
    return str(user_data_path("kaizhuo") / "tables.db")


def open_database(database: str) -> EventStore:
    if database.startswith(("postgresql://", "postgres://")):
        from kaizhuo.server.postgres import PostgresBackend  # an extra that may not be installed

        return EventStore(PostgresBackend(database))
    return EventStore(SqliteBackend(str(Path(database).expanduser())))
