"""Which version a database has, and how an older one becomes one of today.

One that another program made, or a newer version of this one, is refused before anything in it is touched.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from kaizhuo.server.errors import TableError
from kaizhuo.server.store import sql

if TYPE_CHECKING:
    import psycopg

# The first makes version 1 of a database without a number, and so on.  Servers of the version before go on below it.
MIGRATIONS: Final = (sql.SCHEMA, sql.NODES, sql.REVIEWS)
MARK: Final = int.from_bytes(b"kaiz", "big")  # in a file of ours
UNNUMBERED: Final = {  # what may be there in a database without a number
    "event": {"table_id", "seq", "body"},
    "head": {"table_id", "body", "touched", "listed", "busy"},
    "player": {"person", "table_id"},
}
COLUMNS: Final = (
    "SELECT found.name, columns.name FROM sqlite_master AS found, pragma_table_info(found.name) AS columns"
    " WHERE found.type = 'table' AND found.name NOT LIKE 'sqlite_%'"
)
POSTGRES_COLUMNS: Final = (
    b"SELECT table_name, column_name FROM information_schema.columns"
    b" WHERE table_schema = current_schema() AND table_name IN ('event', 'head', 'player', 'kaizhuo')"
)


def check_sqlite(db: sqlite3.Connection, file: str) -> None:
    """`PRAGMA application_id` says whose file it is, `PRAGMA user_version` which version."""
    mark, version = _pragma(db, "application_id"), _pragma(db, "user_version")
    if mark != MARK and (mark or version or not _is_unnumbered(db.execute(COLUMNS).fetchall())):
        raise TableError("foreign-database", database=file)
    _check_version(file, version)


def migrate_sqlite(db: sqlite3.Connection) -> None:
    if _pragma(db, "user_version") == len(MIGRATIONS):  # nothing is written, so a full disk stops no start
        return
    db.execute("BEGIN IMMEDIATE")
    for migration in MIGRATIONS[_pragma(db, "user_version") :]:
        for statement in migration:
            db.execute(statement)
    db.execute(f"PRAGMA application_id = {MARK}")
    db.execute(f"PRAGMA user_version = {len(MIGRATIONS)}")
    db.execute("COMMIT")


def migrate_postgres(db: psycopg.Connection[Any], check_others: Callable[[bool], None]) -> None:
    """Within a transaction.  Other programs may have other tables there; the version is in the table `kaizhuo`.
    `check_others` hears whether anything is to be changed, and raises if servers that run now could not bear it."""
    name = db.info.dbname
    found = db.execute(POSTGRES_COLUMNS).fetchall()
    numbered = [column for table, column in found if table == "kaizhuo"]
    if numbered not in ([], ["version"]) or not (numbered or _is_unnumbered(found)):
        raise TableError("foreign-database", database=name)
    db.execute("CREATE TABLE IF NOT EXISTS kaizhuo (version BIGINT NOT NULL)")
    row = db.execute("SELECT version FROM kaizhuo").fetchone()
    version = int(row[0]) if row else 0
    _check_version(name, version)
    if version > 1:  # from then on it knows of its servers
        check_others(version < len(MIGRATIONS))
    for migration in MIGRATIONS[version:]:
        for statement in migration:
            db.execute(statement.encode())
    db.execute("DELETE FROM kaizhuo")
    db.execute("INSERT INTO kaizhuo (version) VALUES (%s)", (len(MIGRATIONS),))


def _pragma(db: sqlite3.Connection, name: str) -> int:
    return int(db.execute(f"PRAGMA {name}").fetchone()[0])


def _is_unnumbered(columns: list[tuple[Any, ...]]) -> bool:
    """There is nothing but what we made before databases had a number."""
    found: dict[str, set[str]] = {}
    for table, column in columns:
        found.setdefault(str(table), set()).add(str(column))
    return all(UNNUMBERED.get(table) == names for table, names in found.items())


def _check_version(database: str, version: int) -> None:
    if version > len(MIGRATIONS):
        raise TableError("newer-database", database=database, version=version, known=len(MIGRATIONS))
