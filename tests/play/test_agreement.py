"""What players agree on beside the rules' own choices: it is told, recorded, replayed and taken back like a move."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from kaizhuo.core.errors import OptionError, RecordError
from kaizhuo.play.match import Match, branch_off, replay, verify, walk
from kaizhuo.play.record import Record, read_record

GAMES = Path(__file__).parent.parent / "games"
LONG = GAMES / "flatiron" / "records" / "2-first_game_True-hard_False-greedy.json"  # nobody builds the roof
change = msgspec.structs.replace


def begun(moves: int) -> Match:
    record = read_record(LONG)
    return replay(change(record, moves=record.moves[:moves], scores=None))


def play_on(match: Match) -> None:
    while not match.over:
        seat = match.awaited()[0]
        match.submit(seat, match.observe(seat, match.ply).options[-1])


@pytest.fixture(scope="module")
def agreed() -> Record:
    match = begun(100)
    match.agree()
    play_on(match)
    return match.record()


def test_an_agreed_end_is_recorded_and_replayed(agreed: Record) -> None:
    assert agreed.moves.count("all agree-end") == 1
    assert len(agreed.moves) < 120
    again = verify(agreed)
    assert again.over
    assert again.record() == agreed
    assert [past.ply for past in walk(again)] == list(range(len(agreed.moves) + 1))


def test_it_is_agreed_on_once_and_only_where_the_rules_allow_it(agreed: Record) -> None:
    match = begun(100)
    match.agree()
    with pytest.raises(OptionError) as refused:
        match.agree()
    assert refused.value.code == "no-agreement"
    with pytest.raises(OptionError):
        Match.new("dnup", ["a", "b"], {}, bytes(32)).agree()
    for wrong in ("all agree-end", "all take 2", "0 agree-end", "nobody agree-end"):
        moves = [*agreed.moves[:101], wrong, *agreed.moves[101:]]
        with pytest.raises(RecordError) as bad:
            replay(change(agreed, moves=moves))
        assert bad.value.code == "record-move"


def test_going_back_goes_back_behind_it(agreed: Record) -> None:
    match = replay(change(agreed, moves=agreed.moves[:101], scores=None))
    assert match.agreement() < 0
    assert match.undo_ply(match.awaited()[0]) is None, "not alone"
    match.rewind(100)
    assert match.agreement() >= 0
    branch = replay(branch_off(agreed, 101, bytes(32)))
    assert branch.agreement() < 0
