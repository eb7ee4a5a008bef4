"""What is shown before the game binds the secret and what is played."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from kaizhuo.core.errors import RecordError
from kaizhuo.games import boxes_of
from kaizhuo.play.chance import commitment_of
from kaizhuo.play.match import Match, branch_off, replay, verify
from kaizhuo.play.promise import binds_terms, check_promises, promise
from kaizhuo.play.record import Record

SECRET = bytes(range(32))
change = msgspec.structs.replace


@pytest.fixture
def record() -> Record:
    """Cheers: whether cards are kept changes no move of this beginning."""
    return Match.new("cheers", ["a", "b", "c", "d"], {"keep": False}, SECRET).record()


@pytest.mark.parametrize(
    "other",
    [
        {"options": {"keep": True}},
        {"options": {}},
        {"options": {"keep": False, "variant": "apprentice"}},
        {"rules_version": 1},
        {"components": "0" * 64},
        {"game": "dnup"},
        {"seats": ["a", "b", "c"]},
        {"secret": "00" * 32},
    ],
)
def test_what_is_bound_cannot_be_edited(record: Record, other: dict[str, Any]) -> None:
    verify(record)
    with pytest.raises(RecordError) as refused:
        check_promises(change(record, **other))
    assert refused.value.code == "record-commitment"


def test_options_edited_into_a_record_are_found_out(record: Record) -> None:
    with pytest.raises(RecordError) as refused:
        verify(change(record, options={"keep": True}))
    assert refused.value.code == "record-commitment"


def test_names_may_change(record: Record) -> None:
    verify(change(record, seats=["e", "f", "g", "h"]))


def test_the_first_form_is_verified_as_before(record: Record) -> None:
    old = change(record, commitment=commitment_of(SECRET))
    assert not binds_terms(old.commitment)
    assert verify(old).record() == old


def test_a_branch_and_what_it_came_from_are_bound(record: Record) -> None:
    branch = replay(branch_off(record, 3, bytes(32))).record()
    verify(branch)
    assert binds_terms(branch.commitment)
    with pytest.raises(RecordError):
        verify(change(branch, options={"keep": True}))


def test_a_resumed_game_keeps_what_was_shown() -> None:
    first = Match.new("dnup", ["a", "b"], {"letters_to_win": 3}, SECRET)
    box = boxes_of("dnup")[0].fingerprint
    shown = promise(SECRET, "dnup", first.rules_version, box, 2, {"letters_to_win": 3})
    assert first.commitment == shown
    assert replay(first.record()).commitment == shown
