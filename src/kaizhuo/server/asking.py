"""Asking the others: to take a move back beyond the barrier, to play again by other rules.  Bots agree."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Literal, NamedTuple

from kaizhuo.server.errors import TableError
from kaizhuo.server.events import Moved, Seating, TableEvent, Undone
from kaizhuo.server.protocol import Asked
from kaizhuo.server.table import Table

What = Literal["undo", "rematch", "pause"]


class Request(NamedTuple):
    what: What
    person: str
    seat: int
    id: str
    waiting: list[int]  # seats that have not answered
    settle: Callable[[], list[TableEvent]]  # when all agree
    to: int = 0  # ply
    options: dict[str, int | bool | str] | None = None


class Asking:
    """The open question of a table, if any.  It is not stored: after a restart it can be asked again."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.open: Request | None = None

    def undo(self, person: str, seat: int, ply: int, undos: int, action_id: str) -> list[TableEvent]:
        if self._asks(person, action_id):
            return []
        seat = self.table.own_seat(person, seat)
        self.table.check_moment(seat, ply, undos)
        target, alone = self.table.undo_target(seat)
        if target is None:
            raise TableError("no-undo")
        others = [] if alone else self._others(person)
        settle = partial(self.table.undo, person, target, action_id)
        return self._ask(Request("undo", person, seat, action_id, others, settle, to=target))

    def rematch(self, person: str, options: dict[str, int | bool | str] | None, action_id: str) -> list[TableEvent]:
        """By the same options at once; by others when everybody agrees."""
        if self._asks(person, action_id):
            return []
        same = options is None or options == self.table.opened.options
        wanted = self.table.opened.options if options is None else options
        if same:
            return self.table.play_again(person, wanted, action_id)
        self.table.check_again(person, wanted)
        settle = partial(self.table.play_again, person, wanted, action_id)
        seat = self.table.own_seat(person)
        return self._ask(Request("rematch", person, seat, action_id, self._others(person), settle, options=wanted))

    def pause(self, person: str, action_id: str) -> list[TableEvent]:
        if self._asks(person, action_id):
            return []
        self.table.check_time(person, "pause")
        settle = partial(self.table.time, person, "pause", 0, action_id)
        return self._ask(Request("pause", person, self.table.own_seat(person), action_id, self._others(person), settle))

    def _asks(self, person: str, action_id: str) -> bool:
        return self.open is not None and (self.open.person, self.open.id) == (person, action_id)

    def _others(self, person: str) -> list[int]:
        return [seat for seat in self.table.people() if self.table.chairs[seat].person != person]

    def _ask(self, request: Request) -> list[TableEvent]:
        if not request.waiting:
            return request.settle()
        if self.open:
            raise TableError("undo-asked")
        self.open = request
        return []

    def agree(self, person: str, yes: bool) -> list[TableEvent]:
        self.table.own_seat(person)
        asked = self.open
        answering = [seat for seat in asked.waiting if seat in self.table.seats_of(person)] if asked else []
        if asked is None or (not answering and (yes or person != asked.person)):
            raise TableError("no-question")
        if not yes:
            self.open = None
            return []
        waiting = [seat for seat in asked.waiting if seat not in answering]
        if waiting:
            self.open = asked._replace(waiting=waiting)
            return []
        self.open = None
        return asked.settle()

    def after(self, events: list[TableEvent]) -> None:
        """A question is settled when people come or go; one about a move also by going back, by a move of who asked,
        and by the end."""
        asked = self.open
        if asked is None:
            return
        went_back = any(isinstance(event, Undone) for event in events)
        moved_on = any(isinstance(event, Moved) and event.by == asked.person for event in events)
        seating = any(isinstance(event, Seating) for event in events)
        ended = self.table.over and asked.what != "rematch"
        if seating or ended or (asked.what == "undo" and (went_back or moved_on)) or self.table.rematch:
            self.open = None

    def message(self, names: list[str]) -> Asked | None:
        asked = self.open
        if asked is None:
            return None
        return Asked(asked.what, asked.seat, names[asked.seat], asked.to, asked.options or {}, list(asked.waiting))
