"""Tables that begin with a game played elsewhere: branches of a finished one, and records that somebody brings."""

from __future__ import annotations

import msgspec

from kaizhuo.bots.bot import BOTS, OLD_NAMES, make_bot
from kaizhuo.core.errors import KaizhuoError, OptionError, RecordError
from kaizhuo.play.lines import line_at, line_of
from kaizhuo.play.match import branch_off, replay, with_box
from kaizhuo.play.promise import check_promises
from kaizhuo.play.record import Record
from kaizhuo.server.errors import TableError
from kaizhuo.server.protocol.http import NewBranch
from kaizhuo.server.session.loading import load_table
from kaizhuo.server.session.names import clean_name
from kaizhuo.server.session.opening import opened_from, seat_all
from kaizhuo.server.session.table import Table
from kaizhuo.server.store.events import Origin, TableEvent, Upload

MOST_MOVES = 5000  # of a record that somebody brings
PLACES = {  # which part of the file an error is about
    "unknown-game": "game",
    "record-version": "rules_version",
    "unknown-option": "options",
    "option-value": "options",
    "option-combination": "options",
    "seat-count": "seats",
    "nickname": "seats",
    "record-secret": "secret",
    "record-commitment": "commitment",
    "record-branches": "branches",
    "too-many-branches": "branches",
    "unknown-bot": "seats",
    "bot-budget": "seats",
    "record-scores": "scores",
    "record-cut": "scores",
    "record-components": "components",
    "record-boxes": "components",
    "too-many-moves": "moves",
}


def open_branch(
    table_id: str, origin: Table, new: NewBranch, host: str, secret: bytes
) -> tuple[Table, list[TableEvent]]:
    """A table that goes on from a moment of another one."""
    if not origin.shown or origin.match is None:
        raise TableError("not-over")
    if new.ply > origin.match.ply or (origin.match.over and new.ply == origin.match.ply):
        raise TableError("nothing-left")
    if len(new.seats) != len(origin.chairs):
        raise TableError("branch-seats", count=len(origin.chairs))
    record = branch_off(origin.record(), new.ply, secret, origin.id)
    earlier = [change for change in origin.changes if change.ply < new.ply]
    opened = opened_from(record, host, Origin(record.moves, record.branches, earlier), public=new.public)
    table = Table(table_id, opened)
    return table, [opened, *seat_all(table, new.seats, host, new.nickname)]


def keep_record(table_id: str, data: bytes, host: str) -> tuple[Table, list[TableEvent]]:
    """A record from a file as a table to look at; what does not fit is refused with its line."""
    record = read_upload(data)
    upload = Upload(record.seats, record.commitment, record.scores)
    opened = opened_from(record, host, Origin(record.moves, record.branches, upload=upload))
    return load_table(table_id, [opened]), [opened]


def read_upload(data: bytes) -> Record:
    """The record, replayed strictly; or RecordError with the line and, as its cause, the reason."""
    text = data.decode("utf-8", "replace")
    try:
        record = msgspec.json.decode(data, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError) as wrong:
        line, field = _place_of_fault(text, str(wrong))
        raise RecordError("upload-form", line=line, field=field or "none") from None
    try:
        if len(record.moves) > MOST_MOVES:
            raise TableError("too-many-moves", count=len(record.moves), most=MOST_MOVES)
        whole = msgspec.structs.replace(record, seats=[_seated(who) for who in record.seats])
        whole = _checked(whole)
    except KaizhuoError as wrong:
        ply = wrong.facts.get("ply")
        line = line_of(text, "moves", int(ply)) if ply is not None else line_of(text, PLACES.get(wrong.code, ""))
        raise RecordError("upload", line=line, game=record.game) from wrong
    return whole


def _seated(who: str) -> str:
    """A name as it is shown; a bot only if there is one of that name."""
    if not who.startswith("bot:"):
        return clean_name(who)
    bot = who.removeprefix("bot:")
    if bot.partition(":")[0] not in (*BOTS, *OLD_NAMES):
        raise OptionError("unknown-bot", bot=bot, bots=", ".join(BOTS))
    make_bot(bot)
    return who


def _checked(record: Record) -> Record:
    """It is replayed as it is, nothing is dealt beyond what it says; its box is found if it names none."""
    still = with_box(msgspec.structs.replace(record, secret=""))
    replay(still)
    check_promises(record)
    return msgspec.structs.replace(still, secret=record.secret)


def _place_of_fault(text: str, fault: str) -> tuple[int, str]:
    """The line, and the field if one is wrong; from what msgspec says: "... (byte 13)", "... - at `$.moves[3]`",
    "... missing required field `seats`"."""
    _, at_byte, rest = fault.rpartition("(byte ")
    if at_byte:
        return line_at(text, int(rest.partition(")")[0])), ""
    before, at_path, path = fault.rpartition("`$")
    key, _, index = path.rstrip("`").lstrip(".").partition("[")
    number = index.partition("]")[0]
    missing = (before if at_path else fault).partition("required field `")[2].partition("`")[0]
    return line_of(text, key, int(number) if number.isdecimal() else None), missing or (key if at_path else "")
