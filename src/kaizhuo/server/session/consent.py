"""What needs the others' consent: to take a move back beyond the barrier, to play again by other options, a
pause, the end of the game, a seat of a running one, a bot that plays for one of them.  Bots agree."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Literal, NamedTuple

from kaizhuo.server.errors import TableError
from kaizhuo.server.protocol.socket import Asked
from kaizhuo.server.session.presence import Presence
from kaizhuo.server.session.table import Table
from kaizhuo.server.store.events import Moved, Seating, TableEvent, Undone

What = Literal["undo", "rematch", "pause", "end", "sit", "stand-in"]


class Request(NamedTuple):
    what: What
    person: str
    seat: int | None  # None for an onlooker
    id: str
    waiting: list[int]  # seats that have not answered
    settle: Callable[[], list[TableEvent]]  # when all agree
    to: int = 0  # ply
    options: dict[str, int | bool | str] | None = None
    name: str = ""  # of an onlooker
    about: int | None = None  # a seat


def asked_to_sit(table: Table, person: str, seat: int) -> list[int]:
    """Who must agree before somebody takes a seat of the running game: all who play, or if bots play for all of them,
    all who have one.  Whoever had that very seat asks nobody."""
    if table.match is None or seat in table.known.get(person, ()):
        return []
    return table.people() or table.people(stood_in=True)


class Consent:
    """The open question of a table, if any.  It is not stored: after a restart it can be asked again."""

    def __init__(self, table: Table, presence: Presence) -> None:
        self.table = table
        self.presence = presence
        self.open: Request | None = None
        self._declined: set[tuple[What, str]] = set()  # by whom

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
        others = self._others(person, also_here=True)
        return self._ask(Request("rematch", person, seat, action_id, others, settle, options=wanted))

    def pause(self, person: str, action_id: str) -> list[TableEvent]:
        if self._asks(person, action_id):
            return []
        self.table.check_time(person, "pause")
        settle = partial(self.table.time, person, "pause", 0, action_id)
        return self._ask(Request("pause", person, self.table.own_seat(person), action_id, self._others(person), settle))

    def end(self, person: str, action_id: str) -> list[TableEvent]:
        if self._asks(person, action_id):
            return []
        seat = self.table.check_end(person)
        settle = partial(self.table.end, person, action_id)
        return self._ask(Request("end", person, seat, action_id, self._others(person), settle))

    def sit(self, person: str, seat: int, nickname: str, action_id: str, *, beside: bool) -> list[TableEvent]:
        """Whoever plays has a say in who comes to see the hand of a seat."""
        if self._asks(person, action_id):
            return []
        name = self.table.check_sit(person, seat, nickname, beside=beside)
        settle = partial(self.table.sit, person, seat, nickname, action_id, beside=beside)
        waiting = asked_to_sit(self.table, person, seat)
        return self._ask(Request("sit", person, None, action_id, waiting, settle, name=name, about=seat))

    def stand_in(self, person: str, seat: int, action_id: str) -> list[TableEvent]:
        """Whoever is here is asked before a bot plays for them."""
        if self._asks(person, action_id):
            return []
        self.table.check_stand_in(seat)
        settle = partial(self.table.stand_in, person, seat, action_id)
        own = self.table.own_seat(person)
        return self._ask(Request("stand-in", person, own, action_id, [seat], settle, about=seat))

    def wished(self, person: str) -> int | None:
        """The seat that somebody who has none asks for."""
        asked = self.open
        return asked.about if asked is not None and asked.seat is None and asked.person == person else None

    def _asks(self, person: str, action_id: str) -> bool:
        return self.open is not None and (self.open.person, self.open.id) == (person, action_id)

    def _others(self, person: str, *, also_here: bool = False) -> list[int]:
        """One seat of each other person who plays; also of those for whom a bot does, if they are here."""
        chairs = self.table.chairs
        found = [seat for seat in self.table.people(stood_in=also_here) if chairs[seat].person != person]
        return [seat for seat in found if not chairs[seat].stand_in or self.presence.here(chairs[seat].person)]

    def _ask(self, request: Request) -> list[TableEvent]:
        """One question at a time; that of an outsider keeps nobody at the table from asking theirs."""
        if not request.waiting:
            return request.settle()
        if self.open and (self.open.seat is not None or request.seat is None):
            raise TableError("undo-asked")
        if (request.what, request.person) in self._declined:
            raise TableError("declined")
        self.open = request
        return []

    def agree(self, person: str, yes: bool) -> list[TableEvent]:
        asked = self.open
        withdrawn = asked is not None and person == asked.person and not yes
        if not withdrawn:
            self.table.own_seat(person)
        answering = [seat for seat in asked.waiting if seat in self.table.seats_of(person)] if asked else []
        if asked is None or (not answering and not withdrawn):
            raise TableError("no-question")
        if not yes:
            self.open = None
            if not withdrawn and asked.about is not None:
                self._declined.add((asked.what, asked.person))
            return []
        waiting = [seat for seat in asked.waiting if seat not in answering]
        if waiting:
            self.open = asked._replace(waiting=waiting)
            return []
        return self.lapse(asked)

    def lapse(self, asked: Request) -> list[TableEvent]:
        """Everybody agreed, or nobody said no in time; nothing where the question was settled otherwise."""
        if self.open is not asked:
            return []
        self.open = None
        return asked.settle()

    def left(self, person: str) -> bool:
        """Somebody is gone, and with them what they asked from outside."""
        if self.open is None or self.open.seat is not None or self.open.person != person:
            return False
        self.open = None
        return True

    def after(self, events: list[TableEvent]) -> None:
        """A question is settled when people come or go.  One about a move is also settled by going back, by a move of
        the person who asked, and by the end; one about a bot in somebody's place by a move of theirs."""
        moved = {event.by for event in events if isinstance(event, Moved) and event.by}
        if moved:
            self._declined = {one for one in self._declined if one[0] != "stand-in"}
        if self.open is not None and self._settled(self.open, events, moved):
            self.open = None

    def _settled(self, asked: Request, events: list[TableEvent], moved: set[str]) -> bool:
        if self.table.rematch or any(isinstance(event, Seating) for event in events):
            return True
        if asked.what == "undo" and (asked.person in moved or any(isinstance(event, Undone) for event in events)):
            return True
        if asked.what == "stand-in" and self.table.chairs[asked.waiting[0]].person in moved:
            return True
        return self.table.over and asked.what != "rematch"

    def message(self, names: list[str]) -> Asked | None:
        asked = self.open
        if asked is None:
            return None
        return Asked(
            what=asked.what,
            by=asked.seat,
            name=asked.name if asked.seat is None else names[asked.seat],
            to=asked.to,
            options=asked.options or {},
            seat=asked.about,
            seat_name="" if asked.about is None else names[asked.about],
            waiting=list(asked.waiting),
        )
