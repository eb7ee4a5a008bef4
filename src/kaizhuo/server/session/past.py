"""Looking back at a table: what somebody was told, how it looked, and what somebody knew when they decided.

While the game goes on everybody sees only what their own seat saw; when it is over, what any seat saw, or all.
"""

from __future__ import annotations

from bisect import bisect_right
from itertools import accumulate
from typing import Any

import msgspec

from kaizhuo.core.observation import Observation
from kaizhuo.core.state import CHANCE, SPECTATOR
from kaizhuo.play.match import Match, walk
from kaizhuo.server.errors import TableError
from kaizhuo.server.protocol.http import BLOCK, Moments, Story
from kaizhuo.server.protocol.socket import Moment
from kaizhuo.server.session.loading import begun
from kaizhuo.server.session.reader import OPEN, Reader
from kaizhuo.server.session.table import Table
from kaizhuo.server.store.chairs import Chair


def viewpoint(table: Table, person: str, asked: str) -> int:
    """Whose eyes: "me", "open", or the number of a seat."""
    held = table.seats_of(person)
    if asked in ("", "me"):
        return held[0] if len(held) == 1 or (held and table.shown) else SPECTATOR
    if asked == "open":
        seat = OPEN
    elif asked.isascii() and asked.isdecimal() and len(asked) < 3 and int(asked) < len(table.chairs):
        seat = int(asked)
    else:
        raise TableError("no-viewpoint")
    if held != [seat] and not table.shown:  # players who share a device have no view of their own until the end
        raise TableError("not-over")
    return seat


def story(table: Table, eyes: int, lang: str) -> Story:
    """Each line names who sat there then; who came and went is told where it happened."""
    match = begun(table)
    return Story(
        ply=match.ply,
        undos=table.undos,
        decided=[int(move.seat) for move in match.moves],
        lines=Reader(table, eyes, lang).lines(match, 0, 0),
    )


def _era(table: Table, ply: int) -> int:
    """Who sat at the table after so many plies: the number of the last change until then."""
    return max(0, bisect_right(table.changes, ply, key=lambda change: change.ply) - 1)


def moments(table: Table, eyes: int, lang: str, first: int, count: int = BLOCK) -> Moments:
    """From a ply on as many as fit into one answer."""
    match = begun(table)
    readers: dict[tuple[int, int], Reader] = {}
    found: list[Moment] = []
    for past in walk(match):
        if past.ply >= first + count:
            break
        if past.ply >= first:
            viewer = _decider(match, past.ply) if eyes == OPEN else eyes
            era = _era(table, past.ply)
            if (viewer, era) not in readers:
                readers[viewer, era] = Reader(table, viewer, lang, era)
            found.append(moment_of(readers[viewer, era], past, table.changes[era].chairs))
    return Moments(found)


def fitting(found: list[Moment], most: int) -> list[Moment]:
    """The first of them, as many as have so many bytes together; one in any case."""
    sizes = accumulate(len(memoryview(moment.view)) for moment in found)
    return [
        moment for number, (moment, size) in enumerate(zip(found, sizes, strict=True)) if not number or size <= most
    ]


def _decider(match: Match, ply: int) -> int:
    """Who decides next; at the end who decided last."""
    coming = (move.seat for move in match.moves[ply:] if move.seat >= 0)
    gone = (move.seat for move in reversed(match.moves[:ply]) if move.seat >= 0)
    return int(next(coming, next(gone, SPECTATOR)))


def moment_of(reader: Reader, past: Match, chairs: list[Chair]) -> Moment:
    seen = past.observe(reader.viewer, past.ply)
    awaited = [int(seat) for seat in past.awaited() if seat != CHANCE]
    return Moment(
        ply=past.ply,
        viewer=reader.viewer if reader.viewer != SPECTATOR else None,
        names=reader.names,
        bots=[seat for seat, chair in enumerate(chairs) if chair.acting],
        view=msgspec.Raw(msgspec.json.encode(past.game.view(seen.seen, reader.viewer))),
        awaited=awaited,
        prompt=reader.prompt(seen) if awaited else "",
        scores=[int(score) for score in past.game.scores(seen.seen)],
        scores_label=reader.scores_label,
    )


def decision(table: Table, person: str, ply: int) -> tuple[Observation[Any], int]:
    """What the decider of a ply knew, and what they did; while the game goes on only they may ask."""
    match = begun(table)
    seat = match.moves[ply].seat if ply < match.ply else CHANCE
    if seat < 0:
        raise TableError("no-decision")
    viewpoint(table, person, str(seat))
    past = next(past for past in walk(match) if past.ply == ply)
    return past.observe(seat), int(match.moves[ply].action)
