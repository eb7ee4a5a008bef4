"""Which database a name means: a file is SQLite, a postgresql:// URL is PostgreSQL."""

from __future__ import annotations

from pathlib import Path

from platformdirs import user_data_path

from kaizhuo.server.sqlite import SqliteBackend
from kaizhuo.server.store import Backend, EventStore


def default_database() -> str:
    return str(user_data_path("kaizhuo") / "tables.db")


def open_database(database: str) -> EventStore:
    return EventStore(open_backend(database))


def open_backend(database: str) -> Backend:
    if database.startswith(("postgresql://", "postgres://")):
        from kaizhuo.server.postgres import PostgresBackend  # an extra that may not be installed

        return PostgresBackend(database)
    return SqliteBackend(str(Path(database).expanduser()))
