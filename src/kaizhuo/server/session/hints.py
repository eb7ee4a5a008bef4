"""Hints: what level 3 would do, for somebody who is asked."""

from __future__ import annotations

import asyncio
import secrets
from concurrent.futures import Future
from typing import Any, Final

from kaizhuo.bots.pool import PoolClosedError, PoolError
from kaizhuo.bots.turns import Asker
from kaizhuo.core.observation import Observation
from kaizhuo.play.explanation import Explanation
from kaizhuo.server.errors import TableError
from kaizhuo.server.protocol.socket import Hint, Hinted
from kaizhuo.server.session.consent import hints_allowed
from kaizhuo.server.session.curtain import viewer_of
from kaizhuo.server.session.guest import Guest
from kaizhuo.server.session.reader import Reader
from kaizhuo.server.session.room import Room
from kaizhuo.text.explaining import because_words
from kaizhuo.text.judging import why_words

HINT_BOT: Final = "level3"


async def hint(room: Room, guest: Guest, message: Hint) -> None:
    table = await room.settled()
    seat = viewer_of(table, guest)
    stood_in = bool(seat >= 0 and table.chairs[seat].stand_in)
    if seat not in table.awaited() or table.match is None or guest.hint or stood_in:
        raise TableError("no-hint")
    if not hints_allowed(table, guest.person):
        raise TableError("hints-unasked")
    now = table.match.observe(seat)
    reader = room.telling.reader(seat, guest.lang)
    asked = room.thinking.why(Asker(guest.address, guest.person), table.game, now, secrets.randbits(62))
    guest.hint = asyncio.create_task(_give(room, guest, message, asked, now, reader))


async def _give(
    room: Room, guest: Guest, message: Hint, asked: Future[Explanation], now: Observation[Any], reader: Reader
) -> None:
    try:
        found = await asyncio.wrap_future(asked)
        option, why = reader.option(found.action), why_words(found, reader.speech)
        because = because_words(found, reader.speech)
    except PoolClosedError:
        return
    except PoolError:
        asker = room.presence.asker(room.table)
        option, why = reader.option(await room.thinking.choose(asker, room.table.game, HINT_BOT, now)), None
        because = []
    finally:
        guest.hint = None
    verbs = {reader.option(action).verb: action for action in now.options}
    kinds = [kind for action in verbs.values() if (kind := reader.speech.kind(action))]
    kind = reader.speech.kind(verbs[option.verb])
    guest.tell(Hinted(message.id, option.say, option.label, kind, kinds, because, why))
