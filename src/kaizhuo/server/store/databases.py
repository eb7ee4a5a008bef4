"""Which database a name means: a file is SQLite, a postgresql:// URL is PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

from kaizhuo.core.errors import OptionError
from kaizhuo.server.errors import TableError
from kaizhuo.server.store.shared import SharedBackend
from kaizhuo.server.store.sqlite import SqliteBackend
from kaizhuo.server.store.store import EventStore, Figures, StoreError

PATIENCE: Final = 4.0  # seconds until a server gives up on an answer of PostgreSQL; it waits for a lock no longer


def default_database() -> str:
    return str(user_data_path("kaizhuo") / "tables.db")


def open_database(database: str, server: Figures | None = None) -> EventStore:
    """For a server; refused when another one has it that cannot share it."""
    return EventStore(open_backend(database, serving=True, patience=PATIENCE, server=server))


@contextmanager
def unshared(database: str) -> Iterator[SharedBackend]:
    """For whoever wants nobody else to use it meanwhile."""
    backend = open_backend(database, serving=True)
    try:
        if backend.nodes.others():
            raise TableError("database-in-use")
        yield backend
    finally:
        backend.close()


def open_backend(
    database: str, *, serving: bool = False, patience: float = 0.0, server: Figures | None = None
) -> SharedBackend:
    """`serving`: for nobody who could not share it, until the process ends, however it ends.  `patience`: seconds; a
    line that is silent for longer is given up.  `server`: it shares the database with others that are like it.
    Whatever is wrong is said in one sentence."""
    try:
        if "://" in database:
            from kaizhuo.server.store.postgres import PostgresBackend  # an extra that may not be installed

            return PostgresBackend(database, serving=serving, patience=patience, server=server)
        return SqliteBackend(str(Path(database).expanduser()), serving=serving)
    except ImportError:
        raise OptionError("no-postgres") from None
    except (StoreError, OSError, RuntimeError, ValueError) as wrong:  # no home, or a name that no file can have
        reason = wrong.reason if isinstance(wrong, StoreError) else str(wrong)
        raise OptionError("database", database=shown(database), reason=reason) from None


def shown(database: str) -> str:
    """Without a password."""
    scheme, is_url, rest = database.partition("://")
    return f"{scheme}://{rest.partition('?')[0].rpartition('@')[2]}" if is_url else database
