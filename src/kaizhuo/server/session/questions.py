"""The open question of a table, and who was refused before, as its events tell."""

from __future__ import annotations

import msgspec

from kaizhuo.server.store.chairs import Chair
from kaizhuo.server.store.events import (
    Answered,
    Asked,
    Back,
    Moved,
    Question,
    Rematched,
    Sat,
    Seating,
    TableEvent,
    Undone,
)


class Questions:
    """One is open at a time."""

    def __init__(self) -> None:
        self.open: Asked | None = None
        self.declined: set[tuple[Question, str]] = set()  # by whom it was asked
        self.hints = False  # all who play have agreed that everybody may have some

    def heed(self, event: TableEvent, chairs: list[Chair]) -> None:
        """Something happened at the table; who sits where before it."""
        if isinstance(event, Moved) and event.by:
            self.declined = {one for one in self.declined if one[0] != "stand-in"}
        if isinstance(event, Sat | Back):  # somebody plays who was not asked
            self.hints = False
        if isinstance(event, Asked):
            self.open = event
        elif self.open is not None and isinstance(event, Answered):
            self.open = self._answer(self.open, event, chairs)
        elif self.open is not None and _settles(event, self.open, chairs):
            self.open = None

    def _answer(self, asked: Asked, answer: Answered, chairs: list[Chair]) -> Asked | None:
        if not answer.yes:
            if answer.by != asked.by and asked.about is not None:
                self.declined.add((asked.what, asked.by))
            return None
        waiting = [seat for seat in asked.waiting if chairs[seat].person != answer.by]
        self.hints = self.hints or (asked.what == "hints" and not waiting)
        return msgspec.structs.replace(asked, waiting=waiting) if waiting else None


def _settles(event: TableEvent, asked: Asked, chairs: list[Chair]) -> bool:
    """People come or go, or play again.  One about a move is also settled by going back, by a move of the person who
    asked, and by the end; one about a bot in somebody's place by a move of theirs."""
    if isinstance(event, Seating | Rematched):
        return True
    if isinstance(event, Undone):
        return asked.what == "undo"
    if not isinstance(event, Moved):
        return False
    if asked.what == "undo" and event.by == asked.by:
        return True
    if asked.what == "stand-in" and event.by == chairs[asked.waiting[0]].person:
        return True
    return event.scores is not None and asked.what != "rematch"
