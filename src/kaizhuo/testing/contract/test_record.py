"""Sentences and records: what is written can be read and played again, and dealt again from its secret."""

from __future__ import annotations

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from kaizhuo.core.rng import Rng
from kaizhuo.games import load_game
from kaizhuo.play.match import verify
from kaizhuo.play.record import Record
from kaizhuo.testing.tables import Table, every_game, every_table


@every_game
def test_every_action_reads_as_a_sentence_and_back(name: str) -> None:
    words = load_game(name).words
    for action in range(words.size):
        assert words.parse(words.sentence(action)) == action


@every_table
@given(seed=st.integers(0, 2**32 - 1))
def test_a_record_replays_to_the_same_game(table: Table, seed: int) -> None:
    match = table.match(seed)
    rng = Rng(seed)
    while not match.over:
        seat = match.awaited()[rng.below(len(match.awaited()))]
        options = match.observe(seat, match.ply).options
        match.submit(seat, options[rng.below(len(options))])
    record = match.record()
    again = verify(msgspec.json.decode(msgspec.json.encode(record), type=Record))
    assert again.record() == record
    assert again.events == match.events
