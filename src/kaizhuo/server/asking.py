"""Asking to take a move back: at once inside the barrier, otherwise when every other person agrees.  Bots agree."""

from __future__ import annotations

from kaizhuo.server.errors import TableError
from kaizhuo.server.events import Moved, TableEvent, Undone
from kaizhuo.server.protocol import AskedUndo
from kaizhuo.server.table import Table


class Request:
    def __init__(self, person: str, seat: int, ply: int, action_id: str, waiting: list[int]) -> None:
        self.person = person
        self.seat = seat
        self.ply = ply
        self.id = action_id
        self.waiting = waiting


class Asking:
    """The open question of a table, if any.  It is not stored: after a restart it can be asked again."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.open: Request | None = None

    def undo(self, person: str, ply: int, undos: int, action_id: str) -> list[TableEvent]:
        if self.open and (self.open.person, self.open.id) == (person, action_id):
            return []
        seat = self.table.own_seat(person)
        self.table.check_moment(seat, ply, undos)
        target, alone = self.table.undo_target(seat)
        if target is None:
            raise TableError("no-undo")
        others = [other for other in self.table.people() if other != seat]
        if alone or not others:
            return self.table.undo(person, target, action_id)
        if self.open:
            raise TableError("undo-asked")
        self.open = Request(person, seat, target, action_id, others)
        return []

    def agree(self, person: str, yes: bool) -> list[TableEvent]:
        seat = self.table.own_seat(person)
        asked = self.open
        if asked is None or (seat not in asked.waiting and (yes or seat != asked.seat)):
            raise TableError("no-question")
        if not yes:
            self.open = None
            return []
        asked.waiting.remove(seat)
        return [] if asked.waiting else self.table.undo(asked.person, asked.ply, asked.id)

    def after(self, events: list[TableEvent]) -> None:
        """The question is settled by going back, by a move of who asked, and by the end."""
        asked = self.open
        if asked is None:
            return
        went_back = any(isinstance(event, Undone) for event in events)
        moved_on = any(isinstance(event, Moved) and event.by == asked.person for event in events)
        if went_back or moved_on or self.table.over:
            self.open = None

    def message(self, names: list[str]) -> AskedUndo | None:
        asked = self.open
        if asked is None:
            return None
        return AskedUndo(asked.seat, names[asked.seat], asked.ply, list(asked.waiting))
