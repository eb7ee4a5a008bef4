"""The tables and statements that SQLite and PostgreSQL share; parameters are `?`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from kaizhuo.server.store.store import BeatenError, Head, Write

SCHEMA: Final = (
    "CREATE TABLE IF NOT EXISTS event"
    " (table_id TEXT NOT NULL, seq BIGINT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (table_id, seq))",
    "CREATE TABLE IF NOT EXISTS head"
    " (table_id TEXT PRIMARY KEY, body TEXT NOT NULL, touched BIGINT NOT NULL, listed INTEGER NOT NULL,"
    " busy INTEGER NOT NULL)",
    "CREATE INDEX IF NOT EXISTS head_listed ON head (touched) WHERE listed = 1",
    "CREATE INDEX IF NOT EXISTS head_busy ON head (table_id) WHERE busy = 1",
    "CREATE TABLE IF NOT EXISTS player (person TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (person, table_id))",
)
NODES: Final = (  # of the servers that share a database; in a file they stay empty
    "CREATE TABLE kaizhuo_node (node TEXT PRIMARY KEY, until DOUBLE PRECISION NOT NULL, body TEXT NOT NULL)",
    "CREATE TABLE kaizhuo_lease (table_id TEXT PRIMARY KEY, node TEXT NOT NULL, number BIGINT NOT NULL)",
    "CREATE INDEX kaizhuo_lease_held ON kaizhuo_lease (node) WHERE node <> ''",
    "CREATE TABLE kaizhuo_around"
    " (table_id TEXT NOT NULL, node TEXT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (table_id, node))",
)
REVIEWS: Final = (  # those that servers tell each other of; whoever wants an old one has it thought anew
    "CREATE TABLE kaizhuo_review (table_id TEXT NOT NULL, seat BIGINT NOT NULL, node TEXT NOT NULL,"
    " done INTEGER NOT NULL, since DOUBLE PRECISION NOT NULL, body TEXT NOT NULL, PRIMARY KEY (table_id, seat))",
)
ADD_EVENT: Final = "INSERT INTO event (table_id, seq, body) VALUES (?, ?, ?)"
SET_HEAD: Final = (
    "INSERT INTO head (table_id, body, touched, listed, busy) VALUES (?, ?, ?, ?, ?) ON CONFLICT (table_id)"
    " DO UPDATE SET body = excluded.body, touched = excluded.touched, listed = excluded.listed, busy = excluded.busy"
)
ADD_PLAYER: Final = "INSERT INTO player (person, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING"
EVENTS: Final = "SELECT seq, body FROM event WHERE table_id = ? AND seq >= ? ORDER BY seq"
HEADS_OF: Final = (
    "SELECT body FROM head JOIN player ON player.table_id = head.table_id"
    " WHERE person = ? ORDER BY touched DESC LIMIT ?"
)
LISTED: Final = "SELECT body FROM head WHERE listed = 1 ORDER BY touched DESC LIMIT ?"
BUSY: Final = (
    "SELECT table_id FROM head WHERE busy = 1"
    " AND (touched >= ? OR touched >= (SELECT MAX(touched) FROM head) - CAST(? AS BIGINT))"
)
LENGTHS: Final = (
    "SELECT table_id, (SELECT MAX(seq) FROM event WHERE event.table_id = head.table_id) FROM head WHERE table_id IN"
)
HEAD: Final = "SELECT body FROM head WHERE table_id = ?"
TABLES: Final = "SELECT table_id FROM event GROUP BY table_id ORDER BY table_id"
LAST: Final = "SELECT MAX(seq) FROM event WHERE table_id = ?"
ANY_EVENT: Final = "SELECT seq FROM event LIMIT 1"
HEAD_ROW: Final = "SELECT table_id, body, touched, listed, busy FROM head WHERE table_id = ?"
PLAYER_ROWS: Final = "SELECT person, table_id FROM player WHERE table_id = ? ORDER BY person"
DELETE: Final = (
    "DELETE FROM event WHERE table_id = ?",
    "DELETE FROM head WHERE table_id = ?",
    "DELETE FROM player WHERE table_id = ?",
    "DELETE FROM kaizhuo_review WHERE table_id = ?",
)
TEST: Final = (  # written and taken back in one commit, which is synced as any other
    "INSERT INTO player (person, table_id) VALUES ('', '')",
    "DELETE FROM player WHERE table_id = ''",
)

Row = tuple[Any, ...]
_head = msgspec.json.Decoder(Head)


def event_rows(batch: list[Write]) -> list[Row]:
    return [
        (write.head.table, seq, event)
        for write in sorted(batch, key=lambda write: write.head.table)
        for seq, event in enumerate(write.events, start=write.first)
    ]


def head_rows(batch: list[Write]) -> list[Row]:
    """The last head of each table."""
    last = {write.head.table: write.head for write in batch}
    return [
        (head.table, msgspec.json.encode(head).decode(), head.touched, int(head.listed), int(head.busy))
        for _, head in sorted(last.items())
    ]


def player_rows(batch: list[Write]) -> list[Row]:
    """Whose list a table is in.  A move changes nothing about that, so most writes have none."""
    return sorted(
        {
            (person, write.head.table)
            for write in batch
            if not all(event.startswith(MOVED) for event in write.events) or not write.events
            for person in (write.head.keeper, *(seat.person for seat in write.head.seats))
            if person
        }
    )


def check_first(write: Write, last_of: Callable[[str], int | None]) -> None:
    """Events cannot be written twice under one number; a head without any would not notice that it is old."""
    last = None if write.events else last_of(write.head.table)
    if last is not None and last + 1 != write.first:
        raise BeatenError("the table was changed meanwhile")


MOVED: Final = '{"type":"moved"'


def read_head(row: Row) -> Head | None:
    """None when it is damaged; `kaizhuo admin repair` writes it anew."""
    try:
        return _head.decode(row[0])
    except (msgspec.DecodeError, TypeError):
        return None


def read_heads(rows: list[Row]) -> list[Head]:
    return [head for row in rows if (head := read_head(row))]


def read_events(rows: list[Row], first: int = 0) -> list[str]:
    """In the order of their numbers; "" where the first one is missing.  A deleted table has only its last event."""
    bodies: list[str] = []
    for number, body in rows:
        if number != first + len(bodies) and (first or len(rows) > 1):
            return [*bodies, ""]
        bodies.append(str(body))
    return bodies


def lengths(tables: list[str]) -> str:
    return f"{LENGTHS} ({', '.join('?' * len(tables))})"
