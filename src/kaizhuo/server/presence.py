"""Who is here: pages that are open, and since when a person has none."""

from __future__ import annotations

from collections.abc import Callable

from kaizhuo.server.errors import TableError
from kaizhuo.server.guest import Guest
from kaizhuo.server.table import Table


class Presence:
    """`grace` seconds after the last page of a person is closed, anybody at the table may let a bot stand in."""

    def __init__(self, grace: float, clock: Callable[[], float]) -> None:
        self.grace = grace
        self.clock = clock
        self.guests: list[Guest] = []
        self.since = clock()  # nobody was here before
        self.gone: dict[str, float] = {}

    def here(self, person: str) -> bool:
        return any(guest.person == person for guest in self.guests)

    def leave(self, guest: Guest) -> None:
        self.guests.remove(guest)
        if not self.here(guest.person):
            self.gone[guest.person] = self.clock()

    def away(self, person: str) -> float:
        """For how many seconds; 0 for who is here."""
        return 0.0 if self.here(person) else self.clock() - self.gone.get(person, self.since)

    def may_stand_in(self, table: Table, person: str, seat: int) -> bool:
        """Whether somebody may let a bot play there: for himself and as the host at once, for others after a while."""
        owner = table.chairs[seat].person
        if person in (owner, table.opened.host):
            return True
        return bool(table.seats_of(person)) and not self.here(owner) and self.away(owner) >= self.grace

    def check_stand_in(self, table: Table, person: str, seat: int) -> None:
        if seat < len(table.chairs) and not self.may_stand_in(table, person, seat):
            raise TableError("still-here" if table.seats_of(person) else "looking-on")
