"""Who is here: pages that are open, and since when a person has none."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Literal

from kaizhuo.bots.turns import Asker
from kaizhuo.core.state import SPECTATOR
from kaizhuo.server.errors import TableError
from kaizhuo.server.session.guest import Guest
from kaizhuo.server.session.table import Table
from kaizhuo.server.store.store import Around


class Presence:
    """`grace` seconds after the last page of a person is closed, anybody at the table may let a bot stand in; so
    long a present person has to say no.  `clock` is the same for all servers."""

    def __init__(self, grace: float, clock: Callable[[], float]) -> None:
        self.grace = grace
        self.clock = clock
        self.guests: list[Guest] = []
        self.since = clock()  # nobody was here before
        self.gone: dict[str, float] = {}  # since when those are away who have a seat and were here
        self.elsewhere: list[Around] = []  # who is here through other servers
        self._pages: Counter[str] = Counter()  # of each person

    def here(self, person: str) -> bool:
        return bool(person) and (person in self._pages or any(person in one.pages for one in self.elsewhere))

    def anyone(self) -> bool:
        return bool(self.guests) or any(one.pages for one in self.elsewhere)

    def watching(self, table: Table) -> int:
        """How many pages look on."""
        seated = {chair.person for chair in table.chairs} - {""}
        there = sum(count for one in self.elsewhere for person, count in one.pages.items() if person not in seated)
        return len(self.guests) + there - sum(self._pages[person] for person in seated)

    def around(self) -> Around:
        """Who is here through this server, and since when others are away."""
        shown = sorted({guest.shown for guest in self.guests} - {SPECTATOR})
        return Around(dict(self._pages), shown, dict(self.gone))

    def hear(self, elsewhere: list[Around], table: Table) -> list[str]:
        """Who is here through others, and since when somebody is away, where they know it better; returns of whom that
        is news."""
        was, self.elsewhere = self.elsewhere, elsewhere
        known = dict(self.gone)
        left = [person for one in was for person in one.pages if table.seats_of(person) and not self.here(person)]
        self.gone.update((person, self.clock()) for person in left)
        for person, since in (away for one in elsewhere for away in one.gone.items()):
            self.gone[person] = max(since, self.gone.get(person, 0.0))
        self.gone = {person: since for person, since in self.gone.items() if not self.here(person)}
        return [person for person, since in self.gone.items() if known.get(person) != since]

    def enter(self, guest: Guest) -> None:
        self.guests.append(guest)
        self._pages[guest.person] += 1
        self.gone.pop(guest.person, None)

    def leave(self, guest: Guest, table: Table) -> None:
        self.guests.remove(guest)
        self._pages[guest.person] -= 1
        if not self._pages[guest.person]:
            del self._pages[guest.person]
            if table.seats_of(guest.person) and not self.here(guest.person):
                self.gone[guest.person] = self.clock()

    def clear(self) -> None:
        self.guests.clear()
        self._pages.clear()

    def away(self, person: str) -> float:
        """For how many seconds; 0 for somebody who is here."""
        return 0.0 if self.here(person) else self.clock() - self.gone.get(person, self.since)

    def anybody(self, table: Table) -> bool:
        """One of those who have a seat is here."""
        return any(chair.person and self.here(chair.person) for chair in table.chairs)

    def attended(self, table: Table) -> bool:
        """Somebody plays for themself, or looks on while a bot does as they wished; at a table of bots, anybody."""
        seated = [chair for chair in table.chairs if chair.person]
        if not seated:
            return self.anyone()
        return any(not one.stand_in or (one.willing and self.here(one.person)) for one in seated)

    def asker(self, table: Table) -> Asker:
        """For whom the bots think: somebody here who plays, else somebody who looks on."""
        seated = (guest for guest in self.guests if table.seats_of(guest.person))
        found = next(seated, self.guests[0] if self.guests else None)
        return Asker(found.address if found else "", table.opened.host)

    def shows(self, table: Table, seat: int) -> bool:
        """The curtain is up for this seat."""
        owner = table.chairs[seat].person
        there = any(seat in one.shown and owner in one.pages for one in self.elsewhere)
        return there or any(guest.shown == seat and guest.person == owner for guest in self.guests)

    def stand_in(self, table: Table, person: str, seat: int) -> Literal["at-once", "ask", ""]:
        """How somebody may let a bot play there: at once for themself and for somebody who has been away for a
        while; somebody who is here is asked."""
        owner = table.chairs[seat].person
        if person == owner or (self._counts(table, person) and self.away(owner) >= self.grace and not self.here(owner)):
            return "at-once"
        return "ask" if table.seats_of(person) and self.here(owner) else ""

    def check_stand_in(self, table: Table, person: str, seat: int) -> bool:
        """Whether the person of the seat must be asked."""
        table.check_stand_in(seat)
        how = self.stand_in(table, person, seat)
        if not how:
            raise TableError("still-here" if self._counts(table, person) else "looking-on")
        return how == "ask"

    def _counts(self, table: Table, person: str) -> bool:
        return person == table.opened.host or bool(table.seats_of(person))
