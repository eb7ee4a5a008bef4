"""The curtain: several seats at one device, of which one at a time is shown.

Whoever has more than one seat sees that of `guest.shown`; when another of their seats is asked, the curtain falls,
and their page is sent only what everybody may know, until it is lifted for that seat.
"""

from __future__ import annotations

from kaizhuo.core.state import SPECTATOR
from kaizhuo.server.session.guest import Guest
from kaizhuo.server.session.table import Table


def viewer_of(table: Table, guest: Guest) -> int:
    """Whose view the page is sent; SPECTATOR for what everybody may know."""
    return view_and_next(table, guest)[0]


def asked_here(table: Table, guest: Guest) -> list[int]:
    """Which seats of this guest are to decide."""
    held = table.seats_of(guest.person)
    return [seat for seat in table.awaited() if seat in held and not table.chairs[seat].stand_in]


def falls(table: Table, guest: Guest) -> bool:
    """Whether somebody else at this device is asked: then nothing is shown any more."""
    if guest.shown == SPECTATOR or len(table.seats_of(guest.person)) < 2:
        return False
    asked = asked_here(table, guest)
    if not asked or guest.shown in asked:
        return False
    guest.shown = SPECTATOR
    return True


def view_and_next(table: Table, guest: Guest) -> tuple[int, int | None]:
    """Whose view the page is sent, and whom to pass the device to, while the curtain is down."""
    held = table.seats_of(guest.person)
    if len(held) == 1:
        return held[0], None
    if guest.shown in held:
        return guest.shown, None
    return SPECTATOR, next(iter(asked_here(table, guest)), None) if held else None
