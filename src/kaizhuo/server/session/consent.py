"""What needs the others' consent: to take a move back beyond the barrier, to play again by other options, a
pause, the end of the game, hints, a seat of a running one, a bot that plays for one of them.  Bots agree."""

from __future__ import annotations

from kaizhuo.server.errors import TableError
from kaizhuo.server.protocol.socket import Asked as AskedMessage
from kaizhuo.server.session import timing
from kaizhuo.server.session.presence import Presence
from kaizhuo.server.session.table import Table
from kaizhuo.server.store.events import Answered, Asked, TableEvent


def asked_to_sit(table: Table, person: str, seat: int) -> list[int]:
    """Who must agree before somebody takes a seat of the running game: all who play, or if bots play for all of them,
    all who have one.  Whoever had that very seat asks nobody."""
    if table.match is None or seat in table.known.get(person, ()):
        return []
    return table.people() or table.people(stood_in=True)


def hints_allowed(table: Table, person: str) -> bool:
    """Against bots anybody may have hints; in a game among people only if all of them agreed."""
    return table.questions.hints or table.plays_alone(person)


class Consent:
    """Asks the others, and does what was asked when they agree."""

    def __init__(self, table: Table, presence: Presence) -> None:
        self.table = table
        self.presence = presence

    @property
    def open(self) -> Asked | None:
        return self.table.questions.open

    def undo(self, person: str, seat: int, ply: int, undos: int, action_id: str) -> list[TableEvent]:
        if self._asks(person, action_id):
            return []
        seat = self.table.own_seat(person, seat)
        self.table.check_moment(seat, ply, undos)
        target, alone = self.table.undo_target(seat)
        if target is None:
            raise TableError("no-undo")
        others = [] if alone else self._others(person)
        return self._ask(Asked("undo", person, action_id, others, seat, to=target))

    def rematch(self, person: str, options: dict[str, int | bool | str] | None, action_id: str) -> list[TableEvent]:
        """By the same options at once; by others when everybody agrees."""
        if self._asks(person, action_id):
            return []
        same = options is None or options == self.table.opened.options
        wanted = self.table.opened.options if options is None else options
        if same:
            return self.table.play_again(person, wanted, action_id)
        self.table.check_again(person, wanted)
        seat = self.table.own_seat(person)
        return self._ask(
            Asked("rematch", person, action_id, self._others(person, also_here=True), seat, options=wanted)
        )

    def pause(self, person: str, action_id: str) -> list[TableEvent]:
        if self._asks(person, action_id):
            return []
        timing.check_wish(self.table, person, "pause")
        return self._ask(Asked("pause", person, action_id, self._others(person), self.table.own_seat(person)))

    def end(self, person: str, action_id: str) -> list[TableEvent]:
        if self._asks(person, action_id):
            return []
        seat = self.table.check_end(person)
        return self._ask(Asked("end", person, action_id, self._others(person), seat))

    def hints(self, person: str, action_id: str) -> list[TableEvent]:
        if self._asks(person, action_id):
            return []
        seat = self.table.own_seat(person)
        if self.table.match is None:
            raise TableError("not-begun")
        self.table.check_running()
        if hints_allowed(self.table, person):
            raise TableError("hints-allowed")
        return self._ask(Asked("hints", person, action_id, self._others(person), seat))

    def sit(self, person: str, seat: int, nickname: str, action_id: str, *, beside: bool) -> list[TableEvent]:
        """Whoever plays has a say in who comes to see the hand of a seat."""
        if self._asks(person, action_id):
            return []
        name = self.table.check_sit(person, seat, nickname, beside=beside)
        waiting = asked_to_sit(self.table, person, seat)
        return self._ask(Asked("sit", person, action_id, waiting, None, name=name, about=seat, beside=beside))

    def stand_in(self, person: str, seat: int, action_id: str) -> list[TableEvent]:
        """Whoever is here is asked before a bot plays for them."""
        if self._asks(person, action_id):
            return []
        self.table.check_stand_in(seat)
        return self._ask(Asked("stand-in", person, action_id, [seat], self.table.own_seat(person), about=seat))

    def wished(self, person: str) -> int | None:
        """The seat that somebody who has none asks for."""
        asked = self.open
        return asked.about if asked is not None and asked.seat is None and asked.by == person else None

    def _asks(self, person: str, action_id: str) -> bool:
        return self.open is not None and (self.open.by, self.open.question) == (person, action_id)

    def _others(self, person: str, *, also_here: bool = False) -> list[int]:
        """One seat of each other person who plays; also of those for whom a bot does, if they are here."""
        chairs = self.table.chairs
        found = [seat for seat in self.table.people(stood_in=also_here) if chairs[seat].person != person]
        return [seat for seat in found if not chairs[seat].stand_in or self.presence.here(chairs[seat].person)]

    def _ask(self, asked: Asked) -> list[TableEvent]:
        """One question at a time; that of an outsider keeps nobody at the table from asking theirs."""
        if not asked.waiting:
            return self.settle(asked)
        if self.open and (self.open.seat is not None or asked.seat is None):
            raise TableError("undo-asked")
        if (asked.what, asked.by) in self.table.questions.declined:
            raise TableError("declined")
        self.table.mark(asked)
        return [asked]

    def settle(self, asked: Asked) -> list[TableEvent]:
        """Everybody agreed, or nobody said no in time."""
        table, by, action_id = self.table, asked.by, asked.question
        if asked.what == "undo":
            return table.undo(by, asked.to, action_id)
        if asked.what == "rematch":
            return table.play_again(by, asked.options or {}, action_id)
        if asked.what == "pause":
            return timing.wish(table, by, "pause", action_id=action_id)
        if asked.what == "end":
            return table.end(by, action_id)
        if asked.what == "hints":
            return []  # that all have agreed is all there is to it
        assert asked.about is not None
        if asked.what == "sit":
            return table.sit(by, asked.about, asked.name, action_id, beside=asked.beside)
        return table.stand_in(by, asked.about, action_id)

    def agree(self, person: str, yes: bool, action_id: str = "") -> list[TableEvent]:
        asked = self.open
        withdrawn = asked is not None and person == asked.by and not yes
        if not withdrawn:
            self.table.own_seat(person)
        answering = [seat for seat in asked.waiting if seat in self.table.seats_of(person)] if asked else []
        if asked is None or (not answering and not withdrawn):
            raise TableError("no-question")
        settled = self.settle(asked) if yes and answering == asked.waiting else []
        answer = Answered(yes, person, action_id)
        self.table.mark(answer)
        return [answer, *settled]

    def lapse(self, asked: Asked) -> list[TableEvent]:
        """Nobody said no in time; nothing where the question was settled otherwise."""
        return self.settle(asked) if self.open == asked else []

    def left(self) -> list[TableEvent]:
        """What an outsider asked goes with them."""
        asked = self.open
        if asked is None or asked.seat is not None or self.presence.here(asked.by):
            return []
        answer = Answered(False, asked.by)
        self.table.mark(answer)
        return [answer]

    def message(self, names: list[str]) -> AskedMessage | None:
        asked = self.open
        if asked is None:
            return None
        return AskedMessage(
            what=asked.what,
            by=asked.seat,
            name=asked.name if asked.seat is None else names[asked.seat],
            to=asked.to,
            options=asked.options or {},
            seat=asked.about,
            seat_name="" if asked.about is None else names[asked.about],
            waiting=list(asked.waiting),
        )
