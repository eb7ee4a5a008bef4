"""Databases of other versions: an older one is migrated, a newer or a foreign one refused with a sentence."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import msgspec
import pytest

from kaizhuo.core.errors import RecordError
from kaizhuo.games import boxes_of
from kaizhuo.play.record import Record, read_record
from kaizhuo.server.errors import TableError
from kaizhuo.server.session import housekeeping
from kaizhuo.server.session.loading import load_table
from kaizhuo.server.session.table import Table
from kaizhuo.server.store.databases import open_backend
from kaizhuo.server.store.events import BotSat, Boxed, Moved, Opened, decode_event, encode_event
from kaizhuo.server.store.migrations import MARK, MIGRATIONS
from tests.cli.conftest import process
from tests.server.harness import Player, serving

FOREVER = Path(__file__).parent.parent.parent / "games" / "steam_up" / "records" / "forever"
OLD = (Path(__file__).parent / "databases" / "version0.sql").read_text("utf-8")


def made(file: Path, statements: str) -> str:
    db = sqlite3.connect(file)
    db.executescript(statements)
    db.close()
    return str(file)


def pragma(database: str, name: str) -> int:
    db = sqlite3.connect(database)
    found = int(db.execute(f"PRAGMA {name}").fetchone()[0])
    db.close()
    return found


@pytest.fixture
def old(tmp_path: Path) -> str:
    """As the first program wrote it: games running and finished, a branch, a table that waits for somebody."""
    return made(tmp_path / "tables.db", OLD)


def loaded(database: str, table: str) -> Table:
    backend = open_backend(database)
    try:
        return housekeeping.load(backend, table)
    finally:
        backend.close()


def test_an_old_database_is_migrated_and_its_games_go_on(old: str) -> None:
    running = loaded(old, "dnup-running")
    assert (pragma(old, "user_version"), pragma(old, "application_id")) == (len(MIGRATIONS), MARK)
    assert running.ply == 26
    assert loaded(old, "dnup-finished").match.scores == [2, 1]  # type: ignore[union-attr]
    assert len(loaded(old, "dnup-branch").opened.moves) == 12
    assert loaded(old, "waiting").opened.components == boxes_of("flatiron")[0].fingerprint
    steam = loaded(old, "steam-running")
    assert steam.opened.components == boxes_of("steam-up")[0].fingerprint
    assert loaded(old, "steam-finished").match.scores == [22, 31]  # type: ignore[union-attr]


def test_a_new_database_has_the_version_of_today(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")
    open_backend(database).close()
    open_backend(database).close()
    assert (pragma(database, "user_version"), pragma(database, "application_id")) == (len(MIGRATIONS), MARK)


FOREIGN = {
    "belongs to another program": "PRAGMA application_id = 77; CREATE TABLE event (table_id TEXT, seq INT, body TEXT);",
    "with other tables": "CREATE TABLE invoice (number INT);",
    "with other columns": "CREATE TABLE event (day TEXT, what TEXT);",
    "with a version of its own": "PRAGMA user_version = 1;",
}


@pytest.mark.parametrize("what", FOREIGN)
def test_the_database_of_another_program_is_refused_and_left_alone(tmp_path: Path, what: str) -> None:
    database = made(tmp_path / "other.db", FOREIGN[what])
    before = Path(database).read_bytes()
    with pytest.raises(TableError) as refused:
        open_backend(database)
    assert refused.value.code == "foreign-database"
    assert Path(database).read_bytes() == before
    assert [file.name for file in tmp_path.iterdir()] == ["other.db"]


def test_a_newer_database_is_refused(old: str) -> None:
    open_backend(old).close()
    made(Path(old), "PRAGMA user_version = 99;")
    said = process("admin", "list", "--database", old)
    assert said.code != 0
    assert "99" in said.err
    assert "Traceback" not in said.err


# ---- what is stored keeps its value


def lay(database: str, table: str, record: Record) -> None:
    """A table as it was stored before there were fingerprints and scores."""
    opened = Opened(record.game, 1, record.options, len(record.seats), "ann", False, record.secret)
    sat = [BotSat(seat, "level1", "ann") for seat in range(len(record.seats))]
    db = sqlite3.connect(database)
    for number, event in enumerate([opened, *sat, Moved(record.moves)]):
        db.execute("INSERT INTO event VALUES (?, ?, ?)", (table, number, encode_event(event).decode()))
    db.commit()
    db.close()


async def test_a_table_keeps_the_box_that_was_found_for_it(old: str) -> None:
    """Looking at it stores it once, and moves it in no list.  One whose scores cannot be told any more says so."""
    lay(old, "steam-unclear", read_record(next(iter(sorted(FOREVER.glob("box2-2*.json"))))))
    with serving(old) as server:
        unclear = await Player(server, "ann").get("/api/tables/steam-unclear/story?lang=en")
        assert unclear.status_code == 400
        assert "not scored again" in unclear.text
        for _ in range(2):
            async with Player(server, "ann").at("steam-running") as player:
                await player.until("now")
    backend = open_backend(old)
    told = [decode_event(body) for body in backend.events("steam-running")]
    head = backend.head("steam-running")
    backend.close()
    assert head is not None
    assert [seat.person for seat in head.seats] == ["ann", ""]
    assert [event for event in told if isinstance(event, Boxed)] == [Boxed(boxes_of("steam-up")[0].fingerprint)]
    former = boxes_of("steam-up")[3].fingerprint
    again = [Boxed(former) if isinstance(event, Boxed) else event for event in told]
    assert load_table("steam-running", again).opened.components == former


def test_scores_are_stored_with_the_move_that_ends_a_game_and_checked(old: str) -> None:
    table = loaded(old, "dnup-running")
    backend = open_backend(old)
    told = [decode_event(body) for body in backend.events("dnup-running")]
    backend.close()
    while not table.over:
        match = table.match
        assert match is not None
        seat = int(match.awaited()[0])
        action = match.observe(seat, match.ply).options[-1]
        if table.chairs[seat].acting:
            told += table.bot_does(seat, action, table.ply, table.undos)
        else:
            told += table.say("ann", seat, match.game.words.sentence(action), table.ply, table.undos)
    last = told[-1]
    assert isinstance(last, Moved)
    assert last.scores == table.record().scores
    assert [event.scores for event in told[:-1] if isinstance(event, Moved) and event.scores is not None] == []
    again = load_table("dnup-running", [decode_event(encode_event(event).decode()) for event in told])
    assert again.record() == table.record()
    wrong = msgspec.structs.replace(last, scores=[9, 9])
    with pytest.raises(RecordError) as refused:
        load_table("dnup-running", [*told[:-1], wrong])
    assert refused.value.code == "record-scores"
