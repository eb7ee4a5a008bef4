"""Tables in lists: the head that is stored of each, and the row that a visitor reads."""

from __future__ import annotations

import time

from kaizhuo.server.protocol.http import TableRow
from kaizhuo.server.session.names import bot_names, game_title
from kaizhuo.server.session.table import Table
from kaizhuo.server.store.chairs import Chair
from kaizhuo.server.store.events import TableEvent, encode_event
from kaizhuo.server.store.store import Head, HeadSeat, Write


def write_of(first: int, table: Table, events: list[TableEvent], lease: int = 0) -> Write:
    """What is to be stored of a table from an event on."""
    return Write(first, [encode_event(event).decode() for event in events], head_of(table, int(time.time())), lease)


def head_of(table: Table, touched: int) -> Head:
    return Head(
        table=table.id,
        game=table.opened.game,
        seats=[HeadSeat(chair.name, _owner(table, chair), chair.bot, chair.stand_in) for chair in table.chairs],
        awaited=table.awaited(),
        started=table.match is not None,
        over=table.over,
        public=table.public,
        touched=touched,
        keeper=table.opened.host if table.opened.upload else "",
        ticking=table.clock is not None and table.match is not None and not table.over and not table.paused,
    )


def _owner(table: Table, chair: Chair) -> str:
    """Nobody has a seat of a record."""
    return "" if table.opened.upload else chair.person


def row_of(head: Head, person: str, lang: str, archived: bool) -> TableRow:
    mine = [i for i, seat in enumerate(head.seats) if person and seat.person == person]
    bots = bot_names([(seat.bot, seat.name) for seat in head.seats], lang)
    called = [bot or seat.name for bot, seat in zip(bots, head.seats, strict=True)]
    return TableRow(
        table=head.table,
        game=head.game,
        game_name=game_title(head.game, lang),
        seats=called,
        open=sum(not seat.name and not seat.bot for seat in head.seats),
        you=mine[0] if mine else None,
        your_turn=any(seat in head.awaited and not head.seats[seat].stand_in for seat in mine),
        awaited=[called[seat] for seat in head.awaited],
        started=head.started,
        over=head.over,
        touched=head.touched,
        archived=archived,
        upload=bool(head.keeper),
    )


def is_in_list_of(head: Head, person: str) -> bool:
    return head.keeper == person or any(seat.person == person for seat in head.seats)
