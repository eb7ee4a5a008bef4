"""The games of a server, for its owner."""

from __future__ import annotations

import io
import json
import sqlite3
from pathlib import Path

import msgspec
import pytest

from kaizhuo.play.match import Match, verify
from kaizhuo.play.record import read_record
from kaizhuo.server.session.lists import head_of
from kaizhuo.server.session.loading import load_table
from kaizhuo.server.store.events import BotSat, Moved, Opened, TableEvent, encode_event
from kaizhuo.server.store.sqlite import SqliteBackend
from kaizhuo.server.store.store import Write
from kaizhuo.testing.tables import secret
from kaizhuo.text.languages import LANGUAGES
from tests.cli.conftest import Shell

ONE, TWO = "A" * 22, "B" * 22


@pytest.fixture
def database(tmp_path: Path) -> str:
    """Games of bots: d'nup is over, Cleocatra half played."""
    file = str(tmp_path / "tables.db")
    backend = SqliteBackend(file)
    for number, (table, game, moves) in enumerate(((ONE, "dnup", 10_000), (TWO, "cleocatra", 60))):
        options: dict[str, int | bool | str] = {"letters_to_win": 2} if game == "dnup" else {}
        match = Match.new(game, ["bot:level1", "bot:level1"], options, secret(number))
        while not match.over and match.ply < moves:
            seat = match.awaited()[0]
            actions = match.observe(seat, match.ply).options
            match.submit(seat, actions[match.ply % len(actions)])
        events: list[TableEvent] = [
            Opened(game, match.game.rules_version, options, 2, "host", False, secret(number).hex()),
            BotSat(0, "level1", "host"),
            BotSat(1, "level1", "host"),
            Moved([match.sentence(ply) for ply in range(match.ply)]),
        ]
        head = head_of(load_table(table, events), 1_700_000_000 + number)
        backend.write([Write(0, [encode_event(event).decode() for event in events], head)])
    backend.close()
    return file


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_list_in_every_language(language: str, database: str, kaizhuo: Shell) -> None:
    code, out, _ = kaizhuo("admin", "list", "--database", database, "--lang", language)
    assert code == 0
    assert out.index(TWO[:10]) < out.index(ONE[:10])
    listed = json.loads(kaizhuo("admin", "list", "--database", database, "--json").out)
    assert [row["state"] for row in listed] == ["running", "over"]
    assert kaizhuo("admin", "--help", "--lang", language).code == 0


def test_an_exported_game_is_a_record_that_can_be_verified(database: str, tmp_path: Path, kaizhuo: Shell) -> None:
    file = tmp_path / "game.json"
    code, out, _ = kaizhuo("admin", "export", "A", "--to", str(file), "--database", database)
    assert (code, str(file) in out) == (0, True)
    assert verify(read_record(file)).over
    assert "still going on" in kaizhuo("admin", "export", "B", "--to", str(file), "--database", database).out


def test_repair_finds_what_is_damaged_and_mends_the_lists(database: str, kaizhuo: Shell) -> None:
    code, out, _ = kaizhuo("admin", "repair", "--database", database)
    assert (code, out.count("✓")) == (0, 2)
    with sqlite3.connect(database) as db:
        db.execute("DELETE FROM head WHERE table_id = ?", (ONE,))
        body = db.execute("SELECT body FROM event WHERE table_id = ? AND seq = 3", (TWO,)).fetchone()[0]
        moves = msgspec.json.decode(body)["moves"]
        moves[40] = "0 play 9/9"
        db.execute("UPDATE event SET body = ? WHERE table_id = ? AND seq = 3", (
            msgspec.json.encode({"type": "moved", "moves": moves}).decode(), TWO,
        ))  # fmt: skip
    code, out, _ = kaizhuo("admin", "repair", "--database", database)
    assert code == 1
    assert "rewritten" in out
    assert "at step 40" in out
    with sqlite3.connect(database) as db:
        db.execute("UPDATE event SET body = '{' WHERE table_id = ? AND seq = 2", (TWO,))
    assert "event 2 is damaged" in kaizhuo("admin", "repair", "B", "--database", database).out
    assert json.loads(kaizhuo("admin", "list", "--database", database, "--json").out)[0]["state"] == "over"


def test_a_damaged_entry_is_named_and_mended(database: str, kaizhuo: Shell) -> None:
    with sqlite3.connect(database) as db:
        db.execute("UPDATE head SET body = '{' WHERE table_id = ?", (ONE,))
    listed = json.loads(kaizhuo("admin", "list", "--database", database, "--json").out)
    assert [(row["table"], row["state"]) for row in listed] == [(TWO, "running"), (ONE, "unlisted")]
    code, out, _ = kaizhuo("admin", "repair", "--database", database)
    assert (code, "rewritten" in out) == (0, True)
    listed = json.loads(kaizhuo("admin", "list", "--database", database, "--json").out)
    assert {row["state"] for row in listed} == {"running", "over"}


@pytest.mark.parametrize(
    "damage",
    [
        "DELETE FROM event WHERE table_id = ? AND seq = 0",
        "DELETE FROM event WHERE table_id = ? AND seq < 3",
        "DELETE FROM event WHERE table_id = ? AND seq = 1",
        """UPDATE event SET body = '{"type":"clocked","left":[]}' WHERE table_id = ? AND seq = 1""",
        """UPDATE event SET body = '{"type":"left","seat":9,"by":""}' WHERE table_id = ? AND seq = 1""",
        """UPDATE event SET body = replace(body, '"secret":"', '"secret":"x') WHERE table_id = ? AND seq = 0""",
    ],
)
def test_a_damaged_table_is_named_and_can_be_deleted(damage: str, database: str, kaizhuo: Shell) -> None:
    with sqlite3.connect(database) as db:
        db.execute(damage, (TWO,))
    code, out, err = kaizhuo("admin", "repair", "--database", database)
    assert (code, err) == (1, "")
    assert "1 of them" in out or "damaged" in out
    assert kaizhuo("admin", "export", "B", "--database", database).code == 2
    assert kaizhuo("admin", "delete", "B", "--yes", "--database", database).code == 0
    assert kaizhuo("admin", "repair", "--database", database).code == 0


def test_names_do_nothing_to_the_terminal(database: str, kaizhuo: Shell) -> None:
    with sqlite3.connect(database) as db:
        body = msgspec.json.decode(db.execute("SELECT body FROM head WHERE table_id = ?", (ONE,)).fetchone()[0])
        body["seats"][0] = {"name": "", "person": "", "bot": "level1\u202e\n\x1b[31m\x9b31m" + "A" * 5000}
        db.execute("UPDATE head SET body = ? WHERE table_id = ?", (msgspec.json.encode(body).decode(), ONE))
    for more in ([], ["--json"]):
        out = kaizhuo("admin", "list", "--database", database, *more).out
        assert "level1" in out
        assert all(line.isprintable() for line in out.splitlines())
        assert "A" * 100 not in out


def test_a_database_that_fails_is_a_sentence(database: str, kaizhuo: Shell) -> None:
    with sqlite3.connect(database) as db:
        db.execute("CREATE TRIGGER full BEFORE DELETE ON head BEGIN SELECT RAISE(FAIL, 'disk I/O error'); END")
    code, out, err = kaizhuo("admin", "delete", "A", "--yes", "--database", database)
    assert (code, out) == (2, "")
    assert "disk I/O error" in err


def test_deleting_asks_first(database: str, kaizhuo: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("no\n"))
    assert "Nothing was deleted" in kaizhuo("admin", "delete", "A", "--database", database).out
    monkeypatch.setattr("sys.stdin", io.StringIO(ONE[:10] + "\n"))
    assert kaizhuo("admin", "delete", "A", "--database", database).code == 0
    assert kaizhuo("admin", "delete", "B", "--yes", "--database", database).code == 0
    assert json.loads(kaizhuo("admin", "list", "--database", database, "--json").out) == []


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["burn"], "list, top, export, repair, delete"),
        (["export"], "TABLE"),
        (["export", "Z"], "No table begins with"),
        (["delete", ""], "TABLE"),
    ],
)
def test_refusals(args: list[str], words: str, database: str, kaizhuo: Shell) -> None:
    code, _, err = kaizhuo("admin", *args, "--database", database)
    assert code == 2
    assert words in err


def test_a_slip_in_the_name_makes_no_new_database(tmp_path: Path, kaizhuo: Shell) -> None:
    code, _, err = kaizhuo("admin", "list", "--database", str(tmp_path / "slip.db"))
    assert (code, "slip.db" in err) == (2, True)
    assert not (tmp_path / "slip.db").exists()
