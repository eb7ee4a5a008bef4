"""The log names who sat there then: after a restart, and when moves are taken back."""

from __future__ import annotations

from kaizhuo.core.state import SPECTATOR
from kaizhuo.server.protocol.http import BLOCK, NewTable
from kaizhuo.server.session.loading import load_table
from kaizhuo.server.session.opening import open_table
from kaizhuo.server.session.past import moments, story
from kaizhuo.server.session.reader import OPEN, Reader
from kaizhuo.server.session.table import Table
from kaizhuo.server.store.events import TableEvent

ANN, BO, CY = "a" * 32, "b" * 32, "c" * 32


def told(table: Table, viewer: int) -> list[str]:
    assert table.match is not None
    return [line.line for line in Reader(table, viewer, "en").lines(table.match, 0, 0) if line.line]


def play(table: Table, moves: int) -> list[TableEvent]:
    """The first option each time, be it a person's or a bot's."""
    events: list[TableEvent] = []
    for _ in range(moves):
        assert table.match is not None
        (seat,) = table.awaited()
        action = table.match.observe(seat).options[0]
        now = table.match.ply, table.undos
        if table.chairs[seat].acting:
            events += table.bot_does(seat, action, *now)
        else:
            events += table.say(table.chairs[seat].person, seat, table.game.words.sentence(action), *now)
    return events


def begun() -> tuple[Table, list[TableEvent]]:
    table, events = open_table("T" * 22, NewTable("dnup", ["me", "open"], "Ann"), ANN, bytes(32))
    return table, [*events, *table.sit(BO, 1, "Bo")]


def test_what_the_bot_did_stays_the_bots() -> None:
    table, events = begun()
    events += [*play(table, 4), *table.stand_in(ANN, 1), *play(table, 6), *table.back(BO, 1), *play(table, 4)]
    lines = told(table, 1)
    left, back = (next(i for i, line in enumerate(lines) if word in line) for word in ("plays for Bo", "is back"))
    assert not any("(bot)" in line for line in lines[:left])
    assert any("Bo (bot)" in line for line in lines[left + 1 : back])
    assert not any(line.startswith("You ") for line in lines[left + 1 : back])
    assert any(line.startswith("You ") for line in lines[back:])
    assert not any("(bot)" in line for line in lines[back + 1 :])
    again = load_table(table.id, events)
    for viewer in (0, 1, -2):
        assert told(again, viewer) == told(table, viewer)


def test_a_replay_names_who_acted_then() -> None:
    """Bo, the bot in his place, then Cy: in the story, on the plates of each moment, and in what is asked."""
    table, _ = begun()
    play(table, 4)
    table.stand_in(ANN, 1)
    play(table, 6)
    table.leave(BO, 1)
    left = table.ply
    table.sit(CY, 1, "Cy")
    play(table, 6)
    for eyes in (0, SPECTATOR, OPEN):
        lines = [line.line for line in story(table, eyes, "en").lines]
        stood, gone, came = (
            next(i for i, line in enumerate(lines) if word in line) for word in ("plays for Bo", "leaves", "Cy takes")
        )
        assert any("Bo " in line for line in lines[:stood])
        assert any("Bo (bot) " in line for line in lines[stood + 1 : gone])
        assert not any("Cy " in line for line in lines[:came])
        assert any("Cy " in line for line in lines[came + 1 :])
        shown = [moment for first in (0, BLOCK) for moment in moments(table, eyes, "en", first).moments]
        assert shown[0].names == ["Ann", "Bo"]
        assert (shown[left - 1].names, shown[left - 1].bots) == (["Ann", "Bo (bot)"], [1])
        assert (shown[-1].names, shown[-1].bots) == (["Ann", "Cy"], [])


def test_taking_back_takes_no_change_of_seats_back() -> None:
    table, events = begun()
    events += play(table, 2)
    ply = table.ply
    events += [*play(table, 3), *table.stand_in(ANN, 1), *play(table, 2), *table.undo(ANN, ply)]
    assert table.chairs[1].stand_in
    assert told(table, 0)[-1].startswith("From now on")
    assert told(load_table(table.id, events), 0) == told(table, 0)


def test_who_knows_the_changes_hears_only_what_is_new() -> None:
    table, _ = begun()
    play(table, 2)
    table.stand_in(ANN, 1)
    assert table.match is not None
    reader = Reader(table, 0, "en")
    assert [line.name for line in reader.lines(table.match, table.ply, 1)] == ["stood-in"]
    assert reader.lines(table.match, table.ply, 2) == []
