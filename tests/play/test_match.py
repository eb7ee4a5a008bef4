"""Matches, chance from a committed secret, undo up to the computed barrier, records that survive."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import msgspec
import pytest

from kaizhuo.core.errors import IllegalAction, NotationError, OptionError, RecordError, StaleAction
from kaizhuo.core.facts import fingerprint
from kaizhuo.core.observation import pack, unpack
from kaizhuo.core.rng import Rng
from kaizhuo.core.state import SPECTATOR
from kaizhuo.games import load_game
from kaizhuo.play.chance import ScriptedChance, SecretChance
from kaizhuo.play.match import Match, replay, verify
from kaizhuo.play.options import read_options
from kaizhuo.play.record import Record, read_record, write_record
from kaizhuo.testing.tables import secret

SECRET = secret(7)


def match(seats: int = 4) -> Match:
    return Match.new("dnup", [f"P{seat}" for seat in range(seats)], {}, SECRET)


def finished(seats: int = 3) -> Match:
    game = match(seats)
    rng = Rng(1)
    while not game.over:
        seat = game.awaited()[0]
        options = game.observe(seat, game.ply).options
        game.submit(seat, options[rng.below(len(options))])
    return game


def test_a_match_deals_by_itself_and_then_waits_for_a_seat() -> None:
    game = match()
    assert game.ply == 36
    assert len(game.awaited()) == 1


def test_the_same_secret_deals_the_same_cards_and_another_secret_others() -> None:
    assert fingerprint(match().state) == fingerprint(match().state)
    other = Match.new("dnup", ["a", "b", "c", "d"], {}, secret(8))
    assert fingerprint(match().state) != fingerprint(other.state)


def test_chance_keeps_to_its_weights() -> None:
    counts = [0, 0, 0]
    source = SecretChance(SECRET)
    for ply in range(4000):
        counts[source.outcome(ply, lambda: ["a", "b", "c"], [1, 2, 5])] += 1
    assert [round(count / 500) for count in counts] == [1, 2, 5]


def test_a_stale_action_is_refused_and_changes_nothing() -> None:
    game = match()
    before = fingerprint(game.state)
    with pytest.raises(StaleAction):
        game.say(game.awaited()[0], "flip", ply=game.ply - 1)
    assert fingerprint(game.state) == before


def test_who_is_asked_together_with_others_may_answer_after_them() -> None:
    """Two choose their boards at the same time, both looking at the same moment."""
    game = Match.new("steam-up", ["a", "b"], {}, SECRET)
    asked = game.ply
    boards = [game.observe(seat, asked).options for seat in (0, 1)]
    game.submit(1, boards[1][0], ply=asked)
    game.submit(0, boards[0][0], ply=asked)
    with pytest.raises(StaleAction):
        game.submit(0, boards[0][1], ply=asked)


def test_an_illegal_action_changes_nothing_not_even_what_was_told() -> None:
    game = match()
    told = len(game.events)
    outsider = (game.awaited()[0] + 1) % 4
    with pytest.raises(IllegalAction):
        game.say(outsider, "flip")
    with pytest.raises(IllegalAction):
        game.say(game.awaited()[0], "take 0")
    with pytest.raises(NotationError):
        game.say(game.awaited()[0], "dance")
    assert (game.ply, len(game.events)) == (36, told)
    game.say(game.awaited()[0], "flip")
    assert len(game.events) > told


def test_what_was_told_can_be_asked_from_a_ply_on() -> None:
    game = match()
    seat = game.awaited()[0]
    game.say(seat, "flip")
    assert [game.game.words.events[event[0]].name for event in game.observe(0, 36).told] == ["flipped"]
    assert game.observe(0, game.ply).told == []
    dealt_to_others = [event for event in game.observe(0).told if event[4] not in (-1, 1)]
    assert dealt_to_others == []


def test_a_flip_can_be_undone_until_somebody_else_acts() -> None:
    game = match()
    seat = game.awaited()[0]
    before = fingerprint(game.state)
    game.say(seat, "flip")
    assert game.undo_ply(seat) == 36
    assert game.undo_ply((seat + 1) % 4) is None
    game.rewind(36)
    assert fingerprint(game.state) == before
    game.say(seat, "flip")
    game.say(game.awaited()[0], "flip")
    assert game.undo_ply(seat) is None
    assert game.last_own_ply(seat) == 36


def test_a_played_card_was_seen_by_others_so_it_cannot_be_undone_alone() -> None:
    game = match()
    seat = game.awaited()[0]
    plays = [a for a in game.observe(seat).options if game.game.words.sentence(a).startswith("play")]
    game.submit(seat, plays[0])
    assert game.undo_ply(seat) is None
    assert game.last_own_ply(seat) == 36


def test_a_rewound_match_plays_on_as_if_nothing_had_been() -> None:
    game = finished()
    record = game.record()
    game.rewind(40)
    assert not game.over
    for move in record.moves[40:]:
        if not move.startswith("chance"):
            seat, _, sentence = move.partition(" ")
            game.say(int(seat), sentence)
    assert game.record() == record


def test_a_scripted_deal_waits_when_the_script_ends() -> None:
    """Somebody at a real table types in what the real cards show."""
    game = Match(load_game("dnup"), ["a", "b", "c"], {}, ScriptedChance(["deal 1/5", "deal 7/1"]))
    assert game.ply == 2
    game.chance = ScriptedChance(["deal 3/4"])
    game.run_chance()
    assert game.ply == 3


def test_an_observation_travels_as_bytes() -> None:
    game = match()
    now = game.observe(game.awaited()[0])
    again = unpack(game.state, pack(now))
    assert fingerprint(again.seen) == fingerprint(now.seen)
    assert (again.viewer, again.ply, again.options, again.told) == (now.viewer, now.ply, now.options, now.told)


def test_a_spectator_has_no_options() -> None:
    assert match().observe(SPECTATOR).options == []


def test_a_record_goes_through_a_file(tmp_path: Path) -> None:
    record = finished().record()
    write_record(tmp_path / "game.json", record)
    assert read_record(tmp_path / "game.json") == record
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]


def test_an_interrupted_save_leaves_the_old_one_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.json"
    old = match().record()
    write_record(file, old)

    def full(_handle: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left"):
        write_record(file, finished().record())
    assert read_record(file) == old
    assert [each.name for each in tmp_path.iterdir()] == ["game.json"]


def test_an_unfinished_record_goes_on_from_where_it_stopped() -> None:
    game = match()
    game.say(game.awaited()[0], "flip")
    again = replay(game.record())
    assert again.record() == game.record()
    again.say(again.awaited()[0], "flip")
    assert again.ply == 38


def test_a_record_can_be_replayed_to_any_ply() -> None:
    game = finished()
    for ply in (0, 5, 36, 50, game.ply):
        assert replay(game.record(), ply).ply == ply


def refused(record: Record) -> RecordError:
    with pytest.raises(RecordError) as wrong:
        verify(record)
    return wrong.value


def change(record: Record, **changes: object) -> Record:
    return msgspec.structs.replace(record, **changes)


def test_a_tampered_record_is_caught_and_the_first_bad_ply_is_named() -> None:
    record = finished().record()
    verify(record)
    swapped = list(record.moves)
    swapped[3], swapped[4] = swapped[4], swapped[3]
    assert refused(change(record, moves=swapped)).facts["ply"] == 3
    illegal = [*record.moves[:30], "1 take 1", *record.moves[31:]]
    assert refused(change(record, moves=illegal)).facts["ply"] == 30
    foreign = [*record.moves[:30], "nonsense", *record.moves[31:]]
    assert refused(change(record, moves=foreign)).facts["ply"] == 30
    assert refused(change(record, moves=[*record.moves, "0 flip"])).code == "record-move"
    assert refused(change(record, scores=[9, 9, 9])).code == "record-scores"
    assert refused(change(record, commitment="00" * 32)).code == "record-commitment"
    assert refused(change(record, secret="00" * 32)).code == "record-commitment"
    assert refused(change(record, secret="xyz")).code == "record-secret"
    assert refused(change(record, secret="")).code == "no-secret"
    assert refused(change(record, rules_version=99)).code == "record-version"
    assert refused(change(record, components="abc")).code == "record-components"


@pytest.mark.parametrize("content", [b"", b"{}", b"[1]", b"\xff\xfe", b'{"game": "dnup"}'])
def test_what_is_no_record_is_refused(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(content)
    with pytest.raises(RecordError) as wrong:
        read_record(file)
    assert wrong.value.code == "bad-record"


def test_a_missing_record_is_refused(tmp_path: Path) -> None:
    with pytest.raises(RecordError) as wrong:
        read_record(tmp_path / "nothing.json")
    assert wrong.value.code == "no-record"


@pytest.mark.parametrize(
    ("seats", "options", "code"),
    [
        (1, {}, "seat-count"),
        (6, {}, "seat-count"),
        (3, {"letters_to_win": 1}, "option-value"),
        (3, {"letters_to_win": "many"}, "option-value"),
        (3, {"speed": 1}, "unknown-option"),
    ],
)
def test_an_impossible_table_is_refused_with_what_would_be_right(
    seats: int, options: dict[str, object], code: str
) -> None:
    with pytest.raises(OptionError) as wrong:
        read_options(load_game("dnup"), seats, options)
    assert wrong.value.code == code
    assert wrong.value.facts["allowed"]
