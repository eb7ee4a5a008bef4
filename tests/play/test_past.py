"""Looking back: walking a game again, branching off, dealing it again, and finding lines in its file."""

from __future__ import annotations

import hashlib
import hmac

import msgspec
import pytest

from kaizhuo.core.errors import RecordError
from kaizhuo.core.facts import fingerprint
from kaizhuo.core.rng import Rng
from kaizhuo.play.lines import line_of
from kaizhuo.play.match import Match, branch_off, replay, verify, walk
from kaizhuo.play.proof import dealings
from kaizhuo.play.record import MOST_BRANCHES
from kaizhuo.testing.tables import secret

GAMES = ("dnup", "cleocatra", "cheers")


def finished(game: str = "dnup", seed: int = 7) -> Match:
    match = Match.new(game, ["A", "B"] if game != "cheers" else ["A", "B", "C", "D"], {}, secret(seed))
    play_on(match)
    return match


def play_on(match: Match) -> None:
    rng = Rng(1)
    while not match.over:
        seat = match.awaited()[0]
        options = match.observe(seat, match.ply).options
        match.submit(seat, options[rng.below(len(options))])


@pytest.mark.parametrize("game", GAMES)
def test_walking_a_game_passes_through_the_same_states(game: str) -> None:
    match = finished(game)
    record = match.record()
    prints = [fingerprint(past.state) for past in walk(match)]
    assert len(prints) == match.ply + 1
    for ply in (0, 1, match.ply // 2, match.ply):
        assert prints[ply] == fingerprint(replay(record, ply).state)


@pytest.mark.parametrize("game", GAMES)
def test_from_secret_and_weights_alone_every_outcome_can_be_found_again(game: str) -> None:
    """As the browser does it: no rules are needed."""
    match = finished(game)
    record = match.record()
    found = dealings(match)
    assert [one.ply for one in found] == [ply for ply, move in enumerate(record.moves) if move.startswith("chance ")]
    for one in found:
        digest = hmac.new(bytes.fromhex(record.secret), str(one.ply).encode(), hashlib.sha256).digest()
        left = int.from_bytes(digest, "big") % sum(one.weights)
        bags = [outcome for outcome, weight in zip(one.outcomes, one.weights, strict=True) for _ in range(weight)]
        assert bags[left] == record.moves[one.ply]


def test_a_branch_begins_as_the_game_did_and_is_dealt_from_its_own_secret_after() -> None:
    old = finished()
    ply = old.ply // 2
    branch = replay(branch_off(old.record(), ply, secret(9), "there"))
    play_on(branch)
    record = branch.record()
    assert record.moves[:ply] == old.record().moves[:ply]
    assert record.moves != old.record().moves
    assert [(one.ply, one.table) for one in record.branches] == [(ply, "there")]
    assert verify(record).over


def test_a_branch_of_a_branch_is_verified_through_all_its_secrets() -> None:
    old = finished()
    middle = replay(branch_off(old.record(), 60, secret(9)))
    play_on(middle)
    last = replay(branch_off(middle.record(), 40, secret(10)))
    play_on(last)
    assert [one.ply for one in last.record().branches] == [40, 40]
    verify(last.record())
    wrong = msgspec.structs.replace(last.record().branches[0], secret=secret(11).hex())
    with pytest.raises(RecordError, match="record-commitment"):
        verify(msgspec.structs.replace(last.record(), branches=[wrong]))


def test_a_branch_goes_back_before_the_point_where_it_parted() -> None:
    old = finished()
    branch = replay(branch_off(old.record(), 60, secret(9)))
    branch.rewind(50)
    assert branch.record().moves == old.record().moves[: branch.ply]
    play_on(branch)
    verify(branch.record())


def test_a_game_comes_from_a_bounded_number_of_others() -> None:
    record = finished().record()
    for number in range(MOST_BRANCHES):
        record = branch_off(record, 40, secret(number))
    replay(record)
    with pytest.raises(RecordError, match="too-many-branches"):
        branch_off(record, 40, secret(99))
    first, *rest = record.branches
    later = msgspec.structs.replace(first, ply=41)
    with pytest.raises(RecordError, match="record-branches"):
        replay(msgspec.structs.replace(record, branches=[later, *rest]))


def test_lines_of_a_file() -> None:
    text = '{\n "game": "x",\n "options": {"a": [1,\n 2]},\n "moves": [\n  "0 a",\n  "chance b"\n ],\n "secret": ""\n}'
    assert [line_of(text, key) for key in ("game", "options", "moves", "secret", "nothing")] == [2, 3, 5, 9, 1]
    assert [line_of(text, "moves", index) for index in (0, 1, 2)] == [6, 7, 1]


def test_lines_of_a_whole_record() -> None:
    record = finished().record()
    text = msgspec.json.format(msgspec.json.encode(record), indent=1).decode()
    for ply in (0, 17, len(record.moves) - 1):
        assert record.moves[ply] in text.splitlines()[line_of(text, "moves", ply) - 1]
