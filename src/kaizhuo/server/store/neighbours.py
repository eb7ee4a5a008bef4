"""Servers that share one PostgreSQL: which of them live, who leads which table, and who is around it.

By the clock of the database alone.  A node lives while its row was renewed lately; with it live its leases.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from threading import Event, Thread
from typing import Any, Final

import msgspec
import psycopg

from kaizhuo.server.store import sql
from kaizhuo.server.store.store import PAUSE, Around, Figures, Seen

LIFE: Final = 3.5  # seconds that a node lives without a beat; they beat every second
KEPT: Final = 60  # seconds after which a dead one is forgotten
CHANNEL: Final = "kaizhuo"
NOW: Final = "CAST(EXTRACT(EPOCH FROM clock_timestamp()) AS DOUBLE PRECISION)"
BEAT: Final = (
    f"INSERT INTO kaizhuo_node (node, until, body) VALUES (?, {NOW} + {LIFE}, ?)"
    f" ON CONFLICT (node) DO UPDATE SET until = excluded.until, body = excluded.body RETURNING {NOW}"
)
LIVING: Final = f"SELECT COUNT(*) FROM kaizhuo_node WHERE until > {NOW}"
OTHERS: Final = f"{LIVING} AND node <> ?"
ALL: Final = f"SELECT body FROM kaizhuo_node WHERE until > {NOW} ORDER BY node"
FORGET: Final = f"DELETE FROM kaizhuo_node WHERE until < {NOW} - {KEPT} OR node = ? RETURNING node"
CLEAR: Final = "DELETE FROM kaizhuo_around WHERE node NOT IN (SELECT node FROM kaizhuo_node) RETURNING node"
LIVES: Final = f"SELECT 1 FROM kaizhuo_node AS node WHERE node.node = lease.node AND node.until > {NOW}"
LOOK: Final = (
    "SELECT head.table_id, (SELECT MAX(seq) FROM event WHERE event.table_id = head.table_id),"
    f" COALESCE(node.node, ''), COALESCE(lease.number, 0) FROM head LEFT JOIN kaizhuo_lease AS lease USING (table_id)"
    f" LEFT JOIN kaizhuo_node AS node ON node.node = lease.node AND node.until > {NOW}"
    " WHERE head.table_id = ANY(?)"
)
AROUND: Final = (
    "SELECT table_id, kaizhuo_around.body FROM kaizhuo_around JOIN kaizhuo_node USING (node)"
    f" WHERE until > {NOW} AND node <> ? AND table_id = ANY(?) ORDER BY node"
)
LEAD: Final = (
    "INSERT INTO kaizhuo_lease AS lease (table_id, node, number) VALUES (?, ?, 1) ON CONFLICT (table_id)"
    " DO UPDATE SET node = excluded.node, number = lease.number + 1"
    f" WHERE lease.node = excluded.node OR NOT EXISTS ({LIVES}) RETURNING number"
)
RESIGN: Final = "UPDATE kaizhuo_lease SET node = '' WHERE node = ? AND table_id = ANY(?) RETURNING table_id"
PUBLISH: Final = (
    "INSERT INTO kaizhuo_around (table_id, node, body) VALUES (?, ?, ?)"
    " ON CONFLICT (table_id, node) DO UPDATE SET body = excluded.body RETURNING node"
)
LEFT: Final = "DELETE FROM kaizhuo_around WHERE table_id = ? AND node = ? RETURNING node"
LED: Final = "SELECT table_id FROM kaizhuo_lease WHERE node = ?"
ORPHANS: Final = (
    "SELECT lease.table_id FROM kaizhuo_lease AS lease JOIN head USING (table_id)"
    f" WHERE lease.node <> '' AND head.busy = 1 AND NOT EXISTS ({LIVES})"
)
HELD: Final = (  # locked until the commit, so that nobody takes it meanwhile
    "SELECT lease.table_id, lease.number FROM kaizhuo_lease AS lease"
    f" WHERE lease.node = ? AND lease.table_id = ANY(?) AND EXISTS ({LIVES}) ORDER BY lease.table_id FOR SHARE OF lease"
)
REVIEWED: Final = 86_400  # seconds that a review is kept
REVIEW_LIVES: Final = LIVES.replace("lease.", "review.")
REVIEW: Final = (
    "SELECT body FROM kaizhuo_review AS review WHERE table_id = ? AND seat = ?"
    f" AND (done = 1 OR EXISTS ({REVIEW_LIVES}))"
)
CLAIM_REVIEW: Final = (
    "INSERT INTO kaizhuo_review AS review (table_id, seat, node, done, since, body)"
    f" VALUES (?, ?, ?, 0, {NOW}, ?) ON CONFLICT (table_id, seat)"
    " DO UPDATE SET node = excluded.node, since = excluded.since, body = excluded.body"
    f" WHERE review.done = 0 AND NOT EXISTS ({REVIEW_LIVES}) RETURNING node"
)
KEEP_REVIEW: Final = (
    "UPDATE kaizhuo_review SET body = ?, done = ? WHERE table_id = ? AND seat = ? AND node = ? RETURNING 1"
)
OLD_REVIEWS: Final = f"DELETE FROM kaizhuo_review WHERE since < {NOW} - {REVIEWED} RETURNING node"
NUDGE: Final = f"SELECT pg_notify('{CHANNEL}', ?)"


class Neighbours:
    def __init__(self, name: str, read: Callable[..., list[sql.Row]], connect: Callable[[], Any]) -> None:
        self.name = name
        self.several = True
        self.living = 1
        self._read = read
        self._connect = connect
        self._offset = time.time() - time.monotonic()  # until the database says what time it is
        self._measured = False
        self._until = 0.0  # monotonic; as long as that nobody can think that this node is dead
        self._closed = Event()

    def seconds(self) -> float:
        return time.monotonic() + self._offset

    def beat(self, doing: Figures) -> bool:
        began = time.monotonic()
        ((now,),) = self._read(BEAT, self.name, msgspec.json.encode(doing).decode())
        ended = time.monotonic()
        offset = now - (began + ended) / 2
        if not self._measured or abs(offset - self._offset) > ended - began:
            self._offset, self._measured = offset, True
        on_time, self._until = ended < self._until, began + LIFE
        ((self.living,),) = self._read(LIVING)
        if self._read(FORGET, ""):
            self._read(CLEAR)
        return on_time

    def look(self, tables: list[str]) -> dict[str, Seen]:
        around: dict[str, list[Around]] = {}
        for table, body in self._read(AROUND, self.name, tables):
            around.setdefault(table, []).append(msgspec.json.decode(body, type=Around))
        return {
            table: Seen((last or 0) + 1, leader, number, around.get(table, []))
            for table, last, leader, number in self._read(LOOK, tables)
        }

    def lead(self, table: str) -> int:
        rows = self._read(LEAD, table, self.name)
        return int(rows[0][0]) if rows else 0

    def resign(self, tables: list[str]) -> None:
        for (table,) in self._read(RESIGN, self.name, tables):
            self._nudge(table)

    def publish(self, around: dict[str, Around]) -> None:
        for table, one in around.items():
            if one != Around():
                self._read(PUBLISH, table, self.name, msgspec.json.encode(one).decode())
            else:
                self._read(LEFT, table, self.name)
            self._nudge(table)

    def orphans(self) -> list[str]:
        return [table for (table,) in self._read(ORPHANS)]

    def review(self, table: str, seat: int) -> str:
        return next((str(body) for (body,) in self._read(REVIEW, table, seat)), "")

    def claim_review(self, table: str, seat: int, body: str) -> bool:
        self._read(OLD_REVIEWS)
        return bool(self._read(CLAIM_REVIEW, table, seat, self.name, body))

    def keep_review(self, table: str, seat: int, body: str, done: bool) -> None:
        self._read(KEEP_REVIEW, body, int(done), table, seat, self.name)

    def _nudge(self, table: str) -> None:
        self._read(NUDGE, f"{table} {self.name}")

    def listen(self, heard: Callable[[str], None]) -> None:
        Thread(target=self._listen, args=(heard,), name="store-listener", daemon=True).start()

    def _listen(self, heard: Callable[[str], None]) -> None:
        while not self._closed.is_set():
            try:
                with self._connect() as line:
                    line.execute(f"LISTEN {CHANNEL}")
                    heard("")
                    while not self._closed.is_set():
                        for note in line.notifies(timeout=PAUSE):
                            table, _, node = note.payload.partition(" ")
                            if node != self.name:
                                heard(table)
            except psycopg.Error:  # whoever looks at the tables meanwhile finds that out too
                self._closed.wait(PAUSE)

    def others(self) -> int:
        ((count,),) = self._read(OTHERS, self.name)
        return int(count)

    def all(self) -> list[Figures]:
        return [read_figures(body) for (body,) in self._read(ALL)]

    def retire(self) -> None:
        self._read(FORGET, self.name)
        self._read(CLEAR)
        for (table,) in self._read(LED, self.name):
            self._nudge(table)

    def close(self) -> None:
        self._closed.set()


read_figures = msgspec.json.Decoder(Figures).decode
