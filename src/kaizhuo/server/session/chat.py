"""Chat: who may say how much, and who hears it."""

from __future__ import annotations

import time

from kaizhuo.core.state import SPECTATOR
from kaizhuo.server.errors import TableError
from kaizhuo.server.protocol.socket import Chat, ChatLine, React, Talk
from kaizhuo.server.session.curtain import viewer_of
from kaizhuo.server.session.guest import Guest
from kaizhuo.server.session.names import clean_text
from kaizhuo.server.session.table import Table
from kaizhuo.server.store.events import Said, TableEvent

AT_ONCE = 5  # lines of one person
WITHIN = 10  # seconds


class Talking:
    def __init__(self, table: Table) -> None:
        self.table = table

    def say(self, guest: Guest, message: Talk | React) -> list[TableEvent]:
        """As the seat that is shown; behind the curtain as the first one, and then not to a team."""
        shown = viewer_of(self.table, guest)
        seat = self.table.own_seat(guest.person) if shown == SPECTATOR else shown
        text = clean_text(message.text) if isinstance(message, Talk) else ""
        phrase = "" if isinstance(message, Talk) else message.phrase
        team = isinstance(message, Talk) and message.team
        if not text and not phrase:
            raise TableError("empty-line")
        if team and shown == SPECTATOR:
            raise TableError("no-team")
        now = int(time.time())
        if sum(line.by == guest.person and line.at > now - WITHIN for line in self.table.chat) >= AT_ONCE:
            raise TableError("too-fast")
        name = self.table.chairs[seat].name
        if team and not self.table.team_of(seat):
            raise TableError("no-team")
        said = Said(seat, name, text, team, now, guest.person, message.id, phrase)
        self.table.hear(said)
        return [said]


def chat(table: Table, viewer: int, said: list[Said] | None = None) -> Chat:
    """All that was said to a viewer, or of the new lines those that they may hear."""
    team = table.team_of(viewer)
    heard = [line for line in table.chat if not line.team or line.seat in team]
    lines = heard if said is None else [line for line in said if line in heard]
    return Chat(
        [ChatLine(line.seat, line.name, line.text, line.phrase, line.team, line.at) for line in lines], said is None
    )
