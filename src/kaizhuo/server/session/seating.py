"""Who may sit where.  Before the game begins whoever finds room; after it a seat is knowledge: who knows one gets no
other, and who comes from outside needs the consent of those who play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kaizhuo.server.errors import TableError
from kaizhuo.server.session.people import clean_name

if TYPE_CHECKING:
    from kaizhuo.server.session.table import Table


def check_sit(table: Table, person: str, seat: int, nickname: str, *, beside: bool) -> str:
    """The name; whether others must agree first is `asked_to_sit`."""
    if not person:
        raise TableError("no-cookie")
    name = clean_name(nickname)
    check_free(table, seat, or_bot=True)
    known = table.known.get(person, set())
    if table.seats_of(person) and not beside:
        raise TableError("already-seated")
    if known and seat not in known:
        raise TableError("other-seat", seat=min(known) + 1)
    return name


def asked_to_sit(table: Table, person: str, seat: int) -> list[int]:
    """Who must agree before somebody takes a seat of the running game: all who play, or if bots play for all of them,
    all who have one.  Who had that very seat asks nobody."""
    if table.match is None or seat in table.known.get(person, ()):
        return []
    return table.people() or table.people(stood_in=True)


def check_free(table: Table, seat: int, *, or_bot: bool = False) -> None:
    if seat >= len(table.chairs):
        raise TableError("seat-number", seat=seat + 1)
    check_running(table)
    free = [chair.open or (or_bot and bool(chair.bot)) for chair in table.chairs]
    if not any(free):
        raise TableError("full-table")
    if not free[seat]:
        raise TableError("seat-taken", seat=seat + 1)


def check_stand_in(table: Table, seat: int) -> None:
    """There is somebody for whom a bot could play; whether it may is another question."""
    if table.match is None:
        raise TableError("not-begun")
    check_running(table)
    if seat >= len(table.chairs) or not table.chairs[seat].person or table.chairs[seat].stand_in:
        raise TableError("no-stand-in")


def check_running(table: Table) -> None:
    if table.shown:
        raise TableError("game-over")
